/** Which cell somebody is at, and which columns of a table they see. */
import type { ColumnInfo, TableForm } from "../api/types";

export class Looking {
  file = $state("");
  row = $state(0);
  column = $state("");
  isOnlyMine = $state(false);

  /** What is typed: all but what says where values are from, and the code last, since nobody has it on a card. */
  columns(table: TableForm): ColumnInfo[] {
    const shown = table.columns.filter((column) => column.kind !== "provenance");
    return [...shown.filter((column) => column.name !== "id"), ...shown.filter((column) => column.name === "id")];
  }

  at(file: string, row: number, column: string): void {
    [this.file, this.row, this.column] = [file, row, column];
  }

  open(table: TableForm): void {
    this.at(table.file, 0, this.columns(table)[0]?.name ?? "");
    this.isOnlyMine = false;
  }
}
