/** On a narrow screen the table shows one panel at a time: the one that a question is about. */
export const PANELS = ["captain", "ship", "navy", "market"] as const;
export type Panel = (typeof PANELS)[number];

const ABOUT: Readonly<Record<string, Panel>> = {
  "where-to": "captain",
  "to-capture": "captain",
  "to-plunder": "captain",
  "to-elude": "captain",
  "what-to-load": "captain",
  "what-to-give-up": "captain",
  "what-to-lose": "captain",
  "what-overboard": "captain",
  "which-navy-card": "navy",
  "what-to-buy": "market",
  "where-to-fit": "ship",
  "what-to-bury": "captain",
};

/** The panel that a question lights; null if any will do. */
export const panelFor = (question: string): Panel | null => ABOUT[question] ?? null;
