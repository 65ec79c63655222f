# SPDX-License-Identifier: MIT
"""A simulated person at the window who does anything, drawn by a seed, but usually plays on."""

import random
from collections import deque
from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QMenu, QWidget

from thothit_desktop.app.settings.transfer import dump_settings, read_settings
from thothit_desktop.app.store import setting as known
from thothit_desktop.app.store.setting import Setting
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.window.main_window import MainWindow
from thothit_desktop.flow.move_history import decides
from thothit_desktop.games import games, new_game
from thothit_desktop.games.notation import write_move
from thothit_desktop.games.record import Record, round_of
from thothit_desktop.players import LEVELS

PLAYING = {"move": 60, "undo": 4, "redo": 4, "game": 2}
"""The weights of actions that change the match; `move` goes on, with whatever step is due."""
ANYTHING = {**PLAYING, "key": 12, "click": 8, "command": 8, "other window": 6, "size": 1}
"""The weights of all actions that are possible at a window."""
KEEPING = {**PLAYING, "import record": 2, "import settings": 2, "language": 2}
"""The weights of actions that change stored files."""
WHOLE_EVENING = {"move": 400, "undo": 2, "redo": 2, "look": 2, "open window": 2, "other window": 60}
"""The weights of actions if many rounds are to be played."""

WINDOWS = (
    *("new_game", "deals", "deal_number", "saved_games", "open_record", "save_record", "settings"),
    *("statistics", "standings", "score", "replay", "review", "honest_deal"),
    *("computer_players", "rules", "lessons", "ceki_cards", "keys", "find_command", "about", "moves", "hint"),
)
"""The commands that open a window, or a panel beside the table."""

LOOKS = tuple(
    setting
    for setting in vars(known).values()
    if isinstance(setting, Setting)
    and setting.allowed
    and setting not in (known.SPEED, known.PACE, known.LANGUAGE)
)
"""All settings except those that slow the person down, and the language, which replaces the window."""

_KEYS = (
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End),
    *(Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Shift),
    *(Qt.Key(ord(letter)) for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ123456789"),
)
MOST_IMPORTED = 30
"""The most moves of a record that is imported."""
TOLD = 40
"""The number of actions remembered."""
_OUTWARD = {"toParentButton"}
"""Buttons of a file dialog that lead out of the temporary folder."""
_LEFT_OUT = {"quit"}
"""Commands that end the program."""


class RandomPerson(QObject):
    """Acts at every tick, also while a dialog is open; `acted` is emitted with each action done."""

    acts = Signal(str)
    """Emitted when an action is about to be done."""

    acted = Signal(str)

    def __init__(
        self,
        window: MainWindow,
        settings: Settings,
        rng: random.Random,
        habits: Mapping[str, int],
        ms: int,
    ) -> None:
        """Set up; `habits` are the weights of the actions, `ms` is the time between two."""
        super().__init__(window)
        self._window, self._settings, self._rng = window, settings, rng
        self._habits = dict(habits)
        self.moves = 0
        """The number of decisions made."""
        self.last: deque[str] = deque(maxlen=TOLD)
        """The last actions, to be printed with a fault."""
        self.acted.connect(self.last.append)
        # Each tick starts the timer anew: a repeating timer would wait for the end of a dialog that its own
        # tick has opened, and after each `QTimer.singleShot` of some milliseconds PySide keeps a weak
        # reference.
        self._tick = QTimer(self, singleShot=True, interval=ms)
        self._tick.timeout.connect(self._act)

    def sit_at(self, window: MainWindow) -> None:
        """Act at another window from now on, which has replaced the one before."""
        self.setParent(window)
        self._window = window

    def start(self) -> None:
        """Start acting."""
        self._tick.start()

    def stop(self) -> None:
        """Stop acting."""
        self._tick.stop()

    def open(self, name: str) -> None:
        """Trigger a command by its name, if it is enabled."""
        action = self._window.findChild(QAction, name)
        assert action is not None, name
        action.trigger()

    @property
    def asked(self) -> bool:
        """True if the person is to act and nothing moves."""
        controller = self._window.controller
        match = controller.match
        if match is None or not match.positions or match.round_over or not controller.idle:
            return False
        waits = controller.decisions.waiting and decides(match.position, match.person)
        return bool(waits and not self._window.table.moving)

    @property
    def round_over(self) -> bool:
        """True if a round has been scored and the next one can begin."""
        match = self._window.controller.match
        return bool(match is not None and match.round_over and self._window.ui.next_round.isEnabled())

    def _act(self) -> None:
        self._tick.start()
        before = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        if before is not None:
            self.acted.emit(f"answer {type(before).__name__}: {self._answer(before)}")
            return
        (habit,) = self._rng.choices(list(self._habits), list(self._habits.values()))
        self.acts.emit(habit)
        done = getattr(self, "_" + habit.replace(" ", "_"))()
        self.acted.emit(f"{habit} {done or ''}".rstrip())

    # What is done

    def _move(self) -> str:
        window = self._window
        match = window.controller.match
        if match is not None and self.asked:
            move = self._rng.choice(match.position.legal_moves())
            window.controller.decisions.human.wanted.emit(move)
            self.moves += 1
            return write_move(move)
        if self.round_over:
            assert match is not None
            if match.cannot_continue:
                self.acts.emit("game")  # No move follows in this match, so another one begins.
            window.ui.next_round.trigger()
            return "next round"
        if window.controller.clocks.paused:
            QTest.keyClick(window.focusWidget() or window.table, Qt.Key.Key_Escape)
            return "put away"  # The round waits for this sheet over the table.
        QTest.keyClick(window.table, Qt.Key.Key_Space)
        return "hurry"

    def _undo(self) -> None:
        self._window.ui.undo.trigger()

    def _redo(self) -> None:
        self._window.ui.redo.trigger()

    def _game(self) -> str:
        spec = self._rng.choice(list(games().values()))
        setup = self._settings.match_setup(spec.id)
        levels = tuple(self._rng.choice(LEVELS[:3]) for _ in setup.levels)
        setup = replace(setup, players=self._rng.choice(spec.players), levels=levels)
        self._window.begin(setup, self._rng.randrange(10**6))
        return spec.id

    def _import_record(self) -> str:
        """Open a record of another program with a round in play, which has not been counted here."""
        spec = self._rng.choice(list(games().values()))
        position = new_game(spec.id).deal(self._rng)
        moves = self._rng.randrange(MOST_IMPORTED)
        while len(position.moves) < moves:
            further = position.copy()
            further.play(further.chance(self._rng) or self._rng.choice(further.legal_moves()))
            if further.is_over:
                break
            position = further
        names = tuple(f"Seat {seat}" for seat in range(position.game.players))
        self._window.matches.open_record(Record(spec.id, names, (round_of(position),)))
        return spec.id

    def _import_settings(self) -> str:
        """Import a file of settings, without the preview of a dialog."""
        access = self._window.settings_action
        access.show()
        assert access.shown is not None
        rows = [row for row in access.shown.rows if row.setting in LOOKS]
        row = self._rng.choice(rows)
        text = dump_settings([replace(row, read=lambda: self._rng.choice(row.setting.allowed))])
        access.shown.change(read_settings(text, rows).changes)
        access.shown.close()
        return row.setting.key

    def _language(self) -> str:
        value = self._rng.choice(known.LANGUAGE.allowed)
        self._settings.set_value(known.LANGUAGE, value)
        return value

    def _look(self) -> str:
        setting = self._rng.choice(LOOKS)
        value = self._rng.choice(setting.allowed)
        self._settings.set_value(setting, value)
        return f"{setting.key} {value}"

    def _key(self) -> str:
        key = self._rng.choice(_KEYS)
        QTest.keyClick(self._window.table, key)
        return key.name

    def _click(self) -> str:
        viewport = self._window.table.viewport()
        at = self._place(viewport)
        button = self._rng.choice((Qt.MouseButton.LeftButton,) * 3 + (Qt.MouseButton.RightButton,))
        QTest.mouseMove(viewport, at)
        # A menu that opens runs a loop of its own, in which the next ticks act.
        QTest.mouseClick(viewport, button, pos=at)
        return f"{at.x()} {at.y()} {button.name}"

    def _command(self) -> str:
        found = [
            action
            for action in self._window.findChildren(QAction)
            if action.isEnabled() and action.text() and action.objectName() not in _LEFT_OUT
        ]
        action = self._rng.choice(found)
        name = action.objectName() or action.text()
        action.trigger()
        return name

    def _open_window(self) -> str:
        name = self._rng.choice(WINDOWS)
        self.open(name)
        return name

    def _other_window(self) -> str:
        others = [
            widget
            for widget in QApplication.topLevelWidgets()
            if widget.isVisible() and widget is not self._window and not isinstance(widget, QMenu)
        ]
        if not others:
            return ""
        other = self._rng.choice(others)
        return f"{type(other).__name__}: {self._answer(other)}"

    def _size(self) -> str:
        size = self._rng.choice(((900, 600), (1280, 800), (1600, 1000), (2560, 1440)))
        self._window.resize(*size)
        return f"{size}"

    def _answer(self, widget: QWidget) -> str:
        """Do something in a dialog, a menu or another window; usually close it."""
        what = self._rng.random()
        if what < 0.4:
            QTest.keyClick(widget, Qt.Key.Key_Escape)
            if isinstance(widget.windowHandle(), QWindow) and not isinstance(widget, QMenu):
                widget.close()
            return "close"
        buttons = [
            button
            for button in widget.findChildren(QAbstractButton)
            if button.isVisible() and button.isEnabled() and button.objectName() not in _OUTWARD
        ]
        if what < 0.75 and buttons:
            button = self._rng.choice(buttons)
            name = button.text() or button.objectName()
            button.click()
            return name
        fields = [f for f in widget.findChildren(QLineEdit) if f.isVisible() and f.isEnabled()]
        if what < 0.85 and fields:
            text = self._rng.choice(("", "1", "Sri", "é" * 50, "\t", "{", "999999999999"))
            self._rng.choice(fields).setText(text)
            return f"text {text!r}"
        key = self._rng.choice(_KEYS[:9])
        QTest.keyClick(widget, key)
        return key.name

    def _place(self, widget: QWidget) -> QPoint:
        return QPoint(self._rng.randrange(widget.width()), self._rng.randrange(widget.height()))
