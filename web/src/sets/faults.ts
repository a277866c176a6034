/** What is wrong with a cell, and what looks odd about it, in words. */
import type { SetFault, SetRemark } from "../api/types";
import { tell } from "./words.svelte";

export function faultText(fault: SetFault): string {
  const isBeyond = fault.kind === "number" && /^\d+$/.test(fault.found);
  return tell(isBeyond ? "web-sets-fault-within" : `web-sets-fault-${fault.kind}`, { expected: fault.expected, found: fault.found || tell("web-sets-empty") });
}

export function remarkText(remark: SetRemark): string {
  return tell(`web-sets-remark-${remark.kind}`, { usual: remark.usual });
}
