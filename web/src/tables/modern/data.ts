/** The printed cards, from the same tables that the rules read: for what is on offer and not yet on the table. */
import actions from "../../../../src/wardroom/games/modern/data/actions.csv?only=id,kind,support,needed,range,hits,penalty,stops,defence,air,attacks,cost,asw,reinforcement&raw";
import missions from "../../../../src/wardroom/games/modern/data/missions.csv?only=id,role,turns,limit,hand,adds&raw";
import ships from "../../../../src/wardroom/games/modern/data/ships.csv?only=id,navy,type,ship_class,years,vp,hull,guns,missiles,torpedo,air,asw,stops,defence,evasion,active_evasion,command&raw";
import { readTable } from "./csv";
import type { CardFacts, ShipFacts } from "./view";

const SYMBOLS: Record<string, string> = { S: "small", M: "medium", L: "large", SSM: "ssm", C: "cruise", T: "torpedo", A: "air", ASW: "asw" };

type Row = Record<string, string>;

const words = (text = ""): string[] => text.split(" ").filter(Boolean);
const signs = (text = ""): string[] => words(text).map((word) => SYMBOLS[word] ?? word);
const numbers = (text = ""): number[] => text.split("/").filter(Boolean).map(Number);

function shipOf(row: Row): ShipFacts {
  const isSubmarine = /^SS/.test(row["type"] ?? "");
  const evasion = [row["evasion"], isSubmarine ? row["active_evasion"] : ""].filter(Boolean).map(Number);
  return {
    navy: row["navy"] ?? "",
    type: row["type"] ?? "",
    ship_class: row["ship_class"] ?? "",
    years: row["years"] ?? "",
    vp: Number(row["vp"]),
    hull: Number(row["hull"]),
    weapons: [...signs(row["guns"]), ...signs(row["missiles"]), ...(row["torpedo"] === "yes" ? ["torpedo"] : [])],
    air: numbers(row["air"]),
    asw: Number(row["asw"]),
    stops: signs(row["stops"]),
    defence: numbers(row["defence"]),
    evasion,
    command: Number(row["command"]),
    submarine: isSubmarine,
    target: false,
    land: false,
  };
}

function cardOf(row: Row): CardFacts {
  const [from = 0, to = from] = row["range"] === "any" ? [0, 0] : (row["range"] ?? "").split("-").map(Number);
  return {
    kind: row["kind"] ?? "",
    support: signs(row["support"]),
    needed: Number(row["needed"]),
    range: [from, to],
    hits: Number(row["hits"]),
    penalty: Number(row["penalty"]),
    stops: signs(row["stops"]),
    defence: Number(row["defence"]),
    air: Number(row["air"]),
    attacks: Number(row["attacks"]),
    cost: Number(row["cost"]),
    asw: Number(row["asw"]),
    reinforcement: Number(row["reinforcement"]),
  };
}

const byId = <Kind>(text: string, of: (row: Row) => Kind): Record<string, Kind> => Object.fromEntries(readTable(text).map((row) => [row["id"] ?? "", of(row)]));

export const SHIPS = byId(ships, shipOf);
export const CARDS = byId(actions, cardOf);

/** A mission as one side sees it. */
export interface Role {
  turns: number;
  limit: number;
  hand: number;
  adds: string[];
}

/** What each mission asks of the aggressor and of the defender. */
export const MISSIONS: Record<string, Record<string, Role>> = {};
for (const row of readTable(missions)) {
  const adds = words(row["adds"]).map((word) => word.replace("*", " × "));
  const role = { turns: Number(row["turns"]), limit: Number(row["limit"]), hand: Number(row["hand"]), adds };
  (MISSIONS[row["id"] ?? ""] ??= {})[row["role"] ?? ""] = role;
}
