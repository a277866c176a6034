/**
 * The shelf in the browser's database: texts under names. What is put there is durable before it is acknowledged.
 *
 * Whoever opens the shelf signs it, and nobody else writes there from then on: so a house that was taken over, and has
 * not noticed yet, changes nothing any more.
 */
import { Failure } from "./failure";
import type { Trouble } from "./wire";

const PAGES = "pages";
const HOLDER = "holder";

export class Shelf {
  #name = crypto.getRandomValues(new Uint32Array(4)).join("-");

  private constructor(
    private readonly database: IDBDatabase,
    private readonly trouble: (key: Trouble) => void,
  ) {
    database.onclose = () => trouble("storage-gone");
    database.onversionchange = () => {
      database.close();
      trouble("storage-gone");
    };
  }

  /** Open a shelf and sign it; throws a `Failure` if the browser keeps nothing for us. */
  static async opened(name: string, trouble: (key: Trouble) => void): Promise<Shelf> {
    try {
      const shelf = new Shelf(await open(name), trouble);
      await shelf.#write((pages) => void pages.put(shelf.#name, HOLDER));
      return shelf;
    } catch (wrong) {
      throw new Failure(keyOf(wrong));
    }
  }

  /** Write pages, given as JSON: names with texts, or with null for what is taken away. All or nothing. */
  async put(pages: string): Promise<void> {
    try {
      const written = JSON.parse(pages) as [string, string | null][];
      await this.#write((kept, failed) => this.#ifMine(kept, () => putAll(kept, written), failed));
    } catch (wrong) {
      this.trouble(keyOf(wrong));
      throw wrong;
    }
  }

  /** The pages whose names begin so, as JSON: names with texts, in order. */
  async under(prefix: string): Promise<string> {
    const pages = this.database.transaction(PAGES, "readonly").objectStore(PAGES);
    const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
    const [names, texts] = await Promise.all([done(pages.getAllKeys(range)), done(pages.getAll(range))]);
    return JSON.stringify(names.map((name, at) => [name, texts[at]]));
  }

  #ifMine(kept: IDBObjectStore, write: () => void, failed: (wrong: unknown) => void): void {
    const holder = kept.get(HOLDER);
    holder.onsuccess = () => {
      try {
        if (holder.result === undefined) throw new DOMException("cleared", "NotFoundError");
        if (holder.result !== this.#name) throw new DOMException("signed by somebody else", "NotAllowedError");
        write();
      } catch (wrong) {
        failed(wrong);
        kept.transaction.abort();
      }
    };
  }

  #write(work: (pages: IDBObjectStore, failed: (wrong: unknown) => void) => void): Promise<void> {
    return new Promise((written, failed) => {
      const transaction = this.database.transaction(PAGES, "readwrite", { durability: "strict" });
      transaction.oncomplete = () => written();
      transaction.onabort = () => failed(transaction.error);
      work(transaction.objectStore(PAGES), failed);
    });
  }
}

function putAll(kept: IDBObjectStore, pages: [string, string | null][]): void {
  for (const [name, text] of pages) {
    if (text === null) kept.delete(name);
    else kept.put(text, name);
  }
}

function open(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => void request.result.createObjectStore(PAGES);
  return done(request);
}

function done<Kind>(request: IDBRequest<Kind>): Promise<Kind> {
  return new Promise((found, failed) => {
    request.onsuccess = () => found(request.result);
    request.onerror = () => failed(request.error ?? new Error("failed"));
  });
}

function keyOf(wrong: unknown): Trouble {
  const name = wrong instanceof DOMException ? wrong.name : "";
  if (name === "QuotaExceededError") return "storage-full";
  if (name === "NotAllowedError") return "taken-over";
  return name === "InvalidStateError" || name === "NotFoundError" ? "storage-gone" : "storage-refused";
}
