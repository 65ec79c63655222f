# SPDX-License-Identifier: MIT
"""A long evening at the real window: round after round, other games, looks and windows in between."""

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
"""Seconds after which an evening is given up in which no round ends."""
AT_LEAST = 3000
"""Actions in that time."""
SIZE = (1280, 800)
MOST_ROUNDS = 3
"""Rounds after which another match is begun, at most."""
SEEN_IN = (known.TEXT_SIZE, known.APPEARANCE, known.DECK, known.BACK, known.INDEX, known.MAT)
"""Settings of which each value lets the windows look otherwise."""
KEPT_WINDOWS = ("rules", "honest_deal", "ceki_cards", "standings")
"""Commands of windows that go on showing what they showed last: at a rest the same as ever."""
OPEN = 50
"""Milliseconds for which each window stays open on a tour."""
SETTLING = 400
"""Milliseconds for what is on its way when the program comes to rest."""


class Evening:
    """The window, who sits at it, and what was found whenever it came to rest."""

    def __init__(self, directory: Path, seed: int, chosen: Sequence[str]) -> None:
        """`chosen` games are played, all of them once before any twice."""
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
        """How many have been played, and watched."""
        self._wanted = Counter[str]()
        self._left, self._due = 0, False
        """Rounds until another match is begun, and whether that is to be done."""
        self._standstill = Standstill(STILL, AT_LEAST)
        """Of rounds that end."""
        self._loop = QEventLoop()

    def tour(self) -> None:
        """Open and close each window once: what the program keeps for later is there then."""
        self._standstill.reset()
        for name in WINDOWS:
            self.person.start()  # who closes a dialog that has a loop of its own
            self.person.open(name)
            self.person.stop()
            QTest.qWait(OPEN)
            self._close_others()

    def tour_of_looks(self) -> None:
        """Do so in each look: letters and pictures of all sizes have been there then, and memory for them."""
        for setting in SEEN_IN:
            for value in setting.allowed:
                self._settings.set_value(setting, value)
                self.tour()
            self._settings.set_value(setting, setting.default)

    def speak(self, language: str) -> None:
        """Let another window come, in a language or in that of the system."""
        self._close_others()
        self._settings.set_value(known.LANGUAGE, language)
        QTest.qWait(SETTLING)

    def speak_another(self) -> None:
        """Let one come in another language than now, whichever."""
        now = self._settings.value(known.LANGUAGE)
        self.speak(self._rng.choice([one for one in known.LANGUAGE.allowed if one != now]))

    def play(self, watched: int, played: int) -> None:
        """Go on until so many more rounds have been watched and played, or to the first fault."""
        self._wanted = self.rounds + Counter(watched=watched, played=played)
        self._standstill.reset()
        self._begin()
        self.person.start()
        # A loop of its own, since `processEvents` deletes nothing that is to be deleted later.
        self._loop.exec()
        self.person.stop()

    def rest(self) -> Census:
        """Bring the program to the same rest as ever, and count what there is."""
        self._close_others()
        for setting in LOOKS:
            self._settings.set_value(setting, setting.default)
        self.window.ui.full_screen.setChecked(False)
        self.window.resize(*SIZE)
        # From the first hint and warning on the window has threads for them: so they are there at every rest.
        self._settings.set_value(known.LEARN_WARNING, known.LEARN_WARNING.allowed[-1])
        self._begin_first_game()
        self.window.ui.hint.trigger()
        self._settings.set_value(known.LEARN_WARNING, known.LEARN_WARNING.default)
        # Nothing is drawn anew now, so that what has been freed is given back, too.
        self._begin_first_game()
        for name in KEPT_WINDOWS:
            self.person.open(name)
            QTest.qWait(OPEN)
        for sheet in self.window.findChildren(ScoreSheet):
            sheet.hide()
        self._close_others()
        QTest.qWait(SETTLED)  # after which the program has given back what is free
        self._clear()
        return census.take()

    def _begin_first_game(self) -> None:
        """Begin the same match as ever, and wait until the person is asked."""
        self.window.begin(self._setup(next(iter(games()))), number=1)
        end = time.monotonic() + STILL
        while not self.person.asked and time.monotonic() < end:
            QTest.qWait(TICK)
        QTest.qWait(SETTLING)

    def close(self) -> None:
        """Close all that is open."""
        QApplication.closeAllWindows()
        self._clear()
        self.faults.close()

    @property
    def window(self) -> MainWindow:
        """The main window, which is another one in another language."""
        return self._windows.window

    def _change_over(self, window: MainWindow) -> None:
        """Another language: go on at the window that has come."""
        self.person.sit_at(window)
        window.controller.scored.connect(self._count)

    @property
    def _done(self) -> bool:
        return self.rounds >= self._wanted

    def _in_turn(self, chosen: Sequence[str]) -> Iterator[str]:
        """Games without end, each once before any comes twice."""
        while True:
            yield from self._rng.sample(list(chosen), len(chosen))

    def _setup(self, game: str) -> MatchSetup:
        """A game as it is set up at first, against the quickest players."""
        spec = games()[game]
        options = {option.name: option.default for option in spec.options}
        levels = LEVELS[:1] * most_seats()
        return MatchSetup(game, spec.default_players, levels, spec.matches[0], options)

    def _begin(self) -> None:
        """Begin another match, watched or played as there is still to be done."""
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
        """Begin another match when it is time, unless a dialog is open; leave the loop at the end."""
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
        """Let all end that is on its way."""
        QThreadPool.globalInstance().waitForDone()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        QApplication.processEvents()
