/**
 * The page as a folder that any host can show: the policy it lives under stands in itself, since such hosts send none; what
 * only a server has use for is left out; and what is wrong before the page can speak is said by `index.html`.
 */
import { createHash } from "node:crypto";
import { copyFileSync, readFileSync, rmSync } from "node:fs";
import type { Plugin } from "vite";

const SERVERS_OWN = ["sw.js", "offline.html", "assets/badge-96.png"];
const read = (name: string): string => readFileSync(`folder/${name}`, "utf8");

/** Where the page may take things from: this folder alone. What stands in it is named by the hash of its text. */
export function policy(html: string): string {
  const inline = (tag: string): string =>
    [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, "gs"))].map(([, text = ""]) => ` 'sha256-${createHash("sha256").update(text).digest("base64")}'`).join("");
  return (
    `default-src 'self'; img-src 'self' data:; style-src 'self'${inline("style")}; script-src 'self' 'wasm-unsafe-eval'${inline("script")}; ` +
    "worker-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; object-src 'none'"
  );
}

/** `index.html` with its early words, and under its policy. */
export function ruled(html: string): string {
  const early = html
    .replace("<script>", `<script>\n${read("early.js")}</script>\n    <script>`)
    .replace(/(\n *<div lang=")/, `\n${read("early.html").trimEnd()}$1`)
    .replace(/<div lang="(\w\w)"><h1>/g, '<div lang="$1" data-waiting><h1>');
  return early.replace(/(<meta charset="utf-8" \/>)/, `$1\n    <meta http-equiv="content-security-policy" content="${policy(early)}" />`);
}

export function folder(): Plugin {
  return {
    name: "folder",
    apply: "build",
    transformIndexHtml: { order: "post", handler: ruled },
    writeBundle: ({ dir = "" }) => {
      for (const name of SERVERS_OWN) rmSync(`${dir}/${name}`, { force: true });
      copyFileSync("folder/manifest.webmanifest", `${dir}/manifest.webmanifest`);
    },
  };
}
