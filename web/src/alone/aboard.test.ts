import { beforeEach, expect, test, vi } from "vitest";
import type { Line } from "../api/transport";
import { Aboard, type Shore, type Vessel } from "./aboard.svelte";

const BASE = "http://host.invalid/folder/";
let steps: string[];
let starts: Parameters<Vessel["start"]>[0][];
let vessel: Vessel;
let aboard: Aboard;
const shore: Shore = {
  comeUnder: () => Promise.resolve(void steps.push("files are kept")),
  fetchRest: () => Promise.resolve(true),
  base: () => BASE,
};

beforeEach(() => {
  [steps, starts] = [[], []];
  vessel = {
    onprogress: null,
    ontrouble: null,
    start: (how) => void (steps.push("starts"), starts.push(how)),
    call: () => Promise.resolve({ status: 200, body: "" }),
    open: () => ({}) as Line,
  };
  aboard = new Aboard(vessel, shore);
});

test("the house comes once, after its files can be kept", async () => {
  await Promise.all([aboard.begin("it"), aboard.begin("it")]);
  expect(steps).toEqual(["files are kept", "starts"]);
  expect(starts).toEqual([{ base: BASE, language: "it" }]);
});

test("how far it has come is told in bytes, until it is here", async () => {
  await aboard.begin("en");
  expect(aboard.isComing).toBe(true);
  vessel.onprogress?.("download", 3_000_000, 7_000_000);
  expect([aboard.stage, aboard.loaded, aboard.total]).toEqual(["download", 3_000_000, 7_000_000]);
  vessel.onprogress?.("ready", 0, 0);
  expect(aboard.isComing).toBe(false);
});

test("once the house is here, the rest of the folder is fetched", async () => {
  vessel.onprogress?.("ready", 0, 0);
  await vi.waitFor(() => expect(aboard.isWhole).toBe(true));
});

test("a trouble ends the coming, and trying again begins anew", async () => {
  await aboard.begin("en");
  vessel.onprogress?.("download", 3_000_000, 7_000_000);
  vessel.ontrouble?.("broken-download", { file: "pyodide/pyodide.asm.wasm", status: 503 });
  expect(aboard.trouble?.key).toBe("broken-download");
  expect(aboard.isComing).toBe(false);
  aboard.again("en");
  expect([aboard.trouble, aboard.isComing, aboard.loaded]).toEqual([null, true, 0]);
});

test("the house is taken over from another tab only by whoever wants that", async () => {
  await aboard.begin("en");
  vessel.ontrouble?.("held-elsewhere", {});
  aboard.again("en", true);
  expect(starts.map((how) => how.take ?? false)).toEqual([false, true]);
});

test("storage that is full warns, and one plays on", async () => {
  vessel.ontrouble?.("storage-full", {});
  expect([aboard.warning?.key, aboard.trouble]).toEqual(["storage-full", null]);
  aboard.read();
  expect(aboard.warning).toBeNull();
});

test("a match file that cannot be made is told of", async () => {
  vessel.call = () => Promise.resolve({ status: 500, body: "" });
  await aboard.takeFile({ id: "abc", game: "kaiser" });
  expect(aboard.warning?.key).toBe("no-file");
});
