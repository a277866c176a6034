"""Odds: what the game explains about an option, as lines of text, and the chance in short."""

from collections import Counter
from collections.abc import Iterator

from wardroom.engine import Explanation, Note
from wardroom.engine.explain import Item, Sum
from wardroom.words import Speaker
from wardroom.words.speaker import Spoken


def lines_of(told: Explanation, words: Speaker) -> Iterator[str]:
    """The notes, both sides of every roll with each part by name, and every outcome with its chance."""
    for note in told.notes:
        yield noted(note, words)
    for each in told.sums:
        yield _summed(each, words)
    for outcome in told.chances:
        yield words.say("odds-outcome", outcome=words.note(outcome.outcome), chance=percent(outcome.chance, words))


def outcomes_of(told: Explanation, words: Speaker) -> str:
    """Every outcome with its chance, in one line; empty where nothing is left to chance."""
    return ", ".join(lines_of(Explanation(chances=told.chances), words))


def in_short(told: Explanation, words: Speaker) -> str:
    """The chance of what the chooser wants; empty where nothing is left to chance, or all is a matter of taste."""
    judged = [each for each in told.chances if each.is_good is not None]
    return percent(sum(each.chance for each in judged if each.is_good), words) if judged else ""


def noted(note: Note, words: Speaker) -> str:
    """A note, with the rule that it comes of; what is written on a card is told whole."""
    said = words.note(note)
    return words.under(f"{said} {words.written(note.cites)}" if note.kind == "written" else said, note.cites)


def percent(chance: float, words: Speaker) -> str:
    """A chance as a whole percentage; what is possible is never told as 0 %, nor what may fail as 100 %."""
    if 0 < chance < 0.005:
        return words.say("odds-slight")
    if 0.995 < chance < 1 - 1e-9:
        return words.say("odds-great")
    return words.say("odds-chance", percent=round(100 * chance))


def _summed(each: Sum, words: Speaker) -> str:
    """`your die: d6 + 2 (gun of calibre 2) - 1 (night) = d6 + 1; 5 or more is needed`."""
    dice = " + ".join(_dice(sides, number) for sides, number in Counter(each.dice).items())
    added = " ".join((dice, *(_part(item, words) for item in each.items))).removeprefix(" + ") or "0"
    if len(each.items) > 1:
        added = words.say("odds-total", added=Spoken(added), total=Spoken(_total(dice, each.added)))
    title = words.note(each.title)
    if each.needs is None:
        return words.say("odds-sum", title=title, added=Spoken(added))
    return words.say("odds-needs", title=title, added=Spoken(added), needs=str(each.needs))


def _dice(sides: int, number: int) -> str:
    return f"d{sides}" if number == 1 else f"{number}d{sides}"


def _part(item: Item, words: Speaker) -> str:
    return words.say("odds-part", sign=Spoken(_sign(item.value)), value=abs(item.value), name=words.note(item.note))


def _total(dice: str, added: int) -> str:
    if not dice:
        return str(added)
    return f"{dice} {_sign(added)} {abs(added)}" if added else dice


def _sign(value: int) -> str:
    return "-" if value < 0 else "+"
