/** What a choice on the chart would mean: where the ship would be, who lies in wait there, what the hold would bring. */
import type { AskInfo, Explanation, OptionInfo, Said } from "../../api/types";
import { piecesOf } from "../../table/narrow";
import { percent } from "../../table/worth";
import { counted, type SeaView } from "./view";

export interface Ghost {
  zone: string;
  isInPort: boolean;
  /** Captains there who would search for the ship. */
  hostile: string[];
  /** What is wanted there and how much of it is in the hold. */
  wanted: { good: string; count: number } | null;
}

const TO_SEA = new Set(["sail", "put-out"]);
const TO_PORT = new Set(["dock", "dock-paying", "dock-talking", "dock-smuggled"]);

/** Where the reader's ship could go; one ghost for each place, the sea before the port. */
export function ghosts(view: SeaView, ask: AskInfo | null): Ghost[] {
  const found = new Map<string, Ghost>();
  for (const { said } of ask?.options ?? []) {
    const isInPort = TO_PORT.has(said.kind);
    const zone = said.facts["zone"];
    if (typeof zone !== "string" || !(isInPort || TO_SEA.has(said.kind))) continue;
    found.set(`${zone}/${String(isInPort)}`, { zone, isInPort, hostile: isInPort ? [] : hostileIn(view, ask?.seat ?? 0, zone), wanted: wantedIn(view, zone) });
  }
  return [...found.values()].sort((a, b) => Number(a.isInPort) - Number(b.isInPort));
}

const hostileIn = (view: SeaView, seat: number, zone: string): string[] =>
  view.npcs.filter((npc) => npc.zone === zone && npc.hostile.includes(seat)).map(({ id }) => id);

function wantedIn(view: SeaView, zone: string): Ghost["wanted"] {
  const good = view.zones[zone]?.demand ?? "";
  const count = new Map(counted(view.mine?.cargo ?? [])).get(good) ?? 0;
  return count > 0 ? { good, count } : null;
}

/** The chance that is written beside a piece: of being spotted where one would sail, of spotting whom one scouts for. */
export interface Chance {
  percent: number;
  isGood: boolean;
}

const SCOUTS: Readonly<Record<string, (said: Said) => string>> = {
  "scout-merchant": ({ facts }) => `merchant/${String(facts["zone"])}`,
  "scout-npc": ({ facts }) => String(facts["npc"]),
  "scout-player": ({ facts }) => `seat-${Number(facts["player"])}`,
  sail: ({ facts }) => `sea/${String(facts["zone"])}`,
  "put-out": ({ facts }) => `sea/${String(facts["zone"])}`,
};

/** The chances of the options on offer, by the piece beside which they are written. */
export function chancesAt(ask: AskInfo | null, explained: Readonly<Record<string, Explanation>>): ReadonlyMap<string, Chance> {
  const found = new Map<string, Chance>();
  for (const { said, play } of ask?.options ?? []) {
    const [where, best] = [SCOUTS[said.kind], explained[play]?.chances[0]];
    if (!where || !best) continue;
    const isDanger = said.kind === "sail" || said.kind === "put-out";
    found.set(where(said), { percent: percent(isDanger ? 1 - best.chance : best.chance), isGood: !isDanger });
  }
  return found;
}

/** The piece by which an option is chosen: the one that fewest other options speak of; none for an option without. */
export function pieceFor(ask: AskInfo, option: OptionInfo): string | null {
  const others = ask.options.map(({ said }) => piecesOf(said));
  const sharing = (piece: string): number => others.filter((pieces) => pieces.includes(piece)).length;
  return piecesOf(option.said).reduce<string | null>((best, piece) => (best === null || sharing(piece) < sharing(best) ? piece : best), null);
}
