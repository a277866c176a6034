/**
 * Draws the chart of Marauders from the coastlines of world-atlas into src/tables/marauders/coast.ts: the land, and the
 * sea zones, each of which is all the water nearer to its own marks than to those of any other zone.
 *
 * `node charts/marauders.mjs`, after a change of what the chart shows.
 */
import { appendFileSync, writeFileSync } from "node:fs";
import { chartFile, placing } from "./coast.mjs";

const chart = { width: 1138, height: 512, corner: { x: 0, y: 0, longitude: -88.9, latitude: 26 }, scale: 28.9 };
const FILE = "src/tables/marauders/coast.ts";
/** East of this the open ocean begins. */
const EAST = 922;

/** By zone, in degrees: its port, if it has one, and another mark that bends its borders round the land. */
const MARKS = {
  nassau: [[-77.35, 25.06], [-76.49, 24.88]],
  havana: [[-82.38, 23.13], [-81.85, 22.4]],
  tortuga: [[-72.8, 20.05], [-74.92, 22.4]],
  port_royal: [[-76.84, 17.93], [-80.41, 17.87]],
  petit_goave: [[-72.87, 18.43], [-74.0, 17.3]],
  old_providence: [[-81.37, 13.35], [-81.29, 12.59]],
  cartagena: [[-75.53, 10.4], [-75.72, 12.77]],
  santo_domingo: [[-69.9, 18.47], [-68.61, 20.71]],
  san_juan: [[-66.1, 18.47], [-65.75, 20.47]],
  caribbean_sea: [[-70.84, 15.51], [-67.11, 14.48]],
  curacao: [[-68.93, 12.12], [-70.55, 12.41]],
  caracas: [[-66.93, 10.6], [-65.12, 12.83]],
  st_maarten: [[-63.08, 18.05], [-62.32, 20.18]],
  st_john: [[-61.85, 17.12], [-58.75, 18.27]],
  basse_terre: [[-61.73, 16.0], [-63.61, 15.31]],
  bridgetown: [[-59.62, 13.1], [-57.89, 14.16]],
  trinidad: [[-61.5, 10.65], [-60.59, 11.77]],
};

const place = placing(chart);
const marks = Object.entries(MARKS).flatMap(([zone, points]) => points.map((point) => ({ zone, at: place(...point) })));

/** What is left of a polygon on the near side of the line between two marks; each corner knows what its edge borders on. */
function cut(corners, { at: [x, y] }, { at: [ox, oy], zone }) {
  const [mx, my, nx, ny] = [(x + ox) / 2, (y + oy) / 2, ox - x, oy - y];
  const beyond = ({ at: [px, py] }) => (px - mx) * nx + (py - my) * ny;
  return corners.flatMap((corner, each) => {
    const next = corners[(each + 1) % corners.length];
    const [here, there] = [beyond(corner), beyond(next)];
    if (here > 0 && there > 0) return [];
    const part = here / (here - there);
    const between = [0, 1].map((axis) => corner.at[axis] + (next.at[axis] - corner.at[axis]) * part);
    if (here <= 0 && there <= 0) return [corner];
    return here <= 0 ? [corner, { at: between, zone }] : [{ at: between, zone: corner.zone }];
  });
}

/** The water around a mark. */
function cellOf(mark) {
  const frame = [[0, 0], [EAST, 0], [EAST, chart.height], [0, chart.height]].map((at) => ({ at, zone: "" }));
  return marks.filter((other) => other !== mark).reduce((corners, other) => cut(corners, mark, other), frame);
}

const round = ([x, y]) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
const cells = Object.fromEntries(Object.keys(MARKS).map((zone) => [zone, marks.filter((mark) => mark.zone === zone).map(cellOf)]));
const edgesOf = (zone) => cells[zone].flatMap((corners) => corners.map((corner, at) => ({ from: corner.at, to: corners[(at + 1) % corners.length].at, zone: corner.zone })));
const zones = Object.fromEntries(
  Object.keys(MARKS).map((zone) => [
    zone,
    {
      water: cells[zone].map((corners) => `M${corners.map(({ at }) => round(at)).join("L")}Z`).join(""),
      border: edgesOf(zone).filter((edge) => edge.zone !== "" && edge.zone !== zone).map(({ from, to }) => `M${round(from)}L${round(to)}`).join(""),
    },
  ]),
);

writeFileSync(FILE, chartFile("marauders.mjs", chart, { columns: 19, rows: 11, seed: 1680 }));
appendFileSync(FILE, `
/** Where the open ocean begins. */
export const EAST = ${EAST};

/** The sea zones: their water, and their borders with other zones. */
export const ZONES: Readonly<Record<string, { water: string; border: string }>> = ${JSON.stringify(zones, null, 2).replaceAll(/"(\w+)":/g, "$1:")};
`);
