/** Effects as a cell names them, `discount gold=2 on=ships; two-tests`: taken apart, put together and told. */
import type { EffectInfo, FactInfo } from "../api/types";

export interface Named {
  name: string;
  facts: Record<string, string>;
}

/** What a cell names, however right that is. */
export function namedIn(cell: string): Named[] {
  const parts = cell.split(";").map((part) => part.trim().split(/\s+/)).filter(([name]) => name);
  return parts.map(([name = "", ...given]) => ({ name, facts: Object.fromEntries(given.map((fact) => [fact.split("=")[0] ?? "", fact.slice(fact.indexOf("=") + 1)])) }));
}

/** How a cell names effects. */
export function cellOf(named: readonly Named[]): string {
  return named.map(({ name, facts }) => [name, ...Object.entries(facts).map(([fact, value]) => `${fact}=${value}`)].join(" ")).join("; ");
}

/** An effect as it is added: every fact has a value that can stand there. */
export function freshOf(effect: EffectInfo): Named {
  return { name: effect.name, facts: Object.fromEntries(effect.facts.filter((fact) => fact.usual === null).map((fact) => [fact.name, firstOf(fact)])) };
}

function firstOf(fact: FactInfo): string {
  if (fact.choices.length > 0) return fact.choices[0] ?? "";
  return fact.kind === "yes-no" ? "yes" : String(Math.max(1, fact.least));
}

/** What a fact is, given or usual. */
export function valueOf(named: Named, fact: FactInfo): string {
  return named.facts[fact.name] ?? fact.usual ?? "";
}

/** The sentence about an effect with its numbers, in a language; without them, the facts stand in the place of each. */
export function told(effect: EffectInfo, language: string, named?: Named): string {
  const text = effect.text[language] ?? effect.text["en"] ?? "";
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const fact = effect.facts.find((each) => each.name === name);
    return fact && named ? valueOf(named, fact) || "…" : "…";
  });
}
