/**
 * How the page writes its addresses where the browser shows them. A server knows all of them as paths. A folder is shown by
 * hosts that know its files only, and that may have put it anywhere: there they stand behind `#`, so that every host can
 * open and reload them.
 */
import { isAlone } from "./edition";

type Place = Pick<Location, "pathname" | "search" | "hash">;

export interface Writing {
  /** The address of the page that is shown at a place of the browser. */
  read(at: Place): string;
  write(address: string): string;
  /** The address of this page that a link leads to, for whoever is here; null if it leads elsewhere, or to a place on what is shown. */
  follow(link: Place, here: Place): string | null;
}

export const asPaths: Writing = {
  read: (at) => at.pathname + at.search,
  write: (address) => address,
  follow(link, here) {
    const isElsewhere = link.pathname.startsWith("/api/") || (link.hash !== "" && link.pathname === here.pathname);
    return isElsewhere ? null : link.pathname + link.search + link.hash;
  },
};

export const behindHash: Writing = {
  read: (at) => (at.hash.startsWith("#/") ? at.hash.slice(1) : "/"),
  write: (address) => `#${address}`,
  follow: (link, here) => (link.pathname === here.pathname && link.hash.startsWith("#/") ? link.hash.slice(1) : null),
};

export const writing = isAlone ? behindHash : asPaths;

/**
 * Go to a place on what is shown, such as `#main`, for a link that leads there. Behind `#` stands the address already, so
 * the browser must not write there itself; returns whether that was done.
 */
export function jump(link: HTMLAnchorElement): boolean {
  const target = link.hash.startsWith("#/") ? null : document.getElementById(link.hash.slice(1));
  if (!target || link.pathname !== location.pathname) return false;
  target.scrollIntoView();
  target.focus();
  return true;
}
