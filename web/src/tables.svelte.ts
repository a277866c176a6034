/** The lists of tables: mine and those that wait for people. Asked for again while somebody looks at them. */
import { api } from "./api/client";
import type { MyTables, TableInfo } from "./api/types";

const EVERY = 20_000;

export class Lists {
  #now = $state.raw<MyTables | null>(null);
  #isOld = $state(false);
  #heard = $state.raw(new Date());

  get isLoaded(): boolean {
    return this.#now !== null;
  }

  /** My tables that are not over, my turn first. */
  get mine(): TableInfo[] {
    return (this.#now?.mine ?? []).filter((table) => table.status === "open" || table.status === "playing");
  }

  get past(): TableInfo[] {
    return (this.#now?.mine ?? []).filter((table) => table.status === "over" || table.status === "ended");
  }

  get open(): TableInfo[] {
    return this.#now?.open ?? [];
  }

  /** Tables that wait for me by name. */
  get invited(): TableInfo[] {
    return this.#now?.invited ?? [];
  }

  get myTurn(): TableInfo[] {
    return this.mine.filter((table) => table.is_my_turn);
  }

  /** Whether the server has not answered since. */
  get isOld(): boolean {
    return this.#isOld;
  }

  /** When the lists came, as a clock says it. */
  get heard(): string {
    return this.#heard.toTimeString().slice(0, 5);
  }

  async load(): Promise<void> {
    try {
      this.#now = await api.tables();
      [this.#isOld, this.#heard] = [false, new Date()];
    } catch (failure) {
      this.#isOld = this.#now !== null;
      throw failure;
    }
  }

  /** Keep the lists fresh; returns what ends it. A failure is forgotten, since the next try comes soon. */
  follow(): () => void {
    const again = (): void => void (document.visibilityState === "visible" && this.load().catch(() => undefined));
    again();
    const timer = setInterval(again, EVERY);
    document.addEventListener("visibilitychange", again);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", again);
    };
  }
}
