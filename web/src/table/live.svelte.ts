/** A table that somebody is at: what is known of it, and what can be done there. */
import { place } from "../place.svelte";
import { api, reason } from "../api/client";
import { Live, type Connection } from "../api/socket";
import type { AskInfo, Explained, Explanation, FromServer, Hint, Refusal, Request, Said, TableInfo, TakeBack, Until } from "../api/types";
import { follow, preceded, type Followed } from "./follow";

export class LiveTable {
  #followed = $state.raw<Followed | null>(null);
  #connection = $state<Connection>("connecting");
  #isBusy = $state(false);
  /** Whether somebody has answered here since the page was opened. */
  hasMoved = $state(false);
  #hint = $state.raw<Hint | null>(null);
  #isAdvised = $state(false);
  #explained = $state.raw<Explained | null>(null);
  /** Why the last request was refused, until the next one. */
  refusal = $state.raw<Refusal | null>(null);
  /** The seal that this browser has added to last, and at which stage. */
  #sealed = "";
  #live: Live;

  constructor(readonly id: string) {
    this.#live = new Live(
      id,
      (message) => this.#hear(message),
      (connection) => this.#changed(connection),
    );
  }

  /** Sit down before the table; returns what leaves it. */
  attend(): () => void {
    const wake = (): void => this.#live.wake();
    this.#live.connect();
    addEventListener("online", wake);
    addEventListener("offline", wake);
    document.addEventListener("visibilitychange", wake);
    return () => {
      removeEventListener("online", wake);
      removeEventListener("offline", wake);
      document.removeEventListener("visibilitychange", wake);
      this.#live.close();
    };
  }

  get known(): Followed | null {
    return this.#followed;
  }

  get connection(): Connection {
    return this.#connection;
  }

  /** Whether an answer is under way. */
  get isBusy(): boolean {
    return this.#isBusy;
  }

  /** Whether an answer counts: only then it is asked twice whether somebody gives up. */
  get isEarnest(): boolean {
    return true;
  }

  get isOffline(): boolean {
    return this.#connection === "broken";
  }

  /** The seats that are mine, on this screen. */
  get mine(): number[] {
    return (this.known?.table.seats ?? []).filter((seat) => seat.is_mine).map((seat) => seat.seat);
  }

  get reader(): number | null {
    return this.known?.position?.reader ?? null;
  }

  /** What the reader is asked. */
  get ask(): AskInfo | null {
    return this.known?.position?.asks.find((ask) => ask.seat === this.reader) ?? null;
  }

  /** The advice for this very question, if somebody has asked for it. */
  get hint(): Hint | null {
    return this.#hint?.sequence === this.sequence && this.#hint.seat === this.ask?.seat ? this.#hint : null;
  }

  /** What there is to say about the options of this very question, as far as it is known. */
  get explained(): Readonly<Record<string, Explanation>> {
    const known = this.#explained;
    return known?.sequence === this.sequence && known.seat === this.ask?.seat ? known.options : {};
  }

  /** Learn what the options are worth. Without that one can play all the same. */
  async learnWorth(): Promise<void> {
    const { ask, sequence } = this;
    if (!ask || (this.#explained?.sequence === sequence && this.#explained.seat === ask.seat)) return;
    try {
      this.#explained = await api.explained(this.id, ask.seat);
    } catch {
      // It was answered meanwhile, or the line is broken.
    }
  }

  /** Why a piece is not on offer, if the game knows a reason. */
  async why(piece: string): Promise<Said | null> {
    const { ask } = this;
    if (!ask) return null;
    try {
      return (await api.why(this.id, ask.seat, piece)).said;
    } catch {
      return null;
    }
  }

  /** Whether advice is being sought. */
  get isAdvised(): boolean {
    return this.#isAdvised;
  }

  /** Ask what a Captain would choose in the reader's place. */
  async askForHint(): Promise<void> {
    const { ask } = this;
    if (!ask || this.#isAdvised) return;
    this.#isAdvised = true;
    this.refusal = null;
    try {
      this.#hint = await api.hint(this.id, ask.seat);
    } catch (failure) {
      this.refusal = reason(failure);
    } finally {
      this.#isAdvised = false;
    }
  }

  /** The advice has been read. */
  forgetHint(): void {
    this.#hint = null;
  }

  /** Give one of the offered answers; says whether it was granted. */
  async answer(play: string): Promise<boolean> {
    const { ask, sequence } = this;
    const isGranted = ask !== null && (await this.#request({ type: "answer", seat: ask.seat, play, sequence }));
    this.hasMoved ||= isGranted;
    return isGranted;
  }

  /** What the reader is asked is to be seen: if there is a clock, it may start. */
  seen(): void {
    const { ask, sequence } = this;
    if (ask?.seconds && ask.left === null) this.#live.send({ type: "seen", seat: ask.seat, sequence }).catch(() => undefined);
  }

  /** The reader's last answer, if it may be taken back, by leave of the others or without. */
  get takeBack(): Pick<TakeBack, "line" | "is_free"> & { said: Said | null } | null {
    const { reader } = this;
    const told = this.known?.position?.takes_back.find((each) => each.seat === reader);
    const line = reader === null ? null : this.lastLineOf(reader);
    return told ?? (line === null ? null : { line: line - 1, is_free: false, said: null });
  }

  /** Take my last answer back, or ask the others whether I may. */
  async goBack(seat: number, { line, is_free }: Pick<TakeBack, "line" | "is_free">): Promise<void> {
    await this.#request(is_free ? { type: "undo", seat, sequence: this.sequence } : { type: "propose", kind: "take_back", seat, line });
  }

  /** Pass for a seat of mine from now on. */
  async order(seat: number, until: Until): Promise<void> {
    await this.#request({ type: "order", seat, until });
  }

  /** A standing order no longer holds. */
  async withdraw(seat: number, id: number): Promise<void> {
    await this.#request({ type: "withdraw", seat, id });
  }

  async offerToEnd(seat: number): Promise<void> {
    await this.#request({ type: "propose", kind: "end", seat, line: 0 });
  }

  /** Ask the others to end the match and let a seat win. */
  async adjudicate(seat: number, winner: number): Promise<void> {
    await this.#request({ type: "propose", kind: "adjudicate", seat, line: winner });
  }

  /** Ask those who are here whether a bot may play for somebody who is not, until they are back. */
  async handOver(seat: number, absent: number): Promise<void> {
    await this.#request({ type: "propose", kind: "hand_over", seat, line: 0, absent });
  }

  /** Ask the others to let the table rest until an instant. */
  async pause(seat: number, until: Date): Promise<void> {
    await this.#request({ type: "propose", kind: "pause", seat, line: 0, until: until.toISOString() });
  }

  /** Ask the others to rest no longer. */
  async playOn(seat: number): Promise<void> {
    await this.#request({ type: "propose", kind: "play_on", seat, line: 0 });
  }

  /** Hear again how the table stands: a clock stands by now, or runs again. */
  async refresh(): Promise<void> {
    try {
      const table = await api.table(this.id);
      if (this.#followed) this.#followed = { ...this.#followed, table };
    } catch {
      // The line will say when it is broken.
    }
  }

  /** Let a bot play for me. */
  async leave(seat: number): Promise<void> {
    await this.#do(api.standUp(this.id, seat));
  }

  /** Take my seat back from the bot that plays for me. */
  async comeBack(seat: number): Promise<void> {
    await this.#do(api.sit(this.id, { seat }));
  }

  async agree(id: number, seat: number, agree: boolean): Promise<void> {
    await this.#request({ type: "agree", id, seat, agree });
  }

  /** Agree to a rematch that somebody asks for, and go there if that was all; or refuse it. */
  async playAgain(agree: boolean): Promise<void> {
    await this.#do(
      api.answerRematch(this.id, agree).then(({ rematch }) => {
        if (rematch?.table) place.go(`/t/${rematch.table}`);
      }),
    );
  }

  async resign(seat: number): Promise<void> {
    await this.#request({ type: "resign", seat });
  }

  async chat(text: string): Promise<boolean> {
    return this.#request({ type: "chat", text });
  }

  async look(seat: number | null): Promise<void> {
    await this.#request({ type: "look", seat });
  }

  /** The first line that is known: of a long match the last ones come first. */
  get first(): number {
    return this.known?.lines[0]?.number ?? 0;
  }

  /** Learn some of the lines before it. */
  async learnEarlier(): Promise<void> {
    const { first, reader } = this;
    if (first === 0) return;
    try {
      const { lines } = await api.lines(this.id, first, reader);
      const now = this.#followed;
      if (now && reader === this.reader && first === this.first) this.#followed = preceded(now, lines);
    } catch (failure) {
      this.refusal = reason(failure);
    }
  }

  /** The last line of the log that a seat answered itself, or null. */
  lastLineOf(seat: number): number | null {
    return this.#followed?.lines.findLast((line) => line.seat === seat && !line.is_given)?.number ?? null;
  }

  get sequence(): number {
    return this.known?.position?.sequence ?? -1;
  }

  /** Whether the server granted it; if not, `refusal` says why. */
  #request(request: Request): Promise<boolean> {
    return this.#do(this.#live.send(request));
  }

  async #do(asked: Promise<unknown>): Promise<boolean> {
    this.#isBusy = true;
    this.refusal = null;
    try {
      await asked;
      return true;
    } catch (failure) {
      this.refusal = reason(failure);
      return false;
    } finally {
      this.#isBusy = false;
    }
  }

  #hear(message: FromServer): void {
    if (message.type === "refused") this.refusal = { key: message.key, facts: message.facts };
    const known = follow(this.#followed, message);
    this.#followed = known;
    if (known) void this.#contribute(known.table.sealing);
    // A gap: everything is asked for anew.
    if (!known && message.type !== "refused") this.#live.restart();
  }

  /** Add a text of this browser's own to a seal that is being made, once at each of its two stages. */
  async #contribute(sealing: TableInfo["sealing"]): Promise<void> {
    const stage = sealing?.is_asked ? `${sealing.commitment} ${sealing.stage}` : "";
    if (!sealing || stage === this.#sealed) return;
    this.#sealed = stage;
    if (stage === "") return;
    const { contribution } = await import("../fairness/contribute");
    const request = contribution(this.id, sealing);
    if (request) this.#live.send(request).catch(() => undefined);
  }

  #changed(connection: Connection): void {
    // The cookie may have run out meanwhile: the server knows us again before the next try.
    if (connection === "broken" && this.#connection === "open") api.me().catch(() => undefined);
    this.#connection = connection;
  }
}
