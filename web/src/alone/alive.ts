/**
 * A worker that the browser ends, for want of memory or otherwise, says nothing. But as long as it lives it holds a lock,
 * and whoever waits for that lock has it when the worker is gone. Where there are no locks nobody notices.
 */

/** I live: the name of the lock that tells so, once it is held; undefined where there are no locks. */
export function live(): Promise<string | undefined> {
  const name = `wardroom alive ${crypto.getRandomValues(new Uint32Array(4)).join("-")}`;
  return new Promise((held) => {
    if (!navigator.locks) return held(undefined);
    void navigator.locks.request(name, () => {
      held(name);
      return new Promise(() => undefined);
    });
  });
}

/** Call `gone` when a worker is; gives what ends the waiting. */
export function watch(name: string | undefined, gone: () => void): () => void {
  const waiting = new AbortController();
  if (name) navigator.locks.request(name, { signal: waiting.signal }, gone).catch(() => undefined);
  return () => waiting.abort();
}
