/** Why a match wants a hand, in words. */
import { words } from "../words/words.svelte";
import type { Need } from "./api";
import { tell } from "./words.svelte";

export const needWords = ({ kind, name, text, days }: Need): string => tell(`admin-need-${kind}`, { name: words.called(name), text, days });
