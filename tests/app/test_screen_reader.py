# SPDX-License-Identifier: MIT
"""A real client of the accessibility bus plays whole rounds, with only its texts and objects."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path

import pytest

from tests.xserver import screen

__all__ = ["screen"]

ROOT = Path(__file__).parents[2]
PYTHON = "/usr/bin/python3"
"""The system's own, which has the bindings of the accessibility bus."""
BINDINGS = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"


def missing() -> str:
    """Return the first missing package of the system; empty for none."""
    for program, package in (("Xvfb", "xvfb"), ("dbus-daemon", "dbus"), (PYTHON, "python3")):
        if shutil.which(program) is None:
            return package
    if not Path("/usr/share/dbus-1/services/org.a11y.Bus.service").exists():
        return "at-spi2-core"
    found = subprocess.run([PYTHON, "-c", BINDINGS], check=False, capture_output=True)
    return "python3-gi or gir1.2-atspi-2.0" if found.returncode else ""


pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(bool(missing()), reason=f"needs {missing()}"),
]


@pytest.fixture
def session(screen: str) -> Iterator[dict[str, str]]:
    """The environment of a session of its own, with a bus on which programs are accessible."""
    bus = subprocess.Popen(
        ["dbus-daemon", "--session", "--nofork", "--print-address=1"],
        env=os.environ | {"DISPLAY": screen},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert bus.stdout is not None
    given = {
        key: value for key, value in os.environ.items() if key not in ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY")
    }
    yield given | {
        "DISPLAY": screen,
        "XDG_SESSION_TYPE": "x11",
        "DBUS_SESSION_BUS_ADDRESS": bus.stdout.readline().strip(),
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
    }
    bus.terminate()
    bus.wait()


def played(session: dict[str, str], data: Path, game: str, until: str, options: Sequence[str]) -> list[str]:
    """Return the texts heard, pressed and read in a round of a game, or until a call was made."""
    reader = subprocess.Popen(
        [PYTHON, "-W", "ignore", ROOT / "packaging" / "proof" / "screen_reader.py", game, until],
        env={key: value for key, value in session.items() if key != "PYTHONPATH"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert reader.stdout is not None
    reader.stdout.readline()  # it listens: Qt misses one that begins to while the program starts
    program = subprocess.Popen(
        [
            sys.executable,
            "-m",
            "thothit_desktop",
            "--data-dir",
            data,
            "--speed",
            "off",
            "--game",
            game,
            *options,
        ],
        env=session,
        cwd=ROOT,
        stderr=subprocess.DEVNULL,
    )
    try:
        told, errors = reader.communicate(timeout=300)
    finally:
        program.terminate()
        program.wait()
        reader.kill()
        reader.wait()
    assert reader.returncode == 0, told + errors
    return told.splitlines()


SIX = ("--players", "6", "--option", "six-calls=trips-moenie")


def of_kind(kind: str, lines: Sequence[str]) -> list[str]:
    return [line.removeprefix(kind).strip() for line in lines if line.startswith(kind)]


@pytest.mark.parametrize(
    ("game", "call", "options"),
    [
        ("thothit", "", ("--seed", "5")),
        ("thunee", "10", ("--seed", "5")),
        ("thunee", "Trips", ("--seed", "95", *SIX)),
        ("thunee", "Moenie", ("--seed", "1269", *SIX)),
        ("kowah", "Claim", ("--seed", "11", "--level", "bocah")),
    ],
)
def test_a_round_is_played_by_what_is_said_and_found(session, tmp_path, game, call, options):
    lines = played(session, tmp_path, game, call, options)
    heard, pressed = of_kind("heard:", lines), of_kind("pressed:", lines)
    cards = [words for words in pressed if "(Your hand" in words]
    assert cards
    assert heard
    assert any(words.startswith(call) and words.endswith("(Calls)") for words in pressed) or not call
    for card in cards:  # each is followed by what it came to
        name = card.partition(",")[0].removesuffix(" stamped").partition(" rank ")[0]
        own = [words for words in heard if words.startswith("You") and name in words]
        assert own, card
    assert [words for words, after in pairwise(heard) if words == after] == []
    assert any(words.startswith("Your turn") for words in heard)
    (sheet, *_) = of_kind("read:", lines)
    assert "Score sheet" in sheet
