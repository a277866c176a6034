/** That everything on the chart stands in its own zone, and nothing lies under a plate. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { EAST, HEIGHT, ZONES } from "./coast";
import { berth, course, fleet, hunts, leaders, merchantOf, PLACES, plateOf, quay, seaOf, townOf, type Box, type Point } from "./layout";
import type { NpcView, PlayerView } from "./view";

const [head = [], ...rows] = readFileSync("../src/wardroom/games/marauders/data/zones.csv", "utf8").trim().split("\n").map((line) => line.split(","));

function isInside(zone: string, [x, y]: Point): boolean {
  const cells = (ZONES[zone]?.water ?? "").split("Z").filter(Boolean).map((cell) => cell.slice(1).split("L").map((point) => point.split(" ").map(Number)));
  return cells.some((cell) => {
    const crossed = cell.filter(([ax = 0, ay = 0], at) => {
      const [bx = 0, by = 0] = cell[(at + 1) % cell.length] ?? [];
      return ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay);
    });
    return crossed.length % 2 === 1;
  });
}

const covers = ({ x, y, width, height }: Box, [px, py]: Point, margin: number): boolean => px > x - margin && px < x + width + margin && py > y - margin && py < y + height + margin;
const overlap = (a: Box, b: Box): boolean => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

test("the chart has the zones of the game", () => {
  expect([...PLACES].sort()).toEqual(rows.map(([id]) => id).sort());
  expect(Object.keys(ZONES).sort()).toEqual([...PLACES].sort());
});

test("zones that touch are those between which one sails", () => {
  const segments = new Map<string, string[]>();
  for (const [zone, { border }] of Object.entries(ZONES))
    for (const [, from = "", to = ""] of border.matchAll(/M([^L]+)L([^M]+)/g)) {
      const key = [from, to].sort().join("/");
      segments.set(key, [...(segments.get(key) ?? []), zone]);
    }
  const touching = new Set([...segments.values()].filter(({ length }) => length === 2).map((pair) => pair.sort().join("/")));
  const first = head.indexOf("n");
  const linked = new Set(rows.flatMap((row) => row.slice(first, first + 8).filter(Boolean).map((other) => [row[0], other].sort().join("/"))));
  expect([...touching].sort()).toEqual([...linked].sort());
});

test.each(PLACES)("in %s everything stands in its own water and in sight", (zone) => {
  expect(isInside(zone, seaOf(zone))).toBe(true);
  expect(isInside(zone, merchantOf(zone))).toBe(true);
  const plates = PLACES.filter((other) => townOf(other)).map(plateOf);
  expect(plates.filter((plate) => covers(plate, merchantOf(zone), 6))).toEqual([]);
  expect(plates.filter((plate) => covers(plate, seaOf(zone), 8))).toEqual([]);
  const [[x, y], [mx, my]] = [seaOf(zone), merchantOf(zone)];
  expect(Math.hypot(x - mx, y - my)).toBeGreaterThan(30);
});

test("every town lies in its zone, and no plate over another or over the edge", () => {
  for (const { zone, town } of leaders()) expect(isInside(zone, town)).toBe(true);
  const plates = PLACES.map(plateOf);
  for (const plate of plates) {
    expect(plates.filter((other) => other !== plate && overlap(plate, other))).toEqual([]);
    expect(plate.x >= 0 && plate.y >= 0 && plate.x + plate.width <= EAST + 4 && plate.y + plate.height <= HEIGHT).toBe(true);
  }
});

test("ships of one zone lie side by side, those in port on its quay", () => {
  const four = [0, 1, 2, 3].map((at) => berth("havana", at, 4).join("/"));
  expect(new Set(four).size).toBe(4);
  const places = [0, 1, 2, 3, 4].map((at) => berth("havana", at, 5));
  const apart = places.flatMap((a, at) => places.slice(at + 1).map((b) => Math.abs(a[0] - b[0]) >= 66 || Math.abs(a[1] - b[1]) >= 44));
  expect(apart).not.toContain(false);
  expect(berth("havana", 0, 1)).toEqual(seaOf("havana"));
  expect(quay("havana", 1)[0]).toBeGreaterThan(quay("havana", 0)[0]);
});

const player = (zone: string, in_port = false): PlayerView => ({ ship: "sloop", zone, in_port }) as PlayerView;
const npc = (id: string, zone: string, aim: string, hostile: number[]): NpcView => ({ id, zone, hunts: aim, hostile }) as NpcView;

test("a player without a ship is not on the chart", () => {
  const ships = fleet({ players: [player("havana"), { ship: "", zone: "" } as PlayerView], npcs: [npc("npc_eng_1", "havana", "", [])] });
  expect(ships.map(({ id }) => id)).toEqual(["seat-0", "npc_eng_1"]);
  expect(ships[0]?.at).not.toEqual(ships[1]?.at);
});

test("an arrow shows where a hunter would sail, and whether it is after the reader", () => {
  const view = { players: [player("tortuga"), player("havana")], npcs: [npc("npc_fra_1", "nassau", "tortuga", [0]), npc("npc_eng_1", "nassau", "nassau", [1]), npc("npc_esp_1", "trinidad", "", [])] };
  expect(hunts(view, 0).map(({ npc: id, isMine }) => [id, isMine])).toEqual([["npc_fra_1", true]]);
  expect(hunts(view, 1)[0]?.isMine).toBe(false);
});

test("a course ends before its aim", () => {
  expect(course([0, 0], [100, 0], 20)).toMatch(/ 80 0$/);
  expect(course([0, 0], [100, 0])).toMatch(/ 100 0$/);
});
