import type { Facts, Trouble } from "./wire";

/** What the page has to be told of. */
export class Failure extends Error {
  constructor(
    readonly key: Trouble,
    readonly facts: Facts = {},
  ) {
    super(key);
    this.name = "Failure";
  }
}
