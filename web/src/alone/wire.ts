/** What the page and the worker of its house say to each other. */

/** How far the house is: files are fetched, Python starts, the rules are read, it is open. */
export type Stage = "download" | "python" | "rules" | "ready";

/** Why the house cannot go on, to be put into words by the page. */
export type Trouble =
  | "no-wasm"
  | "no-workers"
  | "broken-download"
  | "wrong-type"
  | "held-elsewhere"
  | "taken-over"
  | "storage-refused"
  | "storage-full"
  | "storage-gone"
  | "crashed";

export type Facts = Record<string, string | number>;

export interface Start {
  /** The absolute address of the folder. */
  base: string;
  language: string;
  /** Take the house over from another tab. */
  take?: boolean;
}

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export type ToHouse =
  | ({ kind: "start" } & Start)
  | { kind: "call"; id: number; method: string; path: string; body?: string | undefined; type?: string | undefined }
  | { kind: "open"; line: number; path: string }
  | { kind: "send"; line: number; text: string }
  | { kind: "close"; line: number };

export type FromHouse =
  /** The name of the lock that tells that the worker lives. */
  | { kind: "alive"; lock: string | undefined }
  | { kind: "progress"; stage: Stage; loaded: number; total: number }
  | { kind: "ready" }
  | ({ kind: "answer"; id: number } & Answer)
  | { kind: "message"; line: number; text: string }
  | { kind: "closed"; line: number; code: number; reason: string }
  | { kind: "trouble"; key: Trouble; facts: Facts };
