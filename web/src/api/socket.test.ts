import { beforeEach, describe, expect, it } from "vitest";
import { Refused } from "./client";
import { Live, type Connection } from "./socket";
import type { ChatLine, FromServer, Position, TableInfo } from "./types";

class FakeSocket {
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  isClosed = false;
  constructor(readonly url: string) {}
  send(data: string): void {
    this.sent.push(JSON.parse(data) as Record<string, unknown>);
  }
  close(): void {
    this.isClosed = true;
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let sockets: FakeSocket[];
let timers: { work: () => void; wait: number; id: number }[];
let heard: FromServer[];
let connections: Connection[];
let live: Live;

const socket = (): FakeSocket => sockets.at(-1)!;
const waits = (): number[] => timers.map((timer) => timer.wait);
const TABLE = { id: "t" } as TableInfo;
const position = (sequence: number, reader = 0): Position =>
  ({ sequence, line: sequence, reader, view: {}, asks: [], waiting: [], undoable: [], result: null, takes_back: [], orders: [], can_order: [] }) as Position;

function welcome(sequence: number, chat: ChatLine[] = []): object {
  return { type: "welcome", table: TABLE, position: position(sequence), lines: [], chat, proposals: [], after: sequence };
}

function ring(): void {
  const timer = timers.pop()!;
  timer.work();
}

async function outcome(promise: Promise<void>): Promise<string> {
  return promise.then(
    () => "granted",
    (why: unknown) => (why as Refused).refusal.key,
  );
}

beforeEach(() => {
  [sockets, timers, heard, connections] = [[], [], [], []];
  let id = 0;
  live = new Live("t 1", (message) => heard.push(message), (connection) => connections.push(connection), {
    open: (url) => {
      const made = new FakeSocket(url);
      sockets.push(made);
      return made as unknown as WebSocket;
    },
    later: (work, wait) => {
      timers.push({ work, wait, id: ++id });
      return id;
    },
    cancel: (timer) => void (timers = timers.filter((each) => each.id !== timer)),
    random: () => 0.5,
    isHidden: () => true,
  });
  live.connect();
});

describe("a line to a table", () => {
  it("asks for everything at first, and for what is new afterwards", () => {
    expect(socket().url).toBe("/api/tables/t%201/live?since=-1&stills=yes&changes=yes");
    socket().say(welcome(7));
    socket().say({ type: "moved", after: 7, lines: [], position: position(8), table: TABLE });
    socket().onclose?.({ code: 1006 });
    ring();
    expect(socket().url).toBe("/api/tables/t%201/live?since=8&stills=yes&changes=yes");
    expect(connections).toEqual(["connecting", "open", "broken", "broken"]);
  });

  it("makes the view of what it had, where it is told a change only", () => {
    const [before, after] = [{ round: 1, ships: ["emden", "lovat"] }, { round: 2, ships: ["emden"] }];
    socket().say({ ...welcome(7), position: { ...position(7), view: before } });
    const change = { round: [2], ships: { "#": 1 } };
    socket().say({ type: "moved", after: 7, lines: [], position: position(8), table: TABLE, change });
    socket().say({ type: "moved", after: 8, lines: [], position: position(9), table: TABLE, change: {} });
    expect(heard.map((message) => "position" in message && message.position?.view)).toEqual([before, after, after]);
  });

  it("waits longer after each failure, and starts afresh after a success", () => {
    const seen: number[] = [];
    for (let failure = 0; failure < 7; failure += 1) {
      socket().onclose?.({ code: 1006 });
      seen.push(...waits());
      ring();
    }
    expect(seen).toEqual([500, 1000, 2000, 4000, 8000, 15_000, 15_000]);
    socket().say(welcome(1));
    socket().onclose?.({ code: 1006 });
    expect(waits()).toEqual([500]);
  });

  it("tries at once when the network is back", () => {
    socket().onclose?.({ code: 1006 });
    live.wake();
    expect(sockets.length).toBe(2);
    expect(timers).toEqual([]);
  });

  it("notices a line that has gone silent", () => {
    socket().say(welcome(1));
    ring();
    expect(socket().sent).toEqual([{ type: "ping", is_hidden: true }]);
    ring();
    expect(connections.at(-1)).toBe("broken");
    expect(sockets[0]!.isClosed).toBe(true);
  });

  it("hears nothing from a socket it has left", () => {
    const old = socket();
    socket().say(welcome(1));
    live.restart();
    old.say({ type: "chat", line: { id: 1 } });
    expect(heard.map((message) => message.type)).toEqual(["welcome"]);
    expect(socket().url).toContain("since=-1");
  });

  it("does not ask again for a table that is not there", () => {
    socket().onclose?.({ code: 4404 });
    expect(connections.at(-1)).toBe("unknown");
    expect(timers).toEqual([]);
  });

  it("is quiet once closed", async () => {
    socket().say(welcome(1));
    const asked = outcome(live.send({ type: "chat", text: "hello" }));
    live.close();
    expect(await asked).toBe("unreachable");
    expect(timers).toEqual([]);
    expect(connections.at(-1)).toBe("closed");
  });
});

describe("a request", () => {
  it("is numbered, and granted or refused by its number", async () => {
    socket().say(welcome(3));
    const first = outcome(live.send({ type: "answer", seat: 0, play: "hold", sequence: 3 }));
    const second = outcome(live.send({ type: "resign", seat: 0 }));
    expect(socket().sent.map((sent) => sent["request"])).toEqual([1, 2]);
    socket().say({ type: "refused", key: "not-mine", facts: {}, request: 2 });
    socket().say({ type: "accepted", request: 1, sequence: 4 });
    expect([await first, await second]).toEqual(["granted", "not-mine"]);
    expect(heard.map((message) => message.type)).toEqual(["welcome"]);
  });

  it("is refused at once while the line is broken", async () => {
    expect(await outcome(live.send({ type: "chat", text: "hello" }))).toBe("unreachable");
    expect(socket().sent).toEqual([]);
  });

  it("is sent again if the table still waits for it", async () => {
    socket().say(welcome(3));
    const asked = outcome(live.send({ type: "answer", seat: 0, play: "hold", sequence: 3 }));
    socket().onclose?.({ code: 1006 });
    ring();
    expect(socket().sent).toEqual([]);
    socket().say(welcome(3));
    expect(socket().sent).toEqual([{ type: "answer", seat: 0, play: "hold", sequence: 3, request: 1 }]);
    socket().say({ type: "accepted", request: 1, sequence: 4 });
    expect(await asked).toBe("granted");
  });

  it("is not sent again if the table has moved on", async () => {
    socket().say(welcome(3));
    const asked = outcome(live.send({ type: "answer", seat: 0, play: "hold", sequence: 3 }));
    socket().onclose?.({ code: 1006 });
    ring();
    socket().say(welcome(4));
    expect(await asked).toBe("granted");
    expect(socket().sent).toEqual([]);
  });

  it("to say something is not repeated if it was heard", async () => {
    const line = (id: number): ChatLine => ({ id, name: "Anne", seat: 0, text: "hello", at: "" });
    socket().say(welcome(3, [line(5)]));
    const asked = outcome(live.send({ type: "chat", text: "hello" }));
    socket().onclose?.({ code: 1006 });
    ring();
    socket().say(welcome(3, [line(5)]));
    expect(socket().sent.length).toBe(1);
    socket().onclose?.({ code: 1006 });
    ring();
    socket().say(welcome(3, [line(5), line(6)]));
    expect(socket().sent).toEqual([]);
    expect(await asked).toBe("granted");
  });

  it("from another tab is news, not an answer to mine", () => {
    socket().say(welcome(3));
    socket().say({ type: "refused", key: "too-fast", facts: {}, request: 0 });
    expect(heard.map((message) => message.type)).toEqual(["welcome", "refused"]);
  });
});
