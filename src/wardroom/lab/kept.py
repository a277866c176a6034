"""Kept results: a line for each number in a file, so that a run that was stopped goes on where it stood.

The first line says what was run; a file of another run is refused, and left as it is. A line that was not written to
its end, by a full disk or a killed process, counts as never written.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from wardroom.engine import Refusal
from wardroom.engine.errors import BadData
from wardroom.engine.plain import from_plain, to_plain
from wardroom.lab.crew import Crew
from wardroom.store.files import append, read_lines


class Tried(Protocol):
    """What comes of a number. What has failed is not kept: it is tried again when it was mended."""

    @property
    def has_failed(self) -> bool:
        """Whether it came to nothing."""
        ...


R = TypeVar("R", bound=Tried)

_LARGEST_CHUNK = 200


class Kept(Generic[R]):
    """The results of a run by number, as they are in its file."""

    def __init__(self, path: Path, what: Mapping[str, Any], kind: type[R]) -> None:
        """Read what is there already; raises Refusal for a file of another run, or of none."""
        self._path = path
        self.done: dict[int, R] = {}
        head, *lines = read_lines(path) or [""]
        if not head:
            append(json.dumps({"run": what}), path)
        elif not isinstance(_plain(head), dict):
            raise Refusal("kept-broken", file=str(path))
        elif _plain(head) != {"run": json.loads(json.dumps(what))}:
            raise Refusal("kept-of-another", file=str(path))
        for line in lines:
            self._take(line, kind)

    def _take(self, line: str, kind: type[R]) -> None:
        told = _plain(line)
        try:
            self.done[told["number"]] = from_plain(kind, told["result"])
        except (BadData, KeyError, TypeError):
            return  # torn: it is done again, and the later line counts

    def add(self, number: int, result: R) -> None:
        """Keep one more, unless it has failed; raises Refusal if the disk does not take it."""
        if result.has_failed:
            return
        self.done[number] = result
        append(json.dumps({"number": number, "result": to_plain(result)}), self._path)


def _plain(line: str) -> Any:
    try:
        return json.loads(line)
    except ValueError:
        return None


def carry_out(
    crew: Crew,
    work: Callable[[int], R],
    numbers: Sequence[int],
    kept: Kept[R] | None = None,
    largest: int = _LARGEST_CHUNK,
) -> Iterator[R]:
    """What comes of some numbers, in this order: what is kept already, and the rest as it is done."""
    before = dict(kept.done) if kept else {}
    missing = [number for number in numbers if number not in before]
    fresh = _fresh(crew, work, missing, largest)
    for number in numbers:
        if number in before:
            yield before[number]
            continue
        result = next(fresh)
        if kept:
            kept.add(number, result)
        yield result


def _fresh(crew: Crew, work: Callable[[int], R], numbers: list[int], largest: int) -> Iterator[R]:
    if not numbers:
        return
    size = max(1, min(largest, len(numbers) // (crew.hands * 8)))
    chunks = [numbers[first : first + size] for first in range(0, len(numbers), size)]
    for results in crew.do(_Chunk(work), chunks):
        yield from results


@dataclass(frozen=True, slots=True)
class _Chunk(Generic[R]):
    """Some numbers of a run, for one hand to do."""

    work: Callable[[int], R]

    def __call__(self, numbers: Iterable[int]) -> list[R]:
        return [self.work(number) for number in numbers]
