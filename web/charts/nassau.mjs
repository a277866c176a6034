/**
 * Draws the chart of Nassau from the coastlines of world-atlas into src/tables/nassau/coast.ts.
 *
 * `node charts/nassau.mjs`, after a change of what the chart shows.
 */
import { writeFileSync } from "node:fs";
import { chartFile } from "./coast.mjs";

/** The inner corner of the border is where chart and degrees meet. */
const chart = { width: 1138, height: 508, corner: { x: 24, y: 24, longitude: -88.9, latitude: 25.75 }, scale: 28.2 };

writeFileSync("src/tables/nassau/coast.ts", chartFile("nassau.mjs", chart, { columns: 19, rows: 11, seed: 1718 }));
