/**
 * What the server and the page say to each other.
 *
 * What goes over HTTP comes from the server's OpenAPI schema (`wardroom openapi > openapi.json`, `npm run types`).
 * What goes over the socket mirrors `wardroom/server/messages.py`.
 */
import type { components } from "./schema";

type Schemas = components["schemas"];

/** As the server sends it: fields with a default are there too. */
type Whole<T> = T extends (infer Item)[]
  ? Whole<Item>[]
  : T extends object
    ? { [Field in keyof T]-?: Whole<Exclude<T[Field], undefined>> }
    : T;

export type Facts = Record<string, unknown>;
export type Me = Whole<Schemas["Me"]>;
export type SwitchInfo = Whole<Schemas["SwitchInfo"]>;
export type Setting = SwitchInfo["default"];
export type GameInfo = Whole<Schemas["GameInfo"]>;
export type RuleInfo = Whole<Schemas["RuleInfo"]>;
export type SeatWish = Schemas["SeatWish"];
export type NewTable = Schemas["NewTable"];
export type SeatInfo = Whole<Schemas["SeatInfo"]>;
export type TableInfo = Whole<Schemas["TableInfo"]>;
export type SeatKind = SeatInfo["kind"];
export type Pace = TableInfo["pace"];
export type MyTables = Whole<Schemas["MyTables"]>;
export type SeatLink = Whole<Schemas["SeatLink"]>;
export type OpenedTable = Whole<Schemas["OpenedTable"]>;
export type Sit = Schemas["Sit"];
export type Said = Whole<Schemas["Said"]>;
export type OptionInfo = Whole<Schemas["OptionInfo"]>;
export type AskInfo = Whole<Schemas["AskInfo"]>;
export type LineInfo = Whole<Schemas["LineInfo"]>;
export type ResultInfo = Whole<Schemas["ResultInfo"]>;
export type Position = Whole<Schemas["Position"]>;
export type Branch = Schemas["Branch"];
export type Step = Whole<Schemas["Step"]>;
export type Fairness = Whole<Schemas["Fairness"]>;

export interface Refusal {
  key: string;
  facts: Facts;
}

export interface ChatLine {
  id: number;
  name: string;
  seat: number | null;
  text: string;
  at: string;
}

export interface Proposal {
  id: number;
  kind: "take_back" | "end";
  seat: number;
  line: number;
  agreed: number[];
}

export interface Welcome {
  type: "welcome";
  table: TableInfo;
  position: Position | null;
  lines: LineInfo[];
  chat: ChatLine[];
  proposals: Proposal[];
  after: number;
}

export interface Moved {
  type: "moved";
  after: number;
  lines: LineInfo[];
  position: Position;
  table: TableInfo;
}

export type FromServer =
  | Welcome
  | Moved
  | { type: "table"; table: TableInfo; proposals: Proposal[] }
  | { type: "chat"; line: ChatLine }
  | ({ type: "refused"; request: number } & Refusal)
  | { type: "accepted"; request: number; sequence: number }
  | { type: "pong" };

export type Request =
  | { type: "answer"; seat: number; play: string; sequence: number }
  | { type: "undo"; seat: number; sequence: number }
  | { type: "propose"; kind: "take_back" | "end"; seat: number; line: number }
  | { type: "agree"; id: number; seat: number; agree: boolean }
  | { type: "resign"; seat: number }
  | { type: "chat"; text: string }
  | { type: "look"; seat: number | null };
