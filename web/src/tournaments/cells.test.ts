import { expect, test } from "vitest";
import type { BoutInfo, TournamentInfo } from "../api/types";
import { cellOf, crossing, myBout, pointsOf, rowOf } from "./cells";

const bout = (round: number, entries: number[], points: number[]): BoutInfo => ({
  round, board: 0, entries, table: "abc", places: points.length ? entries.map((_, at) => at + 1) : null, points, waiting: [], ended: "", reason: "",
});
const tournament = {
  head: { round: 2 },
  entries: [0, 1, 2].map((entry) => ({ entry, is_me: entry === 1 })),
  bouts: [bout(1, [0, 1], [1, 0]), bout(1, [2], [1]), bout(2, [2, 0], []), bout(2, [1], [1])],
} as unknown as TournamentInfo;

test("points are written as people write them", () => {
  expect([0, 0.5, 1, 2.5, 1 / 3, 2.75].map(pointsOf)).toEqual(["0", "½", "1", "2½", "⅓", "2¾"]);
});

test("a bout is won, drawn, lost, being played, or free", () => {
  expect(cellOf(bout(1, [0, 1], [1, 0]), 0).outcome).toBe("won");
  expect(cellOf(bout(1, [0, 1], [1, 0]), 1).outcome).toBe("lost");
  expect(cellOf(bout(1, [0, 1], [0.5, 0.5]), 1).outcome).toBe("drawn");
  expect(cellOf(bout(1, [0, 1], []), 1)).toMatchObject({ outcome: "running", points: "…", others: [0] });
  expect(cellOf(bout(1, [3], [1]), 3).outcome).toBe("free");
});

test("a row has every round, and two who have not met have no crossing", () => {
  expect(rowOf(tournament, 1).map((cell) => cell?.outcome)).toEqual(["lost", "free"]);
  expect(crossing(tournament, 0, 1)?.outcome).toBe("won");
  expect(crossing(tournament, 1, 2)).toBeUndefined();
  expect(myBout(tournament)?.entries).toEqual([1]);
});
