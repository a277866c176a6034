/**
 * Reaching the house of this browser. What the folder has as a file is read there, at once: the shelf, names, words, rules,
 * the titles of lessons. All else is asked of the house, as soon as it is there.
 */
import type { Transport, Line } from "../api/transport";
import type { RuleInfo } from "../api/types";

/** What is asked of the house in the worker. */
export interface Door {
  call(method: string, path: string, body?: string, type?: string): Promise<{ status: number; body: string }>;
  open(path: string): Line;
}

const PLAIN = /^(?:games|games\/[\w-]+\/names)$/;
const SPOKEN = /^(?:games\/[\w-]+\/(?:rules|tags)|lessons|lessons\/[\w-]+\/notes)$/;
const WORDS = /^games\/[\w-]+\/words\/[a-z]+$/;

/** The file of the folder that answers a request; null if only the house can. */
export function fileFor(method: string, path: string): string | null {
  const url = new URL(path, "http://wardroom.invalid");
  const about = url.pathname.replace(/^\/api\//, "");
  const language = url.searchParams.get("language") ?? "";
  if (method !== "GET") return null;
  if (PLAIN.test(about)) return `shelf/${about}.json`;
  if (WORDS.test(about)) return `shelf/${about}.ftl`;
  return SPOKEN.test(about) && /^[a-z]+$/.test(language) ? `shelf/${about}.${language}.json` : null;
}

/** The rules of some chapters, as a server picks them; all if none is named. */
export function rulesOf(text: string, chapters: readonly string[]): string {
  if (chapters.length === 0) return text;
  return JSON.stringify((JSON.parse(text) as RuleInfo[]).filter((rule) => chapters.includes(rule.id.split(".")[0] ?? "")));
}

export function reach(house: Door, read: (file: string) => Promise<Response>): Transport {
  return {
    async call(method, path, headers, body) {
      const file = fileFor(method, path);
      if (!file) {
        const answer = await house.call(method, path, body instanceof Blob ? await body.text() : (body ?? undefined), headers["content-type"]);
        return { status: answer.status, text: answer.body };
      }
      const found = await read(file);
      const text = await found.text();
      const chapters = new URL(path, "http://wardroom.invalid").searchParams.get("chapters") ?? "";
      return { status: found.status, text: found.ok ? rulesOf(text, chapters.split(",").filter(Boolean)) : text };
    },
    open: (path) => house.open(path),
  };
}
