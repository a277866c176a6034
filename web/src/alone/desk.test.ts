import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Desk } from "./desk";

class FakeWorker {
  static all: FakeWorker[] = [];
  told: { id?: number; base?: string }[] = [];
  isEnded = false;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: ((event: { preventDefault: () => void }) => void) | null = null;
  constructor() {
    FakeWorker.all.push(this);
  }
  postMessage(message: { id?: number }): void {
    this.told.push(message);
  }
  terminate(): void {
    this.isEnded = true;
  }
}

const task = (...bytes: number[]): { toJs: () => Uint8Array } => ({ toJs: () => new Uint8Array(bytes) });
const outcome = (asked: Promise<Uint8Array>): Promise<unknown> => asked.then((told) => [...told], (why: Error) => why.message);
let desk: Desk;

beforeEach(() => {
  FakeWorker.all = [];
  vi.stubGlobal("Worker", FakeWorker);
  desk = new Desk("http://host.invalid/");
});
afterEach(() => vi.unstubAllGlobals());

test("a worker is started once, by whoever needs it first", async () => {
  desk.wake();
  const asked = outcome(desk.ask(task(1)));
  const [worker, ...others] = FakeWorker.all;
  expect([worker?.told.map(({ id, base }) => id ?? base), others]).toEqual([["http://host.invalid/", 1], []]);
  worker?.onmessage?.({ data: { id: 1, done: new Uint8Array([2]) } });
  expect(await asked).toEqual([2]);
});

test("what a lost worker was at is lost, and the next task has another one", async () => {
  const asked = outcome(desk.ask(task(1)));
  FakeWorker.all[0]?.onerror?.({ preventDefault: () => undefined });
  expect(await asked).toBe("lost");
  void desk.ask(task(2));
  expect(FakeWorker.all.map(({ isEnded }) => isEnded)).toEqual([true, false]);
});

test("a worker that cannot start is lost, too", async () => {
  const asked = outcome(desk.ask(task(1)));
  FakeWorker.all[0]?.onmessage?.({ data: { failed: "no network" } });
  expect(await asked).toBe("lost");
});

test("whoever was sent home is not heard any more", async () => {
  const asked = outcome(desk.ask(task(1)));
  const [gone] = FakeWorker.all;
  desk.clear();
  const again = outcome(desk.ask(task(2)));
  gone?.onmessage?.({ data: { id: 2, done: new Uint8Array([9]) } });
  FakeWorker.all[1]?.onmessage?.({ data: { id: 2, done: new Uint8Array([3]) } });
  expect([await asked, await again]).toEqual(["lost", [3]]);
});
