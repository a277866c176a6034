import { describe, expect, it } from "vitest";
import { zoomed } from "./room.svelte";

describe("the room of a table", () => {
  it("is used as far as the narrower side allows", () => {
    expect(zoomed(2360, 1580, 1180, 790)).toBe(2);
    expect(zoomed(2360, 948, 1180, 790)).toBe(1.2);
  });
  it("never makes things smaller than at a desk, nor is it asked before it is known", () => {
    expect(zoomed(375, 500, 1180, 790)).toBe(1);
    expect(zoomed(0, 0, 1180, 790)).toBe(1);
  });
});
