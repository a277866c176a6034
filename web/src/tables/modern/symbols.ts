/** What is printed on ships and cards as symbols: told apart by shape alone, 18 by 18. `i` is a line, `f` a filling. */

const line = (d: string): string => `<path class="i" d="${d}"/>`;
const full = (d: string): string => `<path class="f" d="${d}"/>`;
const WAVES = "q2.700-2.800 5.400 0t5.400 0 5.200 0";

function turret(letter: string): string {
  return `${line("M11 6.500L17 3.500")}${full("M1.500 16q0-11 7.500-11t7.500 11z")}<text class="l" x="9" y="15">${letter}</text>`;
}

const PLANE = "M9 .500L11 7l6.500 5v2L11 12v3.500l2 1.500v1H5v-1l2-1.500V12L.500 14v-2L7 7z";

export const SYMBOLS: Record<string, string> = {
  small: turret("S"),
  medium: turret("M"),
  large: turret("L"),
  ssm: full("M17.500 .500L16.500 6 7.500 14.500 3.500 10.500 12 1.500z") + full("M5.500 7L1 8l2.500 3zM11 12.500L10 17l-3-2.500z") + line("M3.800 14.200L1 17"),
  cruise: full("M1 3.500l3 2h9.500q3 0 4 2.500-1 1.500-4 1.500H3L1 11V3.500z") + full("M7 6L5.500 1.500H8.500L11.500 6z") + line(`M1 15.500${WAVES}`),
  torpedo: line(`M1 3.500${WAVES}`) + full("M4 8.500h9q4.500 0 4.500 3t-4.500 3H4z") + line("M1.500 7.500v8M1.500 11.500h3"),
  air: full(PLANE),
  asw: `<circle class="i" cx="9" cy="9" r="6.800"/><circle class="f" cx="9" cy="9" r="2.200"/>${line("M9 0v4M9 14v4M0 9h4M14 9h4")}`,
  shield: line("M9 1.500L16 4v5q0 5-7 8-7-3-7-8V4z") + full("M9 5l3.500 1.300v2.700q0 2.500-3.500 4-3.500-1.500-3.500-4V6.300z"),
  evade: line("M2 15q0-9 8-9h5M11.500 2L16 6l-4.500 4"),
  command: full("M9 1l2.300 5.200 5.700.600-4.300 3.800 1.300 5.600L9 13.300 4 16.200l1.300-5.600L1 6.800l5.700-.600z"),
  plan: line("M3 14l5-5 3 2 4-7M11.500 4H15v3.500") + full("M2 13h2.500v2.500H2z"),
  intel: line("M1.500 9q7.500-9 15 0-7.500 9-15 0z") + full("M9 6.200a2.800 2.800 0 1 0 .1 0z"),
  tactics: line("M4 3l10 12M14 3L4 15") + full("M3 13l3 2.500-3.500 1.500zM15 13l-3 2.500 3.500 1.500z"),
  repair: full("M12 2a5 5 0 0 0-4.500 6.500L2 14l2 2 5.500-5.500A5 5 0 0 0 16 6l-2.500 2.500-2.500-.5-.5-2.500L13 3z"),
  screen: line("M1 12h16l-2 4H4zM8 12V7h4v5M9 4V2") + full("M15 2l2 2-2 2z") + line("M4 5q5-4 11-1"),
};

/** The symbol of a kind of card that shows no weapon. */
export const OF_KIND: Record<string, string> = {
  "battle-plan": "plan",
  intel: "intel",
  "superior-tactics": "tactics",
  repair: "repair",
  "screening-ship": "screen",
  "near-miss": "evade",
};

/** The flags of the navies, 18 by 12. */
const rect = (x: number, y: number, w: number, h: number, fill: string): string => `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"/>`;
const across = (a: string, b: string, c: string): string => rect(0, 0, 18, 4, a) + rect(0, 4, 18, 4, b) + rect(0, 8, 18, 4, c);
const down = (a: string, b: string, c: string): string => rect(0, 0, 6, 12, a) + rect(6, 0, 6, 12, b) + rect(12, 0, 6, 12, c);
const STAR = "l.700 1.600 1.700.100-1.300 1.100.500 1.700-1.600-1-1.500 1 .400-1.700-1.300-1.100 1.700-.100z";

export const FLAGS: Record<string, string> = {
  us: [0, 2, 4, 6, 8, 10].map((y) => rect(0, y, 18, 1, "#b22234") + rect(0, y + 1, 18, 1, "#fff")).join("") + rect(0, 0, 8, 6, "#3c3b6e"),
  // The naval ensign of 1935 to 1992.
  su: `${rect(0, 0, 18, 12, "#fff")}${rect(0, 9.4, 18, 2.6, "#5b9bd5")}<path fill="#c8281e" d="M5 2.200${STAR}"/><path fill="none" stroke="#c8281e" stroke-width="1" d="M12 2.500a2.600 2.600 0 1 1-2 4M10.500 3l3.500 4"/>`,
  uk: `${rect(0, 0, 18, 12, "#fff")}<path d="M9 0v12M0 6h18" stroke="#c8102e" stroke-width="2.200"/>${rect(0, 0, 8, 5, "#012169")}<path d="M0 2.500h8M4 0v5" stroke="#fff" stroke-width="1.600"/><path d="M0 2.500h8M4 0v5" stroke="#c8102e" stroke-width=".900"/>`,
  cn: `${rect(0, 0, 18, 12, "#c8281e")}<path fill="#f6d14a" d="M4 1${STAR}M8 2.500h1v1H8zM9 4.500h1v1H9zM8 6.500h1v1H8z"/>`,
  tw: `${rect(0, 0, 18, 12, "#c8281e")}${rect(0, 0, 9, 6, "#13246b")}<circle cx="4.500" cy="3" r="1.800" fill="#fff"/>`,
  jp: `${rect(0, 0, 18, 12, "#fff")}<circle cx="7.500" cy="6" r="3" fill="#bc2f36"/><path d="M0 6h18M7.500 0v12M1 0l13 12M14 0L1 12" stroke="#bc2f36" stroke-width="1"/>`,
  no: `${rect(0, 0, 18, 12, "#ba2a35")}<path d="M6.500 0v12M0 6h18" stroke="#fff" stroke-width="3.400"/><path d="M6.500 0v12M0 6h18" stroke="#00205b" stroke-width="1.700"/>`,
  ar: `${across("#75aadb", "#fff", "#75aadb")}<circle cx="9" cy="6" r="1.500" fill="#f2b33d"/>`,
  fr: down("#24418e", "#fff", "#d8343c"),
  in: `${rect(0, 0, 18, 12, "#fff")}<path d="M6.500 0v12M0 6h18" stroke="#c8281e" stroke-width="1.700"/>${rect(0, 0, 5.6, 1.7, "#f2933d")}${rect(0, 3.4, 5.6, 1.7, "#2b7a3b")}`,
  it: down("#1f7a45", "#fff", "#cd2f3b"),
  de: across("#1c1c1c", "#c8281e", "#f0c33c"),
};
