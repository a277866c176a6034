import { beforeEach, expect, test } from "vitest";
import { Download } from "./download";

const BASE = "http://host.invalid/some/where/";
const SIZES = { "pyodide/pyodide.mjs": 4, "pyodide/pyodide.asm.wasm": 6 };
const PARTS = JSON.stringify({ modules: "m.tar.xz", wheel: "w.whl", sizes: SIZES });

let files: Record<string, () => Response>;
let progress: [number, number][];
let download: Download;
const text = (body: string, type = "text/javascript"): Response => new Response(body, { headers: { "content-type": type } });
const wrong = (asked: Promise<unknown>): Promise<unknown> => asked.catch((why: unknown) => why);

beforeEach(async () => {
  progress = [];
  files = { "parts.json": () => text(PARTS, "application/json"), "pyodide/pyodide.mjs": () => text("code"), "pyodide/pyodide.asm.wasm": () => text("binary", "application/wasm") };
  const fetched = (address: RequestInfo | URL): Promise<Response> => {
    const file = files[String(address).slice(BASE.length)];
    return file ? Promise.resolve(file()) : Promise.reject(new TypeError("no network"));
  };
  download = new Download(BASE, (loaded, total) => progress.push([loaded, total]), fetched as typeof fetch);
  await download.parts();
});

test("what has come is told beside all there is", async () => {
  await download.whole("pyodide/pyodide.mjs");
  await download.whole("pyodide/pyodide.asm.wasm");
  expect([progress[0], progress.at(-1)]).toEqual([[4, 10], [10, 10]]);
});

test("what others fetch is counted, and comes to them as it is", async () => {
  const response = await download.watched(`${BASE}pyodide/pyodide.asm.wasm`);
  expect(await response.text()).toBe("binary");
  await Promise.resolve();
  expect(progress.at(-1)).toEqual([6, 10]);
});

test("a file that is not there is named with its status", async () => {
  files["pyodide/pyodide.mjs"] = () => new Response("", { status: 503 });
  expect(await wrong(download.whole("pyodide/pyodide.mjs"))).toMatchObject({ key: "broken-download", facts: { file: "pyodide/pyodide.mjs", status: 503 } });
});

test("a file that does not come at all has no status", async () => {
  delete files["pyodide/pyodide.mjs"];
  await wrong(download.whole("pyodide/pyodide.mjs"));
  expect(download.failure).toMatchObject({ key: "broken-download", facts: { status: 0 } });
});

test("a file that is cut short is a broken download", async () => {
  files["pyodide/pyodide.mjs"] = () => text("co");
  expect(await wrong(download.whole("pyodide/pyodide.mjs"))).toMatchObject({ key: "broken-download" });
});

test("a script that is served as something else is named, with what it is and should be", async () => {
  files["pyodide/pyodide.mjs"] = () => text("code", "text/plain");
  const facts = { file: "pyodide/pyodide.mjs", found: "text/plain", wanted: "text/javascript" };
  expect(await wrong(download.whole("pyodide/pyodide.mjs"))).toMatchObject({ key: "wrong-type", facts });
});
