import { watch } from "./alive";

/** The place for a worker that thinks: it is started when it is needed, and replaced when it is lost. */

type FromDesk = { lock: string | undefined } | { ready: true } | { failed: string } | { id: number; done: Uint8Array };

interface Pending {
  done: (told: Uint8Array) => void;
  lost: (why: Error) => void;
}

/** Bytes of Python, to be taken over at once. */
interface Bytes {
  toJs(): Uint8Array;
}

export class Desk {
  #worker: Worker | undefined;
  #rest: () => void = () => undefined;
  #pending = new Map<number, Pending>();
  #number = 0;

  constructor(private readonly base: string) {}

  wake(): void {
    this.#seated();
  }

  /** What comes of a task; rejects if whoever sat here is lost. */
  ask(task: Bytes): Promise<Uint8Array> {
    const sent = task.toJs();
    return new Promise((done, lost) => {
      this.#number += 1;
      this.#pending.set(this.#number, { done, lost });
      this.#seated().postMessage({ id: this.#number, task: sent }, [sent.buffer]);
    });
  }

  /** Send whoever is here home; what they were at is lost. */
  clear(): void {
    this.#rest();
    this.#worker?.terminate();
    this.#worker = undefined;
    const pending = [...this.#pending.values()];
    this.#pending.clear();
    for (const each of pending) each.lost(new Error("lost"));
  }

  #seated(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL("./desk.worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromDesk>) => worker === this.#worker && this.#hear(data);
    worker.onerror = (event) => {
      event.preventDefault();
      if (worker === this.#worker) this.clear();
    };
    worker.postMessage({ base: this.base });
    this.#worker = worker;
    return worker;
  }

  #hear(told: FromDesk): void {
    if ("lock" in told) this.#rest = watch(told.lock, () => this.clear());
    if ("failed" in told) this.clear();
    if (!("id" in told)) return;
    this.#pending.get(told.id)?.done(told.done);
    this.#pending.delete(told.id);
  }
}
