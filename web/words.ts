/** Fluent files as the page loads them: without the remarks for those who write them, as the server sends those of the games. */
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** The same words without comments, and without empty lines between messages. */
export function bare(text: string): string {
  return text.replace(/^#.*\n/gm, "").replace(/\n{2,}(?=[a-z-])/gi, "\n").trimStart();
}

export function words(): Plugin {
  const ending = ".ftl?raw";
  return {
    name: "words",
    enforce: "pre",
    load: (id) => (id.endsWith(ending) ? `export default ${JSON.stringify(bare(readFileSync(id.slice(0, -"?raw".length), "utf8")))}` : undefined),
  };
}
