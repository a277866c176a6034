"""Who sits where: `Anna,Bruno=captain,random` is a person, a bot with a name, and a bot without one."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from wardroom.engine import BadSetup, Game, Match, Refusal, Seat
from wardroom.players import USUAL, drawn, is_bot, known_anybody
from wardroom.players.own import called, is_address, whole
from wardroom.words import Speaker

PERSON = "person"
_LONGEST_NAME = 40


@dataclass(frozen=True, slots=True)
class Seating:
    """Seat by seat a name, and `person` or the kind of a bot."""

    names: tuple[str, ...]
    players: tuple[str, ...]


def seating(
    game: Game[Any, Any],
    asked: str | None,
    players: int | None,
    words: Speaker,
    bots: Sequence[str] = (),
    luck: str = "",
) -> Seating:
    """Seat those who were asked for and fill up with bots, to the number of players or the smallest that is possible.

    Where nobody was asked for, it is one person, against these bots. Whose character is left open (`captain-any`) has
    the one that luck draws. Raises Refusal for names and bots that cannot be.
    """
    require_players(game, players)
    proposed = [("", PERSON), *(("", bot) for bot in bots)]
    items = [] if asked is None else asked.split(",")
    wanted = [_wanted(item, f"{luck} {at}") for at, item in enumerate(items)] or proposed
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


def known_bots(kinds: Sequence[str], is_far: bool = False) -> tuple[str, ...]:
    """The same kinds, or Refusal for one that nobody knows.

    Where others play far away, the files of bots are named by their whole paths: other machines have other folders.
    """
    return tuple(whole(each) if is_far else each for each in map(known_anybody, kinds))


def _wanted(item: str, luck: str) -> tuple[str, str]:
    """The name and the kind that `Bruno=captain`, `Bruno`, `captain-any` or `mine.py:Bot` ask for."""
    name, equals, player = (drawn(part.strip(), luck) for part in item.partition("="))
    if is_address(name):
        name, player = "", item.strip()
    elif not equals:
        name, player = ("", name) if is_bot(name) else (name, PERSON)
    if player != PERSON:
        player = known_anybody(player)
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
        names.append(name or _free_name(_usual_name(player, words), taken))
        taken.add(names[-1].casefold())
    return tuple(names)


def _usual_name(player: str, words: Speaker) -> str:
    if is_address(player):
        return called(player)
    return words.say(f"usual-{player}") if words.has(f"usual-{player}") else player


def _free_name(usual: str, taken: set[str]) -> str:
    numbered = (f"{usual} {number}" for number in range(2, len(taken) + 3))
    return next(name for name in (usual, *numbered) if name.casefold() not in taken)
