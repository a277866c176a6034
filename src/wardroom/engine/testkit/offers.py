"""Offers: lists of options that a person can read, a client can send back and a search can rely on."""

import re
from typing import Any

from wardroom.engine import Ask, Match
from wardroom.engine.match import LONGEST_NOTATION
from wardroom.engine.testkit.faces import are_alike, ask_face, face, require_same
from wardroom.engine.testkit.trial import Trial, check, require

_NOTATION = re.compile(r"[!-~]+( [!-~]+)*")


@check
def check_options(trial: Trial) -> None:
    """Every list is non-empty, short, free of doubles, the same when looked at again, and readable as notation."""
    for match in trial.walk():
        seats = [ask.seat for ask in match.asks]
        require(len(set(seats)) == len(seats), f"a seat is asked twice at once: {seats}")
        require(set(seats) <= set(trial.seats), f"a seat is asked that does not exist: {seats}")
        if trial.is_moment(match):
            _require_still(match)
        for ask in match.asks:
            _require_list(ask, trial.longest)
            _require_notation(ask)


def _require_still(match: Match[Any]) -> None:
    """Looking, and looking again, changes neither the lists nor the state nor the dice."""
    rolled = len(match.position.table.dice.record)
    before = face(match.position)
    for ask in match.asks:
        ask.look_again()
    require_same("looking again at the options shows something else", before, face(match.position))
    require(len(match.position.table.dice.record) == rolled, "looking at the options rolled dice")


def _require_list(ask: Ask, longest: int) -> None:
    options, seat = ask.options, ask.seat
    require(isinstance(options, list | tuple), f"the options of seat {seat} are a {type(options).__name__}, not a list")
    require(options, f"seat {seat} is offered no options")
    require(len(options) <= longest, f"seat {seat} is offered {len(options)} options, more than {longest}")
    notations = [option.notation for option in options]
    doubles = {notation for notation in notations if notations.count(notation) > 1}
    require(not doubles, f"seat {seat} is offered the same notation twice: {sorted(doubles)}")


def _require_notation(ask: Ask) -> None:
    """Every option prints to one line of words, its kind first, and is found again from it."""
    for option in ask.options:
        line = option.notation
        require(_NOTATION.fullmatch(line), f"not a line of printable words with single spaces between: {line!r}")
        require(len(line) <= LONGEST_NOTATION, f"a notation longer than {LONGEST_NOTATION}: {line!r}")
        require(line.split(" ")[0] == option.kind, f"the first word of {line!r} is not its kind, {option.kind!r}")
        require(ask.find(line) == option, f"{line!r} is read back as {ask.find(line)!r}, not as {option!r}")


@check
def check_effects(trial: Trial) -> None:
    """No option promises in vain: after it something else lies on the table, or something else is asked."""
    for match in trial.moments():
        for ask in match.asks:
            for option in ask.options:
                after = match.position.fork(trial.source("effect", match.sequence))
                after.answer(ask.seat, option)
                told = f"{option.notation!r} of seat {ask.seat} changes nothing, and the same is asked again"
                require(not are_alike(match.position, after), told)


@check
def check_vocabulary(trial: Trial) -> None:
    """Every question, option and event that occurs is declared by the game, and no two declared kinds share a name."""
    game = trial.game
    for declared in (game.questions, game.options, game.events):
        kinds = [phrase.kind for phrase in declared]
        require(len(set(kinds)) == len(kinds), f"declared twice: {sorted(kinds)}")
    for match in trial.walk():
        for ask in match.asks:
            _require_declared("question", {type(ask.question)}, game.questions)
            _require_declared("option", {type(option) for option in ask.options}, game.options)
            require(ask_face(ask), "an ask cannot be shown")
        _require_declared("event", {type(told.event) for told in match.log[-1].told}, game.events)


def _require_declared(what: str, seen: set[type], declared: tuple[type, ...]) -> None:
    names = sorted(kind.__name__ for kind in seen - set(declared))
    require(not names, f"not a declared {what}: {', '.join(names)}")
