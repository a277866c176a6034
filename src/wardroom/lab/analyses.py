"""Many matches read by the players' search: what luck and what choices did to every player, over all of them.

A match is a job of the crew's and knows nothing of the others. What cannot be read comes back as a refusal, and the
others are read all the same.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import fsum, sqrt
from typing import Any

from wardroom.engine import Game, Match, Refusal
from wardroom.engine.record import Record
from wardroom.engine.record import replay as replayed
from wardroom.lab.crew import Crew
from wardroom.players.analysis import DEPTHS, Analysis, analyse
from wardroom.players.analysis.account import Estimate, Share, estimate
from wardroom.players.analysis.kept import read, written
from wardroom.shelf import find, rules_of
from wardroom.store import sets

PARTS = ("start", "luck", "own", "others", "result")
SEED = "1"


def rules_for(saved: Record, game: str | None = None) -> Game[Any, Any]:
    """The game of a match file, or another one that is named; raises Refusal if there is none."""
    return find(game) if game else rules_of(saved.game, saved.rules, sets())


def replay(saved: Record, rules: Game[Any, Any]) -> Match[Any]:
    """The match of a file; raises BadRecord where it does not replay, and Refusal where its rules have failed."""
    if saved.crash:
        raise Refusal("analyse-crashed", play=saved.crash.play or "-", error=saved.crash.error)
    return replayed(saved, rules)


def kept(saved: Record, match: Match[Any], level: str) -> Analysis | None:
    """The analysis that the file keeps, if it is one of its match at this level."""
    try:
        known, found = read(saved.analysis, match)
    except Refusal:
        return None
    return found if known == level else None


@dataclass(frozen=True, slots=True)
class Of:
    """What became of one player's chance in a match; partners have it in common."""

    player: str
    share: Share
    costs: int
    """How many of the player's choices were costly."""


@dataclass(frozen=True, slots=True)
class Read:
    """One match: what became of everybody, and the analysis as a file keeps it; or why there is none."""

    game: str
    answers: int
    is_over: bool
    players: Sequence[Of] = ()
    analysis: Mapping[str, Any] = field(default_factory=dict)
    refusal: Refusal | None = None


@dataclass(frozen=True, slots=True)
class Reader:
    """How matches are read."""

    level: str
    seed: str = SEED
    game: str | None = None
    """Where the game is, if not on the shelf."""

    def __call__(self, saved: Record) -> Read:
        """Read one match."""
        try:
            return self._read(saved)
        except Refusal as refusal:
            return Read(saved.game, len(saved.log), is_over=False, refusal=refusal)

    def _read(self, saved: Record) -> Read:
        match = replay(saved, rules_for(saved, self.game))
        found = kept(saved, match, self.level) if self.seed == SEED else None
        if found is None:
            *_, found = analyse(match, DEPTHS[self.level], self.seed.encode())
        told = written(found, self.level, saved) if match.is_over else {}
        return Read(saved.game, match.sequence, match.is_over, list(_players(found, match)), told)


def _players(found: Analysis, match: Match[Any]) -> Iterator[Of]:
    """Everybody at the table; a side that nobody plays is nobody."""
    for side, share in zip(found.sides, found.shares, strict=True):
        for seat in side:
            if seat < len(match.names):
                yield Of(match.names[seat], share, sum(cost.seat == seat for cost in found.costs))


def read_all(reader: Reader, records: Sequence[Record], crew: Crew) -> Iterator[Read]:
    """Read many matches, in this order."""
    return crew.do(reader, records)


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody at one game: what luck and choices did on average over some matches, each with its standard error."""

    player: str
    game: str
    matches: int
    costs: float
    """Costly choices a match."""
    means: Mapping[str, Estimate]


def players(reads: Sequence[Read]) -> list[Player]:
    """Everybody at every game, whoever has most matches first; a match that is not finished counts for nothing.

    Whoever has several seats in a match has what they have on average.
    """
    found: defaultdict[tuple[str, str], list[list[Of]]] = defaultdict(list)
    for match in reads:
        for name in dict.fromkeys(each.player for each in match.players if match.is_over):
            found[name, match.game].append([each for each in match.players if each.player == name])
    told = [_player(player, game, among) for (player, game), among in found.items()]
    return sorted(told, key=lambda each: (-each.matches, each.game, each.player))


def _player(player: str, game: str, matches: Sequence[Sequence[Of]]) -> Player:
    means = {part: _mean([_on_average(seats, part) for seats in matches]) for part in PARTS}
    costs = fsum(fsum(each.costs for each in seats) / len(seats) for seats in matches) / len(matches)
    return Player(player, game, len(matches), costs, means)


def _on_average(seats: Sequence[Of], part: str) -> Estimate:
    """One part over the seats of one player; they share their worlds, so no error is taken to cancel another."""
    told = [getattr(each.share, part) for each in seats]
    return Estimate(*(fsum(each) / len(told) for each in zip(*told, strict=True)))


def _mean(figures: Sequence[Estimate]) -> Estimate:
    """The mean over matches; its error is what they scatter by, and never less than what each is in doubt by."""
    count = len(figures)
    doubt = sqrt(fsum(each.error**2 for each in figures)) / count
    told = estimate([each.value for each in figures])
    return Estimate(told.value, doubt if count == 1 else max(doubt, told.error))
