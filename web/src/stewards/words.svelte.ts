/** The words of the stewards' desk, and of what stewards have done at a table; they come with whoever needs them first. */
import type { Facts, StewardNote } from "../api/types";
import { words } from "../words/words.svelte";

/** Begin to learn them. */
export const learn = (): Promise<unknown> => words.learn("stewards", {});

/** Words of stewards, in the page's language; nothing as long as they are under way. */
export function tell(key: string, facts?: Facts): string {
  return words.knows("stewards") ? words.game("stewards").say(key, facts) : "";
}

/** What a steward has done at a table, as its players read it. */
export function noteWords({ kind, name, why, line, facts }: StewardNote): string {
  const winners = ((facts["winners"] ?? []) as string[]).map((each) => words.called(each));
  return tell(`web-noted-${kind}`, {
    by: name ? "steward" : "house",
    name: words.called(name),
    why,
    line,
    was: facts["was"],
    hours: facts["hours"],
    before: words.called(String(facts["before"] ?? "")),
    after: facts["after"] ? "person" : "bot",
    follower: words.called(String(facts["after"] ?? "")),
    winners: winners.length === 0 ? "none" : winners.length === 1 ? "one" : "some",
    names: winners,
  });
}
