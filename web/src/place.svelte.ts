/** Where the reader is. */
import { routeOf } from "./router";

class Place {
  #address = $state(location.pathname + location.search);
  route = $derived(routeOf(this.#address));

  constructor() {
    addEventListener("popstate", () => this.#arrive());
  }

  /** Go to an address of this page; `replace` leaves no way back to the present one. */
  go(address: string, how: "push" | "replace" = "push"): void {
    if (how === "push") history.pushState(null, "", address);
    else history.replaceState(null, "", address);
    this.#arrive();
  }

  #arrive(): void {
    this.#address = location.pathname + location.search;
  }
}

export const place = new Place();
