"""The commands that look: `games`, `replay`, `verify`, `rules` and `effects`."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from wardroom.cli.arguments import GameName, Lang, MatchFile, OtherGame, whole
from wardroom.cli.language import language
from wardroom.cli.look import Look
from wardroom.cli.rulebook import chapter, list_effects, list_rules, show_rules
from wardroom.cli.screen import Screen, complain
from wardroom.cli.speaking import speaking
from wardroom.engine import Game, Refusal, Seat
from wardroom.engine.record import Record, proof
from wardroom.engine.record import replay as replayed
from wardroom.engine.record import verify as verified
from wardroom.lab.proofs import proofs
from wardroom.shelf import broken, find, ids, rules_of
from wardroom.store import load, sets
from wardroom.words import Rule, Speaker, register, trouble

UNPROVED = 3


def games(lang: Lang = None) -> None:
    """Show the shelf."""
    words, left_out = Speaker(language(lang)), broken()
    columns = [words.say(f"shelf-{column}") for column in ("id", "title", "players", "about")]
    sound = {name: find(name) for name in ids() if name not in left_out}
    Screen().table(columns, [_spine(game, name, words.language) for name, game in sound.items()])
    for why in (*left_out.values(), *filter(None, map(trouble, sound.values()))):
        complain(words.refusal(why))


def _spine(game: Game[Any, Any], name: str, spoken: str) -> tuple[str, ...]:
    words = Speaker(spoken, game)
    return name, words.say("title"), _span(game.players), words.say("about")


def _span(players: tuple[int, ...]) -> str:
    """Numbers of players as people write them: `2-4`, or `2, 4`."""
    first, last = min(players), max(players)
    is_whole = len(players) > 1 and len(players) == last - first + 1
    return f"{first}-{last}" if is_whole else ", ".join(map(str, players))


def replay(
    file: MatchFile,
    at: Annotated[
        int | None, typer.Option("--at", metavar="N", parser=whole, help="Show the table after so many answers.")
    ] = None,
    seat: Annotated[str | None, typer.Option("--seat", metavar="NAME|N", help="As this player sees it.")] = None,
    everything: Annotated[bool, typer.Option("--all", help="Show everybody's answers, secret ones too.")] = False,
    game: OtherGame = None,
    lang: Lang = None,
) -> None:
    """Tell a match again, in words, or show one moment of it.

    A finished match is told with everything in it, one under way as a spectator would see it.
    """
    saved = load(file)
    rules = find(game) if game else rules_of(saved.game, saved.rules, sets())
    words = Speaker(language(lang), rules, saved.seats, _seat(seat, saved.seats))
    with speaking(words):
        match = replayed(saved, rules)
    is_open = everything or (seat is None and match.is_over)
    look = Look(match, words, Screen())
    if at is not None:
        _show_moment(look, at, is_open)
    else:
        look.title()
        _tell(look, is_open)
        _show_end(look, saved)


def _seat(asked: str | None, names: Sequence[str]) -> Seat | None:
    """The seat of a player who is named, or counted from 1; raises Refusal if there is none."""
    if asked is None:
        return None
    for seat, name in enumerate(names):
        if asked.casefold() in (name.casefold(), str(seat + 1)):
            return Seat(seat)
    raise Refusal("nobody-called", name=asked, known=names)


def _tell(look: Look, is_open: bool) -> None:
    """The whole log: every answer that the reader may know, and what came of it."""
    for number, line in enumerate(look.match.log):
        if line.seat is not None and line.option is not None and (is_open or line.seat == look.words.reader):
            option = look.words.to(line.seat).option(line.option)
            told = look.words.say("log-answer", number=str(number), seat=line.seat, words=option, play=line.play)
            look.screen.line(told)
        look.events(number, line, is_open)


def _show_end(look: Look, saved: Record) -> None:
    if look.match.is_over:
        look.result()
    elif saved.crash:
        look.screen.line(look.words.say("crash-before", play=saved.crash.play or "-", error=saved.crash.error))
    else:
        look.waiting()


def _show_moment(look: Look, at: int, is_open: bool) -> None:
    """The table after so many answers, and what is asked there of those whose questions the reader may see."""
    if at > look.match.sequence:
        raise Refusal("no-such-moment", at=at, most=look.match.sequence)
    then = Look(look.match.at(at), look.words, look.screen)
    look.screen.heading(look.words.say("log-moment", number=str(at), most=str(look.match.sequence)))
    asked = [ask for ask in then.match.asks if is_open or ask.seat == look.words.reader]
    if not asked:
        then.picture()
        then.waiting() if then.match.asks else then.result()
    for ask in asked:
        its = then.to(ask.seat)
        look.screen.line(look.words.say("play-turn-of", seat=ask.seat))
        its.picture()
        its.question(ask)
        its.options(ask)


def verify(file: MatchFile, game: OtherGame = None, lang: Lang = None) -> None:
    """Derive every roll and shuffle of a finished match again from the seal on its dice.

    Exit code 3 if something is right as far as it can be known, but not all of it follows from a seal.
    """
    saved = load(file)
    rules = find(game) if game else rules_of(saved.game, saved.rules, sets())
    words, screen = Speaker(language(lang), rules), Screen()
    with speaking(words):
        match = verified(saved, rules)
    found = proof(saved)
    for seal in saved.seals:
        screen.line(words.say("verify-seal", commitment=seal.commitment))
    screen.line(words.say("verify-dice", rolls=found.derived, lines=len(match.log) - found.lines))
    if found.is_composed:
        screen.line(words.say("verify-composed"))
    if found.lines:
        screen.line(words.say("verify-carried", lines=found.lines, rolls=found.older))
    if saved.resealed:
        screen.line(words.say("verify-resealed", times=len(saved.resealed), lines=_beginnings(saved)))
    screen.line(words.say("verify-scores"))
    if not found.is_whole:
        raise typer.Exit(UNPROVED)


def _beginnings(saved: Record) -> tuple[str, ...]:
    """The lines after which another seal begins."""
    return tuple(str(seal.since - 1) for seal in saved.resealed)


def rules(
    game: GameName,
    rule: Annotated[str | None, typer.Argument(metavar="ID", help="A rule; those below it are shown too.")] = None,
    untested: Annotated[bool, typer.Option("--untested", help="Only the rules that no test proves.")] = False,
    kind: Annotated[str | None, typer.Option("--kind", metavar="KIND", help="Only rules of this kind.")] = None,
    tests: Annotated[Path, typer.Option("--tests", metavar="DIR", help="Where the tests are.")] = Path("tests"),
    lang: Lang = None,
) -> None:
    """Show the rule register of a game, one of its rules, or what no test proves."""
    chosen = find(game)
    screen, words = Screen(), Speaker(language(lang), chosen)
    listed = _of_kind(chapter(chosen, rule) if rule else list(register(chosen).values()), kind)
    if untested:
        _show_untested(screen, words, chosen, listed, tests)
    elif rule and kind is None:
        show_rules(screen, words, chosen, rule)
    else:
        list_rules(screen, words, listed)


def effects(game: GameName, lang: Lang = None) -> None:
    """Show the effects that cards may name in an owner's own tables of a game."""
    chosen = find(game)
    list_effects(Screen(), Speaker(language(lang), chosen), chosen)


def _of_kind(listed: list[Rule], kind: str | None) -> list[Rule]:
    kinds = tuple(sorted({rule.kind for rule in listed}))
    if kind is not None and kind not in kinds:
        raise Refusal("unknown-kind", kind=kind, known=kinds)
    return [rule for rule in listed if kind in (None, rule.kind)]


def _show_untested(screen: Screen, words: Speaker, game: Game[Any, Any], listed: list[Rule], tests: Path) -> None:
    """List what no test proves; exit code 1 if there is anything, or if tests are marked with unknown ids."""
    found = proofs(game.id, register(game), tests)
    unproved = [rule for rule in listed if rule.id in found.unproved]
    for rule in unproved:
        screen.line(words.say("rule-line", id=rule.id, title=rule.title(words.language)))
    if found.unknown:
        raise Refusal("unknown-marks", rules=tuple(found.unknown), game=game.id)
    screen.line(words.say("rule-proved", proved=len(listed) - len(unproved), all=len(listed)))
    if unproved:
        raise typer.Exit(1)
