"""What a bot in any language is told and what it answers: one object a line, in JSON.

A program hears and says these lines through its standard input and output, a bot on the network through a WebSocket.
Each question carries everything, so that a bot needs neither memory nor rules.
"""

from typing import Any

from msgspec import Struct

from wardroom.engine import Option, Source
from wardroom.engine.plain import to_plain
from wardroom.players.sight import Sight
from wardroom.words import Speaker

VERSION = 1


class Put(Struct):
    """A question: its kind, the rule it comes of, and what a person would read."""

    kind: str
    rule: str
    words: str


class Offer(Struct):
    """Something that can be chosen; `play` is its notation, which stands in match files too."""

    play: str
    words: str


class Choose(Struct, tag_field="do", tag="choose"):
    """It is the bot's turn: one of the options is wanted, in time."""

    ask: int
    """What the answer has to name."""
    game: str
    seat: int
    left: float | None
    """The seconds until it is too late; None where nobody hurries, which happens on the network only."""
    luck: int
    """A number below 2**30 that is drawn for this question: bots that need chance get the same again by it."""
    view: dict[str, Any]
    """What the seat sees of the table, as the game declares it."""
    question: Put
    options: list[Offer]
    wardroom: int = VERSION
    """The version of these lines."""


class Choice(Struct):
    """The answer: the number of the question, and the notation of one of its options."""

    ask: int
    play: str


class Declined(Struct, tag_field="do", tag="refused"):
    """On the network: an answer was refused, and why. The question stands, unless the table has moved on."""

    ask: int
    """The number of the question; 0 for what was no answer to any."""
    key: str
    facts: dict[str, Any]
    words: str


class Ended(Struct, tag_field="do", tag="over"):
    """On the network: the match is over. Seat by seat the places, counted from 1, and the scores."""

    places: list[int]
    scores: list[int]
    reason: str


ToBot = Choose | Declined | Ended
"""What a bot on the network is told."""


def luck(source: Source) -> int:
    """A number below 2**30."""
    return source.below(2**15) * 2**15 + source.below(2**15)


def choose(sight: Sight, words: Speaker, ask: int, left: float | None, luck: int) -> Choose:
    """A question as a line."""
    speak, question = words.to(sight.seat), sight.ask.question
    return Choose(
        ask=ask,
        game=sight.game.id,
        seat=int(sight.seat),
        left=None if left is None else round(left, 2),
        luck=luck,
        view=to_plain(sight.view()),
        question=Put(question.kind, question.cites, str(speak.ask(sight.ask))),
        options=[_offer(option, speak) for option in sight.ask.options],
    )


def _offer(option: Option, speak: Speaker) -> Offer:
    return Offer(option.notation, str(speak.option(option)))
