/**
 * The live line to a table. It reconnects by itself, tells the server the last moment it knows, and numbers requests.
 *
 * A request that was under way when the line broke is sent again only if the table still stands at the moment it was
 * meant for; so an answer is never lost and never given twice.
 */
import { Refused } from "./client";
import { changed, type Change } from "./changes";
import { transport, type Line } from "./transport";
import type { FromServer, Position, Request, Welcome } from "./types";

type View = Position["view"];

/** `unknown` is a table that is not there; all but that and `closed` try again by themselves. */
export type Connection = "connecting" | "open" | "broken" | "unknown" | "closed";

/** What a test replaces: the socket, and the hands of the clock. */
export interface Surroundings {
  open(path: string): Line;
  later(work: () => void, milliseconds: number): number;
  cancel(timer: number): void;
  random(): number;
  isHidden(): boolean;
}

const browser: Surroundings = {
  open: (path) => transport.open(path),
  later: (work, milliseconds) => window.setTimeout(work, milliseconds),
  cancel: (timer) => window.clearTimeout(timer),
  random: Math.random,
  isHidden: () => document.hidden,
};

interface Pending {
  request: Request;
  done: () => void;
  failed: (why: Refused) => void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const QUIET = 25_000;
const PATIENCE = 10_000;
const NO_TABLE = 4404;

export class Live {
  /** The last moment heard of. */
  since = -1;
  #socket: Line | null = null;
  #pending = new Map<number, Pending>();
  #number = 0;
  #failures = 0;
  #timer: number | undefined;
  #isWelcome = false;
  #lastChat = -1;
  #view: View = {};

  constructor(
    private readonly table: string,
    private readonly hear: (message: FromServer) => void,
    private readonly changed: (connection: Connection) => void,
    private readonly around: Surroundings = browser,
  ) {}

  connect(): void {
    this.#stopTimer();
    this.#isWelcome = false;
    this.changed(this.#failures ? "broken" : "connecting");
    const socket = this.around.open(`/api/tables/${encodeURIComponent(this.table)}/live?since=${this.since}&stills=yes&changes=yes`);
    this.#socket = socket;
    socket.onmessage = (event) => socket === this.#socket && this.#receive(String(event.data));
    socket.onclose = (event) => socket === this.#socket && (event.code === NO_TABLE ? this.#end("unknown") : this.#broke());
  }

  /** Leave the table. */
  close(): void {
    this.#end("closed");
  }

  #end(connection: Connection): void {
    this.#stopTimer();
    this.#drop();
    this.changed(connection);
    for (const number of [...this.#pending.keys()]) this.#fail(number, new Refused({ key: "unreachable", facts: {} }, 0));
  }

  /** Forget what was heard and begin again: something is missing. */
  restart(): void {
    this.since = -1;
    this.#drop();
    this.connect();
  }

  /** The network came or went, or somebody looks at the page again: try again at once, or see whether the line holds. */
  wake(): void {
    if (this.#isWelcome) this.#ping();
    else if (this.#timer !== undefined) this.connect();
  }

  /** Resolves when the server has granted the request, rejects with its reason. */
  send(request: Request): Promise<void> {
    if (!this.#isWelcome) return Promise.reject(new Refused({ key: "unreachable", facts: {} }, 0));
    return new Promise((done, failed) => {
      this.#number += 1;
      this.#pending.set(this.#number, { request, done, failed });
      this.#write(this.#number, request);
    });
  }

  #write(number: number, request: Request): void {
    this.#socket?.send(JSON.stringify({ ...request, request: number }));
  }

  #receive(data: string): void {
    this.#rest();
    const message = JSON.parse(data) as FromServer;
    if (message.type === "accepted") return this.#settle(message.request);
    if (message.type === "refused" && this.#pending.has(message.request)) {
      return this.#fail(message.request, new Refused({ key: message.key, facts: message.facts }, 409));
    }
    if (message.type === "moved" && message.change) message.position.view = changed(this.#view, message.change as Change) as View;
    if (message.type === "welcome" || message.type === "moved") this.#keep(message.position);
    this.hear(message);
    if (message.type === "welcome") this.#welcomed(message);
    this.#lastChat = lastChat(message) ?? this.#lastChat;
  }

  /** What the next change is meant for. */
  #keep(position: Position | null): void {
    this.since = position?.sequence ?? -1;
    this.#view = position?.view ?? {};
  }

  #welcomed(welcome: Welcome): void {
    const isFirst = !this.#isWelcome;
    this.#isWelcome = true;
    this.#failures = 0;
    this.changed("open");
    if (!isFirst) return;
    for (const [number, { request }] of [...this.#pending]) {
      if (isSettled(request, welcome, this.#lastChat)) this.#settle(number);
      else this.#write(number, request);
    }
  }

  #settle(number: number): void {
    const pending = this.#pending.get(number);
    this.#pending.delete(number);
    pending?.done();
  }

  #fail(number: number, why: Refused): void {
    const pending = this.#pending.get(number);
    this.#pending.delete(number);
    pending?.failed(why);
  }

  #broke(): void {
    this.#drop();
    this.changed("broken");
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures) * (0.75 + this.around.random() / 2);
    this.#failures += 1;
    this.#startTimer(() => this.connect(), wait);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#isWelcome = false;
    socket?.close();
  }

  /** Something was heard: the line holds. Ask again after a while of quiet. */
  #rest(): void {
    this.#startTimer(() => this.#ping(), QUIET);
  }

  #ping(): void {
    this.#socket?.send(JSON.stringify({ type: "ping", is_hidden: this.around.isHidden() }));
    this.#startTimer(() => this.#broke(), PATIENCE);
  }

  #startTimer(work: () => void, milliseconds: number): void {
    this.#stopTimer();
    this.#timer = this.around.later(work, milliseconds);
  }

  #stopTimer(): void {
    if (this.#timer !== undefined) this.around.cancel(this.#timer);
    this.#timer = undefined;
  }
}

/** Whether a request that was under way when the line broke has had its effect, or can have none any more. */
function isSettled(request: Request, welcome: Welcome, lastChat: number): boolean {
  if (request.type === "answer" || request.type === "undo") return request.sequence !== welcome.position?.sequence;
  if (request.type === "chat") return welcome.chat.some((line) => line.id > lastChat && line.text === request.text);
  // The welcome shows the question anew, and the page says again that it is seen.
  if (request.type === "seen") return true;
  return request.type === "look" && request.seat === welcome.position?.reader;
}

function lastChat(message: FromServer): number | undefined {
  if (message.type === "chat") return message.line.id;
  return message.type === "welcome" ? message.chat.at(-1)?.id : undefined;
}
