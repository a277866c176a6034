"""What bots choose: the same with the same dice and as many trials, on every machine and every Python.

python tests/players/choices.py            prints what they choose with this Python, which needs no packages
python tests/players/choices.py --write    and keeps it, after a change that is meant: read the difference
"""

import json
import sys
from pathlib import Path

from wardroom.engine import Dice, Position, Stream
from wardroom.players import Sight, anybody
from wardroom.shelf import BUILT_IN, find

KEPT = Path(__file__).with_name("choices.json")
BOTS = ("cadet", "lieutenant", "look-24")
"""Those who never look at the clock."""
SHOWN, EVERY = 16, 7
"""So many decisions of a game by rule of thumb, one in so many."""


def choices(game: str) -> dict[str, list[str]]:
    """What each bot chooses at some decisions of a game, by notation."""
    rules, dice = find(game), Dice(Stream(b"choices"))
    seats = min(count for count in rules.players if count > 1)
    position = Position(rules, rules.setup(rules.configure({}, seats, unattended=True), seats, dice), dice)
    found: dict[str, list[str]] = {name: [] for name in BOTS}
    number = 0
    while position.asks and number < SHOWN * EVERY:
        ask = position.asks[0]
        if len(ask.options) > 1:
            number += 1
            if number % (1 if game == "skirmish" else EVERY) == 0:
                for name, told in found.items():
                    told.append(anybody(name, b"key %d" % number).choose(Sight(position, ask)).notation)
        position.answer(ask.seat, rules.judgement.choose(position.state, ask, dice))
    return found


def main() -> None:
    told = json.dumps({game: choices(game) for game in BUILT_IN}, indent=1) + "\n"
    if "--write" in sys.argv:
        KEPT.write_text(told, encoding="utf-8")
    sys.stdout.write(told)


if __name__ == "__main__":
    main()
