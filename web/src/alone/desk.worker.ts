/** A desk: one task after the other comes in, packed, and goes out done. */
import { live } from "./alive";
import { python } from "./python";

type Task = { base: string } | { id: number; task: Uint8Array };

void live().then((lock) => postMessage({ lock }));

let doing: (task: Uint8Array) => any; // eslint-disable-line
let ready: Promise<void> | undefined;

self.onmessage = async ({ data }: MessageEvent<Task>): Promise<void> => {
  if ("base" in data) {
    ready = python(data.base, () => undefined).then((started) => void (doing = started.pyimport("wardroom.alone.browser").clerk()));
    ready.then(() => postMessage({ ready: true }), (wrong: unknown) => postMessage({ failed: String(wrong) }));
    return;
  }
  await ready;
  const told = doing(data.task);
  const done = told.toJs() as Uint8Array;
  told.destroy();
  postMessage({ id: data.id, done }, { transfer: [done.buffer] });
};
