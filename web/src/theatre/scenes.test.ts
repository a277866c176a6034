import { expect, test } from "vitest";
import type { LineInfo, Said } from "../api/types";
import { piecesBy, scenesOf, shownOf } from "./scenes";

const event = (kind: string, facts: Record<string, unknown> = {}): Said => ({ kind, facts, seats: ["owner"], rule: "", to: null });
const line = (number: number, seat: number | null, events: Said[], stills: unknown[] = []): LineInfo => ({ number, seat, events, dice: "", stills, is_given: false });
const plain = (said: Said): string => said.kind;
const nobody = (): boolean => false;
const CUES = { shot: { kind: "roll" }, sunk: { kind: "sink", hasWeight: true } } as const;

test("stills lead back from what is seen now, event by event", () => {
  const lines = [line(1, 1, [event("aimed"), event("shot")], [{ hull: [3] }, { hull: [2] }]), line(2, 1, [event("sunk")], [{}])];
  const scenes = scenesOf(lines, { hull: 0, deck: 9 }, CUES, plain, nobody);
  expect(scenes.map((scene) => [scene.line, scene.kind, scene.hasWeight, scene.view])).toEqual([
    [1, "card", false, { hull: 3, deck: 9 }],
    [1, "roll", false, { hull: 2, deck: 9 }],
    [2, "sink", true, { hull: 0, deck: 9 }],
  ]);
});

test("without stills what is seen later serves", () => {
  const now = { hull: 0 };
  const scenes = scenesOf([line(1, 1, [event("shot")]), line(2, 0, [event("sunk")], [{ hull: [1] }])], now, CUES, plain, nobody);
  expect(scenes.map((scene) => scene.view)).toEqual([{ hull: 1 }, { hull: 1 }]);
});

test("of my own move only what was news to me takes the stage", () => {
  const scenes = scenesOf([line(4, 0, [event("aimed"), event("shot"), event("scored")])], {}, CUES, plain, (seat) => seat === 0);
  expect(scenes.map((scene) => scene.event.kind)).toEqual(["shot"]);
});

test("the log ends with the event that is shown", () => {
  const lines = [line(1, 0, [event("aimed")]), line(2, 1, [event("shot"), event("sunk")]), line(3, 0, [event("scored")])];
  const [, shot] = scenesOf(lines, {}, CUES, plain, nobody);
  expect(shownOf(lines, shot!).map((each) => each.events.map(plain))).toEqual([["aimed"], ["shot"]]);
  expect(shownOf(lines, null)).toBe(lines);
});

test("the log runs no further where the scenes were fetched anew, as after a reload", () => {
  const lines = (): LineInfo[] => [line(1, 0, [event("aimed")]), line(2, 1, [event("shot"), event("sunk")])];
  const [, shot] = scenesOf(lines(), {}, CUES, plain, nobody);
  expect(shownOf(lines(), shot!).map((each) => each.events.map(plain))).toEqual([["aimed"], ["shot"]]);
});

test("pieces are named by the facts of an event", () => {
  const said = event("sunk", { ship: "emden", by: ["wolf", ""], owner: 2, points: 4 });
  expect(piecesBy(said, ["ship", "by", "owner", "points", "gone"])).toEqual(["emden", "wolf", "seat-2"]);
});

test("a scene speaks the language of the moment at which it is heard", () => {
  let language = "en";
  const [scene] = scenesOf([line(1, 1, [event("sunk")])], {}, {}, ({ kind }) => `${kind} ${language}`, () => false);
  language = "it";
  expect(scene?.sentence).toBe("sunk it");
});
