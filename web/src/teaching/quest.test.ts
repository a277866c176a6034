import { describe, expect, it } from "vitest";
import { outcomeOf, verdictOf } from "./quest";

const quest = { best: "fire 4", good: ["fire 3"], played: "hold" };

describe("a question with a best answer", () => {
  it("tells the best from what is also good, from what was played, and from the rest", () => {
    expect(["fire 4", "fire 3", "hold", "fire 1"].map((play) => verdictOf(play, quest))).toEqual(["best", "also", "played", "not-yet"]);
  });

  it("ends with something good, or when it is shown", () => {
    expect(outcomeOf(null, 0)).toBeNull();
    expect(outcomeOf("not-yet", 1)).toBeNull();
    expect(outcomeOf("played", 2)).toBeNull();
    expect(outcomeOf("best", 1)).toBe("first");
    expect(outcomeOf("also", 3)).toBe("later");
    expect(outcomeOf("shown", 2)).toBe("shown");
  });
});
