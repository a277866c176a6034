import { beforeEach, expect, test, vi } from "vitest";
import type { GameInfo, SwitchInfo } from "./api/types";
import { quickFor, quickOf, quickOptions, quickTable, rememberQuick } from "./quick";

const needs = { players: null, others: {}, unless: {} };
const scenario: SwitchInfo = {
  name: "scenario",
  default: "duel",
  unattended: "duel",
  values: ["duel", "storm", "three"],
  needs,
  limits: [{ value: "three", needs: { ...needs, players: [3] } }],
  is_quick: true,
};
const fog: SwitchInfo = { name: "fog", default: false, unattended: false, values: [false, true], needs, limits: [], is_quick: false };
const game: GameInfo = { id: "toy", players: [1, 2, 3], switches: [scenario, fog], bots: ["cadet", "captain"], usual_bot: "cadet", words: {}, has_tables: false };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
});

test("the first time there is one opponent of the usual rank", () => {
  expect(quickOf(game)).toEqual({ bots: ["cadet"], options: {} });
});

test("what was started last is remembered", () => {
  const quick = { bots: ["captain", "cadet"], options: { scenario: "three" } };
  rememberQuick(game, quick);
  expect(quickOf(game)).toEqual(quick);
  expect(quickTable(game, quickOf(game))).toEqual({
    game: "toy",
    seats: [{ kind: "person" }, { kind: "bot", bot: "captain-any" }, { kind: "bot", bot: "cadet-any" }],
    options: { scenario: "three" },
    is_public: false,
  });
});

test.each(["nonsense", "null", "7", '{"bots":["nobody"]}', '{"bots":["cadet","cadet","cadet"]}'])("what cannot be is forgotten: %s", (text) => {
  localStorage.setItem("wardroom-quick-toy", text);
  expect(quickOf(game).bots).toEqual(["cadet"]);
});

test("a value that is no longer there is as usual", () => {
  localStorage.setItem("wardroom-quick-toy", '{"bots":["cadet"],"options":{"scenario":"gone","other":1}}');
  expect(quickOf(game).options).toEqual({});
});

test("more opponents are as strong as the last one, and a match that is not for so many gives way", () => {
  const quick = quickFor(game, { bots: ["captain"], options: { scenario: "storm" } }, 3);
  expect(quick.bots).toEqual(["captain", "captain"]);
  expect(quickOptions(game, quick)).toMatchObject([{ values: ["duel", "storm", "three"], value: "storm", isUsual: false }]);
  expect(quickOptions(game, { bots: ["cadet"], options: { scenario: "three" } })).toMatchObject([{ values: ["duel", "storm"], value: "duel", isUsual: true }]);
});
