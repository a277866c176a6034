/** Python in a worker: Pyodide as it comes from its makers, and our own modules as byte code. */
import { Download } from "./download";
import { Failure } from "./failure";
import type { Stage } from "./wire";

/** As much of Pyodide as we use. */
export interface Python {
  unpackArchive(buffer: ArrayBuffer, format: "wheel" | "xztar", options?: { extractDir: string }): void;
  pyimport(name: string): any; // eslint-disable-line
}

const MODULES = "/wardroom";
/** Files that Pyodide asks for by itself as modules: fetched before, so that what is wrong with them can be told. */
const SCRIPTS = ["pyodide/pyodide.mjs", "pyodide/pyodide.asm.mjs"];

/** Start Python with all our modules; throws a `Failure` if the folder cannot be fetched or is served wrongly. */
export async function python(base: string, note: (stage: Stage, loaded: number, total: number) => void): Promise<Python> {
  if (typeof WebAssembly !== "object") throw new Failure("no-wasm");
  const download = new Download(base, (loaded, total) => note("download", loaded, total));
  self.fetch = download.watched.bind(download) as typeof fetch;
  try {
    const parts = await download.parts();
    const ours = Promise.all([download.whole(parts.modules), download.whole(parts.wheel)]);
    ours.catch(() => undefined);
    await Promise.all(SCRIPTS.map((script) => download.whole(script)));
    note("python", 0, 0);
    const { loadPyodide } = (await import(/* @vite-ignore */ `${base}pyodide/pyodide.mjs`)) as { loadPyodide: (wish: object) => Promise<Python> };
    const started = await loadPyodide({ indexURL: `${base}pyodide/`, env: { HOME: "/home/wardroom" } });
    const [modules, wheel] = await ours;
    started.unpackArchive(wheel, "wheel");
    started.unpackArchive(modules, "xztar", { extractDir: MODULES });
    started.pyimport("sys").path.insert(0, MODULES);
    return started;
  } catch (wrong) {
    throw download.failure ?? wrong;
  }
}
