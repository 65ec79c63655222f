# SPDX-License-Identifier: MIT
"""Deleted matches, each kept for a month; a file beside them holds the times of deletion."""

import json
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from thothit_desktop.app.store.saves import SUFFIX, FileError, write_text

KEPT_DAYS = 30
"""Days for which a deleted match can be restored."""

NOTE = "deleted.json"
_DAY = 86_400.0


class Trash:
    """The folder of deleted matches; one without a note counts as deleted when first seen."""

    def __init__(self, folder: Path, now: Callable[[], float] = time.time) -> None:
        self.folder = folder
        self._now = now

    def note(self, path: Path) -> None:
        """Note that a match has just been deleted to this path."""
        self._write({**self._times(), path.name: self._now()})

    def forget(self, path: Path) -> None:
        """Drop the note about a match that has been restored, or deleted for good."""
        times = self._times()
        if times.pop(path.name, None) is not None:
            self._write(times)

    def clear_out(self) -> None:
        """Delete for good all matches that were deleted more than a month ago."""
        now, known = self._now(), self._times()
        times = {path.name: min(known.get(path.name, now), now) for path in self._files()}
        for name, deleted in list(times.items()):
            if now - deleted > KEPT_DAYS * _DAY:
                with suppress(OSError):
                    (self.folder / name).unlink()
                    del times[name]
        if times != known:
            self._write(times)

    def _files(self) -> list[Path]:
        with suppress(OSError):
            return [path for path in self.folder.iterdir() if path.name.endswith(SUFFIX)]
        return []

    def _times(self) -> dict[str, float]:
        """Return the times of deletion by file name, in seconds since 1970; empty for a damaged note."""
        with suppress(OSError, ValueError, RecursionError):
            noted = json.loads((self.folder / NOTE).read_bytes())
            if isinstance(noted, dict):
                return {name: when for name, when in noted.items() if type(when) in (int, float)}
        return {}

    def _write(self, times: dict[str, float]) -> None:
        with suppress(FileError, OSError):  # it is written the next time
            if times:
                write_text(self.folder / NOTE, json.dumps(times))
            else:
                (self.folder / NOTE).unlink()
