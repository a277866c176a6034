/** The server's JSON interface. Whatever it refuses, and whatever does not arrive, is a `Refused`. */
import { transport, type Answer } from "./transport";
import type * as T from "./types";

/** A refusal with its status; 0 stands for a server that did not answer. The page puts the reason into words. */
export class Refused extends Error {
  constructor(
    readonly refusal: T.Refusal,
    readonly status: number,
  ) {
    super(refusal.key);
    this.name = "Refused";
  }
}

/** The reason of any failure, to be put into words. */
export function reason(failure: unknown): T.Refusal {
  if (failure instanceof Refused) return failure.refusal;
  return { key: "page-failed", facts: { error: failure instanceof Error ? failure.message : String(failure) } };
}

let csrf = "";

/** Ask the server for something. */
export async function call<Answer>(method: string, path: string, body?: unknown, type = "application/json"): Promise<Answer> {
  const text = await read(method, path, body, type);
  return (text ? JSON.parse(text) : undefined) as Answer;
}

async function read(method: string, path: string, body?: unknown, type = ""): Promise<string> {
  const { status, text } = await reach(method, path, body, type);
  if (status >= 400) throw new Refused(refusalIn(text, status), status);
  return text;
}

async function reach(method: string, path: string, body: unknown, type: string): Promise<Answer> {
  const headers: Record<string, string> = { accept: "application/json" };
  if (method !== "GET") headers["x-csrf-token"] = csrf;
  if (body !== undefined) headers["content-type"] = type;
  const sent = body === undefined || typeof body === "string" || body instanceof Blob ? body : JSON.stringify(body);
  try {
    return await transport.call(method, path, headers, sent ?? null);
  } catch {
    throw new Refused({ key: "unreachable", facts: {} }, 0);
  }
}

function refusalIn(text: string, status: number): T.Refusal {
  try {
    const said = JSON.parse(text) as Partial<T.Refusal>;
    if (typeof said.key === "string") return { key: said.key, facts: said.facts ?? {} };
  } catch {
    // Not one of ours, such as a proxy's page: the status has to do.
  }
  return { key: "status", facts: { status } };
}

async function whoIAm(asked: Promise<T.Me>): Promise<T.Me> {
  const me = await asked;
  csrf = me.csrf;
  return me;
}

const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;
const meet = (id: string): string => `/api/tournaments/${encodeURIComponent(id)}`;
const lesson = (game: string, number: number): string => `/api/lessons/${encodeURIComponent(game)}/${number}`;
const who = (account: string): string => `/api/people/${encodeURIComponent(account)}`;
const problem = (game: string, number: number): string => `/api/problems/${encodeURIComponent(game)}/${number}`;
const of = (game: string): string => `/api/games/${encodeURIComponent(game)}`;

export const api = {
  me: () => whoIAm(call("GET", "/api/me")),
  rename: (name: string) => whoIAm(call("PUT", "/api/me", { name })),
  signUp: (who: { name: string; password: string }) => whoIAm(call("POST", "/api/accounts", who)),
  signIn: (who: { name: string; password: string }) => whoIAm(call("POST", "/api/session", who)),
  signOut: () => call<unknown>("DELETE", "/api/session"),

  changePassword: (old: string, wanted: string) => whoIAm(call("PUT", "/api/me/password", { old, new: wanted })),
  forgotPassword: (name: string) => call<unknown>("POST", "/api/resets", { name }),
  whoseReset: (secret: string) => call<{ name: string }>("GET", `/api/resets/${encodeURIComponent(secret)}`),
  reset: (secret: string, password: string) => whoIAm(call("POST", `/api/resets/${encodeURIComponent(secret)}`, { password })),
  forgetMe: (password: string) => call<unknown>("DELETE", "/api/me", { password }),

  people: (name: string) => call<T.PersonLine[]>("GET", `/api/people?name=${encodeURIComponent(name)}`),
  person: (account: string) => call<T.PersonPage>("GET", who(account)),
  notePerson: (account: string, text: string) => call<unknown>("PUT", `${who(account)}/note`, { text }),
  block: (account: string, kind: T.PersonPage["block"]) => call<unknown>("PUT", `${who(account)}/block`, { kind }),
  report: (account: string, text: string) => call<unknown>("POST", `${who(account)}/reports`, { text }),

  bots: () => call<T.BotInfo[]>("GET", "/api/bots"),
  newBot: (name: string) => call<T.BotToken>("POST", "/api/bots", { name }),
  revokeBot: (id: string) => call<unknown>("DELETE", `/api/bots/${encodeURIComponent(id)}`),

  games: () => call<T.GameInfo[]>("GET", "/api/games"),
  names: (game: string, rules = "") => call<T.Names>("GET", `${of(game)}/names${rules ? `?rules=${encodeURIComponent(rules)}` : ""}`),
  rules: (game: string, language: string, chapters: readonly string[]) =>
    call<T.RuleInfo[]>("GET", `${of(game)}/rules?language=${language}&chapters=${chapters.join(",")}`),
  tags: (game: string, language: string) => call<Record<string, string>>("GET", `${of(game)}/tags?language=${language}`),
  words: (game: string, language: string, mark: string) => read("GET", `${of(game)}/words/${language}?mark=${mark}`),
  work: (game: string, name: string, data: object) =>
    call<unknown>("POST", `${of(game)}/workshops/${encodeURIComponent(name)}`, data),

  lessons: (language: string) => call<T.GameLessons[]>("GET", `/api/lessons?language=${language}`),
  lesson: (game: string, number: number, language: string) => call<T.LessonInfo>("GET", `${lesson(game, number)}?language=${language}`),
  notes: (game: string, language: string) => call<Record<string, string>>("GET", `/api/lessons/${encodeURIComponent(game)}/notes?language=${language}`),
  progress: () => call<Record<string, T.LessonProgress>>("GET", "/api/progress"),
  noteProgress: (game: string, number: number, progress: T.LessonProgress) => call<unknown>("PUT", `/api/progress/${encodeURIComponent(game)}/${number}`, progress),
  moment: (game: string, number: number, at: { step: number; plays?: readonly string[]; told?: number; language: string }) => {
    const plays = at.plays ? `&plays=${encodeURIComponent(at.plays.join("|"))}` : "";
    return call<T.LessonMoment>("GET", `${lesson(game, number)}/moment?language=${at.language}&step=${at.step}&told=${at.told ?? -1}${plays}`);
  },
  problem: (game: string, number: number, language: string) => call<T.ProblemInfo>("GET", `${problem(game, number)}?language=${language}`),
  course: (game: string, number: number, play: string) => call<T.ProblemCourse>("GET", `${problem(game, number)}/course?play=${encodeURIComponent(play)}`),
  noteProblem: (game: string, number: number, progress: T.LessonProgress) => call<unknown>("PUT", `${problem(game, number)}/progress`, progress),

  habits: () => call<T.Habits>("GET", "/api/habits"),
  live: (habits: T.Habits) => call<T.Habits>("PUT", "/api/habits", habits),

  waiting: () => call<{ tables: number }>("GET", "/api/waiting"),
  privacy: () => call<Record<string, number>>("GET", "/api/privacy"),
  tables: () => call<T.MyTables>("GET", "/api/tables"),
  table: (id: string) => call<T.TableInfo>("GET", at(id)),
  open: (table: T.NewTable) => call<T.OpenedTable>("POST", "/api/tables", table),
  linked: (id: string, link: string) => call<T.LinkedSeat>("GET", `${at(id)}/linked?link=${encodeURIComponent(link)}`),
  sit: (id: string, sit: T.Sit) => call<T.TableInfo>("POST", `${at(id)}/sit`, sit),
  standUp: (id: string, seat: number) => call<unknown>("DELETE", `${at(id)}/seats/${seat}`),
  invite: (id: string, seat: number, name: string) => call<T.TableInfo>("POST", `${at(id)}/invitations`, { seat, name }),
  decline: (id: string) => call<unknown>("DELETE", `${at(id)}/invitations`),
  askRematch: (id: string, rotated: boolean) => call<T.TableInfo>("POST", `${at(id)}/rematch`, { rotated }),
  answerRematch: (id: string, agree: boolean) => call<T.TableInfo>("PUT", `${at(id)}/rematch`, { agree }),
  end: (id: string) => call<T.EndInfo>("GET", `${at(id)}/end`),
  noteTable: (id: string, text: string) => call<unknown>("PUT", `${at(id)}/note`, { text }),
  explained: (id: string, seat: number) => call<T.Explained>("GET", `${at(id)}/explained?seat=${seat}`),
  why: (id: string, seat: number, piece: string) => call<T.Reason>("GET", `${at(id)}/why?seat=${seat}&piece=${encodeURIComponent(piece)}`),
  hint: (id: string, seat: number) => call<T.Hint>("GET", `${at(id)}/hint?seat=${seat}`),

  tournaments: () => call<T.TournamentLine[]>("GET", "/api/tournaments"),
  tournament: (id: string) => call<T.TournamentInfo>("GET", meet(id)),
  openTournament: (wish: T.NewTournament) => call<{ id: string }>("POST", "/api/tournaments", wish),
  enterTournament: (id: string) => call<unknown>("POST", `${meet(id)}/enter`, {}),
  leaveTournament: (id: string) => call<unknown>("POST", `${meet(id)}/leave`, {}),
  inviteTo: (id: string, name: string) => call<unknown>("POST", `${meet(id)}/invite`, { name }),
  beginTournament: (id: string) => call<unknown>("POST", `${meet(id)}/begin`, {}),
  closeTournament: (id: string) => call<unknown>("POST", `${meet(id)}/close`, {}),
  extendRound: (id: string, hours: number) => call<unknown>("POST", `${meet(id)}/extend`, { hours }),
  judge: (id: string, board: number, places: number[], why: string) => call<unknown>("POST", `${meet(id)}/judge`, { board, places, reason: why }),

  lines: (id: string, before: number, seat: number | null) =>
    call<T.Lines>("GET", `${at(id)}/lines?before=${before}${seat === null ? "" : `&seat=${seat}`}`),
  step: (id: string, n: number, seat: number | null) =>
    call<T.Step>("GET", `${at(id)}/steps/${n}${seat === null ? "" : `?seat=${seat}`}`),
  stills: (id: string, after: number, seat: number) => call<T.Stills>("GET", `${at(id)}/stills?after=${after}&seat=${seat}`),
  branch: (id: string, branch: T.Branch) => call<T.OpenedTable>("POST", `${at(id)}/branch`, branch),
  analysis: (id: string) => call<T.AnalysisInfo>("GET", `${at(id)}/analysis`),
  analyse: (id: string, level: string) => call<T.AnalysisInfo>("POST", `${at(id)}/analysis`, { level }),
  stopAnalysis: (id: string) => call<T.AnalysisInfo>("DELETE", `${at(id)}/analysis`),
  fairness: (id: string) => call<T.Fairness>("GET", `${at(id)}/fairness`),
  upload: (file: string) => call<T.TableInfo>("POST", "/api/files", file),
  file: (id: string) => read("GET", `${at(id)}/file`),
};
