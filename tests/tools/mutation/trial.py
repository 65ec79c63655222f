# SPDX-License-Identifier: MIT
"""A copy of the checkout for tests with a mutant; the checkout itself is never changed."""

import os
import resource
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

LEFT_OUT = (".git", ".venv", ".hypothesis", ".mypy_cache", ".pytest_cache", ".ruff_cache", "__pycache__")
MOST_MEMORY = 4 << 30
"""The most bytes of address space: a mutant that allocates without end must not exhaust the machine."""
MOST_SECONDS = 3600
UNNOTICED = (0, 5)
"""The exit codes of pytest without a failure: all tests passed, or there were none."""


class Trial:
    """A copy of `root` in `folder`, for tests with mutants."""

    def __init__(self, root: Path, folder: Path) -> None:
        self._copy, self._original = folder / "copy", folder / "original"
        shutil.copytree(root, self._copy, ignore=shutil.ignore_patterns(*LEFT_OUT), symlinks=True)

    def seconds_unchanged(self, tests: tuple[str, ...]) -> float:
        """Return the seconds that tests take on unchanged code, compiling all modules; raise if one fails."""
        begun = time.monotonic()
        if not self._passes(tests, MOST_SECONDS, {}):
            raise RuntimeError(f"without a mutant, {' '.join(tests)} fail already")
        return time.monotonic() - begun

    def kills(self, module: str, code: str, selections: list[tuple[str, ...]], seconds: float) -> bool:
        """Return True if a selection fails, or takes longer, with this code in the module's place."""
        mutated = self._copy / module
        shutil.copy2(mutated, self._original)
        mutated.write_text(code, encoding="utf-8")
        later = self._original.stat().st_mtime + 1
        # Byte code compiled in the same second would pass for the mutant's.
        os.utime(mutated, (later, later))
        uncompiled = {"PYTHONDONTWRITEBYTECODE": "1"}  # No byte code of a mutant is left.
        try:
            return not all(self._passes(tests, seconds, uncompiled) for tests in selections)
        finally:
            # Restore the modification time as well, so that old byte code stays valid.
            shutil.copy2(self._original, mutated)

    def _passes(self, tests: tuple[str, ...], seconds: float, settings: dict[str, str]) -> bool:
        command = [
            sys.executable,
            "-m",
            "pytest",
            "--all",
            "-x",
            "-q",
            "-n0",
            "-p",
            "no:cacheprovider",
            *tests,
        ]
        environment = os.environ | {
            "CI": "true",  # hypothesis draws the same examples each time
            "PYTHONPATH": str(self._copy),
            "QT_QPA_PLATFORM": "offscreen",
            **settings,
        }
        process = subprocess.Popen(
            command,
            cwd=self._copy,
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
            preexec_fn=_limit_memory,
        )
        try:
            code = process.wait(seconds)
        except subprocess.TimeoutExpired:
            return False
        finally:
            _end(process)
        return code in UNNOTICED


def _limit_memory() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


def _end(process: subprocess.Popen[bytes]) -> None:
    """End all processes of the tests, including hanging ones."""
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        return
    process.wait()
