/**
 * Runs a program in the Python of a folder: `node python.mjs FOLDER PROGRAM [WORDS …]`. What it prints is printed. It finds
 * our tests, and `around.heap()` tells how much memory Python has.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";

const [folder, program, ...words] = process.argv.slice(2);
const parts = JSON.parse(readFileSync(`${folder}/parts.json`, "utf8"));
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${folder}/pyodide/`, stdout: (line) => console.log(line) });
const bytes = (name) => new Uint8Array(readFileSync(`${folder}/${name}`)).buffer;
python.unpackArchive(bytes(parts.wheel), "wheel");
python.unpackArchive(bytes(parts.modules), "xztar", { extractDir: "/wardroom" });
python.FS.mkdirTree("/tests");
python.FS.mount(python.FS.filesystems.NODEFS, { root: fileURLToPath(new URL("..", import.meta.url)) }, "/tests");
python.registerJsModule("around", { heap: () => python._module.HEAPU8.length });
const sys = python.pyimport("sys");
sys.path.insert(0, "/wardroom");
sys.path.insert(0, "/");
sys.argv = python.toPy(["", ...words]);
try {
  await python.runPythonAsync(readFileSync(program, "utf8"), { globals: python.toPy({ __name__: "__main__", __file__: program }) });
} catch (wrong) {
  console.error(wrong.message);
  process.exitCode = 1;
}
