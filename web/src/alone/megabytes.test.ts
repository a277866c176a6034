import { expect, test } from "vitest";
import { megabytes } from "./megabytes";

test.each([
  ["en", "15.8"],
  ["it", "15,8"],
])("megabytes in %s have its decimal mark", (language, written) => {
  expect(megabytes(15_790_000, language)).toBe(written);
});
