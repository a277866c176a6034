import { expect, test } from "vitest";
import { only } from "../../tables";

test("of a table only the columns that are wanted are sent, in their order", () => {
  expect(only('id,name,from_name,tons\na,"One, two",seen,3\nb,,,4\n', ["id", "tons", "name"])).toBe('id,tons,name\na,3,"One, two"\nb,4,');
});

test("a column that is not there is no oversight", () => {
  expect(() => only("id,name\na,A\n", ["id", "rig"])).toThrow("rig");
});
