/** How the page reaches the house: over HTTP, or in a worker of this browser. The edition decides. */
import { overHouse } from "../alone/aboard.svelte";
import { isAlone } from "../edition";

export interface Answer {
  status: number;
  text: string;
}

/** A line to a table: what the page uses of a WebSocket. */
export type Line = Pick<WebSocket, "onmessage" | "onclose" | "send" | "close">;

export interface Transport {
  /** Ask for something. Rejects only if no answer comes. */
  call(method: string, path: string, headers: Readonly<Record<string, string>>, body: string | Blob | null): Promise<Answer>;
  open(path: string): Line;
}

export const overHttp: Transport = {
  async call(method, path, headers, body) {
    const response = await fetch(path, { method, headers, body, credentials: "same-origin" });
    return { status: response.status, text: await response.text() };
  },
  open: (path) => new WebSocket(new URL(path, location.href.replace(/^http/, "ws"))),
};

export const transport: Transport = isAlone ? overHouse : overHttp;
