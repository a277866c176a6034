"""The HTTP half of the club: people and their pages, playing again, invitations, passwords, and what is kept of me."""

import io
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Annotated, Literal

import segno
from litestar import Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Struct

from wardroom.engine import Refusal
from wardroom.house import again, inviting, series
from wardroom.house.messages.people import Me
from wardroom.house.messages.tables import Agreement, Invitation, Rematch, TableInfo
from wardroom.house.messages.terms import Short
from wardroom.house.series import EndInfo, SeatRating
from wardroom.server import leaving
from wardroom.server.asking import check_letter, check_named, for_known
from wardroom.server.config import Config
from wardroom.server.identity import COOKIE
from wardroom.server.limits import address
from wardroom.server.notices.desk import Desk
from wardroom.server.pages import FOR_GOOD
from wardroom.server.profiles import PersonLine, PersonPage, find_people, person_page
from wardroom.server.ratings import Ratings
from wardroom.server.routes import LIST, PEOPLE, Asking, Done, TheDoorman, TheHub, TheLimits, ThePerson, known
from wardroom.server.strength import Belief
from wardroom.store.acquaintances import block, people_by_id, report, reports_by, write_note
from wardroom.store.database import Database
from wardroom.store.people import find_account
from wardroom.store.rows import MatchRow, Person, SeatRow

TheDatabase = NamedDependency[Database]
TheRatings = NamedDependency[Ratings]
TheDesk = NamedDependency[Desk]
KNOWN = [for_known]

LONGEST_NOTE = 2_000
_REPORTS_A_DAY = 10
Long = Annotated[str, Meta(max_length=LONGEST_NOTE)]
Password = Annotated[str, Meta(max_length=1000)]


class NoteText(Struct):
    """What I write down for myself; nothing forgets it."""

    text: Long


class Shunning(Struct):
    """Not to hear somebody (`mute`), not to meet them (`block`), or neither."""

    kind: Literal["", "mute", "block"]


class Report(Struct):
    """What those who keep the house ought to know about somebody, and at which table it was."""

    text: Long
    table: Short = ""


class NewPassword(Struct):
    """Another password, and the one that I have."""

    old: Password
    new: Password


class ResetWish(Struct):
    """Whose password has been forgotten."""

    name: Short


class ResetPassword(Struct):
    """A password that is set anew by a link."""

    password: Password


class ResetFor(Struct):
    """Whose password a link sets anew."""

    name: str


class Farewell(Struct):
    """I want to be forgotten, and I am who I say."""

    password: Password = ""


# --- again ------------------------------------------------------------------------------------------------------------


@post("/api/tables/{table:str}/rematch", status_code=200)
async def ask_rematch(
    request: Asking, table: FromPath[str], data: JSONBody[Rematch], person: ThePerson, hub: TheHub, limits: TheLimits
) -> TableInfo:
    """Ask the others to play again, each in their seat or one further on. The first to ask chooses."""
    limits.openings.spend(person.id, address(request))
    live = await hub.table(table)
    await again.ask(hub, live, person, data.rotated)
    return live.info(person.id)


@put("/api/tables/{table:str}/rematch")
async def answer_rematch(table: FromPath[str], data: JSONBody[Agreement], person: ThePerson, hub: TheHub) -> TableInfo:
    """Agree to a rematch, or not; once everybody has, `rematch.table` is where it is played."""
    live = await hub.table(table)
    await again.answer(hub, live, person, data.agree)
    return live.info(person.id)


@get("/api/tables/{table:str}/end", guards=LIST)
async def end_of(table: FromPath[str], hub: TheHub, ratings: TheRatings, database: TheDatabase) -> EndInfo:
    """What a match that has ended has changed about ratings, and how its series stands."""
    live = await hub.table(table)
    return await series.end_of(hub, live, await _seat_ratings(live.row, live.seats, ratings, database))


async def _seat_ratings(
    row: MatchRow, seats: Sequence[SeatRow], ratings: Ratings, database: Database
) -> list[SeatRating]:
    if not row.is_rated:
        return []
    changes = {each.person: each for each in await ratings.after(row.id)}
    async with database.read() as reader:
        people = await people_by_id(reader, list(changes))
    found = [
        (seat.seat, people.get(who), changes[who]) for seat in seats if (who := seat.person or seat.left_by) in changes
    ]
    return [
        SeatRating(
            seat,
            (person.account or "") if person else "",
            round(change.mu),
            round(Belief(change.mu, change.sigma).band),
            round(change.change),
            change.note,
        )
        for seat, person, change in found
    ]


# --- invitations ------------------------------------------------------------------------------------------------------


@post("/api/tables/{table:str}/invitations", status_code=200, guards=[*PEOPLE, check_letter, check_named])
async def invite(
    table: FromPath[str],
    data: JSONBody[Invitation],
    person: ThePerson,
    hub: TheHub,
    database: TheDatabase,
    desk: TheDesk,
) -> TableInfo:
    """Keep a free seat for somebody with an account, and send them word."""
    guest = await _person(database, data.name)
    live = await hub.table(table)
    await inviting.invite(live, person, guest, data)
    facts = {"name": person.name, "deal": live.row.title or live.row.game, "is_rematch": False}
    await desk.tell_of(guest.id, "invited", table, f"{data.seat} {person.id}", facts)
    return live.info(person.id)


@delete("/api/tables/{table:str}/invitations", status_code=200)
async def decline(table: FromPath[str], person: ThePerson, hub: TheHub) -> Done:
    """Decline an invitation: the seat is free for others."""
    await inviting.decline(await hub.table(table), person)
    return Done()


async def _person(database: Database, name: str) -> Person:
    """Somebody with an account; raises Refusal if nobody is called so."""
    async with database.read() as reader:
        found = await find_account(reader, name.strip().casefold())
    if found is None:
        raise Refusal("no-person-page", name=name[:40])
    return found


# --- people -----------------------------------------------------------------------------------------------------------


@get("/api/people", guards=LIST)
async def people(database: TheDatabase, name: FromQuery[str] = "") -> list[PersonLine]:
    """People with an account whose name has a text in it, or looks like it."""
    async with database.read() as reader:
        return await find_people(reader, name.strip()[:40])


@get("/api/people/{name:str}", guards=LIST)
async def one_person(name: FromPath[str], person: ThePerson, database: TheDatabase, ratings: TheRatings) -> PersonPage:
    """Somebody's page."""
    await ratings.settle()
    async with database.read() as reader:
        return await person_page(reader, name, person)


@put("/api/people/{name:str}/note", guards=PEOPLE)
async def note_person(name: FromPath[str], data: JSONBody[NoteText], person: ThePerson, database: TheDatabase) -> Done:
    """Write something down about somebody, for myself."""
    other = await _person(database, name)
    async with database.write() as writer:
        await write_note(writer, person.id, other.id, data.text.strip())
    return Done()


@put("/api/tables/{table:str}/note", guards=PEOPLE)
async def note_table(
    table: FromPath[str], data: JSONBody[NoteText], person: ThePerson, hub: TheHub, database: TheDatabase
) -> Done:
    """Write something down about a match, for myself."""
    live = await hub.table(table)
    async with database.write() as writer:
        await write_note(writer, person.id, live.row.id, data.text.strip())
    return Done()


@put("/api/people/{name:str}/block", guards=PEOPLE)
async def shun(
    name: FromPath[str], data: JSONBody[Shunning], person: ThePerson, database: TheDatabase, hub: TheHub
) -> Done:
    """Not to hear somebody any more, not to meet them, or to do so again."""
    other = await _person(database, name)
    async with database.write() as writer:
        await block(writer, person.id, other.id, data.kind)
    async with hub.store.read() as reader:
        hub.shun(person.id, frozenset(await reader.load_blocks(person.id)))
    return Done()


@post("/api/people/{name:str}/reports", status_code=201, guards=PEOPLE)
async def tell_on(
    request: Asking,
    name: FromPath[str],
    data: JSONBody[Report],
    person: ThePerson,
    database: TheDatabase,
    limits: TheLimits,
) -> Done:
    """Tell those who keep the house about somebody; so often a day and no more, from one address neither."""
    other = await _person(database, name)
    limits.reports.spend(address(request))
    since = (datetime.now(UTC) - timedelta(days=1)).isoformat(timespec="milliseconds")
    async with database.write() as writer:
        if await reports_by(writer, person.id, since) >= _REPORTS_A_DAY:
            raise Refusal("too-many")
        await report(writer, person.id, other.id, data.table[:16] or None, data.text.strip())
    return Done()


# --- passwords, and what is kept of me --------------------------------------------------------------------------------


@put("/api/me/password", guards=PEOPLE)
async def change_password(
    request: Asking, data: JSONBody[NewPassword], person: ThePerson, doorman: TheDoorman, hub: TheHub, limits: TheLimits
) -> Response[Me]:
    """Have another password; whoever is signed in elsewhere is signed out."""
    if person.account is None:
        raise Refusal("needs-account")
    limits.tries.spend(address(request))
    changed = await doorman.change_password(person, data.old, data.new)
    hub.dismiss(person.id)
    return known(doorman, changed)


@post("/api/resets", status_code=200, guards=[*PEOPLE, *KNOWN])
async def forgot_password(
    request: Asking,
    data: JSONBody[ResetWish],
    doorman: TheDoorman,
    limits: TheLimits,
    desk: TheDesk,
    config: NamedDependency[Config],
) -> Done:
    """Ask for a letter with a link that sets a password anew. Nobody learns here who has an account.

    For one account there is one letter in ten minutes, whoever asks: until then the link in it serves.
    """
    limits.tries.spend(address(request))
    if not desk.mailer.is_there:
        raise Refusal("no-letters")
    try:
        limits.resets.spend(doorman.account(data.name))
        found, secret = await doorman.new_reset(data.name)
    except Refusal:
        return Done()
    await desk.send(found.id, "password", {"name": found.name, "link": f"{config.base}/reset/{secret}"})
    return Done()


@get("/api/resets/{secret:str}", guards=KNOWN)
async def whose_reset(request: Asking, secret: FromPath[str], doorman: TheDoorman, limits: TheLimits) -> ResetFor:
    """Whose password a link sets anew."""
    limits.tries.spend(address(request))
    return ResetFor((await doorman.whose_reset(secret)).name)


@post("/api/resets/{secret:str}", status_code=200, guards=[*PEOPLE, *KNOWN])
async def reset_password(
    request: Asking,
    secret: FromPath[str],
    data: JSONBody[ResetPassword],
    doorman: TheDoorman,
    hub: TheHub,
    limits: TheLimits,
) -> Response[Me]:
    """Set a password anew by a link, and be signed in; whoever was signed in is signed out."""
    limits.tries.spend(address(request))
    found = await doorman.reset(secret, data.password)
    hub.dismiss(found.id)
    return known(doorman, found)


@get("/api/me/data", guards=PEOPLE)
async def my_data(
    request: Asking, person: ThePerson, database: TheDatabase, hub: TheHub, limits: TheLimits
) -> Response[bytes]:
    """Everything that is kept of me, as a zip: also the files of my matches that have ended."""
    limits.uploads.spend(person.id, address(request))
    headers = {"content-disposition": 'attachment; filename="wardroom.zip"'}
    return Response(await leaving.exported(hub, database, person), media_type="application/zip", headers=headers)


@delete("/api/me", status_code=200, guards=PEOPLE)
async def forget_me(
    request: Asking,
    data: JSONBody[Farewell],
    person: ThePerson,
    doorman: TheDoorman,
    hub: TheHub,
    database: TheDatabase,
    limits: TheLimits,
) -> Response[Done]:
    """Forget me: my name, words, notes and ratings go; matches stay whole, without my name."""
    limits.tries.spend(address(request))
    await doorman.check_password(person, data.password)
    await leaving.forgotten(hub, database, person)
    answer = Response(Done())
    answer.delete_cookie(COOKIE)
    return answer


@get("/api/qr", guards=LIST)
async def qr(text: FromQuery[str], hub: TheHub) -> Response[bytes]:
    """A text as a QR code."""
    drawn = await hub.errands(drawn_code, text[:300] or " ")
    return Response(drawn, media_type="image/svg+xml", headers={"cache-control": FOR_GOOD})


def drawn_code(text: str) -> bytes:
    """A code that is dark on white, whatever the hour, with the margin that readers need."""
    drawn = io.BytesIO()
    segno.make(text, error="m", micro=False).save(
        drawn, kind="svg", border=4, light="#fff", dark="#111a22", xmldecl=False
    )
    return drawn.getvalue()


CLUB = [
    ask_rematch,
    answer_rematch,
    end_of,
    invite,
    decline,
    people,
    one_person,
    note_person,
    note_table,
    shun,
    tell_on,
    change_password,
    forgot_password,
    whose_reset,
    reset_password,
    my_data,
    forget_me,
    qr,
]
