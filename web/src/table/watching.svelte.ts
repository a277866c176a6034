/** What somebody at a table watches: what has happened plays, event by event, and the board keeps to it meanwhile. */
import { onMount, tick, untrack } from "svelte";
import { api } from "../api/client";
import type { AskInfo, LineInfo, Position, Said, Stills } from "../api/types";
import { cueOf, piecesBy, scenesOf, shownOf } from "../theatre/scenes";
import { keepSeen, seenOf, unseenAfter } from "../theatre/seen";
import { hearing } from "../theatre/sound.svelte";
import { joined, type Told } from "../theatre/story";
import { rateOf, Theatre, type Scene } from "../theatre/theatre.svelte";
import type { Speaker } from "../words/speaker";
import { say, words } from "../words/words.svelte";
import type { Followed } from "./follow";
import type { LiveTable } from "./live.svelte";
import type { Look } from "./look";

/** What is played from: it changes with what the server tells and with the language. */
export interface Source {
  known: Followed;
  look: Look;
  speak: Speaker;
  /** What calls the reader, if anything is asked. */
  call: string;
}

/** Whoever has fewer seconds left to answer is not kept from it. */
const HURRY = 20;
/** Milliseconds for which the table waits for the story of what the reader has not seen; then it shows the present. */
const PATIENCE = 1500;

export class Watching {
  readonly theatre: Theatre;
  #said = $state("");
  /** Whether the reader, who was away, waits for the story of what they have not seen. */
  #isCatchingUp = $state(false);
  #isPatient = $state(true);
  /** The last line that the reader had seen before, if there is more to see. */
  #seenTo: number | null = null;
  #story: Stills | null = null;
  /** What was told while the story is fetched, from what the reader found on. */
  #meanwhile: Told[] = [];
  #heard: readonly LineInfo[] | null = null;
  #called = -1;

  /** The scene that is on; null at rest. */
  readonly scene: Scene | null = $derived.by(() => this.theatre.scene);
  readonly view: Record<string, unknown> = $derived.by(() => (this.scene ? this.scene.view : this.#position.view));
  /** Whether the present is still kept back, which would tell the end of the story before it has come. */
  readonly isHeld: boolean = $derived.by(() => this.#isCatchingUp && this.#isPatient);
  /** The log as far as it has been shown. */
  readonly past: readonly LineInfo[] = $derived.by(() => {
    const { lines } = this.#from().known;
    return this.isHeld ? lines.filter(({ number }) => number <= (this.#seenTo ?? 0)) : shownOf(lines, this.scene);
  });
  readonly events: readonly Said[] = $derived.by(() => (this.scene ? [this.scene.event] : []));
  readonly acting: ReadonlySet<string> = $derived.by(() => this.#pieces("acts"));
  readonly suffering: ReadonlySet<string> = $derived.by(() => this.#pieces("suffers"));
  /** What is asked, once what went before has been seen. */
  readonly ask: AskInfo | null = $derived.by(() => (this.theatre.isOver && !this.#isCatchingUp ? this.live.ask : null));
  /** What will be asked then. */
  readonly coming: AskInfo | null = $derived.by(() => (this.scene || this.#isCatchingUp ? this.live.ask : null));
  /** Whom the table waits for as far as it is shown: in what is past, for nobody. */
  readonly waiting: readonly number[] = $derived.by(() => (this.scene ? [] : this.#position.waiting));
  /** Of one's own move only the dice are news: they play without a bar. */
  readonly hasBar: boolean = $derived.by(() => this.theatre.scenes.some((scene) => !this.isMine(scene.seat)));

  #from: () => Source;

  /** `news` hears of every new position, before it is played; of a lesson nobody remembers what was seen. To be made where a component begins. */
  constructor(
    readonly live: LiveTable,
    from: () => Source,
    news: (followed: Followed) => void,
    readonly isLesson = false,
  ) {
    this.#from = from;
    this.theatre = new Theatre({
      say: (text) => (this.#said = text),
      count: (at, count) => say("web-theatre-count", { at, count }),
      skipped: (count) => say("web-theatre-skipped", { count }),
      now: () => from().call,
    });
    this.#seenTo = untrack(() => this.#firstUnseen());
    this.#isCatchingUp = this.#seenTo !== null;
    onMount(() => {
      const timer = setTimeout(() => (this.#isPatient = false), PATIENCE);
      return () => (clearTimeout(timer), this.theatre.close());
    });
    $effect(() => {
      const { known } = from();
      untrack(() => this.#attend(known, news));
    });
    $effect(() => this.#remember());
    $effect(() => {
      void words.language;
      this.theatre.hush();
      this.#said = "";
    });
    $effect(() => {
      if (this.scene && this.theatre.isPlaying) hearing.see(this.scene.kind);
    });
    $effect(() => {
      if (this.ask && !live.isBusy) untrack(() => this.#call(this.#position.sequence));
    });
    $effect(() => this.#keepPace());
    $effect(() => this.#hurry());
  }

  /** What is said to those who listen. */
  get said(): string {
    return this.#said;
  }

  /** To the present, at once; what is still being fetched is not waited for. */
  skip(): void {
    this.#isCatchingUp = false;
    this.theatre.skip();
  }

  isMine(seat: number | null): boolean {
    return seat !== null && this.live.mine.includes(seat);
  }

  get #position(): Position {
    return this.#from().known.position!;
  }

  /** Where several share the screen, nobody is known to have seen anything. */
  get #isMyScreen(): boolean {
    return this.live.mine.length === 1;
  }

  /** The line after which the reader has seen nothing; null if there is nothing to see. */
  #firstUnseen(): number | null {
    if (this.isLesson || this.live.reader === null || !this.#isMyScreen || this.theatre.speed === "once") return null;
    return unseenAfter(seenOf(this.live.id), this.live.takeBack, this.#position.line);
  }

  #attend(followed: Followed, news: (followed: Followed) => void): void {
    const { fresh, backTo, position } = followed;
    if (fresh === this.#heard || !position) return;
    const isFirst = this.#heard === null;
    this.#heard = fresh;
    const told = { position, fresh };
    if (isFirst) return this.#catchUp(told);
    news(followed);
    if (backTo !== null) this.#goBack(backTo);
    if (this.#isCatchingUp) {
      this.#meanwhile.push(told);
      this.#tellStory();
    } else if (fresh.some((line) => this.isMine(line.seat))) this.theatre.begin(this.#scenesOf(told));
    else this.theatre.add(this.#scenesOf(told));
  }

  /** What was taken back leaves the stage; a story that may tell of it is not waited for. */
  #goBack(line: number): void {
    this.#isCatchingUp = false;
    this.theatre.drop(line, say("web-theatre-back-to", { line }));
  }

  #scenesOf({ fresh, position }: Told): Scene[] {
    const { look } = this.#from();
    return scenesOf(fresh, position.view, look.cues, (event) => this.#from().speak.event(event), (seat) => this.isMine(seat));
  }

  /** Whoever comes back to the table sees what they have not seen yet. */
  #catchUp(found: Told): void {
    const [after, reader] = [this.#firstUnseen(), this.live.reader];
    if (after === null || reader === null) return;
    this.#meanwhile = [found];
    api.stills(this.live.id, after, reader).then(
      (story) => {
        this.#story = story;
        this.#tellStory();
      },
      () => this.#goWithout(),
    );
  }

  #tellStory(): void {
    const parts = this.#isCatchingUp && this.#story ? joined(this.#story, this.#meanwhile) : null;
    if (parts) this.#play(parts);
  }

  /** The story cannot be had: one can play all the same. */
  #goWithout(): void {
    if (!this.#isCatchingUp) return;
    this.live.refusal = { key: "no-story", facts: {} };
    this.#play(this.#meanwhile.slice(1));
  }

  #play(parts: readonly Told[]): void {
    this.#isCatchingUp = false;
    this.theatre.add(parts.flatMap((part) => this.#scenesOf(part)));
  }

  #pieces(which: "acts" | "suffers"): ReadonlySet<string> {
    return new Set(this.scene ? piecesBy(this.scene.event, cueOf(this.scene.event, this.#from().look.cues)[which]) : []);
  }

  #remember(): void {
    if (!this.isLesson && this.#isMyScreen && !this.#isCatchingUp) keepSeen(this.live.id, this.theatre.seen ?? this.#position.line);
  }

  /** The bell calls whoever has waited for others, once for each question. */
  #call(moment: number): void {
    if (this.#called !== moment && !this.isMine(this.#from().known.lines.at(-1)?.seat ?? null)) hearing.hear("bell");
    this.#called = moment;
  }

  /** Motion keeps pace with the speed, or a fast roll would end before its verdict. */
  #keepPace(): void {
    const rate = rateOf(this.theatre.speed);
    if (!this.scene || rate === 1) return;
    void tick().then(() => document.getAnimations().forEach((motion) => motion.updatePlaybackRate(rate)));
  }

  #hurry(): void {
    const left = this.live.ask?.left;
    if (typeof left === "number" && left < HURRY) untrack(() => this.skip());
  }
}
