import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../api/client";
import { progress, reached, resumed, together } from "./progress";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, value: string) => kept.set(name, value) });
  vi.spyOn(api, "noteProgress").mockResolvedValue(undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("progress in lessons", () => {
  it("goes on where a lesson was left, here and in the house", () => {
    reached("kaiser", 1, 1, 3, 9);
    expect(resumed("kaiser-1", 1)).toEqual({ step: 3, done: false, isAnew: false });
    expect(api.noteProgress).toHaveBeenCalledWith("kaiser", 1, { version: 1, step: 3, done: false });
  });

  it("is told to the house once for each step", () => {
    reached("kaiser", 1, 1, 3, 9);
    reached("kaiser", 1, 1, 3, 9);
    expect(api.noteProgress).toHaveBeenCalledTimes(1);
  });

  it("ends behind the last step, and what was finished stays so", () => {
    reached("kaiser", 1, 1, 9, 9);
    reached("kaiser", 1, 1, 2, 9);
    expect(progress()).toEqual({ "kaiser-1": { version: 1, step: 2, done: true } });
  });

  it("begins anew in another version of a lesson", () => {
    reached("kaiser", 1, 1, 3, 9);
    expect(resumed("kaiser-1", 2)).toEqual({ step: 0, done: false, isAnew: true });
  });

  it("is what this machine and the house know together", () => {
    const here = { a: { version: 1, step: 4, done: false } };
    const there = { a: { version: 1, step: 2, done: true }, b: { version: 1, step: 1, done: false } };
    expect(together(here, there)).toEqual({ a: { version: 1, step: 4, done: true }, b: { version: 1, step: 1, done: false } });
  });

  it("is nothing where it cannot be read", () => {
    localStorage.setItem("wardroom-lessons", "no JSON");
    expect(progress()).toEqual({});
  });
});
