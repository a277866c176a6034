/** That the page has words for all it says, in both languages. */
import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (path: string): string => readFileSync(path, "utf8");
const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((path) => /\.(svelte|ts)$/.test(path) && !path.endsWith(".test.ts"))
  .map((path) => read(`src/${path}`));

/** The words of the page, of notices, and of the tables that have some of their own. */
function messages(language: string): FluentResource["body"] {
  const tables = readdirSync("src/tables", { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(`/${language}.ftl`));
  return [`words/${language}.ftl`, `club/${language}.ftl`, `notices/${language}.ftl`, `sets/${language}.ftl`, `stewards/${language}.ftl`, ...tables.map((path) => `tables/${path}`)].flatMap((path) => new FluentResource(read(`src/${path}`)).body);
}

function keys(language: string): string[] {
  return messages(language).map((message) => message.id);
}

/** Everything in the sources that looks like a key; a part that is filled in stands for anything. */
function said(): RegExp[] {
  const found = sources.flatMap((text) => text.match(/["'`]web-[^"'`\s]*["'`]/g) ?? []);
  return [...new Set(found)].map((key) => new RegExp(`^${key.slice(1, -1).replace(/\$\{.*?\}/g, ".+").replace(/-$/, "-.+")}$`));
}

test("both languages say the same things", () => {
  expect(keys("it").sort()).toEqual(keys("en").sort());
  // Tables may call pieces by the same facts; all else is said once.
  const once = keys("en").filter((key) => !key.startsWith("piece-"));
  expect(new Set(once).size).toBe(once.length);
});

test("every key in the sources has words", () => {
  const known = keys("en");
  const all = [...known, ...alone("en")];
  expect(said().filter((key) => !all.some((each) => key.test(each))).map(String)).toEqual([]);
});

test("nothing is said that nobody says", () => {
  // What pieces are called is said by `pieceName`.
  const used = [...said(), /^piece-/];
  expect(keys("en").filter((key) => !used.some((each) => each.test(key)))).toEqual([]);
});

const alone = (language: string): string[] => new FluentResource(read(`src/alone/${language}.ftl`)).body.map((message) => message.id);
const isOwn = (key: string): boolean => key.startsWith("web-alone-");

test("a folder says the same things in both languages, each once", () => {
  expect(alone("it")).toEqual(alone("en"));
  expect(new Set(alone("en")).size).toBe(alone("en").length);
});

test("a folder says differently only what the page says at a server", () => {
  const frame = new FluentResource(read("../src/wardroom/words/en.ftl")).body.map((message) => message.id);
  const known = [...keys("en"), ...frame];
  expect(alone("en").filter((key) => !isOwn(key) && !known.includes(key))).toEqual([]);
});

test("of its own a folder says what the sources say", () => {
  const own = alone("en").filter(isOwn);
  // What is wrong is named by the worker of the house.
  const used = [...said(), /^web-alone-trouble-/];
  expect(own.filter((key) => !used.some((each) => each.test(key)))).toEqual([]);
});

test("the attributes are the same too", () => {
  const attributes = (language: string): string[] =>
    messages(language).flatMap((message) => Object.keys(message.attributes).map((name) => `${message.id}.${name}`));
  expect(attributes("it").sort()).toEqual(attributes("en").sort());
});
