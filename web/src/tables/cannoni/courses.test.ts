/** How the helm sorts courses, and what has to be answered for one. */
import { expect, test } from "vitest";
import type { AskInfo } from "../../api/types";
import { answersFor, bowAt, courseOf, coursesFor, fillOf, firstOf, helmOf, steered } from "./courses";
import type { CourseView, ShotView } from "./view";

const shot = (miss: number): ShotView => ({ side: "port", target: "fr_bellone", aim: "hull", shot: "ball", range: 3, rake: "", net: 4, modifiers: [["range", 4]], chances: [miss, 1 - miss, 0, 0] });
const course = (plays: string[], more: Partial<CourseView> = {}): CourseView => ({ plays, x: 5, y: 5, heading: 90, meets: false, shot: null, ...more });
const asking = (...plays: string[]): AskInfo => ({ seat: 0, is_reaction: false, said: { kind: "orders", facts: {}, seats: [], rule: "", to: null }, options: plays.map((play) => ({ play, said: { kind: "x", facts: {}, seats: [], rule: "", to: null }, gives_up: false, passes: false, gathers: false })) });

const ALL = [
  course(["move 2"]),
  course(["move 3"], { shot: shot(0.6) }),
  course(["more", "curve B port", "turn B port 1 2"]),
  course(["turn B port 2 3"], { shot: shot(0.1) }),
  course(["turn B port 2 4"], { meets: true }),
  course(["more", "curve C starboard", "turn C starboard 3 3"]),
  course(["luff C starboard"]),
];
const COURSES = ALL.map(courseOf);

test("a course knows its card, its ticks and its inches", () => {
  expect(COURSES[3]).toMatchObject({ way: "port", letter: "B", ticks: 2, inches: 3 });
  expect(COURSES[0]).toMatchObject({ way: "straight", letter: "", ticks: 0, inches: 2 });
  expect(COURSES[6]).toMatchObject({ way: "starboard", letter: "C", ticks: -1, inches: -1 });
});

test("a rare course takes several answers, fewer once some are given", () => {
  const rare = ALL[2]!;
  expect(answersFor(rare, asking("move 2", "more"))).toEqual(["more", "curve B port", "turn B port 1 2"]);
  expect(answersFor(rare, asking("curve B port", "straight"))).toEqual(["curve B port", "turn B port 1 2"]);
  expect(answersFor(rare, asking("token 3"))).toBeNull();
  expect(answersFor(rare, null)).toBeNull();
});

test("only courses that the question leads to are on the chart", () => {
  expect(coursesFor(ALL, asking("turn B port 1 2", "turn B port 2 3")).map(({ key }) => key)).toEqual(["turn B port 1 2", "turn B port 2 3"]);
});

test("the course that promises most is shown first; without a shot one straight on", () => {
  expect(firstOf(COURSES)?.key).toBe("turn B port 2 3");
  expect(firstOf(COURSES.map((each) => ({ ...each, shot: null })))?.way).toBe("straight");
  expect(firstOf([])).toBeNull();
});

test("the helm offers what goes with the way, the card and the tick", () => {
  const helm = helmOf(COURSES, COURSES[3]!);
  expect(helm).toEqual({ ways: ["port", "straight", "starboard"], letters: ["B"], ticks: [1, 2], inches: [3, 4] });
  expect(helmOf(COURSES, COURSES[6]!)).toMatchObject({ letters: ["C"], ticks: [3, -1], inches: [] });
});

test("turning the helm finds the nearest course of that kind", () => {
  expect(steered(COURSES, COURSES[3]!, { way: "starboard" })?.letter).toBe("C");
  expect(steered(COURSES, COURSES[3]!, { letter: "B", ticks: 1 })?.key).toBe("turn B port 1 2");
  expect(steered(COURSES, COURSES[3]!, { letter: "D" })).toBeNull();
});

test("an arrow tells by its fill what it opens", () => {
  expect(COURSES.map(fillOf)).toEqual(["none", "some", "none", "best", "meets", "none", "none"]);
});

test("the bow is half a length ahead", () => {
  expect(bowAt({ x: 10, y: 10, heading: 90 }, 3).x).toBeCloseTo(11.5);
});
