"""What holds of every kind of phrase and of effect, whoever says or has it.

The list `said/phrases.txt` was read by eye. `python -m tests.games.marauders.test_phrases` writes it again after a
change of vocabulary or of the pool of effects; read the difference.
"""

from collections.abc import Iterable, Iterator

from tests.games.marauders.test_words import SAID
from wardroom.engine import Phrase
from wardroom.games.marauders import GAME
from wardroom.games.marauders.effects import MaraudersEffect

FILE = SAID / "phrases.txt"
FLAGS = ("is_reaction", "passes", "gives_up", "has_place", "is_met_at_once", "written", "played")


def line(family: str, kind: type[Phrase] | type[MaraudersEffect]) -> str:
    """A kind with the paragraph that it cites by itself, and whatever is said of all its kind."""
    said = [f"{flag} {getattr(kind, flag)}" for flag in FLAGS if getattr(kind, flag, False)]
    return " | ".join((f"{family}-{kind.kind}", getattr(kind, "rule", ""), *said)).rstrip(" |") + "\n"


def effects(kind: type[MaraudersEffect]) -> Iterator[type[MaraudersEffect]]:
    """All that belong to a kind of effects."""
    for each in kind.__subclasses__():
        yield each
        yield from effects(each)


def listed() -> str:
    said: dict[str, Iterable[type[Phrase] | type[MaraudersEffect]]]
    said = {"ask": GAME.questions, "option": GAME.options, "event": GAME.events, "effect": effects(MaraudersEffect)}
    return "".join(sorted({line(family, kind) for family, kinds in said.items() for kind in kinds}))


def test_what_holds_of_every_kind_was_read_by_eye() -> None:
    assert listed() == FILE.read_text("utf-8")


if __name__ == "__main__":
    FILE.write_text(listed(), "utf-8")
