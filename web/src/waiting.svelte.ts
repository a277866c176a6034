/** At how many tables I am asked: beside "Tables", before the title of the page, and on its icon where there is one. */
import { api } from "./api/client";

const EVERY = 20_000;

class Waiting {
  tables = $state(0);

  /** Keep it fresh while somebody looks; returns what ends it. A failure is forgotten, since the next try comes soon. */
  follow(): () => void {
    const again = (): void => void (document.visibilityState === "visible" && this.#load().catch(() => undefined));
    again();
    const timer = setInterval(again, EVERY);
    const title = new MutationObserver(() => this.#mark());
    title.observe(document.head, { subtree: true, childList: true, characterData: true });
    document.addEventListener("visibilitychange", again);
    return () => {
      clearInterval(timer);
      title.disconnect();
      document.removeEventListener("visibilitychange", again);
    };
  }

  async #load(): Promise<void> {
    this.tables = (await api.waiting()).tables;
    this.#mark();
    await (this.tables ? navigator.setAppBadge?.(this.tables) : navigator.clearAppBadge?.());
  }

  /** Pages give themselves their titles; the number stands before them. */
  #mark(): void {
    const wanted = titled(document.title, this.tables);
    if (wanted !== document.title) document.title = wanted;
  }
}

/** A title with the number of tables before it, in place of an older one. */
export function titled(title: string, tables: number): string {
  const bare = title.replace(/^\(\d+\) /, "");
  return tables ? `(${tables}) ${bare}` : bare;
}

export const waiting = new Waiting();
