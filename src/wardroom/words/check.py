"""The check of a game's words: that everything the game can say is said, in every language and to every reader.

The files are read first: messages that are missing or that nothing uses, variables that nobody provides, rules that
the register does not know. Then `wardroom.words.listening` plays matches and reads what their players would read.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields
from pathlib import Path
from types import NoneType
from typing import Any, NewType, TypeAlias, get_args, get_origin, get_type_hints

from fluent.runtime.builtins import BUILTINS
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from wardroom.engine import BadData, Game, Phrase, Seat
from wardroom.engine.game import Setting
from wardroom.shelf import home
from wardroom.words.listening import listen
from wardroom.words.register import register
from wardroom.words.speaker import FRAME, LANGUAGES, Speaker, read_words, spoken
from wardroom.words.switches import unread

Patterns: TypeAlias = Mapping[str, ast.Pattern]
"""The words of a file: of a message under `id`, of an attribute under `id.attribute`, of a term under `-id`."""


def assert_words(game: Game[Any, Any], games: int = 3) -> None:
    """For tests: fail with the list of all that is wrong with the words of a game."""
    problems = check_words(game, games)
    assert not problems, "\n".join(problems)


def check_words(game: Game[Any, Any], games: int = 3) -> list[str]:
    """All that is wrong with the words of a game, a line each. Plays so many matches with each number of players."""
    files: dict[str, Patterns] = {}
    problems = [*_register_problems(game), *_name_problems(game)]
    problems += [f"switch-{name} is told to players, and no rule reads it" for name in unread(game)]
    for language in _languages(game):
        try:
            files[language] = _patterns(home(game) / f"{language}.ftl")
        except BadData as wrong:
            problems.append(Speaker("en").refusal(wrong))
    for language, words in files.items():
        problems += [f"{language}.ftl: {problem}" for problem in _file_problems(game, language, words)]
        problems += [f"{language}.ftl: {problem}" for problem in _missing_beside(words, files)]
    for language, found in listen(game, files, games).items():
        problems += [f"{language}: {problem}" for problem in found]
    return list(dict.fromkeys(problems))


def _languages(game: Game[Any, Any]) -> tuple[str, ...]:
    """The languages that a game speaks: those it has a file for, and English in any case."""
    return tuple(dict.fromkeys((LANGUAGES[0], *spoken(home(game)))))


def _register_problems(game: Game[Any, Any]) -> Iterator[str]:
    try:
        rules = register(game)
    except BadData as wrong:
        yield Speaker("en").refusal(wrong)
        return
    for rule in rules.values():
        for field in (f"{part}_{language}" for part in ("title", "summary") for language in _languages(game)):
            if not getattr(rule, field).strip():
                yield f"rules.toml: rule {rule.id} has no {field}"
    for key, phrase in _declared(game).items():
        if phrase.rule and phrase.rule not in rules:
            yield f"rules.toml: there is no rule {phrase.rule}, which {key} cites"


def _name_problems(game: Game[Any, Any]) -> Iterator[str]:
    """Pieces that the game's data name in some languages only."""
    for piece, names in game.names.items():
        for language in _languages(game):
            if not names.get(language, "").strip():
                yield f"{piece} has no name in {language}"


def _declared(game: Game[Any, Any]) -> dict[str, type[Phrase]]:
    """Every phrase of the game under the key of its words."""
    families = {"ask": game.questions, "option": game.options, "event": game.events, "note": game.notes}
    return {f"{family}-{phrase.kind}": phrase for family, phrases in families.items() for phrase in phrases}


def _patterns(path: Path) -> Patterns:
    found: dict[str, ast.Pattern] = {}
    for entry in read_words(path).body:
        if isinstance(entry, ast.Message | ast.Term):
            key = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            values = {key: entry.value, **{f"{key}.{trait.id.name}": trait.value for trait in entry.attributes}}
            found.update({place: value for place, value in values.items() if value is not None})
    return found


def _messages(words: Iterable[str]) -> set[str]:
    return {key.partition(".")[0] for key in words if not key.startswith("-")}


def _missing_beside(words: Patterns, files: Mapping[str, Patterns]) -> Iterator[str]:
    """Messages that only the other language has."""
    for language, other in files.items():
        for key in sorted(_messages(other) - _messages(words)):
            yield f"{key} is missing, {language}.ftl has it"


def _file_problems(game: Game[Any, Any], language: str, words: Patterns) -> Iterator[str]:
    frame = {key: each for place in FRAME for key, each in _patterns(place / f"{language}.ftl").items()}
    for key in sorted(_expected(game) - words.keys()):
        yield f"{key} is missing"
    for key in sorted(_messages(words) & _messages(frame)):
        yield f"{key} is a message of the frame, and only that one would be heard"
    for key in sorted(_messages(words) - _expected(game)):
        if key.startswith(("ask-", "option-", "event-", "note-", "switch-", "measure-")):
            yield f"{key} is not in the game"
    yield from _use_problems(_declared(game), words, {**frame, **words})


def _expected(game: Game[Any, Any]) -> set[str]:
    switches = {f"switch-{switch.name}{part}" for switch in game.switches for part in ("", ".about")}
    values = {f"switch-{each.name}.{_named(value)}" for each in game.switches for value in each.values}
    several = {f"option-{option.kind}.several" for question in game.questions for option in question.gathers}
    named = (value for value in values if value[-1] != ".")
    measures = (f"measure-{name}" for name in game.measures.names)
    return {"title", "about", "goal", *measures, *switches, *named, *several, *_declared(game)}


def _named(value: Setting) -> str:
    """Where the words for a value of a switch are: numbers may share theirs, but 0 never means how many there are."""
    if isinstance(value, bool):
        return ""
    return "values" if isinstance(value, int) and value else f"value-{value}"


def _is_named(value: Setting) -> bool:
    """Whether a value of a switch needs a name: a word does, and a 0, which says nothing by itself."""
    return isinstance(value, str) or (value == 0 and not isinstance(value, bool))


class Uses(Visitor):
    """What words refer to, in all their branches."""

    def __init__(self, node: ast.Pattern | ast.Message) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.functions: set[str] = set()
        self.visit(node)

    def generic_visit(self, node: ast.BaseNode) -> None:
        """Note what a node refers to, then look inside."""
        if isinstance(node, ast.VariableReference):
            self.variables.add(node.id.name)
        elif isinstance(node, ast.FunctionReference):
            self.functions.add(node.id.name)
        elif isinstance(node, ast.MessageReference | ast.TermReference):
            term = "-" if isinstance(node, ast.TermReference) else ""
            attribute = f".{node.attribute.name}" if node.attribute else ""
            self.references.add(f"{term}{node.id.name}{attribute}")
        super().generic_visit(node)


def _use_problems(declared: Mapping[str, type[Phrase]], words: Patterns, known: Patterns) -> Iterator[str]:
    for key, pattern in words.items():
        uses, provided = Uses(pattern), _provided(key, declared, words)
        for reference in sorted(uses.references - known.keys()):
            yield f"{key} refers to {reference}, which is not there"
        for function in sorted(uses.functions - BUILTINS.keys()):
            yield f"{key} calls {function}, which is not a function"
        if provided is not None:
            for variable in sorted(_variables(key, known) - provided):
                yield f"{key} uses ${variable}, which is not provided"


def _variables(key: str, known: Patterns, seen: frozenset[str] = frozenset()) -> set[str]:
    """The variables a message uses, by itself or through messages it refers to. Terms have their own."""
    if key in seen or key.startswith("-") or key not in known:
        return set()
    uses = Uses(known[key])
    return uses.variables.union(*(_variables(other, known, seen | {key}) for other in uses.references))


def _provided(key: str, declared: Mapping[str, type[Phrase]], words: Patterns) -> set[str] | None:
    """The variables that the speaker gives to a message; None where it is up to the code that says it."""
    message = key.partition(".")[0]
    if key.startswith("option-") and key.endswith(".several"):
        return {"count"}
    if message in declared:
        traits = {name.partition(".")[2] for name in words if name.startswith("name-") and "." in name}
        asked = {"seat", "seat_is"} if message.startswith("ask-") else set()
        return asked | _phrase_variables(declared[message], traits)
    if message == "goal":
        return {"players", *(key.removeprefix("switch-") for key in words if key.startswith("switch-"))}
    if message in ("title", "about") or message.startswith(("name-", "switch-", "measure-")):
        return {"number"} if key.endswith(".values") else set()
    return None


def _phrase_variables(phrase: type[Any], traits: set[str]) -> set[str]:
    hints = get_type_hints(phrase)
    names: set[str] = set()
    for field in fields(phrase):
        names.add(field.name)
        if hints[field.name] in (Seat, Seat | None):
            names.add(f"{field.name}_is")
        elif _may_be_text(hints[field.name]):
            names |= {f"{field.name}_{trait}" for trait in (*traits, "first")}
    return names


def _may_be_text(hint: Any) -> bool:
    while isinstance(hint, NewType):
        hint = hint.__supertype__
    if isinstance(hint, type):
        return issubclass(hint, str)
    if get_origin(hint) is tuple:
        return False
    return any(isinstance(part, str) or (part is not NoneType and _may_be_text(part)) for part in get_args(hint))
