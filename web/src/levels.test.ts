import { beforeAll, expect, test, vi } from "vitest";
import { levelName, rankName, standIns, USUAL } from "./levels";
import { words } from "./words/words.svelte";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await words.change("en");
});

test("ranks have names and a few words about them", () => {
  expect(rankName("captain")).toBe("Captain");
  expect(levelName("captain")).toBe("Captain: thinks ahead, up to a second");
});

test("bots of the server's own go by their names", () => {
  expect(rankName("shark")).toBe("shark");
  expect(levelName("shark")).toBe("shark: a bot of this server");
});

test("who plays at random plays for nobody", () => {
  expect(standIns(["random", "cadet", USUAL])).toEqual(["cadet", USUAL]);
});
