// @vitest-environment jsdom
import { afterEach, expect, test } from "vitest";
import { asPaths, behindHash, jump } from "./address";

afterEach(() => document.body.replaceChildren());

const at = (address: string): URL => new URL(address, "http://host.invalid");

test.each([
  [asPaths, "/t/abc?step=2"],
  [behindHash, "/t/abc?step=2"],
])("what is written is read again", (writing, address) => {
  expect(writing.read(new URL(writing.write(address), "http://host.invalid/some/folder/index.html"))).toBe(address);
});

test.each(["/some/folder/", "/some/folder/index.html", "/#main", "/#"])("a folder opened at %s begins at home", (address) => {
  expect(behindHash.read(at(address))).toBe("/");
});

test("a place on the page is gone to without a change of the address", () => {
  document.body.innerHTML = '<a href="#prompt">Prompt</a><main id="prompt" tabindex="-1"></main>';
  const [link, main] = [document.querySelector("a")!, document.querySelector("main")!];
  main.scrollIntoView = () => undefined;
  expect(jump(link)).toBe(true);
  expect(document.activeElement).toBe(main);
  expect(location.hash).toBe("");
});

test("a link to a page of the folder is no place on this one", () => {
  document.body.innerHTML = '<a href="#/tables">Tables</a><a href="#nowhere">Nowhere</a>';
  expect([...document.querySelectorAll("a")].map(jump)).toEqual([false, false]);
});
