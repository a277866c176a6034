/** One house per browser: whoever holds the lock has it, and may lose it to whoever takes it over. */

/** So long a tab that is being closed may take to let go. */
const PATIENCE = 1_500;

/** Hold the house until this worker ends; false if somebody else does. `lost` is called when it is taken over. */
export function hold(name: string, take: boolean, lost: () => void): Promise<boolean> {
  if (!navigator.locks) return greet(name, take, lost);
  return new Promise((held) => {
    const wish = take ? { steal: true } : { signal: AbortSignal.timeout(PATIENCE) };
    let has = false;
    const keep = (): Promise<never> => {
      has = true;
      held(true);
      return new Promise(() => undefined);
    };
    navigator.locks.request(name, wish, keep).catch(() => (has ? lost() : held(false)));
  });
}

/** Without locks, as where the page does not come over HTTPS: whoever has the house answers when somebody comes. */
function greet(name: string, take: boolean, lost: () => void): Promise<boolean> {
  const channel = new BroadcastChannel(name);
  return new Promise((held) => {
    const keep = (): void => {
      channel.onmessage = ({ data }: MessageEvent<string>) => {
        if (data === "take") lost();
        else if (data === "come") channel.postMessage("here");
      };
      held(true);
    };
    channel.postMessage(take ? "take" : "come");
    if (take) return keep();
    const waiting = setTimeout(keep, PATIENCE);
    channel.onmessage = ({ data }: MessageEvent<string>) => {
      if (data !== "here") return;
      clearTimeout(waiting);
      held(false);
    };
  });
}
