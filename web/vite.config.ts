/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync } from "node:fs";
import { defineConfig, type Plugin } from "vite";

/** `import anchor from "icon:anchor"`: the drawing of one icon of game-icons, and of no other. */
function icons(): Plugin {
  const set = JSON.parse(readFileSync("node_modules/@iconify-json/game-icons/icons.json", "utf8")) as {
    icons: Record<string, { body: string }>;
  };
  return {
    name: "single-icons",
    resolveId: (id) => (id.startsWith("icon:") ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith("\0icon:")) return null;
      const icon = set.icons[id.slice(6)];
      if (!icon) this.error(`game-icons has no icon called ${id.slice(6)}`);
      return `export default ${JSON.stringify(icon.body)};`;
    },
  };
}

const server = process.env["WARDROOM_ADDRESS"] ?? "http://127.0.0.1:8017";

export default defineConfig({
  plugins: [svelte(), icons()],
  build: {
    outDir: "../src/wardroom/server/static",
    emptyOutDir: true,
    target: "es2022",
    // The page lives under `default-src 'self'`: nothing inline, no data addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: { output: { experimentalMinChunkSize: 12_000 } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  // Svelte has a half for servers too; tests want the one for browsers.
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: { include: ["src/**/*.test.ts"] },
});
