# SPDX-License-Identifier: MIT
"""Distribution of a contest's deals to a Dask cluster, with the extra `cluster`; imported on demand.

The pieces of work are those of `processes.py`, so the figures are the same. The work of a lost worker is
given to another one.
"""

import logging
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import CancelledError
from contextlib import suppress
from functools import partial
from itertools import islice

from distributed import Client, Future, KilledWorker

from thothit_desktop import __version__
from thothit_desktop.players.arena.contest import Contest
from thothit_desktop.players.arena.processes import AHEAD, pieces, play_deals
from thothit_desktop.players.arena.program import ContestError
from thothit_desktop.players.arena.standings import RoundResult
from thothit_desktop.players.registration import register_families

_PATIENCE = 10
"""Seconds to wait for the scheduler, for a first worker, and for another one when all are lost."""


def in_order_on(
    scheduler: str, contest: Contest, deals: range, patience: float = _PATIENCE
) -> Generator[list[RoundResult], None, None]:
    """Yield the results of the deals one by one, in order.

    Raises ContestError if there is no scheduler or worker for `patience` seconds, or the contest cannot go
    on. Close the generator to stop early.
    """
    _silence()
    try:
        client = Client(scheduler, timeout=patience, set_as_default=False)
    except (OSError, ValueError):
        raise ContestError(f"there is no scheduler at {scheduler}") from None
    try:
        threads = _threads(client, scheduler, patience)
        given = partial(client.submit, play_on_worker, contest, pure=False)
        for future in _in_order(given, pieces(deals, threads), AHEAD * threads):
            yield from _result(client, future, scheduler, patience)
    except (CancelledError, OSError):
        raise ContestError(f"the scheduler at {scheduler} has gone away") from None
    except KilledWorker:
        raise ContestError("several workers were lost over the same deals") from None
    finally:
        with suppress(OSError):
            client.close(timeout=2)


def play_on_worker(contest: Contest, deals: Sequence[int]) -> list[list[RoundResult]]:
    """Return the results of some deals, played in a worker process of the cluster."""
    register_families()
    return play_deals(contest, deals)


def release() -> str:
    """Return the release of the program; called on a worker to compare the two."""
    return __version__


def _silence() -> None:
    """Turn off Dask's logging, because errors are reported as a ContestError."""
    for name in list(logging.root.manager.loggerDict):
        if name.startswith("distributed"):
            logging.getLogger(name).setLevel(logging.CRITICAL + 1)


def _threads(client: Client, scheduler: str, patience: float) -> int:
    """Return the number of deals the workers can play at once; raises ContestError if they are unusable."""
    try:
        client.wait_for_workers(1, timeout=patience)
    except TimeoutError:
        raise ContestError(f"the scheduler at {scheduler} has no workers") from None
    try:
        releases = set(client.run(release).values())
    except ImportError:
        releases = {"none"}
    if releases != {__version__}:
        others = ", ".join(sorted(releases - {__version__}))
        raise ContestError(f"this is thothit {__version__}, but workers have {others}")
    return sum(client.nthreads().values())


def _in_order(submit: Callable[[range], Future], work: Iterator[range], ahead: int) -> Iterator[Future]:
    """Yield the pieces of work in order, with `ahead` of them submitted in advance."""
    waiting = deque(map(submit, islice(work, ahead)))
    while waiting:
        yield waiting.popleft()
        waiting.extend(map(submit, islice(work, 1)))


def _result(client: Client, future: Future, scheduler: str, patience: float) -> list[list[RoundResult]]:
    """Return the result of a piece of work; raises ContestError if no worker is left and none comes."""
    while True:
        try:
            results: list[list[RoundResult]] = future.result(timeout=patience)
        except TimeoutError:
            try:
                client.wait_for_workers(1, timeout=patience)
            except TimeoutError:
                raise ContestError(f"the scheduler at {scheduler} has lost all its workers") from None
        else:
            return results
