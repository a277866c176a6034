/** What the server tells stewards, and what it does for them. */
import { call } from "../api/client";
import type { components } from "../api/schema";
import type { Whole } from "../api/types";

type Schemas = components["schemas"];
export type MatchLine = Whole<Schemas["MatchLine"]>;
export type MatchDetail = Whole<Schemas["MatchDetail"]>;
export type Need = MatchLine["needs"][number];
export type PersonInfo = Whole<Schemas["PersonInfo"]>;
export type PersonDetail = Whole<Schemas["PersonDetail"]>;
export type ReportInfo = Whole<Schemas["ReportInfo"]>;
export type OutboxInfo = Whole<Schemas["OutboxInfo"]>;
export type RulesInfo = Whole<Schemas["RulesInfo"]>;
export type ClearingInfo = Whole<Schemas["ClearingInfo"]>;
export type DeedInfo = Whole<Schemas["DeedInfo"]>;
export type DeedDone = Whole<Schemas["DeedDone"]>;
export type DeskInfo = Whole<Schemas["DeskInfo"]>;
/** A deed without its reason; `kind` says which. */
export type Deed = { kind: string } & Record<string, unknown>;

const of = (part: string): string => `/api/stewards/${part}`;

export const stewards = {
  desk: () => call<DeskInfo>("GET", "/api/stewards"),
  matches: (show: string, text: string) => call<MatchLine[]>("GET", of(`matches?show=${show}&text=${encodeURIComponent(text)}`)),
  match: (id: string) => call<MatchDetail>("GET", of(`matches/${encodeURIComponent(id)}`)),
  people: (text: string) => call<PersonInfo[]>("GET", of(`people?text=${encodeURIComponent(text)}`)),
  person: (id: string) => call<PersonDetail>("GET", of(`people/${encodeURIComponent(id)}`)),
  reports: () => call<ReportInfo[]>("GET", of("reports")),
  notices: () => call<OutboxInfo>("GET", of("notices")),
  rules: () => call<RulesInfo[]>("GET", of("rules")),
  clearing: () => call<ClearingInfo>("GET", of("clearing")),
  log: (before?: number) => call<DeedInfo[]>("GET", of(`log${before ? `?before=${before}` : ""}`)),
  do: (deed: Deed, why: string, isSure: boolean) => call<DeedDone>("POST", of("deeds"), { ...deed, why, is_sure: isSure }),
  undo: (id: number, why: string) => call<DeedDone>("POST", of(`log/${id}/undo`), { why }),
};
