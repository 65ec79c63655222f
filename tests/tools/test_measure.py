# SPDX-License-Identifier: MIT
"""Measurements: compared programs are started in turn, and byte code may be written."""

import json
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.tools import measure


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The programs in the order of their starts; none is really started."""
    order: list[str] = []

    @contextmanager
    def screen() -> Iterator[dict[str, str]]:
        yield {}

    def first_window(env: dict[str, str], command: Sequence[str]) -> measure.Start:
        order.append(Path(command[0]).name)
        return measure.Start({"ours": 0.5, "kpat": 0.4}[order[-1]] + len(order), 80 + len(order), "1280x800")

    monkeypatch.setattr(measure, "screen", screen)
    monkeypatch.setattr(measure, "first_window", first_window)
    monkeypatch.setattr(measure, "first_paint", lambda env, command: 0.7)
    monkeypatch.setattr(measure, "OURS", ["/somewhere/ours"])
    return order


@pytest.mark.parametrize("runs", [1, 9])
def test_ours_and_the_peer_are_started_in_turn_and_the_ratio_of_their_medians_is_printed(
    started: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    runs: int,
) -> None:
    monkeypatch.setattr(measure.shutil, "which", lambda name, path: f"/usr/games/{name}")
    measure.measure_start(runs, None, "kpat")
    assert started == ["ours", "kpat"] * (runs + 1)
    ours, kpat = 0.5 + runs + 2, 0.4 + runs + 3  # The medians, without the start that warms the caches.
    told = capsys.readouterr().out.splitlines()
    assert told[1].split()[2:] == [f"{ours:.2f}", f"{82.0 + runs:.1f}", "1280x800", "0.70"]
    assert told[-1] == (
        f"from source / kpat: {ours / kpat:.2f} of the time, {(82 + runs) / (83 + runs):.2f} of the memory"
    )


def test_without_the_peer_our_own_figures_are_printed(
    started: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(measure.shutil, "which", lambda name, path: None)
    measure.measure_start(1, None, "kpat")
    assert started == ["ours", "ours"]
    assert capsys.readouterr().out.endswith("kpat is not installed: nothing to compare with\n")


def test_a_measured_program_may_write_byte_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.setenv("KEPT", "yes")
    given = measure.environment()
    assert "PYTHONDONTWRITEBYTECODE" not in given
    assert given["KEPT"] == "yes"


def test_the_steps_of_undo_are_told_by_their_median_and_the_longest(
    started: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = json.dumps({"undo": [3.0, 1.0, 2.0], "redo": [5.0]})
    monkeypatch.setattr(
        measure.subprocess, "run", lambda command, **_: subprocess.CompletedProcess(command, 0, told)
    )
    measure.measure_undo()
    lines = [line.split() for line in capsys.readouterr().out.splitlines()[1:]]
    assert lines == [["undo", "3", "2.0", "3.0"], ["redo", "1", "5.0", "5.0"]]
