import { describe, expect, it } from "vitest";
import { markOf } from "./marks";

const card = (left: number, top: number) => ({ left, right: left + 100, top, bottom: top + 60 });

describe("an option on the board", () => {
  it("goes from the edge of its first piece to that of its last", () => {
    const mark = markOf({ letter: "B", pieces: [], isBetter: true, label: "55 %" }, [card(0, 300), card(400, 300)], 0.5);
    expect(mark.path).toBe("M100 330L388 330");
    expect(mark.head.startsWith("M400 330")).toBe(true);
    expect([mark.x, mark.y, mark.state]).toEqual([250, 330, "vain"]);
  });

  it("that speaks of one piece has its letter there, and no arrow", () => {
    const mark = markOf({ letter: "A", pieces: [], isBetter: false, label: "" }, [card(40, 20)], 0);
    expect([mark.path, mark.x, mark.y]).toEqual(["", 48, 20]);
  });
});
