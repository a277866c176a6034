/** What the workshops of the game take and give, as src/wardroom/games/cannoni/workshop.py has it. */
import { api } from "../../api/client";
import type { BookView, Speed } from "./view";

export interface ShipBook extends Omit<BookView, "speeds"> {
  id: string;
  name: string;
  nation: string;
  type: string;
  crew: number;
  length: number;
  speeds: Record<string, Speed[]>;
  parts: Record<string, number>;
}

export type Span = readonly [number, number];

export interface Yard {
  types: string[];
  qualities: string[];
  nations: Record<string, Record<"manoeuvre" | "combat" | "fire", Span>>;
  ships: ShipBook[];
  /** The files of the scenarios of the house. */
  scenarios: Record<string, unknown>;
  rules: string[];
  wide: number;
}

export interface Design {
  id: string;
  name: string;
  nation: string;
  built: string;
  type: string;
  guns: number;
  men: number;
  manoeuvre: number;
  combat: number;
  fire: number;
  carronades: number;
  qualities: string[];
}

export interface Designed extends ShipBook {
  /** The text of ships.csv with her at its end. */
  table: string;
}

export interface Drawn {
  /** The text of the file. */
  text: string;
  /** For how many captains it has ships. */
  most: number;
  /** By how many captains it can be played. */
  captains: number[];
}

/** What does not fit, and where. */
export interface Wrong {
  wrong: Record<string, unknown>;
}

export const isWrong = (made: object): made is Wrong => "wrong" in made;

const work = <Made>(name: string, data: object): Promise<Made> => api.work("cannoni", name, data) as Promise<Made>;

export const openYard = (): Promise<Yard> => work("yard", {});
export const designed = (design: Design): Promise<Designed | Wrong> => work("ship", design);
export const looked = (scenario: object): Promise<Drawn | Wrong> => work("scenario", scenario);

/** What a ship is known by in the tables: her flag and her name in small letters. */
export function idOf(nation: string, name: string): string {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "").replace(/[^A-Za-z0-9]+/g, "_").replace(/^_+|_+$/g, "");
  return `${nation}_${plain || "ship"}`.toLowerCase();
}

/** A number within its limits. */
export const within = (value: number, [least, most]: Span): number => Math.max(least, Math.min(most, value));

/** A design whose crew can do what crews of its nation can. */
export function manned(design: Design, yard: Pick<Yard, "nations">): Design {
  const limits = yard.nations[design.nation];
  if (!limits) return design;
  return { ...design, id: idOf(design.nation, design.name), manoeuvre: within(design.manoeuvre, limits.manoeuvre), combat: within(design.combat, limits.combat), fire: within(design.fire, limits.fire) };
}

/** Offer a text as a file. */
export function save(name: string, text: string, type = "application/json"): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
