# SPDX-License-Identifier: MIT
"""Distribution of a contest's deals to processes of this machine, with results in order."""

import os
import signal
from collections import deque
from collections.abc import Generator, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context

from thothit_desktop.players.arena.contest import Contest, play_deal
from thothit_desktop.players.arena.program import ContestError, close_programs
from thothit_desktop.players.arena.standings import RoundResult
from thothit_desktop.players.registration import register_families

AHEAD = 3
"""The number of pieces of work submitted in advance, per process."""
_LARGEST = 4
"""The most deals in a piece of work."""


def all_processors() -> int:
    """Return the number of processors that this program may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def pool_of(jobs: int) -> ProcessPoolExecutor:
    """Start a pool of `jobs` processes.

    They are spawned, which works the same on every system and in programs with threads. They ignore keyboard
    interrupts, which the terminal sends to every process, and leave them to this process.
    """
    return ProcessPoolExecutor(jobs, get_context("spawn"), initializer=begin_process)


def begin_process() -> None:
    """Ignore interrupts from the keyboard in a new process, and register the families."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    register_families()


def play_deals(contest: Contest, deals: Sequence[int]) -> list[list[RoundResult]]:
    """Play a piece of work and return the results by deal."""
    return [play_deal(contest, deal) for deal in deals]


def pieces(deals: range, workers: int) -> Iterator[range]:
    """Yield the deals in pieces of work, in order."""
    size = max(1, min(_LARGEST, len(deals) // workers))
    return (deals[start : start + size] for start in range(0, len(deals), size))


def in_order(contest: Contest, deals: range, jobs: int = 1) -> Generator[list[RoundResult], None, None]:
    """Yield the results of the deals one by one, in order for any number of processes (`jobs`).

    Raises ContestError if the contest cannot go on. Close the generator to stop early.
    """
    return _here(contest, deals) if jobs == 1 else _shared_out(contest, deals, jobs)


def _here(contest: Contest, deals: range) -> Generator[list[RoundResult], None, None]:
    try:
        for deal in deals:
            yield play_deal(contest, deal)
    finally:
        close_programs()


def _shared_out(contest: Contest, deals: range, jobs: int) -> Generator[list[RoundResult], None, None]:
    pool = pool_of(jobs)
    try:
        yield from _results(pool, contest, pieces(deals, jobs), AHEAD * jobs)
    except BrokenProcessPool:
        raise ContestError("one of the processes that play was ended from outside") from None
    finally:
        pool.shutdown(cancel_futures=True)


def _results(
    pool: ProcessPoolExecutor, contest: Contest, work: Iterable[range], ahead: int
) -> Generator[list[RoundResult], None, None]:
    """Yield the results in order, with at most `ahead` pieces of work submitted in advance."""
    left = iter(work)
    waiting: deque[Future[list[list[RoundResult]]]] = deque(
        pool.submit(play_deals, contest, piece) for piece in islice(left, ahead)
    )
    while waiting:
        results = waiting.popleft().result()
        waiting.extend(pool.submit(play_deals, contest, piece) for piece in islice(left, 1))
        yield from results
