/** Tables of the games as the page loads them: `cards.csv?only=id,name&raw` has these columns alone, and no other is sent. */
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const WANTED = /^(.*\.csv)\?only=([\w,]+)&raw$/;
const CELL = /("(?:[^"]|"")*"|[^,\n]*)(?:,|$)/gm;

/** Some columns of a table. */
export function only(text: string, columns: readonly string[]): string {
  const rows = text.trim().split(/\r?\n/).map((line) => [...line.matchAll(CELL)].map(([, cell = ""]) => cell));
  const places = columns.map((name) => rows[0]?.indexOf(name) ?? -1);
  if (places.includes(-1)) throw new Error(`no such columns: ${columns.filter((_, at) => places[at] === -1).join()}`);
  return rows.map((row) => places.map((at) => row[at]).join()).join("\n");
}

export function tables(): Plugin {
  return {
    name: "tables",
    enforce: "pre",
    load(id) {
      const [, path = "", columns = ""] = WANTED.exec(id) ?? [];
      return path ? `export default ${JSON.stringify(only(readFileSync(path, "utf8"), columns.split(",")))}` : undefined;
    },
  };
}
