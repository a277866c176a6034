/** A table at which somebody learns: what it shows and what it answers is its own, and no house has a part in it. */
import { reason } from "../api/client";
import type { Connection } from "../api/socket";
import type { LineInfo, Position, Said, TableInfo } from "../api/types";
import { me } from "../me.svelte";
import type { Followed } from "../table/follow";
import { LiveTable } from "../table/live.svelte";

export abstract class TaughtTable extends LiveTable {
  #followed = $state.raw<Followed | null>(null);
  #isUnderWay = $state(false);
  /** Counts up when the table is laid anew: nothing of what was on it goes on. */
  #run = $state(0);
  #sequence = 0;

  /** Load what is taught, in the language of the page; the table stays as it is. */
  abstract learn(): Promise<void>;

  get run(): number {
    return this.#run;
  }

  override get known(): Followed | null {
    return this.#followed;
  }

  override get connection(): Connection {
    return "open";
  }

  override get isBusy(): boolean {
    return this.#isUnderWay;
  }

  override get takeBack(): null {
    return null;
  }

  /** Nothing is lost by any answer. */
  override get isEarnest(): boolean {
    return false;
  }

  /** It came with what is taught. */
  override learnWorth(): Promise<void> {
    return Promise.resolve();
  }

  override why(): Promise<Said | null> {
    return Promise.resolve(null);
  }

  /** The table is cleared: what comes next is laid anew. */
  protected clear(): void {
    this.#run += 1;
  }

  /** Show a position; what is fresh of its log is told. */
  protected lay(table: TableInfo, position: Position, lines: LineInfo[], fresh: readonly LineInfo[] = []): void {
    this.#sequence += 1;
    const seats = table.seats.map((seat) => (seat.is_mine ? { ...seat, name: me.now?.name ?? "" } : seat));
    const now = { ...position, sequence: this.#sequence };
    this.#followed = { table: { ...table, seats }, position: now, lines, chat: [], proposals: [], fresh, backTo: null, late: null };
  }

  /** Ask the server for something; says whether it came. Until then nothing else is done here. */
  protected async fetch<T>(asking: Promise<T>, then: (found: T) => void): Promise<boolean> {
    this.#isUnderWay = true;
    this.refusal = null;
    try {
      then(await asking);
      return true;
    } catch (failure) {
      this.refusal = reason(failure);
      return false;
    } finally {
      this.#isUnderWay = false;
    }
  }
}
