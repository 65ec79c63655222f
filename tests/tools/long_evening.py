# SPDX-License-Identifier: MIT
"""A long evening in one process: `python -m tests.tools.long_evening --watched 2000 --played 500 --seed N`.

Rounds are watched and played at the real window; games, decks, colours and windows change at random. Before
an evening that is long enough to be judged, all windows are opened and closed in each text size and in each
look, so that no quarter counts the memory of their first use. In each quarter another language is used for
one half; then all windows are opened and closed. In the other half the program is brought to the same rest
several times, and its resources are counted: anonymous memory, Qt's objects, scene items, threads and open
files.

Ends with 1 at the first exception or warning. In an evening that is long enough it also does so if memory in
the last quarter is more than 3 % above the second, or if any other count always exceeds its maximum in the
quarters before. Linux only.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from statistics import fmean

from tests.tools.reliability.census import Census, left
from tests.tools.reliability.evening import Evening
from tests.tools.reliability.nowhere import Nowhere
from tests.tools.reliability.temporary_home import temporary_home
from thothit_desktop.app.registration import register_families
from thothit_desktop.app.startup.application import application
from thothit_desktop.app.startup.system import has_display
from thothit_desktop.app.store.setting import LANGUAGE
from thothit_desktop.games import games

QUARTERS = 4
RESTS = 3
"""The number of rests in each quarter."""
FLAT = 1.03
"""The most memory of the last quarter relative to the second."""
HEADS = ("quarter", "MB", "objects", "wrappers", "items", "threads", "files")
"""The headings of the table's columns."""
JUDGED = 400
"""The fewest rounds for a judgement of growth: before, much is created for the first time."""


def spend(evening: Evening, watched: int, played: int) -> list[list[Census]]:
    """Return by quarter the census at each rest; fewer quarters after a fault."""
    found: list[list[Census]] = []
    parts = iter(list(zip(shares(watched), shares(played), strict=True)))
    for _ in range(QUARTERS):
        evening.speak_another()
        for _ in range(RESTS):
            evening.play(*next(parts))
        evening.speak(LANGUAGE.default)
        evening.tour()
        found.append([])
        for _ in range(RESTS):
            evening.play(*next(parts))
            if evening.faults.found:
                return found
            found[-1].append(evening.rest())
        print(row(found), flush=True)
    return found


def shares(total: int) -> list[int]:
    """Return the rounds divided among the parts of the evening."""
    parts = 2 * RESTS * QUARTERS
    return [total * (part + 1) // parts - total * part // parts for part in range(parts)]


def row(quarters: Sequence[Sequence[Census]]) -> str:
    """Return the last quarter as a row of the table."""
    last = quarters[-1][-1]
    counts = (
        f"{fmean(rest.memory for rest in quarters[-1]):.1f}",
        *(counted.total() for counted in (last.objects, last.wrappers)),
        last.items,
        *(counted.total() for counted in (last.threads, last.files)),
    )
    return "".join(f"{count:>10}" for count in (len(quarters), *counts))


def verdict(quarters: Sequence[Sequence[Census]], rounds: int) -> list[str]:
    """Return the growth found, as texts."""
    if rounds < JUDGED:
        return []
    second, last = quarters[1], quarters[-1]
    found = left([rest for quarter in quarters[:-1] for rest in quarter], last)
    ratio = fmean(rest.memory for rest in last) / fmean(rest.memory for rest in second)
    if ratio > FLAT:
        found.append(f"anonymous memory is {ratio - 1:.1%} above the second quarter")
    return found


def main() -> int:
    """Run the evening, and print the results."""
    register_families()
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--watched", type=int, default=2000, help="rounds of computers (default 2000)")
    parser.add_argument("--played", type=int, default=500, help="rounds of a person (default 500)")
    parser.add_argument("--seed", type=int, default=1, help="another one does other things (default 1)")
    parser.add_argument("--games", default="", help="only these, with commas between (default: all)")
    options = parser.parse_args()
    chosen = options.games.split(",") if options.games else list(games())
    judged = options.watched + options.played >= JUDGED
    if not has_display():
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    with temporary_home("thothit-evening-") as home:
        app = application(frames=None)
        app.setQuitOnLastWindowClosed(False)
        nowhere = Nowhere()
        evening = Evening(home / "data", options.seed, chosen)
        evening.play(watched=0, played=len(chosen))
        if judged:
            evening.tour_of_looks()
        print("".join(f"{head:>10}" for head in HEADS), flush=True)
        quarters = spend(evening, options.watched, options.played)
        faults = list(evening.faults.found)
        evening.close()
        nowhere.close()
    found = faults or verdict(quarters, options.watched + options.played)
    if faults:
        print("\n".join(evening.person.last))
    print("\n".join(found) or ("no fault, and nothing has been left" if judged else "no fault"))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
