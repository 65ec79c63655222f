# SPDX-License-Identifier: MIT
"""The menu entries that open the lessons, and the offer to learn a rule that has refused a move.

What they need is imported when it is first used.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QWidget

from thothit_desktop.app.widgets.hasty_clicks import HastyClicks
from thothit_desktop.app.widgets.plain_text import unmarked
from thothit_desktop.app.window.window_parts import WindowParts
from thothit_desktop.games.contract import Refusal

if TYPE_CHECKING:
    from thothit_desktop.app.family.base import Lesson
    from thothit_desktop.app.lessons.window import LessonsWindow
    from thothit_desktop.app.window.learn_offer import LearnOffer


class LessonsEntry(QObject):
    """Opens the lessons over the `window`; the match waits until they are closed."""

    play_now = Signal(object)
    """This game (`GameSpec`) is to be played after its lesson."""
    rules_wanted = Signal(object, str)
    """The rules of a game (`GameSpec`) are wanted, at a section of their page."""

    def __init__(self, parts: WindowParts, window: QWidget) -> None:
        super().__init__(window)
        ui, matches, conductor = parts.ui, parts.matches, parts.conductor
        self._ui, self._dialogs, self._settings = ui, parts.dialogs, parts.settings
        self._matches, self._table, self._window = matches, parts.table, window
        self._offer: LearnOffer | None = None
        self._lesson: Lesson | None = None
        """The lesson on the rule that refused the last move."""
        self._section: str | None = None
        """The section of the game's rules page on it, where there is no lesson."""
        ui.lessons.triggered.connect(self.open)
        ui.learn_this.triggered.connect(self._learn_this)
        human = conductor.decisions.human
        human.refused.connect(self._on_refused)
        human.wanted.connect(self._withdraw)
        conductor.session.changed.connect(self._withdraw)
        matches.entered.connect(self._forget)

    def open(self) -> "LessonsWindow":
        """Open the list of lessons."""
        from thothit_desktop.app.lessons.window import LessonsWindow

        shown = LessonsWindow(self._settings, self._window)
        shown.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        shown.play_now.connect(self.play_now)
        self._dialogs.wait_for(shown)
        shown.show()
        return shown

    def open_first(self) -> None:
        """Open the lesson that comes first for somebody new."""
        shown = self.open()
        shown.show_lesson(shown.list.rows[0].lesson)

    def place(self) -> None:
        """Follow the table's size."""
        if self._offer is not None and self._offer.isVisible():
            self._offer.place()

    def _on_refused(self, refused: Refusal) -> None:
        from thothit_desktop.app.lessons.scenes import lesson_on, section_on

        spec = self._matches.match.game.spec
        self._lesson, self._section = lesson_on(refused.code, spec), section_on(refused.code, spec)
        known = self._lesson is not None or self._section is not None
        self._ui.learn_this.setEnabled(known)
        if not known:
            self._withdraw()
            return
        if self._offer is None:
            from thothit_desktop.app.window.learn_offer import LearnOffer

            key = self._ui.learn_this.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            self._offer = LearnOffer(self._table, key)
            HastyClicks(self._table.clicks, self._offer)
            self._offer.wanted.connect(self._learn_this)
        title = unmarked(self._ui.rules.text()) if self._lesson is None else self._lesson.title
        self._offer.offer(title)

    def _learn_this(self) -> None:
        self._withdraw()
        if self._lesson is not None:
            self.open().show_lesson(self._lesson)
        elif self._section is not None:
            self.rules_wanted.emit(self._matches.match.game.spec, self._section)

    def _withdraw(self) -> None:
        """The refusal is over; its lesson may still be opened from the menu."""
        if self._offer is not None:
            self._offer.hide()

    def _forget(self) -> None:
        """Another match has begun, perhaps of another game."""
        self._lesson = self._section = None
        self._ui.learn_this.setEnabled(False)
        self._withdraw()
