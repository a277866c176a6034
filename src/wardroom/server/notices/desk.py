"""The desk: what is queued for whom, who is written to, and what people say of their own ways and wishes."""

import asyncio
import hmac
import logging
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from hashlib import blake2b
from secrets import token_hex
from typing import Any

from wardroom.engine import Refusal
from wardroom.house.heralds import Herald, Tidings
from wardroom.house.limit import Limit
from wardroom.house.matches import shown_game
from wardroom.house.standing import Standing
from wardroom.server.notices import hook, hours
from wardroom.server.notices.mail import Mailer, clean_address, mailbox
from wardroom.server.notices.push import Pusher
from wardroom.server.notices.reach import Reach
from wardroom.store import notices as store
from wardroom.store.database import Database
from wardroom.store.notices import Dispatch, Way, Wishes
from wardroom.store.rows import Json, MatchRow, Person
from wardroom.words import LANGUAGES, Speaker

log = logging.getLogger("wardroom.notices")

EVENTS = ("turn", "clock", "invited", "begins", "seated", "over", "chat", "steward")
"""What people can be told of."""
KINDS = ("push", "mail", "hook")
USUAL: dict[str, list[str]] = {
    "turn": ["push", "mail", "hook"],
    "clock": ["push", "mail"],
    "invited": ["push", "mail"],
    "begins": ["push"],
    "seated": [],
    "over": ["push"],
    "chat": [],
    "steward": ["push", "mail"],
}
QUIET: Json = {"is_on": True, "begin": "23:00", "end": "7:00", "clock": True}
MOST_DEVICES = 10
_TROUBLE = ("failing", "refused", "gone", "private")
_HOUR = timedelta(hours=1)
_GOOD = timedelta(days=7)
"""How long the link is good that confirms an address."""
_AGAIN = timedelta(minutes=10)
"""How long nobody writes to an address that was just asked to confirm."""
_MOST_ASKED = 3
"""Letters a day that ask to confirm addresses of one mailbox, whoever gives them and however they are spelt."""
_MOST_INVITED = 10
"""Invitations an hour of which somebody is sent word; all stand on their page of tables."""
_WEEK = timedelta(days=7)
"""How long nobody writes to an address whose server has refused a letter."""


def usual_wishes(person: str, language: str = "en", zone: str = "UTC") -> Wishes:
    """What somebody wishes who has said nothing."""
    wanted = {event: list(kinds) for event, kinds in USUAL.items()}
    return Wishes(person, language, zone, wanted, QUIET, "later", is_silent=False)


def wanted_of(wished: Wishes, event: str) -> list[str]:
    """By which ways somebody wants to hear of an event; as usual of what was not there when they said so."""
    return wished.wanted.get(event, USUAL[event])


@dataclass(frozen=True, slots=True)
class _Word:
    """Tidings of a table, as they are queued."""

    row: MatchRow
    names: Sequence[str]
    sequence: int
    tidings: Tidings

    def asked(self) -> dict[str, str]:
        """What somebody is asked, in every language; nothing if nobody else may know it."""
        ask = self.tidings.ask
        game = shown_game(self.row)
        return {each: str(Speaker(each, game, self.names, ask.seat).ask(ask)) for each in LANGUAGES} if ask else {}

    def facts(self) -> Json:
        """What is kept of it until it is told."""
        facts = dict(self.tidings.facts)
        if self.tidings.event == "seated":
            facts["who"] = self.tidings.seat
        return {**facts, "asked": asked} if (asked := self.asked()) else facts

    def mark(self, at: datetime) -> str:
        """What tells it from others: it is queued once, whoever notices; but everything that is said is news."""
        return f"{self.row.id} {at if self.tidings.event == 'chat' else self.sequence} {self.tidings.seat}"


class Desk(Herald):
    """Where word for people is taken down, and their wishes are kept."""

    def __init__(self, database: Database, secret: str, pusher: Pusher, mailer: Mailer, reach: Reach) -> None:
        self.database = database
        self.pusher = pusher
        self.mailer = mailer
        self.reach = reach
        self.is_queued = asyncio.Event()
        """Set when there is something to be sent."""
        self._secret = bytes.fromhex(secret)
        self._asked = Limit(_MOST_ASKED / (24 * 60), burst=_MOST_ASKED)
        self._tasks: set[asyncio.Task[None]] = set()

    # --- what happens at tables -------------------------------------------------------------------------------------

    def tell(self, table: Standing, tidings: Sequence[Tidings]) -> None:
        """Take word down, for each once; whoever made the move does not wait for it."""
        row, names = table.row, table.names()
        if tidings:
            self._begin(self._take_down([_Word(row, names, row.sequence, each) for each in tidings]))

    def came(self, table: Standing, person: str) -> None:
        """Somebody looks at a table: what waits to be told of it is no news."""
        if person in {seat.person for seat in table.seats}:
            self._begin(self._forget(person, table.row.id))

    def _begin(self, work: Any) -> None:
        task = asyncio.create_task(_careful(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """What was begun is ended."""
        for task in list(self._tasks):
            await task

    async def _forget(self, person: str, match: str) -> None:
        async with self.database.read() as connection:
            if not await store.count_waiting(connection, person):
                return
        async with self.database.write() as connection:
            await store.forget_turn(connection, person, match)

    async def _take_down(self, words: Sequence[_Word]) -> None:
        people = {word.tidings.person for word in words}
        async with self.database.read() as connection:
            ways = await store.ways_of(connection, people)
            wishes = await store.load_wishes(connection, people) if ways else {}
        if not ways:
            return
        async with self.database.write() as connection:
            for word in words:
                mine = [way for way in ways if way.person == word.tidings.person and is_open(way)]
                wished = wishes.get(word.tidings.person) or usual_wishes(word.tidings.person)
                await self._queue_word(connection, word, mine, wished)
        self.is_queued.set()

    async def _queue_word(self, connection: Any, word: _Word, ways: Sequence[Way], wished: Wishes) -> None:
        tidings, at = word.tidings, datetime.now(UTC)
        wanted = [] if wished.is_silent else [way for way in ways if way.kind in wanted_of(wished, tidings.event)]
        if tidings.event == "chat" and wanted:
            since = (at - _HOUR).isoformat(timespec="milliseconds")
            told = await store.last_told(connection, "chat", word.row.id, since)
            wanted = [way for way in wanted if way.id not in told]
        facts, mark = word.facts() if wanted else {}, word.mark(at)
        for way in wanted:
            due = hours.due(wished, way.kind, tidings.event, at, tidings.wait)
            await store.queue(connection, [_dispatch(way, tidings.event, mark, word.row.id, facts, due)])

    def tell_all(self, people: Iterable[str], event: str, match: str | None, mark: str, facts: Json) -> None:
        """Take word down as `tell_of` does, for several people; nobody waits for it."""
        for person in people:
            self._begin(self.tell_of(person, event, match, mark, facts))

    async def tell_of(self, person: str, event: str, match: str | None, mark: str, facts: Json) -> None:
        """Word of what no move brought about: a `clock` near its end, that somebody is `invited`, a `steward`.

        `mark` tells it from others of the same table, so that it is told once. Facts of a clock: `until`, an instant,
        and the `rank` that plays then. Of an invitation: `name`, `deal`, the table in words, and `is_rematch`. Of a
        steward: `why`; without a table it is about the account.
        """
        async with self.database.read() as connection:
            ways = [way for way in await store.ways_of(connection, [person]) if is_open(way)]
            wished = (await store.load_wishes(connection, [person])).get(person) or usual_wishes(person)
            lately = (datetime.now(UTC) - _HOUR).isoformat(timespec="milliseconds")
            told = await store.told_of(connection, person, event, lately) if event == "invited" else 0
        at = datetime.now(UTC)
        wanted = [way for way in ways if way.kind in wanted_of(wished, event) and not wished.is_silent]
        wanted = wanted if told < _MOST_INVITED else []
        queued = [
            _dispatch(way, event, f"{match or person} {mark}", match, facts, hours.due(wished, way.kind, event, at))
            for way in wanted
        ]
        await self._queue(queued)

    async def send(self, person: str, kind: str, facts: Json) -> bool:
        """A letter of the house to somebody's confirmed address, at once; whether they have one.

        For `password` the facts are `name` and `link`.
        """
        async with self.database.read() as connection:
            mine = [
                way for way in await store.ways_of(connection, [person]) if way.kind == "mail" and way.state != "new"
            ]
        if not mine or not self.mailer.is_there:
            return False
        await self._queue([_dispatch(mine[0], kind, token_hex(8), None, facts, datetime.now(UTC))])
        return True

    async def _queue(self, dispatches: Sequence[Dispatch]) -> None:
        if dispatches:
            async with self.database.write() as connection:
                await store.queue(connection, dispatches)
            self.is_queued.set()

    # --- ways and wishes --------------------------------------------------------------------------------------------

    async def state_of(self, person: Person) -> tuple[Wishes, list[Way], int]:
        """What somebody wishes, the ways to them, and how much waits."""
        async with self.database.read() as connection:
            wished = (await store.load_wishes(connection, [person.id])).get(person.id)
            ways, waiting = (
                await store.ways_of(connection, [person.id]),
                await store.count_waiting(connection, person.id),
            )
        return wished or usual_wishes(person.id), ways, waiting

    async def has_trouble(self, person: Person) -> bool:
        """Whether a way of somebody's does not work."""
        async with self.database.read() as connection:
            ways = await store.ways_of(connection, [person.id])
        return any(way.state in _TROUBLE for way in ways)

    async def wish(self, person: Person, **changes: Any) -> None:
        """Somebody wishes otherwise; raises Refusal for what nobody can wish."""
        async with self.database.write() as connection:
            known = (await store.load_wishes(connection, [person.id])).get(person.id) or usual_wishes(person.id)
            await store.save_wishes(connection, checked(replace(known, **changes)))

    async def add_device(self, person: Person, address: str, keys: dict[str, str], label: str) -> None:
        """A browser takes pushes from now on; raises Refusal for an address that leads to no such service."""
        await self.reach.resolve(address)
        async with self.database.write() as connection:
            mine = [way for way in await store.ways_of(connection, [person.id]) if way.kind == "push"]
            if len(mine) >= MOST_DEVICES:
                await store.drop_way(connection, person.id, mine[0].id)
            await store.add_way(connection, person.id, "push", address, {"keys": keys, "label": label[:80]}, "fine")

    async def add_hook(self, person: Person, address: str, language: str) -> None:
        """A channel or a program is told from now on; raises Refusal for an address inside a private network."""
        await self.reach.resolve(address)
        about = {"flavour": hook.flavour_of(address), "language": language, "secret": token_hex(16)}
        async with self.database.write() as connection:
            await store.add_way(connection, person.id, "hook", address, about, "fine")

    async def add_address(self, person: Person, address: str, language: str) -> Way:
        """Somebody gives an address, which is written to once and to which nothing else goes before it is confirmed."""
        if not self.mailer.is_there:
            raise Refusal("no-mail")
        cleaned, lately = clean_address(address), (datetime.now(UTC) - _AGAIN).isoformat(timespec="milliseconds")
        async with self.database.write() as connection:
            if await store.lately_written(connection, cleaned, lately):
                raise Refusal("just-written")
            self._check_mailbox(cleaned)
            way = await store.add_way(connection, person.id, "mail", cleaned, {"language": language}, "new")
        await self._write_to(way, person)
        return way

    async def write_again(self, person: Person, way: Way) -> None:
        """The letter that asks to confirm an address did not come: another one, after a while."""
        lately = (datetime.now(UTC) - _AGAIN).isoformat(timespec="milliseconds")
        if way.state != "new" or way.since > lately:
            raise Refusal("just-written")
        self._check_mailbox(way.address)
        async with self.database.write() as connection:
            await store.mark_way(connection, way.id, "new", since=datetime.now(UTC).isoformat(timespec="milliseconds"))
        await self._write_to(way, person)

    def _check_mailbox(self, address: str) -> None:
        """Raises Refusal where a mailbox was asked often enough today: nobody can have a stranger flooded by us."""
        try:
            self._asked.spend(mailbox(address))
        except Refusal:
            raise Refusal("just-written") from None

    async def _write_to(self, way: Way, person: Person) -> None:
        until = datetime.now(UTC) + _GOOD
        mark = self.sign("confirm", f"{way.id}.{int(until.timestamp())}")
        facts = {"name": person.name, "until": until.isoformat(timespec="milliseconds"), "path": f"/confirm/{mark}"}
        await self._queue([_dispatch(way, "confirm", token_hex(8), None, facts, datetime.now(UTC))])

    async def confirm(self, mark: str) -> str:
        """Whoever reads the letters of an address says that it is theirs; the address. Raises Refusal for old links."""
        way, until = self.read("confirm", mark)
        if not until.isdigit() or int(until) < datetime.now(UTC).timestamp():
            raise Refusal("old-link")
        async with self.database.write() as connection:
            found = await store.find_way(connection, way)
            if found is None:
                raise Refusal("old-link")
            if found.state == "new":
                await store.mark_way(connection, way, "fine")
        return found.address

    async def stop(self, mark: str, is_on: bool = False) -> str:
        """No more letters of a kind over a way, or of `all`; or again. The event. Whoever has the letter may say so."""
        way, event = self.read("stop", mark)
        async with self.database.write() as connection:
            found = await store.find_way(connection, way)
            if found is None:
                raise Refusal("old-link")
            known = (await store.load_wishes(connection, [found.person])).get(found.person)
            wished = known or usual_wishes(found.person)
            events = EVENTS if event == "all" else (event,)
            wanted = {
                **wished.wanted,
                **{each: _with(wanted_of(wished, each), found.kind, is_on) for each in events},
            }
            await store.save_wishes(connection, replace(wished, wanted=wanted))
        return event

    async def find(self, person: Person, way: str) -> Way:
        """A way of somebody's own; raises Refusal if it is none."""
        async with self.database.read() as connection:
            found = await store.find_way(connection, way)
        if found is None or found.person != person.id:
            raise Refusal("no-way")
        return found

    async def drop(self, person: Person, way: str) -> None:
        """A way is forgotten."""
        async with self.database.write() as connection:
            if not await store.drop_way(connection, person.id, way):
                raise Refusal("no-way")

    async def hurry(self, person: Person) -> None:
        """What waits for quiet hours to end is sent now."""
        async with self.database.write() as connection:
            await store.hurry(connection, person.id)
        self.is_queued.set()

    # --- links ------------------------------------------------------------------------------------------------------

    def sign(self, purpose: str, text: str) -> str:
        """The mark of a link that only we can have made."""
        mark = blake2b(text.encode(), key=self._secret, person=purpose.encode(), digest_size=20).hexdigest()
        return f"{text}.{mark}"

    def read(self, purpose: str, mark: str) -> tuple[str, str]:
        """The way and what else a link names; raises Refusal for one that we have not made."""
        text, _, _ = mark.rpartition(".")
        if not text or not hmac.compare_digest(self.sign(purpose, text).encode(), mark.encode()):
            raise Refusal("old-link")
        way, _, rest = text.partition(".")
        return way, rest


def checked(wishes: Wishes) -> Wishes:
    """Wishes that can be fulfilled; raises Refusal for others."""
    try:
        begin, end = hours.hour(wishes.quiet["begin"]), hours.hour(wishes.quiet["end"])
    except ValueError:
        raise Refusal("bad-hours") from None
    is_known = set(wishes.wanted) <= set(EVENTS) and all(set(kinds) <= set(KINDS) for kinds in wishes.wanted.values())
    if not is_known or wishes.language not in LANGUAGES or len(wishes.zone) > 60 or begin == end:
        raise Refusal("bad-hours")
    return wishes


def is_open(way: Way) -> bool:
    """Whether anything may be told over a way: one that was refused is left in peace for a week."""
    if way.state in ("fine", "failing"):
        return True
    return way.state == "refused" and datetime.now(UTC) - datetime.fromisoformat(way.since) > _WEEK


def _with(kinds: Iterable[str], kind: str, is_on: bool) -> list[str]:
    return [*(each for each in kinds if each != kind), *([kind] if is_on else [])]


def _dispatch(way: Way, event: str, mark: str, match: str | None, facts: Json, due: datetime) -> Dispatch:
    once = f"{way.id} {event} {mark}"[:120]
    return Dispatch(once, way.id, way.person, event, match, facts, due.isoformat(timespec="milliseconds"))


async def _careful(work: Any) -> None:
    """Whatever happens to a notice, the table goes on."""
    try:
        await work
    except Refusal as wrong:
        log.warning("a notice was lost: %s", wrong)
    except Exception:
        log.exception("a notice was lost")
