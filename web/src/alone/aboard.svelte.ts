/**
 * The house of this browser as the page sees it: how far it has come, what is wrong with it, and whether what is played
 * here stays here. It begins when somebody comes to a page that needs it; what is only read needs none.
 */
import type { Transport } from "../api/transport";
import type { Facts } from "../api/types";
import { saved } from "./blob";
import { House } from "./house";
import { comeUnder, fetchRest } from "./offline";
import { reach, type Door } from "./reach";

export type Stage = "download" | "python" | "rules" | "ready";

/** What is wrong: the last part of the key of its words, and what its words need. */
export interface Trouble {
  key: string;
  facts: Facts;
}

/** The house as it is driven from here. */
export interface Vessel extends Door {
  start(how: { base: string; language: string; take?: boolean }): void;
  onprogress: ((stage: Stage, loaded: number, total: number) => void) | null;
  ontrouble: ((key: string, facts: Facts) => void) | null;
}

/** What a test replaces: the service worker, and where the folder is. */
export interface Shore {
  comeUnder(): Promise<void>;
  fetchRest(): Promise<boolean>;
  base(): string;
}

const browser: Shore = { comeUnder, fetchRest, base: () => new URL("./", location.href).href };

export class Aboard {
  #stage = $state<Stage>("download");
  #loaded = $state(0);
  #total = $state(0);
  #trouble = $state.raw<Trouble | null>(null);
  #warning = $state.raw<Trouble | null>(null);
  #isBegun = $state(false);
  #isWhole = $state(false);

  constructor(
    private readonly house: Vessel,
    private readonly shore: Shore = browser,
  ) {
    house.onprogress = (stage, loaded, total) => this.#come(stage, loaded, total);
    house.ontrouble = (key, facts) => this.#hear({ key, facts });
  }

  /** Whether it is under way, with nothing wrong. */
  get isComing(): boolean {
    return this.#isBegun && this.#stage !== "ready" && !this.#trouble;
  }

  /** Whether it is here. */
  get isHere(): boolean {
    return this.#stage === "ready" && !this.#trouble;
  }

  get stage(): Stage {
    return this.#stage;
  }

  /** Bytes that have come, and that there are; 0 as long as nobody knows. */
  get loaded(): number {
    return this.#loaded;
  }

  get total(): number {
    return this.#total;
  }

  /** Why nothing can be played now. */
  get trouble(): Trouble | null {
    return this.#trouble;
  }

  /** What should be known of what is kept, while one plays on. */
  get warning(): Trouble | null {
    return this.#warning;
  }

  /** Whether all files are here, so that no network is needed any more. */
  get isWhole(): boolean {
    return this.#isWhole;
  }

  /** Have the house come; nothing happens if it is under way or here. */
  async begin(language: string): Promise<void> {
    if (this.#isBegun) return;
    this.#isBegun = true;
    await this.shore.comeUnder();
    this.house.start({ base: this.shore.base(), language });
  }

  /** Begin again after a trouble; `take` takes the house over from another tab. */
  again(language: string, take = false): void {
    this.#trouble = null;
    this.#stage = "download";
    [this.#loaded, this.#total] = [0, 0];
    this.house.start({ base: this.shore.base(), language, take });
  }

  /** Put a warning away. */
  read(): void {
    this.#warning = null;
  }

  /** Take the file of a match along. */
  async takeFile(table: { id: string; game: string }): Promise<void> {
    const answer = await this.house.call("GET", `/api/tables/${encodeURIComponent(table.id)}/file`);
    if (answer.status < 400) saved(answer.body, `${table.game}-${table.id}.json`);
    else this.#warning = { key: "no-file", facts: {} };
  }

  /** Ask the browser not to clear away what is kept here. Some ask the reader, some decide by themselves. */
  async stay(): Promise<boolean> {
    const storage = navigator.storage as StorageManager | undefined;
    return (await storage?.persist?.().catch(() => false)) ?? false;
  }

  #come(stage: Stage, loaded: number, total: number): void {
    this.#stage = stage;
    [this.#loaded, this.#total] = [loaded, total];
    if (stage === "ready") void this.shore.fetchRest().then((isWhole) => (this.#isWhole = isWhole));
  }

  #hear(trouble: Trouble): void {
    if (trouble.key.startsWith("storage-")) this.#warning = trouble;
    else this.#trouble = trouble;
  }
}

// Nothing else happens by their being made, so the page of a server, which uses none of them, does without.
const house = /* @__PURE__ */ new House();
export const aboard = /* @__PURE__ */ new Aboard(house);
export const overHouse: Transport = /* @__PURE__ */ reach(house, (file) => fetch(file));
