"""Chronicles: all that a golden game tells, event by event, and what everybody sees in the end.

`python -m tests.games.chronicle GAME...` writes them anew after a change of rules that is meant; the change is then
there to be read. A chronicle is a text:

    12 a3f9 77c1
     Sailed 1 basse_terre
     DrewCard rum >1
    14 ...
    view 0 round 31
    view 0 players b2c4d5e6

A row that begins with a number has a mark for every line of the log from that one on; the last of these lines tells
what follows, to everybody or to the seats after `>`. A mark stands for what is asked and offered then, for the rules
that are cited, and every so many lines for everybody's view. Of the last view every field is there, long ones as marks.

What follows composed positions is kept as marks only, one for every decision.
"""

import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import MISSING, fields, is_dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Any, TypeAlias

from wardroom.engine import Game, Match, Refusal, Seat
from wardroom.engine.plain import to_plain
from wardroom.engine.record import loads
from wardroom.engine.table import Told
from wardroom.lab.positions import composed_trial
from wardroom.shelf import find, ids

AnyGame: TypeAlias = Game[Any, Any]
Note: TypeAlias = tuple[str, str]
"""A place in a chronicle, and what stands there."""

HERE = Path(__file__).parent
MARKED = "what is asked, cited or seen"
LOOK = 32
"""Everybody's view is part of the mark of every so many lines."""
NEAR = 4
"""And of every so many decisions after a composed position."""
LONGEST = 60
"""A field of the last view that takes more is kept as a mark."""
COMPOSED = {"kaiser": 16, "nassau": 8, "marauders": 32, "modern": 8}
"""How many composed positions are followed; Cannoni has chronicles of its own for them."""


def golden(game: AnyGame, ending: str) -> Iterator[Match[Any]]:
    """A game on file, after every line of its log."""
    saved = loads((HERE / game.id / "golden" / f"{ending}.json").read_text("utf-8"))
    match: Match[Any] = Match(game, saved.seats, saved.options, saved.seal)
    yield match
    for line in saved.log:
        match.answer(Seat(line.seat), line.play)
        yield match


def chronicle(game: AnyGame, ending: str) -> str:
    """The chronicle of a game on file; up to an answer that is not on offer any more, if there is one."""
    rows, marks, match = list[str](), list[str](), None
    try:
        for match in golden(game, ending):
            marks.append(mark(match))
            if told := match.log[-1].told:
                rows += [row(match, marks), *(f" {heard(each)}" for each in told)]
                marks = []
        assert match is not None
        ends = [f"result {say(match.position.result)}", *last_views(match)]
    except Refusal as refusal:
        assert match is not None
        ends = [f"refused {refusal}"]
    rows += [row(match, marks)] if marks else []
    return "\n".join([*rows, *ends, ""])


def row(match: Match[Any], marks: list[str]) -> str:
    """The marks of some lines, the last of which the match has reached."""
    return " ".join([str(match.sequence - len(marks) + 1), *marks])


def mark(match: Match[Any], every: int = LOOK) -> str:
    """A mark of what is asked, offered and cited after a line, and every so many lines of all views."""
    asks = [[ask.seat, say(ask.question), ask.question.cites, [o.notation for o in ask.options]] for ask in match.asks]
    cited = [told.event.cites for told in match.log[-1].told]
    seen = [views(match)] if match.sequence % every == 0 else []
    return marked([asks, cited, seen], 2)


def marked(plain: object, size: int) -> str:
    return blake2b(json.dumps(plain, sort_keys=True).encode(), digest_size=size).hexdigest()


def views(match: Match[Any]) -> dict[str, Any]:
    """What every seat sees, and who watches, as plain data."""
    watchers = (*map(Seat, range(len(match.names))), None)
    return {say(seat): to_plain(match.game.view(match.position.state, seat)) for seat in watchers}


def last_views(match: Match[Any]) -> Iterator[str]:
    """A line for every field of every view."""
    for seat, view in views(match).items():
        for name, value in view.items():
            text = json.dumps(value, sort_keys=True)
            yield f"view {seat} {name} {text if len(text) <= LONGEST else marked(value, 4)}"


def heard(told: Told) -> str:
    """An event with everything in it, and whom it is for."""
    return say(told.event) if told.to is None else f"{say(told.event)} >{','.join(map(str, told.to))}"


def say(value: Any) -> str:
    """A value in few words: of a dataclass its name and the values of its fields, without defaults at the end."""
    if value is None or value == "":
        return "-" if value is None else "''"
    if isinstance(value, tuple | list):
        return f"({','.join(map(say, value))})"
    if not is_dataclass(value) or isinstance(value, type):
        return str(value)
    told = [(field.default, getattr(value, field.name)) for field in fields(value)]
    while told and told[-1][0] is not MISSING and told[-1][0] == told[-1][1]:
        told.pop()
    return " ".join([type(value).__name__, *(say(each) for _, each in told)])


def follows(game: AnyGame) -> str:
    """What follows composed positions: a row for each, with a mark for every decision."""
    trials = [composed_trial(game, seed) for seed in range(COMPOSED.get(game.id, 0))]
    return "".join(f"position {trial.seed} {' '.join(map(all_marked, trial.walk()))}\n" for trial in trials)


def all_marked(match: Match[Any]) -> str:
    """A mark of what was told as well."""
    return marked([mark(match, NEAR), [heard(told) for told in match.log[-1].told]], 2)


def notes(text: str) -> Iterator[Note]:
    """A chronicle, place by place; of a line first the events, then the mark, which they may have changed as well."""
    line = told = 0
    last = list[Note]()
    for words in text.splitlines():
        head, *rest = words.split(" ")
        if head == "":
            told += 1
            yield f"line {line}, event {told}", " ".join(rest)
            continue
        yield from last
        last = []
        if head.isdigit():
            *marks, (line, only) = enumerate(rest, int(head))
            told, last = 0, [(f"line {line}, {MARKED}", only)]
            yield from ((f"line {at}, {MARKED}", each) for at, each in marks)
        elif head == "position":
            yield from ((f"position {rest[0]}, decision {at}", each) for at, each in enumerate(rest[1:]))
        else:
            yield " ".join([head, *rest[:2]]), " ".join(rest[2:])
    yield from last


def difference(kept: str, now: str) -> str:
    """The first place where two chronicles differ, and what stands there in each; nothing if they do not."""
    before, after = [*notes(kept)], [*notes(now)]
    ends: Note = ("the end", "")
    for at in range(max(len(before), len(after))):
        was, is_now = (each[at] if at < len(each) else ends for each in (before, after))
        if was != is_now:
            return f"{was[0]}: {was[1]}\n  is now\n{is_now[0]}: {is_now[1]}"
    return ""


def file_of(game: AnyGame, name: str) -> Path:
    return HERE / game.id / "chronicle" / f"{name}.txt"


def check_golden(game: AnyGame, ending: str) -> None:
    """The game on file is told again to the last event, and ends with the same views; else says where it differs."""
    _check(game, ending, chronicle(game, ending))


def check_composed(game: AnyGame) -> None:
    """What follows composed positions is as it was; else says from which position, and after how many decisions."""
    _check(game, "composed", follows(game))


def _check(game: AnyGame, name: str, now: str) -> None:
    changed = difference(file_of(game, name).read_text("utf-8"), now)
    assert not changed, f"{name}, {changed}\n  If that is meant: python -m tests.games.chronicle {game.id}"


def write(games: Sequence[str]) -> None:
    """Keep the chronicles of games, and forget what has no golden game any more."""
    for game in map(find, games):
        endings = sorted(path.stem for path in (HERE / game.id / "golden").iterdir())
        told = {ending: chronicle(game, ending) for ending in endings}
        told |= {"composed": follows(game)} if game.id in COMPOSED else {}
        folder = file_of(game, "").parent
        folder.mkdir(exist_ok=True)
        for path in folder.iterdir():
            path.unlink()
        for name, text in told.items():
            file_of(game, name).write_text(text, "utf-8")


if __name__ == "__main__":
    write(sys.argv[1:] or ids())
