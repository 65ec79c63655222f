# SPDX-License-Identifier: MIT
"""Opens the match with which the program starts: that of a file, the saved one, or a new one."""

from collections.abc import Callable

from thothit_desktop.app.startup.arguments import Options
from thothit_desktop.app.store.match_setup import MatchSetup
from thothit_desktop.app.store.matches import saved_match
from thothit_desktop.app.store.saves import Saves
from thothit_desktop.app.window.dialogs import ResumeProgress
from thothit_desktop.app.window.main_window import MainWindow
from thothit_desktop.flow.match import PERSON
from thothit_desktop.games.record import Record
from thothit_desktop.players import level_of


class StartEndedError(Exception):
    """Raised if the system ends the program while a match is being opened."""


def open_match(
    window: MainWindow,
    saves: Saves | None,
    wanted: Record | None,
    setup: MatchSetup,
    options: Options,
    ending: Callable[[], bool],
) -> tuple[str, int]:
    """Open the `wanted` match or the saved one, or begin a new one.

    Returns the reason why a damaged save was set aside, and the number of its rounds that were kept. Raises
    StartEndedError if the program is to end meanwhile (`ending`).
    """
    progress = ResumeProgress(window, passes=2)

    def watch(done: int, rounds: int) -> None:
        progress(done, rounds)
        if ending():
            raise StartEndedError

    try:
        asked = saves is not None and not options.safe_mode
        record, damage = saves.resume(watch) if saves is not None and asked else (None, "")
        kept = len(record.rounds) if damage and record is not None else 0
        if wanted is not None:
            record = wanted if saves is None else saves.admit(wanted)
        elif options.begins_match:
            record = None
        if record is None:
            window.begin(setup, options.seed, options.watch)
            return damage, kept
        match = saved_match(record, not options.watch, watch)
    finally:
        progress.close()
    if options.level is not None:
        match.matched = frozenset()
        match.levels = [level if level == PERSON else level_of(options.level) for level in match.levels]
    window.resume(match)
    return damage, kept
