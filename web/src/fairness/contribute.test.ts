import { beforeEach, expect, it, vi } from "vitest";
import { addedTo, contribution, type Sealing } from "./contribute";
import { promiseOf } from "./seal";

const sealing: Sealing = { commitment: "c".repeat(64), stage: "promise", missing: [0], is_asked: true, left: 60, line: null };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, value: string) => kept.set(name, value) });
});

it("promises as the server does", () => {
  expect(promiseOf("salt")).toBe("ef8e33ef5b24308c0e3825b9ea5cdac3ef9604c47b7d94ad593ef351bd84b295");
});

it("promises a text of its own, tells the same one, and remembers it", () => {
  const promised = contribution("t", sealing);
  const told = contribution("t", { ...sealing, stage: "reveal" });
  const text = addedTo("t")[sealing.commitment]!;
  expect(text).toMatch(/^[0-9a-f]{32}$/);
  expect(promised).toEqual({ type: "promise", commitment: sealing.commitment, promise: promiseOf(text) });
  expect(told).toEqual({ type: "reveal", commitment: sealing.commitment, text });
});

it("draws another text for another seal and another table", () => {
  contribution("t", sealing);
  contribution("t", { ...sealing, commitment: "d".repeat(64) });
  contribution("u", sealing);
  expect(new Set([...Object.values(addedTo("t")), ...Object.values(addedTo("u"))]).size).toBe(3);
});

it("has nothing to tell for what another browser promised", () => {
  expect(contribution("t", { ...sealing, stage: "reveal" })).toBeNull();
});
