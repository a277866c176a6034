/**
 * Makes byte code of a folder of modules, with the very Python that will read it, and packs it with all other files.
 * The same folder gives the same archive. `node pack.mjs FOLDER ARCHIVE`
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { loadPyodide } from "pyodide";

const [folder, archive] = process.argv.slice(2);
// Byte code knows its lines and not its columns, which are a third of it.
const python = await loadPyodide({ env: { PYTHONNODEBUGRANGES: "1", HOME: "/" } });
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
  .sort();
for (const file of files) {
  const name = `/modules/${relative(folder, file).split(sep).join("/")}`;
  python.FS.mkdirTree(dirname(name));
  python.FS.writeFile(name, readFileSync(file));
}
const packed = python.runPython(readFileSync(new URL("pack.py", import.meta.url), "utf8"));
writeFileSync(archive, packed.toJs());
