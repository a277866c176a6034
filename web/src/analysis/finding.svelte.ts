/** A costly moment on its board: find the better move. */
import type { LineInfo, Position, TableInfo } from "../api/types";
import { JudgedTable } from "../teaching/judged.svelte";
import type { Outcome, Quest } from "../teaching/quest";

export class Finding extends JudgedTable {
  /** `done` hears once how it ended. */
  constructor(
    table: TableInfo,
    position: Position,
    lines: LineInfo[],
    readonly quest: Quest,
    readonly done: (outcome: Outcome) => void,
  ) {
    super(`find-${table.id}-${position.line}`);
    this.lay(table, position, lines);
  }

  /** It is there already. */
  override learn(): Promise<void> {
    return Promise.resolve();
  }

  protected override noted(): void {
    if (this.outcome) this.done(this.outcome);
  }
}
