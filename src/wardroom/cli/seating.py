"""Who sits where: `Anna,Bruno=captain,random` is a person, a bot with a name, and a bot without one."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from wardroom.engine import BadSetup, Game, Match, Refusal, Seat
from wardroom.players import USUAL, is_bot, known_bot
from wardroom.words import Speaker

PERSON = "person"
_LONGEST_NAME = 40


@dataclass(frozen=True, slots=True)
class Seating:
    """Seat by seat a name, and `person` or the kind of a bot."""

    names: tuple[str, ...]
    players: tuple[str, ...]


def seating(game: Game[Any, Any], asked: str | None, players: int | None, words: Speaker) -> Seating:
    """Seat those who were asked for and fill up with bots, to the number of players or the smallest that is possible.

    Raises Refusal for names and bots that cannot be.
    """
    require_players(game, players)
    wanted = [_wanted(item) for item in asked.split(",")] if asked is not None else [("", PERSON)]
    if players is not None and players < len(wanted):
        raise Refusal("too-many-seats", seats=len(wanted), players=players)
    total = players or min((count for count in game.players if count >= len(wanted)), default=len(wanted))
    wanted += [("", USUAL)] * (total - len(wanted))
    return Seating(_named(wanted, words), tuple(kind for _, kind in wanted))


def require_players(game: Game[Any, Any], players: int | None) -> None:
    """Refuse a number of players that the game cannot be played with."""
    if players is not None and players not in game.players:
        raise BadSetup("bad-players", game=game.id, players=players, allowed=game.players)


def persons(match: Match[Any]) -> list[Seat]:
    """The seats of people; a match that does not say who plays is one of people only."""
    return [Seat(seat) for seat in range(len(match.names)) if kind(match, Seat(seat)) == PERSON]


def kind(match: Match[Any], seat: Seat) -> str:
    """`person`, or the kind of the bot in a seat."""
    return match.players[seat] if match.players else PERSON


def known_bots(kinds: Sequence[str]) -> None:
    """Refuse kinds that nobody knows."""
    for each in kinds:
        known_bot(each)


def _wanted(item: str) -> tuple[str, str]:
    """The name and the kind that `Bruno=captain`, `Bruno` or `captain` ask for."""
    name, equals, player = (part.strip() for part in item.partition("="))
    if not equals:
        name, player = ("", name) if is_bot(name) else (name, PERSON)
    if player != PERSON:
        player = known_bot(player)
    elif not name:
        raise Refusal("seat-without-name")
    if not name.isprintable() or len(name) > _LONGEST_NAME:
        raise Refusal("bad-name", name=repr(name)[:_LONGEST_NAME], most=_LONGEST_NAME)
    return name, player


def _named(wanted: Sequence[tuple[str, str]], words: Speaker) -> tuple[str, ...]:
    """Everybody's name; those without one get the usual name of their kind, with a number if it is taken."""
    taken = {name.casefold() for name, _ in wanted if name}
    if len(taken) < sum(1 for name, _ in wanted if name):
        raise Refusal("same-name")
    names = []
    for name, player in wanted:
        names.append(name or _free_name(words.say(f"usual-{player}"), taken))
        taken.add(names[-1].casefold())
    return tuple(names)


def _free_name(usual: str, taken: set[str]) -> str:
    numbered = (f"{usual} {number}" for number in range(2, len(taken) + 3))
    return next(name for name in (usual, *numbered) if name.casefold() not in taken)
