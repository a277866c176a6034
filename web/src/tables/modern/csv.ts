/** Tables as text: commas between cells, quotes around cells that hold commas, doubled within them. */

export function readTable(text: string): Record<string, string>[] {
  const [head = [], ...rows] = cells(text);
  return rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at] ?? ""])));
}

const CELL = /("(?:[^"]|"")*"|[^,\n]*)(,|\n|$)/g;

function cells(text: string): string[][] {
  const rows: string[][] = [[]];
  const clean = text.replace(/^\ufeff/, "").replaceAll("\r\n", "\n").replace(/\n+$/, "");
  for (const [, cell = "", end] of clean.matchAll(CELL)) {
    rows.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end === "\n") rows.push([]);
    if (end === "") break;
  }
  return rows;
}
