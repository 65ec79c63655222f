# SPDX-License-Identifier: MIT
"""The deals of a contest shared out to processes of this machine, and their results in order."""

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
"""How many pieces of work a process is given in advance."""
_LARGEST = 4
"""How many deals a piece of work has at most."""


def all_processors() -> int:
    """How many processors this program may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def pool_of(jobs: int) -> ProcessPoolExecutor:
    """So many processes.

    They are spawned, so that it is the same on every system and in a program that has threads. An interrupt
    from the keyboard goes to every process; it is for this one.
    """
    return ProcessPoolExecutor(jobs, get_context("spawn"), initializer=begin_process)


def begin_process() -> None:
    """Ignore interrupts from the keyboard in a new process, and register the families."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    register_families()


def play_deals(contest: Contest, deals: Sequence[int]) -> list[list[RoundResult]]:
    """A piece of work: the results of some deals."""
    return [play_deal(contest, deal) for deal in deals]


def pieces(deals: range, workers: int) -> Iterator[range]:
    """The deals in pieces of work, in order."""
    size = max(1, min(_LARGEST, len(deals) // workers))
    return (deals[start : start + size] for start in range(0, len(deals), size))


def in_order(contest: Contest, deals: range, jobs: int = 1) -> Generator[list[RoundResult], None, None]:
    """The results of the deals one by one, in order whatever the number of processes (`jobs`).

    Raises ContestError where it cannot go on. Close the iterator to stop early.
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
    """The results in order, with no more than so many pieces of work given out ahead of them."""
    left = iter(work)
    waiting: deque[Future[list[list[RoundResult]]]] = deque(
        pool.submit(play_deals, contest, piece) for piece in islice(left, ahead)
    )
    while waiting:
        results = waiting.popleft().result()
        waiting.extend(pool.submit(play_deals, contest, piece) for piece in islice(left, 1))
        yield from results
