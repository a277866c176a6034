/** The options of a table that is being opened: which of them are worth showing, with which values, and what they are set to. */
import type { GameInfo, NeedsInfo, Setting, SwitchInfo } from "./api/types";

export type Settings = Readonly<Record<string, Setting>>;

function met(needs: NeedsInfo, settings: Settings, players: number): boolean {
  const isOne = ([name, values]: [string, Setting[]]): boolean => values.includes(settings[name] ?? "");
  return (
    (needs.players?.includes(players) ?? true) &&
    Object.entries(needs.others).every(isOne) &&
    !Object.entries(needs.unless).some(isOne)
  );
}

function possible(option: SwitchInfo, settings: Settings, players: number): Setting[] {
  const limit = (value: Setting): NeedsInfo | undefined => option.limits.find((each) => each.value === value)?.needs;
  return option.values.filter((value) => {
    const needs = limit(value);
    return !needs || met(needs, settings, players);
  });
}

/** The values between which there is a choice, beside the other settings and with so many players; else none. */
export function offered(option: SwitchInfo, settings: Settings, players: number): Setting[] {
  const values = possible(option, settings, players);
  return values.length > 1 && met(option.needs, settings, players) ? values : [];
}

/** What every option is set to: as was chosen where that goes with the rest, else as usual, else the first that goes. */
export function settled(game: GameInfo, chosen: Settings, players: number, isForBots = false): Record<string, Setting> {
  const usual = Object.fromEntries(game.switches.map((option) => [option.name, isForBots ? option.unattended : option.default]));
  const settings = { ...usual, ...chosen };
  for (const option of game.switches) {
    const values = possible(option, settings, players);
    if (!met(option.needs, settings, players)) settings[option.name] = usual[option.name] ?? option.default;
    if (values.length > 0 && !values.includes(settings[option.name] ?? "")) {
      settings[option.name] = values.find((value) => value === usual[option.name]) ?? values[0] ?? option.default;
    }
  }
  return settings;
}

/** Of what was chosen, what has an effect: the server is told nothing else. */
export function effective(game: GameInfo, chosen: Settings, players: number): Record<string, Setting> {
  const settings = settled(game, chosen, players);
  const options = game.switches.filter(({ name }) => name in chosen);
  return Object.fromEntries(options.filter((each) => offered(each, settings, players).length > 0).map(({ name }) => [name, settings[name] ?? false]));
}
