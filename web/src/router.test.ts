// @vitest-environment jsdom
import { afterEach, describe, expect, it, test } from "vitest";
import { asPaths, behindHash, type Writing } from "./address";
import { inside, routeOf } from "./router";

test.each([
  ["/", { page: "home" }],
  ["/tables", { page: "tables" }],
  ["/tables/", { page: "tables" }],
  ["/new", { page: "new", game: "", set: "" }],
  ["/new?game=kaiser", { page: "new", game: "kaiser", set: "" }],
  ["/t/abc", { page: "table", id: "abc", link: "" }],
  ["/t/abc?seat=s3-cr_t", { page: "table", id: "abc", link: "s3-cr_t" }],
  ["/replay/abc?step=12", { page: "replay", id: "abc", step: 12, isToBeAnalysed: false }],
  ["/replay/abc?step=x", { page: "replay", id: "abc", step: null, isToBeAnalysed: false }],
  ["/replay/abc?analyse", { page: "replay", id: "abc", step: null, isToBeAnalysed: true }],
  ["/fairness/abc", { page: "fairness", id: "abc" }],
  ["/learn", { page: "learn" }],
  ["/lesson/kaiser-1?step=2", { page: "lesson", id: "kaiser-1", step: 2 }],
  ["/rules/kaiser?rule=3.2.a", { page: "rules", game: "kaiser", rule: "3.2.a" }],
  ["/account", { page: "account" }],
  ["/upload", { page: "upload" }],
  ["/credits", { page: "credits" }],
  ["/planning", { page: "planning" }],
  ["/people", { page: "people" }],
  ["/people/anne%20b%C3%B6ll", { page: "person", id: "anne böll" }],
  ["/reset/s3-cr_t", { page: "reset", id: "s3-cr_t" }],
  ["/no/such/page/here", { page: "not-found", path: "/no/such/page/here" }],
  ["/t/a%2Fb", { page: "not-found", path: "/t/a%2Fb" }],
  ["/t/%E0%A4%A", { page: "not-found", path: "/t/%E0%A4%A" }],
  ["/new?game=kaiser&set=abc", { page: "new", game: "kaiser", set: "abc" }],
  ["/sets?game=kaiser&set=abc", { page: "sets", game: "kaiser", set: "abc" }],
  ["/sets", { page: "sets", game: "", set: "" }],
  ["/sits", { page: "not-found", path: "/sits" }],
])("%s", (address, route) => {
  expect(routeOf(address)).toEqual(route);
});

describe("a click on a link", () => {
  afterEach(() => document.body.replaceChildren());

  function clicked(html: string, init: MouseEventInit = {}, written: Writing = asPaths): string | null {
    document.body.innerHTML = html;
    let address: string | null = "unheard";
    document.body.addEventListener("click", (event) => {
      address = inside(event, written);
      event.preventDefault();
    }, { once: true });
    document.body.querySelector("a")?.firstElementChild?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
    return address;
  }

  it("stays within the page", () => {
    expect(clicked('<a href="/new?game=kaiser"><b>New</b></a>')).toBe("/new?game=kaiser");
  });

  it("is left to the browser where it leads elsewhere", () => {
    expect(clicked('<a href="https://example.org/"><b>Elsewhere</b></a>')).toBeNull();
    expect(clicked('<a href="/api/tables/abc/file"><b>File</b></a>')).toBeNull();
    expect(clicked('<a href="/tables" download><b>File</b></a>')).toBeNull();
    expect(clicked('<a href="/tables" target="_blank"><b>Tables</b></a>')).toBeNull();
    expect(clicked(`<a href="${location.pathname}#below"><b>Below</b></a>`)).toBeNull();
  });

  it("stays within the page of a folder, where addresses stand behind #", () => {
    expect(clicked('<a href="#/new?game=kaiser"><b>New</b></a>', {}, behindHash)).toBe("/new?game=kaiser");
  });

  it("is left to the browser where it leads out of the folder, or to a place on what is shown", () => {
    expect(clicked('<a href="/elsewhere/#/tables"><b>Another folder</b></a>', {}, behindHash)).toBeNull();
    expect(clicked('<a href="#main"><b>Below</b></a>', {}, behindHash)).toBeNull();
    expect(clicked('<a href="#/rules/kaiser" target="_blank"><b>Rules</b></a>', {}, behindHash)).toBeNull();
  });

  it("with a key held down opens a tab as ever", () => {
    expect(clicked('<a href="/tables"><b>Tables</b></a>', { ctrlKey: true })).toBeNull();
    expect(clicked('<a href="/tables"><b>Tables</b></a>', { button: 1 })).toBeNull();
  });
});
