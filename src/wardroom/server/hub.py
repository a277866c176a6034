"""The hub: the tables that are alive in this process, their bots, and the news from other processes."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from hashlib import blake2b
from secrets import choice, token_hex, token_urlsafe
from typing import Any

from wardroom import shelf
from wardroom.engine import Match, Refusal, seal
from wardroom.engine.record import Record, replay
from wardroom.players import BOTS
from wardroom.server.bots import BotRoom, problem
from wardroom.server.identity import clean_name
from wardroom.server.matches import write_saved, write_seal
from wardroom.server.messages import NewTable, OpenedTable, SeatLink, SeatWish
from wardroom.server.render import store_line, store_told
from wardroom.server.table import LiveTable
from wardroom.store.database import Database
from wardroom.store.matches import (
    Json,
    MatchRow,
    Moment,
    SeatRow,
    create_match,
    list_with_bots,
    load_lines,
    load_match,
    load_seats,
    now,
    write_moment,
)
from wardroom.store.people import Person

log = logging.getLogger("wardroom.hub")

_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
_MOST_TABLES = 2_000


class Hub:
    """All tables of this process."""

    def __init__(self, database: Database, bots: BotRoom, publish: Callable[[str], Awaitable[None]]) -> None:
        self.database = database
        self.tables: dict[str, LiveTable] = {}
        self._bots = bots
        self._publish = publish
        self._thinking: set[tuple[str, int]] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def table(self, name: str) -> LiveTable:
        """A table, read from the store if nobody is at it; raises Refusal if there is none."""
        if name not in self.tables:
            async with self.database.read() as connection:
                row, seats = await load_match(connection, name), await load_seats(connection, name)
            self._seat(LiveTable(self.database, row, seats))
        return self.tables[name]

    def _seat(self, table: LiveTable) -> LiveTable:
        """Keep a table at hand; the longest unused ones make room."""
        if len(self.tables) >= _MOST_TABLES:
            idle = next((name for name, each in self.tables.items() if not each.listeners), None)
            self.tables.pop(idle or "", None)
        table.on_moved = self._after
        return self.tables.setdefault(table.row.id, table)

    # --- opening ----------------------------------------------------------------------------------------------------

    async def open(self, host: Person, wish: NewTable) -> OpenedTable:
        """Open a table; it begins at once if no seat is free. Raises Refusal for what cannot be played."""
        game = shelf.find(wish.game)
        options = game.configure(wish.options, len(wish.seats))
        row = new_row(host, wish.game, game.rules_version, dict(options), wish)
        seats, links = new_seats(row.id, host, wish.seats)
        row.seal = write_seal(seal([seat.contribution for seat in seats]))
        async with self.database.write() as connection:
            await create_match(connection, row, seats)
        table = self._seat(LiveTable(self.database, row, seats))
        await table.begin()
        return OpenedTable(table.info(host.id), links)

    async def import_record(self, host: Person, record: Record, wishes: Sequence[SeatWish] = ()) -> LiveTable:
        """A match file becomes a table: finished ones to be looked at, others to be played on."""
        match = replay(record, shelf.find(record.game))
        return await self.adopt(host, match, record.players, wishes)

    async def adopt(
        self, host: Person, match: Match[Any], players: Sequence[str] = (), wishes: Sequence[SeatWish] = ()
    ) -> LiveTable:
        """A match that was played elsewhere, or branched off, gets a table of its own."""
        wish = NewTable(match.game.id, list(wishes), dict(match.options), is_public=False)
        row = new_row(host, match.game.id, match.game.rules_version, dict(match.options), wish)
        row.seal, row.opening = write_seal(match.seal), store_line(match.log[0])
        seated = list(wishes) or [adopted_seat(name, players, at) for at, name in enumerate(match.names)]
        named = [replace_name(wish, name) for wish, name in zip(seated, match.names, strict=True)]
        seats, _ = new_seats(row.id, host, named)
        row = adopted_row(row, match)
        moments = [adopted_moment(row.id, match, at) for at in range(1, len(match.log))]
        async with self.database.write() as connection:
            await create_match(connection, row, seats)
            for moment in moments:
                await write_moment(connection, moment)
        table = self._seat(LiveTable(self.database, row, seats))
        await self._after(table)
        return table

    # --- bots and other processes -----------------------------------------------------------------------------------

    async def start(self) -> None:
        """Bots that were thinking when the server stopped think again."""
        async with self.database.read() as connection:
            waiting = await list_with_bots(connection)
        for name in waiting:
            self._wake_bots(await self.table(name))

    async def close(self) -> None:
        """Stop thinking."""
        for task in list(self._tasks):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    async def _after(self, table: LiveTable) -> None:
        """A table changed: its bots may have to think, and other processes to look."""
        await self._publish(table.row.id)
        self._wake_bots(table)

    async def hear(self, name: str) -> None:
        """Another process, or this one, changed a table."""
        table = self.tables.get(name)
        if table is not None:
            await table.catch_up()
            self._wake_bots(table)

    def _wake_bots(self, table: LiveTable) -> None:
        for seat in table.row.waiting:
            moment = (table.row.id, table.row.sequence)
            if table.seats[seat].kind == "bot" and table.row.status == "playing" and moment not in self._thinking:
                self._thinking.add(moment)
                task = asyncio.create_task(self._let_bot_answer(table, seat, moment))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _let_bot_answer(self, table: LiveTable, seat: int, moment: tuple[str, int]) -> None:
        """One answer of one bot; whoever answered meanwhile was quicker."""
        try:
            row, names, name = table.row, table.names(), table.seats[seat].bot
            assert row.saved is not None
            async with self.database.read() as connection:
                lines = await load_lines(connection, row.id, row.line, row.saved["line"])
            play = await self._bots.think(problem(row, names, lines, seat, name))
            await table.play(seat, play, row.sequence)
        except Refusal as wrong:
            log.info("a bot's answer at table %s came too late: %s", table.row.id, wrong)
        except Exception:
            log.exception("a bot failed at table %s", table.row.id)
        finally:
            self._thinking.discard(moment)


def new_row(host: Person, game: str, rules: str, options: Json, wish: NewTable) -> MatchRow:
    """The head of a table that is being opened."""
    title = " ".join(wish.title.split())[:80]
    return MatchRow(
        id="".join(choice(_LETTERS) for _ in range(10)),
        game=game,
        rules=rules,
        options=options,
        title=title,
        pace=wish.pace,
        is_public=wish.is_public,
        status="open",
        host=host.id,
        created=now(),
        moved=now(),
        seal={},
    )


def new_seats(match: str, host: Person, wishes: Sequence[SeatWish]) -> tuple[list[SeatRow], list[SeatLink]]:
    """The seats of a new table, and the secret addresses of those that are free.

    The first person is the one who opens the table; further ones are either on the same screen or invited.
    """
    seats: list[SeatRow] = []
    links: list[SeatLink] = []
    for at, wish in enumerate(wishes):
        is_host = wish.kind == "person" and (wish.hot or not any(seat.person for seat in seats))
        secret = token_urlsafe(18)
        seats.append(new_seat(match, at, wish, host if is_host else None, secret, seats))
        if seats[-1].kind == "open":
            links.append(SeatLink(at, f"/t/{match}?seat={secret}"))
    return seats, links


def new_seat(
    match: str, at: int, wish: SeatWish, host: Person | None, secret: str, others: Sequence[SeatRow]
) -> SeatRow:
    """One seat: the host's, a bot's, or free for whoever has its address."""
    if wish.kind == "bot" and wish.bot not in BOTS:
        raise Refusal("unknown-bot", bot=wish.bot, known=tuple(BOTS))
    kind = "bot" if wish.kind == "bot" else "person" if host else "open"
    wanted = wish.name or (host.name if host else f"Bot {at + 1}" if kind == "bot" else f"Seat {at + 1}")
    name = clean_name(wanted)
    taken = {seat.name for seat in others}
    return SeatRow(
        match=match,
        seat=at,
        kind=kind,
        name=next(each for each in (name, *(f"{name} {n}" for n in range(2, 99))) if each not in taken),
        person=host.id if host else None,
        bot=wish.bot if kind == "bot" else "",
        hot=wish.hot,
        link=hash_link(secret) if kind == "open" else None,
        contribution=token_hex(16),
    )


def hash_link(secret: str) -> str:
    """The store keeps no secret addresses, only their hashes."""
    return blake2b(secret.encode(), digest_size=32).hexdigest()


def adopted_seat(name: str, players: Sequence[str], at: int) -> SeatWish:
    """A seat of an adopted match: a bot stays a bot, people sit on one screen."""
    kind = players[at] if at < len(players) else "person"
    return SeatWish("bot", name, kind) if kind in BOTS else SeatWish("person", name, hot=True)


def replace_name(wish: SeatWish, name: str) -> SeatWish:
    """The seat keeps the name it had in the match."""
    return SeatWish(wish.kind, wish.name or name, wish.bot, wish.hot)


def adopted_row(row: MatchRow, match: Match[Any]) -> MatchRow:
    """The head of a match that comes with a past."""
    result = match.position.result
    ended: Json | None = None
    if result:
        ended = {"scores": list(result.scores), "places": list(result.places), "reason": "rules"}
    return replace(
        row,
        status="over" if ended else "playing",
        sequence=match.sequence,
        line=match.sequence,
        saved=write_saved(match),
        waiting=[int(ask.seat) for ask in match.asks],
        result=ended,
    )


def adopted_moment(name: str, match: Match[Any], at: int) -> Moment:
    """A line of the past as a moment."""
    line = match.log[at]
    stored = store_line(line)
    return Moment(name, at, at, line.seat, line.play, stored["dice"], store_told(line.told), now())
