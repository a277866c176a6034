"""Upgrading: what becomes of matches in play when other rules are installed.

Every match is played again by the rules that are there now. Only what this module notes lets a match go on by other
rules than its own; its players are told, and its file says so.
"""

from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from wardroom.engine import Crash, Game, Match, Refusal, Seat
from wardroom.engine.record import begin
from wardroom.house.matches import game_of, resume_by, to_record, todays_game
from wardroom.house.moments import ended
from wardroom.house.render import store_line
from wardroom.store.contract import Store
from wardroom.store.rows import MatchRow, Moment, SeatRow


@dataclass(frozen=True, slots=True)
class Verdict:
    """What becomes of one match: it goes on unchanged, or otherwise from a line on, or not at all."""

    match: str
    game: str
    before: str
    after: str
    kind: Literal["unchanged", "otherwise", "stuck"]
    since: int | None = None
    why: str = ""


async def examine(store: Store) -> AsyncIterator[Verdict]:
    """Play every match in play again whose rules are not those installed; those that are at home are passed over."""
    async with store.read() as reader:
        playing = await reader.list_playing()
    for name in playing:
        async with store.read() as reader:
            row, seats = await reader.load_match(name), await reader.load_seats(name)
            if not _is_at_home(row):
                yield judge(row, seats, await reader.load_lines(name, row.line))


async def upgrade(store: Store, is_closing: bool = False) -> AsyncIterator[Verdict]:
    """Note of every such match how it goes on; those that do not are ended by whoever keeps the house, if they wish."""
    async for verdict in examine(store):
        async with store.write() as writer:
            row = await writer.lock_match(verdict.match)
            await writer.save_upgrade(noted(row, verdict))
            if is_closing and verdict.kind == "stuck":
                seats = await writer.load_seats(row.id)
                head, end = ended(row, [1] * len(seats), "closed")
                await writer.add_moments((head, [end]))
        yield verdict


def noted(row: MatchRow, verdict: Verdict) -> MatchRow:
    """The head of a match with the note; one that does not go on keeps its rules."""
    if verdict.kind == "stuck" and any(each["after"] == verdict.after for each in row.upgrades or ()):
        return row
    note = {
        "line": row.line,
        "before": verdict.before,
        "after": verdict.after,
        "kind": verdict.kind,
        "since": verdict.since,
    }
    rules = row.rules if verdict.kind == "stuck" else verdict.after
    return replace(row, rules=rules, upgrades=[*(row.upgrades or ()), note])


def _is_at_home(row: MatchRow) -> bool:
    """Whether the very rules of a match are installed, perhaps beside newer ones."""
    try:
        return game_of(row.game, row.rules).rules_version == row.rules
    except Refusal:
        return False


def judge(row: MatchRow, seats: Sequence[SeatRow], lines: Sequence[Moment]) -> Verdict:
    """What becomes of a match by the rules that are installed."""
    try:
        game = todays_game(row)
        _require_same_questions(row, _resumed(game, row, seats, lines))
    except (Refusal, Crash, ValueError) as wrong:
        return Verdict(row.id, row.game, row.rules, "", "stuck", why=str(wrong))
    since = first_difference(game, row, seats, lines)
    kind: Literal["unchanged", "otherwise"] = "unchanged" if since is None else "otherwise"
    return Verdict(row.id, row.game, row.rules, game.rules_version, kind, since)


def _resumed(game: Game[Any, Any], row: MatchRow, seats: Sequence[SeatRow], lines: Sequence[Moment]) -> Match[Any]:
    assert row.saved is not None
    return resume_by(game, row, [seat.name for seat in seats], lines[row.saved["line"] :])


def _require_same_questions(row: MatchRow, match: Match[Any]) -> None:
    """Raises Refusal unless the same seats are asked."""
    asked = [int(ask.seat) for ask in match.asks]
    if asked != row.waiting:
        raise Refusal("not-asked", waiting=tuple(asked))


def first_difference(
    game: Game[Any, Any], row: MatchRow, seats: Sequence[SeatRow], lines: Sequence[Moment]
) -> int | None:
    """The first line that does not come out by these rules as it did by its own; None if all do."""
    try:
        match = begin(to_record(row, seats, lines), game)
    except (Refusal, Crash):
        return 0
    if row.opening is None or store_line(match.log[0])["told"] != row.opening["told"]:
        return 0
    for line in lines:
        try:
            match.answer_again(Seat(line.seat or 0), line.play or "")
        except (Refusal, Crash):
            return line.line
        if store_line(match.log[-1]) != {"dice": line.dice, "told": line.told}:
            return line.line
    return None
