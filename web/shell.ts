/**
 * The shell: what `index.html` itself says can be read before anything else has come. Styles in the head would hold it
 * back until they are here, so they come after it; they still hold back the page, which runs after them.
 */
import type { Plugin } from "vite";

const STYLES = /\s*<link rel="stylesheet"[^>]*>/g;

export function shell(): Plugin {
  return {
    name: "shell",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (html) => html.replace(STYLES, "").replace('<div id="page">', `${(html.match(STYLES) ?? []).map((link) => link.trim()).join("")}\n    <div id="page">`),
    },
  };
}
