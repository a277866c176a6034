import { expect, test } from "vitest";
import type { GameInfo, NeedsInfo, SwitchInfo } from "./api/types";
import { effective, offered, settled } from "./settings";

const anything: NeedsInfo = { players: null, others: {}, unless: {} };

function option(name: string, given: Partial<SwitchInfo> = {}): SwitchInfo {
  return { name, default: false, unattended: false, values: [false, true], needs: anything, limits: [], is_quick: false, ...given };
}

const teams = option("teams", { needs: { ...anything, players: [4] } });
const choose = option("choose", { needs: { ...anything, others: { fog: [true] } } });
const rounds = option("rounds", { default: 0, unattended: 0, values: [0, 3, 5], needs: { ...anything, unless: { map: ["storm"] } } });
const maps = option("map", {
  default: "duel",
  unattended: "duel",
  values: ["duel", "storm", "three"],
  limits: [
    { value: "duel", needs: { ...anything, players: [2] } },
    { value: "three", needs: { ...anything, players: [3] } },
  ],
});
const game: GameInfo = { id: "toy", players: [2, 3, 4], switches: [maps, teams, option("fog"), choose, rounds], bots: [], usual_bot: "", words: {}, has_tables: false };

test("an option is offered where it has an effect", () => {
  const settings = settled(game, {}, 4);
  expect(offered(teams, settings, 4)).toEqual([false, true]);
  expect(offered(teams, settings, 2)).toEqual([]);
  expect(offered(choose, settings, 2)).toEqual([]);
  expect(offered(choose, { ...settings, fog: true }, 2)).toEqual([false, true]);
  expect(offered(rounds, { ...settings, map: "storm" }, 2)).toEqual([]);
});

test("a value is offered to as many as it is for", () => {
  expect(offered(maps, settled(game, {}, 2), 2)).toEqual(["duel", "storm"]);
  expect(offered(maps, settled(game, {}, 3), 3)).toEqual(["storm", "three"]);
  expect(offered(maps, settled(game, {}, 4), 4)).toEqual([]);
});

test("what does not go with the rest is as usual, or the first that goes", () => {
  expect(settled(game, { teams: true }, 2)["teams"]).toBe(false);
  expect(settled(game, { map: "three" }, 2)["map"]).toBe("duel");
  expect(settled(game, { map: "three" }, 3)["map"]).toBe("three");
  expect(settled(game, {}, 4)["map"]).toBe("storm");
});

test("the server is told what was chosen and has an effect", () => {
  expect(effective(game, { teams: true, fog: true }, 2)).toEqual({ fog: true });
  expect(effective(game, { teams: true }, 4)).toEqual({ teams: true });
});
