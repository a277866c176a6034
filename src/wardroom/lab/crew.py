"""The crew: who does a list of independent tasks, processes of this machine or a Ray cluster.

A task knows its seed, and nothing of the others: so the same tasks give the same results on however many hands, and
what a lost hand had begun is done again by another. Results come in the order of the tasks, as soon as they can.
"""

import logging
import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from threading import current_thread, main_thread
from typing import Any, Protocol, TypeVar

from wardroom.engine import Refusal

A = TypeVar("A")
B = TypeVar("B")


class Crew(Protocol):
    """Whoever works."""

    @property
    def hands(self) -> int:
        """How many tasks are done at once."""
        ...

    def do(self, work: Callable[[A], B], tasks: Sequence[A]) -> Iterator[B]:
        """Do the work for every task; what comes of it comes in the order of the tasks."""
        ...


def crew(on: str | None = None, jobs: int | None = None) -> Crew:
    """Who is named by `--on` and `--jobs`: a Ray cluster (`ray`, `ray://HOST:PORT`), or processes of this machine.

    Raises Refusal for a name that nobody has, or where Ray is not installed.
    """
    if on is None:
        return Here(jobs or os.cpu_count() or 1)
    if on != "ray" and not on.startswith("ray://"):
        raise Refusal("unknown-crew", given=on)
    if find_spec("ray") is None:
        raise Refusal("no-ray")
    return Cluster(None if on == "ray" else on)


@dataclass(frozen=True, slots=True)
class Here:
    """Processes of this machine; a single one is this process itself."""

    hands: int = 1

    def do(self, work: Callable[[A], B], tasks: Sequence[A]) -> Iterator[B]:
        """Do the work in so many processes."""
        if self.hands == 1 or len(tasks) == 1:
            yield from map(work, tasks)
            return
        with ProcessPoolExecutor(self.hands, initializer=_leave_interrupts) as pool:
            try:
                with _undisturbed():
                    done = pool.map(work, tasks)
                yield from done
            except BaseException:
                # With a pool that nobody waits for, what is cancelled could be forgotten, and everything be done.
                pool.shutdown(wait=True, cancel_futures=True)
                raise


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Interrupts wait: one that comes while a pool starts a process would leave it behind, and the end wait for it.

    A mask would not do: the system hands an interrupt to any thread, such as that of a progress bar, and Python then
    raises it in the main one.
    """
    if current_thread() is not main_thread():  # nothing is raised there
        yield
        return
    came: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: came.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if came:
        signal.raise_signal(signal.SIGINT)


def _leave_interrupts() -> None:
    """Ctrl-C is for the process that the player sees."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


_AHEAD = 4
"""How many tasks a hand of a cluster has waiting, so that it is never idle and little is lost with it."""


class Cluster:
    """A Ray cluster: the one at an address, else that of `$RAY_ADDRESS`, else one of this machine's own."""

    def __init__(self, address: str | None = None) -> None:
        self._address = address

    @property
    def hands(self) -> int:
        """The processors of the cluster as it is now."""
        with _joined(self._address) as ray:
            return max(1, int(ray.cluster_resources().get("CPU", 1)))

    def do(self, work: Callable[[A], B], tasks: Sequence[A]) -> Iterator[B]:
        """Do the work on the cluster; a task whose machine is lost is done again on another.

        Raises Refusal where no cluster answers, or where it is gone before the end.
        """
        with _joined(self._address) as ray:
            remote = ray.remote(max_retries=-1)(work if hasattr(work, "__name__") else _called(work))
            most = _AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
            yield from _in_order(ray, (remote.remote(task) for task in tasks), most)


def _called(work: Callable[[A], B]) -> Callable[[A], B]:
    """The same as a function, which is all that Ray takes."""

    def do(task: A) -> B:
        return work(task)

    return do


def _in_order(ray: Any, begun: Iterable[Any], most: int) -> Iterator[Any]:
    """What comes of tasks that begin one after another, at most so many ahead of what was taken."""
    under_way: deque[Any] = deque()
    try:
        for one in begun:
            under_way.append(one)
            if len(under_way) == most:
                yield ray.get(under_way.popleft())
        while under_way:
            yield ray.get(under_way.popleft())
    finally:
        for one in under_way:
            ray.cancel(one, force=True)


@contextmanager
def _joined(address: str | None) -> Iterator[Any]:
    """Ray, connected for as long as this lasts; a connection that was there before stays."""
    import ray  # noqa: PLC0415 -- an extra, and heavy
    from ray.exceptions import RayError  # noqa: PLC0415

    if ray.is_initialized():
        yield ray
        return
    try:
        _connect(ray, address)
        yield ray
    except (RayError, ConnectionError, TimeoutError) as gone:
        raise Refusal("cluster-gone", address=address or "ray", trouble=str(gone).splitlines()[0]) from gone
    finally:
        ray.shutdown()


def _connect(ray: Any, address: str | None) -> None:
    try:
        ray.init(address, logging_level=logging.ERROR, log_to_driver=False)
    except SystemExit as gone:  # so does Ray where the head of a cluster is not there
        raise ConnectionError("nobody answers") from gone
