# SPDX-License-Identifier: MIT
"""A search for widgets and texts that are cut off in a window."""

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QApplication, QLabel, QTabBar, QWidget


def cut_off(window: QWidget) -> list[str]:
    """Widgets that lie partly outside their window, and words that have no room.

    What can be scrolled into view is not counted, but it may not be wider than there is room.
    """
    QApplication.processEvents()
    shown = [widget for widget in window.findChildren(QWidget) if widget.isVisible()]
    return [_name(widget) for widget in shown if _is_outside(widget, window) or _has_cut_words(widget)]


def _is_outside(widget: QWidget, window: QWidget) -> bool:
    around: QWidget | None = widget.parentWidget()
    while around is not None and around is not window:
        if isinstance(around, (QAbstractScrollArea, QTabBar)):
            return False
        around = around.parentWidget()
    return not window.rect().contains(QRect(widget.mapTo(window, QPoint()), widget.size()))


def _has_cut_words(widget: QWidget) -> bool:
    if isinstance(widget, QLabel) and widget.text():
        if widget.wordWrap():
            return widget.heightForWidth(widget.width()) > widget.height()
        return widget.sizeHint().width() > widget.width()
    if isinstance(widget, QAbstractButton) and widget.text():
        return widget.minimumSizeHint().width() > widget.width()
    return False


def _name(widget: QWidget) -> str:
    return f"{type(widget).__name__} {widget.objectName()} {widget.property('text') or ''}".strip()
