/**
 * The house as the page knows it: it asks as it would ask a server, and opens lines as it would open sockets. Behind it
 * is a worker.
 */
import { watch } from "./alive";
import type { Answer, Facts, FromHouse, Stage, Start, ToHouse, Trouble } from "./wire";

/** As much of a `WebSocket` as `api/socket.ts` uses. */
export interface SocketLike {
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

/** What a socket says that was cut. */
const CUT = 1006;

class Port implements SocketLike {
  onmessage: SocketLike["onmessage"] = null;
  onclose: SocketLike["onclose"] = null;

  constructor(
    private readonly tell: (text: string) => void,
    private readonly hangUp: () => void,
  ) {}

  send(text: string): void {
    this.tell(text);
  }

  close(): void {
    this.hangUp();
  }
}

interface Pending {
  done: (answer: Answer) => void;
  failed: (why: Error) => void;
}

/** Makes the worker; a test makes another one. */
export type Hire = () => Worker;

const hire: Hire = () => new Worker(new URL("./house.worker.ts", import.meta.url), { type: "module" });

export class House {
  onprogress: ((stage: Stage, loaded: number, total: number) => void) | null = null;
  ontrouble: ((key: string, facts: Record<string, unknown>) => void) | null = null;
  #worker: Worker | undefined;
  #rest: () => void = () => undefined;
  #pending = new Map<number, Pending>();
  #lines = new Map<number, Port>();
  #number = 0;
  /** What was asked before there was a worker: it waits for one, unless the house has been shut since. */
  #early: ToHouse[] = [];
  #isShut = false;

  constructor(private readonly make: Hire = hire) {}

  /** Open the house; again after a trouble that ended it. */
  start(wish: Start): void {
    if (this.#worker) this.stop();
    this.#isShut = false;
    try {
      this.#worker = this.make();
    } catch {
      return this.#ended("no-workers", {});
    }
    const worker = this.#worker;
    worker.onmessage = ({ data }: MessageEvent<FromHouse>) => worker === this.#worker && this.#hear(data);
    worker.onerror = (event) => {
      event.preventDefault();
      if (worker === this.#worker) this.#ended("crashed", { error: event.message ?? "" });
    };
    worker.postMessage({ kind: "start", ...wish } satisfies ToHouse);
    for (const message of this.#early.splice(0)) worker.postMessage(message);
  }

  /** Ask for something; waits until the house is open, and rejects if it is no more. */
  call(method: string, path: string, body?: string, type?: string): Promise<Answer> {
    return new Promise((done, failed) => {
      if (this.#isShut) return failed(new Error("the house is shut"));
      this.#number += 1;
      this.#pending.set(this.#number, { done, failed });
      this.#tell({ kind: "call", id: this.#number, method, path, body, type });
    });
  }

  /** Open a line to a table. */
  open(path: string): SocketLike {
    this.#number += 1;
    const line = this.#number;
    const hangUp = (): void => {
      if (this.#lines.delete(line)) this.#tell({ kind: "close", line });
    };
    const port = new Port((text) => this.#tell({ kind: "send", line, text }), hangUp);
    this.#lines.set(line, port);
    if (this.#isShut) queueMicrotask(() => this.#closed(line, CUT));
    else this.#tell({ kind: "open", line, path });
    return port;
  }

  /** Shut the house: what was asked is refused, and lines are cut. */
  stop(): void {
    this.#rest();
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#early = [];
    this.#isShut = true;
    const pending = [...this.#pending.values()];
    const lines = [...this.#lines.values()];
    this.#pending.clear();
    this.#lines.clear();
    for (const each of pending) each.failed(new Error("the house is shut"));
    for (const each of lines) each.onclose?.({ code: CUT });
  }

  #tell(message: ToHouse): void {
    if (this.#worker) this.#worker.postMessage(message);
    else this.#early.push(message);
  }

  #hear(told: FromHouse): void {
    switch (told.kind) {
      case "alive":
        this.#rest = watch(told.lock, () => this.#ended("crashed", {}));
        return;
      case "progress":
        return this.onprogress?.(told.stage, told.loaded, told.total);
      case "answer":
        this.#pending.get(told.id)?.done(told);
        this.#pending.delete(told.id);
        return;
      case "message":
        return this.#lines.get(told.line)?.onmessage?.({ data: told.text });
      case "closed":
        return this.#closed(told.line, told.code);
      case "trouble":
        return this.#troubled(told.key, told.facts);
    }
  }

  #closed(line: number, code: number): void {
    const port = this.#lines.get(line);
    this.#lines.delete(line);
    port?.onclose?.({ code });
  }

  /** A store that takes nothing, or no more, leaves a house that is open, and whose matches can be saved as files. */
  #troubled(key: Trouble, facts: Facts): void {
    if (key.startsWith("storage-")) this.ontrouble?.(key, facts);
    else this.#ended(key, facts);
  }

  #ended(key: Trouble, facts: Facts): void {
    this.stop();
    this.ontrouble?.(key, facts);
  }
}
