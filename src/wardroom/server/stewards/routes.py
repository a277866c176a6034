"""The HTTP half of the stewards' desk: for stewards alone, with a cookie and from our own page."""

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from wardroom.server.asking import for_people, for_stewards
from wardroom.server.routes import ThePerson
from wardroom.server.stewards import clearing, looking
from wardroom.server.stewards.messages import (
    ClearingInfo,
    Deed,
    DeedDone,
    DeedInfo,
    DeskInfo,
    MatchDetail,
    MatchLine,
    OutboxInfo,
    PersonDetail,
    PersonInfo,
    ReportInfo,
    RulesInfo,
    Undoing,
)
from wardroom.server.stewards.office import Office
from wardroom.store.database import Database

TheOffice = NamedDependency[Office]


STEWARDS_ONLY = [for_people, for_stewards]


@get("/api/stewards", guards=STEWARDS_ONLY)
async def desk(office: TheOffice) -> DeskInfo:
    """How much waits at the desk."""
    return await looking.desk(office.parts)


@get("/api/stewards/matches", guards=STEWARDS_ONLY)
async def matches(office: TheOffice, text: FromQuery[str] = "", show: FromQuery[str] = "need") -> list[MatchLine]:
    """Matches that want a hand (`need`), or that are found by a text: `running`, `over` or `all`."""
    if show == "need":
        return await looking.matches_in_need(office.parts)
    return await looking.search_matches(office.parts, text, show)


@get("/api/stewards/matches/{match:str}", guards=STEWARDS_ONLY)
async def one_match(match: FromPath[str], office: TheOffice) -> MatchDetail:
    """A match, and what was done there."""
    return await looking.one_match(office.parts, match)


@get("/api/stewards/people", guards=STEWARDS_ONLY)
async def people(office: TheOffice, text: FromQuery[str] = "") -> list[PersonInfo]:
    """People, guests too, by a part of their name."""
    return await looking.search_people(office.parts, text)


@get("/api/stewards/people/{who:str}", guards=STEWARDS_ONLY)
async def one_person(who: FromPath[str], office: TheOffice) -> PersonDetail:
    """Somebody, and what was done about them."""
    return await looking.one_person(office.parts, who)


@get("/api/stewards/reports", guards=STEWARDS_ONLY)
async def reports(office: TheOffice) -> list[ReportInfo]:
    """What was reported and nobody has seen to."""
    return await looking.reports(office.parts)


@get("/api/stewards/notices", guards=STEWARDS_ONLY)
async def notices(office: TheOffice) -> OutboxInfo:
    """How the post stands."""
    return await looking.post(office.parts)


@get("/api/stewards/rules", guards=STEWARDS_ONLY)
async def rules(office: TheOffice) -> list[RulesInfo]:
    """Sets of rules that are not here, and the matches that wait for them."""
    return await looking.rules_waiting(office.parts)


@get("/api/stewards/clearing", guards=STEWARDS_ONLY)
async def clears(office: TheOffice) -> ClearingInfo:
    """What is kept for how long, and what would be cleared away now."""
    return await clearing.look(office.parts.database)


@get("/api/stewards/log", guards=STEWARDS_ONLY)
async def log(office: TheOffice, before: FromQuery[int | None] = None) -> list[DeedInfo]:
    """What stewards have done, the last first."""
    return await looking.log(office.parts, before)


@post("/api/stewards/deeds", status_code=201, guards=STEWARDS_ONLY)
async def do(data: JSONBody[Deed], person: ThePerson, office: TheOffice) -> DeedDone:
    """Do something, for a reason."""
    return await office.do(person, data)


@post("/api/stewards/log/{number:int}/undo", status_code=200, guards=STEWARDS_ONLY)
async def undo(number: FromPath[int], data: JSONBody[Undoing], person: ThePerson, office: TheOffice) -> DeedDone:
    """Undoing a deed, for a reason."""
    return await office.undo(person, number, data.why)


@get("/api/privacy")
async def privacy(database: NamedDependency[Database]) -> dict[str, int]:
    """For how many days what is kept here; 0 for ever. Anybody may know."""
    return await clearing.days(database)


STEWARDS = [
    desk, matches, one_match, people, one_person, reports, notices, rules, clears, log, do, undo,
]  # fmt: skip
"""What nobody but a steward is told or can do."""
EVERYBODY = [privacy]
