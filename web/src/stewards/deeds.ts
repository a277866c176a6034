/** Lines of the log of deeds in words. */
import { titleOf } from "../shelf.svelte";
import { words } from "../words/words.svelte";
import type { DeedInfo } from "./api";
import { tell } from "./words.svelte";

/** What was done, with the names that those have now whom it was about. */
export function deedWords(deed: DeedInfo): string {
  const { facts } = deed;
  const called = deed.called ? words.called(deed.called) : deed.game ? tell("deed-untitled", { game: titleOf(deed.game) }) : tell("deed-gone");
  const told = {
    called,
    to: words.called(String(facts["to"] ?? "")),
    has: facts["to"] ? "person" : "bot",
    number: Number(facts["seat"] ?? 0) + 1,
    line: facts["line"] ?? 0,
    hours: facts["hours"] ?? 0,
    was: words.called(String(facts["was"] ?? "")),
    given: words.called(String(facts["name"] ?? "")),
    days: Number(facts["days"] ?? 0),
    kind: facts["kept"] ? tell(`admin-kept-${facts["kept"]}`) : "",
  };
  const undone = deed.kind === "undo" ? tell(`deed-${facts["kind"]}`, told) : "";
  return tell(`deed-${deed.kind}`, { ...told, undone });
}
