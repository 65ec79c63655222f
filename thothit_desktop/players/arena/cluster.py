# SPDX-License-Identifier: MIT
"""The deals of a contest shared out to a Dask cluster, with the extra `cluster`; imported on demand.

The pieces of work are those of `processes.py`, so the figures are the same. What a lost worker had in hand
goes to another one.
"""

import logging
from collections import deque
from collections.abc import Generator, Iterator
from concurrent.futures import CancelledError
from contextlib import suppress
from itertools import islice

from distributed import Client, Future, KilledWorker

from thothit_desktop import __version__
from thothit_desktop.players.arena.contest import Contest
from thothit_desktop.players.arena.processes import AHEAD, pieces, play_deals
from thothit_desktop.players.arena.program import ContestError
from thothit_desktop.players.arena.standings import RoundResult

_PATIENCE = 10
"""Seconds to wait for the scheduler, and for a first worker."""


def in_order_on(
    scheduler: str, contest: Contest, deals: range, patience: float = _PATIENCE
) -> Generator[list[RoundResult], None, None]:
    """The results of the deals one by one, in order.

    Raises ContestError where there is no scheduler or worker for so many seconds, or it cannot go on. Close
    the generator to stop early.
    """
    _silence()
    try:
        client = Client(scheduler, timeout=patience, set_as_default=False)
    except (OSError, ValueError):
        raise ContestError(f"there is no scheduler at {scheduler}") from None
    try:
        threads = _threads(client, scheduler, patience)
        yield from _results(client, contest, pieces(deals, threads), AHEAD * threads)
    except (CancelledError, OSError):
        raise ContestError(f"the scheduler at {scheduler} has gone away") from None
    except KilledWorker:
        raise ContestError("several workers were lost over the same deals") from None
    finally:
        with suppress(OSError):
            client.close(timeout=2)


def release() -> str:
    """The release of the program where this runs."""
    return __version__


def _silence() -> None:
    """Let Dask log nothing: what goes wrong is told in a sentence."""
    for name in list(logging.root.manager.loggerDict):
        if name.startswith("distributed"):
            logging.getLogger(name).setLevel(logging.CRITICAL + 1)


def _threads(client: Client, scheduler: str, patience: float) -> int:
    """How many deals the workers can play at once; raises ContestError where they are of no use."""
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


def _results(
    client: Client, contest: Contest, work: Iterator[range], ahead: int
) -> Generator[list[RoundResult], None, None]:
    """The results in order, with no more than so many pieces of work given out ahead of them."""

    def given(pieces_: int) -> list[Future]:
        return [client.submit(play_deals, contest, piece, pure=False) for piece in islice(work, pieces_)]

    waiting = deque(given(ahead))
    while waiting:
        results = waiting.popleft().result()
        waiting.extend(given(1))
        yield from results
