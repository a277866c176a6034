/** What is on offer and lies nowhere on the table yet: ships in harbour, cards to buy, missions, navies. */
import type { AskInfo, OptionInfo } from "../../api/types";
import type { SeaView, SideView } from "./view";

export interface Offer {
  id: string;
  kind: "ship" | "card" | "navy" | "mission" | "strategy";
  /** What it costs, or is worth; null where nothing is paid. */
  price: number | null;
}

/** The kinds of option that put something new before the reader, and the fact that names it. */
const KINDS: Record<string, readonly [Offer["kind"], string, string?]> = {
  "take-navy": ["navy", "navy"],
  take: ["ship", "ship", "vp"],
  bring: ["ship", "ship", "vp"],
  commit: ["ship", "ship", "vp"],
  lend: ["ship", "ship"],
  "buy-card": ["card", "card", "price"],
  pick: ["card", "card"],
  "take-mission": ["mission", "mission"],
  "buy-strategy": ["strategy", "strategy", "cost"],
  lay: ["strategy", "strategy"],
};

function offerOf({ said }: OptionInfo): Offer[] {
  const [kind, fact, price] = KINDS[said.kind] ?? [];
  if (!kind || !fact) return [];
  return [{ id: String(said.facts[fact]), kind, price: price ? Number(said.facts[price]) : null }];
}

/** Each once, however many ways there are to take it; ships that may be lent only where nothing else is asked. */
export function offersIn(ask: AskInfo | null): Offer[] {
  const options = (ask?.options ?? []).filter(({ said }) => said.kind !== "lend" || ask?.said.kind === "what-to-lend");
  return [...new Map(options.flatMap(offerOf).map((offer) => [offer.id, offer])).values()];
}

/** Whoever pays for reinforcements sees the whole reserve: first what can be had now, then the rest, the cheapest first. */
export function withReserve(offers: readonly Offer[], side: Pick<SideView, "reserve">, view: Pick<SeaView, "ships">): Offer[] {
  const price = (id: string): number => view.ships[id]?.vp ?? 0;
  const rest = side.reserve.filter((id) => !offers.some((offer) => offer.id === id)).sort((a, b) => price(a) - price(b));
  return [...offers, ...rest.map((id): Offer => ({ id, kind: "ship", price: price(id) }))];
}
