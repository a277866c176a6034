/** The pages, each loaded when somebody wants it. */
import { isAlone } from "./edition";
import type { Route } from "./router";

const nowhere = () => import("./pages/NotFound.svelte");

const PAGES: Record<Route["page"], () => Promise<{ default: unknown }>> = {
  home: () => import("./pages/Home.svelte"),
  tables: () => import("./pages/Tables.svelte"),
  new: () => import("./pages/NewTable.svelte"),
  table: () => import("./pages/Table.svelte"),
  replay: () => import("./pages/Replay.svelte"),
  fairness: () => import("./pages/Fairness.svelte"),
  learn: () => import("./pages/Learn.svelte"),
  lesson: () => import("./pages/Lesson.svelte"),
  problem: () => import("./pages/Problem.svelte"),
  rules: () => import("./pages/Rules.svelte"),
  tournaments: isAlone ? nowhere : () => import("./pages/Tournaments.svelte"),
  tournament: isAlone ? nowhere : () => import("./pages/Tournament.svelte"),
  account: isAlone ? () => import("./alone/Here.svelte") : () => import("./pages/Account.svelte"),
  notices: isAlone ? nowhere : () => import("./pages/Notices.svelte"),
  stop: isAlone ? nowhere : () => import("./pages/FromLetter.svelte"),
  confirm: isAlone ? nowhere : () => import("./pages/FromLetter.svelte"),
  upload: () => import("./pages/Upload.svelte"),
  sets: isAlone ? nowhere : () => import("./pages/Sets.svelte"),
  credits: () => import("./pages/Credits.svelte"),
  shipyard: () => import("./pages/Shipyard.svelte"),
  chartroom: () => import("./pages/Chartroom.svelte"),
  people: isAlone ? nowhere : () => import("./pages/People.svelte"),
  person: isAlone ? nowhere : () => import("./pages/Person.svelte"),
  reset: isAlone ? nowhere : () => import("./pages/Reset.svelte"),
  stewards: isAlone ? nowhere : () => import("./pages/Stewards.svelte"),
  privacy: isAlone ? nowhere : () => import("./pages/Privacy.svelte"),
  planning: () => import("./pages/Planning.svelte"),
  "not-found": nowhere,
};

export function loaded(page: Route["page"]): Promise<{ default: unknown }> {
  return PAGES[page]();
}
