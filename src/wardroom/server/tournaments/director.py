"""The director opens tournaments, lets people in, pairs rounds and opens their matches, and collects the results.

A tournament is held in the database while it is changed, so that in whatever process a match ends, a round is paired
once. The matches of a round are opened afterwards under ids that were written with it: whoever comes second finds them
there. What a process leaves behind when it dies is taken up by the next that looks.
"""

import logging
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from random import Random, SystemRandom

import msgspec
from sqlalchemy.exc import IntegrityError

from wardroom import shelf
from wardroom.engine import Refusal, seal
from wardroom.house.habits import read_habits
from wardroom.house.hub import Hub
from wardroom.house.matches import write_seal
from wardroom.house.messages.tables import ClockRule, NewTable
from wardroom.house.naming import clean_text, free_name
from wardroom.house.opening import new_id, new_row, stand_in
from wardroom.house.pacing import check_rule, chosen_for
from wardroom.house.table import LiveTable
from wardroom.players import known_bot, rank_of
from wardroom.server.strength import Belief, anchors
from wardroom.server.tournaments.bouts import Bout
from wardroom.server.tournaments.messages import NewTournament
from wardroom.server.tournaments.pairing import (
    first_tree,
    in_groups,
    in_seats,
    next_tree,
    round_robin,
    split,
    swiss,
    tree_rounds,
    usual_rounds,
)
from wardroom.store.acquaintances import people_by_id
from wardroom.store.archive import ArchiveReader
from wardroom.store.database import Database
from wardroom.store.people import load_note
from wardroom.store.ratings import latest_ratings
from wardroom.store.rows import Json, MatchRow, Person, SeatRow
from wardroom.store.threads import Connected
from wardroom.store.tournaments import (
    PLAYING,
    BoutRow,
    EntryRow,
    TournamentRow,
    add_bouts,
    count_under_way,
    create_tournament,
    heads_of,
    is_collected,
    list_running,
    load_bouts,
    load_entries,
    load_tournament,
    save_bout,
    save_tournament,
    write_entries,
)

log = logging.getLogger("wardroom.server")

MOST_ENTRIES = 64
MOST_AT_ONCE = 3
"""Tournaments of one host that are not over."""
MOST_EXTRA = 48
"""Hours by which a round can be made longer at a time."""


class Director:
    """The tournaments of one house."""

    def __init__(self, database: Database, hub: Hub) -> None:
        self._database = database
        self._hub = hub
        self.luck: Random = SystemRandom()

    # --- opening and entering ---------------------------------------------------------------------------------------

    async def open(self, host: Person, wish: NewTournament) -> str:
        """Open a tournament for entry; its id. Raises Refusal for what cannot be played."""
        self._hub.game(wish.game)
        if wish.kind == "knock-out" and wish.size != 2:
            raise Refusal("knock-out-for-two")
        options = await self._hub.configured(shelf.find(wish.game), wish.options, wish.size)
        if not wish.size <= wish.most <= MOST_ENTRIES or len(wish.bots) > wish.most:
            raise Refusal("bad-tournament", least=wish.size, most=MOST_ENTRIES)
        row = TournamentRow(
            id=new_id(),
            title=clean_text(wish.title)[:80],
            game=wish.game,
            options=dict(options),
            kind=wish.kind,
            rounds=wish.rounds,
            size=wish.size,
            most=wish.most,
            is_open=wish.is_open,
            hours=wish.hours,
            pace=wish.clock.kind if wish.clock else wish.pace,
            stand_in=stand_in(wish.stand_in),
            is_rated=wish.is_rated,
            host=host.id,
            clock=_clock(wish),
        )
        async with self._database.write() as writer:
            if await count_under_way(writer, host.id) >= MOST_AT_ONCE:
                raise Refusal("too-many-tournaments", most=MOST_AT_ONCE)
            await create_tournament(writer, row)
            await write_entries(writer, row.id, _bots(row.id, wish.bots))
        return row.id

    async def enter(self, name: str, person: Person) -> None:
        """Come in, or wait as a substitute where no place is left. To come again is no fault.

        Raises Refusal where only those may come who were invited, and after the end.
        """
        async with self._database.write() as writer:
            row, entered = await _held(writer, name)
            mine = next((each for each in entered if each.person == person.id), None)
            if mine and mine.kind != "invited":
                return
            if row.status not in ("entry", "playing") or (not row.is_open and mine is None and row.host != person.id):
                raise Refusal("tournament-shut")
            has_room = row.status == "entry" and _count(entered) < row.most
            others = [each for each in entered if each is not mine]
            called = free_name(person.name, [each.name for each in others])
            kind = "person" if has_room else "substitute"
            await write_entries(writer, name, _numbered([*others, _entry(name, kind, called, person.id)]))

    async def invite(self, name: str, host: Person, guest: Person) -> None:
        """Somebody may come in whom the host names."""
        async with self._database.write() as writer:
            row, entered = await _held(writer, name)
            _check_host(row, host)
            if (await ArchiveReader(writer).load_blocks(guest.id)).get(host.id) == "block":
                raise Refusal("not-invited", name=guest.name)
            if row.status == "entry" and guest.id not in {each.person for each in entered}:
                await write_entries(writer, name, _numbered([*entered, _entry(name, "invited", guest.name, guest.id)]))

    async def leave(self, name: str, person: Person) -> None:
        """Withdraw. Once it is played the first substitute takes the place and its points, or else a bot does."""
        async with self._database.write() as writer:
            row, entered = await _held(writer, name)
            mine = next((each for each in entered if each.person == person.id), None)
            if mine is None or row.status not in ("entry", "playing"):
                raise Refusal("not-entered")
            if row.status == "entry" or mine.kind not in PLAYING:
                await write_entries(writer, name, _numbered([each for each in entered if each is not mine]))
                return
            follower = _take_over(row, entered, mine)
            await write_entries(writer, name, [each for each in entered if each is not follower])
        await self._seat_anew(name, mine)

    async def _reseat(self, table: LiveTable, seat: int, entry: EntryRow, is_member: bool) -> None:
        """Somebody else plays for a seat of a match that is not over; with a guest there it is rated no more."""
        async with table.lock, table.held() as held:
            if held.row.status in ("open", "playing"):
                bot = entry.bot if entry.kind == "bot" else ""
                seated = replace(held.seats[seat], kind=entry.kind, person=entry.person, bot=bot, name=entry.name)
                await held.reseat(seated)
                held.row.is_rated = held.row.is_rated and is_member
                await held.writer.save_company(held.row)

    # --- rounds -----------------------------------------------------------------------------------------------------

    async def begin(self, name: str, host: Person) -> None:
        """Nobody else comes in: seeds are given by strength, and the first round is played."""
        async with self._database.write() as writer:
            row, entered = await _held(writer, name)
            _check_host(row, host)
            if row.status != "entry":
                raise Refusal("tournament-begun")
            playing = [each for each in entered if each.kind in PLAYING]
            if not split(len(playing), min(row.size, 3), row.size):
                raise Refusal("too-few-entries", least=row.size)
            seeded = await self._seeded(writer, row.game, playing)
            waiting = [replace(each, kind="substitute") for each in entered if each.kind == "substitute"]
            await write_entries(writer, name, _numbered([*seeded, *waiting]))
            row.rounds = _rounds(row, len(seeded))
            row.status = "playing"
            await _pair(writer, row, seeded, [])
        await self.settle()

    async def _seeded(self, writer: Connected, game: str, playing: Sequence[EntryRow]) -> list[EntryRow]:
        """Everybody in the order of what is believed of their strength, with lots that were drawn."""
        known = await latest_ratings(writer, game, [each.person for each in playing if each.person])
        bots = anchors(game)

        def strength(entry: EntryRow) -> float:
            found = known.get(entry.person or "")
            return found.mu if found else bots.get(rank_of(entry.bot), Belief()).mu

        lots = self.luck.sample(range(len(playing)), len(playing))
        drawn = [replace(each, lot=lot) for each, lot in zip(playing, lots, strict=True)]
        return sorted(drawn, key=lambda each: (-strength(each), each.lot))

    async def settle(self) -> None:
        """Collect the results of matches that have ended, pair the rounds that follow, and open their matches."""
        async with self._database.read() as reader:
            running = await list_running(reader)
        for name in running:
            await self._settle(name)

    async def settle_quietly(self) -> None:
        """The same, for whoever does not wait for it: where the store fails, the next match that ends makes up."""
        try:
            await self.settle()
        except Refusal as wrong:
            log.info("tournaments could not be looked after now: %s", wrong)

    async def _settle(self, name: str) -> None:
        async with self._database.read() as reader:
            if not await _is_stirring(reader, name):
                return
        async with self._database.write() as writer:
            row, entered = await _held(writer, name)
            played = await load_bouts(writer, name)
            await _collect(writer, played)
            if row.status == "playing" and all(_bout(each).is_over for each in played):
                await _go_on(writer, row, entered, played)
        await self._lay(name)

    async def _lay(self, name: str) -> None:
        """Open the matches of the round that are not there yet."""
        async with self._database.read() as reader:
            row, entered = await load_tournament(reader, name), await load_entries(reader, name)
            played = [each for each in await load_bouts(reader, name) if each.round == row.round and each.match]
            there = await heads_of(reader, played)
        for bout in played:
            if bout.match not in there and bout.places is None:
                await self._open_match(row, [entered[entry] for entry in bout.entries], str(bout.match), bout.round)

    async def _open_match(self, row: TournamentRow, entered: Sequence[EntryRow], match: str, number: int) -> None:
        seats = _seats(match, entered)
        is_for_bots = all(each.kind == "bot" for each in seats)
        options = dict(await self._hub.configured(shelf.find(row.game), row.options, len(seats), is_for_bots))
        title = f"{row.title} · {number}"
        wish = NewTable(row.game, [], title=title, pace=row.pace, is_public=False, hints=False)  # type: ignore[arg-type]
        head = new_row(Person(row.host, ""), row.game, "", options, wish)
        rated = row.is_rated and await self._is_among_members(seats)
        head = replace(head, id=match, stand_in=row.stand_in, is_rated=rated, tournament=row.id)
        head.seal = write_seal(seal([]))
        head.clock = await self._clock_of(row, seats)
        with suppress(IntegrityError):  # another process was quicker
            async with self._hub.store.write() as writer:
                await writer.create_match(head, seats)
            await self._hub.lay(head, seats)

    async def _clock_of(self, row: TournamentRow, seats: Sequence[SeatRow]) -> Json | None:
        """The chronometer of a match: everybody's clock goes as they live."""
        if row.clock is None:
            return None
        rule = msgspec.convert(row.clock, ClockRule)
        async with self._database.read() as reader:
            noted = {each.seat: await load_note(reader, "habits", each.person) for each in seats if each.person}
        return chosen_for(rule, len(seats), {seat: read_habits(text) for seat, text in noted.items()})

    async def _is_among_members(self, seats: Sequence[SeatRow]) -> bool:
        """Whether several people play, all with accounts: only then a match counts for ratings, here as elsewhere."""
        people = [each.person for each in seats if each.person]
        async with self._database.read() as reader:
            return len(people) > 1 and await self._are_members(reader, people)

    async def _are_members(self, reader: Connected, people: Sequence[str]) -> bool:
        found = await people_by_id(reader, people)
        return all(found[each].account for each in people)

    # --- whoever watches over it ------------------------------------------------------------------------------------

    async def extend(self, name: str, host: Person | None, hours: int) -> tuple[str, str]:
        """Make the round longer; when it ended and when it ends. Nobody as the host is a steward."""
        if not 0 < hours <= MOST_EXTRA:
            raise Refusal("bad-extra", most=MOST_EXTRA)
        async with self._database.write() as writer:
            row, entered = await _held(writer, name)
            _check_watcher(row, host, entered)
            if row.until is None or row.status != "playing":
                raise Refusal("no-term")
            was, row.until = row.until, _later(max(row.until, datetime.now(UTC).isoformat()), hours)
            await save_tournament(writer, row)
            return was, row.until

    async def judge(self, name: str, host: Person, board: int, places: Sequence[int], reason: str) -> None:
        """A match that is not over is judged, for a reason that everybody reads. Who plays judges nothing."""
        if not clean_text(reason):
            raise Refusal("no-reason")
        async with self._database.write() as writer:
            row, entered = await _held(writer, name)
            _check_watcher(row, host, entered)
            found = [each for each in await load_bouts(writer, name) if (each.round, each.board) == (row.round, board)]
            if not found or found[0].places is not None or len(found[0].entries) != len(places) or min(places) != 1:
                raise Refusal("not-judged")
            await save_bout(writer, replace(found[0], places=[*places], reason=clean_text(reason)[:300]))
        await self.settle()

    async def close(self, name: str, host: Person | None) -> tuple[str, str | None]:
        """It is called off: its matches may be played to their end, and count for nothing here.

        Nobody as the host is a steward. How it stood, and until when the round was to last.
        """
        async with self._database.write() as writer:
            row, _ = await _held(writer, name)
            _check_host(row, host)
            if row.status in ("over", "closed"):
                raise Refusal("tournament-shut")
            was = row.status, row.until
            row.status, row.until = "closed", None
            await save_tournament(writer, row)
            return was

    # --- stewards ---------------------------------------------------------------------------------------------------

    async def reopen(self, name: str, status: str, until: str | None) -> None:
        """It was called off by mistake, and goes on."""
        async with self._database.write() as writer:
            row, _ = await _held(writer, name)
            if row.status != "closed":
                raise Refusal("too-late-to-undo")
            row.status, row.until = status, until
            await save_tournament(writer, row)
        await self.settle()

    async def set_term(self, name: str, now: str, was: str) -> None:
        """A round ends as before it was made longer."""
        async with self._database.write() as writer:
            row, _ = await _held(writer, name)
            if row.until != now:
                raise Refusal("too-late-to-undo")
            row.until = was
            await save_tournament(writer, row)

    async def substitute(self, name: str, number: int, to: Person) -> EntryRow:
        """Somebody plays on for an entry, whose place and points stay; who it was before."""
        async with self._database.write() as writer:
            row, entered = await _held(writer, name)
            if row.status != "playing" or number >= len(entered) or entered[number].kind not in PLAYING:
                raise Refusal("not-entered")
            if any(each.person == to.id and each.kind in PLAYING for each in entered):
                raise Refusal("seated-elsewhere", name=to.name)
            was = replace(entered[number])
            before = [*was.before, {"name": was.name, "round": row.round}]
            others = [each for each in entered if each.entry != number and each.person != to.id]
            called = free_name(to.name, [each.name for each in others])
            now = replace(was, kind="person", person=to.id, bot="", name=called, before=before)
            kept = sorted([*others, now], key=lambda each: each.entry)
            await write_entries(writer, name, kept)
        await self._seat_anew(name, now)
        return was

    async def call_back(self, name: str, was: Json, to: str) -> None:
        """Whoever played for an entry plays again."""
        async with self._database.write() as writer:
            row, entered = await _held(writer, name)
            back = EntryRow(**was)
            if row.status != "playing" or not any((each.entry, each.person) == (back.entry, to) for each in entered):
                raise Refusal("too-late-to-undo")
            await write_entries(writer, name, [back if each.entry == back.entry else each for each in entered])
        await self._seat_anew(name, back)

    async def _seat_anew(self, name: str, entry: EntryRow) -> None:
        """Somebody else plays for an entry: also in the matches of the round that are not over."""
        async with self._database.read() as reader:
            row, played = await load_tournament(reader, name), await load_bouts(reader, name)
            is_member = entry.person is None or await self._are_members(reader, [entry.person])
        for bout in played:
            if bout.round == row.round and bout.match and bout.places is None and entry.entry in bout.entries:
                table = await self._hub.table(bout.match)
                await self._reseat(table, bout.entries.index(entry.entry), entry, is_member)

    async def has_collected(self, match: str) -> bool:
        """Whether a tournament has taken the result of a match already."""
        async with self._database.read() as reader:
            return await is_collected(reader, match)


# --- entries ----------------------------------------------------------------------------------------------------------


async def _held(writer: Connected, name: str) -> tuple[TournamentRow, list[EntryRow]]:
    return await load_tournament(writer, name, is_held=True), await load_entries(writer, name)


def _entry(tournament: str, kind: str, name: str, person: str | None, bot: str = "") -> EntryRow:
    return EntryRow(tournament, 0, kind, name, person, bot, 0)


def _clock(wish: NewTournament) -> Json | None:
    """The clock that the host has chosen, if it can be; raises Refusal for nonsense."""
    if wish.clock is None:
        return None
    check_rule(wish.clock)
    return msgspec.to_builtins(wish.clock)  # type: ignore[no-any-return]


def _bots(tournament: str, ranks: Iterable[str]) -> list[EntryRow]:
    """Bots that play, each under a name of its own."""
    found: list[EntryRow] = []
    for rank in ranks:
        name = free_name(f"bot-{known_bot(rank)}", [each.name for each in found])
        found.append(_entry(tournament, "bot", name, None, rank))
    return _numbered(found)


def _numbered(found: Sequence[EntryRow]) -> list[EntryRow]:
    return [replace(each, entry=number) for number, each in enumerate(found)]


def _count(found: Sequence[EntryRow]) -> int:
    return sum(each.kind in PLAYING for each in found)


def _take_over(row: TournamentRow, entered: Sequence[EntryRow], leaver: EntryRow) -> EntryRow | None:
    """Who plays on for somebody who withdraws: the first who waits, or a bot; the place and its points stay."""
    follower = next((each for each in entered if each.kind == "substitute"), None)
    leaver.before = [*leaver.before, {"name": leaver.name, "round": row.round}]
    if follower:
        leaver.name, leaver.person = follower.name, follower.person
    else:
        leaver.kind, leaver.bot, leaver.person = "bot", row.stand_in, None
        leaver.name = free_name(f"bot-{row.stand_in}", [each.name for each in entered if each is not leaver])
    return follower


def _check_host(row: TournamentRow, person: Person | None) -> None:
    if person and row.host != person.id:
        raise Refusal("not-yours")


def _check_watcher(row: TournamentRow, person: Person | None, entered: Sequence[EntryRow]) -> None:
    """Raises Refusal for whoever does not watch over a tournament, or plays in it."""
    _check_host(row, person)
    if person and person.id in {each.person for each in entered}:
        raise Refusal("judge-plays")


# --- rounds -----------------------------------------------------------------------------------------------------------


def _bout(row: BoutRow) -> Bout:
    return Bout(tuple(row.entries), tuple(row.places) if row.places else None)


def played_rounds(rows: Sequence[BoutRow]) -> list[list[Bout]]:
    """The rounds so far."""
    return [[_bout(each) for each in rows if each.round == number] for number in sorted({each.round for each in rows})]


def _rounds(row: TournamentRow, entries: int) -> int:
    """How many rounds are played."""
    if row.kind == "knock-out":
        return tree_rounds(entries)
    if row.kind == "round-robin" and row.size == 2:
        return len(round_robin(entries))
    return row.rounds or usual_rounds(entries)


def _paired(row: TournamentRow, rounds: list[list[Bout]], lots: Sequence[int]) -> list[Bout]:
    """Who meets whom in the next round."""
    if row.size > 2:
        return in_groups(rounds, lots, min(row.size, 3), row.size, by_points=row.kind == "swiss")
    match row.kind:
        case "round-robin":
            return round_robin(len(lots))[row.round]
        case "knock-out":
            return [in_seats(bout.entries, []) for bout in first_tree(len(lots))] if not rounds else next_tree(rounds)
        case _:
            return swiss(rounds, lots)


async def _pair(writer: Connected, row: TournamentRow, entered: Sequence[EntryRow], played: Sequence[BoutRow]) -> None:
    """Write the next round, with the ids of its matches."""
    lots = [each.lot for each in entered if each.kind in PLAYING]
    found = _paired(row, played_rounds(played), lots)
    row.round += 1
    row.until = _later(datetime.now(UTC).isoformat(), row.hours) if row.hours else None
    await save_tournament(writer, row)
    await add_bouts(
        writer,
        [
            BoutRow(row.id, row.round, board, [*bout.entries], None if bout.is_free else new_id())
            for board, bout in enumerate(found)
        ],
    )


async def _go_on(writer: Connected, row: TournamentRow, entered: Sequence[EntryRow], played: Sequence[BoutRow]) -> None:
    """A round is over: the next one is paired, or the tournament is over, too."""
    if row.round < row.rounds:
        await _pair(writer, row, entered, played)
    else:
        row.status, row.until = "over", None
        await save_tournament(writer, row)


async def _is_stirring(reader: Connected, name: str) -> bool:
    """Whether there is anything to do: a match has ended, or is not there yet."""
    waiting = [each for each in await load_bouts(reader, name) if each.match and each.places is None]
    heads = await heads_of(reader, waiting)
    return len(heads) < len(waiting) or not waiting or any(head.result for head in heads.values())


async def _collect(writer: Connected, played: Sequence[BoutRow]) -> None:
    """Write the places of matches that have ended."""
    waiting = [bout for bout in played if bout.places is None]
    heads = await heads_of(writer, waiting)
    for bout in waiting:
        head = heads.get(bout.match or "")
        if head and head.result:
            bout.places = places_of(head, await ArchiveReader(writer).load_seats(head.id))
            await save_bout(writer, bout)


def places_of(head: MatchRow, seats: Sequence[SeatRow]) -> list[int]:
    """The places of a match that has ended; whoever gave it up comes last."""
    assert head.result is not None
    places: list[int] = head.result["places"]
    return [len(seats) if seat.left_by else place for seat, place in zip(seats, places, strict=True)]


def _seats(match: str, entered: Sequence[EntryRow]) -> list[SeatRow]:
    return [
        SeatRow(
            match=match,
            seat=seat,
            kind=entry.kind,
            name=entry.name,
            person=entry.person,
            bot=entry.bot if entry.kind == "bot" else "",
            hot=False,
            link=None,
            contribution="",
        )
        for seat, entry in enumerate(entered)
    ]


def _later(then: str, hours: int) -> str:
    return (datetime.fromisoformat(then) + timedelta(hours=hours)).isoformat(timespec="seconds")
