/** Captains in silhouette: a face, hair, a hat, and a coat in the colour of the nation. 78 by 96, centred. */

const FACE = "M-34 48Q-30 22-9 17V8Q-17 2-16-9Q-15-20 0-20Q14-20 15-8Q15 3 9 8V17Q31 22 34 48Z";
const SHIRT = "M-9 18L0 30L9 18L4 48H-4Z";

const HAIR = {
  long: "M-14-8Q-24 10-17 30Q-10 20-12 0ZM14-8Q24 10 17 30Q10 20 12 0Z",
  tail: "M-13-6Q-20 6-15 20Q-10 28-14 36Q-22 26-20 10Q-19 0-13-6Z",
  beard: "M-12 0Q-12 16 0 20Q12 16 12 0Q8 7 0 6Q-8 7-12 0Z",
  short: "",
} as const;

const HATS = {
  tricorne: "M-31-14Q-16-20-2-17Q14-19 31-13Q24-22 14-23Q8-36-2-34Q-12-36-16-23Q-26-22-31-14Z",
  feather: "M-32-12Q0-22 32-12Q24-20 15-22Q12-34 0-34T-15-22Q-24-20-32-12ZM10-26Q24-44 34-34Q26-36 16-22Z",
  scarf: "M-17-9Q-18-30 0-30T17-9Q0-17-17-9ZM-16-12Q-26-6-28 6Q-20 0-15-6Z",
  bonnet: "M-18-8Q-20-34 0-34T18-8Q0-16-18-8ZM-18-10H18V-6H-18Z",
} as const;

type Hair = keyof typeof HAIR;
type Hat = keyof typeof HATS;

const LOOKS: Readonly<Record<string, readonly [Hat, Hair]>> = {
  ann_hawley: ["feather", "tail"],
  silas_penrose: ["tricorne", "beard"],
  edmund_gray: ["tricorne", "tail"],
  mary_thorne: ["scarf", "long"],
  lucien_marchais: ["feather", "short"],
  jeanne_corbeau: ["tricorne", "long"],
  olivier_dumarsais: ["scarf", "beard"],
  therese_lavigne: ["bonnet", "long"],
  pieter_vandam: ["bonnet", "beard"],
  hendrika_bos: ["scarf", "tail"],
  cornelis_brandt: ["feather", "beard"],
  joost_keyzer: ["tricorne", "short"],
  inigo_valcarcel: ["feather", "tail"],
  catalina_robles: ["feather", "long"],
  tomas_arrieta: ["scarf", "short"],
  beatriz_soler: ["tricorne", "tail"],
};

const COATS: Readonly<Record<string, string>> = { eng: "#8c2f2f", fra: "#2d4f9e", ned: "#b8621c", esp: "#8a6a0c" };

/** The inside of a portrait; captains whom nobody has drawn wear a tricorne. */
export function portrait(captain: string, nation: string): string {
  const [hat, hair] = LOOKS[captain] ?? ["tricorne", "short"];
  const coat = COATS[nation] ?? "#24405c";
  return (
    `<path d="${FACE}" fill="#1c2733"/><path d="M-34 48Q-30 22-9 17L-2 48ZM34 48Q30 22 9 17L2 48Z" fill="${coat}" stroke="#1c2733" stroke-width=".8"/><path d="${SHIRT}" fill="#fffdf6"/>` +
    `<path d="${HAIR[hair]}" fill="#1c2733"/><path d="${HATS[hat]}" fill="${coat}" stroke="#e6cf94" stroke-width="1.400" stroke-linejoin="round"/>`
  );
}
