"""A speaker puts phrases and refusals into words, in one language and for one reader.

The words are Fluent messages: `option-fire`, `ask-evade`, `event-shot`, `error-stale`, `table-row`. A phrase's
fields are their variables. A seat becomes the player's name and brings along `$field_is`, which is `you` for the
reader, `other` for everyone else, `phantom` for a side that nobody plays and `nobody` for none. A text names a piece:
it becomes the message `name-…`, whose attributes come along too, so that Italian can say `{ $target_the }` or choose by
`{ $target_gender }`; and with it `$field_first`, the first letter of the name, small and without accents, for articles
such as `l'` before vowels; or `article` where the name brings its own, such as La Paloma. Several pieces are listed by
name; those that have a plural, the attribute `many`, are counted: 2 barrels of powder and 1 cask of rum.

A game that lacks a language is spoken in English there; a message of a game that cannot be read shows its key, so that
play goes on, and `trouble` says what is wrong.

Players whom nobody has named have names that are data: `guest-4711` is a guest of the server, `bot-captain` a bot.
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any
from unicodedata import normalize

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from wardroom.engine import Ask, BadData, Event, Game, Note, Option, Phrase, Refusal, Seat
from wardroom.engine.phrase import seat_fields
from wardroom.shelf import home
from wardroom.words.register import Rule, register

LANGUAGES = ("en", "it")

_HERE = Path(__file__).parent
FRAME = (_HERE, *(_HERE / part for part in ("club", "lab", "learning", "letters", "stewards")))
"""Where the words of the frame are: those that every page needs, of clocks, the laboratory, lessons, notices, and
stewards."""
_ARTICLES = {"il", "lo", "la", "le", "gli", "el", "los", "las", "the"}
_ID = re.compile(r"\b[a-z]+(?:_[a-z]+)*\b")
_UNNAMED = re.compile(r"(guest|bot)-(\w+(?:-\w+)?)((?: \d+)?)", re.ASCII)


class Spoken(str):
    """A text that is said as it is: a sentence, a player's name, a notation. It never names a piece."""

    __slots__ = ()


class Speaker:
    """Words for one reader: a seat at a table, or a spectator."""

    def __init__(
        self,
        language: str,
        game: Game[Any, Any] | None = None,
        names: Sequence[str] = (),
        reader: Seat | None = None,
        problems: list[str] | None = None,
    ) -> None:
        """Whatever cannot be said properly is added to `problems`, if somebody wants to know."""
        if language not in LANGUAGES:
            raise Refusal("unknown-language", language=language, known=LANGUAGES)
        self.language = language
        self.names = names
        self.reader = reader
        self._game = game
        self.problems = problems
        self._bundle = _bundle(language, (home(game),) if game else ())

    def to(self, reader: Seat | None) -> "Speaker":
        """The same words for another reader."""
        other = object.__new__(Speaker)
        other.__dict__.update(self.__dict__, reader=reader)
        return other

    def beside(self, folder: Path) -> "Speaker":
        """The same, with the words of one more folder, such as a lesson's."""
        other = self.to(self.reader)
        other._bundle = _bundle(self.language, (*((home(self._game),) if self._game else ()), folder))
        return other

    def ask(self, ask: Ask) -> str:
        """What is asked; the words also know `$seat`, the one who is asked."""
        question = ask.question
        facts = {"seat": ask.seat, **vars(question)}
        return self._format(f"ask-{question.kind}", self._variables(facts, {"seat", *seat_fields(question)}))

    def option(self, option: Option) -> str:
        """What can be chosen."""
        return self._phrase("option", option)

    def event(self, event: Event) -> str:
        """What happened."""
        return self._phrase("event", event)

    def note(self, note: Note) -> str:
        """What there is to know about a choice."""
        return self._phrase("note", note)

    def refusal(self, refusal: Refusal) -> str:
        """Why not; a rule is told by its id and its title."""
        facts = {name: _told(self, value) for name, value in refusal.facts.items()}
        if rule := self._rules().get(str(facts.get("rule"))):
            facts["rule"] = Spoken(f"{rule.id}, {rule.title(self.language)}")
        return self._format(f"error-{refusal.key}", self._variables(facts, {"seat", "waiting"}))

    def under(self, words: str, rule: str) -> str:
        """Words with the tag of the rule that they come of, if the register knows it."""
        known = self._rules().get(rule)
        return self._format("under-rule", {"words": words, "rule": known.tag(self.language)}) if known else words

    def written(self, rule: str) -> str:
        """What the register says under a rule, with places by their names; empty where it does not know the rule."""
        known = self._rules().get(rule)
        return _ID.sub(lambda found: self._place(found[0]), known.summary(self.language)) if known else ""

    def _place(self, word: str) -> str:
        """The name of a place, which has a form for what lies off it; any other word as it is."""
        return self.piece(word) if self.aside(f"name-{word}", "off") else word

    def table(self, key: str, **facts: object) -> str:
        """Words of the picture of the table: `table-<key>`. Facts called `seat` are seats."""
        return self.say(f"table-{key}", **facts)

    def say(self, key: str, **facts: object) -> str:
        """Any other words. Facts called `seat` are seats."""
        return self._format(key, self._variables(facts, {"seat"}))

    def aside(self, key: str, attribute: str, **facts: int) -> str:
        """An attribute of a message, such as `switch-hull.about`; empty where there is none."""
        pattern = self._bundle.get_message(key).attributes.get(attribute) if self.has(key) else None
        return str(self._bundle.format_pattern(pattern, facts)[0]) if pattern is not None else ""

    def goal(self, options: Mapping[str, bool | int | str], players: int) -> str:
        """What one is trying to do in this game, with these switches and so many players; empty if it does not say."""
        pattern = self._bundle.get_message("goal").value if self.has("goal") else None
        told = {
            name: ("yes" if value else "no") if isinstance(value, bool) else value for name, value in options.items()
        }
        return str(self._bundle.format_pattern(pattern, {**told, "players": players})[0]) if pattern is not None else ""

    def setting(self, switch: str, value: bool | int | str) -> str:
        """What a value of a switch is called; numbers may share their words, as in `switch-hull.values`."""
        if isinstance(value, bool):
            return self.say("value-on" if value else "value-off")
        if named := self.aside(f"switch-{switch}", f"value-{value}"):
            return named
        if isinstance(value, int):
            return self.aside(f"switch-{switch}", "values", number=value) or str(value)
        return self.piece(value) if self.has_name(value) else value

    def has(self, key: str) -> bool:
        """Whether there are words for a key."""
        return self._bundle.has_message(key)

    def has_name(self, token: str) -> bool:
        """Whether a piece has a name, in the words or in the game's data."""
        kind = token.partition(".")[0]
        return self.has(f"name-{kind}") or (self._game is not None and kind in self._game.names)

    def piece(self, token: str) -> str:
        """What a piece is called: by its message `name-…`, else by the data; copies share a name if they have none."""
        kind = token.partition(".")[0]
        if self._bundle.has_message(f"name-{kind}"):
            return self._format(f"name-{kind}", {})
        known = self._game.names if self._game else {}
        named = known.get(token) or known.get(kind)
        return (named.get(self.language) or named[LANGUAGES[0]]) if named else token

    def name(self, seat: Seat) -> str:
        """The name of the player in a seat."""
        if 0 <= seat < len(self.names):
            return self.called(self.names[seat])
        return self._format("phantom", {}) if self.has("phantom") else str(seat + 1)

    def called(self, name: str) -> str:
        """What a player is called: by name, or in words whom nobody has named."""
        unnamed = _UNNAMED.fullmatch(name)
        if not unnamed:
            return Spoken(name)
        kind, which, again = unnamed.groups()
        if kind == "guest":
            return Spoken(self._format("usual-guest", {"number": which}) + again)
        return Spoken(self._format(f"usual-{which}", {}) + again if self.has(f"usual-{which}") else name)

    def _rules(self) -> Mapping[str, Rule]:
        """The register of the game; where it cannot be read, play goes on without it."""
        try:
            return register(self._game) if self._game else {}
        except BadData:
            return {}

    def _phrase(self, family: str, phrase: Phrase) -> str:
        return self._format(f"{family}-{phrase.kind}", self._variables(vars(phrase), seat_fields(phrase)))

    def _variables(self, facts: Mapping[str, object], seats: set[str]) -> dict[str, object]:
        variables: dict[str, object] = {}
        for name, value in facts.items():
            variables[name] = self._value(value, name in seats)
            if name in seats and isinstance(value, int | None):
                variables[f"{name}_is"] = self._who(value)
            elif isinstance(value, str) and not isinstance(value, Spoken):
                variables[f"{name}_first"] = _first(str(variables[name]))
                variables.update({f"{name}_{trait}": text for trait, text in self._traits(value).items()})
        return variables

    def _who(self, seat: int | None) -> str:
        if seat is None:
            return "nobody"
        if seat == self.reader:
            return "you"
        return "other" if 0 <= seat < len(self.names) or not self.has("phantom") else "phantom"

    def _value(self, value: object, is_seat: bool = False) -> object:
        if isinstance(value, tuple | list):
            return self._listed(self._counted(value) or [str(self._value(item, is_seat)) for item in value])
        if isinstance(value, bool):
            return "yes" if value else "no"
        if is_seat and isinstance(value, int):
            return self.name(Seat(value))
        if isinstance(value, Spoken):
            return str(value)
        if isinstance(value, str) and value:
            return self.piece(value)
        return "-" if value is None or value == "" else value

    def _counted(self, pieces: Sequence[object]) -> list[str]:
        """Pieces that all have a plural, each kind with its number; nothing for any others."""
        names = [piece for piece in pieces if isinstance(piece, str)]
        plurals = {name: self._traits(name).get("many", "") for name in names}
        if len(names) < len(pieces) or not all(plurals.values()):
            return []
        counts = {name: names.count(name) for name in plurals}
        return [f"{count} {self.piece(name) if count == 1 else plurals[name]}" for name, count in counts.items()]

    def _traits(self, token: str) -> dict[str, str]:
        """The grammar of a name: its attributes."""
        token = token.partition(".")[0]
        if not self._bundle.has_message(f"name-{token}"):
            return {}
        attributes = self._bundle.get_message(f"name-{token}").attributes
        return {trait: str(self._bundle.format_pattern(pattern)[0]) for trait, pattern in attributes.items()}

    def _listed(self, items: list[str]) -> str:
        if len(items) < 2:
            return items[0] if items else self._format("none", {})
        return self._format("list", {"items": ", ".join(items[:-1]), "last": items[-1]})

    def _format(self, key: str, variables: Mapping[str, object]) -> str:
        """The words; a message that is missing shows its key, so that play goes on."""
        pattern = self._bundle.get_message(key).value if self._bundle.has_message(key) else None
        if pattern is None:
            self._complain(key, "is missing")
            return key
        words, errors = self._bundle.format_pattern(pattern, dict(variables))
        for error in errors:
            self._complain(key, str(error))
        return Spoken(words)

    def _complain(self, key: str, problem: str) -> None:
        if self.problems is not None:
            self.problems.append(f"{key}: {problem}")


def _first(name: str) -> str:
    """What decides the article of a name: its first letter, or that it has its own."""
    word, _, rest = name.partition(" ")
    return "article" if rest and word.casefold() in _ARTICLES else normalize("NFD", name)[:1].casefold()


def _told(speaker: Speaker, value: object) -> object:
    """A refusal may have been caused by another one."""
    return speaker.refusal(value) if isinstance(value, Refusal) else value


@cache
def _bundle(language: str, folders: tuple[Path, ...]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for place in FRAME:
        bundle.add_resource(read_words(place / f"{language}.ftl"))
    for place in folders:
        bundle.add_resource(FluentResource(text_of(place, language)))
    return bundle


def spoken(folder: Path) -> tuple[str, ...]:
    """The languages for which a folder has words."""
    return tuple(language for language in LANGUAGES if (folder / f"{language}.ftl").is_file())


def text_of(folder: Path, language: str) -> str:
    """The words of a folder in a language, or in English if it lacks that one; raises BadData if it has neither."""
    path = folder / f"{language if language in spoken(folder) else LANGUAGES[0]}.ftl"
    try:
        return path.read_text("utf-8")
    except (OSError, ValueError) as cause:
        raise BadData(where=path.name, expected="Fluent", found=str(cause)) from cause


def trouble(game: Game[Any, Any]) -> BadData | None:
    """The first thing that cannot be read in the words or the register of a game; None if all can."""
    try:
        for language in spoken(home(game)) or LANGUAGES[:1]:
            read_words(home(game) / f"{language}.ftl")
        register(game)
    except BadData as wrong:
        return wrong
    return None


def read_words(path: Path) -> ast.Resource:
    """A Fluent file; raises BadData naming the line that cannot be read or the message that stands twice."""
    try:
        text = path.read_text("utf-8")
    except (OSError, ValueError) as cause:
        raise BadData(where=path.name, expected="Fluent", found=str(cause)) from cause
    return _parsed(text, path.name)


@cache
def _parsed(text: str, name: str) -> ast.Resource:
    resource = FluentResource(text)
    seen: set[str] = set()
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            start = entry.span.start if entry.span else 0
            line = text[:start].count("\n") + 1
            raise BadData(where=f"{name}, line {line}", expected="Fluent", found=text[start:].splitlines()[0][:80])
        if isinstance(entry, ast.Message):
            if entry.id.name in seen:
                raise BadData(where=name, expected="each message once", found=entry.id.name)
            seen.add(entry.id.name)
    return resource
