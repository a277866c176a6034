/** The cases of tests/words/test_speaker.py, so that browser and terminal say the same. */
import { readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import type { AskInfo, Facts, Said } from "../api/types";
import { bundleOf } from "./bundles";
import { Speaker, type Voice } from "./speaker";

const [ANNE, BART, CORA] = [0, 1, 2];
const NAMES = ["Anne", "Bart", "Cora"];
const file = (path: string): string => readFileSync(`../src/wardroom/${path}`, "utf8");

function speaker(language: string, reader: number | null = null, more: Partial<Voice> = {}, extra = ""): Speaker {
  const texts = [file(`words/${language}.ftl`), file(`games/skirmish/${language}.ftl`), extra];
  return new Speaker({ language, bundle: bundleOf(language, texts), names: NAMES, reader, ...more });
}

function said(kind: string, facts: Facts = {}, seats: string[] = []): Said {
  return { kind, facts, seats, rule: "" };
}

const SHOT = said("shot", { attacker: ANNE, target: BART, attack: 9, defence: 4 }, ["attacker", "target"]);
const sunk = (captain: number): Said => said("sunk", { captain }, ["captain"]);

test.each([
  ["en", ANNE, "You fire at Bart: 9 against 4."],
  ["en", BART, "Anne fires at you: 9 against 4."],
  ["en", CORA, "Anne fires at Bart: 9 against 4."],
  ["en", null, "Anne fires at Bart: 9 against 4."],
  ["it", ANNE, "Spari contro Bart: 9 a 4."],
  ["it", BART, "Anne ti spara: 9 a 4."],
  ["it", CORA, "Anne spara contro Bart: 9 a 4."],
  ["it", null, "Anne spara contro Bart: 9 a 4."],
])("an event speaks to its reader: %s, %s", (language, reader, words) => {
  expect(speaker(language, reader).event(SHOT)).toBe(words);
});

test("the same words for another reader", () => {
  const anne = speaker("it", ANNE);
  expect(anne.event(sunk(ANNE))).toBe("La tua nave affonda!");
  expect(anne.to(BART).event(sunk(ANNE))).toBe("La nave di Anne affonda!");
  expect(anne.reader).toBe(ANNE);
});

test.each([
  ["en", "Fire a gun, or hold your fire?", "Anne fires a gun or holds fire."],
  ["it", "Fai fuoco con un cannone o trattieni il tiro?", "Anne fa fuoco o trattiene il tiro."],
])("an ask knows who is asked: %s", (language, mine, others) => {
  const ask: AskInfo = { seat: ANNE, is_reaction: false, said: said("aim"), options: [] };
  expect(speaker(language, ANNE).ask(ask)).toBe(mine);
  expect(speaker(language, BART).ask(ask)).toBe(others);
});

test("options in both languages", () => {
  const options = [said("fire", { gun: 4, target: BART }, ["target"]), said("commit", { gun: 2 }), said("hold")];
  const all = (language: string): string[] => options.map((option) => speaker(language).option(option));
  expect(all("en")).toEqual(["Fire gun 4 at Bart", "Commit gun 2", "Use no gun"]);
  expect(all("it")).toEqual(["Spara col cannone 4 contro Bart", "Impegna il cannone 2", "Nessun cannone"]);
});

test.each([
  [[], "none", "nessuno"],
  [[6], "6", "6"],
  [[1, 6], "1 and 6", "1 e 6"],
  [[1, 2, 6], "1, 2 and 6", "1, 2 e 6"],
])("lists: %j", (mine, english, italian) => {
  expect(speaker("en").table("below", { deck: 9, mine })).toBe(`Magazine: 9. Your guns: ${english}.`);
  expect(speaker("it").table("below", { deck: 9, mine })).toBe(`Deposito: 9. I tuoi cannoni: ${italian}.`);
});

test.each([
  [0, 3, "Bart: sunk", "Bart: affondata"],
  [1, 1, "Bart: 1 hull point, 1 gun", "Bart: 1 punto scafo, 1 cannone"],
  [4, 0, "Bart: 4 hull points, 0 guns", "Bart: 4 punti scafo, 0 cannoni"],
  [1200, 2, "Bart: 1,200 hull points, 2 guns", "Bart: 1.200 punti scafo, 2 cannoni"],
])("numbers: %d hull points, %d guns", (hull, guns, english, italian) => {
  expect(speaker("en").table("row", { seat: BART, hull, guns })).toBe(english);
  expect(speaker("it").table("row", { seat: BART, hull, guns })).toBe(italian);
});

const ENGLISH = `
name-emden = Emden
name-lovat = Lovat
event-sighted = { $by } saw { $ships }; { $prize ->
    [yes] a prize
   *[no] no prize
 } for { $first_is ->
    [you] you
    [nobody] nobody
   *[other] { $first }
 } of { $all }.
`;

const ITALIAN = `
name-emden = Emden
    .gender = m
    .the = l'incrociatore Emden
name-lovat = Lovat
    .gender = f
    .the = la nave Lovat
event-sighted = { $by_the } è { $by_gender ->
    [f] stata vista
   *[m] stato visto
 }
`;

function sighted(facts: Facts): Said {
  return said("sighted", { ships: [], by: "emden", prize: false, first: null, all: [], ...facts }, ["first", "all"]);
}

describe("pieces", () => {
  const english = (reader: number | null = null): Speaker => speaker("en", reader, {}, ENGLISH);

  it("have names; those without show their id", () => {
    const words = english().event(sighted({ ships: ["lovat", "emden"], by: "dresden", all: [ANNE, BART] }));
    expect(words).toBe("dresden saw Lovat and Emden; no prize for nobody of Anne and Bart.");
  });

  it("yes, nobody and you", () => {
    const event = sighted({ prize: true, first: BART });
    expect(english(BART).event(event)).toBe("Emden saw none; a prize for you of none.");
    expect(english(ANNE).event(event)).toBe("Emden saw none; a prize for Bart of none.");
  });

  it("bring their grammar", () => {
    const italian = speaker("it", null, {}, ITALIAN);
    expect(italian.event(sighted({ by: "emden" }))).toBe("l'incrociatore Emden è stato visto");
    expect(italian.event(sighted({ by: "lovat" }))).toBe("la nave Lovat è stata vista");
  });

  const CARGO = `
name-rum = cask of rum
    .many = casks of rum
name-goods = crate of goods
    .many = crates of goods
name-paloma = La Paloma
name-amity = Amity
name-lark = Lark
event-sighted = { $by_first ->
    [article] { $by }
    [a] l'{ $by }
   *[other] la { $by }
 }: { $ships }
`;

  it("are counted if they have a plural", () => {
    const carried = (...ships: string[]): string => speaker("it", null, {}, CARGO).event(sighted({ ships, by: "lark" }));
    expect(carried("rum")).toBe("la Lark: 1 cask of rum");
    expect(carried("goods", "rum", "rum")).toBe("la Lark: 1 crate of goods e 2 casks of rum");
    expect(carried("rum", "rum", "amity")).toBe("la Lark: cask of rum, cask of rum e Amity");
    expect(speaker("it", null, {}, CARGO).parts("event", sighted({ ships: ["rum", "rum"], by: "lark" }))).toEqual([{ text: "la " }, { text: "Lark", piece: "lark" }, { text: ": 2 " }, { text: "casks of rum", piece: "rum" }]);
  });

  it("may bring their own article", () => {
    const seen = (by: string): string => speaker("it", null, {}, CARGO).event(sighted({ ships: ["rum"], by }));
    expect(["paloma", "amity", "lark"].map(seen)).toEqual(["La Paloma: 1 cask of rum", "l'Amity: 1 cask of rum", "la Lark: 1 cask of rum"]);
  });

  it("may be a copy that the data tell apart from others", () => {
    const pieces = { rig: { en: "Rig", it: "Piattaforma" }, "rig.2": { en: "Rig 2", it: "Piattaforma 2" } };
    expect(speaker("en", null, { pieces }).nameOf("rig.2")).toBe("Rig 2");
    expect(speaker("it", null, { pieces }).nameOf("rig.3")).toBe("Piattaforma");
  });

  it("may be named by the game's data, and copies share a name", () => {
    const pieces = { dresden: { en: "Dresden", it: "Dresda" } };
    const words = speaker("en", null, { pieces }, ENGLISH).event(sighted({ ships: ["emden.2"], by: "dresden.1" }));
    expect(words).toBe("Dresden saw Emden; no prize for nobody of none.");
    expect(speaker("it", null, { pieces }).nameOf("dresden.3")).toBe("Dresda");
    expect(speaker("it", null, { pieces }).hasName("dresden.3")).toBe(true);
    expect(speaker("it").hasName("dresden")).toBe(false);
  });

  it("are found within a sentence", () => {
    const event = sighted({ ships: ["lovat", "emden.2"], by: "dresden" });
    expect(english().parts("event", event)).toEqual([
      { text: "dresden saw " },
      { text: "Lovat", piece: "lovat" },
      { text: " and " },
      { text: "Emden", piece: "emden.2" },
      { text: "; no prize for nobody of none." },
    ]);
  });

  it("are found with their article", () => {
    const parts = speaker("it", null, {}, ITALIAN).parts("event", sighted({ by: "lovat" }));
    expect(parts).toEqual([{ text: "la nave Lovat", piece: "lovat" }, { text: " è stata vista" }]);
  });
});

test("seats without a name are counted from one, unless a phantom plays", () => {
  expect(speaker("en", null, { names: [] }).event(sunk(CORA))).toBe("The ship of 3 sinks!");
  expect(speaker("en", null, { names: [] }, "phantom = the phantom").name(1)).toBe("the phantom");
});

describe("refusals", () => {
  const refusal = { key: "not-offered", facts: { play: "fire 9 1", rule: "2" } };

  it("say why not", () => {
    expect(speaker("en").refusal(refusal)).toBe("Not possible now: fire 9 1 (rule 2)");
    expect(speaker("it").refusal(refusal)).toBe("Ora non è possibile: fire 9 1 (regola 2)");
  });

  it("may have no rule", () => {
    const without = { ...refusal, facts: { play: "fire 9 1", rule: "none" } };
    expect(speaker("en").refusal(without)).toBe("Not possible now: fire 9 1");
  });

  it("may be caused by another", () => {
    const caused = { key: "record-line", facts: { line: 3, found: "hold", why: { key: "over", facts: {} } } };
    expect(speaker("en").refusal(caused).endsWith("line 3 plays hold. The game is over.")).toBe(true);
  });

  it("name the seats that are waited for", () => {
    const notAsked = { key: "not-asked", facts: { play: "hold", waiting: [BART, CORA] } };
    expect(speaker("en").refusal(notAsked)).toBe("It is not your turn. Waiting for: Bart and Cora.");
  });
});

test("missing words show their key and are told to whoever listens", () => {
  const problems: string[] = [];
  expect(speaker("en").say("no-such-words")).toBe("no-such-words");
  expect(speaker("en", null, { problems }).to(ANNE).say("no-such-words")).toBe("no-such-words");
  expect(problems).toEqual(["no-such-words: is missing"]);
});

test("missing facts are told to whoever listens", () => {
  const problems: string[] = [];
  speaker("en", null, { problems }).table("below", { deck: 3 });
  expect(problems).toEqual(["table-below: Unknown variable: $mine"]);
});

test.each([
  ["guest-4711", "Guest 4711", "Ospite 4711"],
  ["guest-4711 2", "Guest 4711 2", "Ospite 4711 2"],
  ["bot-lieutenant", "Lieutenant", "Tenente"],
  ["bot-thumb", "Mate", "Nostromo"],
  ["bot-captain-bold", "Captain Storm", "Capitan Storm"],
  ["bot-captain-bold 2", "Captain Storm 2", "Capitan Storm 2"],
  ["bot-random 3", "Deckhand 3", "Mozzo 3"],
  ["bot-nobody", "bot-nobody", "bot-nobody"],
  ["Anne", "Anne", "Anne"],
])("whom nobody has named is named in the reader's language: %s", (name, english, italian) => {
  expect(["en", "it"].map((language) => speaker(language, null, { names: [name] }).name(ANNE ?? 0))).toEqual([english, italian]);
});

test("has words", () => {
  expect(speaker("en").has("event-shot")).toBe(true);
  expect(speaker("en").has("error-over")).toBe(true);
  expect(speaker("en").has("event-mutiny")).toBe(false);
});

test("asides are the attributes of a message", () => {
  expect(speaker("en").aside("switch-hull", "about")).toBe("How many hits a ship can take.");
  expect(speaker("en").aside("switch-hull", "gender")).toBe("");
});

test("languages say different things", () => {
  const boarded = said("boarded", { winner: ANNE, loser: BART }, ["winner", "loser"]);
  expect(speaker("en").event(boarded)).not.toBe(speaker("it").event(boarded));
});

test("some words are for the captain alone", () => {
  expect(speaker("it", ANNE).event(said("loaded", { gun: 5 }))).toBe("Carichi un cannone di calibro 5.");
});
