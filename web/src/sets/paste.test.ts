/** What is pasted goes where its headings say, or where one is; nothing that was there is lost without being told. */
import { expect, test } from "vitest";
import { cellsIn, paste } from "./paste";

const INTO = {
  header: ["id", "name", "vp", "source"],
  rows: [
    ["emden", "Emden", "18", "proposed"],
    ["leipzig", "Leipzig", "16", "proposed"],
  ],
  known: ["id", "name", "vp", "source"].map((name) => ({ name, titles: [name === "vp" ? "Victory points" : name] })),
  shown: ["name", "vp", "id"],
  from: { row: 1, column: "vp" },
  fresh: (name: string) => [name.toLowerCase(), "", "", "own"],
};

test("cells are taken apart at tabs, and quotes hold them together", () => {
  expect(cellsIn('a\t"b\tc"\r\n"d ""e"""\t1\n\n')).toEqual([["a", "b\tc"], ['d "e"', "1"]]);
});

test("semicolons and commas part cells, too", () => {
  expect([cellsIn("a;b\n1,5;2"), cellsIn("a,b\n1,2")]).toEqual([[["a", "b"], ["1,5", "2"]], [["a", "b"], ["1", "2"]]]);
});

test("rows find their place by name, new ones come last", () => {
  const done = paste("Name\tVictory points\nLeipzig\t17\nCormoran\t9\n", INTO);
  expect(done?.rows).toEqual([INTO.rows[0], ["leipzig", "Leipzig", "17", "proposed"], ["cormoran", "Cormoran", "9", "own"]]);
  expect([done?.taken, done?.columns, done?.same, done?.changed]).toEqual([2, 2, 1, ["1/vp", "2/name", "2/vp"]]);
});

test("without headings it goes from the chosen cell on", () => {
  expect(paste("20\n30", INTO)?.rows.map((row) => row[2])).toEqual(["18", "20", "30"]);
});

test("columns that no table has are told", () => {
  expect(paste("name\tvp\tColour\nEmden\t20\tred", INTO)?.left).toEqual(["Colour"]);
});

test("nothing is nothing", () => {
  expect([paste("", INTO), paste("name\tvp", INTO)]).toEqual([null, null]);
});
