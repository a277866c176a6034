/** What makes the page a folder: its links, and the policy that stands in it. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { behindHash } from "../addresses";
import { policy, ruled } from "../folder";

const html = readFileSync("index.html", "utf8");

test("links to pages stand behind #, others stay", () => {
  expect(behindHash('<a href="/">')).toBe('<a href="#/">');
  expect(behindHash('<a href="/t/{table.id}">')).toBe('<a href="#/t/{table.id}">');
  expect(behindHash('<a href="/api/me/data"> <a href="#main"> <a href="https://example.org/">')).toBe('<a href="/api/me/data"> <a href="#main"> <a href="https://example.org/">');
});

test("every link of the page begins with its address, so that a folder can write it otherwise", () => {
  const components = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".svelte"));
  const computed = components.flatMap((path) => (readFileSync(`src/${path}`, "utf8").match(/\bhref=\{[^}]*\}/g) ?? []).map((link) => `${path}: ${link}`));
  expect(computed.filter((link) => !link.startsWith("pages/Credits.svelte"))).toEqual([]);
});

test("the policy names what stands in the page by its hash", () => {
  const made = ruled(html);
  const scripts = [...made.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  expect(scripts).toHaveLength(2);
  for (const script of scripts) expect(made).toContain(script);
});

test("the policy comes before all that it rules, and lets nothing in from elsewhere", () => {
  const made = ruled(html);
  expect(made.indexOf("content-security-policy")).toBeLessThan(made.indexOf("<script"));
  expect(policy(html)).toContain("script-src 'self' 'wasm-unsafe-eval' 'sha256-");
  expect(policy(html)).not.toMatch(/https?:|unsafe-inline|\*/);
});

test("the early words wait until something is wrong, in both languages", () => {
  const troubles = [...ruled(html).matchAll(/<div lang="(\w+)" data-trouble="(\w+)" hidden>/g)].map(([, language, key]) => `${key} ${language}`);
  expect(troubles.sort()).toEqual(["file en", "file it", "missing en", "missing it", "type en", "type it"]);
});
