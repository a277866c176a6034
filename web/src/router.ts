/** Addresses of the page. */
import { writing, type Writing } from "./address";

export type Route =
  | { page: "home" }
  | { page: "tables" }
  | { page: "new"; game: string; set: string }
  | { page: "table"; id: string; link: string }
  | { page: "replay"; id: string; step: number | null; isToBeAnalysed: boolean }
  | { page: "fairness"; id: string }
  | { page: "learn" }
  | { page: "lesson"; id: string; step: number | null }
  | { page: "problem"; id: string }
  | { page: "rules"; game: string; rule: string }
  | { page: "tournaments" }
  | { page: "tournament"; id: string }
  | { page: "account" }
  | { page: "notices" }
  | { page: "stop"; id: string }
  | { page: "confirm"; id: string }
  | { page: "upload" }
  | { page: "sets"; game: string; set: string }
  | { page: "credits" }
  | { page: "shipyard" }
  | { page: "chartroom" }
  | { page: "planning" }
  | { page: "people" }
  | { page: "person"; id: string }
  | { page: "reset"; id: string }
  | { page: "stewards"; id: string }
  | { page: "privacy" }
  | { page: "not-found"; path: string };

const NO_NAME = /[^\w.~-]/;

/** The page at an address. Addresses that lead nowhere are a page too. */
export function routeOf(address: string): Route {
  const url = new URL(address, "http://wardroom.invalid");
  const [first = "", second = "", ...rest] = url.pathname.split("/").slice(1).map(decoded);
  const found = rest.length === 0 ? pageOf(first, second, url) : null;
  return found ?? { page: "not-found", path: url.pathname };
}

function pageOf(first: string, second: string, url: URL): Route | null {
  if (second && first === "people") return { page: "person", id: second };
  if (second) return isName(second) ? pageAbout(first, second, url) : null;
  if (first === "") return { page: "home" };
  if (first === "stewards") return { page: first, id: "" };
  if (first === "new") return { page: "new", game: url.searchParams.get("game") ?? "", set: url.searchParams.get("set") ?? "" };
  if (first === "sets") return { page: "sets", game: url.searchParams.get("game") ?? "", set: url.searchParams.get("set") ?? "" };
  return isPlain(first) ? { page: first } : null;
}

const PLAIN = ["tables", "tournaments", "learn", "account", "notices", "upload", "credits", "shipyard", "chartroom", "planning", "people", "privacy"] as const;

function isPlain(name: string): name is (typeof PLAIN)[number] {
  return (PLAIN as readonly string[]).includes(name);
}

function pageAbout(first: string, id: string, url: URL): Route | null {
  if (first === "t") return { page: "table", id, link: url.searchParams.get("seat") ?? "" };
  if (first === "lesson") return { page: first, id, step: stepIn(url) };
  if (first === "fairness" || first === "problem" || first === "reset" || first === "stop" || first === "confirm" || first === "stewards") return { page: first, id };
  if (first === "tournaments") return { page: "tournament", id };
  if (first === "replay") return { page: first, id, step: stepIn(url), isToBeAnalysed: url.searchParams.has("analyse") };
  return first === "rules" ? { page: first, game: id, rule: url.searchParams.get("rule") ?? "" } : null;
}

function stepIn(url: URL): number | null {
  const step = url.searchParams.get("step");
  return step !== null && /^\d{1,6}$/.test(step) ? Number(step) : null;
}

function isName(text: string): boolean {
  return text !== "" && !NO_NAME.test(text);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The link that a plain click is on; with a key held down, or with another button, the browser shall deal with it. */
export function clicked(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  return !link || link.target || link.hasAttribute("download") || link.origin !== location.origin ? null : link;
}

/** The address a click on a link leads to within this page; null if the browser shall deal with it. */
export function inside(event: MouseEvent, written: Writing = writing): string | null {
  const link = clicked(event);
  return link && written.follow(link, location);
}
