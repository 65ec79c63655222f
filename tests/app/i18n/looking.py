# SPDX-License-Identifier: MIT
"""A check of every widget of a window for cut texts and overlaps, with the texts shown."""

from collections.abc import Iterator
from itertools import combinations

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QDockWidget,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QTabBar,
    QWidget,
)

from thothit_desktop.app.selftest.check_window import CheckWindow

SETTLING = 4
"""Turns of the event loop in which nested layouts come to rest."""
ROOM = 2
"""Pixels by which a text may be wider than its widget."""


def texts(window: QWidget) -> Iterator[tuple[str, str]]:
    """Yield the place and the text of all texts and descriptions in a window."""
    for widget in (window, *window.findChildren(QWidget)):
        if not widget.isVisible() and not isinstance(widget, QMenu):
            continue
        who = f"{type(widget).__name__} {widget.objectName()}"
        told = (widget.toolTip(), widget.statusTip(), widget.accessibleName(), widget.accessibleDescription())
        yield from ((who, text) for text in (*told, *_shown(widget)) if text)
    for action in window.findChildren(QAction):
        for text in (action.text(), action.toolTip(), action.statusTip(), action.iconText()):
            yield f"action {action.objectName()}", text.replace("&", "")


def _shown(widget: QWidget) -> Iterator[str]:
    if widget.isWindow() or isinstance(widget, QDockWidget):
        yield widget.windowTitle()
    if isinstance(widget, QLabel | QAbstractButton):
        yield widget.text().replace("&", "")
    elif isinstance(widget, QGroupBox | QMenu):
        yield widget.title().replace("&", "")
    elif isinstance(widget, QLineEdit):
        yield widget.placeholderText()
    elif isinstance(widget, QComboBox):
        yield from (widget.itemText(row) for row in range(widget.count()))
    elif isinstance(widget, QTabBar):
        yield from (widget.tabText(tab) for tab in range(widget.count()))
    elif isinstance(widget, QHeaderView) and widget.model() is not None:
        sections = range(widget.count())
        yield from (str(widget.model().headerData(n, widget.orientation()) or "") for n in sections)
    elif isinstance(widget, QAbstractItemView) and widget.model() is not None:
        yield from _cells(widget.model(), QModelIndex())


def _cells(model: QAbstractItemModel, parent: QModelIndex) -> Iterator[str]:
    for row in range(model.rowCount(parent)):
        for column in range(1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)):
            index = model.index(row, column, parent)
            yield str(index.data(Qt.ItemDataRole.DisplayRole) or "")
            yield str(index.data(Qt.ItemDataRole.ToolTipRole) or "")
        yield from _cells(model, model.index(row, 0, parent))


def cut(window: QWidget) -> list[str]:
    """The texts that have less room than they need."""
    found = []
    for widget in _visible(window):
        if isinstance(widget, QLabel) and widget.text() and widget.hasScaledContents() is False:
            wraps = widget.wordWrap()
            high = widget.heightForWidth(widget.width()) if wraps else widget.sizeHint().height()
            wide = widget.minimumSizeHint().width() if wraps else widget.sizeHint().width()
            if wide > widget.width() + ROOM or high > widget.height() + ROOM:
                found.append(f"{type(widget).__name__} {widget.objectName()}: {widget.text()}")
        elif isinstance(widget, QAbstractButton) and widget.text():
            if widget.sizeHint().width() > widget.width() + ROOM:
                found.append(f"{type(widget).__name__} {widget.objectName()}: {widget.text()}")
        elif isinstance(widget, QComboBox):
            needed = widget.fontMetrics().horizontalAdvance(widget.currentText())
            if needed > widget.width():
                found.append(f"{type(widget).__name__} {widget.objectName()}: {widget.currentText()}")
    return found


def overlapping(window: QWidget) -> list[str]:
    """Pairs of labels and buttons with words of which one lies on the other within the same parent."""
    found = []
    for parent in (window, *_visible(window)):
        beside = [
            child
            for child in parent.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
            if child.isVisible() and isinstance(child, QLabel | QPushButton | QComboBox | QLineEdit)
        ]
        for one, other in combinations(beside, 2):
            common = one.geometry() & other.geometry()
            if min(common.width(), common.height()) > ROOM:
                found.append(f"{one.objectName() or one} and {other.objectName() or other}")
    return found


def _visible(window: QWidget) -> Iterator[QWidget]:
    return (widget for widget in window.findChildren(QWidget) if widget.isVisible())


class LookingBench(CheckWindow):
    """Notes what it sees of each window that a check of the self-test has drawn."""

    def __init__(self, *place: object) -> None:
        super().__init__(*place)  # type: ignore[arg-type]
        self.texts: set[tuple[str, str]] = set()
        self.cut: set[str] = set()
        self.overlapping: set[str] = set()

    def drawn(self, widget: QWidget) -> None:
        """Look at it as well."""
        super().drawn(widget)
        for _ in range(SETTLING):
            QApplication.processEvents()
        self.texts.update(texts(widget))
        self.cut.update(cut(widget))
        self.overlapping.update(overlapping(widget))
