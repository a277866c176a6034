import { describe, expect, it } from "vitest";
import { bandOf, lineOf, rowsOf, seenOf, spread, xOf, yOf } from "./curve";

const frame = { left: 10, top: 20, width: 100, height: 200, last: 4 };
const chances = [0.5, 0.75, 1].map((value) => ({ value, error: 0.05 }));

describe("a curve", () => {
  it("goes from left to right and up with the chance", () => {
    expect([xOf(frame, 0), xOf(frame, 4), yOf(frame, 0), yOf(frame, 1)]).toEqual([10, 110, 220, 20]);
    expect(lineOf(frame, chances)).toBe("M10 120L35 70L60 20");
  });

  it("has a band of two standard errors that stays on the chart", () => {
    expect(bandOf(frame, chances)).toBe("M10 100L35 50L60 20L60 40L35 90L10 140Z");
    expect(bandOf(frame, [])).toBe("");
  });

  it("tells what a side saw in its own choices, and nothing that comes later", () => {
    const seen = { value: 0.25, error: 0.1 };
    const steps = [{ chances }, { chances, seen }, { chances, seen }, { chances, seen }];
    expect(seenOf(frame, { steps }, new Set([1, 3]), 4)).toBe("M35 170L85 170");
    expect(seenOf(frame, { steps }, new Set([1, 3]), 2)).toBe("M35 170");
  });

  it("has room for every mark above it", () => {
    expect(spread([10, 12, 80], 25, 200)).toEqual([10, 35, 80]);
    expect(spread([150, 190, 195], 25, 200)).toEqual([150, 175, 200]);
  });

  it("as a table has few rows, and the last moment", () => {
    expect(rowsOf(3)).toEqual([0, 1, 2, 3]);
    expect(rowsOf(516).length).toBeLessThan(27);
    expect(rowsOf(516).at(-1)).toBe(516);
  });
});
