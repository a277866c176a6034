import { beforeEach, expect, test } from "vitest";
import { House } from "./house";
import type { FromHouse, ToHouse } from "./wire";

const WISH = { base: "http://host.invalid/", language: "en" };

class FakeWorker {
  told: ToHouse[] = [];
  isEnded = false;
  onmessage: ((event: { data: FromHouse }) => void) | null = null;
  postMessage(message: ToHouse): void {
    this.told.push(message);
  }
  terminate(): void {
    this.isEnded = true;
  }
  say(message: FromHouse): void {
    this.onmessage?.({ data: message });
  }
}

let workers: FakeWorker[];
let house: House;
let troubles: string[];
const worker = (): FakeWorker => workers.at(-1)!;
const outcome = (asked: Promise<{ status: number }>): Promise<unknown> => asked.then(({ status }) => status, (why: Error) => why.message);

beforeEach(() => {
  [workers, troubles] = [[], []];
  house = new House(() => {
    workers.push(new FakeWorker());
    return worker() as unknown as Worker;
  });
  house.ontrouble = (key) => troubles.push(key);
});

test("what is asked early is answered once the house is there", async () => {
  const asked = outcome(house.call("GET", "/api/me"));
  house.start(WISH);
  expect(worker().told.map((each) => each.kind)).toEqual(["start", "call"]);
  worker().say({ kind: "answer", id: 1, status: 200, headers: {}, body: "{}" });
  expect(await asked).toBe(200);
});

test("a house that ends refuses what it was asked, and cuts its lines", async () => {
  house.start(WISH);
  const codes: number[] = [];
  house.open("/api/tables/t/live").onclose = ({ code }) => codes.push(code);
  const asked = outcome(house.call("GET", "/api/me"));
  worker().say({ kind: "trouble", key: "crashed", facts: {} });
  expect([await asked, codes, troubles, worker().isEnded]).toEqual(["the house is shut", [1006], ["crashed"], true]);
});

test("until it is started again, a house that has ended refuses at once", async () => {
  house.start(WISH);
  worker().say({ kind: "trouble", key: "crashed", facts: {} });
  const codes: number[] = [];
  house.open("/api/tables/t/live").onclose = ({ code }) => codes.push(code);
  expect(await outcome(house.call("GET", "/api/me"))).toBe("the house is shut");
  expect(codes).toEqual([1006]);
  house.start(WISH);
  void house.call("GET", "/api/me");
  expect(worker().told.map((each) => each.kind)).toEqual(["start", "call"]);
});

test("storage that is full leaves the house open", async () => {
  house.start(WISH);
  const asked = outcome(house.call("GET", "/api/tables/t/file"));
  worker().say({ kind: "trouble", key: "storage-full", facts: {} });
  worker().say({ kind: "answer", id: 1, status: 200, headers: {}, body: "{}" });
  expect([await asked, troubles]).toEqual([200, ["storage-full"]]);
});

test("where workers are forbidden, that is said", async () => {
  const without = new House(() => {
    throw new Error("forbidden");
  });
  without.ontrouble = (key) => troubles.push(key);
  const asked = outcome(without.call("GET", "/api/me"));
  without.start(WISH);
  expect([await asked, troubles]).toEqual(["the house is shut", ["no-workers"]]);
});
