"""The survey: how a game's options and views are to be put in numbers, found out by playing it.

What a field *can* be is declared by its type; how large a number gets, how long a list, and which names there are is
seen at hundreds of tables with all their switches, and the names are completed from the tables of the standard set.
What always says the same about a piece (what is printed on it) is left out: its id says it already.

    python -m wardroom.rl.survey kaiser --tables 400

writes `encodings/kaiser-v1.json`. That file is the encoding: once published it never changes, and another one is v2.
"""

import argparse
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, is_dataclass, replace
from itertools import combinations_with_replacement, islice
from math import prod
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, NewType, Union, get_args, get_origin, get_type_hints

from wardroom.engine import Ask, Game, Match, Option, Seat
from wardroom.engine.phrase import token
from wardroom.lab.fuzz import trial_of
from wardroom.rl.encoding import ENCODINGS, Choice, Encoding, Node, columns, dumps
from wardroom.shelf import find

_STEPS = (1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 80)
_MOST_GROUPS = 4000
_WIDEST = 4000
"""A kind of option with more numbers than these does without the field that tells least apart."""
_LEFT_OUT = {"cannoni": ("courses",), "kaiser": ("cards",), "modern": ("ships", "cards", "scenario_names")}
"""What a view has for the eye: what is printed on the pieces that lie there, and what every option would lead to."""
_WHOLE = 256
"""Of whole numbers as many have a number of their own; more share."""


def ample(seen: float) -> int:
    """A round number, a quarter above the largest that was seen."""
    if seen <= 1:
        return 1
    scale = 1
    while True:
        for step in _STEPS:
            if step * scale >= seen * 1.25:
                return step * scale
        scale *= 100 if scale == 1 else 10


@dataclass(slots=True)
class Dependence:
    """Whether a value is always the same where it speaks of the same piece."""

    by: dict[object, object] | None = field(default_factory=dict)
    values: set[object] = field(default_factory=set)

    def note(self, about: object, value: object) -> None:
        """Something said so about a piece."""
        if self.by is not None and self.by.setdefault(about, value) != value:
            self.by = None
        elif len(self.values) < 2:
            self.values.add(value)

    @property
    def is_kept(self) -> bool:
        """Whether nothing ever said anything else about the same piece."""
        return self.by is not None

    @property
    def is_constant(self) -> bool:
        """Whether nothing ever said anything else at all: then nobody knows whether it is printed."""
        return len(self.values) < 2


class Seen:
    """What was seen of one place in a view."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.same = Dependence()

    def look(self, value: Any, about: object, seats: int) -> None:
        """Note a value, which speaks about a piece."""
        raise NotImplementedError

    def node(self, made: "Names") -> Node:
        """How it becomes numbers."""
        raise NotImplementedError

    def inner(self) -> "Iterable[Seen]":
        """What it is made of."""
        return ()

    @property
    def is_kept(self) -> bool:
        """Whether it always says the same about a piece."""
        return self.same.is_kept and all(part.is_kept for part in self.inner())

    @property
    def is_constant(self) -> bool:
        """Whether it always says the same."""
        return self.same.is_constant and all(part.is_constant for part in self.inner())


class SeenNumber(Seen):
    """A number."""

    low: float = 0
    high: float = 0

    def look(self, value: float, about: object, seats: int) -> None:
        """Note how low and how high it gets."""
        self.low, self.high = min(self.low, value), max(self.high, value)
        self.same.note(about, value)

    def node(self, made: "Names") -> Node:
        """One number; one that was never seen to change gets some room."""
        low = -ample(-self.low) if self.low < -1 else int(self.low)
        return Node("number", low=low, high=10 if self.is_constant else ample(self.high))


class SeenFlag(Seen):
    """Yes or no."""

    def look(self, value: bool, about: object, seats: int) -> None:
        """Note it."""
        self.same.note(about, value)

    def node(self, made: "Names") -> Node:
        """One number."""
        return Node("flag")


class SeenWord(Seen):
    """A name."""

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.words: set[str] = set()

    def look(self, value: Any, about: object, seats: int) -> None:
        """Note the name."""
        self.words.add(str(value))
        self.same.note(about, value)

    def node(self, made: "Names") -> Node:
        """Which of the names."""
        return Node("one", names=made.name(self.words, self.path))


class SeenMaybe(Seen):
    """Something, or nothing."""

    def __init__(self, path: str, of: Seen) -> None:
        super().__init__(path)
        self.of = of

    def inner(self) -> Iterable[Seen]:
        """The thing."""
        return (self.of,)

    def look(self, value: Any, about: object, seats: int) -> None:
        """Note whether it is there, and it."""
        self.same.note(about, value is None)
        if value is not None:
            self.of.look(value, about, seats)

    def node(self, made: "Names") -> Node:
        """A number that says whether, and the thing."""
        return Node("maybe", of=made.node(self.of))


class SeenRecord(Seen):
    """A dataclass, or a tuple with a place for each item."""

    def __init__(self, path: str, parts: dict[str, Seen]) -> None:
        super().__init__(path)
        self.parts = parts

    def inner(self) -> Iterable[Seen]:
        """All parts."""
        return self.parts.values()

    def look(self, value: Any, about: object, seats: int) -> None:
        """Note all parts; what has an id speaks of the piece with that id."""
        own = getattr(value, "id", None)
        inside = about if own is None else own
        for name, part in self.parts.items():
            item = value[int(name)] if name.isdecimal() else getattr(value, name)
            part.look(item, about if name == "id" else (name, inside), seats)

    def node(self, made: "Names") -> Node:
        """Part after part."""
        return Node("record", parts={name: made.node(part) for name, part in self.parts.items()})


class SeenList(Seen):
    """So many of a kind."""

    def __init__(self, path: str, of: Seen) -> None:
        super().__init__(path)
        self.of = of
        self.lengths: set[int] = set()
        self.by_seats = True
        self.most_alike = 1

    def inner(self) -> Iterable[Seen]:
        """What it is a list of."""
        return (self.of,)

    def look(self, value: Sequence[Any], about: object, seats: int) -> None:
        """Note its length and all items."""
        self.same.note(about, len(value))
        self.lengths.add(len(value))
        self.by_seats = self.by_seats and len(value) == seats
        if isinstance(self.of, SeenWord | SeenNumber) and value:
            self.most_alike = max(self.most_alike, *map(list(value).count, set(value)))
        for at, item in enumerate(value):
            self.of.look(item, (at, about), seats)

    def node(self, made: "Names") -> Node:
        """A bag where the items are names or small numbers, if that is shorter; else item after item."""
        most = self._most(max(made.game.players))
        if isinstance(self.of, SeenWord):
            of = self.of.node(made)
            size = len(made.lists[of.names]) + 1
            if size <= most * (1 + size.bit_length()):
                return Node("bag", names=of.names, most=self.most_alike)
        elif isinstance(self.of, SeenNumber) and self._are_few(self.of):
            return Node("bag", names=made.numbers(int(self.of.high)), most=self.most_alike)
        return Node("list", most=most, of=made.node(self.of))

    def _are_few(self, numbers: SeenNumber) -> bool:
        """Whether they are small numbers, and not one for each of something."""
        return len(self.lengths) > 1 and not self.by_seats and numbers.low >= 0 and numbers.high <= 12

    def _most(self, players: int) -> int:
        longest = max(self.lengths, default=0)
        if self.by_seats or longest <= 1:
            return players if self.by_seats else 2
        return longest if len(self.lengths) == 1 or longest == players else longest + longest // 4


class SeenMap(Seen):
    """Something for each of several names."""

    def __init__(self, path: str, of: Seen) -> None:
        super().__init__(path)
        self.of = of
        self.keys: set[str] = set()

    def inner(self) -> Iterable[Seen]:
        """What the names have."""
        return (self.of,)

    def look(self, value: Mapping[Any, Any], about: object, seats: int) -> None:
        """Note all names and what they have."""
        self.same.note(about, frozenset(value))
        for key, item in value.items():
            self.keys.add(str(key))
            self.of.look(item, (key, about), seats)

    def node(self, made: "Names") -> Node:
        """A place for every name."""
        return Node("map", names=made.name(self.keys, self.path), of=made.node(self.of))


def _names(kind: Any) -> list[str]:
    return [each.name for each in fields(kind)] if is_dataclass(kind) else list(kind._fields)


def watch(hint: Any, path: str) -> Seen:
    """What will note what is seen at a place of this type."""
    while isinstance(hint, NewType):
        hint = hint.__supertype__
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return _watch_union(args, path)
    if origin in (list, Sequence) or (origin is tuple and args[1:] == (Ellipsis,)):
        return SeenList(path, watch(args[0], path))
    if origin is tuple:
        return SeenRecord(path, {str(at): watch(arg, path) for at, arg in enumerate(args)})
    if origin in (dict, Mapping):
        return SeenMap(path, watch(args[1], path))
    if is_dataclass(hint) or hasattr(hint, "_fields"):
        return watch_record(hint, path)
    if hint is bool:
        return SeenFlag(path)
    return SeenNumber(path) if hint in (int, float) else SeenWord(path)


def watch_record(kind: Any, path: str, without: Iterable[str] = ()) -> SeenRecord:
    """The same for a class with fields, some of which may be left out."""
    hints = get_type_hints(kind)
    names = [name for name in _names(kind) if name not in without]
    return SeenRecord(path, {name: watch(hints[name], f"{path}.{name}") for name in names})


def _watch_union(args: tuple[Any, ...], path: str) -> Seen:
    kinds = [arg for arg in args if arg is not NoneType]
    inner = watch(kinds[0], path) if len(kinds) == 1 or set(kinds) == {int, float} else SeenWord(path)
    return SeenMaybe(path, inner) if NoneType in args else inner


class Names:
    """Lists of names under a name of their own: a column of a table where one has them all, else what was seen."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game
        self.lists: dict[str, list[str]] = {}

    def node(self, seen: Seen) -> Node:
        """How a place becomes numbers: what is printed on a piece is left out."""
        is_printed = seen.is_kept and not seen.is_constant
        return Node("nothing") if is_printed else seen.node(self)

    def name(self, words: Iterable[str], path: str) -> str:
        """The name of the list that has all these words."""
        wanted = {word for word in words if word}
        known = columns(self.game)
        for name in sorted(known, key=lambda name: len(known[name])):
            if wanted and wanted <= set(known[name]):
                return self._listed(name, known[name])
        homes = [name for name in known if len(wanted & set(known[name])) > 3 and name.endswith((".id", ".copy"))]
        together = sorted({*wanted, *(value for name in homes for value in known[name])})
        listed = next((name for name, values in self.lists.items() if values == together), "")
        return listed or self._listed(path, together)

    def numbers(self, high: int) -> str:
        """The list of small numbers."""
        most = max(6, high)
        return self._listed(f"0 to {most}", [str(number) for number in range(most + 1)])

    def _listed(self, name: str, values: list[str]) -> str:
        """What goes by the same name has one list for all."""
        self.lists[name] = sorted({*self.lists[name], *values}) if name in self.lists else values
        return name


class SeenOptions:
    """What was offered of one kind."""

    def __init__(self, kind: type[Option]) -> None:
        self.hints = get_type_hints(kind)
        self.fields = [each.name for each in fields(kind)]
        self.values: dict[str, set[Any]] = {name: set() for name in self.fields}
        self.groups: set[frozenset[tuple[Any, ...]]] = set()

    def look(self, offered: Sequence[Option]) -> None:
        """Note what was offered together."""
        rows = frozenset(tuple(getattr(option, name) for name in self.fields) for option in offered)
        for name, values in zip(self.fields, zip(*rows, strict=True), strict=bool(self.fields)):
            self.values[name].update(values)
        if len(self.groups) < _MOST_GROUPS:
            self.groups.add(rows)

    def choices(self, made: Names) -> dict[str, Choice]:
        """The fields that tell options apart, and what they can be."""
        found = {name: self._choice(name, made) for name in self._telling()}
        while len(found) > 1 and prod(choice.width(made.lists) for choice in found.values()) > _WIDEST:
            least = min(found, key=lambda name: (self._alike([other for other in found if other != name]), name))
            del found[least]
        return found

    def _telling(self) -> list[str]:
        """The fields without which two options that are offered together would look alike."""
        kept = [name for name in self.fields if self.values[name]]
        for name in sorted(kept, key=self._rank):
            rest = [other for other in kept if other != name]
            if (self._is_figure(name) and self._tells_apart(rest)) or (rest and self._follows(name, rest)):
                kept = rest
        return kept

    def _rank(self, name: str) -> tuple[int, int]:
        order = 0 if get_origin(self.hints[name]) is tuple else 1 if self._is_figure(name) else 2
        return order, -self.fields.index(name)

    def _is_figure(self, name: str) -> bool:
        return self.hints[name] in (int, float) or get_origin(self.hints[name]) is tuple

    def _tells_apart(self, names: list[str]) -> bool:
        return not self._alike(names)

    def _alike(self, names: list[str]) -> int:
        """How many options look like another that is offered with them, by these fields alone."""
        at = [self.fields.index(name) for name in names]
        return sum(len(group) - len({tuple(row[i] for i in at) for row in group}) for group in self.groups)

    def _follows(self, name: str, names: list[str]) -> bool:
        """Whether a field is always the same where the others are."""
        at, own, found = [self.fields.index(each) for each in names], self.fields.index(name), Dependence()
        for group in self.groups:
            for row in group:
                found.note(tuple(row[i] for i in at), row[own])
        return found.is_kept

    def _choice(self, name: str, made: Names) -> Choice:
        hint, values = self.hints[name], self.values[name]
        if hint is Seat or Seat in get_args(hint):
            seats = max(made.game.players)
            return Choice("seat", high=seats + (NoneType in get_args(hint)))
        if hint is bool:
            return Choice("flag", high=2)
        if hint in (int, float):
            high = ample(max(values)) if max(values) > 6 else int(max(values))
            low = min(0, int(min(values)))
            return Choice(
                "number", low=low, high=high, step=0.5 if hint is float else max(1, -(-(high - low) // _WHOLE))
            )
        return Choice("one", names=made.name(_words(values), name))


def _words(values: set[Any]) -> list[str]:
    """Names, or of several at a time all that the same ones can make up, in the order of the alphabet."""
    if not any(isinstance(value, tuple) for value in values):
        return [*map(token, values)]
    items = sorted({item for value in values for item in value})
    lengths = sorted({len(value) for value in values})
    return [token(several) for length in lengths for several in combinations_with_replacement(items, length)]


class Survey:
    """All that was seen of a game."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game
        self.view = watch_record(get_type_hints(type(game).view)["return"], "view", _LEFT_OUT.get(game.id, ()))
        self.questions: dict[str, Seen] = {}
        self.options: dict[str, SeenOptions] = {}

    def look(self, match: Match[Any]) -> None:
        """Note what everybody sees."""
        for seat in range(len(match.names)):
            self.view.look(match.view(Seat(seat)), None, len(match.names))

    def listen(self, match: Match[Any]) -> None:
        """Note all questions and what is on offer."""
        for ask in match.asks:
            self._listen(ask, len(match.names))

    def _listen(self, ask: Ask, seats: int) -> None:
        question = ask.question
        seen = self.questions.setdefault(question.kind, watch_record(type(question), question.kind))
        seen.look(question, question.kind, seats)
        kinds: dict[type[Option], list[Option]] = {}
        for option in ask.options:
            kinds.setdefault(type(option), []).append(option)
        for kind, offered in kinds.items():
            self.options.setdefault(kind.kind, SeenOptions(kind)).look(offered)

    def encoding(self, version: int) -> Encoding:
        """What was found out."""
        made = Names(self.game)
        kinds = [kind.kind for kind in self.game.options]
        view = self.view.node(made)
        questions = {
            kind.kind: self.questions[kind.kind].node(made)
            for kind in self.game.questions
            if kind.kind in self.questions
        }
        options = {kind: self.options[kind].choices(made) for kind in kinds if kind in self.options}
        return Encoding(
            id=f"{self.game.id}-v{version}",
            game=self.game.id,
            seats=max(self.game.players),
            names=made.lists,
            options={kind.kind: options.get(kind.kind) or self._like(kind, options) for kind in self.game.options},
            questions=questions,
            view=view,
        )

    def _like(self, kind: type[Option], known: dict[str, dict[str, Choice]]) -> dict[str, Choice]:
        """What a kind that was never offered is told apart by: what fields of that name are elsewhere."""
        named = {
            name: choice for choices in known.values() for name, choice in choices.items() if choice.kind != "number"
        }
        return {each.name: named[each.name] for each in fields(kind) if each.name in named}


def survey(game: Game[Any, Any], tables: int, longest: int = 400) -> Survey:
    """Look at so many tables: whole games take turns with positions that the game composes, and with mere openings."""
    found = Survey(game)
    for number in range(tables):
        trial = trial_of(game, f"survey {number}", composed=number % 4 != 0)
        for match in islice(trial.walk(), longest if number % 20 else None):
            found.listen(match)
            if match.sequence % 4 == number % 4:
                found.look(match)
        for match in islice(trial_of(game, f"opening {number}", composed=False).walk(), 10):
            found.listen(match)
    return found


def main() -> None:
    """Make the encoding of a game."""
    parser = argparse.ArgumentParser(prog="python -m wardroom.rl.survey", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--tables", type=int, default=400)
    parser.add_argument("--version", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path(str(ENCODINGS)), help="the folder for the file")
    given = parser.parse_args()
    found = survey(find(given.game), given.tables)
    made = replace(found.encoding(given.version), game=given.game)
    never = [kind.kind for kind in found.game.options if kind.kind not in found.options]
    print(f"{made.id}: never offered were {', '.join(never) or 'none'}")
    (given.out / f"{made.id}.json").write_text(dumps(made), encoding="utf-8")


if __name__ == "__main__":
    main()
