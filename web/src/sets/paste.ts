/** What is pasted from a spreadsheet: taken apart, and put into a table. */
import { match, type Known } from "./headings";

/** More than any table holds. */
export const LONGEST = 1_500_000;

/** Rows of cells: tabs between cells as spreadsheets copy, or else semicolons or commas; quotes hold a cell together. */
export function cellsIn(text: string): string[][] {
  const sign = text.includes("\t") ? "\t" : (text.split("\n", 1)[0] ?? "").includes(";") ? ";" : ",";
  const rows: string[][] = [[""]];
  let isQuoted = false;
  const plain = text.replace(/\r\n?/g, "\n").replace(/\n+$/, "");
  for (let at = 0; at < plain.length; at++) {
    const letter = plain[at] ?? "";
    const row = rows[rows.length - 1] ?? [];
    const last = row.length - 1;
    if (isQuoted) {
      if (letter !== '"') row[last] += letter;
      else if (plain[at + 1] === '"') [row[last], at] = [`${row[last] ?? ""}"`, at + 1];
      else isQuoted = false;
    } else if (letter === '"' && row[last] === "") isQuoted = true;
    else if (letter === sign) row.push("");
    else if (letter === "\n") rows.push([""]);
    else row[last] += letter;
  }
  return rows.map((row) => row.map((cell) => cell.trim())).filter((row) => row.some((cell) => cell !== ""));
}

export interface Pasted {
  rows: string[][];
  /** Rows that were taken, and columns; the first row and column that were touched. */
  taken: number;
  columns: number;
  at: number;
  guessed: { found: string; name: string }[];
  left: string[];
  /** Values that were there already. */
  same: number;
  /** Whether it had a line of headings. */
  isNamed: boolean;
  /** The cells that are other ones now, as `row/column`. */
  changed: string[];
}

interface Into {
  header: readonly string[];
  rows: readonly (readonly string[])[];
  known: readonly Known[];
  /** What can be seen, in its order: what has no headings goes there from the chosen cell on. */
  shown: readonly string[];
  from: { row: number; column: string };
  /** A row with nothing in it but what every row needs. */
  fresh: (name: string) => string[];
}

/** Put rows into a table: with headings where their code or name says, and behind the last what is new; else from a cell on. */
export function paste(text: string, into: Into): Pasted | null {
  const cells = cellsIn(text);
  const found = cells[0] ? match(cells[0], into.known) : null;
  const body = found ? cells.slice(1) : cells;
  if (body.length === 0) return null;
  const start = Math.max(0, into.shown.indexOf(into.from.column));
  const columns = found ? found.columns : (cells[0] ?? []).map((_, at) => into.shown[start + at] ?? null);
  if (columns.every((column) => column === null)) return null;
  const rows = into.rows.map((row) => [...row]);
  const done: Pasted = { rows, taken: 0, columns: columns.filter(Boolean).length, at: -1, guessed: found?.guessed ?? [], left: [], same: 0, isNamed: found !== null, changed: [] };
  done.left = found ? (cells[0] ?? []).filter((cell, at) => columns[at] === null && cell !== "") : [];
  for (const [number, line] of body.entries()) {
    const at = found ? placeOf(line, columns, into, rows) : Math.min(into.from.row + number, rows.length);
    if (!rows[at]) rows.push(into.fresh(nameIn(line, columns) || String(at + 1)));
    put(line, columns, into.header, at, done);
  }
  return done;
}

function put(line: readonly string[], columns: readonly (string | null)[], header: readonly string[], at: number, done: Pasted): void {
  const row = done.rows[at];
  if (!row) return;
  done.taken += 1;
  if (done.at < 0) done.at = at;
  for (const [place, column] of columns.entries()) {
    const where = column === null ? -1 : header.indexOf(column);
    const value = line[place];
    if (where < 0 || value === undefined) continue;
    if (row[where] === value) done.same += 1;
    else done.changed.push(`${at}/${column ?? ""}`);
    row[where] = value;
  }
}

function nameIn(line: readonly string[], columns: readonly (string | null)[]): string {
  return line[columns.indexOf("id")] || line[columns.indexOf("name")] || "";
}

/** The row that a line is about: the one with its code, else with its name; else a new one. */
function placeOf(line: readonly string[], columns: readonly (string | null)[], into: Into, rows: readonly (readonly string[])[]): number {
  for (const key of ["id", "name", into.header[0] ?? ""]) {
    const [given, where] = [line[columns.indexOf(key)], into.header.indexOf(key)];
    if (!given || where < 0) continue;
    const alike = rows.map((row, at) => ((row[where] ?? "").toLowerCase() === given.toLowerCase() ? at : -1)).filter((at) => at >= 0);
    if (alike.length === 1) return alike[0] ?? rows.length;
  }
  return rows.length;
}
