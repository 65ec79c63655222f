# SPDX-License-Identifier: MIT
"""Whether an input is taken or refused as promised: in one sentence, in a second, in 150 megabytes."""

import resource
import signal
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

SECONDS = 1.0
"""Of processor time that an input may take on the usual machine; on a slower one in proportion."""
MEGABYTES = 150
"""By which an input may let the process grow."""
WORK = 400_000
"""Turns of the loop by which the pace of a machine is measured."""
USUAL = 0.03
"""Seconds of processor time that they take on the usual machine."""
PATIENCE = 30.0
"""Seconds of processor time after which an input is given up."""
LONGEST = 2000
"""Characters of a sentence, besides those of the input."""


class TooSlowError(BaseException):
    """Not an Exception, so that nothing catches it on its way."""


@dataclass(frozen=True)
class Verdict:
    """The outcome of an input."""

    refusal: str
    """Why it was refused; empty where it was taken."""
    fault: str
    """What is wrong with that; empty where nothing is."""


def judge(run: Callable[[bytes], str], data: bytes) -> Verdict:
    """Try an input; `run` returns its refusal, empty where it takes it."""
    peak, before, begun = _peak(), _resident(), time.process_time()
    refusal = fault = ""
    try:
        with _at_most(PATIENCE):
            refusal = run(data)
    except TooSlowError:
        fault = f"no end within {PATIENCE:.0f} s"
    except BaseException:  # whatever it is, it is a fault
        fault = traceback.format_exc(limit=-6)
    seconds = time.process_time() - begun
    grown = (_peak() - before) / 1e6 if _peak() > peak else 0.0
    if not fault and seconds > SECONDS and seconds > SECONDS * pace():
        fault = f"it took {seconds:.1f} s"
    if not fault and grown > MEGABYTES:
        fault = f"it took {grown:.0f} MB"
    if not fault and (len(refusal.strip().splitlines()) > 1 or len(refusal) > LONGEST + len(data)):
        fault = f"it is refused in more than a sentence: {refusal[:LONGEST]!r}"
    return Verdict(refusal, fault)


def pace() -> float:
    """Return how many times as long as the usual machine this one takes just now; 1 or more."""
    begun = time.process_time()
    for number in range(WORK):
        number * number % 7
    return max(1.0, (time.process_time() - begun) / USUAL)


@contextmanager
def _at_most(seconds: float) -> Iterator[None]:
    """Raise TooSlowError after so much processor time."""

    def ring(*_: object) -> None:
        raise TooSlowError

    signal.signal(signal.SIGPROF, ring)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def _peak() -> int:
    """The most bytes that the process has had."""
    unit = 1 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit


def _resident() -> int:
    """The bytes that the process has; where the system does not say, those that it has had at most."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()
    except OSError:
        return _peak()
