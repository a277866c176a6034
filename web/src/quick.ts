/** A quick start against the computer: which match, how long, against how many and how strong. This machine remembers it, game by game. */
import type { GameInfo, NewTable, SeatWish, Setting, SwitchInfo } from "./api/types";
import { keep, recall } from "./kept";
import { anyOf } from "./levels";
import { effective, offered, settled, type Settings } from "./settings";

export interface Quick {
  /** The opponents by their ranks; nobody else in a solitaire. */
  readonly bots: readonly string[];
  readonly options: Settings;
}

/** The opponent that was chosen last on this machine, or else the usual one. */
export function favouriteBot(game: GameInfo): string {
  const kept = recall("level");
  return kept !== null && game.bots.includes(kept) ? kept : game.usual_bot;
}

/** As it was started last on this machine; at first the smallest number of players that is not a solitaire. */
export function quickOf(game: GameInfo): Quick {
  const kept = read(recall(`quick-${game.id}`));
  const players = game.players.find((number) => number > 1) ?? 1;
  const bots = kept.bots ?? Array.from({ length: players - 1 }, () => favouriteBot(game));
  const isKnown = game.players.includes(bots.length + 1) && bots.every((bot) => game.bots.includes(bot));
  return isKnown ? { bots, options: known(game, kept.options ?? {}) } : quickFor(game, { bots: [], options: {} }, players);
}

export function rememberQuick(game: GameInfo, quick: Quick): void {
  keep(`quick-${game.id}`, JSON.stringify(quick));
}

/** The same with another number of players. */
export function quickFor(game: GameInfo, quick: Quick, players: number): Quick {
  const last = quick.bots.at(-1) ?? favouriteBot(game);
  return { ...quick, bots: Array.from({ length: players - 1 }, (_, at) => quick.bots[at] ?? last) };
}

/** The options that say which match it is and how long, with their values and what each is set to. */
export function quickOptions(game: GameInfo, quick: Quick): { option: SwitchInfo; values: Setting[]; value: Setting; isUsual: boolean }[] {
  const players = quick.bots.length + 1;
  const settings = settled(game, quick.options, players);
  const usual = settled(game, {}, players);
  return game.switches
    .filter((option) => option.is_quick)
    .map((option) => ({
      option,
      values: offered(option, settings, players),
      value: settings[option.name] ?? option.default,
      isUsual: settings[option.name] === usual[option.name],
    }))
    .filter(({ values }) => values.length > 0);
}

/** What is opened: whoever plays against has whichever character is drawn. */
export function quickTable(game: GameInfo, quick: Quick): NewTable {
  const seats = quick.bots.map((bot): SeatWish => ({ kind: "bot", bot: anyOf(bot) }));
  return {
    game: game.id,
    seats: [{ kind: "person" }, ...seats],
    options: effective(game, quick.options, seats.length + 1),
    is_public: false,
  };
}

/** What is still a value of an option: the game may have changed since. */
function known(game: GameInfo, options: Settings): Settings {
  const entries = Object.entries(options).filter(([name, value]) => game.switches.find((each) => each.name === name)?.values.includes(value));
  return Object.fromEntries(entries);
}

function read(text: string | null): Partial<Quick> {
  try {
    const kept = JSON.parse(text ?? "{}") as Partial<Quick> | null;
    return kept && Array.isArray(kept.bots) ? kept : {};
  } catch {
    return {};
  }
}
