# SPDX-License-Identifier: MIT
"""Measure how fast the replay shows any ply of a round: `python -m tests.tools.bench_replay`.

The round is one of Thothit Kuna for six, with all hands open. The tool prints in milliseconds the time to
open the window, and the median and the 95th percentile of many jumps, each until all has been painted.
"""

import os
import random
import statistics
import time
from collections.abc import Callable

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

GAME, PLAYERS, JUMPS = "thothit-kuna", 6, 200


def main() -> None:
    """Play the round, open its replay, and jump."""
    from thothit_desktop.app.registration import register_families

    register_families()
    from PySide6.QtWidgets import QApplication

    from thothit_desktop.app.history.replay_window import ReplayWindow
    from thothit_desktop.app.widgets.card_pictures import CardPictures
    from thothit_desktop.flow.match import Match
    from thothit_desktop.games import new_game

    application, rng = QApplication([]), random.Random(1)
    match = Match(new_game(GAME, PLAYERS), [f"Player {seat}" for seat in range(PLAYERS)], ["greedy"] * 6, 1)
    match.deal_first()
    while not match.position.is_over:
        match.play(match.position.chance(rng) or rng.choice(match.position.legal_moves()))

    def timed(do: Callable[[], object]) -> float:
        begun = time.perf_counter()
        do()
        application.processEvents()
        return 1000 * (time.perf_counter() - begun)

    window = ReplayWindow(match, CardPictures("ceki"), "off")
    window.resize(1280, 800)
    opened = timed(window.show)
    places = [rng.randrange(len(match.position.moves) + 1) for _ in range(JUMPS)]
    first = timed(lambda: window.show_ply(0, len(match.position.moves)))
    taken = [timed(lambda place=place: window.show_ply(0, place)) for place in places]  # type: ignore[misc]
    print(
        f"{len(match.position.moves)} moves; opened in {opened:.0f} ms; first jump to the end {first:.0f} ms"
    )
    most = statistics.quantiles(taken, n=20)[-1]
    print(f"{JUMPS} jumps: median {statistics.median(taken):.0f} ms, 95 of 100 within {most:.0f} ms")


if __name__ == "__main__":
    main()
