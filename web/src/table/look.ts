/** The parts a game brings for its own table, loaded when one is opened; see `tables/table.ts`. */
import type { Component } from "svelte";
import type { BreakdownProps, HeadingProps, TableProps } from "../tables/table";

export interface Look {
  Table: Component<TableProps>;
  Heading: Component<HeadingProps> | null;
  Breakdown: Component<BreakdownProps> | null;
  /** Whether the game draws its own table; without one, the list of options is the table. */
  isOwn: boolean;
}

type Parts = Record<string, () => Promise<{ default: unknown }>>;
const parts = import.meta.glob<{ default: unknown }>("../tables/*/{Table,Heading,Breakdown}.svelte") as Parts;

async function part<Kind>(game: string, name: string): Promise<Kind | null> {
  const module = await parts[`../tables/${game}/${name}.svelte`]?.();
  return (module?.default as Kind | undefined) ?? null;
}

export async function lookOf(game: string): Promise<Look> {
  const [Table, Heading, Breakdown] = await Promise.all([
    part<Look["Table"]>(game, "Table"),
    part<Component<HeadingProps>>(game, "Heading"),
    part<Component<BreakdownProps>>(game, "Breakdown"),
  ]);
  const generic = Table ?? ((await import("../tables/Generic.svelte")).default as unknown as Look["Table"]);
  return { Table: generic, Heading, Breakdown, isOwn: Table !== null };
}
