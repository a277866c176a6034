/** Small drawings on a field of 20 by 20 around the middle: cargo, values, and what is printed on tiles. Shape first, colour second. */

const ink = 'stroke="var(--ink)"';
const now = 'stroke="currentColor" fill="none"';

/** Cargo and tokens, in colours of their own. */
export const CARGOES: Readonly<Record<string, string>> = {
  powder: `<path d="M-6-7H6Q8.500 0 6 7H-6Q-8.500 0-6-7Z" fill="#2a2d33" ${ink} stroke-width=".9"/><path d="M-7.200-3H7.200M-7.200 3H7.200" stroke="#8d9298" stroke-width="1.300"/><path d="M0-2.200l2.200 2.200-2.200 2.200-2.200-2.200z" fill="#f2c14e"/>`,
  goods: '<path d="M-8-6H8V7H-8Z" fill="#e3b23c" stroke="#5f450b"/><path d="M-8-2.200H8M-8 3H8M-3-6V7M3-6V7" stroke="#5f450b"/>',
  rum: '<path d="M-2-9H2V-4Q5.600-2.400 5.600 1V8H-5.600V1Q-5.600-2.400-2-4Z" fill="#8a4b22" stroke="#3c1d09"/><path d="M-4 0h8v5h-8z" fill="#f3e6c8"/><path d="M-2 2.500h4" stroke="#3c1d09"/>',
  eight: '<circle r="8" fill="#d7d9da" stroke="#565b60" stroke-width="1.100"/><circle r="5.700" fill="none" stroke="#7b8186" stroke-width=".7"/><path d="M0-.6a2 1.800 0 1 1 .01 0a2.400 2.200 0 1 1-.01 0" fill="none" stroke="#2b3036" stroke-width="1.300"/>',
  hostage: '<circle cy="-4.500" r="3.600" fill="#f3dcc0" stroke="#3b2c22"/><path d="M-6 8Q-6 0 0 0T6 8Z" fill="#7b4d8f" stroke="#3b2c22"/><path d="M-5 4.400H5" stroke="#e8d8b0" stroke-width="1.600"/>',
  doubloon: '<circle r="8.200" fill="#e8b93a" stroke="#6d4d05" stroke-width="1.100"/><circle r="5.800" fill="none" stroke="#a57a14" stroke-width=".7"/><path d="M0-4V4M-4 0H4" stroke="#6d4d05" stroke-width="1.500"/>',
  wind: '<circle r="8.500" fill="#dfeef4" stroke="#3c6b82"/><path d="M-5.500-2H2.200a2.100 2.100 0 1 0-2-2.800M-5.500 1H4.600M-5.500 4H.8a2 2 0 1 1-1.800 2.600" fill="none" stroke="#2d5d75" stroke-width="1.400"/>',
};

/** The two values. */
export const VALUES: Readonly<Record<string, string>> = {
  navigation: `<circle r="5.400" ${now} stroke-width="1.700"/><circle r="1.600" fill="currentColor"/><path d="M0-8.400V8.400M-8.400 0H8.400M-6-6L6 6M6-6L-6 6" ${now} stroke-width="1.250"/>`,
  gunnery: `<path d="M-8.500-1.500L6-4.800L7.400-4.600V-.4L-7.500 3.400Q-9.400 1-8.500-1.500Z" fill="currentColor"/><circle cx="-3.400" cy="4" r="3.100" ${now} stroke-width="1.700"/>`,
};

const cannon = VALUES["gunnery"] ?? "";
const stars = (count: number): string =>
  Array.from({ length: count }, (_, at) => `<path d="M${(at - (count - 1) / 2) * 6} 6.200l.9 1.900 2 .2-1.500 1.300.5 2-1.900-1.100-1.900 1.100.5-2-1.500-1.300 2-.2z" fill="currentColor"/>`).join("");
const figurehead = (count: number): string =>
  `<path d="M-9 5Q-2 4-1-3Q-4-7 1-9.500Q6-8 4-4Q8 0 10-1Q7 5-9 5Z" fill="currentColor"/>${stars(count)}`;
const cabin = (count: number): string =>
  `<path d="M-9 4.500L-7-8H7L9 4.500Z" ${now} stroke-width="1.600"/><path d="M-4.500-5h3.500v6h-3.500zM1-5h3.500v6H1z" fill="currentColor"/>${stars(count)}`;

/** What stands on a tile, by its id. */
export const TILES: Readonly<Record<string, string>> = {
  cannons: `<g transform="translate(0 1) scale(1.100)">${cannon}</g>`,
  "long-range-cannons": `<g transform="translate(-2 2)">${cannon}</g><path d="M3-7.500Q9-8 10 5" ${now} stroke-width="1.400" stroke-dasharray="2 2"/>`,
  "bow-cannons": `<g transform="translate(-2 1)">${cannon}</g><path d="M6.500 2l4 3-4 3z" fill="currentColor"/>`,
  "stern-cannons": `<g transform="translate(2 1)scale(-1 1)">${cannon}</g><path d="M-6.500 2l-4 3 4 3z" fill="currentColor"/>`,
  "figurehead-plain": figurehead(1),
  "figurehead-fine": figurehead(2),
  "figurehead-majestic": figurehead(3),
  "cabin-plain": cabin(1),
  "cabin-fine": cabin(2),
  "cabin-majestic": cabin(3),
  mainsail: `<path d="M-8-7.500H8Q11 0 8.500 7.500Q0 4-8.500 7.500Q-5 0-8-7.500Z" fill="var(--sail)" stroke="currentColor" stroke-width="1.300"/><path d="M-10-7.500H10" ${now} stroke-width="2"/>`,
  jib: '<path d="M10 8L-6-9.500Q-4 0-8 7Q2 4.500 10 8Z" fill="var(--sail)" stroke="currentColor" stroke-width="1.400"/>',
  spanker: `<path d="M8-5L-5-9Q-9 0-9 7Q0 4 8 6Z" fill="var(--sail)" stroke="currentColor" stroke-width="1.400"/><path d="M9-10V9" ${now} stroke-width="1.800"/>`,
  "jolly-roger": '<path d="M-9-8h18v14q-4-2-9 0t-9 0z" fill="currentColor"/><circle cy="-2.800" r="3.200" fill="var(--paper)"/><path d="M-5 4L5 0M5 4L-5 0" stroke="var(--paper)" stroke-width="1.400"/>',
  "crows-nest": `<path d="M0-10V10" ${now} stroke-width="1.800"/><path d="M-8-2H8L5.500 5.500H-5.500Z" fill="var(--paper)" stroke="currentColor" stroke-width="1.500"/><circle cy="-5.500" r="2.600" fill="currentColor"/>`,
  ratlines: `<path d="M-2-10L-8 9M2-10L8 9M-3.300-6H3.300M-4.600-1.800H4.600M-6 2.500H6M-7.200 6.500H7.200" ${now} stroke-width="1.400"/>`,
  quartermaster: `<path d="M-9 6h18M-7 6V-2h6v8M1 6V-2h6v8M-3-2v-7h6v7" ${now} stroke-width="1.500"/>`,
  "first-mate": `<path d="M-10-1q4-2 5-7h10q1 5 5 7q-10 4-20 0z" fill="currentColor"/><path d="M-5 3q0 6 5 6t5-6" ${now} stroke-width="1.500"/>`,
  carpenter: '<path d="M-8-7l6-2 3 3-2.500 2.500L8 6 6 8-3.500-1.500-6 1l-3-3z" fill="currentColor"/>',
  navigator: `<path d="M-9 6Q0 12 9 6M0-9L-7 6M0-9L7 6M0-9V2" ${now} stroke-width="1.600"/><circle cy="-8" r="2" fill="currentColor"/>`,
  helmsman: VALUES["navigation"] ?? "",
  cartographer: `<path d="M-10-7l6 2 8-2 6 2V7l-6-2-8 2-6-2z" ${now} stroke-width="1.500"/><path d="M-7 2Q-2-5 3 0M5-3l3 3m0-3l-3 3" ${now} stroke-width="1.300"/>`,
  smuggler: `<path d="M-8-1h16v9H-8zM-8-1l3-5h10l3 5M0-6v14" ${now} stroke-width="1.500"/><path d="M-2 1h4v4h-4z" fill="currentColor"/>`,
  "rigging-master": `<path d="M-6-8a4 4 0 1 1 4 6q8 0 8 5a4 4 0 1 1-8 1q0-5 9-9" ${now} stroke-width="1.800"/>`,
  "master-gunner": `<circle cx="-1" cy="3" r="6.500" fill="currentColor"/><path d="M3-2q2-5 6-4" ${now} stroke-width="1.500"/><path d="M8-9l1 2 2 .5-2 1-.5 2-1-2-2-.5 2-1z" fill="currentColor"/>`,
  recruiter: `<path d="M-9-3L4-8V8L-9 3ZM-6 4l1 5h3L-3 5M7-3q2 3 0 6M9.500-5q3 5 0 10" ${now} stroke-width="1.500"/>`,
  "black-marketeer": '<path d="M-4-9H4L2-5Q9-1 7.500 5Q0 10-7.500 5Q-9-1-2-5Z" fill="currentColor"/><path d="M-2.500 0h5M-2.500 3h5" stroke="var(--paper)" stroke-width="1.500"/>',
  "powder-monkey": `<path d="M-6-4H3Q5 2 3 8H-6Q-8 2-6-4Z" fill="currentColor"/><path d="M-7 0H4M-7 4H4" stroke="var(--paper)" stroke-width="1.200"/><path d="M2-5q2-4 7-4" ${now} stroke-width="1.600"/>`,
  boatswain: '<path d="M-9 3Q-9-3-3-3H9V1H1Q2 8-4 8Q-9 8-9 3Z" fill="currentColor"/><circle cx="-4" cy="2.800" r="2.200" fill="var(--paper)"/>',
  coxswain: `<path d="M-9 3q9 6 18 0l-2 5H-7zM-8-9L7 2M-8-9q-2 4 2 4" ${now} stroke-width="1.700"/>`,
  cook: `<path d="M-8-2H8V4Q8 9 3 9H-3Q-8 9-8 4ZM-10-2H10M-3-5q-2-2 0-4M3-5q-2-2 0-4" ${now} stroke-width="1.600"/>`,
  briber: '<path d="M-10 2q5-4 9-1l9-3q2 2-1 4L-1 8q-4 1-9-1z" fill="currentColor"/><circle cx="2" cy="-6" r="3.400" fill="none" stroke="currentColor" stroke-width="1.500"/>',
  pilot: `<path d="M-7-7H7V7H-7Z" ${now} stroke-width="1.600"/><path d="M-3-3h.1M3 3h.1M0 0h.1" stroke="currentColor" stroke-width="2.800" stroke-linecap="round"/><path d="M9-4q3 5-1 9l3 1" ${now} stroke-width="1.200"/>`,
  bard: '<circle cx="-3" cy="3" r="6" fill="currentColor"/><circle cx="-3" cy="3" r="1.800" fill="var(--paper)"/><path d="M0 0L9-9" stroke="currentColor" stroke-width="2.600"/>',
  "cabin-boy": `<circle cy="-4" r="4" ${now} stroke-width="1.500"/><path d="M-6-5Q0-11 6-5ZM-7 9Q-7 2 0 2T7 9Z" fill="currentColor"/>`,
  "ships-cat": `<path d="M-8 8Q-9-1-4-2L-5-9L-1.500-6H1.500L5-9L4.400-2Q8 0 7 8Z" fill="currentColor"/><path d="M7 7Q12 6 10 0" ${now} stroke-width="1.800"/>`,
  "ships-dog": '<path d="M-10-4L-5-8L0-5H6L9-9V0L7 9H4L3 3H-3L-4 9H-7V0Q-11 0-10-4Z" fill="currentColor"/>',
};

/** The colour of a slot; what fits is told by its shape as well. */
export const SLOTS: Readonly<Record<string, string>> = {
  black: "var(--slot-black)",
  "red-bow": "var(--slot-red)",
  "red-stern": "var(--slot-red)",
  purple: "var(--slot-purple)",
  "yellow-bow": "var(--slot-yellow)",
  "yellow-stern": "var(--slot-yellow)",
  green: "var(--slot-green)",
  crew: "var(--ink-2)",
};
