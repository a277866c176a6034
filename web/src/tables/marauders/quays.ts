/** What can be done in port, sorted by the place where it is done, so that a quay can be drawn from the options. */
import type { AskInfo, OptionInfo } from "../../api/types";
import { pieceFor } from "./ghosts";

export const PLACES_ASHORE = ["market", "yard", "tavern", "governor", "chest"] as const;
export type Ashore = (typeof PLACES_ASHORE)[number];

const WHERE: Readonly<Record<string, Ashore>> = {
  "sell-goods": "market",
  "buy-goods": "market",
  sell: "market",
  "sell-all": "market",
  buy: "market",
  "draw-again": "market",
  repair: "yard",
  "repair-all": "yard",
  "buy-weapon": "yard",
  "sell-weapon": "yard",
  "buy-modification": "yard",
  "buy-ship": "yard",
  "take-ship": "yard",
  recruit: "tavern",
  hire: "tavern",
  "seek-rumor": "tavern",
  "keep-rumor": "tavern",
  "verify-rumor": "tavern",
  claim: "governor",
  "keep-mission": "governor",
  fulfil: "governor",
  "return-bounty": "governor",
  "open-chest": "chest",
  "hire-courier": "chest",
  stash: "chest",
  withdraw: "chest",
};

/** Questions that are asked on a quay. */
const ON_QUAY = new Set([
  "which-ship", "what-ashore", "what-to-sell", "what-to-buy", "how-many-to-hire", "which-rumor", "which-mission", "how-much-to-stash", "how-much-from-stash",
]);

export interface Errand {
  key: string;
  /** By which the errand is chosen as well; none for an option that speaks of no piece. */
  piece: string | null;
  /** All options that the piece means: several amounts of one good, or of gold for the chest, are one errand. */
  options: OptionInfo[];
  glyph: string;
  /** Whether it is given away: goods that are sold, gold for the chest. */
  gives: boolean;
}

/** What there may be several amounts of. */
const MEASURED = new Set(["buy", "sell", "stash", "withdraw"]);
const GIVEN = new Set(["sell", "stash"]);

/** How much of it an option means. */
export const amountOf = ({ said }: OptionInfo): number => Number(said.facts["count"] ?? said.facts["gold"] ?? 1);

/** Whether a question is asked on a quay. */
export const isOnQuay = (ask: AskInfo | null): boolean => ask !== null && ON_QUAY.has(ask.said.kind);

/** The errands of a question by place; several amounts of the same are one errand, everything else one each. */
export function errands(ask: AskInfo): { place: Ashore; errands: Errand[] }[] {
  const found = new Map<Ashore, Map<string, Errand>>();
  for (const option of ask.options) {
    const place = WHERE[option.said.kind];
    if (!place) continue;
    const { kind, facts } = option.said;
    const isMeasured = MEASURED.has(kind);
    const piece = typeof facts["good"] === "string" && isMeasured ? facts["good"] : pieceFor(ask, option);
    const key = isMeasured ? `${kind} ${String(facts["good"] ?? "")}` : option.play;
    const here = found.get(place) ?? new Map<string, Errand>();
    const known = here.get(key);
    here.set(key, known ? { ...known, options: [...known.options, option] } : { key, piece, options: [option], glyph: glyphOf(option), gives: GIVEN.has(kind) });
    found.set(place, here);
  }
  return PLACES_ASHORE.flatMap((place) => (found.has(place) ? [{ place, errands: [...(found.get(place)?.values() ?? [])] }] : []));
}

const GLYPH: Readonly<Record<string, string>> = {
  "buy-goods": "cargo",
  "draw-again": "cargo",
  "sell-all": "gold",
  "repair-all": "hull",
  hire: "crew",
  "seek-rumor": "rumor",
  "keep-rumor": "rumor",
  "verify-rumor": "rumor",
  claim: "mission",
  "keep-mission": "mission",
  fulfil: "mission",
  "return-bounty": "skull",
  "hire-courier": "chest",
  stash: "chest",
  withdraw: "gold",
  "buy-ship": "anchor",
  "take-ship": "anchor",
};

/** The drawing of an option: its own, else that of the piece it speaks of. */
function glyphOf({ said }: OptionInfo): string {
  const fact = ["good", "area", "weapon", "modification"].map((name) => said.facts[name]).find((value) => typeof value === "string");
  return GLYPH[said.kind] ?? String(fact ?? "anchor");
}
