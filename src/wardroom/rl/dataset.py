"""Data sets: one row for every decision of a match, as Parquet or as lines of JSON."""

import json
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from wardroom.engine import Match, Refusal
from wardroom.rl.actions import actions
from wardroom.rl.encoding import encoding, known, known_names
from wardroom.rl.layout import layout
from wardroom.rl.play import share_left_behind

_BATCH = 500


@dataclass(frozen=True, slots=True)
class Row:
    """A decision: what the seat observed, what was on offer, what it chose, and how it ended for it."""

    match: str
    encoding: str
    players: int
    decision: int
    seat: int
    player: str
    """Who played: `person`, or the kind of a bot; empty where nobody noted it."""
    observation: list[float]
    offered: list[int]
    """The actions on offer: the places at which the mask is 1."""
    action: int
    result: float | None
    """The share of rivals left behind in the end; None for a match that was not finished."""


def newest(game: str) -> str:
    """The newest encoding of a game; raises Refusal if there is none."""
    made = [id for id in known() if encoding(id).game == game]  # noqa: A001 -- it is one
    if not made:
        raise Refusal("no-encoding", game=game, known=tuple(known()))
    return max(made, key=lambda id: int(id.rpartition("-v")[2]))  # noqa: A006


def rows(match: Match[Any], name: str, id: str) -> Iterator[Row]:  # noqa: A002 -- it is one
    """All decisions of a match, in their order; raises Refusal for a set with other ids than the encoding has.

    Answers that the clock gave are no decisions, and neither are those that share their number with too many others.
    """
    known_names(encoding(id), match.game)
    numbers, observe, result = actions(id), layout(id).observe, match.position.result
    now = match.at(0)
    for line in match.log[1:]:
        assert line.seat is not None
        ask = now.position.ask_of(line.seat)
        offered = numbers.offered(ask) if ask else {}
        action = next((number for number, option in offered.items() if option == line.option), None)
        if action is not None:
            yield Row(
                match=name,
                encoding=id,
                players=len(match.names),
                decision=now.sequence,
                seat=line.seat,
                player=match.players[line.seat] if match.players else "",
                observation=[round(float(number), 4) for number in observe(now.position, line.seat)],
                offered=sorted(offered),
                action=action,
                result=share_left_behind(result, line.seat) if result else None,
            )
        now.answer_again(line.seat, line.play)


def write(found: Iterable[Row], out: Path) -> int:
    """Write rows as they come, `.parquet` or `.jsonl` by the name of the file; gives how many there were.

    Raises Refusal for another ending, for a file that cannot be written, and where Parquet is not installed.
    """
    endings: dict[str, Callable[[Path], Any]] = {".jsonl": _lines, ".parquet": _parquet}
    if out.suffix not in endings:
        raise Refusal("unknown-ending", file=str(out), known=tuple(endings))
    try:
        with endings[out.suffix](out) as put:
            return sum(put(row) for row in found)
    except OSError as cause:
        raise Refusal("file-trouble", file=str(out), found=str(cause)) from cause


@contextmanager
def _lines(out: Path) -> Iterator[Callable[[Row], int]]:
    with out.open("w", encoding="utf-8") as file:
        yield lambda row: file.write(json.dumps(asdict(row)) + "\n") and 1


@contextmanager
def _parquet(out: Path) -> Iterator[Callable[[Row], int]]:
    if find_spec("pyarrow") is None:
        raise Refusal("no-parquet")
    import pyarrow  # noqa: PLC0415 -- an extra
    import pyarrow.parquet  # noqa: PLC0415

    text, number = pyarrow.string(), pyarrow.int32()
    kinds = {
        "match": text,
        "encoding": text,
        "players": number,
        "decision": number,
        "seat": number,
        "player": text,
        "observation": pyarrow.list_(pyarrow.float32()),
        "offered": pyarrow.list_(number),
        "action": number,
        "result": pyarrow.float32(),
    }
    schema, waiting = pyarrow.schema(list(kinds.items())), []
    with pyarrow.parquet.ParquetWriter(out, schema) as writer:

        def put(row: Row) -> int:
            waiting.append(asdict(row))
            if len(waiting) == _BATCH:
                writer.write_table(pyarrow.Table.from_pylist(waiting, schema))
                waiting.clear()
            return 1

        yield put
        writer.write_table(pyarrow.Table.from_pylist(waiting, schema))
