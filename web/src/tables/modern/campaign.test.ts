import { expect, it } from "vitest";
import { drawingOf } from "./classes";
import { curveOf } from "./campaign";
import { readTable } from "./csv";
import { MISSIONS, SHIPS } from "./data";
import type { ForceView } from "./view";

const force = (...history: number[]): ForceView => ({ members: [0], points: history.at(-1) ?? 0, strategies: [], hidden: 0, used: [], history });

it("the points of a campaign rise from nothing, mission by mission", () => {
  const { lines, missions, goal } = curveOf({ target: 40, forces: [force(8, 20), force(30, 41)] }, 560, 190);
  expect(missions.map(({ number }) => number)).toEqual([1, 2]);
  expect(lines[0]?.points.map(({ value }) => value)).toEqual([0, 8, 20]);
  expect(lines[1]?.points[2]?.y).toBeLessThan(goal);
  expect(lines[1]?.points[1]?.y).toBeGreaterThan(goal);
});

it("before the first mission there is one point for each side", () => {
  expect(curveOf({ target: 40, forces: [force(), force()] }, 560, 190).lines.map(({ points }) => points.length)).toEqual([1, 1]);
});

it("every ship has a drawing, and sisters look alike", () => {
  for (const [id, facts] of Object.entries(SHIPS)) expect(drawingOf(id, facts), id).toContain('class="hl"');
  expect(drawingOf("us-iowa", SHIPS["us-iowa"]!)).toBe(drawingOf("us-new-jersey", SHIPS["us-new-jersey"]!));
});

it("classes are told apart by their drawings", () => {
  const drawn = new Map<string, string>();
  for (const [id, facts] of Object.entries(SHIPS)) drawn.set(`${facts.type} ${facts.ship_class}`, drawingOf(id, facts));
  expect(new Set(drawn.values()).size / drawn.size).toBeGreaterThan(0.9);
});

it("no coordinate of a drawing is missing", () => {
  for (const [id, facts] of Object.entries(SHIPS)) expect(drawingOf(id, facts, true), id).not.toMatch(/NaN|undefined/);
});

it("a submarine surfaces when she is Active", () => {
  const facts = SHIPS["us-los-angeles"]!;
  expect(drawingOf("us-los-angeles", facts, true)).toContain('class="png"');
  expect(drawingOf("us-los-angeles", facts, false)).not.toContain('class="png"');
});

it("a table is read with its quotes", () => {
  expect(readTable('id,name\na,"Say ""hi"", twice"\nb,\n')).toEqual([{ id: "a", name: 'Say "hi", twice' }, { id: "b", name: "" }]);
});

it("a mission has two sides", () => {
  expect(Object.keys(MISSIONS["military-convoy"] ?? {})).toEqual(["aggressor", "defender"]);
  expect(MISSIONS["military-convoy"]?.["aggressor"]).toMatchObject({ turns: 3, limit: 12, hand: 5 });
});
