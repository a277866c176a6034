"""Again: those who have played a match to its end play another, once all of them want to."""

from dataclasses import replace

from wardroom.engine import Refusal, seal
from wardroom.engine.game import Options
from wardroom.house.hub import Hub
from wardroom.house.matches import todays_game, write_seal
from wardroom.house.messages.tables import NewTable
from wardroom.house.opening import new_row
from wardroom.house.pacing import anew
from wardroom.house.rematches import Asked, missing_in, read_rematch, seats_again, write_rematch
from wardroom.house.table import Held, LiveTable
from wardroom.store.rows import MatchRow, Person, SeatRow

CARDS = ("cards_mark", "cards_name", "cards_owner", "cards_by")
"""Of a head, what tells about its cards."""


async def ask(hub: Hub, table: LiveTable, person: Person, rotated: bool) -> None:
    """Ask for a rematch. The first to ask chooses the seats; whoever asks for the same after them agrees.

    Raises Refusal before the end, for those who did not play to it, and while another one is asked for.
    """
    count = len(table.seats)
    order = [(seat - rotated) % count for seat in range(count)]
    async with table.lock:
        options = await _options(hub, table)
        async with table.held() as held:
            _check(held, person)
            standing = read_rematch(held.row)
            if standing and standing.state in ("asked", "agreed") and standing.order != order:
                raise Refusal("rematch-asked")
            mine = _seats_of(held, person)
            goes_on = standing is not None and standing.state in ("asked", "agreed")
            asked = standing if standing and goes_on else Asked(mine[0], order, [])
            opened = await _agree(held, asked, mine, options)
        await _lay(hub, opened)


async def answer(hub: Hub, table: LiveTable, person: Person, agree: bool) -> None:
    """Agree to a rematch, or refuse it; once everybody has agreed the new table is laid, whoever was last."""
    async with table.lock:
        options = await _options(hub, table)
        async with table.held() as held:
            _check(held, person)
            asked = read_rematch(held.row)
            if asked is None or asked.state in ("refused", "lapsed") or (asked.state == "agreed" and not agree):
                raise Refusal("no-rematch")
            mine = _seats_of(held, person)
            if agree:
                opened = await _agree(held, asked, mine, options)
            else:
                opened = None
                held.row.rematch = write_rematch(replace(asked, refused=mine[0]))
                await held.writer.save_company(held.row)
        await _lay(hub, opened)


async def _options(hub: Hub, table: LiveTable) -> Options:
    """What the match was played with, as the rules of today take it."""
    return await hub.configured(todays_game(table.row), table.row.options, len(table.seats))


def _check(held: Held, person: Person) -> None:
    """Raises Refusal before the end, and for those who had no seat when it came."""
    if held.row.status not in ("over", "ended"):
        raise Refusal("not-over")
    if not _seats_of(held, person):
        raise Refusal("not-yours")


def _seats_of(held: Held, person: Person) -> list[int]:
    return [seat.seat for seat in held.seats if seat.person == person.id]


Opened = tuple[MatchRow, list[SeatRow]]


async def _agree(held: Held, asked: Asked, mine: list[int], options: Options) -> Opened | None:
    """Note that somebody agrees; the new match, if they were the last. What was agreed before stays so."""
    if asked.table:
        return None
    asked = replace(asked, agreed=sorted({*asked.agreed, *mine}))
    opened = None if missing_in(asked, held.seats) else _opened(held, asked, options)
    if opened:
        await held.writer.create_match(*opened)
        asked = replace(asked, table=opened[0].id)
    held.row.rematch = write_rematch(asked)
    await held.writer.save_company(held.row)
    return opened


def _opened(held: Held, asked: Asked, options: Options) -> Opened:
    """The new match: the same game by the rules of today, with the same options, in the order that was asked for."""
    old = held.row
    wish = NewTable(old.game, [], title=old.title, pace=old.pace, is_public=old.is_public, hints=old.hints)  # type: ignore[arg-type]
    host = Person(old.host, "")
    row = new_row(host, old.game, old.rules, dict(options), wish)
    row = replace(row, stand_in=old.stand_in, is_rated=old.is_rated, series=old.series or old.id)
    row = replace(row, **{name: getattr(old, name) for name in CARDS})
    row.clock = anew(old, asked.order)
    row.seal = write_seal(seal([]))
    return row, seats_again(row.id, asked.order, held.seats)


async def _lay(hub: Hub, opened: Opened | None) -> None:
    if opened:
        await hub.lay(*opened)
