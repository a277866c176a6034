/** A rating as a curve: where its points lie on a field, and which heights and months are named. */
import type { CurvePoint } from "../api/types";

export interface Field {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Plotted {
  line: string;
  band: string;
  dots: { x: number; y: number }[];
  heights: { rating: number; y: number }[];
  ranks: { bot: string; y: number }[];
  months: { at: string; x: number }[];
}

const STEP = 100;

/** The curve of some points, in the order of the matches. Ranks beyond what is shown are left out. */
export function plotted(points: readonly CurvePoint[], ranks: Readonly<Record<string, number>>, field: Field): Plotted {
  const low = STEP * Math.floor(Math.min(...points.map(({ rating, band }) => rating - band)) / STEP);
  const high = STEP * Math.ceil(Math.max(...points.map(({ rating, band }) => rating + band)) / STEP);
  const wide = field.width - field.left - field.right;
  const x = (at: number): number => tidy(field.left + (points.length < 2 ? wide / 2 : (at / (points.length - 1)) * wide));
  const y = (rating: number): number => tidy(field.top + ((high - rating) / (high - low)) * (field.height - field.top - field.bottom));
  const dots = points.map(({ rating }, at) => ({ x: x(at), y: y(rating) }));
  const upper = points.map(({ rating, band }, at) => `${x(at)} ${y(rating + band)}`);
  const lower = points.map(({ rating, band }, at) => `${x(at)} ${y(rating - band)}`).reverse();
  return {
    line: `M${dots.map((dot) => `${dot.x} ${dot.y}`).join("L")}`,
    band: `M${[...upper, ...lower].join("L")}Z`,
    dots,
    heights: Array.from({ length: (high - low) / STEP + 1 }, (_, at) => low + at * STEP).map((rating) => ({ rating, y: y(rating) })),
    ranks: Object.entries(ranks).filter(([, rating]) => rating > low && rating < high).map(([bot, rating]) => ({ bot, y: y(rating) })),
    months: [...new Set([0, Math.floor((points.length - 1) / 2), points.length - 1])].map((at) => ({ at: points[at]!.at, x: x(at) })),
  };
}

const tidy = (number: number): number => Math.round(number * 10) / 10;
