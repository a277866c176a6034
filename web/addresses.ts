/** Links of the page as a folder writes them: `href="/learn"` is `href="#/learn"` there. See `src/address.ts`. */
import type { Plugin } from "vite";

/** A component whose links to pages stand behind `#`. */
export function behindHash(text: string): string {
  return text.replace(/\bhref="\/(?!api\/)/g, 'href="#/');
}

export function addresses(): Plugin {
  return {
    name: "addresses", // Before Svelte: it reads components as they are written.
    enforce: "pre",
    transform: (text, id) => (id.endsWith(".svelte") ? { code: behindHash(text), map: null } : undefined),
  };
}
