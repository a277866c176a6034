/** Headings of spreadsheets: found by name in either language, by code, or guessed, and never at any price. */
import { expect, test } from "vitest";
import { distance, match, type Known } from "./headings";

const KNOWN: Known[] = [
  { name: "name", titles: ["Name", "Nome"] },
  { name: "leadership", titles: ["Leadership", "Comando"] },
  { name: "scouting", titles: ["Scouting", "Ricognizione"] },
  { name: "from_x", titles: ["from_x"] },
];

test("headings are found in either language, whatever their case and accents", () => {
  expect(match(["NOME", "comando", "Scouting "], KNOWN)?.columns).toEqual(["name", "leadership", "scouting"]);
});

test("what begins like one column is guessed, and said to be", () => {
  const found = match(["Name", "Scouting", "Lead."], KNOWN);
  expect([found?.columns[2], found?.guessed]).toEqual(["leadership", [{ found: "Lead.", name: "leadership" }]]);
});

test("a slip of the pen is the word that was meant", () => {
  expect(match(["Name", "Scouting", "Leadreship"], KNOWN)?.columns[2]).toBe("leadership");
});

test("what is like nothing is left", () => {
  expect(match(["Name", "Scouting", "Favourite colour"], KNOWN)?.columns[2]).toBeNull();
});

test("a line of values is no line of headings", () => {
  expect(match(["Ann Hawley", "3", "2"], KNOWN)).toBeNull();
});

test("distance counts letters", () => {
  expect([distance("six", "six"), distance("six", "sex"), distance("", "abc")]).toEqual([0, 1, 3]);
});
