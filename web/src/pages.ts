/** The pages, each loaded when somebody wants it. */
import type { Route } from "./router";

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
  tournaments: () => import("./pages/Tournaments.svelte"),
  tournament: () => import("./pages/Tournament.svelte"),
  account: () => import("./pages/Account.svelte"),
  notices: () => import("./pages/Notices.svelte"),
  stop: () => import("./pages/FromLetter.svelte"),
  confirm: () => import("./pages/FromLetter.svelte"),
  upload: () => import("./pages/Upload.svelte"),
  credits: () => import("./pages/Credits.svelte"),
  shipyard: () => import("./pages/Shipyard.svelte"),
  chartroom: () => import("./pages/Chartroom.svelte"),
  people: () => import("./pages/People.svelte"),
  person: () => import("./pages/Person.svelte"),
  reset: () => import("./pages/Reset.svelte"),
  stewards: () => import("./pages/Stewards.svelte"),
  privacy: () => import("./pages/Privacy.svelte"),
  planning: () => import("./pages/Planning.svelte"),
  "not-found": () => import("./pages/NotFound.svelte"),
};

export function loaded(page: Route["page"]): Promise<{ default: unknown }> {
  return PAGES[page]();
}
