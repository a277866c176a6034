/** The worker of the house: Python runs here, and all that the page asks of a server is asked of it. */
import { live } from "./alive";
import { Desk } from "./desk";
import { Failure } from "./failure";
import { hold } from "./holding";
import { Loose } from "./loose";
import { python } from "./python";
import { Shelf } from "./shelf";
import type { Facts, FromHouse, Start, ToHouse, Trouble } from "./wire";

/** What Python answers; it is a proxy, to be given back. */
interface Answer {
  status: number;
  headers: { toJs(wish: object): Record<string, string> };
  body: string;
  destroy(): void;
}

interface House {
  call(method: string, path: string, body: string): Promise<Answer>;
  open(line: number, path: string): void;
  send(line: number, text: string): void;
  close(line: number): void;
}

let house: Promise<House>;

function tell(message: FromHouse): void {
  postMessage(message);
}

function trouble(key: Trouble, facts: Facts = {}): void {
  tell({ kind: "trouble", key, facts });
}

const ear = {
  message: (line: number, text: string) => tell({ kind: "message", line, text }),
  closed: (line: number, code: number, reason: string) => tell({ kind: "closed", line, code, reason }),
};

void live().then((lock) => tell({ kind: "alive", lock }));

async function opened(wish: Start): Promise<House> {
  const name = `wardroom ${new URL(wish.base).pathname}`;
  const [started, isMine] = await Promise.all([
    python(wish.base, (stage, loaded, total) => tell({ kind: "progress", stage, loaded, total })),
    hold(name, wish.take ?? false, () => trouble("taken-over")),
  ]);
  if (!isMine) throw new Failure("held-elsewhere");
  tell({ kind: "progress", stage: "rules", loaded: 0, total: 0 });
  const shelf = await Shelf.opened(name, trouble).catch(loose);
  return (await started.pyimport("wardroom.alone.browser").house(shelf, () => new Desk(wish.base), ear)) as House;
}

/** Without a shelf one plays all the same, and is told that nothing will be kept. */
function loose(wrong: unknown): Loose {
  if (!(wrong instanceof Failure)) throw wrong;
  trouble(wrong.key);
  return new Loose();
}

function start(wish: Start): void {
  house = opened(wish);
  house.then(
    () => {
      tell({ kind: "progress", stage: "ready", loaded: 0, total: 0 });
      tell({ kind: "ready" });
    },
    (wrong: unknown) => {
      if (wrong instanceof Failure) trouble(wrong.key, wrong.facts);
      else trouble("crashed", { error: String(wrong) });
    },
  );
}

async function call(id: number, method: string, path: string, body: string): Promise<void> {
  const found = await (await house).call(method, path, body);
  tell({ kind: "answer", id, status: found.status, headers: found.headers.toJs({ dict_converter: Object.fromEntries }), body: found.body });
  found.destroy();
}

self.onmessage = ({ data }: MessageEvent<ToHouse>): void => {
  const did = handled(data);
  did.catch((wrong: unknown) => trouble("crashed", { error: String(wrong) }));
};

async function handled(message: ToHouse): Promise<void> {
  switch (message.kind) {
    case "start":
      return start(message);
    case "call":
      return call(message.id, message.method, message.path, message.body ?? "");
    case "open":
      return (await house).open(message.line, message.path);
    case "send":
      return (await house).send(message.line, message.text);
    case "close":
      return (await house).close(message.line);
  }
}
