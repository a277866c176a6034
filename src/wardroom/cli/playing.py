"""The commands `play` and `resume`."""

import shlex
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import count
from pathlib import Path
from secrets import token_hex
from typing import Annotated, Any

import typer

from wardroom.cli.arguments import GameName, Lang, OtherGame, Players, Switches, settings
from wardroom.cli.language import language
from wardroom.cli.logbook import Logbook
from wardroom.cli.look import Look
from wardroom.cli.screen import Screen, complain
from wardroom.cli.seating import PERSON, Seating, known_bots, seating
from wardroom.cli.sitting import NO_NOTES, Left, Sitting
from wardroom.cli.speaking import speaking
from wardroom.cli.spoken import spoken
from wardroom.engine import Game, Match, Options, Refusal, Seal, seal, seeded
from wardroom.engine.record import check_rules, replay
from wardroom.lessons.first import FirstGame, first_game, first_notes
from wardroom.players.own import is_address
from wardroom.shelf import find, ids, rules_of
from wardroom.store import fresh, load, matches, sets, unfinished
from wardroom.words import Speaker, trouble

_LONGEST_TEXT = 64
_SEATS = "Who plays: people by name, bots by kind or as Name=kind, such as Anna,Bruno=captain,random,mine.py:Bot."
_FIRST = "The short first game that is proposed after a lesson, with a note on each new kind of question."
_TRUST = "Run this bot of your own that the match names, such as mine.py:Bot; may be given several times."


def play(
    game: Annotated[str | None, GameName.__metadata__[0]] = None,
    players: Players = None,
    seats: Annotated[str | None, typer.Option("--seats", metavar="NAMES", help=_SEATS)] = None,
    option: Switches = None,
    first: Annotated[bool, typer.Option("--first", help=_FIRST)] = False,
    seed: Annotated[str | None, typer.Option("--seed", help="Play with the dice that belong to this word.")] = None,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE", help="Where to keep the match.")] = None,
    lang: Lang = None,
) -> None:
    """Play a game at this keyboard, against people, bots or both.

    Without a game, shows the shelf and asks. The match is saved after every answer; type `help` while playing.
    """
    screen, frame = Screen(is_read=True), Speaker(language(lang))
    rules = find(game or _choose(screen, frame))
    if wrong := trouble(rules):
        raise wrong
    proposed = _first(rules) if first else None
    bots = proposed.bots if proposed else ()
    table = seating(rules, seats, players, frame, bots, seed or token_hex(8))
    words = Speaker(frame.language, rules, table.names)
    with speaking(words):
        given = {**(proposed.options if proposed else {}), **settings(rules, option)}
        chosen = rules.configure(given, len(table.names), unattended=PERSON not in table.players)
        seals = _seals(seed, table.names, lambda commitment: _texts(screen, words, table, commitment))
        match: Match[Any] = Match(rules, table.names, chosen, next(seals))
    match.players = table.players
    _say_idle(match, settings(rules, option), screen, words)
    notes = first_notes(rules, words.language) if first else {}
    _sit(match, screen, words, Logbook(_place(save, rules.id)), seals, notes)


def _first(rules: Game[Any, Any]) -> FirstGame:
    """The first game that is proposed; raises Refusal where nobody has thought of one."""
    proposed = first_game(rules)
    if proposed is None:
        raise Refusal("no-first-game", game=rules.id)
    return proposed


def resume(
    file: Annotated[Path | None, typer.Argument(metavar="FILE", help="A match file; else the last match.")] = None,
    game: OtherGame = None,
    trust: Annotated[list[str] | None, typer.Option("--trust", metavar="BOT", help=_TRUST)] = None,
    lang: Lang = None,
) -> None:
    """Play on where a match was left."""
    screen, frame = Screen(is_read=True), Speaker(language(lang))
    path = file or unfinished()
    if path is None:
        raise Refusal("nothing-to-resume", folder=str(matches()))
    saved = load(path)
    rules = find(game) if game else rules_of(saved.game, saved.rules, sets())
    words = Speaker(frame.language, rules, saved.seats)
    with speaking(words):
        match = replay(saved, rules)
        check_rules(saved, rules)
    _require_playable(match, trust or (), path)
    if saved.crash:
        screen.line(words.say("crash-before", play=saved.crash.play or "-", error=saved.crash.error), "red")
    logbook = Logbook(_place(None, rules.id) if saved.crash else path)
    _sit(match, screen, words, logbook, _seals(None, saved.seats, lambda _: saved.seats))


def _say_idle(match: Match[Any], given: Options, screen: Screen, words: Speaker) -> None:
    """Tell whoever set a switch that has no effect at this table."""
    for switch in match.game.switches:
        if switch.name in given and not switch.offered(match.options, len(match.names)):
            screen.line(words.say("setting-idle", name=words.say(f"switch-{switch.name}")), "dim")


def _choose(screen: Screen, words: Speaker) -> str:
    """Show the shelf and let somebody point at a game."""
    shelf = ids()
    screen.line(words.say("shelf"), "bold")
    for number, name in enumerate(shelf, 1):
        title = Speaker(words.language, find(name)).say("title")
        screen.line(words.say("shelf-game", number=str(number), title=title, id=name))
    screen.line(words.say("shelf-which"))
    while True:
        try:
            asked = screen.read().strip()
        except EOFError:
            raise typer.Exit(0) from None
        if asked.casefold() in spoken(["quit"]):
            raise typer.Exit(0)
        for number, name in enumerate(shelf, 1):
            if asked.casefold() in (str(number), name):
                return name
        screen.line(words.say("shelf-no-such", most=len(shelf)), "red")


def _seals(seed: str | None, names: tuple[str, ...], ask: Callable[[str], Sequence[str]]) -> Iterator[Seal]:
    """The seal of a match, and one more whenever it is taken back: drawn by chance, or those that belong to a word.

    `ask` shows a commitment and takes what everybody adds to it.
    """
    for times in count():
        if seed is None:
            drawn = seal([])
            yield replace(drawn, contributions=tuple(ask(drawn.commitment)))
        else:
            yield seeded(f"{seed} {times}" if times else seed, len(names))


def _texts(screen: Screen, words: Speaker, table: Seating, commitment: str) -> list[str]:
    """What everybody adds to a seal: people whatever they type, or their names; bots, and scripts, their names."""
    texts = list(table.names)
    if not screen.is_terminal:
        return texts
    screen.line(words.say("seal-shown", commitment=commitment), "dim")
    for seat in (seat for seat, player in enumerate(table.players) if player == PERSON):
        screen.line(words.say("seal-add", name=table.names[seat]))
        typed = screen.read().strip()[:_LONGEST_TEXT]
        texts[seat] = typed if typed and typed.isprintable() else texts[seat]
    return texts


def _place(asked: Path | None, game: str) -> Path:
    """Where to keep a new match; raises Refusal rather than overwrite another one."""
    if asked is None:
        return fresh(game, matches())
    path = asked.expanduser()
    if path.exists():
        raise Refusal("file-exists", file=str(path))
    return path


def _require_playable(match: Match[Any], trusted: Sequence[str], path: Path) -> None:
    """A match can be played on if its dice can, and if its bots are known here.

    A bot at an address is somebody's program: that a file names it is no reason to run it.
    """
    bots = [each for each in match.players if each != "person"]
    for each in bots:
        if is_address(each) and each not in trusted:
            raise Refusal("bot-untrusted", bot=each, file=shlex.quote(str(path)), typed=shlex.quote(each))
    known_bots(bots)
    if match.seal.secret is None and not match.is_over:
        raise Refusal("sealed-elsewhere")


def _sit(
    match: Match[Any],
    screen: Screen,
    words: Speaker,
    logbook: Logbook,
    seals: Iterator[Seal],
    notes: Mapping[str, str] = NO_NOTES,
) -> None:
    """Play, and say at the end or on leaving where the match is."""
    look = Look(match, words, screen)
    look.title()
    if all(line.seat is None for line in match.log):
        look.goal()
    screen.line(words.say("play-hint"), "dim")
    try:
        Sitting(match, words, screen, logbook, seals, notes).play()
    except (Left, KeyboardInterrupt):
        _say_kept("play-left", screen, words, logbook)
    else:
        _say_kept("play-kept", screen, words, logbook)


def _say_kept(key: str, screen: Screen, words: Speaker, logbook: Logbook) -> None:
    if logbook.trouble:
        complain(words.say("play-lost", why=words.refusal(logbook.trouble)))
        raise typer.Exit(2)
    screen.picture(words.say(key, file=shlex.quote(str(logbook.path))))
