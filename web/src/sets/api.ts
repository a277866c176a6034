/** What the server has to say about sets of cards. */
import { call } from "../api/client";
import type { CheckedSet, SetContents, SetDraft, SetForm, SetGame, SetInfo } from "../api/types";

const one = (id: string): string => `/api/sets/${encodeURIComponent(id)}`;
const of = (game: string): string => `/api/games/${encodeURIComponent(game)}`;

export const sets = {
  form: (game: string) => call<SetForm>("GET", `${of(game)}/tables`),
  check: (game: string, draft: SetDraft) => call<CheckedSet>("POST", `${of(game)}/check`, draft),
  read: async (game: string, file: File) => call<SetDraft>("POST", `${of(game)}/folder?file=${encodeURIComponent(file.name)}`, file, "application/octet-stream"),
  list: () => call<SetInfo[]>("GET", "/api/sets"),
  load: (id: string) => call<SetContents>("GET", one(id)),
  game: (id: string) => call<SetGame>("GET", `${one(id)}/game`),
  save: (game: string, name: string, draft: SetDraft) => call<SetInfo>("POST", "/api/sets", { game, name, ...draft }),
  change: (id: string, version: number, draft: SetDraft) => call<SetInfo>("PUT", one(id), { version, ...draft }),
  rename: (id: string, name: string) => call<SetInfo>("PUT", `${one(id)}/name`, { name }),
  drop: (id: string) => call<unknown>("DELETE", one(id)),
};
