/** The coach's sentences: `Take <1 Collier> and lay it on <2 Emden>` points at pieces by the numbers of their pins. */

export interface Part {
  text: string;
  /** The pin of the piece that is named; 0 for words between. */
  pin: number;
}

export function partsOf(sentence: string): Part[] {
  return sentence.split(/(<\d+ [^<>]+>)/).flatMap((text): Part[] => {
    const [, pin, name] = /^<(\d+) ([^<>]+)>$/.exec(text) ?? [];
    if (name !== undefined) return [{ text: name, pin: Number(pin) }];
    return text === "" ? [] : [{ text, pin: 0 }];
  });
}

/** As it is read aloud. */
export function plainOf(sentence: string): string {
  return partsOf(sentence)
    .map(({ text }) => text)
    .join("");
}
