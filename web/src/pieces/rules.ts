/** How a rule is named beside a question, a note or an event. */
/** The letters of a tag without its number. */
const LONGEST = 28;

/** The number in the book; empty where the book has none, and the id is a word of ours. */
export function numberOf(id: string): string {
  return /^\d+(\.\d+)*(\.?[a-z])?$/.test(id) ? id : "";
}

/** The short title of a rule without its number; empty while it is not known. */
export function tagOf(id: string, tags: Readonly<Record<string, string>>): string {
  const short = (tags[id] ?? "").replace(`, ${id}`, "");
  return short.length > LONGEST ? `${short.slice(0, LONGEST - 1).trimEnd()}…` : short;
}
