"""The siege: every attack finds its target, and a quiet crowd goes on playing meanwhile."""

import pytest

from tests.databases import NewDatabase
from tests.server.house import serving
from wardroom.lab.siege import ATTACKS, Besieger, match_text, waits


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
