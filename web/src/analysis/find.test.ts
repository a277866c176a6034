import { describe, expect, it } from "vitest";
import { outcomeOf, verdictOf } from "./find";

const quest = { best: "fire 4", good: ["fire 3"], played: "hold" };

describe("finding the better move", () => {
  it("tells the best from what is also good, from what was played, and from the rest", () => {
    expect(["fire 4", "fire 3", "hold", "fire 1"].map((play) => verdictOf(play, quest))).toEqual(["right", "good", "played", "not-yet"]);
  });

  it("ends with something good, or when it is shown", () => {
    expect(outcomeOf(null, 0, false)).toBeNull();
    expect(outcomeOf("not-yet", 1, false)).toBeNull();
    expect(outcomeOf("played", 2, false)).toBeNull();
    expect(outcomeOf("right", 1, false)).toBe("first");
    expect(outcomeOf("good", 3, false)).toBe("later");
    expect(outcomeOf("not-yet", 2, true)).toBe("shown");
  });
});
