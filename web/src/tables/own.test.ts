import { expect, test } from "vitest";
import { heard } from "./own";

test.each([
  [{ type: "ready", more: 1 }, { type: "ready" }],
  [{ type: "choose", piece: "hold" }, { type: "choose", piece: "hold" }],
  [{ type: "size", height: 333.2 }, { type: "size", height: 334 }],
  [{ type: "size", height: 1e9 }, { type: "size", height: 6000 }],
  [{ type: "size", height: -5 }, { type: "size", height: 120 }],
])("a frame may say %j", (data, meant) => {
  expect(heard(data)).toEqual(meant);
});

test.each([null, "ready", 7, [], {}, { type: "play", play: "come-up" }, { type: "choose" }, { type: "choose", piece: 3 }, { type: "choose", piece: "x".repeat(101) }, { type: "size", height: NaN }, { type: "size", height: "9" }])("anything else is nothing: %j", (data) => {
  expect(heard(data)).toBeNull();
});
