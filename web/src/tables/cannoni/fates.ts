/** What became of a ship. */
import type { ShipView } from "./view";

export type Fate = "sunk" | "blown" | "taken" | "struck" | "escaped" | "home" | "gone" | "crippled" | "afloat";

export function fateOf({ place, side, born, marks }: Pick<ShipView, "place" | "side" | "born" | "marks">): Fate {
  if (place === "sunk" || place === "blown" || place === "escaped" || place === "home") return place;
  if (side !== born) return "taken";
  if (marks.includes("struck")) return "struck";
  if (place === "gone" || place === "leaving" || place === "off") return "gone";
  return marks.includes("crippled") || marks.includes("going_down") ? "crippled" : "afloat";
}
