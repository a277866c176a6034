"""The siege: every attack finds its target, and a quiet crowd goes on playing meanwhile."""

import pytest

from tests.databases import NewDatabase
from tests.server.house import serving
from wardroom.lab import strain
from wardroom.lab.siege import ATTACKS, Besieger, match_text, waits
from wardroom.lab.strain import measure_crowd, measure_lines, measure_siege


@pytest.mark.parametrize("kind", ATTACKS)
def test_every_attack_is_one(new_database: NewDatabase, kind: str) -> None:
    """What it asks for is granted: an attack that is refused at the door measures nothing."""
    with serving(new_database("sqlite")) as house:
        one = Besieger(house.address, 1)
        table = one.ask("POST", "/api/files", match_text())[1]["id"]
        attack = ATTACKS[kind](one, table)
        told = [next(attack) for _ in range(2)]
        attack.close()  # type: ignore[attr-defined]
        one.close()
    if kind in ("look", "join"):
        assert all('"type":"' in str(each) for each in told)
    else:
        assert all(each[0] in (200, 201) for each in told if isinstance(each, tuple)), told


def test_a_quiet_crowd_plays(new_database: NewDatabase) -> None:
    with serving(new_database("sqlite")) as house:
        tally = waits(house.address, 0.3, pairs=2, pause=0.01)
        assert len(tally.waits) >= 10 and not tally.refused


@pytest.mark.long
def test_figures_of_a_siege_are_beside_those_of_peace() -> None:
    announced: list[str] = []
    told = measure_siege(0.2, announced.append, ["lists"])
    assert announced == ["peace", "lists"] == [told["peace"]["kind"], told["sieges"][0]["kind"]]
    assert told["sieges"][0]["ratio"] == pytest.approx(told["sieges"][0]["p99_ms"] / told["peace"]["p99_ms"])


@pytest.mark.long
def test_figures_of_a_crowd_and_of_those_who_come_and_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strain, "PAUSE", 0.05)
    monkeypatch.setattr(strain, "_EBB", 0.0)
    told = measure_crowd("skirmish", 3, 0.2)
    assert told["matches"] == 3 and 0 < told["p50_ms"] <= told["p99_ms"] and told["busy"] >= 0
    memory = measure_lines(12)
    assert all(memory[key] > 10 for key in ("before_mb", "there_mb", "after_mb"))
