/** What a table shows beside its chart, and on a narrow screen the panel that a question is about. */
import type { AskInfo } from "../../api/types";
import type { Fighter } from "./battles";
import { isOnQuay } from "./quays";
import type { SeaView } from "./view";

export const PANELS = ["scene", "ship", "cards", "sea"] as const;
export type Panel = (typeof PANELS)[number];

export type Scene = "battle" | "raid" | "quay" | "after" | null;

/** What is going on, to be shown large. A battle that has just ended is shown until something else comes up. */
export function sceneOf(view: SeaView, ask: AskInfo | null, isFresh: boolean): Scene {
  if (view.battle) return "battle";
  if (view.raid) return "raid";
  if (isOnQuay(ask)) return "quay";
  return isFresh ? "after" : null;
}

const CARDS = /card|glory|announce|anothers-turn|arrival|will|charm|spotted|colours|drop|stow|rumor|mission|orders|play-one/;

/** The panel that a question lights. */
export function panelFor(scene: Scene, ask: AskInfo | null): Panel {
  if (scene && scene !== "after") return "scene";
  if (ask && CARDS.test(ask.said.kind)) return "cards";
  return "ship";
}

/** Whose areas a question means: hits on the own ship, on a captain of the event cards, on a ship to be sabotaged. */
export function struckBy(ask: AskInfo | null): Fighter | null {
  if (!ask) return null;
  const { kind, facts } = ask.said;
  if (kind === "where-it-strikes-npc") return String(facts["npc"]);
  if (kind === "what-to-sabotage") return `seat-${Number(facts["player"])}`;
  return `seat-${ask.seat}`;
}
