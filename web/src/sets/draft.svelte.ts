/** A set while it is being typed: what differs from the package, what is wrong with it, and every step back. */
import { Refused, reason } from "../api/client";
import type { CheckedSet, ColumnInfo, Refusal, SetDraft, SetFault, SetForm, SetInfo, TableForm } from "../api/types";
import { keep, recall } from "../kept";
import { sets } from "./api";

/** How long somebody pauses before what they typed is checked, in milliseconds. */
const PAUSE = 350;
const MOST_STEPS = 100;

type Rows = readonly (readonly string[])[];
type Tables = Readonly<Record<string, Rows>>;

/** What is remembered on this machine of work that is not saved. */
interface Kept {
  tables: Record<string, string[][]>;
  files: Record<string, string>;
  name: string;
  version: number;
  at: string;
}

export class Draft {
  /** The tables that are not as in the package: rows without the line of headings. */
  #tables = $state.raw<Tables>({});
  #files = $state.raw<Readonly<Record<string, string>>>({});
  #saved = $state.raw<Tables>({});
  #back = $state.raw<Tables[]>([]);
  #forth = $state.raw<Tables[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  name = $state("");
  info = $state.raw<SetInfo | null>(null);
  checked = $state.raw<CheckedSet | null>(null);
  isChecking = $state(false);
  isBusy = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  /** Whether the check itself failed: nothing is known then. */
  isUnchecked = $state(false);
  /** When work was kept here that was found again. */
  found = $state("");
  /** Whether another window changes the same set. */
  isElsewhere = $state(false);

  constructor(readonly form: SetForm) {}

  // --- what is in it ---

  table(file: string): TableForm {
    const found = this.form.tables.find((each) => each.file === file);
    if (!found) throw new Error(`no table ${file}`);
    return found;
  }

  rows(file: string): Rows {
    return this.#tables[file] ?? this.table(file).rows;
  }

  origins(file: string): readonly (readonly string[])[] {
    return this.checked?.origins[file] ?? this.table(file).origins;
  }

  counts(): Record<string, number> {
    return this.checked?.counts ?? this.form.counts;
  }

  faults(): readonly SetFault[] {
    return this.checked?.faults ?? [];
  }

  get isTouched(): boolean {
    return Object.keys(this.#tables).length > 0 || Object.keys(this.#files).length > 0;
  }

  #isAsSaved = $derived.by(() => JSON.stringify(this.#tables) === JSON.stringify(this.#saved));

  get isSaved(): boolean {
    return this.info?.is_mine === true && this.#isAsSaved && this.name === this.info.name;
  }

  get canBack(): boolean {
    return this.#back.length > 0;
  }

  get canForth(): boolean {
    return this.#forth.length > 0;
  }

  /** A row of the package with the same key as a row here, to compare. */
  before(file: string, row: readonly string[]): readonly string[] | undefined {
    const { rows, columns } = this.table(file);
    const at = Math.max(0, columns.findIndex((column) => column.name === "id"));
    const alike = rows.filter((each) => each[at] === row[at]);
    return alike.length === 1 ? alike[0] : rows.find((each) => each[0] === row[0] && each.filter((cell, place) => cell === row[place]).length > each.length / 2);
  }

  // --- changes ---

  set(file: string, row: number, column: ColumnInfo, value: string): void {
    if (this.rows(file)[row]?.[this.#at(file, column.name)] === value) return;
    this.#change(file, (rows) => this.#write(file, rows, row, column, value));
  }

  /** Somebody has looked at a card: what stands there is what is printed. */
  confirm(file: string, row: number, column: ColumnInfo): void {
    this.#change(file, (rows) => this.#vouch(file, rows, row, column.voucher));
  }

  add(file: string): number {
    this.#change(file, (rows) => rows.push(this.fresh(file, String(rows.length + 1))));
    return this.rows(file).length - 1;
  }

  remove(file: string, row: number): void {
    this.#change(file, (rows) => rows.splice(row, 1));
  }

  /** Other rows in the place of all; cells that changed are vouched for where a voucher stands for them alone. */
  replace(file: string, rows: readonly (readonly string[])[], changed: readonly string[]): void {
    this.#change(file, (now) => {
      now.splice(0, now.length, ...rows.map((row) => [...row]));
      for (const cell of changed) {
        const [row = "0", name = ""] = cell.split("/");
        const column = this.table(file).columns.find((each) => each.name === name);
        if (column && this.#isAlone(file, column)) this.#vouch(file, now, Number(row), column.voucher);
      }
    });
  }

  /** What was read from a file, in the place of these tables. */
  take(draft: SetDraft): void {
    const tables = Object.fromEntries(Object.entries(draft.tables).map(([file, cells]) => [file, this.#laid(file, cells)]));
    this.#files = { ...this.#files, ...draft.files };
    this.#step({ ...this.#tables, ...tables });
  }

  /** A new row: an own one, with a code made of its name. */
  fresh(file: string, name: string): string[] {
    const { columns, rows } = this.table(file);
    const sign = rows.some((row) => (row[0] ?? "").includes("-")) ? "-" : "_";
    const slug = name.normalize("NFKD").toLowerCase().replace(/[^a-z0-9]+/g, sign).replace(/^[-_]+|[-_]+$/g, "");
    return columns.map((column) => {
      if (column.kind === "provenance") return "own";
      if (column.name === "id") return /^\d*$/.test(slug) ? `new${sign}${slug || "1"}` : slug;
      if (column.is_optional) return "";
      return column.kind === "choice" ? (column.choices[0] ?? "") : column.kind === "yes-no" ? "no" : column.kind === "number" ? String(Math.max(1, column.least ?? 1)) : "";
    });
  }

  back(): void {
    const last = this.#back.at(-1);
    if (!last) return;
    this.#forth = [...this.#forth, this.#tables];
    this.#back = this.#back.slice(0, -1);
    this.#lay(last);
  }

  forth(): void {
    const next = this.#forth.at(-1);
    if (!next) return;
    this.#back = [...this.#back, this.#tables];
    this.#forth = this.#forth.slice(0, -1);
    this.#lay(next);
  }

  #at(file: string, name: string): number {
    return this.table(file).columns.findIndex((column) => column.name === name);
  }

  #write(file: string, rows: string[][], row: number, column: ColumnInfo, value: string): void {
    const line = rows[row];
    if (!line) return;
    line[this.#at(file, column.name)] = value;
    if (this.#isAlone(file, column)) this.#vouch(file, rows, row, column.voucher);
  }

  #vouch(file: string, rows: string[][], row: number, voucher: string): void {
    const at = this.#at(file, voucher);
    const line = rows[row];
    if (line && at >= 0) line[at] = "own";
  }

  /** Whether the column that says where a value is from speaks of no other value. */
  #isAlone(file: string, column: ColumnInfo): boolean {
    return column.voucher !== "" && this.table(file).columns.filter((each) => each.voucher === column.voucher).length === 1;
  }

  #change(file: string, edit: (rows: string[][]) => void): void {
    const rows = this.rows(file).map((row) => [...row]);
    edit(rows);
    this.#step({ ...this.#tables, [file]: rows });
  }

  #step(tables: Tables): void {
    this.#back = [...this.#back, this.#tables].slice(-MOST_STEPS);
    this.#forth = [];
    this.#lay(tables);
  }

  #lay(tables: Tables): void {
    this.#tables = this.#differing(tables);
    this.found = "";
    this.remember();
    this.#ask();
  }

  /** What is just as in the package is no part of a set. */
  #differing(tables: Tables): Tables {
    const differs = ([file, rows]: [string, Rows]): boolean => JSON.stringify(rows) !== JSON.stringify(this.table(file).rows);
    return Object.fromEntries(Object.entries(tables).filter(differs));
  }

  /** Cells with their line of headings, in the order of the package; what has no heading there stays as in the package. */
  #laid(file: string, cells: Rows): Rows {
    const header = cells[0] ?? [];
    const { columns } = this.table(file);
    return cells.slice(1).map((row) => {
      const given = columns.map((column) => row[header.indexOf(column.name)]);
      const before = this.before(file, given.map((cell) => cell ?? "")) ?? this.fresh(file, given[0] ?? "");
      return given.map((cell, at) => cell ?? before[at] ?? "");
    });
  }

  /** Of what was read from a file: the columns that are missing there, and those that no table has. */
  oddities(draft: SetDraft): { missing: string[]; left: string[] } {
    const found = { missing: new Set<string>(), left: new Set<string>() };
    for (const [file, [header = []]] of Object.entries(draft.tables)) {
      const known = this.table(file).columns.map((column) => column.name);
      for (const name of known) if (!header.includes(name)) found.missing.add(name);
      for (const name of header) if (!known.includes(name)) found.left.add(name);
    }
    return { missing: [...found.missing], left: [...found.left] };
  }

  draft(): SetDraft {
    const cells = (file: string, rows: Rows): string[][] => [this.table(file).columns.map((column) => column.name), ...rows.map((row) => [...row])];
    return { tables: Object.fromEntries(Object.entries(this.#tables).map(([file, rows]) => [file, cells(file, rows)])), files: { ...this.#files } };
  }

  // --- checked as one types ---

  #ask(): void {
    clearTimeout(this.#timer);
    this.isChecking = true;
    this.#timer = setTimeout(() => void this.check(), PAUSE);
  }

  /** What the game says to it now; an answer to an older question is passed over. */
  async check(): Promise<void> {
    clearTimeout(this.#timer);
    const asked = ++this.#asked;
    this.isChecking = true;
    try {
      const checked = await sets.check(this.form.game, this.draft());
      if (asked === this.#asked) [this.checked, this.isUnchecked, this.refusal] = [checked, false, null];
    } catch (failure) {
      if (asked === this.#asked) [this.isUnchecked, this.refusal] = [true, reason(failure)];
    }
    if (asked === this.#asked) this.isChecking = false;
  }

  // --- saved ---

  /** Begin with what is saved, and what was typed here since, if it was not saved. */
  begin(info: SetInfo | null, saved: SetDraft, usual: string): void {
    this.info = info;
    this.name = info?.is_mine ? info.name : usual;
    const tables = Object.fromEntries(Object.entries(saved.tables).map(([file, cells]) => [file, this.#laid(file, cells)]));
    this.#saved = this.#tables = this.#differing(tables);
    this.#files = saved.files;
    const kept = this.#kept();
    if (kept) [this.#tables, this.#files, this.name, this.found] = [this.#differing(kept.tables), kept.files, kept.name, kept.at];
    if (this.isTouched) this.#ask();
  }

  get #key(): string {
    return `set-${this.form.game}-${this.info?.is_mine ? this.info.id : "new"}`;
  }

  #kept(): Kept | null {
    try {
      const kept = JSON.parse(recall(this.#key) ?? "null") as Kept | null;
      const fits = kept && Object.entries(kept.tables).every(([file, rows]) => this.form.tables.some((table) => table.file === file && rows.every((row) => row.length === table.columns.length)));
      return fits ? kept : null;
    } catch {
      return null;
    }
  }

  /** Work that is not saved survives a reload, in this browser. */
  remember(): void {
    if (this.isSaved || (!this.isTouched && !this.info)) return keep(this.#key, "");
    const at = new Date().toISOString();
    keep(this.#key, JSON.stringify({ tables: this.#tables, files: this.#files, name: this.name, version: this.info?.version ?? 0, at }));
  }

  /** Another window has written what is kept here. */
  heard(key: string | null): void {
    if (key === `wardroom-${this.#key}`) this.isElsewhere = true;
  }

  takeElsewhere(): void {
    const kept = this.#kept();
    this.isElsewhere = false;
    if (kept) this.#step(kept.tables);
  }

  /** Throw away what was not saved. */
  discard(): void {
    this.#step(this.#saved);
    this.name = this.info?.is_mine ? this.info.name : this.name;
    keep(this.#key, "");
  }

  /** Save, as a new set if there is none of mine yet; null if that did not go well. */
  async save(isNew = false): Promise<SetInfo | null> {
    this.isBusy = true;
    this.refusal = null;
    const [draft, tables, mine, key] = [this.draft(), this.#tables, this.info?.is_mine && !isNew ? this.info : null, this.#key];
    try {
      let info = mine ? mine : await sets.save(this.form.game, this.name, draft);
      if (mine && !this.#isAsSaved) info = await sets.change(mine.id, mine.version, draft);
      if (mine && this.name !== mine.name) info = { ...info, name: (await sets.rename(mine.id, this.name)).name };
      keep(key, "");
      [this.info, this.#saved, this.name, this.found] = [info, tables, info.name, ""];
      return info;
    } catch (failure) {
      this.refusal = failure instanceof Refused ? failure.refusal : reason(failure);
      return null;
    } finally {
      this.isBusy = false;
    }
  }
}
