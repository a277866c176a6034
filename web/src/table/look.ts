/** The parts a game brings for its own table, loaded when one is opened; see `tables/table.ts`. */
import type { Component } from "svelte";
import { shelf } from "../shelf.svelte";
import type { Cues } from "../theatre/scenes";
import type { AsideProps, BreakdownProps, HeadingProps, LegendProps, TableProps } from "../tables/table";

export interface Look {
  Table: Component<TableProps>;
  Heading: Component<HeadingProps> | null;
  Breakdown: Component<BreakdownProps> | null;
  Aside: Component<AsideProps> | null;
  /** What the signs on the table mean. */
  Legend: Component<LegendProps> | null;
  /** Whether the page has a table for the game; without one, the list of options stays open beside the table for any game. */
  isOwn: boolean;
  /** Whether the table is a program that the game brings along: it may point at pieces, and never answers. */
  isGuest: boolean;
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
  if (!Table) return strange(game);
  const { hasPlates = false, hasStage = false } = (await find(game, "Table")) ?? {};
  return { Table, Heading, Breakdown, Aside, Legend, isOwn: true, isGuest: false, hasPlates, hasStage, cues: cues?.default ?? {} };
}

/** The parts for a game from elsewhere: the table that it brings along, or the one for any game. */
async function strange(game: string): Promise<Look> {
  const isGuest = Boolean(shelf.find(game)?.look?.page);
  const [table, dice] = await Promise.all([isGuest ? import("../tables/OwnTable.svelte") : import("../tables/Generic.svelte"), import("../tables/generic/Dice.svelte")]);
  const { default: Table, hasPlates = false, hasStage = false } = table as unknown as { default: Look["Table"] } & Omit<Part, "default">;
  const Aside = dice.default as unknown as Look["Aside"];
  return { Table, Heading: null, Breakdown: null, Aside, Legend: null, isOwn: false, isGuest, hasPlates, hasStage, cues: {} };
}
