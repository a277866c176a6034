/** Changes between two pieces of plain data, as the server says them: see `wardroom.engine.changes`. */

export type Change = { [key: string]: Change } | unknown[] | number;

const GONE = 0;
const LENGTH = "#";

/** What a change makes of what was there before, which stays as it is; what did not change is the same object. */
export function changed(before: unknown, by: Change): unknown {
  if (Array.isArray(by)) return by[0];
  const said = Object.entries(by as Record<string, Change>);
  if (said.length === 0) return before;
  return Array.isArray(before) ? changedList(before, said) : changedFields((before ?? {}) as Record<string, unknown>, said);
}

function changedFields(before: Record<string, unknown>, said: [string, Change][]): Record<string, unknown> {
  const after = { ...before };
  for (const [key, each] of said) {
    if (each === GONE) delete after[key];
    else after[key] = changed(before[key], each);
  }
  return after;
}

function changedList(before: unknown[], said: [string, Change][]): unknown[] {
  const length = said.find(([key]) => key === LENGTH)?.[1] as number | undefined;
  const after = before.slice(0, length ?? before.length);
  for (const [key, each] of said) if (key !== LENGTH) after[Number(key)] = changed(before[Number(key)], each);
  return after;
}
