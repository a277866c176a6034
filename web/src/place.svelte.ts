/** Where the reader is. */
import { writing } from "./address";
import { routeOf } from "./router";

class Place {
  #address = $state(writing.read(location));
  route = $derived(routeOf(this.#address));

  constructor() {
    addEventListener("popstate", () => this.#arrive());
  }

  /** Go to an address of this page; `replace` leaves no way back to the present one. */
  go(address: string, how: "push" | "replace" = "push"): void {
    if (how === "push") history.pushState(null, "", writing.write(address));
    else history.replaceState(null, "", writing.write(address));
    this.#arrive();
  }

  #arrive(): void {
    this.#address = writing.read(location);
  }
}

export const place = new Place();
