/** That what the page loads says the same as the files that were written. */
import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { bare } from "../../words";

const files = ["../src/wardroom/words", "src/words", "src/tables"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ftl"))
    .map((path) => `${folder}/${path}`),
);

test.each(files)("%s says the same without its remarks", (path) => {
  const text = readFileSync(path, "utf8");
  expect(new FluentResource(bare(text)).body).toEqual(new FluentResource(text).body);
  expect(bare(text)).not.toMatch(/^#/m);
});
