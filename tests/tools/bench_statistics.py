# SPDX-License-Identifier: MIT
"""Measure how fast the statistics open: `python -m tests.tools.bench_statistics`.

The tool keeps 10,000 rounds in a directory of its own, and prints in milliseconds, as the median of several
runs, the time to write one round, and until the window has been painted.
"""

import os
import random
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

ROUNDS, RUNS = 10_000, 9


def median_ms(do: Callable[[], object]) -> float:
    """Return the median time of a function in milliseconds."""
    took = []
    for _ in range(RUNS):
        begun = time.perf_counter()
        do()
        took.append(1000 * (time.perf_counter() - begun))
    return statistics.median(took)


def main() -> None:
    """Fill a database, then measure."""
    from thothit_desktop.app.registration import register_families

    register_families()
    from PySide6.QtWidgets import QApplication

    from thothit_desktop.app.statistics.database import Database
    from thothit_desktop.app.statistics.results import LOST, WON, PlayedRound
    from thothit_desktop.app.statistics.window import StatisticsWindow
    from thothit_desktop.games import games

    app = QApplication([])
    luck = random.Random(1)

    def played(number: int) -> PlayedRound:
        own, best = (10 * luck.randrange(12) for _ in range(2))
        game, outcome = luck.choice(list(games())), WON if own > best else LOST
        ended = f"2026-11-22T{number // 3600:02d}:{number // 60 % 60:02d}:{number % 60:02d}Z"
        return PlayedRound("m", number, game, ended, 3, "greedy,expert", "", own, best, outcome, False)

    with tempfile.TemporaryDirectory() as place:
        database = Database(Path(place))
        for number in range(ROUNDS - RUNS):
            database.put(played(number))
        left = iter(range(ROUNDS - RUNS, ROUNDS))
        write = median_ms(lambda: database.put(played(next(left))))

        def look() -> None:
            window = StatisticsWindow(database)
            window.show()
            app.processEvents()
            window.grab()
            window.close()

        painted = median_ms(look)
        print(f"{ROUNDS} rounds: one more written in {write:.1f} ms, the window painted in {painted:.0f} ms")


if __name__ == "__main__":
    main()
