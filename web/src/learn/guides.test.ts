/** That the guides cite rules which exist. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const guides = readdirSync("src/learn").filter((file) => /\.(en|it)\.svelte$/.test(file));

test.each(guides)("%s cites rules of the register", (file) => {
  const text = readFileSync(`src/learn/${file}`, "utf8");
  const game = file.split(".")[0];
  const known = [...readFileSync(`../src/wardroom/games/${game}/rules.toml`, "utf8").matchAll(/^id = "(.*)"$/gm)].map((found) => found[1]);
  const cited = [...text.matchAll(/rules=\{\[(.*?)\]\}/g)].flatMap((found) => [...(found[1] ?? "").matchAll(/"(.*?)"/g)].map((each) => each[1]));
  expect(cited.length).toBeGreaterThan(4);
  expect(cited.filter((rule) => !known.includes(rule))).toEqual([]);
});

test("every guide is there in both languages, with the same rules", () => {
  const english = guides.filter((file) => file.endsWith(".en.svelte"));
  expect(guides.length).toBe(2 * english.length);
  for (const file of english) {
    const cited = (path: string): string[] => readFileSync(path, "utf8").match(/rules=\{\[.*?\]\}/g) ?? [];
    expect(cited(`src/learn/${file.replace(".en.", ".it.")}`)).toEqual(cited(`src/learn/${file}`));
  }
});
