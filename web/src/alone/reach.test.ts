import { expect, test, vi } from "vitest";
import { api } from "../api/client";
import type { Line } from "../api/transport";
import { fileFor, reach, rulesOf, type Door } from "./reach";

const LINE = {} as Line;
const answer = (status: number, body: string) => vi.fn<Door["call"]>(() => Promise.resolve({ status, body }));
const door = (call: Door["call"]): Door => ({ call, open: () => LINE });
const nothing = (): Promise<Response> => Promise.reject(new TypeError("no network"));

test.each([
  ["/api/games", "shelf/games.json"],
  ["/api/games/kaiser/names", "shelf/games/kaiser/names.json"],
  ["/api/games/kaiser/rules?language=it&chapters=3,4", "shelf/games/kaiser/rules.it.json"],
  ["/api/games/kaiser/tags?language=en", "shelf/games/kaiser/tags.en.json"],
  ["/api/games/kaiser/words/it?mark=abc", "shelf/games/kaiser/words/it.ftl"],
  ["/api/lessons?language=en", "shelf/lessons.en.json"],
  ["/api/lessons/kaiser/notes?language=en", "shelf/lessons/kaiser/notes.en.json"],
])("%s lies in the folder", (path, file) => {
  expect(fileFor("GET", path)).toBe(file);
});

test.each([
  ["GET", "/api/me"],
  ["GET", "/api/tables"],
  ["GET", "/api/tables/games/file"],
  ["GET", "/api/lessons/kaiser/1?language=en"],
  ["GET", "/api/games/kaiser/rules?language=../../me"],
  ["POST", "/api/games/cannoni/workshops/chart"],
])("%s %s is for the house", (method, path) => {
  expect(fileFor(method, path)).toBeNull();
});

test("what lies in the folder is read without the house", async () => {
  const call = answer(200, "");
  const read = (file: string): Promise<Response> => Promise.resolve(new Response(`"${file}"`));
  expect(await reach(door(call), read).call("GET", "/api/games", {}, null)).toEqual({ status: 200, text: '"shelf/games.json"' });
  expect(call).not.toHaveBeenCalled();
});

test("the house is told what a server would be told", async () => {
  const call = answer(201, "{}");
  const reached = await reach(door(call), nothing).call("POST", "/api/tables", { "content-type": "application/json" }, '{"game":"kaiser"}');
  expect(call).toHaveBeenCalledWith("POST", "/api/tables", '{"game":"kaiser"}', "application/json");
  expect(reached).toEqual({ status: 201, text: "{}" });
});

test("a file that is missing is told by its status", async () => {
  const missing = (): Promise<Response> => Promise.resolve(new Response("<h1>Not here</h1>", { status: 404 }));
  expect((await reach(door(answer(200, "")), missing).call("GET", "/api/games", {}, null)).status).toBe(404);
});

test("chapters of the rules are picked as a server picks them", () => {
  const rules = JSON.stringify([{ id: "3" }, { id: "3.2.a" }, { id: "30.1" }, { id: "4.1" }]);
  expect(JSON.parse(rulesOf(rules, ["3", "4"]))).toEqual([{ id: "3" }, { id: "3.2.a" }, { id: "4.1" }]);
  expect(rulesOf(rules, [])).toBe(rules);
});

test("lines are those of the house", () => {
  expect(reach(door(answer(200, "")), nothing).open("/api/tables/abc/live")).toBe(LINE);
});

test("what the page asks for is what lies in the folder", async () => {
  const asked: string[] = [];
  const fetching = vi.spyOn(globalThis, "fetch").mockImplementation((path) => {
    asked.push(String(path));
    return Promise.resolve(new Response("[]"));
  });
  await Promise.all([api.games(), api.names("kaiser"), api.rules("kaiser", "it", ["3"]), api.tags("kaiser", "it"), api.words("kaiser", "it", "m"), api.lessons("it"), api.notes("kaiser", "it")]);
  fetching.mockRestore();
  expect(asked.filter((path) => fileFor("GET", path) === null)).toEqual([]);
});
