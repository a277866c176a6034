/** The parts a game brings for its own table, loaded when one is opened; see `tables/table.ts`. */
import type { Component } from "svelte";
import type { Cues } from "../theatre/scenes";
import type { AsideProps, BreakdownProps, HeadingProps, LegendProps, TableProps } from "../tables/table";

export interface Look {
  Table: Component<TableProps>;
  Heading: Component<HeadingProps> | null;
  Breakdown: Component<BreakdownProps> | null;
  Aside: Component<AsideProps> | null;
  /** What the signs on the table mean. */
  Legend: Component<LegendProps> | null;
  /** Whether the game draws its own table; without one, the list of options is the table. */
  isOwn: boolean;
  /** Whether that table shows who plays and what they are doing. */
  hasPlates: boolean;
  /** Whether that table has a place of its own for what happens: it shows the snippet `stage` there. */
  hasStage: boolean;
  /** How events are shown, by their kinds. */
  cues: Cues;
}

type Part = { default: unknown; hasPlates?: boolean; hasStage?: boolean };
type Parts = Record<string, () => Promise<Part>>;
const parts = import.meta.glob<Part>("../tables/*/{Table,Heading,Breakdown,Aside,Legend}.svelte") as Parts;

const scripts = import.meta.glob<{ default: Cues }>("../tables/*/cues.ts");

const find = (game: string, name: string): Promise<Part> | undefined => parts[`../tables/${game}/${name}.svelte`]?.();

async function part<Kind>(game: string, name: string): Promise<Kind | null> {
  const module = await find(game, name);
  return (module?.default as Kind | undefined) ?? null;
}

export async function lookOf(game: string): Promise<Look> {
  const [Table, Heading, Breakdown, Aside, Legend, cues] = await Promise.all([
    part<Look["Table"]>(game, "Table"),
    part<Component<HeadingProps>>(game, "Heading"),
    part<Component<BreakdownProps>>(game, "Breakdown"),
    part<Component<AsideProps>>(game, "Aside"),
    part<Component<LegendProps>>(game, "Legend"),
    scripts[`../tables/${game}/cues.ts`]?.(),
  ]);
  const generic = Table ?? ((await import("../tables/Generic.svelte")).default as unknown as Look["Table"]);
  const { hasPlates = false, hasStage = false } = (await find(game, "Table")) ?? {};
  return { Table: generic, Heading, Breakdown, Aside, Legend, isOwn: Table !== null, hasPlates, hasStage, cues: cues?.default ?? {} };
}
