"""A soak: people come, play, look back and go, for half an hour; what the server takes up stays flat."""

import os
import time
from pathlib import Path

import pytest

from tests.databases import NewDatabase
from tests.server.house import House, play_out
from tests.server.processes import Server, served
from tests.server.test_live import seated

MINUTES = float(os.environ.get("WARDROOM_SOAK", "30"))
WARM = 0.2
"""The share of the time after which everything has been seen once."""
GROWTH = 1.15


def memory(server: Server) -> int:
    """Kilobytes that the server takes up."""
    status = (Path("/proc") / str(server.pid) / "status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0])


def one_evening(house: House) -> None:
    """Two people play a match, watched by a third, and look at it afterwards; then all go home."""
    table, (anne, ben) = seated(house)
    with anne.live(table) as hers, ben.live(table) as his, house.guest().live(table):
        play_out(hers, his)
    for path in ("fairness", "steps/3", "file", "stills?after=-1"):
        anne.get(f"/api/tables/{table}/{path}")
    house.send_home()


@pytest.mark.long
@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="only some systems tell how much a process takes up")
def test_memory_stays_flat(new_database: NewDatabase) -> None:
    limits = [f"--limit={name}=999999" for name in ("requests", "newcomers", "openings", "messages", "errands")]
    with served(new_database("sqlite"), *limits, "--limit=tables=50") as server:
        began, seen = time.monotonic(), list[tuple[float, int]]()
        while (share := (time.monotonic() - began) / (60 * MINUTES)) < 1:
            one_evening(server)
            seen.append((share, memory(server)))
        warm = [taken for share, taken in seen if share >= WARM]
        assert len(warm) > 10, "hardly anything happened"
        fifth = len(warm) // 5
        before, after = max(warm[: 2 * fifth]), min(warm[-fifth:])
        assert after <= GROWTH * before, [taken for _, taken in seen][:: max(1, len(seen) // 20)]
