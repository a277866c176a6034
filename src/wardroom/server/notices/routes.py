"""What people ask of the desk: their ways, their wishes, tests; and the links of letters, for which nobody signs in."""

from datetime import UTC, datetime
from typing import Annotated, Any, Literal

from litestar import Request, Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Struct

from wardroom.engine import Refusal
from wardroom.server.asking import for_people
from wardroom.server.limits import Limits, address
from wardroom.server.notices import hours
from wardroom.server.notices.desk import EVENTS, Desk, wanted_of
from wardroom.server.notices.postman import Postman
from wardroom.store.notices import Way
from wardroom.store.rows import Person

Asking = Request[Any, Any, Any]
ThePerson = NamedDependency[Person]
TheDesk = NamedDependency[Desk]
TheLimits = NamedDependency[Limits]
PEOPLE = [for_people]

NoticeEvent = Literal["turn", "clock", "invited", "begins", "seated", "over", "chat", "steward"]
WayKind = Literal["push", "mail", "hook"]
WayState = Literal["new", "fine", "failing", "refused", "gone", "private"]
MailHours = Literal["now", "later", "gathered"]
Language = Literal["en", "it"]
Text = Annotated[str, Meta(max_length=1000)]


class QuietHours(Struct):
    """When nobody is told anything; with `clock`, but for a clock that ends before."""

    is_on: bool
    begin: Annotated[str, Meta(max_length=5)]
    end: Annotated[str, Meta(max_length=5)]
    clock: bool


class WishInfo(Struct):
    """What somebody wants to hear of, by event the kinds of ways; when letters are written; and in which language."""

    wanted: dict[NoticeEvent, list[WayKind]]
    quiet: QuietHours
    mail: MailHours
    is_silent: bool
    language: Language
    zone: Annotated[str, Meta(max_length=60)]


class WayInfo(Struct):
    """A way to reach somebody. `trouble` is what the other end said, `lost` how many messages it did not take."""

    id: str
    kind: WayKind
    state: WayState
    label: str
    """A device as it called itself, an address, or what kind of webhook at which host."""
    trouble: str
    lost: int
    since: str
    created: str
    device: str
    """What a browser knows its own subscription by; empty for other ways."""
    secret: str
    """With which a webhook for a program signs; empty for other ways."""


class NoticesInfo(Struct):
    """What somebody is told, how and when."""

    wishes: WishInfo
    ways: list[WayInfo]
    key: str
    """The public key with which browsers subscribe to pushes."""
    can_mail: bool
    """Whether this house has a mail server."""
    waiting: int
    """How much waits to be told."""
    quiet_until: str | None
    """When the quiet hours end that it is now."""


class Device(Struct):
    """A browser that takes pushes: its subscription, and what it calls itself."""

    endpoint: Text
    p256dh: Annotated[str, Meta(max_length=120)]
    auth: Annotated[str, Meta(max_length=40)]
    label: Annotated[str, Meta(max_length=80)]


class NewWay(Struct):
    """An address for letters, or of a webhook, and the language in which it is to be spoken to."""

    address: Text
    language: Language = "en"


class Reader(Struct):
    """The language and the time zone of whoever reads."""

    language: Language
    zone: Annotated[str, Meta(max_length=60)]


class Tested(Struct):
    """Whether a test was taken, and when."""

    is_taken: bool
    at: str


class Stopped(Struct):
    """Which kind of letters comes no more: an event, or `all`."""

    event: str


class Confirmed(Struct):
    """The address that was confirmed."""

    address: str


def _way_info(way: Way) -> WayInfo:
    labels = {"push": way.about.get("label", ""), "mail": way.address, "hook": way.about.get("flavour", "")}
    device = way.about["keys"]["p256dh"] if way.kind == "push" else ""
    secret = way.about["secret"] if way.about.get("flavour") == "json" else ""
    return WayInfo(
        way.id,
        way.kind,  # type: ignore[arg-type]
        way.state,  # type: ignore[arg-type]
        labels[way.kind],
        way.trouble,
        way.lost,
        way.since,
        way.created,
        device,
        secret,
    )


async def _told(desk: Desk, person: Person) -> NoticesInfo:
    wished, ways, waiting = await desk.state_of(person)
    quiet = QuietHours(**wished.quiet)
    wanted: Any = {event: wanted_of(wished, event) for event in EVENTS}
    mail: Any = wished.mail
    language: Any = wished.language
    now = datetime.now(UTC)
    end = hours.after_quiet(wished, now)
    return NoticesInfo(
        WishInfo(wanted, quiet, mail, wished.is_silent, language, wished.zone),
        [_way_info(way) for way in ways],
        desk.pusher.key,
        desk.mailer.is_there,
        waiting,
        end.isoformat() if end > now else None,
    )


@get("/api/notices", guards=PEOPLE)
async def notices(person: ThePerson, desk: TheDesk) -> NoticesInfo:
    """What I am told, how and when."""
    return await _told(desk, person)


@put("/api/notices", guards=PEOPLE)
async def wish(data: JSONBody[WishInfo], person: ThePerson, desk: TheDesk) -> NoticesInfo:
    """I wish otherwise."""
    quiet = {"is_on": data.quiet.is_on, "begin": data.quiet.begin, "end": data.quiet.end, "clock": data.quiet.clock}
    wanted = {str(event): sorted(set(kinds)) for event, kinds in data.wanted.items()}
    reader = {"language": data.language, "zone": data.zone}
    await desk.wish(person, wanted=wanted, quiet=quiet, mail=data.mail, is_silent=data.is_silent, **reader)
    return await _told(desk, person)


@put("/api/notices/reader", guards=PEOPLE, status_code=204)
async def read_in(data: JSONBody[Reader], person: ThePerson, desk: TheDesk) -> None:
    """I read this language, and live in this time zone."""
    await desk.wish(person, language=data.language, zone=data.zone)


@post("/api/notices/devices", guards=PEOPLE, status_code=201)
async def add_device(
    request: Asking, data: JSONBody[Device], person: ThePerson, desk: TheDesk, limits: TheLimits
) -> NoticesInfo:
    """Tell me on this device: its browser takes pushes."""
    limits.letters.spend(person.id, address(request))
    await desk.add_device(person, data.endpoint, {"p256dh": data.p256dh, "auth": data.auth}, data.label)
    return await _told(desk, person)


@post("/api/notices/mail", guards=PEOPLE, status_code=201)
async def add_mail(
    request: Asking, data: JSONBody[NewWay], person: ThePerson, desk: TheDesk, limits: TheLimits
) -> NoticesInfo:
    """Write to this address, once I have confirmed that it is mine."""
    limits.letters.spend(person.id, address(request))
    await desk.add_address(person, data.address, data.language)
    return await _told(desk, person)


@post("/api/notices/hooks", guards=PEOPLE, status_code=201)
async def add_hook(
    request: Asking, data: JSONBody[NewWay], person: ThePerson, desk: TheDesk, limits: TheLimits
) -> NoticesInfo:
    """Tell a channel, or a program."""
    limits.letters.spend(person.id, address(request))
    await desk.add_hook(person, data.address, data.language)
    return await _told(desk, person)


@delete("/api/notices/ways/{way:str}", guards=PEOPLE, status_code=200)
async def drop_way(way: FromPath[str], person: ThePerson, desk: TheDesk) -> NoticesInfo:
    """Forget a way to me."""
    await desk.drop(person, way)
    return await _told(desk, person)


@post("/api/notices/ways/{way:str}/test", guards=PEOPLE, status_code=200)
async def test_way(
    request: Asking,
    way: FromPath[str],
    person: ThePerson,
    desk: TheDesk,
    postman: NamedDependency[Postman],
    limits: TheLimits,
) -> Tested:
    """Send me a test over a way of mine."""
    limits.letters.spend(person.id, address(request))
    found = await desk.find(person, way)
    if found.state in ("new", "gone"):
        raise Refusal("no-way")
    return Tested(await postman.test(found), datetime.now(UTC).isoformat(timespec="seconds"))


@post("/api/notices/ways/{way:str}/letter", guards=PEOPLE, status_code=200)
async def write_again(
    request: Asking, way: FromPath[str], person: ThePerson, desk: TheDesk, limits: TheLimits
) -> NoticesInfo:
    """The letter that asks me to confirm my address has not come."""
    limits.letters.spend(person.id, address(request))
    await desk.write_again(person, await desk.find(person, way))
    return await _told(desk, person)


@post("/api/notices/now", guards=PEOPLE, status_code=200)
async def hurry(person: ThePerson, desk: TheDesk) -> NoticesInfo:
    """Send me now what waits for the morning."""
    await desk.hurry(person)
    return await _told(desk, person)


@get("/api/stop/{mark:str}", include_in_schema=False)
async def stop_page(mark: FromPath[str], desk: TheDesk) -> Response[None]:
    """Programs that look at mail open links: this one leads to a page with a button, and stops nothing."""
    desk.read("stop", mark)
    return Response(None, status_code=303, headers={"location": f"/stop/{mark}"})


@post("/api/stop/{mark:str}", status_code=200)
async def stop(mark: FromPath[str], desk: TheDesk, back: FromQuery[bool] = False) -> Stopped:
    """No more letters of this kind, with one click and without signing in; with `back`, they come again."""
    return Stopped(await desk.stop(mark, back))


@post("/api/confirm/{mark:str}", status_code=200)
async def confirm(mark: FromPath[str], desk: TheDesk) -> Confirmed:
    """The address that got this letter is mine."""
    return Confirmed(await desk.confirm(mark))


ROUTES = [
    notices,
    wish,
    read_in,
    add_device,
    add_mail,
    add_hook,
    drop_way,
    test_way,
    write_again,
    hurry,
    stop_page,
    stop,
    confirm,
]
