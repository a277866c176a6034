/**
 * The theatre: what has happened plays event by event, each over the still of its moment. It knows no game and draws
 * nothing; whoever draws asks it which scene is on, and it keeps the pace.
 *
 * Play, step and seek all end in `#show`. A step by hand pauses. What comes while it plays joins the end of the queue; what
 * is taken back leaves it. Nothing that the server waits for is held up: only the reader's own question waits, on the
 * reader's own screen.
 */
import type { Said } from "../api/types";
import { keep, recall } from "../kept";
import { Breath } from "./breath";

/** What kind of thing an event is to the eye; it decides how long the event stays. */
export type Kind = "deal" | "card" | "aim" | "move" | "roll" | "fire" | "hit" | "sink" | "score" | "end";

export const SPEEDS = ["slow", "usual", "fast", "once"] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Scene<View = Record<string, unknown>> {
  /** The line of the log that it belongs to, which of its events it is, and who answered there. */
  line: number;
  at: number;
  seat: number | null;
  event: Said;
  /** What the reader saw of the table as it happened. */
  view: View;
  kind: Kind;
  /** Whether it changed the board: told also to those who skipped it. */
  hasWeight: boolean;
  /** What is said of it, without the rule. */
  sentence: string;
}

/** Milliseconds that an event stays at the usual speed, its motion included. */
const STAYS: Record<Kind, number> = { deal: 1000, card: 1300, aim: 1300, move: 1400, roll: 2600, fire: 2200, hit: 1100, sink: 1600, score: 900, end: 1000 };
const PACES: Record<Speed, number> = { slow: 1.8, usual: 1, fast: 0.45, once: 0 };
/** Milliseconds a letter, so that no sentence is torn away before it is read. */
const LETTER = 38;
/** With more than this the reader was away for long, and may want to see the last turn only. */
const MANY = 40;

export function stayOf(scene: Pick<Scene, "kind" | "sentence">, speed: Speed): number {
  const pace = PACES[speed];
  return pace * Math.max(STAYS[scene.kind], pace >= 1 ? LETTER * scene.sentence.length : 0);
}

/** How much faster motion goes at a speed, so that a fast roll shows its verdict before it ends. */
export function rateOf(speed: Speed): number {
  return 1 / (PACES[speed] || 1);
}

export interface Voice {
  /** Say something to those who listen; not twice. */
  say: (text: string) => void;
  count: (at: number, of: number) => string;
  skipped: (count: number) => string;
  now: () => string;
}

export class Theatre {
  #scenes = $state.raw<readonly Scene[]>([]);
  /** The scene that is on, counted from 1; 0 before the first. */
  #at = $state(0);
  #isPlaying = $state(false);
  #isOver = $state(true);
  #speed = $state<Speed>(rememberedSpeed());
  #timer: ReturnType<typeof setTimeout> | undefined;
  #reached = $state(0);
  #said = new Set<Scene>();
  #wasHidden = false;
  #breath: Breath;

  constructor(readonly voice: Voice) {
    this.#breath = new Breath((text) => voice.say(text));
  }

  get scenes(): readonly Scene[] {
    return this.#scenes;
  }
  get at(): number {
    return this.#at;
  }
  get count(): number {
    return this.#scenes.length;
  }
  get isPlaying(): boolean {
    return this.#isPlaying;
  }
  /** Whether the board shows the present, and questions may be answered. */
  get isOver(): boolean {
    return this.#isOver;
  }
  get speed(): Speed {
    return this.#speed;
  }
  /** The scene that is on; null at rest. */
  get scene(): Scene | null {
    return this.#isOver ? null : (this.#scenes[this.#at - 1] ?? null);
  }
  /** How many events are still to be seen after this one. */
  get ahead(): number {
    return this.#isOver ? 0 : this.#scenes.length - this.#at;
  }
  /** How many events were shown, however far the reader has gone back since: no more are told. */
  get reached(): number {
    return this.#reached;
  }
  /** The last line all of whose events were shown; null if that is all there is. */
  get seen(): number | null {
    const [last, next] = [this.#scenes[this.#reached - 1], this.#scenes[this.#reached]];
    if (this.#isOver || !next) return null;
    return last && last.line !== next.line ? last.line : next.line - 1;
  }
  /** Where the last turn begins, if so much has happened that the reader may not want to see it all. */
  get lastTurn(): number | null {
    const first = this.#scenes.findLastIndex((scene) => scene.seat !== this.#scenes.at(-1)?.seat) + 2;
    return this.#scenes.length > MANY && !this.#isOver && this.#at < first ? first : null;
  }
  /** How long the scene that is on stays. */
  get stay(): number {
    return this.scene ? stayOf(this.scene, this.#speed) : 0;
  }

  /** A new run begins with these: the reader has answered, and what was before is past. */
  begin(scenes: readonly Scene[]): void {
    this.#rest();
    this.#scenes = [];
    this.#at = 0;
    this.#reached = 0;
    this.add(scenes);
  }

  /** More has happened. At rest it is played from its first event on; else it waits its turn. */
  add(scenes: readonly Scene[]): void {
    if (scenes.length === 0) return;
    const first = this.#scenes.length + 1;
    this.#scenes = [...this.#scenes, ...scenes];
    if (!this.#isOver) return;
    if (PACES[this.#speed] === 0) {
      this.#at = this.#reached = this.#scenes.length;
      this.#tell(scenes);
      return;
    }
    this.#isPlaying = true;
    this.#show(first);
    if (document.hidden) this.hide(true);
  }

  /** What came after a line was taken back: it leaves the stage at once. */
  drop(line: number, sentence: string): void {
    const kept = this.#scenes.filter((scene) => scene.line <= line);
    if (kept.length === this.#scenes.length) return;
    const wasOn = this.scene;
    this.#scenes = kept;
    this.#at = Math.min(this.#at, kept.length);
    this.#reached = Math.min(this.#reached, kept.length);
    if (wasOn && wasOn.line > line) this.#rest();
    this.#breath.forget();
    this.#breath.now(sentence);
  }

  play(): void {
    if (this.#scenes.length === 0) return;
    this.#isPlaying = true;
    if (PACES[this.#speed] === 0) return this.skip();
    this.#show(this.#isOver || this.#at === 0 ? 1 : this.#at);
  }
  pause(): void {
    this.#isPlaying = false;
    clearTimeout(this.#timer);
  }
  toggle(): void {
    if (this.#isPlaying) this.pause();
    else this.play();
  }
  /** One event back or on; beyond the last one is the present. */
  step(by: 1 | -1): void {
    if (this.#scenes.length === 0) return;
    if (by > 0 && (this.#isOver || this.#at === this.#scenes.length)) return this.#end([]);
    this.seek(this.#isOver ? this.#scenes.length : this.#at + by);
  }
  /** Nothing but the last turn. */
  playLastTurn(): void {
    const { lastTurn } = this;
    if (lastTurn === null) return;
    this.#isPlaying = true;
    this.#show(lastTurn);
  }
  seek(at: number): void {
    if (this.#scenes.length === 0) return;
    this.#isPlaying = false;
    this.#show(at, true);
  }
  /** To the present, at once. */
  skip(): void {
    if (this.#isOver) return;
    this.#end(this.#scenes.slice(this.#at).filter((scene) => !this.#said.has(scene)));
  }
  pace(speed: Speed): void {
    this.#speed = speed;
    keep("theatre-speed", speed);
    if (this.#isPlaying) this.play();
  }

  /** Leaving the page stops the play; coming back does not race through what was missed. */
  hide(isHidden: boolean): void {
    if (isHidden && this.#isPlaying) {
      this.#wasHidden = true;
      this.pause();
    } else if (!isHidden && this.#wasHidden) {
      this.#wasHidden = false;
      if (!this.#isOver) this.play();
    }
  }

  /** What was to be said is not: it is in another language. */
  hush(): void {
    this.#breath.forget();
  }

  /** Nothing more will be shown. */
  close(): void {
    clearTimeout(this.#timer);
    this.#breath.forget();
  }

  #show(at: number, isByHand = false): void {
    clearTimeout(this.#timer);
    this.#at = Math.max(1, Math.min(this.#scenes.length, at));
    this.#reached = Math.max(this.#reached, this.#at);
    this.#isOver = false;
    this.#say(isByHand);
    if (this.#isPlaying) this.#timer = setTimeout(() => this.#on(), this.stay);
  }

  #on(): void {
    if (this.#at < this.#scenes.length) this.#show(this.#at + 1);
    else this.#end([]);
  }

  #end(skipped: readonly Scene[]): void {
    this.#rest();
    this.#at = this.#reached = this.#scenes.length;
    this.#tell(skipped);
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#isPlaying = false;
    this.#isOver = true;
  }

  #say(isByHand: boolean): void {
    const scene = this.#scenes[this.#at - 1];
    if (!scene || (this.#said.has(scene) && !isByHand)) return;
    this.#said.add(scene);
    if (isByHand) this.#breath.now(`${this.voice.count(this.#at, this.#scenes.length)}. ${scene.sentence}`);
    else if (PACES[this.#speed] < 1) this.#breath.next(scene.sentence);
    else this.#breath.now(scene.sentence);
  }

  /** What was skipped, in one breath: how much, and of it what changed the board. */
  #tell(skipped: readonly Scene[]): void {
    for (const scene of skipped) this.#said.add(scene);
    const heavy = skipped.filter((scene) => scene.hasWeight).map((scene) => scene.sentence);
    const before = skipped.length > 0 ? [this.voice.skipped(skipped.length), ...heavy] : [];
    const text = [...before, this.voice.now()].filter((part) => part !== "").join(" ");
    if (text !== "") this.#breath.now(text);
  }
}

function rememberedSpeed(): Speed {
  const kept = recall("theatre-speed");
  return SPEEDS.find((speed) => speed === kept) ?? "usual";
}
