"""Every message that has a number, said with -1, 0, 1 and 2 of each, and with names that bring their own article.

The sentences are on file, one file for each game and language, and were read by eye. After a change of words or rules:
`python -m tests.words.sayings kaiser` writes them again, from the facts on file and from what random matches tell anew;
read what has changed before you commit it.
"""

import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, ClassVar, TypeAlias, get_origin, get_type_hints

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from wardroom.engine import Ask, Dice, Game, Match, Phrase, Seat, Stream
from wardroom.engine.plain import to_plain
from wardroom.engine.record import loads, replay
from wardroom.engine.testkit import Trial, switches
from wardroom.shelf import BUILT_IN, find, home
from wardroom.words import Speaker
from wardroom.words.speaker import LANGUAGES, read_words

HERE = Path(__file__).parent / "said"
GOLDEN = Path(__file__).parents[1] / "games"
NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elena", "Furio", "Gina", "Ugo")
NUMBERS = (-1, 0, 1, 2)
ARTICLES = {"la", "il", "le", "lo", "gli", "el", "the"}

Facts: TypeAlias = dict[str, Any]
"""The facts of a message, as JSON has them."""
Samples: TypeAlias = dict[str, Facts]


# --- which messages ---------------------------------------------------------------------------------------------------


def phrases(game: Game[Any, Any]) -> dict[str, type[Phrase]]:
    """The phrases of a game by the keys of their words."""
    families = {"ask": game.questions, "option": game.options, "event": game.events}
    return {f"{family}-{phrase.kind}": phrase for family, kinds in families.items() for phrase in kinds}


def numbers_of(phrase: type[Phrase]) -> list[str]:
    """The fields of a phrase that are numbers."""
    return [name for name, kind in get_type_hints(phrase).items() if kind in (int, int | None)]


class _Variables(Visitor):
    """The variables by whose number a message chooses its words."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if isinstance(node.selector, ast.VariableReference) and "one" in keys:
            self.found.add(node.selector.id.name)
        self.generic_visit(node)


def _variables(game: Game[Any, Any]) -> Iterator[tuple[str, _Variables]]:
    for language in LANGUAGES:
        for entry in read_words(home(game) / f"{language}.ftl").body:
            if isinstance(entry, ast.Message) and entry.id.name.startswith(("table-", "ask-", "option-", "event-")):
                used = _Variables()
                used.visit(entry)
                yield entry.id.name, used


def counted(game: Game[Any, Any]) -> dict[str, set[str]]:
    """Messages that choose words by a number, and by which; in any language."""
    found: dict[str, set[str]] = {}
    for key, used in _variables(game):
        if used.found:
            found.setdefault(key, set()).update(used.found)
    return found


def wanted(game: Game[Any, Any]) -> set[str]:
    """The messages that have a number, or a name that may bring its own article."""
    by_type = {key for key, phrase in phrases(game).items() if numbers_of(phrase)}
    by_name = {key for key, phrase in phrases(game).items() if articled(game) and _has_piece(phrase)}
    return by_type | by_name | set(counted(game))


def _has_piece(phrase: type[Phrase]) -> bool:
    return any(getattr(kind, "__supertype__", kind) is str for kind in get_type_hints(phrase).values())


def articled(game: Game[Any, Any]) -> str:
    """A piece whose name brings its own article, if there is one."""
    return next((piece for piece, names in game.names.items() if names["it"].split()[0].casefold() in ARTICLES), "")


# --- what they were seen to say ---------------------------------------------------------------------------------------


def collect(game: Game[Any, Any], known: Samples) -> Samples:
    """Facts for every message that has a number: those on file, and the first of matches on file and at random."""
    missing = wanted(game) - set(known)
    found = {key: known[key] for key in wanted(game) & set(known)}
    for match in _matches(game):
        if not missing:
            break
        for key, facts in _told(match):
            if key in missing:
                found[key] = facts
                missing.discard(key)
    return {**found, **{key: _invented(game, key) for key in missing if key in phrases(game)}}


def _invented(game: Game[Any, Any], key: str) -> Facts:
    """Facts for a phrase that no match tells: a number, a seat and a piece wherever one is due."""
    usual: dict[Any, Any] = {int: 1, Seat: 0, bool: False, str: next(iter(game.names), "")}
    hints = get_type_hints(phrases(game)[key])
    kinds = {name: getattr(kind, "__supertype__", kind) if kind is not Seat else Seat for name, kind in hints.items()}
    facts = {name: usual.get(kind, []) for name, kind in kinds.items() if get_origin(kind) is not ClassVar}
    return {"seat": 0, **facts} if key.startswith("ask-") else facts


def _matches(game: Game[Any, Any]) -> Iterator[Match[Any]]:
    """Every moment of the matches on file, and of some at random or by rule of thumb."""
    for file in sorted((GOLDEN / game.id / "golden").glob("*.json")):
        whole = replay(loads(file.read_text("utf-8")), game)
        again = whole.at(0)
        for line in whole.log[1:]:
            yield again
            assert line.seat is not None
            again.answer(line.seat, line.play)
        yield again
    for seed in range(1):
        for players in game.players:
            trial = Trial(game, players, seed, switches(game, players, seed))
            yield from trial.walk()
            yield from _by_thumb(trial)


def _by_thumb(trial: Trial) -> Iterator[Match[Any]]:
    match, dice = trial.open(), Dice(Stream(b"sayings"))
    while not match.is_over and match.sequence < trial.limit:
        yield match
        ask = match.asks[0]
        match.answer(ask.seat, trial.game.judgement.choose(match.position.state, ask, dice).notation)
    yield match


def _told(match: Match[Any]) -> Iterator[tuple[str, Facts]]:
    for ask in match.asks:
        yield f"ask-{ask.question.kind}", {"seat": ask.seat, **to_plain(vars(ask.question))}
        for option in ask.options:
            yield f"option-{option.kind}", to_plain(vars(option))
    for event, _ in match.log[-1].told:
        yield f"event-{event.kind}", to_plain(vars(event))
    said: list[tuple[str, Facts]] = []

    def say(key: str, **facts: object) -> str:
        said.append((f"table-{key}", to_plain(facts)))
        return key

    for reader in (None, Seat(0)):
        match.game.picture(match.view(reader), say)
    yield from said


# --- how they read ----------------------------------------------------------------------------------------------------


def sayings(game: Game[Any, Any], language: str, samples: Samples) -> Iterator[str]:
    """Every sentence, a line each: the message, what is varied in it, and how it reads to a spectator and to `you`."""
    kinds, by_words = phrases(game), counted(game)
    for key in sorted(samples):
        numbers = {*by_words.get(key, ()), *(numbers_of(kinds[key]) if key in kinds else ())} & set(samples[key])
        for name in sorted(numbers):
            for number in NUMBERS:
                yield from _both(game, language, key, {**samples[key], name: number}, f"{name} = {number}")
        for name, piece in _articled(game, samples[key]):
            yield from _both(game, language, key, {**samples[key], name: piece}, f"{name} = {piece}")


def _articled(game: Game[Any, Any], facts: Facts) -> Iterator[tuple[str, str]]:
    """Each fact that is a piece named by the data, and a piece whose name brings its own article."""
    for name, value in facts.items():
        if isinstance(value, str) and value.partition(".")[0] in game.names and articled(game):
            yield name, articled(game)


def _both(game: Game[Any, Any], language: str, key: str, facts: Facts, varied: str) -> Iterator[str]:
    heard = [_say(Speaker(language, game, NAMES, reader), game, key, facts) for reader in (None, Seat(0))]
    for sentence in dict.fromkeys(heard):
        yield f"{key} | {varied} | {sentence}"


def _say(speaker: Speaker, game: Game[Any, Any], key: str, facts: Mapping[str, Any]) -> str:
    kind = phrases(game).get(key)
    if kind is None:
        return speaker.say(key, **facts)
    family, own = key.partition("-")[0], {name: _tuple(value) for name, value in facts.items()}
    if family != "ask":
        phrase = kind(**own)
        return speaker.option(phrase) if family == "option" else speaker.event(phrase)  # type: ignore[arg-type]
    seat = Seat(own.pop("seat"))
    return speaker.ask(Ask(seat, (), kind, (), own))  # type: ignore[arg-type]


def _tuple(value: Any) -> Any:
    return tuple(map(_tuple, value)) if isinstance(value, list) else value


# --- on file ----------------------------------------------------------------------------------------------------------


def samples_of(game: str) -> Samples:
    """The facts on file."""
    file = HERE / f"{game}.json"
    found: Samples = json.loads(file.read_text("utf-8")) if file.exists() else {}
    return found


def main(names: list[str]) -> None:
    """Write everything again."""
    for name in names or BUILT_IN:
        game = find(name)
        samples = collect(game, samples_of(name))
        (HERE / f"{name}.json").write_text(json.dumps(samples, indent=1, sort_keys=True, ensure_ascii=False) + "\n")
        samples = samples_of(name)
        for language in LANGUAGES:
            text = "".join(f"{line}\n" for line in sayings(game, language, samples))
            (HERE / f"{name}.{language}.txt").write_text(text, "utf-8")
        print(name, len(samples), "messages; never heard:", sorted(wanted(game) - set(samples)))


if __name__ == "__main__":
    main(sys.argv[1:])
