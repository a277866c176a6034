import { describe, expect, it } from "vitest";
import type { CostInfo } from "../api/types";
import { Practice } from "./practice.svelte";

describe("learning from mistakes", () => {
  it("goes through them in order and counts what was found", () => {
    const practice = new Practice([{ number: 4 }, { number: 9 }, { number: 12 }] as CostInfo[]);
    practice.done("later");
    practice.next();
    practice.next();
    practice.done("shown");
    expect([practice.cost?.number, practice.found]).toEqual([12, 1]);
    expect(practice.outcomes).toEqual(["later", null, "shown"]);
    practice.next();
    expect(practice.cost).toBeNull();
    practice.again();
    expect([practice.cost?.number, practice.found]).toEqual([4, 0]);
  });
});
