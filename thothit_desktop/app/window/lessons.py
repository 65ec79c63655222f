# SPDX-License-Identifier: MIT
"""The actions that open the lessons, and the offer of a lesson on the rule that has refused a move.

The lessons are imported on first use.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRect, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QPushButton

from thothit_desktop.app.widgets.document_style import document_colours
from thothit_desktop.app.widgets.hasty_clicks import HastyClicks
from thothit_desktop.app.widgets.plain_text import unmarked
from thothit_desktop.app.widgets.target_size import TARGET
from thothit_desktop.app.window.context import AppContext
from thothit_desktop.games.contract import Refusal
from thothit_desktop.games.spec import GameSpec
from thothit_desktop.table.awake_clock import AwakeClock
from thothit_desktop.table.panel import TablePanel
from thothit_desktop.table.stage.timing import MESSAGE
from thothit_desktop.table.table import Table

if TYPE_CHECKING:
    from thothit_desktop.app.family.base import Lesson
    from thothit_desktop.app.lessons.page import LessonsPage

_BESIDE = 8
"""Logical pixels between the refusal and the button."""


def open_lessons(context: AppContext) -> "LessonsPage":
    """Show the list of lessons in place of the table or the page shown; the match waits."""
    from thothit_desktop.app.lessons.page import LessonsPage

    shown = context.pages.page
    if isinstance(shown, LessonsPage):
        shown.show_list()
        return shown
    back = QCoreApplication.translate("LessonActions", "Back to the &match")
    start = QCoreApplication.translate("LessonActions", "Back to the &welcome")
    page = LessonsPage(context.settings, back if shown is None else start)

    def close() -> None:
        if context.pages.indexOf(page) >= 0:
            context.pages.close_page(page)

    def play(spec: GameSpec) -> None:
        close()
        context.matches.play_game(spec)

    page.left.connect(close)
    page.play_now.connect(play)
    context.matches.match_left.connect(page.left)
    context.pages.open_page(page)
    page.show_list()
    return page


class LessonActions(QObject):
    """Opens the list of lessons, or the lesson on the rule that has just refused a move."""

    def __init__(self, context: AppContext) -> None:
        super().__init__(context.window)
        ui, matches, controller = context.ui, context.matches, context.controller
        self._context, self._ui, self._matches, self._table = context, ui, matches, context.table
        self._offer: LearnOffer | None = None
        self._lesson: Lesson | None = None
        """The lesson on the rule that refused the last move."""
        self._section: str | None = None
        """The section of the game's rules page on that rule, if there is no lesson."""
        ui.lessons.triggered.connect(lambda: open_lessons(context))
        ui.drills.triggered.connect(lambda: open_lessons(context).show_drills())
        ui.learn_this.triggered.connect(self._learn_this)
        context.table.resized.connect(self._place)
        human = controller.decisions.human
        human.refused.connect(self._on_refused)
        human.wanted.connect(self._withdraw)
        context.table.notices.said.connect(self._withdraw)  # another message is no refusal
        controller.session.changed.connect(self._withdraw)
        matches.entered.connect(self._forget)

    def _place(self) -> None:
        """Place the offer again when the table's size changes."""
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
            self._offer = LearnOffer(self._table, self._ui.learn_this)
            HastyClicks(self._table.clicks, self._offer)
        title = unmarked(self._ui.rules.text()) if self._lesson is None else self._lesson.title
        self._offer.offer(title)

    def _learn_this(self) -> None:
        self._withdraw()
        if self._lesson is not None:
            open_lessons(self._context).show_lesson(self._lesson)
        elif self._section is not None:
            spec = self._matches.match.game.spec
            self._context.help.show_rules(spec).show_section(spec, self._section)

    def _withdraw(self) -> None:
        """Hide the offer once the refusal is over; its lesson can still be opened from the menu."""
        if self._offer is not None:
            self._offer.hide()

    def _forget(self) -> None:
        """Drop the offer in another match, which may be of another game."""
        self._lesson = self._section = None
        self._ui.learn_this.setEnabled(False)
        self._withdraw()


class LearnOffer(TablePanel):
    """A button beside a refusal on the table, shown as long as that; the table keeps the focus."""

    def __init__(self, table: Table, learn: QAction) -> None:
        """`learn` is the action that opens the lesson."""
        super().__init__(table.viewport())
        self._table = table
        self.setObjectName("offer")
        self.setCursor(Qt.CursorShape.ArrowCursor)
        key = learn.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        self.button = QPushButton(self.tr("Learn this ({0})").format(key), self)
        self.button.setMinimumHeight(TARGET)
        self.button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.button.setCursor(Qt.CursorShape.PointingHandCursor)
        self.button.clicked.connect(learn.trigger)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.button)
        self._fading = AwakeClock(self)
        self._fading.over.connect(self.hide)
        self.hide()

    def offer(self, title: str) -> None:
        """Show the button for a lesson beside the present refusal, and announce it after the refusal."""
        self.button.setToolTip(title)
        self.button.setAccessibleDescription(title)
        self._fading.start(MESSAGE["refusal"])
        self._update_style()
        self.show()
        self.raise_()
        self.place()
        self._table.notices.add_hint(self.button.text())

    def place(self) -> None:
        """Move beside the refusal, or above it if the button would cover a call."""
        box = self._table.mapFromScene(self._table.notices.message_box()).boundingRect()
        self.adjustSize()
        room, wide, high = self._table.viewport().rect(), self.width(), self.height()
        y = box.bottom() - high
        above = QRect(box.center().x() - wide // 2, box.top() - _BESIDE - high, wide, high)
        beside = [QRect(x, y, wide, high) for x in (box.right() + _BESIDE, box.left() - _BESIDE - wide)]
        at = next((each for each in beside if room.contains(each) and not self._covers_calls(each)), above)
        self.move(max(0, min(at.x(), room.right() - wide)), max(0, at.y()))

    def _covers_calls(self, place: QRect) -> bool:
        calls = self._table.call_bar
        return not calls.isHidden() and calls.geometry().intersects(place)

    def _update_style(self) -> None:
        tone, size = document_colours(), self._table.words_size
        self.setStyleSheet(
            f"QPushButton {{ background: {tone.ground}; color: {tone.link}; font: bold {size}px;"
            f" border: 1px solid {tone.won_edge}; border-radius: 6px; padding: {size // 3}px {size}px }}"
            f"QPushButton:hover {{ background: {tone.won} }}"
        )

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Change the colours with the palette."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._update_style()
