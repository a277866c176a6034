"""The commands of stewards: `wardroom admin …`. They work on the database of a server, which may go on serving."""

from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from wardroom.cli.arguments import Lang, positive, whole
from wardroom.cli.language import language
from wardroom.cli.opened import with_database
from wardroom.cli.screen import Screen
from wardroom.cli.serving import Address
from wardroom.cli.telling_deeds import told_deed
from wardroom.cli.usage import Command, Commands
from wardroom.engine import Refusal
from wardroom.server.config import Config
from wardroom.words import Speaker
from wardroom.words.speaker import Spoken

if TYPE_CHECKING:
    from wardroom.server.stewards.messages import Deed, MatchLine, PersonInfo
    from wardroom.server.stewards.office import Office

T = TypeVar("T")

admin = typer.Typer(
    cls=Commands, add_completion=False, pretty_exceptions_enable=False, no_args_is_help=True,
    help="Look after a club: matches, people, tournaments, what is kept. Everything done here is written down.",
)  # fmt: skip

Why = Annotated[str, typer.Option("--why", metavar="TEXT", help="The reason; players read it.")]
Sure = Annotated[bool, typer.Option("--yes", help="Do not ask again.")]
Match = Annotated[str, typer.Argument(metavar="MATCH")]
Whom = Annotated[str, typer.Argument(metavar="NAME")]
Number = Annotated[int, typer.Argument(metavar="N", parser=whole)]


def _at_office(url: str | None, work: "Callable[[Office], Awaitable[T]]") -> T:
    """Do something in the office of a database."""
    from wardroom.server.stewards.visiting import visiting  # noqa: PLC0415 -- heavy imports

    config = Config.of(url)

    async def opened(database: Any) -> T:
        async with visiting(config, database) as office:
            return await work(office)

    return with_database(config, opened)


def _do(url: str | None, lang: str | None, deed: "Deed") -> None:
    """Do something, and say under which number it stands in the log."""
    words = Speaker(language(lang))
    done = _at_office(url, lambda office: office.do(None, deed))
    typer.echo(words.say("admin-done", id=str(done.id)))
    if done.link:
        typer.echo(words.say("admin-link", link=Spoken(done.link)))


def _is_sure(words: Speaker, what: str, word: str, is_sure: bool) -> bool:
    """Whether somebody really wants what cannot be undone: they type the name of it."""
    if is_sure:
        return True
    screen = Screen(is_read=True)
    screen.line(words.say("admin-sure", what=Spoken(what)))
    screen.line(words.say("admin-sure-ask", word=Spoken(word)))
    if screen.read().strip() == word:
        return True
    screen.line(words.say("admin-left"))
    return False


def _show(lines: Sequence[str], words: Speaker) -> None:
    screen = Screen()
    for line in lines or [words.say("admin-none")]:
        screen.line(line)


# --- matches ----------------------------------------------------------------------------------------------------------


@admin.command(cls=Command)
def matches(
    text: Annotated[str, typer.Argument(metavar="[TEXT]")] = "",
    over: Annotated[bool, typer.Option("--over", help="Also those that have ended.")] = False,
    database: Address = None,
    lang: Lang = None,
) -> None:
    """List matches that want a hand; or those whose title, player, game, id or link has a text in it."""
    from wardroom.server.stewards import looking  # noqa: PLC0415 -- heavy imports

    words = Speaker(language(lang))

    async def work(office: "Office") -> "list[MatchLine]":
        if text:
            return await looking.search_matches(office.parts, text, "all" if over else "running")
        return await looking.matches_in_need(office.parts)

    _show([line for found in _at_office(database, work) for line in _told_match(words, found)], words)


def _told_match(words: Speaker, found: "MatchLine") -> list[str]:
    table = found.table
    names = ", ".join(words.called(seat.name) for seat in table.seats)
    facts = {"id": table.id, "title": table.title, "game": table.game, "names": names}
    told = words.say(
        "admin-match",
        **{name: Spoken(value) for name, value in facts.items()},
        status=Spoken(words.say(f"admin-status-{table.status}")),
        line=str(found.line),
    )
    needs = [
        words.say(f"admin-need-{need.kind}", days=need.days, name=words.called(need.name), text=Spoken(need.text))
        for need in found.needs
    ]
    return [told, *(f"  {need}" for need in needs)]


@admin.command(cls=Command)
def match(match: Match, database: Address = None, lang: Lang = None) -> None:
    """Show a match: its seats, why it wants a hand, and what was done there."""
    from wardroom.server.stewards import looking  # noqa: PLC0415 -- heavy imports

    words = Speaker(language(lang))
    found = _at_office(database, lambda office: looking.one_match(office.parts, match))
    seats = [
        words.say(
            "admin-seat",
            number=str(seat.seat + 1),
            who=words.called(seat.name),
            kind=Spoken(words.say(f"admin-kind-{seat.kind}")),
        )
        for seat in found.match.table.seats
    ]
    deeds = [told_deed(words, deed) for deed in found.deeds]
    _show([*_told_match(words, found.match), *(f"  {each}" for each in (*seats, *deeds))], words)


@admin.command(cls=Command)
def hand_over(
    match: Match,
    seat: Annotated[int, typer.Argument(metavar="SEAT", parser=positive)],
    why: Why,
    to: Annotated[str, typer.Argument(metavar="[NAME]")] = "",
    database: Address = None,
    lang: Lang = None,
) -> None:
    """Let somebody with an account play for a seat, or a bot."""
    from wardroom.server.stewards.messages import HandOver  # noqa: PLC0415 -- heavy imports

    _do(database, lang, HandOver(match=match, seat=seat - 1, to=to, why=why))


@admin.command(cls=Command)
def move_back(
    match: Match,
    line: Annotated[int, typer.Argument(metavar="LINE", parser=whole)],
    why: Why,
    database: Address = None,
    lang: Lang = None,
) -> None:
    """Take a match back to a line; other dice fall from there."""
    from wardroom.server.stewards.messages import MoveBack  # noqa: PLC0415 -- heavy imports

    _do(database, lang, MoveBack(match=match, line=line, why=why))


@admin.command(cls=Command)
def more_time(
    match: Match,
    seat: Annotated[int, typer.Argument(metavar="SEAT", parser=positive)],
    hours: Annotated[int, typer.Argument(metavar="HOURS", parser=positive)],
    why: Why,
    database: Address = None,
    lang: Lang = None,
) -> None:
    """Give a seat some hours more in its bank."""
    from wardroom.server.stewards.messages import MoreTime  # noqa: PLC0415 -- heavy imports

    _do(database, lang, MoreTime(match=match, seat=seat - 1, hours=hours, why=why))


@admin.command(cls=Command)
def judge(
    match: Match,
    why: Why,
    winners: Annotated[list[int] | None, typer.Argument(metavar="[SEAT]...", parser=positive)] = None,
    database: Address = None,
    lang: Lang = None,
) -> None:
    """End a match by judgement: the seats that win, or none where all are level."""
    from wardroom.server.stewards.messages import Judge  # noqa: PLC0415 -- heavy imports

    _do(database, lang, Judge(match=match, winners=[seat - 1 for seat in winners or ()], why=why))


@admin.command(cls=Command)
def close(match: Match, why: Why, database: Address = None, lang: Lang = None) -> None:
    """End a match without a winner, or clear a table that has not begun."""
    from wardroom.server.stewards.messages import Close  # noqa: PLC0415 -- heavy imports

    _do(database, lang, Close(match=match, why=why))


@admin.command(cls=Command)
def rules(database: Address = None, lang: Lang = None) -> None:
    """List sets of rules that are not installed, and how many matches wait for them; see `wardroom upgrade`."""
    from wardroom.server.stewards import looking  # noqa: PLC0415 -- heavy imports

    words = Speaker(language(lang))
    found = _at_office(database, lambda office: looking.rules_waiting(office.parts))
    told = []
    for each in found:
        release = {"release": "some" if each.release else "none", "served": Spoken(each.release)}
        facts = {"game": Spoken(each.game), "rules": Spoken(each.rules), "count": len(each.matches), **release}
        told += [
            words.say("admin-rules", **facts),
            *(f"  {line}" for one in each.matches for line in _told_match(words, one)),
        ]
    _show(told, words)


# --- people -----------------------------------------------------------------------------------------------------------


@admin.command(cls=Command)
def people(
    text: Annotated[str, typer.Argument(metavar="[TEXT]")] = "", database: Address = None, lang: Lang = None
) -> None:
    """List people and guests, or those whose name has a text in it."""
    from wardroom.server.stewards import looking  # noqa: PLC0415 -- heavy imports

    words = Speaker(language(lang))
    found = _at_office(database, lambda office: looking.search_people(office.parts, text))
    _show([_told_person(words, each) for each in found], words)


def _told_person(words: Speaker, person: "PersonInfo") -> str:
    state = "banned" if person.banned else "steward" if person.is_steward else "usual"
    return words.say(
        "admin-person",
        id=Spoken(person.id),
        who=words.called(person.name),
        account=Spoken(person.account or words.say("admin-guest")),
        since=Spoken(person.since[:10]),
        seen=Spoken(person.seen),
        running=person.running,
        state=Spoken(words.say(f"admin-state-{state}", why=Spoken(person.banned))),
    )


async def _one(office: "Office", text: str) -> str:
    """The id of the one person who is meant: by the name of an account, or by an id."""
    from wardroom.server.stewards import looking  # noqa: PLC0415 -- heavy imports

    found = await looking.search_people(office.parts, text)
    meant = [each for each in found if text.casefold() in (each.account, each.id)] or found
    if len(meant) != 1:
        raise Refusal("not-one-person", name=text[:40], count=len(meant))
    return meant[0].id


def _person(database: str | None, text: str) -> str:
    return _at_office(database, lambda office: _one(office, text))


@admin.command(cls=Command)
def rename(
    name: Whom,
    given: Annotated[str, typer.Argument(metavar="NEW")],
    why: Why,
    database: Address = None,
    lang: Lang = None,
) -> None:
    """Call somebody otherwise, also at the tables where they sit."""
    from wardroom.server.stewards.messages import Rename  # noqa: PLC0415 -- heavy imports

    _do(database, lang, Rename(person=_person(database, name), name=given, why=why))


@admin.command(cls=Command)
def reset(name: Whom, why: Why, database: Address = None, lang: Lang = None) -> None:
    """Print a link by which somebody sets their password anew; its address begins with $WARDROOM_URL."""
    from wardroom.server.stewards.messages import ResetLink  # noqa: PLC0415 -- heavy imports

    _do(database, lang, ResetLink(person=_person(database, name), why=why))


@admin.command(cls=Command)
def ban(name: Whom, why: Why, database: Address = None, lang: Lang = None) -> None:
    """Let somebody in no more; `undo` lets them in again. They read why."""
    from wardroom.server.stewards.messages import Ban  # noqa: PLC0415 -- heavy imports

    _do(database, lang, Ban(person=_person(database, name), why=why))


@admin.command(cls=Command)
def forget(name: Whom, why: Why, yes: Sure = False, database: Address = None, lang: Lang = None) -> None:
    """Forget somebody: name, account, words, ratings. This cannot be undone."""
    from wardroom.server.stewards.messages import Forget  # noqa: PLC0415 -- heavy imports

    words, person = Speaker(language(lang)), _person(database, name)
    if _is_sure(words, words.say("deed-forget", called=Spoken(name)), name, yes):
        _do(database, lang, Forget(person=person, why=why, is_sure=True))


@admin.command(cls=Command)
def steward(
    name: Whom,
    end: Annotated[bool, typer.Option("--end", help="They are none any more.")] = False,
    database: Address = None,
    lang: Lang = None,
) -> None:
    """Make somebody with an account a steward; there is no other way to become one."""
    from wardroom.server.stewards.people import make_steward  # noqa: PLC0415 -- heavy imports
    from wardroom.store.stewards import DeedRow  # noqa: PLC0415

    words, kind = Speaker(language(lang)), "no-steward" if end else "steward"

    async def work(office: "Office") -> int:
        person = await make_steward(office.parts, name, is_one=not end)
        return await office.write(DeedRow(kind, person.id, "", None))

    _at_office(database, work)
    typer.echo(words.say(f"deed-{kind}", called=Spoken(name)))


@admin.command(cls=Command)
def reports(database: Address = None, lang: Lang = None) -> None:
    """List what was reported and nobody has seen to."""
    from wardroom.server.stewards import looking  # noqa: PLC0415 -- heavy imports

    words = Speaker(language(lang))
    found = _at_office(database, lambda office: looking.reports(office.parts))
    told = [
        words.say(
            "admin-report",
            id=str(each.id),
            at=Spoken(each.at[:16]),
            by=words.called(each.by),
            about=words.called(each.about.name),
            text=Spoken(each.text),
        )
        for each in found
    ]
    _show(told, words)


@admin.command(cls=Command)
def settle(number: Number, why: Why, database: Address = None, lang: Lang = None) -> None:
    """Note that a report was seen to, and how."""
    from wardroom.server.stewards.messages import SettleReport  # noqa: PLC0415 -- heavy imports

    _do(database, lang, SettleReport(report=number, why=why))


# --- the post and tournaments -----------------------------------------------------------------------------------------


@admin.command(cls=Command)
def notices(database: Address = None, lang: Lang = None) -> None:
    """Show how the outbox stands, and which ways to people do not work."""
    from wardroom.server.stewards import looking  # noqa: PLC0415 -- heavy imports

    words = Speaker(language(lang))
    found = _at_office(database, lambda office: looking.post(office.parts))
    states = {state: found.states.get(state, 0) for state in ("waiting", "sending", "sent", "failed")}
    ways = [
        words.say(
            "admin-way",
            who=words.called(way.person),
            **{name: Spoken(getattr(way, name)) for name in ("id", "kind", "state", "since", "trouble")},
        )
        for way in found.ways
    ]
    _show([words.say("admin-outbox", **states), *ways], words)


@admin.command(cls=Command)
def drop_way(
    way: Annotated[str, typer.Argument(metavar="WAY")],
    why: Why,
    yes: Sure = False,
    database: Address = None,
    lang: Lang = None,
) -> None:
    """Forget a way to somebody that does not work. This cannot be undone."""
    from wardroom.server.stewards.messages import DropWay  # noqa: PLC0415 -- heavy imports

    words = Speaker(language(lang))
    if _is_sure(words, words.say("deed-drop-way", called=Spoken(way)), way, yes):
        _do(database, lang, DropWay(way=way, why=why, is_sure=True))


@admin.command(cls=Command)
def tournaments(database: Address = None, lang: Lang = None) -> None:
    """List tournaments, and who plays in those that are under way."""
    from wardroom.store.tournaments import list_tournaments, load_entries  # noqa: PLC0415 -- heavy imports

    words = Speaker(language(lang))

    async def work(office: "Office") -> list[str]:
        told = []
        async with office.parts.database.read() as reader:
            for row, _ in await list_tournaments(reader):
                facts = {name: Spoken(getattr(row, name)) for name in ("id", "title", "game", "status")}
                told.append(words.say("admin-tournament", **facts, round=str(row.round), rounds=str(row.rounds)))
                entered = await load_entries(reader, row.id) if row.status == "playing" else []
                told += [
                    f"  {words.say('admin-entry', number=str(each.entry + 1), who=words.called(each.name))}"
                    for each in entered
                ]
        return told

    _show(_at_office(database, work), words)


@admin.command(cls=Command)
def close_tournament(
    tournament: Annotated[str, typer.Argument(metavar="TOURNAMENT")],
    why: Why,
    database: Address = None,
    lang: Lang = None,
) -> None:
    """Call a tournament off."""
    from wardroom.server.stewards.messages import CloseTournament  # noqa: PLC0415 -- heavy imports

    _do(database, lang, CloseTournament(tournament=tournament, why=why))


@admin.command(cls=Command)
def extend_round(
    tournament: Annotated[str, typer.Argument(metavar="TOURNAMENT")],
    hours: Annotated[int, typer.Argument(metavar="HOURS", parser=positive)],
    why: Why,
    database: Address = None,
    lang: Lang = None,
) -> None:
    """Make the round of a tournament longer."""
    from wardroom.server.stewards.messages import ExtendRound  # noqa: PLC0415 -- heavy imports

    _do(database, lang, ExtendRound(tournament=tournament, hours=hours, why=why))


@admin.command(cls=Command)
def substitute(
    tournament: Annotated[str, typer.Argument(metavar="TOURNAMENT")],
    entry: Annotated[int, typer.Argument(metavar="ENTRY", parser=positive)],
    to: Whom,
    why: Why,
    database: Address = None,
    lang: Lang = None,
) -> None:
    """Let somebody play on for an entry of a tournament; the points stay."""
    from wardroom.server.stewards.messages import Substitute  # noqa: PLC0415 -- heavy imports

    _do(database, lang, Substitute(tournament=tournament, entry=entry - 1, to=to, why=why))


# --- the log, and clearing away ---------------------------------------------------------------------------------------


@admin.command(cls=Command)
def log(database: Address = None, lang: Lang = None) -> None:
    """Show what stewards have done, the last first."""
    from wardroom.server.stewards import looking  # noqa: PLC0415 -- heavy imports

    words = Speaker(language(lang))
    found = _at_office(database, lambda office: looking.log(office.parts, None))
    _show([told_deed(words, deed) for deed in found], words)


@admin.command(cls=Command)
def undo(number: Number, why: Why, database: Address = None, lang: Lang = None) -> None:
    """Undo something by its number in the log, where it can be undone."""
    words = Speaker(language(lang))
    done = _at_office(database, lambda office: office.undo(None, number, why))
    typer.echo(words.say("admin-done", id=str(done.id)))


@admin.command(cls=Command)
def clear(
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say what would go.")] = False,
    database: Address = None,
    lang: Lang = None,
) -> None:
    """Clear away by the rule of the club what nobody needs any more; servers do so once a day by themselves."""
    from wardroom.server.stewards import clearing  # noqa: PLC0415 -- heavy imports
    from wardroom.store.stewards import DeedRow  # noqa: PLC0415

    words = Speaker(language(lang))

    async def work(office: "Office") -> list[str]:
        if dry_run:
            return _told_keeping(words, await clearing.look(office.parts.database))
        counts = await clearing.clear(office.parts.database, office.parts.hub)
        await office.write(DeedRow("clear", "", "", None, counts))
        return [
            words.say("admin-cleared", count=count, kind=Spoken(words.say(f"admin-kept-{kind}")))
            for kind, count in counts.items()
        ]

    _show(_at_office(database, work), words)


def _told_keeping(words: Speaker, found: Any) -> list[str]:
    return [
        words.say("admin-kept", kind=Spoken(words.say(f"admin-kept-{kind}")), days=days, would=str(found.would[kind]))
        for kind, days in found.days.items()
    ]


@admin.command(cls=Command)
def keep(
    wishes: Annotated[list[str] | None, typer.Argument(metavar="[KIND=DAYS]...")] = None,
    database: Address = None,
    lang: Lang = None,
) -> None:
    """Set for how many days the club keeps guests, tables, matches, talk and reports; 0 is for ever."""
    from wardroom.server.stewards import clearing  # noqa: PLC0415 -- heavy imports
    from wardroom.store.stewards import DeedRow  # noqa: PLC0415

    words = Speaker(language(lang))
    rule = {kind: whole(days) for kind, _, days in (wish.partition("=") for wish in wishes or ())}

    async def work(office: "Office") -> list[str]:
        if rule:
            await clearing.set_days(office.parts.database, rule)
        for kind, days in rule.items():
            await office.write(DeedRow("keep", "", "", None, {"kept": kind, "days": days}))
        return _told_keeping(words, await clearing.look(office.parts.database))

    _show(_at_office(database, work), words)
