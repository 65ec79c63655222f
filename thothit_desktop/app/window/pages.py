# SPDX-License-Identifier: MIT
"""The middle of the main window: the table of the match, or a page in its place."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QActionGroup, QResizeEvent
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget

from thothit_desktop.app.forms.ui_main_window import Ui_MainWindow
from thothit_desktop.table.table import Table


class Pages(QStackedWidget):
    """Shows the page opened last; without any, the table.

    While a page is shown, the actions on the match are disabled.
    """

    covered = Signal(bool)
    """Emitted with True when a page takes the table's place, with False when the table is back."""
    named = Signal()
    """Emitted when another page is shown, or its window title has changed."""

    def __init__(self, ui: Ui_MainWindow, table: Table) -> None:
        super().__init__()
        self._table = table
        self.addWidget(table)
        self.setFocusProxy(table)
        # A group disables its actions in addition to what has been set for each of them.
        self.match_actions = QActionGroup(self)
        self.match_actions.setExclusionPolicy(QActionGroup.ExclusionPolicy.None_)
        for action in (
            *(ui.next_round, ui.restart_deal, ui.review, ui.replay, ui.back_to_match, ui.undo, ui.redo),
            *(ui.hint, ui.pause, ui.automatic, ui.piles, ui.standings, ui.score, ui.last_play),
            *(ui.learn_this, ui.copy_record, ui.copy_number, ui.save_record),
        ):
            self.match_actions.addAction(action)

    @property
    def page(self) -> QWidget | None:
        """The page in the table's place; None while the table is shown."""
        return self.currentWidget() if self.count() > 1 else None

    def open_page(self, page: QWidget) -> None:
        """Show a page in place of the table or of another page; the match waits."""
        first = self.page is None
        page.windowTitleChanged.connect(self.named)
        self.addWidget(page)
        self.setCurrentWidget(page)
        if first:
            self.match_actions.setEnabled(False)
            self.covered.emit(True)
        self.named.emit()

    def close_page(self, page: QWidget) -> None:
        """Close a page; show the one opened before it, or else the table, with the focus."""
        self.removeWidget(page)
        page.hide()
        page.deleteLater()
        self.setCurrentIndex(self.count() - 1)
        if self.page is None:
            self.match_actions.setEnabled(True)
            self._table.setFocus()
            self.covered.emit(False)
        self.named.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Lay the table out also while a page hides it, so that its cards are drawn when it is back."""
        super().resizeEvent(event)
        before = self._table.size()
        if self.page is not None and before != self.size():
            self._table.resize(self.size())
            # Qt sends it only when the table is shown.
            QApplication.sendEvent(self._table, QResizeEvent(self.size(), before))
            self._table.layout_outdated.emit()
