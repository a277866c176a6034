"""Secrecy: dealing anew what a seat cannot know leaves all that reaches this seat as it was, and a game to play.

A bot looks for its move in such imagined worlds. If a world showed it another view, other options or other refusals,
then those would tell it what is really hidden.
"""

from collections.abc import Iterator
from copy import copy
from functools import partial
from typing import Any

from wardroom.engine import Dice, Match, Position, Refusal, Seat
from wardroom.engine.plain import to_plain
from wardroom.engine.table import Audience
from wardroom.engine.testkit.faces import ask_face, face, name_of, require_same, views
from wardroom.engine.testkit.trial import Trial, check, play_on, require

_AHEAD = 60
_WORLDS = 16


@check
def check_secrecy(trial: Trial) -> None:
    """Whatever a seat or a spectator receives is the same in all worlds it can imagine; each is a game to play on."""
    for match in trial.moments():
        before, kept = face(match.position), trial.game.conserved(match.position.state)
        for watcher in trial.watchers:
            world = match.position.imagine(watcher, trial.source("imagine", match.sequence, watcher))
            _require_alike(match, world, watcher)
            require_same(f"imagining loses something, for {name_of(watcher)}", kept, trial.game.conserved(world.state))
        _require_playable(trial, _some_world(trial, match), match.sequence)
        require_same("imagining changed the truth", before, face(match.position))


def _require_alike(match: Match[Any], world: Position[Any], watcher: Seat | None) -> None:
    """View, asks and refusals are those of the true match."""
    truth, game, who = match.position, match.game, name_of(watcher)
    seen, imagined = game.view(truth.state, watcher), game.view(world.state, watcher)
    require_same(f"imagining changes what {who} sees", to_plain(seen), to_plain(imagined))
    require_same(f"imagining changes the result for {who}", to_plain(truth.result), to_plain(world.result))
    asked = {ask.seat for ask in truth.asks} | set(truth.answered) - {watcher}
    require_same(f"imagining changes who is asked, for {who}", asked, {ask.seat for ask in world.asks})
    if watcher is not None:
        mine, imagined_mine = ask_face(truth.ask_of(watcher)), ask_face(world.ask_of(watcher))
        require_same(f"imagining changes what {who} is asked", mine, imagined_mine)
        _require_same_refusals(match, world, watcher)


def _require_same_refusals(match: Match[Any], world: Position[Any], seat: Seat) -> None:
    imagined = copy(match)
    imagined.position = world
    for play in _wrong_answers(match, world, seat):
        told = f"imagining changes why seat {seat} may not answer {play!r}"
        require_same(told, _refusal(match, seat, play), _refusal(imagined, seat, play))


def _wrong_answers(match: Match[Any], world: Position[Any], seat: Seat) -> Iterator[str]:
    """What a curious seat might try: bare kinds, and whatever is on offer to others, in truth or in the world."""
    mine = match.position.ask_of(seat)
    offers = [option.notation for where in (match.position, world) for ask in where.asks for option in ask.options]
    for play in dict.fromkeys([*(kind.kind for kind in match.game.options), *offers]):
        if mine is None or mine.find(play) is None:
            yield play


def _refusal(match: Match[Any], seat: Seat, play: str) -> tuple[str, dict[str, object]]:
    """The kind and the facts of a refusal, apart from who is waited for: secret answers are asked again in a world."""
    try:
        match.answer(seat, play)
    except Refusal as refusal:
        facts = {name: fact for name, fact in refusal.facts.items() if name != "waiting"}
        return type(refusal).__name__, facts
    raise AssertionError(f"seat {seat} was not refused {play!r}")


def _some_world(trial: Trial, match: Match[Any]) -> Position[Any]:
    """A world that somebody can imagine."""
    dice = Dice(trial.source("somebody", match.sequence))
    return match.position.imagine(dice.pick(trial.watchers), dice.source)


def _require_playable(trial: Trial, world: Position[Any], purpose: int) -> None:
    """Every option of an imagined world can be played, a fork of it equals it, and it goes on with nothing lost."""
    there, kept = face(world), trial.game.conserved(world.state)
    fork = world.fork(trial.source("world", purpose))
    require_same("a fork of an imagined world differs from it", there, face(fork))
    for ask in world.asks:
        require(ask.options, f"in an imagined world seat {ask.seat} is offered no options")
        for option in ask.options:
            _require_kept(trial, _after(trial, world, ask.seat, option), kept)
    play_on(fork, Dice(trial.source("world choices", purpose)), _AHEAD)
    _require_kept(trial, fork, kept)
    require_same("playing on in a fork changed the imagined world", there, face(world))


def _after(trial: Trial, world: Position[Any], seat: Seat, option: Any) -> Position[Any]:
    fork = world.fork(trial.source("option"))
    try:
        fork.answer(seat, option)
    except Exception as cause:
        error = f"{type(cause).__name__}: {cause}"
        raise AssertionError(f"in an imagined world {option.notation!r} of seat {seat} fails: {error}") from cause
    return fork


def _require_kept(trial: Trial, world: Position[Any], kept: object) -> None:
    require_same("not conserved in an imagined world", kept, trial.game.conserved(world.state))


@check
def check_reshuffle(trial: Trial) -> None:
    """Shuffling what nobody knows changes nothing that anybody sees or is asked, and loses nothing."""
    for match in trial.moments():
        before, kept = face(match.position), trial.game.conserved(match.position.state)
        world = match.position.fork(trial.source("reshuffled", match.sequence))
        world.deal("decks", Dice(trial.source("reshuffle", match.sequence)))
        for watcher in trial.watchers:
            seen, other = (to_plain(trial.game.view(each.state, watcher)) for each in (match.position, world))
            require_same(f"reshuffling changes what {name_of(watcher)} sees", seen, other)
        asked, others = ([*map(ask_face, each.asks)] for each in (match.position, world))
        require_same("reshuffling changes what is asked", asked, others)
        require_same("reshuffling loses something", kept, trial.game.conserved(world.state))
        fork = world.fork(trial.source("reshuffled", match.sequence))
        require_same("a fork of a reshuffled position differs from it", face(world), face(fork))
        require_same("reshuffling a fork changed the truth", before, face(match.position))


@check
def check_stills(trial: Trial) -> None:
    """What is seen while an event is told is as secret as what is seen at rest, and looking changes nothing.

    A card that is on its way from a hand to the table is where a leak would be.
    """
    for match in trial.walk():
        heard = match.position.table.heard
        assert isinstance(heard, Audience)
        heard.look = partial(_look_on, trial, match) if trial.is_sampled(match.sequence) else _look_away


def _look_away() -> None:
    pass


def _look_on(trial: Trial, match: Match[Any]) -> None:
    """Nobody keeps a still; everybody looks, at the truth and at a world they can imagine."""
    state = match.position.state
    before = to_plain(state)
    for watcher in trial.watchers:
        seen, world = to_plain(trial.game.view(state, watcher)), state.copy()
        require_same(
            f"in the middle of a turn {name_of(watcher)} changes the state by looking", before, to_plain(state)
        )
        trial.game.imagine(world, watcher, Dice(trial.source("still", match.sequence, watcher)))
        imagined = to_plain(trial.game.view(world, watcher))
        require_same(f"in the middle of a turn imagining changes what {name_of(watcher)} sees", seen, imagined)


@check
def check_imagination(trial: Trial) -> None:
    """In a game with secrets, worlds differ from each other: `imagine` really deals anew, and by the dice.

    From a composed position they need not within so few decisions, if all that is hidden there are two guns alike.
    """
    is_hidden = trial.hidden
    for match in trial.moments():
        if is_hidden is None and _has_secrets(match):
            is_hidden = True
        if is_hidden is not False and any(_is_dealt_anew(trial, match, seat) for seat in trial.seats):
            return
    require(
        not is_hidden or (trial.composed and trial.hidden is None),
        "imagining comes out the same with all dice, although seats see different things",
    )


def _has_secrets(match: Match[Any]) -> bool:
    """Whether two seats see different things now."""
    seen = [view for name, view in views(match).items() if name != "None"]
    return any(view != seen[0] for view in seen)


def _is_dealt_anew(trial: Trial, match: Match[Any], seat: Seat) -> bool:
    """Whether any of a number of worlds that a seat imagines now differs from the first."""
    sources = (trial.source("anew", match.sequence, seat, number) for number in range(_WORLDS))
    worlds = (to_plain(match.position.imagine(seat, source).state) for source in sources)
    first = next(worlds)
    return any(world != first for world in worlds)


@check
def check_guesses(trial: Trial) -> None:
    """What a seat imagines comes of the dice and of what it knows: from worlds it cannot tell apart, the same.

    A game sorts what is hidden before it shuffles it. Else a bot with the same dice would choose otherwise in a world
    that looks the same to it.
    """
    for match in trial.moments():
        for watcher in trial.watchers:
            other = match.position.imagine(watcher, trial.source("other", match.sequence, watcher))
            truth, elsewhere = (
                to_plain(world.imagine(watcher, trial.source("guess", match.sequence, watcher)).state)
                for world in (match.position, other)
            )
            require_same(f"what {name_of(watcher)} imagines depends on what is hidden", truth, elsewhere)
