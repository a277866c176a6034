/** The courses of the ship that gets her orders: how the helm sorts them, and what has to be answered for one. */
import type { AskInfo } from "../../api/types";
import { chanceOf, type CourseView, type Pose } from "./view";

export type Way = "port" | "straight" | "starboard";

/** A course with what its last answer says: `turn C starboard 4 4`, `luff B port`, `move 3`. */
export interface Course extends CourseView {
  key: string;
  way: Way;
  /** The turning card; empty straight on. */
  letter: string;
  /** Ticks along the card; 0 straight on, -1 for a curve that ends head to wind. */
  ticks: number;
  /** Inches in all; -1 where the wind's eye ends the curve. */
  inches: number;
}

export function courseOf(course: CourseView): Course {
  const key = course.plays.at(-1) ?? "";
  const [kind, ...facts] = key.split(" ");
  if (kind === "move") return { ...course, key, way: "straight", letter: "", ticks: 0, inches: Number(facts[0]) };
  const [letter = "", way = ""] = facts;
  const isLuff = kind === "luff";
  return { ...course, key, way: way as Way, letter, ticks: isLuff ? -1 : Number(facts[2]), inches: isLuff ? -1 : Number(facts[3]) };
}

/** What is to be answered for a course, from the question that is open; null if it is not on offer there. */
export function answersFor(course: CourseView, ask: Pick<AskInfo, "options"> | null): string[] | null {
  const offered = new Set((ask?.options ?? []).map(({ play }) => play));
  const from = course.plays.findIndex((play) => offered.has(play));
  return from < 0 ? null : course.plays.slice(from);
}

/** The courses that the open question leads to. */
export function coursesFor(courses: readonly CourseView[], ask: Pick<AskInfo, "options"> | null): Course[] {
  return courses.filter((course) => answersFor(course, ask) !== null).map(courseOf);
}

/** The bow of a ship at the end of a course: what the arrows of the fan stand for. */
export function bowAt(pose: Pose, length: number): { x: number; y: number } {
  const angle = (pose.heading * Math.PI) / 180;
  return { x: pose.x + (length / 2) * Math.sin(angle), y: pose.y + (length / 2) * Math.cos(angle) };
}

/** How much damage the shot promises that a course opens. */
export const promise = ({ shot }: CourseView): number => (shot ? shot.chances.reduce((sum, chance, damage) => sum + damage * chance, 0) : 0);

/** How an arrow is filled: hollow without a shot, fuller with a better one, crossed where something is in the way. */
export function fillOf(course: CourseView): "meets" | "none" | "some" | "good" | "best" {
  if (course.meets) return "meets";
  if (!course.shot) return "none";
  const chance = chanceOf(course.shot);
  return chance < 60 ? "some" : chance < 85 ? "good" : "best";
}

/** The course an indefatigable captain would look at first: the best shot, else the middle one straight on. */
export function firstOf(courses: readonly Course[]): Course | null {
  const shooting = courses.filter(({ meets, shot }) => !meets && shot);
  if (shooting.length > 0) return shooting.reduce((best, each) => (promise(each) > promise(best) ? each : best));
  const free = courses.filter(({ meets }) => !meets);
  const ahead = free.filter(({ way }) => way === "straight");
  return ahead[Math.floor(ahead.length / 2)] ?? free[0] ?? courses[0] ?? null;
}

/** What a part of the helm may be set to while the parts before it stay: ways, cards, ticks, inches. */
export function helmOf(courses: readonly Course[], at: Course | null): { ways: Way[]; letters: string[]; ticks: number[]; inches: number[] } {
  const ways = (["port", "straight", "starboard"] as const).filter((way) => courses.some((course) => course.way === way));
  const sameWay = courses.filter((course) => course.way === at?.way);
  const sameCard = sameWay.filter((course) => course.letter === at?.letter);
  const sameTick = sameCard.filter((course) => course.ticks === at?.ticks);
  const unique = <T>(values: T[]): T[] => [...new Set(values)];
  return {
    ways,
    letters: unique(sameWay.map(({ letter }) => letter)).filter(Boolean).sort(),
    ticks: unique(sameCard.map(({ ticks }) => ticks)).filter((tick) => tick !== 0).sort((a, b) => (a < 0 ? 99 : a) - (b < 0 ? 99 : b)),
    inches: unique(sameTick.map(({ inches }) => inches)).filter((inch) => inch >= 0).sort((a, b) => a - b),
  };
}

/** The course nearest to another one with some part of the helm changed. */
export function steered(courses: readonly Course[], at: Course | null, change: Partial<Pick<Course, "way" | "letter" | "ticks" | "inches">>): Course | null {
  const fits = courses.filter((course) => Object.entries(change).every(([part, value]) => course[part as keyof Course] === value) && (change.way !== undefined || course.way === at?.way));
  const far = (course: Course): number =>
    (course.letter === at?.letter ? 0 : 100) + 10 * Math.abs(course.ticks - (at?.ticks ?? 0)) + Math.abs(course.inches - (at?.inches ?? 0)) + (course.meets ? 5 : 0);
  return fits.reduce<Course | null>((best, each) => (best === null || far(each) < far(best) ? each : best), null);
}
