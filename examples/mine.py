"""Fires its biggest gun at the weakest ship it sees."""

from wardroom.engine import Option, Source
from wardroom.players import Sight


class Bot:
    def __init__(self, source: Source) -> None:
        self.source = source  # the bot's own dice

    def choose(self, sight: Sight) -> Option:
        view, options = sight.view(), sight.ask.options
        shots = [option for option in options if option.kind == "fire"]
        if shots:
            return max(shots, key=lambda s: (s.gun, -view.hulls[s.target]))
        return options[self.source.below(len(options))]
