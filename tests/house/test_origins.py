"""A match that plays on from a file or another table says so, and what its maker may know is dealt anew."""

from dataclasses import replace
from typing import Any, cast

import pytest

from tests.house.guests import a_house, at_table
from wardroom.engine import Match, seeded
from wardroom.engine.record import dumps, record
from wardroom.games.skirmish import GAME
from wardroom.house import afterwards, pasts
from wardroom.house.beside import Beside
from wardroom.house.messages.afterwards import Branch
from wardroom.house.messages.tables import SeatWish, Sit
from wardroom.house.moments import past_moments
from wardroom.house.sitting import sit
from wardroom.store.rows import Moment, Person

pytestmark = pytest.mark.anyio

ANNE, BART, CID = Person("anne", "Anne"), Person("bart", "Bart"), Person("cid", "Cid")
TWO = [SeatWish("person"), SeatWish("open")]


def played(answers: int = 6) -> Match[Any]:
    match = Match(GAME, ["Anna", "Bruno"], {}, seeded(5, 2))
    for _ in range(answers):
        match.answer(match.asks[0].seat, match.asks[0].options[0].notation)
    return match


async def test_who_brings_a_file_does_not_know_the_cards_of_another() -> None:
    """Hands and deck are dealt anew; what was public stays as it was; the table says so before and afterwards."""
    match = played()
    async with a_house() as hub:
        own = await afterwards.upload(hub, ANNE, dumps(record(match)).encode())
        table = await hub.table(own.table.id)
        opened = await afterwards.branch(hub, table, ANNE, Branch(match.sequence, TWO))
        assert opened.table.origin and (opened.table.origin.kind, opened.table.origin.deal) == ("branch", "")
        table = await hub.table(opened.table.id)
        async with at_table(table, BART) as bart:
            assert bart.table["origin"] == {"kind": "branch", "line": match.sequence, "deal": ""}
            await sit(table, BART, Sit(link=opened.links[0].path.split("seat=")[1]))
            await bart.until(lambda told: told["type"] == "moved")
            assert bart.table["origin"]["deal"] == "hidden"
        state, then = (await table.playing()).position.state, match.position.state
        assert GAME.view(state, None) == GAME.view(then, None)
        assert state.hands != then.hands and state.deck != then.deck


async def test_those_who_were_in_the_old_match_keep_their_cards() -> None:
    async with a_house() as hub:
        first = await afterwards.upload(hub, ANNE, dumps(record(played())).encode())
        table = await hub.table(first.table.id)
        assert first.table.origin and (first.table.origin.kind, first.table.origin.deal) == ("file", "decks")
        state, then = (await table.playing()).position.state, played().position.state
        assert state.hands == then.hands and state.deck != then.deck and sorted(state.deck) == sorted(then.deck)


async def test_the_secret_of_a_file_foretells_nothing() -> None:
    """Whoever brings the file has the secret of its dice: they fall otherwise."""
    match = played()
    async with a_house() as hub:
        told = await afterwards.upload(hub, ANNE, dumps(record(match)).encode())
        seals = (await hub.table(told.table.id)).row.resealed
        assert seals and seals[0]["secret"] != match.seal.secret and seals[0]["since"] == match.sequence + 1


async def test_a_file_that_says_all_its_rolls_are_older_is_not_verified() -> None:
    match = _finished()
    file = record(match)
    chosen = replace(file, seal=replace(file.seal, since=1 + len(file.log)))
    async with a_house() as hub:
        table = await hub.table((await afterwards.upload(hub, ANNE, dumps(chosen).encode())).table.id)
        told = await afterwards.fairness(table)
        assert told.verified is None and (told.derived, told.older) == (0, told.rolls) and told.rolls > 29
        assert told.older_lines == 1 + len(file.log)


def _finished() -> Match[Any]:
    match = played(0)
    while not match.is_over:
        match.answer(match.asks[0].seat, match.asks[0].options[-1].notation)
    return match


async def test_a_file_cannot_bring_a_seal_of_this_house() -> None:
    """It may hold one that begins after its last line: that was not made here either."""
    file = record(_finished())
    forged = replace(file, resealed=(replace(seeded(9, 2), since=1 + len(file.log)),))
    async with a_house() as hub:
        table = await hub.table((await afterwards.upload(hub, ANNE, dumps(forged).encode())).table.id)
        told = await afterwards.fairness(table)
        assert told.verified is None and told.derived == 0 and not any(seal.is_ours for seal in told.seals)


async def test_a_stranger_who_plays_on_alone_is_told_too() -> None:
    async with a_house() as hub:
        table = await hub.table((await afterwards.upload(hub, ANNE, dumps(record(_finished())).encode())).table.id)
        opened = await afterwards.branch(hub, table, CID, Branch(3, [SeatWish("person"), SeatWish("bot")]))
        assert opened.table.origin and opened.table.origin.line == 3 and opened.table.status == "playing"


async def test_a_match_that_is_brought_is_made_ready_as_an_errand(monkeypatch: pytest.MonkeyPatch) -> None:
    """All its lines become moments away from those who play: here they are only written."""
    on_errand, made = False, list[bool]()

    async def errand(work: Any, *args: Any) -> Any:
        nonlocal on_errand
        on_errand = True
        done = work(*args)
        on_errand = False
        return done

    def moments(name: str, match: Match[Any]) -> list[Moment]:
        made.append(on_errand)
        return past_moments(name, match)

    monkeypatch.setattr(pasts, "past_moments", moments)
    async with a_house() as hub:
        hub.errands = cast(Beside, errand)
        own = await afterwards.upload(hub, ANNE, dumps(record(played())).encode())
        await afterwards.branch(hub, await hub.table(own.table.id), ANNE, Branch(3, []))
    assert made == [True, True]
