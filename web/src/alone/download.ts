/** The large files of the folder: fetched with an eye on how far they have come, and on what the host says they are. */
import { Failure } from "./failure";

/** What `make alone` has put into the folder, with the bytes of each file. */
export interface Parts {
  /** The archive of our own modules. */
  modules: string;
  wheel: string;
  sizes: Record<string, number>;
}

/** What browsers take for a module. */
const SCRIPT = "text/javascript";

export class Download {
  #loaded = new Map<string, number>();
  #parts: Parts | undefined;
  #failure: Failure | undefined;

  constructor(
    private readonly base: string,
    private readonly note: (loaded: number, total: number) => void,
    private readonly fetched: typeof fetch = self.fetch.bind(self),
  ) {}

  /** What went wrong, if anything did, whoever asked for it. */
  get failure(): Failure | undefined {
    return this.#failure;
  }

  async parts(): Promise<Parts> {
    this.#parts = (await (await this.#checked("parts.json")).json()) as Parts;
    return this.#parts;
  }

  /** A file of the folder, all of it. */
  async whole(file: string): Promise<ArrayBuffer> {
    return this.#read(file, await this.#checked(file));
  }

  /** Whoever fetches on their own, such as Pyodide, is watched. */
  async watched(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const address = String(input instanceof Request ? input.url : input);
    const file = address.startsWith(this.base) ? address.slice(this.base.length) : "";
    if (!(file in (this.#parts?.sizes ?? {}))) return this.fetched(input, init);
    const response = await this.#checked(file, init);
    void this.#read(file, response.clone()).catch(() => undefined);
    return response;
  }

  async #checked(file: string, init?: RequestInit): Promise<Response> {
    let response: Response;
    try {
      response = await this.fetched(this.base + file, init);
    } catch {
      throw this.#failed(new Failure("broken-download", { file, status: 0 }));
    }
    if (!response.ok) throw this.#failed(new Failure("broken-download", { file, status: response.status }));
    const found = response.headers.get("content-type") ?? "";
    if (file.endsWith(".mjs") && !found.includes("javascript")) throw this.#failed(new Failure("wrong-type", { file, found, wanted: SCRIPT }));
    return response;
  }

  #failed(failure: Failure): Failure {
    this.#failure ??= failure;
    return failure;
  }

  async #read(file: string, response: Response): Promise<ArrayBuffer> {
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    let loaded = 0;
    try {
      const reader = response.body?.getReader();
      for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
        pieces.push(piece.value);
        loaded += piece.value.length;
        this.#came(file, loaded);
      }
    } catch {
      throw this.#failed(new Failure("broken-download", { file, status: response.status }));
    }
    const size = this.#parts?.sizes[file] ?? loaded;
    if (loaded !== size) throw this.#failed(new Failure("broken-download", { file, status: response.status }));
    return new Blob(pieces).arrayBuffer();
  }

  #came(file: string, loaded: number): void {
    this.#loaded.set(file, loaded);
    const sizes = Object.values(this.#parts?.sizes ?? {});
    this.note(sum(this.#loaded.values()), sum(sizes));
  }
}

function sum(numbers: Iterable<number>): number {
  let all = 0;
  for (const each of numbers) all += each;
  return all;
}
