/** What the page of notices knows, and what can be done there. Whatever is refused is said at the place it was asked for. */
import { reason } from "../api/client";
import type { Facts, Refusal } from "../api/types";
import { words } from "../words/words.svelte";
import { notices, zone, type Event, type Kind, type Told, type Way, type Wishes } from "./api";
import { labelOf, subscribe, thisDevice, unsubscribe, type Device } from "./device";

export class Desk {
  told = $state.raw<Told | null>(null);
  device = $state.raw<{ state: Device; way: Way | null }>({ state: "unsupported", way: null });
  isBusy = $state(false);
  failed = $state.raw<{ at: string; why: Refusal } | null>(null);
  /** What became of the last test, and over which way. */
  tested = $state.raw<{ way: string; isTaken: boolean; at: string } | null>(null);

  async open(): Promise<void> {
    await words.learn("notices", {});
    await this.attempt("page", () => notices.told());
    const wishes = this.told?.wishes;
    if (wishes && (wishes.language !== words.language || wishes.zone !== zone())) await this.wish({});
  }

  /** Do something, and know what the server says then. */
  async attempt(at: string, work: () => Promise<Told | null>): Promise<boolean> {
    this.isBusy = true;
    this.failed = null;
    try {
      this.told = (await work()) ?? this.told;
      this.device = await thisDevice(this.told?.ways ?? []);
    } catch (failure) {
      this.failed = { at, why: reason(failure) };
    }
    this.isBusy = false;
    return this.failed === null;
  }

  because(at: string): Refusal | null {
    return this.failed?.at === at ? this.failed.why : null;
  }

  /** The way of a kind; of devices this one. */
  way(kind: Kind): Way | null {
    return kind === "push" ? this.device.way : (this.told?.ways.find((each) => each.kind === kind) ?? null);
  }

  /** Whether anything could come by a kind of way. */
  has(kind: Kind): boolean {
    return this.told?.ways.some((each) => each.kind === kind && each.state !== "gone") ?? false;
  }

  async wish(change: Partial<Wishes>): Promise<void> {
    const { told } = this;
    if (told) await this.attempt("wishes", () => notices.wish({ ...told.wishes, ...change, language: words.language, zone: zone() }));
  }

  async tick(event: Event, kind: Kind, isOn: boolean): Promise<void> {
    const wanted: Wishes["wanted"] = this.told?.wishes.wanted ?? {};
    const others = (wanted[event] ?? []).filter((each) => each !== kind);
    await this.wish({ wanted: { ...wanted, [event]: isOn ? [...others, kind] : others } });
  }

  async subscribe(): Promise<void> {
    const { browser, isPhone } = labelOf(navigator.userAgent);
    const label = say(isPhone ? "web-notices-on-phone" : "web-notices-on-desk", { browser });
    await this.attempt("push", () => subscribe(this.told?.key ?? "", label));
  }

  async drop(way: Way): Promise<void> {
    if (way.id === this.device.way?.id) await unsubscribe();
    await this.attempt(way.kind, () => notices.drop(way.id));
  }

  async test(way: Way): Promise<void> {
    this.tested = null;
    await this.attempt(way.kind, async () => {
      const { is_taken, at } = await notices.test(way.id);
      this.tested = { way: way.id, isTaken: is_taken, at };
      return notices.told();
    });
  }
}

/** Words of notices. */
export function say(key: string, facts?: Facts): string {
  return words.game("notices").say(key, facts);
}

/** The hour of a moment: `14:02`. */
export function hour(moment: string, hasSeconds = false): string {
  const seconds = hasSeconds ? ({ second: "2-digit" } as const) : {};
  return new Intl.DateTimeFormat(words.language, { hour: "numeric", minute: "2-digit", hour12: false, ...seconds }).format(new Date(moment));
}

/** The day of a moment: `3 November`. */
export function day(moment: string): string {
  return new Intl.DateTimeFormat(words.language, { day: "numeric", month: "long" }).format(new Date(moment));
}
