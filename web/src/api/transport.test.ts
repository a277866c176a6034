import { afterEach, expect, test, vi } from "vitest";
import { api, Refused } from "./client";
import { overHttp } from "./transport";

afterEach(() => void vi.restoreAllMocks());

const failed = (promise: Promise<unknown>): Promise<unknown> => promise.then(() => null, (why: unknown) => (why instanceof Refused ? [why.refusal.key, why.status] : why));

test("over HTTP an answer is its status and its text", async () => {
  const fetching = vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response("there", { status: 409 }));
  expect(await overHttp.call("POST", "/api/tables", { accept: "x" }, "{}")).toEqual({ status: 409, text: "there" });
  expect(fetching).toHaveBeenCalledWith("/api/tables", { method: "POST", headers: { accept: "x" }, body: "{}", credentials: "same-origin" });
});

test("what the house refuses is a refusal with its reason", async () => {
  vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response('{"key":"stale","facts":{}}', { status: 409 }));
  expect(await failed(api.tables())).toEqual(["stale", 409]);
});

test("no answer, or one that breaks off, is the house out of reach", async () => {
  const broken = { status: 200, text: () => Promise.reject(new TypeError("cut")) } as unknown as Response;
  for (const outcome of [Promise.reject(new TypeError("no line")), Promise.resolve(broken)]) {
    vi.spyOn(globalThis, "fetch").mockReturnValueOnce(outcome);
    expect(await failed(api.tables())).toEqual(["unreachable", 0]);
  }
});

test("a match file comes as it is written", async () => {
  vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response('{ "wardroom": 1 }\n'));
  expect(await api.file("abc")).toBe('{ "wardroom": 1 }\n');
});
