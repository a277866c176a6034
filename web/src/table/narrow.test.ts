import { describe, expect, it } from "vitest";
import type { AskInfo, Facts, OptionInfo } from "../api/types";
import { bundleOf } from "../words/bundles";
import { Speaker } from "../words/speaker";
import { click, litBy, narrowed, pieceName, piecesOf } from "./narrow";

function option(play: string, facts: Facts = {}, seats: string[] = []): OptionInfo {
  return { play, said: { kind: play.split(" ")[0] ?? "", facts, seats, rule: "" }, gives_up: false, passes: false, gathers: false };
}

function ask(...options: OptionInfo[]): AskInfo {
  return { seat: 0, is_reaction: false, said: { kind: "what-next", facts: {}, seats: [], rule: "3.2.d" }, options };
}

const STOP = option("stop");
const REPAIR = option("try-repair emden", { ship: "emden" });
const RESUPPLY = option("try-resupply emden", { ship: "emden" });
const WOLF = option("try-repair wolf", { ship: "wolf" });
const FROM = (prize: string, ship: string): OptionInfo => option(`supply-from ${prize} ${ship}`, { prize, ship });
const ASK = ask(STOP, REPAIR, RESUPPLY, WOLF, FROM("maru", "emden"), FROM("maru", "wolf"), FROM("lovat", "wolf"));

const plays = (options: OptionInfo[]): string[] => options.map((each) => each.play);

describe("pieces of an option", () => {
  it("are its texts, seats and numbers", () => {
    const fire = option("fire 4 1", { gun: 4, target: 1 }, ["target"]);
    expect(piecesOf(fire.said)).toEqual(["gun-4", "seat-1"]);
    expect(piecesOf(option("give", { cards: ["qqq.1", "fog"], to: null, all: [0, 2], late: true }, ["to", "all"]).said)).toEqual([
      "qqq.1",
      "fog",
      "seat-0",
      "seat-2",
    ]);
    expect(piecesOf(STOP.said)).toEqual([]);
  });
});

describe("names of pieces", () => {
  const speak = new Speaker({ language: "en", bundle: bundleOf("en", ["name-emden = Emden\npiece-gun = Gun { $number }"]), names: ["Anna", "Bruno"] });

  it("are those of players, of the words and of the numbered", () => {
    expect(["seat-1", "emden", "gun-4"].map((piece) => pieceName(piece, speak))).toEqual(["Bruno", "Emden", "Gun 4"]);
  });

  it("are the ids where nobody has given a name", () => {
    expect(pieceName("tile-7", speak)).toBe("tile-7");
  });
});

describe("narrowing", () => {
  it("offers everything at first", () => {
    expect(narrowed(ASK, [])).toEqual(ASK.options);
    expect([...litBy(ASK, [])].sort()).toEqual(["emden", "lovat", "maru", "wolf"]);
  });

  it("keeps the options that speak of what is chosen", () => {
    expect(plays(narrowed(ASK, ["emden"]))).toEqual(["try-repair emden", "try-resupply emden", "supply-from maru emden"]);
    expect([...litBy(ASK, ["emden"])]).toEqual(["maru"]);
  });

  it("plays the only option that is left", () => {
    expect(click(ASK, [], "lovat")).toEqual({ kind: "play", option: FROM("lovat", "wolf") });
    expect(click(ASK, ["maru"], "wolf")).toEqual({ kind: "play", option: FROM("maru", "wolf") });
  });

  it("chooses, and puts back", () => {
    expect(click(ASK, [], "maru")).toEqual({ kind: "choose", chosen: ["maru"] });
    expect(click(ASK, ["maru"], "maru")).toEqual({ kind: "choose", chosen: [] });
  });

  it("starts anew with a piece that does not go with the chosen ones", () => {
    expect(click(ask(REPAIR, RESUPPLY, WOLF), ["emden"], "wolf")).toEqual({ kind: "play", option: WOLF });
  });

  it("refuses a piece that no option speaks of", () => {
    expect(click(ASK, [], "mount_temple")).toEqual({ kind: "unlit" });
    expect(click(ASK, ["emden"], "mount_temple")).toEqual({ kind: "unlit" });
  });

  it("does not light what would decide nothing", () => {
    const both = ask(option("chase a b", { ship: "a", target: "b" }), option("spare a b", { ship: "a", target: "b" }));
    expect([...litBy(both, ["a"])]).toEqual([]);
  });
});
