/** What is wrong with a cell, and what looks odd about it, in words. */
import type { SetFault, SetRemark } from "../api/types";
import { words } from "../words/words.svelte";
import { tell } from "./words.svelte";

/** What the game wants, as it says it to programmers, in the reader's language where there are words for it. */
export function wanted(expected: string): string {
  const [n = "", m = ""] = expected.match(/\d+/g) ?? [];
  const key = `web-want-${expected.toLowerCase().replace(/\d+/g, "n").replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "")}`;
  return words.knows("sets") && words.game("sets").has(key) ? tell(key, { n, m }) : expected;
}

export function faultText(fault: SetFault): string {
  const isBeyond = fault.kind === "number" && /^\d+$/.test(fault.found);
  return tell(isBeyond ? "web-sets-fault-within" : `web-sets-fault-${fault.kind}`, { expected: wanted(fault.expected), found: fault.found && fault.found !== "None" ? wanted(fault.found) : tell("web-sets-empty") });
}

export function remarkText(remark: SetRemark): string {
  return tell(`web-sets-remark-${remark.kind}`, { usual: remark.usual });
}
