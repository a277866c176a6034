"""The matches as rows for other programs: JSON lines, or a Parquet table."""

import json
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from wardroom.engine.plain import to_plain
from wardroom.lab.balance.weighing import Weighing, measured
from wardroom.store import write


def can_draw() -> bool:
    """Whether what plots and pages need is installed: the extra `lab`."""
    return all(find_spec(name) for name in ("altair", "vl_convert"))


def can_tabulate() -> bool:
    """Whether what Parquet tables need is installed: the extra `lab`."""
    return find_spec("pyarrow") is not None


def records(weighing: Weighing) -> Iterator[dict[str, Any]]:
    """One row for each match: which it is, how it ended, every measure, and all that was counted."""
    for pair in weighing.pairs:
        for variant, played in zip(weighing.trial.variants, pair, strict=True):
            assert played.result is not None
            yield {
                "variant": variant.letter,
                "seed": weighing.trial.seed,
                "number": played.number,
                "scores": list(played.result.scores),
                "places": list(played.places),
                "measures": measured(played),
                "counted": to_plain(played.counted),
            }


def write_lines(weighing: Weighing, path: Path) -> None:
    """A match a line; raises Refusal if the disk does not take it."""
    write("".join(json.dumps(record) + "\n" for record in records(weighing)), path)


def write_parquet(weighing: Weighing, path: Path) -> None:
    """A match a row, a measure a column; what was counted beside is JSON. Needs pyarrow."""
    import pyarrow  # noqa: PLC0415 -- an extra
    from pyarrow import parquet  # noqa: PLC0415

    rows = list(records(weighing))
    names = sorted({name for row in rows for name in row["measures"]})
    columns: dict[str, list[Any]] = {key: [row[key] for row in rows] for key in ("variant", "seed", "number")}
    columns |= {key: [row[key] for row in rows] for key in ("scores", "places")}
    columns |= {name: [row["measures"].get(name) for row in rows] for name in names}
    columns["counted"] = [json.dumps(row["counted"]) for row in rows]
    parquet.write_table(pyarrow.table(columns), path)
