"""Make the golden games again: `python -m tests.games.modern.make_golden`, after a change of the rules that is meant.

Every way in which a game can end is described below by a table, a way to play and a condition. Seeds are tried from 0
on, and the match of the first one that fits goes to its file. Players play by rule of thumb with slips, or anything,
with dice that belong to the seed. The results that are printed go to `test_golden.py`.
"""

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import NamedTuple

from tests.games.chronicle import write as write_chronicles
from wardroom.engine import Dice, Event, Match, Option, Seat, Stream, seeded
from wardroom.engine.game import Options
from wardroom.engine.record import dumps, record
from wardroom.games.modern import GAME
from wardroom.games.modern.rules.campaign import CampaignDrawn, CampaignWon, FurtherEngagement
from wardroom.games.modern.rules.premission import NothingCommitted
from wardroom.games.modern.rules.winning import LastAfloat, TeamWon, Tied, Won, WonByProtecting
from wardroom.games.modern.state import Sea

GOLDEN = Path(__file__).parent / "golden"
NAMES = ("Anja", "Jona", "Jon", "Ewan", "Marta", "Ida")


class Ending(NamedTuple):
    """A way to end: the table, how many choices in a hundred are anything, and how to tell that it has come."""

    players: int
    options: Options
    slips: int
    has_come: Callable[[Match[Sea]], bool]


def told(match: Match[Sea], kind: type[Event]) -> list[Event]:
    """The events of a kind."""
    return [each.event for line in match.log for each in line.told if isinstance(each.event, kind)]


def ends_with(kind: type[Event], *others: type[Event], **facts: object) -> Callable[[Match[Sea]], bool]:
    """The last word of the rules is this one, with these facts; the others have been said before."""

    def has_come(match: Match[Sea]) -> bool:
        last = [each.event for line in match.log for each in line.told][-1]
        is_it = isinstance(last, kind) and all(getattr(last, name) == value for name, value in facts.items())
        return is_it and all(told(match, other) for other in others)

    return has_come


def by_a_wiped_out_player(match: Match[Sea]) -> bool:
    """Somebody without a ship has the points to win, or to share the victory."""
    battle = match.position.state.battles[0]
    return bool(told(match, Won)) and any(not battle.sides[seat].rows for seat in battle.won)


def by_rounds(match: Match[Sea]) -> bool:
    """The last round is over, and nobody has reached the target."""
    battle = match.position.state.battles[0]
    return bool(told(match, Won)) and battle.round == battle.terms.rounds and score(match) < battle.terms.target


def score(match: Match[Sea]) -> int:
    """The highest score."""
    assert match.position.result is not None
    return max(match.position.result.scores)


def after_missions(least: int) -> Callable[[Match[Sea]], bool]:
    """A campaign won by points after so many missions at least."""

    def has_come(match: Match[Sea]) -> bool:
        campaign = match.position.state.campaign
        assert campaign is not None
        return ends_with(CampaignWon)(match) and not told(match, NothingCommitted) and len(campaign.played) >= least

    return has_come


ENDINGS = {
    "target": Ending(2, {}, 5, ends_with(Won)),
    "tie": Ending(2, {"scenario": "raider-194"}, 10, ends_with(Tied)),
    "wiped-out": Ending(3, {"air_rows": True}, 10, by_a_wiped_out_player),
    "last-afloat": Ending(3, {"budget": 15}, 30, ends_with(LastAfloat)),
    "rounds": Ending(4, {"rounds": 3, "expansion": True, "defence_limit": True}, 20, by_rounds),
    "six": Ending(6, {"buy_cards": True, "rounds": 5}, 5, ends_with(Won)),
    "teams": Ending(4, {"teams": 2}, 10, ends_with(TeamWon)),
    "convoy-sunk": Ending(2, {"scenario": "falkland-express"}, 5, ends_with(WonByProtecting, sunk=True)),
    "convoy-saved": Ending(2, {"scenario": "falkland-express"}, 5, ends_with(WonByProtecting, sunk=False)),
    "escort-wins": Ending(2, {"scenario": "falkland-express"}, 10, ends_with(LastAfloat)),
    "bear-hug": Ending(2, {"scenario": "bear-hug"}, 5, ends_with(Won)),
    "panda-bay": Ending(2, {"scenario": "panda-bay"}, 5, ends_with(Won)),
    "short-campaign": Ending(2, {"campaign": "short"}, 2, after_missions(2)),
    "long-campaign": Ending(2, {"campaign": "long"}, 2, after_missions(4)),
    "nothing-committed": Ending(2, {"campaign": "medium"}, 4, ends_with(CampaignWon, NothingCommitted)),
    "campaign-drawn": Ending(2, {"campaign": "short"}, 100, ends_with(CampaignDrawn, NothingCommitted)),
    "further-engagement": Ending(2, {"campaign": "short"}, 2, ends_with(CampaignWon, FurtherEngagement)),
    "team-campaign": Ending(4, {"campaign": "short", "areas": "same"}, 2, after_missions(2)),
    "separate-areas": Ending(4, {"campaign": "short", "areas": "separate"}, 2, after_missions(2)),
}


def play(ending: Ending, seed: int) -> Match[Sea]:
    """The match that belongs to a seed."""
    match = Match(GAME, NAMES[: ending.players], ending.options, seeded(f"golden {seed}", ending.players))
    dice = Dice(Stream(seeded(f"golden choices {seed}", ending.players).key))
    while not match.is_over:
        match.answer(Seat(match.asks[0].seat), choose(match, dice, ending.slips).notation)
    return match


def choose(match: Match[Sea], dice: Dice, slips: int) -> Option:
    """What the rule of thumb says, or a slip."""
    ask = match.asks[0]
    if dice.below(100) < slips:
        return dice.pick(ask.options)
    return GAME.judgement.choose(match.position.state, ask, dice)


def matches(ending: Ending) -> Iterator[Match[Sea]]:
    """The matches that end this way, seed by seed."""
    for seed in count():
        match = play(ending, seed)
        if ending.has_come(match):
            yield match


def main() -> None:
    """Write all files."""
    GOLDEN.mkdir(exist_ok=True)
    for name, ending in ENDINGS.items():
        match = next(matches(ending))
        (GOLDEN / f"{name}.json").write_text(dumps(record(match)), "utf-8")
        result = match.position.result
        assert result is not None
        print(f'    "{name}": ({match.sequence}, {result.scores}, {result.places}),', flush=True)
    write_chronicles([GAME.id])


if __name__ == "__main__":
    main()
