/** Small drawings, centred on 0,0 and about 18 wide: goods, tokens, signs. Shape first, colour second. */

const skull = (bone: string, hollow: string): string =>
  `<path d="M-9-3C-9-10-5-13 0-13S9-10 9-3C9 1 7 3 5 4V8H-5V4C-7 3-9 1-9-3Z" fill="${bone}"/><circle cx="-3.600" cy="-3.500" r="2.500" fill="${hollow}"/><circle cx="3.600" cy="-3.500" r="2.500" fill="${hollow}"/><path d="M0 0l-1.400 3h2.800z" fill="${hollow}"/><path d="M-2 5.400V8M2 5.400V8" stroke="${hollow}" stroke-width="1.100"/>`;

const ink = (d: string, width = 1.6): string => `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;
const solid = (d: string): string => `<path d="${d}" fill="currentColor"/>`;

export const GLYPHS: Readonly<Record<string, string>> = {
  rum: '<path d="M-2-9H2V-4Q5.600-2.400 5.600 1V8H-5.600V1Q-5.600-2.400-2-4Z" fill="#8a4b22" stroke="#3c1d09"/><path d="M-4 0H4V5H-4Z" fill="#f3e6c8"/><path d="M-2 2.500h4" stroke="#3c1d09"/>',
  cocoa: '<path d="M-7 6Q-9-3 0-7.500Q9-3 6 6Q0 9-7 6Z" fill="#7a4526" stroke="#33190a"/><path d="M-3 7Q-4-1 0-7M3 7Q4-1 0-7M0 8V-7" stroke="#33190a" stroke-width=".8" fill="none"/>',
  food: '<path d="M-1-7C5-8 9-3 7 2C5 6 0 5-2.500 3.500L-7 7.500L-8.400 6L-4 2C-6-2-5-6-1-7Z" fill="#d98b6a" stroke="#5c2b18"/><path d="M1-4Q4.600-3 4.400 0" stroke="#fff" stroke-width="1.200" fill="none"/>',
  spices: '<path d="M0-8L2-2.400H8L3.200 1.200L5 7L0 3.600L-5 7L-3.200 1.200L-8-2.400H-2Z" fill="#c8551b" stroke="#5a2106"/><circle r="1.700" fill="#5a2106"/>',
  sugar: '<path d="M0-8.500Q3-8 7 7.500H-7Q-3-8 0-8.500Z" fill="#fdfdfd" stroke="#58636c"/><path d="M-5.400 2.400Q0 5 5.400 2.400L7 7.500H-7Z" fill="#4d78b5" stroke="#2c4468" stroke-width=".8"/>',
  tobacco: '<path d="M-7 8Q-8-5 7-8Q8.500 4-4 6Z" fill="#8a9a3a" stroke="#3b4412"/><path d="M-7 8Q-2 1 5-6M-2.600 2.600V-2.600M1-1.500V-5.600M-1 1H4" stroke="#3b4412" stroke-width=".9" fill="none"/>',
  textiles: '<path d="M-7-5H4V6H-7Z" fill="#a04a86" stroke="#451638"/><ellipse cx="4.200" cy=".5" rx="3.400" ry="5.600" fill="#cf86ba" stroke="#451638"/><ellipse cx="4.200" cy=".5" rx="1.200" ry="2.200" fill="#451638"/><path d="M-7 6Q-9 8-4 8H3" stroke="#451638" fill="none"/>',
  wood: '<path d="M-8-1H3V6H-8ZM-6-7H5V-1H-6Z" fill="#b98448" stroke="#4b2f10"/><ellipse cx="3.400" cy="2.500" rx="2.400" ry="3.500" fill="#e9cc97" stroke="#4b2f10" stroke-width=".9"/><ellipse cx="5.400" cy="-4" rx="2.200" ry="3" fill="#e9cc97" stroke="#4b2f10" stroke-width=".9"/>',
  adv_rigging: ink("M0-8V8M-6-5H6M-5 0H5M-6-5Q-3-2-5 0M6-5Q3-2 5 0"),
  reinforced_hull: ink("M-8-4H8Q7 5 0 6Q-7 5-8-4ZM-6.500 0H6.500M0-4V6"),
  extended_hold: ink("M-7-6H7V6H-7ZM-7 0H7M0-6V6"),
  extra_cannon_port: ink("M-7-6H7V6H-7Z") + solid("M-3.500-3.500H3.500V3.500H-3.500Z"),
  extra_hammocks: ink("M-8-4Q0 7 8-4M-8-4V-7M8-4V-7", 2),
  chasers: solid("M-8 0L5-3.500V3.500Z") + ink("M7-5V5"),
  long_guns: solid("M-9-2L8-3.500V1L-8.500 2.500Z") + ink("M-5 5.500a2.500 2.500 0 1 0 .1 0z", 1.4),
  swivel_guns: solid("M-7-3L6-6V-1L-6.500 1Z") + ink("M-1 0L-1 7M-5 7H3"),
  face_down: '<path d="M-4-4L4 4M4-4L-4 4" stroke="#e6cf94" stroke-width="1.400"/>',
  chain_shot: '<circle cx="-6" r="3.200" fill="currentColor"/><circle cx="6" r="3.200" fill="currentColor"/>' + ink("M-3 0H3", 1.8),
  grapeshot: [[-4, -3], [2, -4], [-1, 1], [5, 1], [-6, 3], [2, 6]].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.300" fill="currentColor"/>`).join(""),
  grappling_hooks: ink("M0 8V-3M-6-3Q-6-8 0-3Q6-8 6-3M0-3V-8", 1.8),
  hull: ink("M-9-3H9Q7 6 0 7H-3Q-8 5-9-3Z", 1.8),
  masts: ink("M0-9V8M-6-5H6M-5 1H5", 1.8),
  cargo: ink("M-7-6H7V7H-7ZM-7-1H7M-2-6V7M3-6V7", 1.5),
  crew: '<circle cy="-4" r="3.600" fill="currentColor"/>' + solid("M-7 8Q-7 0 0 0T7 8Z"),
  cannons: solid("M-8.500-1.500L6-4.800L7.400-4.600V-.4L-7.500 3.400Q-9.400 1-8.500-1.500Z") + ink("M-3.400 1.500a2.800 2.800 0 1 0 .1 0z"),
  escape: ink("M-7 3H3M-1-2L4 3L-1 8M7-8V8"),
  glory: '<path d="M0-8L2.300-2.600L8-2.400L3.600 1.200L5 7L0 3.800L-5 7L-3.600 1.200L-8-2.400L-2.300-2.600Z" fill="var(--brass)" stroke="var(--ink)" stroke-width=".6"/>',
  gold: '<circle r="7.500" fill="#e3b23c" stroke="#5f450b"/><circle r="5" fill="none" stroke="#5f450b" stroke-width=".8"/><path d="M0-3V3M-2 0H2" stroke="#5f450b"/>',
  chest: '<path d="M-8-1H8V7H-8ZM-8-1Q-8-7-4-7H4Q8-7 8-1Z" fill="#a67c2e" stroke="#3f2c08"/><path d="M-2-3H2V2H-2Z" fill="#f3e6c8" stroke="#3f2c08" stroke-width=".8"/>',
  cards: '<path d="M-6-7H3V5H-6Z" fill="var(--paper)" stroke="currentColor"/><path d="M-3-5H6V7H-3Z" fill="var(--paper)" stroke="currentColor"/>',
  rumor: ink("M-8-6H8V4H0L-5 8V4H-8Z", 1.5) + ink("M-2-3Q0-6 2-3Q2-1 0 0M0 2V2.200", 1.6),
  mission: ink("M-6-8H6V8L0 4.500L-6 8ZM-3-4H3M-3-1H3", 1.5),
  anchor: ink("M0-6V7M-4-3H4M-7 2Q-6 7 0 7.500Q6 7 7 2", 1.8) + '<circle cy="-7" r="2" fill="none" stroke="currentColor" stroke-width="1.500"/>',
  eye: ink("M-9 0Q0-8 9 0Q0 8-9 0Z") + '<circle r="2.600" fill="currentColor"/>',
  shoot: '<circle cx="-5" cy="2" r="3.500" fill="currentColor"/>' + ink("M0 1H8M-1-3L6-7M-1 5L6 8", 1.5),
  board: ink("M-7 7L6-6M6-6L2-6.500M6-6L5.500-2M7 7L-6-6M-6-6L-2-6.500M-6-6L-5.500-2", 1.7),
  flee: ink("M-8 5Q-3-1 2 3T8 0M2-8V1M2-8Q8-5 7-1H2", 1.5),
  skull: `<g transform="scale(.8)">${skull("currentColor", "var(--paper)")}</g>`,
  merchant: solid("M-6 3.500H6L4 6.500H-4ZM0 3V-6.500L5 2H1M-1-5L-5 2H-1Z"),
  storm: ink("M-7-2A5 5 0 0 1 2-5A4 4 0 0 1 6 2H-5A3 3 0 0 1-7-2M-3 5L-5 8M1 5L-1 8M5 5L3 8", 1.4),
  fire: '<path d="M0-9Q6-3 5 2Q5 8 0 8T-5 2Q-5-1-2-3Q-2 0 0 1Q2-3 0-9Z" fill="#c8551b" stroke="#5a2106"/>',
};

/** The flags of the nations and of pirates, 18 by 12. */
export const FLAGS: Readonly<Record<string, string>> = {
  eng: '<path d="M0 0H18V12H0Z" fill="#fff"/><path d="M9 0V12M0 6H18" stroke="#b8232f" stroke-width="3"/>',
  fra: '<path d="M0 0H18V12H0Z" fill="#2d4f9e"/><path d="M9 0V12M0 6H18" stroke="#fff" stroke-width="2.800"/>',
  ned: '<path d="M0 0H18V4H0Z" fill="#c8442c"/><path d="M0 4H18V8H0Z" fill="#fff"/><path d="M0 8H18V12H0Z" fill="#2a5ba8"/>',
  esp: '<path d="M0 0H18V12H0Z" fill="#fff8e6"/><path d="M1.500 1L16.500 11M16.500 1L1.500 11" stroke="#b3262c" stroke-width="2.400"/><path d="M4 1l-2 3M8 3.600l-2 2.600M12.400 6.200l-2 2.600M16 8l-2 3" stroke="#b3262c"/>',
  pir: '<path d="M0 0H18V12H0Z" fill="#1b1d22"/><circle cx="9" cy="4.600" r="2.700" fill="#fff"/><path d="M7.600 6.200h2.800v2h-2.800z" fill="#fff"/><circle cx="8" cy="4.600" r=".8"/><circle cx="10" cy="4.600" r=".8"/><path d="M4.500 8.400L13.500 11M13.500 8.400L4.500 11" stroke="#fff" stroke-width="1.100"/>',
};

const PIPS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  "1": [[0, 0]],
  "2": [[-5, -5], [5, 5]],
  "3": [[-5, -5], [0, 0], [5, 5]],
  "4": [[-5, -5], [5, -5], [-5, 5], [5, 5]],
};

/** The inside of a die: one to four, or a skull. */
export function face(shown: string, bone: string, hollow: string): string {
  if (shown === "skull") return `<g transform="translate(0 1.500) scale(.72)">${skull(bone, hollow)}</g>`;
  return (PIPS[shown] ?? []).map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.900" fill="${bone}"/>`).join("");
}
