/** The last step of a folder: tell its service worker which files there are. `node offline.mjs FOLDER` */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

const KEEPER = "service-worker.js";
const [folder = ""] = process.argv.slice(2);
const template = readFileSync(new URL(`folder/${KEEPER}`, import.meta.url), "utf8");

const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
  .sort();
const files = Object.fromEntries(
  paths
    .map((path) => [relative(folder, path).split(sep).join("/"), path])
    .filter(([name]) => name !== KEEPER)
    .map(([name, path]) => [name, createHash("sha256").update(readFileSync(path)).digest("base64url").slice(0, 12)]),
);
if (!("index.html" in files)) throw new Error(`${folder} is no folder with a page.`);
writeFileSync(join(folder, KEEPER), template.replace("const FILES = {};", `const FILES = ${JSON.stringify(files, null, 1)};`));
