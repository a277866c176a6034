/** The points of a campaign as a curve. */
import type { CampaignView } from "./view";

export interface Curve {
  /** The height of the points that win. */
  goal: number;
  missions: { x: number; number: number }[];
  lines: { force: number; path: string; points: { x: number; y: number; value: number }[] }[];
}

const [LEFT, RIGHT, TOP, FOOT] = [40, 40, 12, 24];

/** Both sides from their start, mission after mission, in a frame of this size. */
export function curveOf(campaign: Pick<CampaignView, "target" | "forces">, width: number, height: number): Curve {
  const played = Math.max(0, ...campaign.forces.map((force) => force.history.length));
  const top = Math.max(1, campaign.target, ...campaign.forces.flatMap((force) => force.history)) * 1.06;
  const steps = Math.max(3, played);
  const X = (at: number): number => Math.round(LEFT + (at / steps) * (width - LEFT - RIGHT));
  const Y = (value: number): number => Math.round(TOP + (1 - value / top) * (height - TOP - FOOT));
  return {
    goal: Y(campaign.target),
    missions: Array.from({ length: played }, (_, at) => ({ x: X(at + 1), number: at + 1 })),
    lines: campaign.forces.map((force, number) => {
      const points = [0, ...force.history].map((value, at) => ({ x: X(at), y: Y(value), value }));
      return { force: number, points, path: points.map(({ x, y }, at) => `${at ? "L" : "M"}${x} ${y}`).join("") };
    }),
  };
}
