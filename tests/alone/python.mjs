/** Runs a program in the Python of a folder: `node python.mjs FOLDER PROGRAM [WORDS …]`. What it prints is printed. */
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, program, ...words] = process.argv.slice(2);
const parts = JSON.parse(readFileSync(`${folder}/parts.json`, "utf8"));
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${folder}/pyodide/`, stdout: (line) => console.log(line) });
const bytes = (name) => new Uint8Array(readFileSync(`${folder}/${name}`)).buffer;
python.unpackArchive(bytes(parts.wheel), "wheel");
python.unpackArchive(bytes(parts.modules), "xztar", { extractDir: "/wardroom" });
python.FS.writeFile("/program.py", readFileSync(program));
const sys = python.pyimport("sys");
sys.path.insert(0, "/wardroom");
sys.argv = python.toPy(["/program.py", ...words]);
await python.runPythonAsync("import runpy; runpy.run_path('/program.py', run_name='__main__')");
