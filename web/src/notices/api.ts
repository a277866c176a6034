/** What the server knows of my notices. */
import { call } from "../api/client";
import type { components } from "../api/schema";

type Schemas = components["schemas"];
export type Told = Required<Schemas["NoticesInfo"]>;
export type Wishes = Required<Schemas["WishInfo"]>;
export type Way = Required<Schemas["WayInfo"]>;
export type Kind = Way["kind"];

export const EVENTS = ["turn", "clock", "invited", "begins", "seated", "over", "chat", "steward"] as const;
export type Event = (typeof EVENTS)[number];
export const KINDS = ["push", "mail", "hook"] as const;

const way = (id: string): string => `/api/notices/ways/${encodeURIComponent(id)}`;

export const notices = {
  told: () => call<Told>("GET", "/api/notices"),
  wish: (wishes: Wishes) => call<Told>("PUT", "/api/notices", wishes),
  reader: (language: string) => call<unknown>("PUT", "/api/notices/reader", { language, zone: zone() }),
  addDevice: (device: Schemas["Device"]) => call<Told>("POST", "/api/notices/devices", device),
  addMail: (address: string, language: string) => call<Told>("POST", "/api/notices/mail", { address, language }),
  addHook: (address: string, language: string) => call<Told>("POST", "/api/notices/hooks", { address, language }),
  drop: (id: string) => call<Told>("DELETE", way(id)),
  test: (id: string) => call<Schemas["Tested"]>("POST", `${way(id)}/test`, {}),
  writeAgain: (id: string) => call<Told>("POST", `${way(id)}/letter`, {}),
  now: () => call<Told>("POST", "/api/notices/now", {}),
  stop: (mark: string, isBack = false) => call<Schemas["Stopped"]>("POST", `/api/stop/${mark}${isBack ? "?back=true" : ""}`, {}),
  confirm: (mark: string) => call<Schemas["Confirmed"]>("POST", `/api/confirm/${mark}`, {}),
};

/** Where the reader's clock hangs. */
export function zone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
}
