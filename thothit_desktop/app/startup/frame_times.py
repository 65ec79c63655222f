# SPDX-License-Identifier: MIT
"""Measures paints and the start of the program without running Python in a frame.

Qt logs each flush of the window (category `qt.widgets.painting`) with its time; the table logs the beginning
and end of motion (category `thothit.motion`). The lines go to a file, which is read on exit.
"""

import json
import os
import re
import sys
import tempfile
import time
from collections.abc import Iterable, Sequence
from pathlib import Path

from PySide6.QtCore import QLoggingCategory, QtMsgType, qCDebug

_LINE = re.compile(r"^ *(\d+\.\d+) (qt\.widgets\.painting|thothit\.\w+) (\w+)")
# Qt keeps a pointer to the name, so the name must live on; the stub says bytes, the function takes str only.
_NAME = "thothit.program"
_PROGRAM = QLoggingCategory(_NAME, QtMsgType.QtInfoMsg)  # type: ignore[arg-type]

SLOW = 25
"""Milliseconds between two paints beyond which a stutter is visible."""


def since_start() -> float:
    """Return the seconds since this process began; its processor time if not on Linux."""
    try:
        ticks = int(Path("/proc/self/stat").read_text().rpartition(")")[2].split()[19])
        return time.clock_gettime(time.CLOCK_BOOTTIME) - ticks / os.sysconf("SC_CLK_TCK")
    except (OSError, AttributeError):
        return time.process_time()


def quantile(ordered: Sequence[float], share: float) -> float | None:
    """Return the value below which a share of the ordered values lies; None if there are none."""
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else None


def summary(lines: Iterable[str], peak_rss_mb: float | None) -> dict[str, object]:
    """Return the figures of a log: milliseconds between paints during motion, and times of the start."""
    offset = 0.0
    first_paint = playable = last = None
    intervals: list[float] = []
    for line in lines:
        match = _LINE.match(line)
        if match is None:
            continue
        now, category, word = float(match[1]), match[2], match[3]
        if category == "thothit.program":
            if word == "playable":
                playable = playable or now
            else:
                offset = int(word) / 1000 - now
        elif category == "thothit.motion":
            last = now if word == "moving" else None
        elif word == "Flushing":
            first_paint = first_paint or now
            if last is not None and now > last:
                intervals.append(round((now - last) * 1000, 1))
                last = now
    intervals.sort()
    return {
        "paint": {
            "p50": quantile(intervals, 0.50),
            "p95": quantile(intervals, 0.95),
            "p99": quantile(intervals, 0.99),
            "max": intervals[-1] if intervals else None,
            "over_25ms": sum(ms > SLOW for ms in intervals) / len(intervals) if intervals else None,
            "count": len(intervals),
        },
        "first_paint_ms": None if first_paint is None else round((first_paint + offset) * 1000),
        "playable_ms": None if playable is None else round((playable + offset) * 1000),
        "peak_rss_mb": peak_rss_mb,
    }


def peak_rss_mb() -> float | None:
    """Return the peak memory of this process in MB; None on Windows, where it is not available."""
    try:
        import resource
    except ImportError:
        return None
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return round(peak / (1024 * 1024 if sys.platform == "darwin" else 1024), 1)


class FrameLog:
    """Catches Qt's log; to be made before the application object."""

    def __init__(self, target: Path) -> None:
        self.target = target
        self._lines: list[str] = []
        os.environ["QT_LOGGING_RULES"] = "qt.widgets.painting=true;thothit.*=true"
        os.environ["QT_MESSAGE_PATTERN"] = "%{time process} %{category} %{message}"
        os.environ["QT_FORCE_STDERR_LOGGING"] = "1"
        self._log = tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace")  # noqa: SIM115
        self._stderr = os.dup(2)
        os.dup2(self._log.fileno(), 2)
        QLoggingCategory.setFilterRules(os.environ["QT_LOGGING_RULES"].replace(";", "\n"))
        qCDebug(_PROGRAM, str(round(since_start() * 1000)))  # type: ignore[arg-type]

    def playable(self) -> None:
        """Log that the first question has been asked, so that the game is playable."""
        qCDebug(_PROGRAM, "playable")  # type: ignore[arg-type]

    def release(self) -> None:
        """Restore stderr, and write the other messages to it. May be called again."""
        if self._log.closed:
            return
        sys.stderr.flush()
        os.dup2(self._stderr, 2)
        os.close(self._stderr)
        self._log.seek(0)
        self._lines = self._log.readlines()
        self._log.close()
        sys.stderr.writelines(line for line in self._lines if _LINE.match(line) is None)

    def write(self) -> None:
        """Restore stderr and write the figures; raises OSError."""
        self.release()
        figures = summary(self._lines, peak_rss_mb())
        self.target.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
