# SPDX-License-Identifier: MIT
"""Deals distributed to a Dask cluster of a scheduler and two workers on this machine."""

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import NamedTuple

import pytest

from thothit_desktop.cli import main
from thothit_desktop.games import new_game
from thothit_desktop.players import Limit
from thothit_desktop.players.arena.contest import Contest
from thothit_desktop.players.arena.processes import in_order
from thothit_desktop.players.arena.program import ContestError

pytestmark = [
    # Its import takes longer than that of all the program, so it waits for the first test.
    pytest.mark.skipif(find_spec("distributed") is None, reason="the extra `cluster` is not installed"),
    pytest.mark.enable_socket,  # scheduler and workers talk over this machine's own network
]

CONTEST = Contest(new_game("thothit"), ("expert", "greedy", "random"), Limit(playouts=20), 7)


class Cluster(NamedTuple):
    address: str
    scheduler: subprocess.Popen[bytes]
    workers: list[subprocess.Popen[bytes]]

    def more(self, count: int) -> None:
        command = ["worker", self.address, "--nthreads", "1", "--no-nanny", "--no-dashboard"]
        self.workers.extend(started(*command) for _ in range(count))


def started(*command: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", "dask", *command], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )


@contextmanager
def scheduled(folder: Path) -> Iterator[Cluster]:
    """A scheduler that tells its address in the folder."""
    told = folder / "scheduler.json"
    scheduler = started(
        *("scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--scheduler-file", str(told))
    )
    while not told.exists() or not told.read_text(encoding="utf-8").endswith("}"):
        assert scheduler.poll() is None
        time.sleep(0.05)
    one = Cluster(json.loads(told.read_text(encoding="utf-8"))["address"], scheduler, [])
    yield one
    for process in (*one.workers, scheduler):
        process.kill()
        process.wait()


@pytest.fixture
def cluster() -> ModuleType:
    """The module under test."""
    from thothit_desktop.players.arena import cluster

    return cluster


@pytest.fixture
def lonely(tmp_path: Path) -> Iterator[Cluster]:
    """A scheduler without workers."""
    with scheduled(tmp_path) as one:
        yield one


@pytest.fixture
def mortal(lonely: Cluster) -> Cluster:
    """Two workers of a test that kills some of its processes."""
    lonely.more(2)
    return lonely


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """Two workers for all tests that leave them alive."""
    with scheduled(tmp_path_factory.mktemp("cluster")) as one:
        one.more(2)
        yield one


def figures(results: object) -> list[tuple[object, ...]]:
    return [(one.points, one.margins, one.wins) for rounds in results for one in rounds]  # type: ignore[attr-defined]


def test_a_worker_plays_as_this_process_does(cluster: ModuleType) -> None:
    assert figures(cluster.play_on_worker(CONTEST, range(2))) == figures(in_order(CONTEST, range(2)))


def test_the_figures_are_those_of_one_process_and_a_lost_worker_loses_nothing(
    mortal: Cluster, cluster: ModuleType
) -> None:
    alone = figures(in_order(CONTEST, range(24)))
    played = []
    for number, rounds in enumerate(cluster.in_order_on(mortal.address, CONTEST, range(24))):
        played.append(rounds)
        if number == 3:
            mortal.more(1)
            mortal.workers[0].kill()
    assert figures(played) == alone


def test_a_scheduler_that_goes_away_leaves_what_is_finished(mortal: Cluster, cluster: ModuleType) -> None:
    results = cluster.in_order_on(mortal.address, CONTEST, range(10**6))
    for _ in range(3):
        next(results)
    mortal.scheduler.kill()
    with pytest.raises(ContestError, match="has gone away"):
        list(results)


def test_without_any_worker_left_it_ends_with_what_is_finished(
    mortal: Cluster, cluster: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    share_out = cluster.in_order_on
    with cluster.Client(mortal.address, set_as_default=False) as client:
        client.wait_for_workers(2, timeout=60)

    def deserted(*given: object) -> Iterator[object]:
        for number, rounds in enumerate(share_out(*given, patience=1)):
            if number == 3:
                for worker in mortal.workers:
                    worker.kill()
            yield rounds

    monkeypatch.setattr(cluster, "in_order_on", deserted)
    command = ["simulate", "thothit", "--seats", "greedy,greedy,random", "--deals", "1000000", "--json"]
    assert main([*command, "--scheduler", mortal.address]) == 1
    printed = capsys.readouterr()
    deals = json.loads(printed.out)["deals"]
    assert deals > 3
    assert f"the scheduler at {mortal.address} has lost all its workers; " in printed.err
    assert f"(deals: {deals})" in printed.err


def test_the_command(two: Cluster, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["simulate", "thothit", "--seats", "expert,greedy,random", "--playouts", "20", "--deals", "6"]
    shown = []
    for where in (["--scheduler", two.address], []):
        assert main([*command, "--json", *where]) == 0
        document = json.loads(capsys.readouterr().out)
        for one in document["players"]:
            del one["decision_ms"]
        shown.append(document)
    assert shown[0] == shown[1]


def test_where_there_is_no_scheduler_or_no_worker(lonely: Cluster, cluster: ModuleType) -> None:
    for address in ("127.0.0.1:1", "127.0.0.1:nowhere"):
        with pytest.raises(ContestError, match=f"there is no scheduler at {address}"):
            next(cluster.in_order_on(address, CONTEST, range(2), patience=0.5))
    with pytest.raises(ContestError, match="has no workers"):
        next(cluster.in_order_on(lonely.address, CONTEST, range(2), patience=0.5))


def test_workers_of_another_release(
    two: Cluster, cluster: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "__version__", "99")
    assert cluster.release() == "99"
    with pytest.raises(ContestError, match="this is thothit 99, but workers have 0"):
        next(cluster.in_order_on(two.address, CONTEST, range(2)))


def test_workers_without_the_program_or_lost_again_and_again(
    two: Cluster, cluster: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Told as Dask tells it."""
    from distributed import KilledWorker

    def lost(*_: object) -> None:
        raise KilledWorker("a task", SimpleNamespace(address="somewhere"), 3)

    def missing() -> None:
        raise ModuleNotFoundError("No module named 'thothit_desktop'")

    monkeypatch.setattr(cluster, "play_on_worker", lost)
    with pytest.raises(ContestError, match="several workers were lost over the same deals"):
        next(cluster.in_order_on(two.address, CONTEST, range(2)))
    monkeypatch.setattr(cluster, "release", missing)
    with pytest.raises(ContestError, match="but workers have none"):
        next(cluster.in_order_on(two.address, CONTEST, range(2)))
