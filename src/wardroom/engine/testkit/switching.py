"""Switches: none that the rules never read. Whoever sets one and sees no difference has been promised something."""

from collections.abc import Iterator, Mapping

from wardroom.engine.game import Setting
from wardroom.engine.testkit.trial import Trial, check, require


class _Read(Mapping[str, Setting]):
    """A set of switches that notes which of them are read; handed on whole, all of them are."""

    def __init__(self, settings: Mapping[str, Setting]) -> None:
        self._settings = settings
        self.read: set[str] = set()

    def __getitem__(self, name: str) -> Setting:
        self.read.add(name)
        return self._settings[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._settings)

    def __len__(self) -> int:
        return len(self._settings)


@check
def check_switches(trial: Trial) -> None:
    """The set-up reads every switch, whatever the others are set to, unless it needs something that is not so here."""
    game, watched = trial.game, _Read(trial.settings)
    game.refuse(watched, trial.players)
    game.teams(watched, trial.players)
    game.setup(watched, trial.players, trial.composing())
    for switch in game.switches:
        is_due = switch.needs.met(trial.settings, trial.players)
        require(switch.name in watched.read or not is_due, f"no rule reads the switch {switch.name}")
