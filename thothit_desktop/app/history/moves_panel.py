# SPDX-License-Identifier: MIT
"""The panel with the move list of a round, in words or in notation."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPoint, QSize, Signal
from PySide6.QtGui import QAction, QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QMenu, QVBoxLayout, QWidget

from thothit_desktop.app.families import texts_of
from thothit_desktop.app.history.move_list import MoveList, MovesSource
from thothit_desktop.app.history.move_row import MoveRow
from thothit_desktop.app.history.moves_model import MovesModel
from thothit_desktop.app.history.moves_view import MovesView

MARGIN = 6


class MovesPanel(QWidget):
    """Shows the moves of one round of a match, by default the last round."""

    ply_chosen = Signal(int, int)
    """The user has chosen a position: the number of the round, from 0, and the ply."""
    left = Signal()
    """The user has left the panel by the keyboard, and the focus should go back."""
    resized = Signal()
    """The panel has a new size."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._source: MovesSource | None = None
        self._list: MoveList | None = None
        self._deck = "ceki"
        self.chooser = QComboBox(self)
        """The choice of a round; windows with a choice of their own hide it."""
        self.chooser.setAccessibleName(self.tr("Round"))
        self.view = MovesView(self)
        self.view.setAccessibleName(self.tr("Moves in this round"))
        self.model = MovesModel(self)
        self._row = MoveRow(self.view, self.model)
        self.view.setModel(self.model)
        self.view.setItemDelegate(self._row)
        self.notation = QCheckBox(self.tr("&Notation"), self)
        self.notation.setToolTip(self.tr("Show moves in the short notation of match files"))
        self._lay_out()
        self._connect()
        self._make_menu()

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        layout.setSpacing(MARGIN)
        for widget in (self.chooser, self.view, self.notation):
            layout.addWidget(widget)
        self.setFocusProxy(self.view)

    def _connect(self) -> None:
        self.chooser.activated.connect(self._show_round)
        self.notation.toggled.connect(self.model.set_notation)
        self.view.clicked.connect(self._choose)
        self.view.entered_line.connect(lambda: self._choose(self.view.currentIndex()))
        self.view.copied.connect(self.copy)
        self.view.left.connect(self.left)
        self.view.customContextMenuRequested.connect(self._open_menu)

    def _make_menu(self) -> None:
        self.menu = QMenu(self)
        self._show_place = self.menu.addAction(self.tr("&Show this position"))
        self._show_place.triggered.connect(lambda: self._choose(self.view.currentIndex()))
        copying = QAction(self.tr("&Copy the list"), self.menu)
        copying.triggered.connect(self.copy)
        self.menu.addAction(copying)

    # Content

    def set_deck(self, deck: str) -> None:
        """Use the card names and signs of another deck."""
        self._deck = self._row.deck = deck
        self.view.viewport().update()
        if self._list is None or self._source is None:
            return
        last = len(self._source.rounds) - 1
        if self.round == last and not self._list.is_up_to_date(self._source.rounds[last]):
            # Moves have been made since, so undone moves can no longer be redone.
            self._source = self._source._replace(ahead=())
        self._show_round(self.round)

    def set_figures(self, figures: Sequence[str]) -> None:
        """Set the players' figures by seat, shown beside their names."""
        if tuple(figures) != self._row.figures:
            self._row.figures = tuple(figures)
            self.model.layoutChanged.emit()

    @property
    def round(self) -> int:
        """The number of the shown round, from 0."""
        return max(0, self.chooser.currentIndex())

    def follow(self, source: MovesSource) -> None:
        """Update to the current state of a match, and show a round that has begun."""
        if not source.rounds:
            return
        before, self._source = self._source, source
        rounds = 0 if before is None else len(before.rounds)
        last = len(source.rounds) - 1
        same = before is not None and before[:1] + before[2:4] == source[:1] + source[2:4]
        if not same or rounds != len(source.rounds) or self._list is None:
            self.show_round(source, last)
        elif not self._list.tells_of(source.rounds[self.round]):
            self._show_round(last)
        elif self.round == last:
            newest = self._in_sight()
            self._list.follow(source.rounds[last], source.ahead)
            self.model.show_rows(self._list.rows)
            if newest:
                self._scroll()

    def clear(self) -> None:
        """Empty the panel until the next `follow`."""
        self._source = self._list = None
        self.chooser.clear()
        self.model.show_rows(())

    def show_round(self, source: MovesSource, number: int) -> None:
        """Show a round (from 0) of a match, as the seat of the source sees it."""
        self._source = source
        self._name_rounds(source)
        self._show_round(number)

    def mark(self, number: int, ply: int) -> None:
        """Select the line of a ply in a round, and scroll to it."""
        if self._source is None or number >= len(self._source.rounds):
            return
        if number != self.round:
            self._show_round(number)
        index = self.model.index(self.model.row_at(ply))
        self.view.setCurrentIndex(index)
        self.view.scrollTo(index, MovesView.ScrollHint.PositionAtCenter)

    def copy(self) -> None:
        """Copy the list as text."""
        if self._list is not None:
            QGuiApplication.clipboard().setText(self._list.text())

    def _name_rounds(self, source: MovesSource) -> None:
        self.chooser.clear()
        self.chooser.addItems(
            [
                texts_of(position.game.spec).round_name(number, position)
                for number, position in enumerate(source.rounds, 1)
            ]
        )

    def _show_round(self, number: int) -> None:
        assert self._source is not None
        self.chooser.setCurrentIndex(number)
        self._list = MoveList(self._source, number, self._deck)
        self.model.show_rows(self._list.rows)
        self._scroll()

    def _in_sight(self) -> bool:
        """Return True if the last line is visible, so that the list should keep scrolling to the end."""
        lies = self.view.visualRect(self.model.index(self.model.newest()))
        return self.view.viewport().rect().intersects(lies)

    def _scroll(self) -> None:
        self.view.scrollTo(self.model.index(self.model.newest()))

    # User input

    def _choose(self, index: QModelIndex) -> None:
        line = self.model.line(index)
        if line is not None:
            self.ply_chosen.emit(self.round, line.ply)

    def _open_menu(self, at: QPoint) -> None:
        """Open the context menu for the current line."""
        self._show_place.setEnabled(self.model.line(self.view.currentIndex()) is not None)
        self.menu.popup(self.view.viewport().mapToGlobal(at))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Wrap the lines anew."""
        super().resizeEvent(event)
        self.model.layoutChanged.emit()
        self.resized.emit()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return a width for most lines, limited by the width of the window."""
        letter = self.fontMetrics().averageCharWidth()
        width = max(38 * letter, min(56 * letter, self.window().width() // 4))
        return QSize(width, super().sizeHint().height())
