/** Icons of game-icons, one at a time, drawn to whole units of their field of 512: finer than any screen shows them. */
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** How many numbers each command of a path takes. */
const TAKES: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** The same path in whole numbers. Each point is rounded where it lies, so that errors do not add up. */
export function rounded(path: string): string {
  const pen = { x: 0, y: 0, startX: 0, startY: 0, trueX: 0, trueY: 0, trueStartX: 0, trueStartY: 0 };
  return commands(path).map(([command, numbers]) => drawn(command, numbers, pen)).join("");
}

type Pen = Record<"x" | "y" | "startX" | "startY" | "trueX" | "trueY" | "trueStartX" | "trueStartY", number>;

/** A path cut into single commands; those that were left out because they repeat are put back. */
function commands(path: string): [string, number[]][] {
  const found: [string, number[]][] = [];
  for (const [, letter = "", text = ""] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const takes = TAKES[letter.toLowerCase()] ?? 0;
    const numbers = read(text, letter.toLowerCase() === "a");
    if (takes === 0) found.push([letter, []]);
    for (let at = 0; takes > 0 && at < numbers.length; at += takes) {
      // After a move, further points are lines.
      const repeated = letter === "m" ? "l" : letter === "M" ? "L" : letter;
      found.push([at > 0 ? repeated : letter, numbers.slice(at, at + takes)]);
    }
  }
  return found;
}

/** The numbers of a command; in an arc the two flags may stand close to what follows. */
function read(text: string, isArc: boolean): number[] {
  const numbers: number[] = [];
  let rest = text;
  while ((rest = rest.replace(/^[\s,]+/, ""))) {
    const isFlag = isArc && (numbers.length % 7 === 3 || numbers.length % 7 === 4);
    const token = (isFlag ? /^[01]/ : /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?/i).exec(rest)?.[0];
    if (!token) throw new Error(`not a path: ${rest.slice(0, 20)}`);
    numbers.push(Number(token));
    rest = rest.slice(token.length);
  }
  return numbers;
}

function drawn(letter: string, numbers: number[], pen: Pen): string {
  const command = letter.toLowerCase();
  if (command === "z") {
    [pen.x, pen.y, pen.trueX, pen.trueY] = [pen.startX, pen.startY, pen.trueStartX, pen.trueStartY];
    return letter;
  }
  const isRelative = letter === command;
  const shown = numbers.map((value, at) => {
    const axis = axisOf(command, at);
    if (axis === null) return command === "a" && at < 2 ? Math.round(value * 10) / 10 : value;
    const place = isRelative ? value + (axis === "x" ? pen.trueX : pen.trueY) : value;
    return Math.round(place) - (isRelative ? pen[axis] : 0);
  });
  move(command, numbers, shown, isRelative, pen);
  return letter + shown.join(" ").replaceAll(" -", "-");
}

/** Along which axis a number of a command lies; null for those of an arc that are no places. */
function axisOf(command: string, at: number): "x" | "y" | null {
  if (command === "h") return "x";
  if (command === "v") return "y";
  if (command === "a" && at < 5) return null;
  return (command === "a" ? at - 5 : at) % 2 === 0 ? "x" : "y";
}

function move(command: string, numbers: number[], shown: number[], isRelative: boolean, pen: Pen): void {
  const last = (from: number[], back: number): number => from.at(-back) ?? 0;
  if (command !== "v") {
    const back = command === "h" ? 1 : 2;
    pen.trueX = last(numbers, back) + (isRelative ? pen.trueX : 0);
    pen.x = last(shown, back) + (isRelative ? pen.x : 0);
  }
  if (command !== "h") {
    pen.trueY = last(numbers, 1) + (isRelative ? pen.trueY : 0);
    pen.y = last(shown, 1) + (isRelative ? pen.y : 0);
  }
  if (command !== "m") return;
  [pen.startX, pen.startY, pen.trueStartX, pen.trueStartY] = [pen.x, pen.y, pen.trueX, pen.trueY];
}

/** `import anchor from "icon:anchor"`: the drawing of that icon, and of no other. */
export function icons(): Plugin {
  const set = JSON.parse(readFileSync("node_modules/@iconify-json/game-icons/icons.json", "utf8")) as {
    icons: Record<string, { body: string }>;
  };
  return {
    name: "single-icons",
    resolveId: (id) => (id.startsWith("icon:") ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith("\0icon:")) return null;
      const icon = set.icons[id.slice(6)];
      if (!icon) this.error(`game-icons has no icon called ${id.slice(6)}`);
      const body = icon.body.replace(/ d="([^"]*)"/g, (_, path: string) => ` d="${rounded(path)}"`);
      return `export default ${JSON.stringify(body)};`;
    },
  };
}
