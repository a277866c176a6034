/** Which column a heading of a spreadsheet means: by its name in either language, by its code, or by likeness. */

export interface Known {
  /** The code of the column. */
  name: string;
  /** What it is called, in every language. */
  titles: readonly string[];
}

export interface Found {
  /** For each column of the spreadsheet the code of the column it is, or nothing. */
  columns: (string | null)[];
  /** What was not found by its name, but guessed. */
  guessed: { found: string; name: string }[];
}

/** Letters and digits alone, without accents. */
export function bare(text: string): string {
  return text.normalize("NFKD").replace(/[̀-ͯ]/g, "").toLowerCase().replace(/[^a-z0-9]+/g, "");
}

/** How many letters have to be changed, added or left out to make one text of the other. */
export function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++)
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[other.length] ?? 0;
}

/** The column that a heading is like and no other; a beginning counts, and a letter in four may be wrong. */
function guess(heading: string, free: readonly Known[]): string | null {
  const text = bare(heading);
  if (text.length < 3) return null;
  const begun = free.filter(({ name, titles }) => [name, ...titles].some((title) => bare(title).startsWith(text)));
  if (begun.length === 1) return begun[0]?.name ?? null;
  const like = free.filter(({ name, titles }) => [name, ...titles].some((title) => distance(text, bare(title)) <= Math.floor(bare(title).length / 4)));
  return like.length === 1 ? (like[0]?.name ?? null) : null;
}

/** What the cells of a first line mean; null if it is no line of headings, but values. */
export function match(cells: readonly string[], known: readonly Known[]): Found | null {
  const taken = new Set<string>();
  const named = cells.map((cell) => {
    const found = known.find(({ name, titles }) => !taken.has(name) && [name, ...titles].some((title) => bare(title) !== "" && bare(title) === bare(cell)));
    if (found) taken.add(found.name);
    return found?.name ?? null;
  });
  if (taken.size === 0) return null;
  const guessed: Found["guessed"] = [];
  const columns = named.map((name, at) => {
    if (name !== null) return name;
    const cell = cells[at] ?? "";
    const found = guess(cell, known.filter((each) => !taken.has(each.name)));
    if (found === null) return null;
    taken.add(found);
    guessed.push({ found: cell, name: found });
    return found;
  });
  // A single word that happens to be a heading is no line of headings, unless it is all there is.
  return taken.size === 1 && cells.length > 2 ? null : { columns, guessed };
}
