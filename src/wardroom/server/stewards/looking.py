"""What stewards look at: matches that want a hand, people, reports, the post, rules that are gone, and their own deeds.

Nothing hidden is among it: a match is shown as to anybody who watches, and nobody's address or endpoint at all.
"""

from collections import defaultdict
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

from wardroom.engine import Refusal
from wardroom.house.hub import Hub
from wardroom.house.matches import game_of
from wardroom.house.pacing import read_clock
from wardroom.house.seating import table_info
from wardroom.server.stewards.messages import (
    BrokenWay,
    DeedInfo,
    DeskInfo,
    MatchDetail,
    MatchLine,
    Need,
    OutboxInfo,
    PersonDetail,
    PersonInfo,
    ReportInfo,
    RulesInfo,
    Undone,
)
from wardroom.server.stewards.office import UNDOABLE
from wardroom.server.stewards.parts import Parts
from wardroom.store.acquaintances import people_by_id
from wardroom.store.archive import ArchiveReader
from wardroom.store.people import load_person, release_of
from wardroom.store.rows import MatchRow, Person, seconds_since
from wardroom.store.stewards import (
    DeedRow,
    count_running,
    find_anybody,
    find_matches,
    list_deeds,
    list_reports,
    matches_by_rules,
    matches_with_clocks,
    oldest_due,
    outbox_states,
    quiet_matches,
    rules_in_play,
    seats_in_play,
    some_matches,
    undone,
    ways_in_trouble,
)
from wardroom.store.threads import Connected
from wardroom.store.tournaments import titles_of

QUIET = 21
"""Days after which a match of people at which nothing happens is quiet."""
_DAY = 86_400
STATUSES = {"running": ("open", "playing"), "over": ("over", "ended"), "all": ("open", "playing", "over", "ended")}


# --- matches ----------------------------------------------------------------------------------------------------------


async def matches_in_need(parts: Parts) -> list[MatchLine]:
    """Matches that want a hand, those that were reported first."""
    async with parts.database.read() as reader:
        found, needs = await _in_need(reader)
        return await _lines(reader, parts.hub, found, needs)


async def _in_need(reader: Connected) -> tuple[list[MatchRow], dict[str, list[Need]]]:
    needs: dict[str, list[Need]] = defaultdict(list)
    reports = [each for each in await list_reports(reader) if each.match]
    people = await people_by_id(reader, [each.person for each in reports])
    for report in reports:
        by = people.get(report.person)
        needs[str(report.match)].append(Need("reported", name=by.name if by else "", text=report.text))
    found = await some_matches(reader, list(needs))
    for row in await matches_with_clocks(reader):
        clock = read_clock(row)
        if clock and any(watch.out for watch in clock.watches):
            needs[row.id].append(Need("time"))
            found.append(row)
    for row in await _stuck(reader):
        needs[row.id].append(Need("rules"))
        found.append(row)
    before = (datetime.now(UTC) - timedelta(days=QUIET)).isoformat(timespec="milliseconds")
    for row in await quiet_matches(reader, before):
        needs[row.id].append(Need("quiet", days=int(seconds_since(row.moved) // _DAY)))
        found.append(row)
    return list({row.id: row for row in found}.values()), needs


async def _stuck(reader: Connected) -> list[MatchRow]:
    """Matches whose rules, or cards, are not here."""
    gone = [row for row in await rules_in_play(reader) if not _is_here(row)]
    return [match for row in gone for match in await matches_by_rules(reader, row.game, row.rules)]


def _is_here(row: MatchRow) -> bool:
    try:
        return game_of(row.game, row.rules).rules_version == row.rules
    except Refusal:
        return False


async def search_matches(parts: Parts, text: str, which: str) -> list[MatchLine]:
    """Matches by title, player, game, id or link."""
    wanted = text.strip().rstrip("/").rpartition("/")[2].partition("?")[0] if "/" in text else text.strip()
    async with parts.database.read() as reader:
        found = await find_matches(reader, wanted[:60], STATUSES.get(which, STATUSES["all"]))
        return await _lines(reader, parts.hub, found, {})


async def one_match(parts: Parts, match: str) -> MatchDetail:
    """A match, why it wants a hand, and what was done there; raises Refusal if there is none."""
    async with parts.database.read() as reader:
        row = await ArchiveReader(reader).load_match(match)
        _, needs = await _in_need(reader)
        (line,) = await _lines(reader, parts.hub, [row], needs)
        return MatchDetail(line, await _told(reader, await list_deeds(reader, about=match)))


async def _lines(
    reader: Connected, hub: Hub, found: Sequence[MatchRow], needs: dict[str, list[Need]]
) -> list[MatchLine]:
    seats = await ArchiveReader(reader).seats_of([row.id for row in found])
    time = hub.time()
    return [
        MatchLine(table_info(row, seats[row.id], "", set(), time), row.line, needs.get(row.id, [])) for row in found
    ]


# --- people -----------------------------------------------------------------------------------------------------------


async def search_people(parts: Parts, text: str) -> list[PersonInfo]:
    """People and guests by a part of their name."""
    async with parts.database.read() as reader:
        found = await find_anybody(reader, text.strip()[:40])
        return [await _person(reader, each) for each in found]


async def one_person(parts: Parts, person: str) -> PersonDetail:
    """Somebody, where they sit and what was done about them; raises Refusal for strangers."""
    async with parts.database.read() as reader:
        found = await load_person(reader, person)
        if found is None:
            raise Refusal("no-such-person")
        tables = sorted({match for match, _ in await seats_in_play(reader, person)})
        deeds = await _told(reader, await list_deeds(reader, about=person))
        return PersonDetail(await _person(reader, found), tables, deeds)


async def _person(reader: Connected, found: Person) -> PersonInfo:
    return PersonInfo(
        id=found.id,
        name=found.name,
        account=found.account or "",
        since=found.created,
        seen=found.seen or "",
        banned=found.banned or "",
        is_steward=found.is_steward,
        running=len({match for match, _ in await seats_in_play(reader, found.id)}),
    )


async def reports(parts: Parts) -> list[ReportInfo]:
    """What nobody has seen to yet."""
    async with parts.database.read() as reader:
        found = await list_reports(reader)
        people = await people_by_id(reader, [who for each in found for who in (each.person, each.other)])
        return [
            ReportInfo(
                each.id,
                each.at,
                people[each.person].name if each.person in people else "",
                await _person(reader, people[each.other]),
                each.match or "",
                each.text,
            )
            for each in found
            if each.other in people
        ]


# --- the post, rules, deeds -------------------------------------------------------------------------------------------


async def post(parts: Parts) -> OutboxInfo:
    """How the outbox stands, and which ways do not work."""
    async with parts.database.read() as reader:
        ways = await ways_in_trouble(reader)
        people = await people_by_id(reader, [way.person for way in ways])
        told = [
            BrokenWay(
                way.id,
                people[way.person].name if way.person in people else "",
                way.kind,  # type: ignore[arg-type]
                way.state,  # type: ignore[arg-type]
                way.trouble,
                way.lost,
                way.since,
            )
            for way in ways
        ]
        return OutboxInfo(await outbox_states(reader), await oldest_due(reader) or "", told, parts.desk.mailer.is_there)


async def rules_waiting(parts: Parts) -> list[RulesInfo]:
    """Sets of rules, with their cards, by which matches are played and that are not here."""
    async with parts.database.read() as reader:
        gone = [row for row in await rules_in_play(reader) if not _is_here(row)]
        return [
            RulesInfo(
                row.game,
                row.rules,
                await release_of(reader, row.game, row.rules) or "",
                await _lines(reader, parts.hub, await matches_by_rules(reader, row.game, row.rules), {}),
            )
            for row in gone
        ]


async def desk(parts: Parts) -> DeskInfo:
    """How much waits."""
    async with parts.database.read() as reader:
        found, _ = await _in_need(reader)
        return DeskInfo(
            matches=len(found),
            running=await count_running(reader),
            reports=len(await list_reports(reader)),
            notices=len(await ways_in_trouble(reader)),
            rules=sum(not _is_here(row) for row in await rules_in_play(reader)),
        )


async def log(parts: Parts, before: int | None) -> list[DeedInfo]:
    """What was done, the last first."""
    async with parts.database.read() as reader:
        return await _told(reader, await list_deeds(reader, before))


async def _told(reader: Connected, deeds: Sequence[DeedRow]) -> list[DeedInfo]:
    """Deeds with the names that those have now whom they are about."""
    ids = {who for deed in deeds for who in (deed.steward, deed.about, deed.facts.get("to")) if who}
    people = await people_by_id(reader, list(ids))
    rows = {row.id: row for row in await some_matches(reader, list(ids))}
    titles = await titles_of(reader, list(ids))
    again = await undone(reader, [deed.id for deed in deeds])
    keepers = await people_by_id(reader, [each.steward for each in again.values() if each.steward])

    def name(who: str | None) -> str:
        found = people.get(who or "") or keepers.get(who or "")
        return found.name if found else ""

    def told(deed: DeedRow) -> DeedInfo:
        row, undoing = rows.get(deed.about), again.get(deed.id)
        facts = {key: value for key, value in deed.facts.items() if key != "to"}
        return DeedInfo(
            id=deed.id,
            at=deed.at,
            name=name(deed.steward),
            kind=deed.kind,
            about=deed.about,
            called=row.title if row else titles.get(deed.about) or name(deed.about),
            game=row.game if row else "",
            facts={**facts, "to": name(deed.facts.get("to"))},
            why=deed.why,
            can_undo=undoing is None and _is_fresh(deed, row, people.get(deed.about)),
            undone=Undone(name(undoing.steward), undoing.at) if undoing else None,
        )

    return [told(deed) for deed in deeds]


def _is_fresh(deed: DeedRow, row: MatchRow | None, person: Person | None) -> bool:
    """Whether a deed can still be undone, as far as its match or person shows: undoing looks more closely."""
    match deed.kind:
        case "move-back":
            return row is not None and row.sequence == deed.before["sequence"]
        case "hand-over" | "more-time":
            return row is not None and row.status == "playing"
        case "close" | "judge":
            return row is not None and row.status in ("ended", "open")
        case "ban":
            return person is not None and person.banned is not None
        case "rename":
            return person is not None and person.name == deed.facts["name"]
        case kind:
            return kind in UNDOABLE
