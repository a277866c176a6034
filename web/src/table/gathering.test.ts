import { beforeEach, describe, expect, it } from "vitest";
import type { AskInfo, Facts, OptionInfo } from "../api/types";
import { copyOf, Gathering, type Next } from "./gathering.svelte";

const option = (play: string, facts: Facts = {}, gathers = false): OptionInfo => ({ play, said: { kind: play.split(" ")[0] ?? "", facts, seats: [], rule: "" }, gives_up: false, passes: false, gathers });
const asked = (options: OptionInfo[], seat = 0): AskInfo => ({ seat, is_reaction: false, said: { kind: "what", facts: {}, seats: [], rule: "" }, options });
const lay = (card: string, night = false): OptionInfo => option(`commit ${card}`, { card, night }, true);
const ON_EMDEN = option("on-ship emden", { ship: "emden" });
const AS_ACTION = option("as-action");
const HOW = asked([AS_ACTION, ON_EMDEN]);
const play = (notation: string): Next => ({ kind: "play", play: notation });

let gathering: Gathering;
beforeEach(() => {
  gathering = new Gathering();
});

function begun(door: string, ...cards: string[]): void {
  cards.forEach((card) => gathering.collect(lay(card), [card]));
  gathering.begin(0, door);
}

describe("what is collected", () => {
  it("is put back by its piece, and so is what was to follow it", () => {
    gathering.collect(lay("coal.1"), ["coal.1"]);
    gathering.lead("emden");
    expect(gathering.pieces).toEqual(["coal.1", "emden"]);
    expect(gathering.putBack("emden")).toBe(true);
    expect(gathering.pieces).toEqual(["coal.1"]);
    expect(gathering.putBack("wolf")).toBe(false);
    expect(gathering.putBack("coal.1")).toBe(true);
    expect(gathering.steps).toEqual([]);
  });

  it("may be another copy of what is on offer, if there is no doubt which", () => {
    expect(copyOf(asked([lay("coal.1"), lay("fog.1")]), "coal.3")?.play).toBe("commit coal.1");
    expect(copyOf(asked([lay("coal.1"), lay("coal.2", true)]), "coal.3")).toBeNull();
    expect(copyOf(HOW, "emden.2")).toBeNull();
  });
});

describe("what is given", () => {
  it("comes one after another, and a person answers what comes between", () => {
    begun("", "coal.1", "fog.1");
    expect(gathering.next(asked([lay("coal.1"), lay("fog.1")]))).toEqual(play("commit coal.1"));
    expect(gathering.next(HOW)).toEqual({ kind: "ask" });
    expect(gathering.next(asked([lay("fog.1")]))).toEqual(play("commit fog.1"));
    expect(gathering.next(HOW)).toEqual({ kind: "done" });
    expect(gathering.isUnderWay).toBe(false);
  });

  it("is followed by the piece that was tapped after it", () => {
    gathering.collect(lay("coal.1"), ["coal.1"]);
    gathering.lead("emden");
    begun("");
    gathering.next(asked([lay("coal.1")]));
    expect(gathering.next(HOW)).toEqual(play("on-ship emden"));
  });

  it("is answered alike as long as that is wanted and possible", () => {
    begun("", "coal.1", "fog.1");
    gathering.next(asked([lay("coal.1"), lay("fog.1")]));
    gathering.turnAlike();
    gathering.answered("as-action");
    gathering.next(asked([lay("fog.1")]));
    expect(gathering.next(HOW)).toEqual(play("as-action"));
    expect(gathering.next(asked([]))).toEqual({ kind: "done" });
  });

  it("takes another copy where the one that was meant is gone", () => {
    begun("", "coal.1", "coal.1");
    gathering.next(asked([lay("coal.1")]));
    expect(gathering.next(asked([lay("coal.2", true), lay("coal.3")]))).toEqual(play("commit coal.3"));
  });

  it("goes through the same door again where each is a move of its own", () => {
    begun("rearrange", "coal.1", "fog.1");
    gathering.next(asked([lay("coal.1"), lay("fog.1")]));
    expect(gathering.next(asked([option("cease"), option("rearrange")]))).toEqual(play("rearrange"));
  });

  it.each([
    ["is no longer on offer", asked([lay("coal.1")])],
    ["belongs to another seat", asked([lay("fog.1")], 1)],
  ])("stops at what %s, and says so", (_, then) => {
    begun("", "coal.1", "fog.1", "gale.1");
    gathering.next(asked([lay("coal.1"), lay("fog.1")]));
    expect(gathering.next(then)).toEqual({ kind: "missing", option: lay("fog.1") });
    expect(gathering.steps).toEqual([]);
  });

  it("stops when somebody else has acted", () => {
    begun("", "coal.1", "fog.1");
    gathering.next(asked([lay("coal.1"), lay("fog.1")]));
    gathering.interrupt();
    expect(gathering.next(asked([lay("fog.1")]))).toEqual({ kind: "missing", option: lay("fog.1") });
  });
});
