import { expect, test } from "vitest";
import { plotted } from "./curve";

const FIELD = { width: 220, height: 220, left: 10, right: 10, top: 10, bottom: 10 };
const point = (rating: number, band: number, at: string) => ({ at, rating, band, change: 0, table: "t", note: "" });

test("a curve fills its field, and names heights, ranks and days", () => {
  const drawn = plotted([point(1400, 100, "2026-03-01"), point(1450, 50, "2026-04-01")], { cadet: 1100, lieutenant: 1450 }, FIELD);
  expect(drawn.line).toBe("M10 110L210 60");
  expect(drawn.band).toBe("M10 10L210 10L210 110L10 210Z");
  expect(drawn.heights.map(({ rating }) => rating)).toEqual([1300, 1400, 1500]);
  expect(drawn.ranks).toEqual([{ bot: "lieutenant", y: 60 }]);
  expect(drawn.months.map(({ at }) => at)).toEqual(["2026-03-01", "2026-04-01"]);
});

test("a single match stands in the middle", () => {
  expect(plotted([point(1400, 100, "2026-03-01")], {}, FIELD).dots).toEqual([{ x: 110, y: 110 }]);
});
