import { expect, test } from "vitest";
import { rounded } from "../../icons";

test.each([
  ["M10.4 20.6h5.4v-3.2z", "M10 21h6v-4z"],
  ["m1.4 1.4l.4.4.4.4.4.4", "m1 1l1 1l0 0l1 1"],
  ["M0 0a5.55 5.55 0 0110.2 3.7", "M0 0a5.6 5.6 0 0 1 10 4"],
  ["M1.2.6-.7.4", "M1 1L-1 0"],
  ["M0 0c1.4 1.4 2.4 2.4 3.4 3.4s1.4 1.4 2.4 2.4", "M0 0c1 1 2 2 3 3s2 2 3 3"],
])("%s", (path, shown) => {
  expect(rounded(path)).toBe(shown);
});

test("errors do not add up", () => {
  expect(rounded(`M0 0${"l.4 0".repeat(10)}`).match(/l1 0/g)?.length).toBe(4);
});
