# SPDX-License-Identifier: MIT
"""The judgement of an input: taken or refused in one sentence, in a second, in 150 megabytes."""

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
"""The processor time allowed for an input on the usual machine, in seconds; on a slower one in proportion."""
MEGABYTES = 150
"""The growth of the process allowed for an input."""
WORK = 400_000
"""The turns of the loop that measures the speed of a machine."""
USUAL = 0.03
"""The seconds of processor time of that loop on the usual machine."""
PATIENCE = 30.0
"""Seconds of processor time after which an input is given up."""
LONGEST = 2000
"""The most characters of a sentence, besides those of the input."""


class TooSlowError(BaseException):
    """An input takes too long. Not an Exception, so that no code catches it."""


@dataclass(frozen=True)
class Verdict:
    """The outcome of an input."""

    refusal: str
    """The reason of the refusal; empty if the input was taken."""
    fault: str
    """The fault found; empty if there is none."""


def judge(run: Callable[[bytes], str], data: bytes) -> Verdict:
    """Try an input; `run` returns its refusal, or an empty text if it takes the input."""
    peak, before, begun = _peak(), _resident(), time.process_time()
    refusal = fault = ""
    try:
        with _at_most(PATIENCE):
            refusal = run(data)
    except TooSlowError:
        fault = f"no end within {PATIENCE:.0f} s"
    except BaseException:  # Any exception is a fault.
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
    """Return the present processor time of this machine relative to the usual one; at least 1."""
    begun = time.process_time()
    for number in range(WORK):
        number * number % 7
    return max(1.0, (time.process_time() - begun) / USUAL)


@contextmanager
def _at_most(seconds: float) -> Iterator[None]:
    """Raise TooSlowError after this much processor time."""

    def ring(*_: object) -> None:
        raise TooSlowError

    signal.signal(signal.SIGPROF, ring)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def _peak() -> int:
    """Return the most bytes that the process has used."""
    unit = 1 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit


def _resident() -> int:
    """Return the bytes that the process uses, or has used at most if the system does not say."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()
    except OSError:
        return _peak()
