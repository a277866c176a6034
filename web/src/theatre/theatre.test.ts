// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stayOf, Theatre, type Kind, type Scene, type Speed } from "./theatre.svelte";

let said: string[] = [];
const voice = {
  say: (text: string) => void said.push(text),
  count: (at: number, of: number) => `${at} of ${of}`,
  skipped: (count: number) => `${count} skipped.`,
  now: () => "Now.",
};

function scene(line: number, kind: Kind = "card", hasWeight = false): Scene {
  return { line, at: 0, seat: 0, event: { kind: "sunk", facts: {}, seats: [], rule: "", to: null }, view: { line }, kind, hasWeight, sentence: `Event ${line}.` };
}

function play(...scenes: Scene[]): Theatre {
  const theatre = new Theatre(voice);
  theatre.begin(scenes);
  return theatre;
}

beforeEach(() => {
  said = [];
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

test("every event is shown once and in order, for its time, and then it is the present", () => {
  const theatre = play(scene(1), scene(2, "roll"), scene(3, "sink"));
  const seen: unknown[] = [];
  while (theatre.scene) {
    seen.push(theatre.scene.view);
    vi.advanceTimersByTime(theatre.stay - 1);
    expect(theatre.scene?.view).toBe(seen.at(-1));
    vi.advanceTimersByTime(1);
  }
  expect(seen).toEqual([{ line: 1 }, { line: 2 }, { line: 3 }]);
  expect([theatre.isOver, theatre.isPlaying, theatre.ahead]).toEqual([true, false, 0]);
  expect(said).toEqual(["Event 1.", "Event 2.", "Event 3.", "Now."]);
});

test("what comes meanwhile waits its turn at the end of the queue", () => {
  const theatre = play(scene(1), scene(2));
  theatre.add([scene(3)]);
  expect([theatre.at, theatre.count, theatre.ahead]).toEqual([1, 3, 2]);
});

test("at rest, what comes is played from its first event on", () => {
  const theatre = play(scene(1));
  theatre.skip();
  theatre.add([scene(2), scene(3)]);
  expect([theatre.scene?.line, theatre.count, theatre.isPlaying]).toEqual([2, 3, true]);
});

test("a step by hand pauses, and says the event again with its place", () => {
  const theatre = play(scene(1), scene(2), scene(3));
  theatre.step(1);
  theatre.step(-1);
  expect([theatre.at, theatre.isPlaying]).toEqual([1, false]);
  expect(said).toEqual(["Event 1.", "2 of 3. Event 2.", "1 of 3. Event 1."]);
  vi.advanceTimersByTime(60_000);
  expect(theatre.at).toBe(1);
});

test("a step beyond the last is the present; a step back from there shows the last again", () => {
  const theatre = play(scene(1), scene(2));
  theatre.seek(2);
  theatre.step(1);
  expect(theatre.isOver).toBe(true);
  theatre.step(-1);
  expect(theatre.scene?.line).toBe(2);
});

test("play goes on from the event that is shown, and from the first one when all were seen", () => {
  const theatre = play(scene(1), scene(2), scene(3));
  theatre.seek(2);
  theatre.play();
  expect(theatre.at).toBe(2);
  theatre.skip();
  theatre.play();
  expect(theatre.at).toBe(1);
});

test("what is skipped is told in one breath: how much, and what changed the board", () => {
  const theatre = play(scene(1), scene(2, "sink", true), scene(3), scene(4, "hit", true));
  theatre.skip();
  expect(said).toEqual(["Event 1.", "3 skipped. Event 2. Event 4. Now."]);
});

test("nothing is said twice by itself", () => {
  const theatre = play(scene(1), scene(2));
  theatre.pause();
  theatre.play();
  theatre.skip();
  theatre.play();
  vi.advanceTimersByTime(60_000);
  expect(said.filter((text) => text.includes("Event 1"))).toHaveLength(1);
});

test("what is taken back leaves the stage, and the board shows the present", () => {
  const theatre = play(scene(1), scene(2), scene(3));
  theatre.seek(3);
  theatre.drop(1, "Bart takes it back.");
  expect([theatre.count, theatre.isOver, said.at(-1)]).toEqual([1, true, "Bart takes it back."]);
});

test("what is taken back later on leaves what is shown alone", () => {
  const theatre = play(scene(1), scene(2), scene(3));
  theatre.drop(2, "Bart takes it back.");
  expect([theatre.scene?.line, theatre.count, theatre.isPlaying]).toEqual([1, 2, true]);
  theatre.drop(2, "Bart takes it back.");
  expect(said.filter((text) => text.startsWith("Bart"))).toHaveLength(1);
});

test("at once, only the end is shown, and what changed the board is told", () => {
  new Theatre(voice).pace("once");
  const theatre = play(scene(1), scene(2, "sink", true));
  expect(theatre.isOver).toBe(true);
  expect(said).toEqual(["2 skipped. Event 2. Now."]);
});

test("the speed is remembered, and a change of it takes hold in the middle", () => {
  const theatre = play(scene(1), scene(2));
  theatre.pace("fast");
  expect(new Theatre(voice).speed).toBe("fast");
  vi.advanceTimersByTime(stayOf(scene(1), "fast"));
  expect(theatre.at).toBe(2);
});

test("a page that nobody looks at stops the play, and goes on with the same event", () => {
  const theatre = play(scene(1), scene(2));
  theatre.hide(true);
  vi.advanceTimersByTime(60_000);
  expect(theatre.at).toBe(1);
  theatre.hide(false);
  expect([theatre.at, theatre.isPlaying]).toEqual([1, true]);
});

test.each<[Speed, Kind, number, number]>([
  ["slow", "roll", 10, 4680],
  ["usual", "roll", 10, 2600],
  ["fast", "roll", 10, 1170],
  ["once", "roll", 10, 0],
  ["usual", "score", 100, 3800],
  ["slow", "score", 100, 6840],
  ["fast", "score", 100, 405],
])("%s, a %s of %i letters stays %i ms", (speed, kind, letters, stay) => {
  expect(stayOf({ kind, sentence: "x".repeat(letters) }, speed)).toBeCloseTo(stay);
});

test("whoever was away for long may see the last turn only", () => {
  const theatre = play(...Array.from({ length: 50 }, (_, at) => ({ ...scene(at), seat: at < 45 ? 1 : 2 })));
  expect([theatre.at, theatre.lastTurn]).toEqual([1, 46]);
  theatre.playLastTurn();
  expect([theatre.scene?.line, theatre.isPlaying, theatre.lastTurn]).toEqual([45, true, null]);
  expect(play(...Array.from({ length: 40 }, (_, at) => scene(at))).lastTurn).toBe(null);
});

test("a line counts as seen when the last of its events is on", () => {
  const theatre = play(scene(4), scene(4), scene(6));
  expect(theatre.seen).toBe(3);
  theatre.step(1);
  expect(theatre.seen).toBe(4);
  theatre.step(-1);
  expect(theatre.seen).toBe(4);
  theatre.skip();
  expect(theatre.seen).toBe(null);
});

test("behind another page it waits at the first event until somebody looks", () => {
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  const theatre = play(scene(1), scene(2));
  vi.advanceTimersByTime(60_000);
  expect([theatre.at, theatre.isPlaying]).toEqual([1, false]);
  hidden.mockReturnValue(false);
  theatre.hide(false);
  vi.advanceTimersByTime(theatre.stay);
  expect(theatre.at).toBe(2);
  hidden.mockRestore();
});

test("at the fast speed sentences are joined to one message a second, and none is lost", () => {
  localStorage.setItem("wardroom-theatre-speed", "fast");
  const theatre = play(scene(1, "score"), scene(2, "score"), scene(3, "score"), scene(4, "score"), scene(5, "score"));
  vi.advanceTimersByTime(3 * 405);
  expect(said).toEqual(["Event 1.", "Event 2. Event 3."]);
  vi.advanceTimersByTime(2 * 405);
  expect(theatre.isOver).toBe(true);
  expect(said.join(" ")).toBe("Event 1. Event 2. Event 3. Event 4. Event 5. Now.");
  expect(said.length).toBe(4);
});

test("what waits to be said of something that is taken back is not said", () => {
  localStorage.setItem("wardroom-theatre-speed", "fast");
  const theatre = play(scene(1, "score"), scene(2, "score"));
  vi.advanceTimersByTime(405);
  theatre.drop(1, "Back.");
  expect(said).toEqual(["Event 1.", "Back."]);
});
