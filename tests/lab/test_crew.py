"""The crew: the same results on however many hands, in order, and none left behind; and results that are kept."""

import json
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from importlib.util import find_spec
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest

from wardroom.engine import Refusal
from wardroom.lab import crew as crews
from wardroom.lab.crew import Cluster, Here, crew
from wardroom.lab.kept import Kept, carry_out
from wardroom.lab.simulate import Experiment, simulate

RUN = {"game": "squares"}


@dataclass(slots=True)
class Square:
    """A number times itself; that of 7 fails."""

    value: int

    @property
    def has_failed(self) -> bool:
        return self.value == 49


def square(number: int) -> Square:
    return Square(number * number)


def kept(path: Path) -> Kept[Square]:
    return Kept(path, RUN, Square)


def values(hands: int, count: int, path: Path | None = None) -> list[int]:
    return [each.value for each in carry_out(Here(hands), square, range(count), kept(path) if path else None)]


@pytest.mark.parametrize("hands", [1, 2, 3])
def test_results_come_in_the_order_of_the_numbers_on_however_many_hands(hands: int) -> None:
    assert values(hands, 50) == [number * number for number in range(50)]


def test_what_is_kept_is_not_done_again(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    assert values(1, 5, path) == [0, 1, 4, 9, 16]
    path.write_text(path.read_text().replace('"value": 9', '"value": 10'))  # as if it had come out so the first time
    assert values(1, 7, path) == [0, 1, 4, 10, 16, 25, 36]
    assert set(kept(path).done) == set(range(7))


def test_what_has_failed_is_tried_again(tmp_path: Path) -> None:
    assert values(1, 9, tmp_path / "run.jsonl")[7] == 49
    assert set(kept(tmp_path / "run.jsonl").done) == {0, 1, 2, 3, 4, 5, 6, 8}


def test_a_line_that_was_torn_off_is_done_again(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    values(1, 4, path)
    path.write_text(path.read_text()[:-9])
    assert set(kept(path).done) == {0, 1, 2}
    assert values(1, 4, path) == [0, 1, 4, 9]
    assert set(kept(path).done) == {0, 1, 2, 3}


def test_a_file_of_another_run_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    for text in (json.dumps({"run": {"game": "cubes"}}) + "\n", "Dear diary,\n"):
        path.write_text(text)
        with pytest.raises(Refusal, match="kept-of-another" if text.startswith("{") else "kept-broken"):
            kept(path)
        assert path.read_text() == text


def test_an_unknown_crew_is_refused() -> None:
    with pytest.raises(Refusal, match="unknown-crew"):
        crew("slurm://there")


def test_a_cluster_needs_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crews, "find_spec", lambda name: None)
    with pytest.raises(Refusal, match="no-ray"):
        crew("ray")


def test_an_interrupt_waits_until_all_processes_are_started() -> None:
    """Whichever thread the system hands it to."""
    now, begun = threading.Event(), []

    def hear() -> None:
        now.wait()
        signal.raise_signal(signal.SIGINT)

    bystander = threading.Thread(target=hear)
    bystander.start()

    def begin() -> None:
        with crews._undisturbed():
            now.set()
            bystander.join()
            begun.append("all")

    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt):
            begin()
    finally:
        signal.signal(signal.SIGINT, before)
    assert begun == ["all"]


def test_whoever_interrupts_while_processes_are_started_waits_for_none_of_what_is_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plain = ProcessPoolExecutor.map

    def interrupted(*given: Any, **more: Any) -> Any:
        done = plain(*given, **more)
        signal.raise_signal(signal.SIGINT)
        return done

    monkeypatch.setattr(ProcessPoolExecutor, "map", interrupted)
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt):
            next(Here(2).do(abs, range(100_000)))
    finally:
        signal.signal(signal.SIGINT, before)
    assert active_children() == []


with_ray = pytest.mark.skipif(find_spec("ray") is None, reason="needs Ray: pip install 'wardroom[ray]'")


@with_ray
@pytest.mark.long
def test_a_node_that_is_killed_loses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two real nodes; one is killed after the first games, and the table is the same."""
    import ray  # noqa: PLC0415
    from ray.cluster_utils import Cluster as Nodes  # noqa: PLC0415

    nodes = Nodes(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    try:
        other = nodes.add_node(num_cpus=1)
        monkeypatch.setenv("RAY_ADDRESS", nodes.address)
        experiment = Experiment("kaiser", ("random", "random"), {}, "7")
        games = simulate(experiment, 60, Cluster())
        found = [next(games)]
        assert len([node for node in ray.nodes() if node["Alive"]]) == 2
        nodes.remove_node(other, allow_graceful=False)
        found += games
        assert [each.result for each in found] == [each.result for each in simulate(experiment, 60, Here(1))]
    finally:
        nodes.shutdown()


@with_ray
@pytest.mark.long
@pytest.mark.filterwarnings("ignore:Ray Client connection timed out")
def test_a_cluster_that_does_not_answer_is_a_refusal() -> None:
    with pytest.raises(Refusal, match="cluster-gone"):
        next(Cluster("ray://127.0.0.1:1").do(square, [1, 2]))
