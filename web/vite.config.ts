/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import process from "node:process";
import { defineConfig } from "vite";
import { addresses } from "./addresses";
import { compressed } from "./compressed";
import { folder } from "./folder";
import { icons } from "./icons";
import { shell } from "./shell";
import { tables } from "./tables";
import { words } from "./words";

/**
 * What every page needs is one file, what every table needs is another, and so is each game's own table: fewer requests,
 * and nothing twice. Games, guides and languages stay apart, to be loaded when somebody wants them. What some tables
 * share lies apart as well (`onlyExplicitManualChunks`): none of them has to load another game for it.
 */
function chunkOf(id: string): string | undefined {
  const game = /src\/tables\/(\w+)\/[\w.]+\.(svelte|ts)$/.exec(id.split("?")[0] ?? "")?.[1];
  if (game === "marauders" && LATER.test(id)) return "table-marauders-later";
  if (game) return `table-${game}`;
  const language = /\/words\/(\w+)\.ftl\?raw$/.exec(id)?.[1];
  if (language) return `words-${language}`;
  if (id.endsWith(".ftl?raw") || /src\/(tables|learn|drawings)\//.test(id)) return undefined;
  if (/node_modules\/(svelte|esm-env|clsx|@fluent)\//.test(id) || id.includes("vite/preload-helper")) return "house";
  if (/src\/(api|alone\/[\w.]+\.ts|words|App|[\w.]+\.ts|look\/)/.test(id) || HOUSE.test(id)) return "house";
  if (id.includes("src/table/Lobby")) return undefined;
  return /src\/(table|theatre)\/|src\/pages\/Table\./.test(id) || TABLE.test(id) ? "table" : undefined;
}
const LATER = /\/(later|Theatre|Clash|Battle|Raid)\.(svelte|ts)/;
const HOUSE = /src\/alone\/(Starting|Trouble)|src\/pieces\/rules\.ts|src\/pieces\/(Header|Icon|LanguageAndTheme|Mark|Pennant|Refusal|Rose|RuleNote|RuleTag|Sign)\.svelte|src\/pages\/NotFound|\0icon:anchor/;
const TABLE = /src\/pieces\/(Compass|Die|Level|Menu|Steps)\.svelte/;

const server = process.env["WARDROOM_ADDRESS"] ?? "http://127.0.0.1:8017";

/** `vite build --mode alone` makes the folder that needs no server; else the page of the server is built. */
export default defineConfig(({ mode }) => ({
  plugins: [...(mode === "alone" ? [addresses()] : []), svelte(), icons(), tables(), words(), shell(), mode === "alone" ? folder() : compressed()],
  base: mode === "alone" ? "./" : "/",
  worker: { format: "es" },
  build: {
    outDir: mode === "alone" ? "../build/alone/folder" : "../src/wardroom/server/static",
    emptyOutDir: true,
    target: "es2022",
    // The page lives under `default-src 'self'`: no data addresses, and nothing inline but what `index.html` has itself.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      // What only a folder needs leaves nothing behind where it is not used.
      treeshake: { moduleSideEffects: (id) => mode === "alone" || !id.includes("/src/alone/") },
      output: { manualChunks: chunkOf, onlyExplicitManualChunks: true },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  // Svelte has a half for servers too; tests want the one for browsers.
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  // No test leaves anything behind: one world serves them all, in a third of the time.
  test: { include: ["src/**/*.test.ts"], isolate: false },
}));
