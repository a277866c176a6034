/** Which edition of the page this is: the one of a server, or a folder that plays alone. It is known when the page is built. */

/** Whether the house lives in this browser. What only one edition needs is not in the other. */
export const isAlone = import.meta.env.MODE === "alone";

/**
 * What needs a machine that all have in common: friends by link and open tables, accounts, people, notices, tournaments,
 * ratings, clocks, talk. In a folder nothing of it is shown.
 */
export const hasOthers = !isAlone;
