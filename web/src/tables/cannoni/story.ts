/** What happened, as beats that the chart can play: ships move, guns fire, ships go down. */
import type { LineInfo, Said } from "../../api/types";
import cues from "./cues";
import type { Pose } from "./view";

export type Beat =
  | { kind: "move"; ship: string; to: Pose; inches: number }
  | { kind: "shot"; ship: string; side: string; target: string; damage: number; rake: string }
  | { kind: "gone"; ship: string; way: "sunk" | "blown" | "left" }
  | { kind: "phase"; ship: ""; phase: number };

/** Degrees in one of the 96 steps that events count headings by. */
const STEP = 3.75;

function poseIn({ facts }: Said): Pose | null {
  if (typeof facts["x"] !== "number" || typeof facts["y"] !== "number" || typeof facts["heading"] !== "number") return null;
  return { x: facts["x"], y: facts["y"], heading: facts["heading"] * STEP };
}

export function beatOf(said: Said): Beat | null {
  const { kind, facts } = said;
  const ship = String(facts["ship"] ?? facts["battery"] ?? "");
  const to = poseIn(said);
  if (to) return { kind: "move", ship, to, inches: Number(facts["distance"] ?? 1) };
  if (kind === "fired" || kind === "battery-fired") {
    const damage = Number(facts["damage"]);
    return { kind: "shot", ship, side: String(facts["side"] ?? ""), target: String(facts["target"]), damage, rake: String(facts["rake"] ?? "") };
  }
  if (kind === "phase-called") return { kind: "phase", ship: "", phase: Number(facts["phase"]) };
  if (kind === "sank") return { kind: "gone", ship, way: "sunk" };
  if (kind === "blew-up") return { kind: "gone", ship, way: "blown" };
  return kind === "left-table" ? { kind: "gone", ship, way: "left" } : null;
}

/** The beats of some events, in order; of phases in which nothing is to be seen only the last is called. */
export function beatsOf(events: readonly Said[]): Beat[] {
  const beats = events.map(beatOf).filter((beat): beat is Beat => beat !== null);
  return beats.filter(({ kind }, at) => kind !== "phase" || beats[at + 1]?.kind !== "phase");
}

/** How long a beat lasts, in milliseconds; with many waiting, each is shorter. */
export function lengthOf(beat: Beat, waiting: number): number {
  const whole = beat.kind === "move" ? Math.min(700, 260 + beat.inches * 70) : beat.kind === "shot" ? 620 : beat.kind === "phase" ? 480 : 800;
  return whole / Math.max(1, waiting / 5);
}

/** Where a movement begins: where she was, or where it ends if she cannot have come from there. */
export function startOf(from: Pose | undefined, { to, inches }: Extract<Beat, { kind: "move" }>): Pose {
  return from && Math.hypot(to.x - from.x, to.y - from.y) <= inches + 6 ? from : to;
}

/** The shorter way round from one heading to another. */
export const turnOf = (from: number, to: number): number => ((((to - from + 180) % 360) + 360) % 360) - 180;

/** Between two poses, on a curve that leaves and arrives along the keel. */
export function between(from: Pose, to: Pose, t: number): Pose {
  const turn = turnOf(from.heading, to.heading);
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const isSailing = Math.abs(turn) > 1 && far > 0.4;
  const heading = from.heading + turn * t;
  if (!isSailing) return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t, heading };
  const along = (pose: Pose, inches: number): [number, number] => [pose.x + inches * Math.sin((pose.heading * Math.PI) / 180), pose.y + inches * Math.cos((pose.heading * Math.PI) / 180)];
  const [a, b] = [along(from, far / 3), along(to, -far / 3)];
  const mix = (p: number, q: number, r: number, s: number): number => (1 - t) ** 3 * p + 3 * (1 - t) ** 2 * t * q + 3 * (1 - t) * t ** 2 * r + t ** 3 * s;
  return { x: mix(from.x, a[0], b[0], to.x), y: mix(from.y, a[1], b[1], to.y), heading };
}

export interface Smoke {
  ship: string;
  side: string;
  seed: number;
  /** Phases called since: fresh smoke is thick, that of the phase before has drifted off. */
  age: number;
}

/** Where smoke still hangs: the broadsides of this phase and of the one before. */
export function smokes(past: readonly LineInfo[]): Smoke[] {
  const found: Smoke[] = [];
  let age = 0;
  for (let at = past.length - 1; at >= 0; at--) {
    const { events, number } = past[at]!;
    for (let each = events.length - 1; each >= 0; each--) {
      const { kind, facts } = events[each]!;
      if (kind === "phase-called") age += 1;
      if (kind === "turn-began" || age > 1) return found;
      if (kind === "fired" || kind === "fired-off") found.push({ ship: String(facts["ship"]), side: String(facts["side"]), seed: number * 100 + each, age });
    }
  }
  return found;
}

/** The broadsides of some events: from whom to whom, and what they did. */
export function shotsIn(events: readonly Said[]): Extract<Beat, { kind: "shot" }>[] {
  return beatsOf(events).filter((beat) => beat.kind === "shot");
}

// --- what the theatre leaves on the chart -------------------------------------------------------------------------------

/** The events of the phase that is under way, the newest first. */
function* thisPhase(past: readonly LineInfo[]): Generator<Said> {
  for (const said of backwards(past)) {
    if (said.kind === "phase-called" || said.kind === "turn-began") return;
    yield said;
  }
}

function* backwards(past: readonly LineInfo[]): Generator<Said> {
  for (let at = past.length - 1; at >= 0; at--) yield* [...past[at]!.events].reverse();
}

/** The broadside that the last events are about: until somebody sails or the next phase is called. */
export function shotAt(past: readonly LineInfo[]): Said | null {
  for (const said of thisPhase(past)) {
    if (said.kind === "fired" || said.kind === "battery-fired") return said;
    if (poseIn(said)) return null;
  }
  return null;
}

/** Whether an event is what a ship does herself; her token only calls her. */
const isHers = ({ kind, facts }: Said, ship: string): boolean => facts["ship"] === ship && kind !== "token-shown" && (cues[kind]?.acts?.includes("ship") ?? false);

/**
 * The way of a ship in the phase in which she sailed last: where she lay before it, and every place that she has come to.
 * Nothing once she has done something in a later phase, or another turn has begun.
 */
export function wayOf(past: readonly LineInfo[], ship: string): Pose[] {
  const way: Pose[] = [];
  let [phase, acted, sailed] = [0, Infinity, -1];
  for (const said of backwards(past)) {
    const pose = said.facts["ship"] === ship ? poseIn(said) : null;
    if (sailed < 0 && (said.kind === "turn-began" || (pose && acted < phase))) return [];
    if (pose) way.unshift(pose);
    if (pose && sailed < 0) sailed = phase;
    if (pose && sailed < phase) return way;
    if (isHers(said, ship)) acted = Math.min(acted, phase);
    if (said.kind === "phase-called") phase += 1;
  }
  return way;
}

/** What has been struck from a log book in this phase, by side, mast or crew. */
export function freshOn(past: readonly LineInfo[], unit: string): Readonly<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const { kind, facts } of thisPhase(past)) {
    if (facts["ship"] !== unit || !["hull-struck", "rigging-struck", "crew-struck"].includes(kind)) continue;
    const where = String(facts["side"] ?? facts["mast"] ?? "crew");
    found[where] = (found[where] ?? 0) + Number(facts["boxes"]);
  }
  return found;
}

/** How likely each result of a shot was, from nothing to critical, as guns.py counts it. */
export function chancesOf(net: number, die: number): number[] {
  const counted = [0, 0, 0, 0];
  for (let rolled = 1; rolled <= die; rolled++) {
    for (let against = 1; against <= die; against++) counted[Math.min(3, Math.floor(Math.max(1, rolled + net) / against))]! += 1;
  }
  return counted.map((count) => count / die ** 2);
}

/** How likely the boarders were to win a round, to tie and to lose it, as melee.py counts it. */
export function meleeChances(attack: number, defence: number, die: number): [number, number, number] {
  const counted: [number, number, number] = [0, 0, 0];
  for (let rolled = 1; rolled <= die; rolled++) {
    for (let against = 1; against <= die; against++) counted[1 - Math.sign(Math.max(1, rolled + attack) - Math.max(1, against + defence))]! += 1;
  }
  return counted.map((count) => count / die ** 2) as [number, number, number];
}
