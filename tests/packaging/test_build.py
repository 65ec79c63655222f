# SPDX-License-Identifier: MIT
"""The choice of the installers by the build command."""

import sys
from pathlib import Path

import pytest

import build
import linux.installers
import macos.installer
import windows.installer


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[tuple[object, ...]]:
    """The requested steps with their arguments; none is run."""
    asked: list[tuple[object, ...]] = []
    for maker in (linux.installers, macos.installer, windows.installer):
        monkeypatch.setattr(maker, "make", lambda *given, name=maker.__name__: asked.append((name, *given)))
    return asked


@pytest.mark.parametrize(
    ("platform", "call"),
    [
        ("linux", ("linux.installers",)),
        ("darwin", ("macos.installer",)),
        ("win32", ("windows.installer", None)),
    ],
)
def test_a_system_makes_its_own_installers(
    made: list[tuple[object, ...]],
    monkeypatch: pytest.MonkeyPatch,
    platform: str,
    call: tuple[object, ...],
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    build.main([])
    assert made == [call]


@pytest.mark.parametrize("platform", ["linux", "win32"])
def test_a_bundle_is_windows_business_anywhere(
    made: list[tuple[object, ...]], monkeypatch: pytest.MonkeyPatch, platform: str
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    build.main(["some/bundle"])
    assert made == [("windows.installer", Path("some/bundle"))]


def test_another_system_is_told_so(made: list[tuple[object, ...]], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "sunos5")
    with pytest.raises(SystemExit, match="no installers are made on sunos5"):
        build.main([])
    assert made == []


@pytest.mark.parametrize(("word", "code"), [("--help", 0), ("--unknown", 2)])
def test_a_switch_is_no_bundle(made: list[tuple[object, ...]], word: str, code: int) -> None:
    with pytest.raises(SystemExit) as found:
        build.main([word])
    assert (found.value.code, made) == (code, [])
