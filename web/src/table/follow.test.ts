import { describe, expect, it } from "vitest";
import type { FromServer, LineInfo, Position, TableInfo } from "../api/types";
import { follow, preceded, type Followed } from "./follow";

const TABLE = { id: "t" } as TableInfo;
const line = (number: number, kind = `e${number}`): LineInfo => ({
  number,
  seat: null,
  dice: "",
  stills: [],
  is_given: false,
  events: [{ kind, facts: {}, seats: [], rule: "" }],
});
const position = (sequence: number, at = sequence, reader: number | null = 0): Position =>
  ({ sequence, line: at, reader, view: {}, asks: [], waiting: [], undoable: [], result: null, takes_back: [], orders: [], can_order: [] }) as Position;
const welcome = (at: Position, lines: LineInfo[], after = -1): FromServer => ({
  type: "welcome",
  table: TABLE,
  position: at,
  lines,
  chat: [],
  proposals: [],
  after,
});
const moved = (after: number, lines: LineInfo[], at: Position): FromServer => ({
  type: "moved",
  after,
  lines,
  position: at,
  table: TABLE,
});

function after(...messages: FromServer[]): Followed | null {
  return messages.reduce<Followed | null>((known, message) => follow(known, message), null);
}

const kinds = (known: Followed | null): string[] => known?.lines.flatMap((each) => each.events.map((event) => event.kind)) ?? [];
const fresh = (known: Followed | null): string[] => known?.fresh.flatMap((line) => line.events.map((event) => event.kind)) ?? [];
const START = welcome(position(2), [line(0), line(1), line(2)]);

describe("following a table", () => {
  it("knows which orders stand for the reader, and no others", () => {
    const orders = [{ id: 1, seat: 0, until: "turn" as const, question: null }];
    const told = (seat: number): FromServer => ({ type: "orders", seat, orders, can_order: ["card"] });
    expect(after(START, told(0))?.position?.orders).toEqual(orders);
    expect(after(START, told(1))?.position?.orders).toEqual([]);
  });
  it("begins with the whole log, in which nothing is news", () => {
    const known = after(START);
    expect(kinds(known)).toEqual(["e0", "e1", "e2"]);
    expect(fresh(known)).toEqual([]);
  });

  it("adds what happens", () => {
    const known = after(START, moved(2, [line(3), line(4)], position(4)));
    expect(kinds(known)).toEqual(["e0", "e1", "e2", "e3", "e4"]);
    expect(fresh(known)).toEqual(["e3", "e4"]);
  });

  it("forgets what is taken back", () => {
    const known = after(START, moved(1, [], position(3, 1)), moved(1, [line(2, "other")], position(4, 2)));
    expect(kinds(known)).toEqual(["e0", "e1", "other"]);
    expect(fresh(known)).toEqual(["other"]);
  });

  it("takes the last lines of a long match, and those before them later", () => {
    const long = welcome(position(900), [line(899), line(900)]);
    expect(kinds(after(long))).toEqual(["e899", "e900"]);
    expect(kinds(after(START, long))).toEqual(["e899", "e900"]);
    const known = after(long, moved(900, [line(901)], position(901)))!;
    expect(kinds(preceded(known, [line(897), line(898), line(899)]))).toEqual(["e897", "e898", "e899", "e900", "e901"]);
  });

  it("ignores what it has heard already", () => {
    const known = after(START, moved(2, [line(3)], position(3)), moved(1, [line(2)], position(2)));
    expect(kinds(known)).toEqual(["e0", "e1", "e2", "e3"]);
  });

  it("notices that something is missing", () => {
    expect(after(START, moved(3, [line(4)], position(4)))).toBeNull();
    expect(after(START, welcome(position(5), [line(4), line(5)], 3))).toBeNull();
    expect(after(START, welcome(position(2, 2, 1), []))).toBeNull();
  });

  it("goes on after the line was broken", () => {
    const known = after(START, welcome(position(4), [line(3), line(4)], 2));
    expect(kinds(known)).toEqual(["e0", "e1", "e2", "e3", "e4"]);
    expect(fresh(known)).toEqual(["e3", "e4"]);
  });

  it("stays as it is if nothing happened meanwhile", () => {
    expect(kinds(after(START, welcome(position(2), [], 2)))).toEqual(["e0", "e1", "e2"]);
  });

  it("hears of a taking back that happened meanwhile", () => {
    expect(kinds(after(START, welcome(position(3, 1), [], 1)))).toEqual(["e0", "e1"]);
    expect(kinds(after(START, welcome(position(4, 2), [line(2, "other")], 1)))).toEqual(["e0", "e1", "other"]);
  });

  it("reads everything anew through other eyes", () => {
    const known = after(START, welcome(position(2, 2, 1), [line(0, "a"), line(1, "b"), line(2, "c")]));
    expect(kinds(known)).toEqual(["a", "b", "c"]);
    expect(fresh(known)).toEqual([]);
  });

  it("hears each word of the chat once", () => {
    const chat: FromServer = { type: "chat", line: { id: 1, name: "Anne", seat: 0, text: "hello", at: "" } };
    expect(after(START, chat, chat)?.chat.length).toBe(1);
  });
});

describe("a bot that is late", () => {
  const late = (sequence: number): FromServer => ({ type: "late", seat: 1, sequence });

  it("is known as such until the match goes on", () => {
    expect(after(START)?.late).toBeNull();
    expect(after(START, late(2))?.late).toBe(1);
    expect(after(START, late(2), moved(2, [line(3)], position(3)))?.late).toBeNull();
  });

  it("is no news once the moment is past", () => {
    expect(after(START, late(1))?.late).toBeNull();
  });
});
