# SPDX-License-Identifier: MIT
"""A long evening at the real window: round after round, with other games, looks and windows in between."""

import random
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QThreadPool
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.tools.reliability import census
from tests.tools.reliability.census import Census
from tests.tools.reliability.faults import Faults
from tests.tools.reliability.random_person import LOOKS, WHOLE_EVENING, WINDOWS, RandomPerson
from tests.tools.reliability.standstill import Standstill
from thothit_desktop.app.score.sheet import ScoreSheet
from thothit_desktop.app.startup.main_windows import SETTLED, MainWindows
from thothit_desktop.app.store import setting as known
from thothit_desktop.app.store.match_setup import MatchSetup, most_seats
from thothit_desktop.app.store.saves import Saves
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.window.main_window import MainWindow
from thothit_desktop.games import games
from thothit_desktop.players import LEVELS

TICK = 2
"""Milliseconds between two actions of the person."""
STILL = 120.0
"""Seconds without the end of a round after which an evening is given up."""
AT_LEAST = 3000
"""The fewest actions in that time for a standstill."""
SIZE = (1280, 800)
MOST_ROUNDS = 3
"""The most rounds until another match is begun."""
SEEN_IN = (known.TEXT_SIZE, known.APPEARANCE, known.DECK, known.BACK, known.INDEX, known.MAT)
"""Settings of which each value changes the look of the windows."""
KEPT_WINDOWS = ("rules", "honest_deal", "ceki_cards", "standings")
"""Commands of windows that keep their last content, so that it is the same at every rest."""
OPEN = 50
"""Milliseconds for which each window stays open on a tour."""
SETTLING = 400
"""Milliseconds for pending work when the program comes to rest."""


class Evening:
    """The window, the simulated person, and the census at each rest."""

    def __init__(self, directory: Path, seed: int, chosen: Sequence[str]) -> None:
        """Set up; the `chosen` games are played, all of them once before any twice."""
        self._rng = random.Random(seed)
        self._settings = Settings(directory)
        self._settings.speed = "off"
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        self._windows = MainWindows(app, self._settings, Saves(directory, exclusive=True))
        self._windows.exchanged.connect(self._change_over)
        self.window.resize(*SIZE)
        self.window.show()
        self.faults = Faults()
        self.person = RandomPerson(self.window, self._settings, self._rng, WHOLE_EVENING, TICK)
        self.person.acted.connect(self._go_on)
        self.window.controller.scored.connect(self._count)
        self._games = self._in_turn(chosen)
        self.rounds = Counter[str]()
        """The numbers of rounds played and watched."""
        self._wanted = Counter[str]()
        self._left, self._due = 0, False
        """The rounds left until another match is begun, and True if one is due."""
        self._standstill = Standstill(STILL, AT_LEAST)
        """The standstill of rounds."""
        self._loop = QEventLoop()

    def tour(self) -> None:
        """Open and close each window once, so that caches of the program are filled."""
        self._standstill.reset()
        for name in WINDOWS:
            self.person.start()  # The person closes a dialog that has a loop of its own.
            self.person.open(name)
            self.person.stop()
            QTest.qWait(OPEN)
            self._close_others()

    def tour_of_looks(self) -> None:
        """Make the tour in each look, so that letters and pictures of all sizes have been cached."""
        for setting in SEEN_IN:
            for value in setting.allowed:
                self._settings.set_value(setting, value)
                self.tour()
            self._settings.set_value(setting, setting.default)

    def speak(self, language: str) -> None:
        """Open another window in a language, or in that of the system."""
        self._close_others()
        self._settings.set_value(known.LANGUAGE, language)
        QTest.qWait(SETTLING)

    def speak_another(self) -> None:
        """Open a window in a random other language."""
        now = self._settings.value(known.LANGUAGE)
        self.speak(self._rng.choice([one for one in known.LANGUAGE.allowed if one != now]))

    def play(self, watched: int, played: int) -> None:
        """Go on until these numbers of rounds have been watched and played, or to the first fault."""
        self._wanted = self.rounds + Counter(watched=watched, played=played)
        self._standstill.reset()
        self._begin()
        self.person.start()
        # A loop of its own, since `processEvents` does not process deferred deletions.
        self._loop.exec()
        self.person.stop()

    def rest(self) -> Census:
        """Bring the program to the same rest each time, and return the census."""
        self._close_others()
        for setting in LOOKS:
            self._settings.set_value(setting, setting.default)
        self.window.ui.full_screen.setChecked(False)
        self.window.resize(*SIZE)
        # The window has threads for hints and warnings after the first ones: so start them before every rest.
        self._settings.set_value(known.LEARN_WARNING, known.LEARN_WARNING.allowed[-1])
        self._begin_first_game()
        self.window.ui.hint.trigger()
        self._settings.set_value(known.LEARN_WARNING, known.LEARN_WARNING.default)
        # Nothing is drawn anew now, so that freed memory is returned as well.
        self._begin_first_game()
        for name in KEPT_WINDOWS:
            self.person.open(name)
            QTest.qWait(OPEN)
        for sheet in self.window.findChildren(ScoreSheet):
            sheet.hide()
        self._close_others()
        QTest.qWait(SETTLED)  # The program has then returned free memory.
        self._clear()
        return census.take()

    def _begin_first_game(self) -> None:
        """Begin the same match each time, and wait until the person is to act."""
        self.window.begin(self._setup(next(iter(games()))), number=1)
        end = time.monotonic() + STILL
        while not self.person.asked and time.monotonic() < end:
            QTest.qWait(TICK)
        QTest.qWait(SETTLING)

    def close(self) -> None:
        """Close all windows."""
        QApplication.closeAllWindows()
        self._clear()
        self.faults.close()

    @property
    def window(self) -> MainWindow:
        """The main window, which is a new one after a change of language."""
        return self._windows.window

    def _change_over(self, window: MainWindow) -> None:
        """Go on at the new window after a change of language."""
        self.person.sit_at(window)
        window.controller.scored.connect(self._count)

    @property
    def _done(self) -> bool:
        return self.rounds >= self._wanted

    def _in_turn(self, chosen: Sequence[str]) -> Iterator[str]:
        """Yield games without end, each once before any comes twice."""
        while True:
            yield from self._rng.sample(list(chosen), len(chosen))

    def _setup(self, game: str) -> MatchSetup:
        """Return the default setup of a game, against the fastest players."""
        spec = games()[game]
        options = {option.name: option.default for option in spec.options}
        levels = LEVELS[:1] * most_seats()
        return MatchSetup(game, spec.default_players, levels, spec.matches[0], options)

    def _begin(self) -> None:
        """Begin another match, watched or played in proportion to the missing rounds."""
        self._settings.speed = "off"
        missing = self._wanted - self.rounds
        watched = self._rng.randrange(missing.total() or 1) < missing["watched"]
        game = next(self._games)
        setup = self._setup(game)
        setup = replace(setup, players=self._rng.choice(setup.spec.players))
        self._left, self._due = self._rng.randint(1, MOST_ROUNDS), False
        self.window.begin(setup, self._rng.randrange(10**6), watched)

    def _count(self) -> None:
        match = self.window.controller.match
        assert match is not None
        self.rounds["watched" if match.person is None else "played"] += 1
        self._standstill.reset()
        self._left -= 1
        self._due = self._left <= 0 or match.complete

    def _go_on(self) -> None:
        """Begin another match if it is due, unless a dialog is open; leave the loop at the end."""
        if self._standstill.act():
            self.faults.found.append(f"no round has ended for {STILL:.0f} seconds")
        if self._done or self.faults.found:
            self._loop.quit()
        elif self._due and not (QApplication.activePopupWidget() or QApplication.activeModalWidget()):
            self._begin()

    def _close_others(self) -> None:
        for widget in QApplication.topLevelWidgets():
            if widget is not self.window and widget.isVisible():
                widget.close()

    def _clear(self) -> None:
        """Finish all pending work."""
        QThreadPool.globalInstance().waitForDone()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        QApplication.processEvents()
