# SPDX-License-Identifier: MIT
"""Measure how fast the window of saved games opens: `python -m tests.tools.bench_saved_matches`.

The tool fills a directory of its own with 1,000 matches of ten rounds, and prints in milliseconds, as the
median of several runs, the time to list them, until the window has been painted. It also prints once the time
to read all files without the index, which happens while the window can be used, and the time to open a match
of 100 rounds of Thothit Kuna for six, every move of which is checked.
"""

import os
import random
import statistics
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from thothit_desktop.flow.match import Match

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

MATCHES, ROUNDS, RUNS, LONG = 1000, 10, 9, 100
DIFFERENT = 20
"""The number of matches that are played; the others are copies with other ids."""


def play(game: str, players: int | None, number: int, rounds: int) -> "Match":
    """Return a match with this number of rounds, played at random."""
    from thothit_desktop.flow.match import Match
    from thothit_desktop.games import new_game

    made = new_game(game, players)
    names = [f"Player {seat}" for seat in range(made.players)]
    match = Match(made, names, ["greedy"] * made.players, number)
    rng = random.Random(number)
    match.deal_first()
    for dealt in range(rounds):
        if dealt and not match.complete:
            match.deal_next()
        while not match.position.is_over:
            match.play(match.position.chance(rng) or rng.choice(match.position.legal_moves()))
    return match


def fill(directory: Path) -> int:
    """Save played matches of all games in a directory; return their number of rounds."""
    from dataclasses import replace

    from thothit_desktop.app.store.saves import Saves
    from thothit_desktop.games import games
    from thothit_desktop.games.record import dump

    saves = Saves(directory)
    saves.folder.mkdir()
    played = [
        play([*games()][number % len(games())], None, number, ROUNDS).record for number in range(DIFFERENT)
    ]
    rounds = 0
    for number in range(MATCHES):
        date = f"2026-{1 + number % 12:02d}-{1 + number % 28:02d}T12:00:00Z"
        record = replace(played[number % DIFFERENT], id=f"{number:016x}", date=date)
        saves.place(record.id).write_text(dump(record) + "\n", encoding="utf-8")
        rounds += len(record.rounds)
    return rounds


def measure(directory: Path, rounds: int) -> None:
    """Open the window repeatedly, and print the times."""
    from PySide6.QtWidgets import QApplication, QWidget

    from thothit_desktop.app.saved_matches.window import SavedMatchesWindow
    from thothit_desktop.app.store.saved_matches import SavedMatches
    from thothit_desktop.app.store.saves import Saves
    from thothit_desktop.app.store.settings import Settings
    from thothit_desktop.app.widgets.card_pictures import CardPictures

    app = QApplication([])
    below = QWidget()
    below.resize(1280, 800)
    cards = CardPictures("ceki")

    def opened() -> SavedMatchesWindow:
        window = SavedMatchesWindow(Saves(directory), Settings(directory), None, cards, below)
        window.show()
        app.processEvents()
        return window

    started = time.perf_counter()
    window = opened()
    shown = time.perf_counter() - started
    while not window.listed.read_all:
        app.processEvents()
    print(f"without an index: {1000 * shown:.0f} ms to the window, ", end="")
    print(f"{time.perf_counter() - started:.1f} s until all is read")
    window.close()
    listed, painted = [], []
    for _ in range(RUNS):
        started = time.perf_counter()
        known, unread = SavedMatches(Saves(directory)).scan("")
        listed.append(1000 * (time.perf_counter() - started))
        assert (len(known), unread) == (MATCHES, [])
        started = time.perf_counter()
        window = opened()
        painted.append(1000 * (time.perf_counter() - started))
        window.close()
        app.processEvents()
    print(
        f"with it, {MATCHES} matches, {rounds} rounds: listed in {statistics.median(listed):.0f} ms, ", end=""
    )
    print(f"opened and painted in {statistics.median(painted):.0f} ms (at most {max(painted):.0f})")


def measure_opening(path: Path) -> None:
    """Open a long match, and print the time."""
    from thothit_desktop.app.store.matches import match_in
    from thothit_desktop.app.store.saves import write

    write(path, play("thothit-kuna", 6, 1, LONG).record)
    took = []
    for _ in range(RUNS):
        started = time.perf_counter()
        match_in(path)
        took.append(1000 * (time.perf_counter() - started))
    print(f"{LONG} rounds of Thothit Kuna for six: opened in {statistics.median(took):.0f} ms")


def main() -> None:
    """Fill a directory and measure."""
    from thothit_desktop.app.registration import register_families

    register_families()
    with tempfile.TemporaryDirectory() as place:
        measure(Path(place), fill(Path(place)))
        measure_opening(Path(place) / "long.thothit")


if __name__ == "__main__":
    main()
