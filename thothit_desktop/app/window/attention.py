# SPDX-License-Identifier: MIT
"""Whether the person is looking at the table: what is in a hurry waits for that."""

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QCursor, QMouseEvent, QWindow
from PySide6.QtWidgets import QMenu, QWidget

_SIGNS = (QEvent.Type.KeyPress, QEvent.Type.MouseMove, QEvent.Type.MouseButtonPress, QEvent.Type.Wheel)


class Attention(QObject):
    """Told what draws the person away from a window; `changed` says whether the person looks, `closed` that
    the last menu has been closed.

    Open menus do, and whatever `away` is told. After `await_sign` nobody is there until a key is pressed in
    the window or the mouse is moved over it.
    """

    changed = Signal(bool)
    closed = Signal()

    def __init__(self, window: QWidget, menus: Iterable[QMenu]) -> None:
        super().__init__(window)
        self._window = window
        self._reasons: set[object] = set()
        self._cursor = QCursor.pos()
        self._handle: QWindow | None = None
        """The window as the system knows it, while a sign is awaited."""
        for menu in menus:
            self.follow(menu)

    def follow(self, menu: QMenu) -> None:
        """While this menu is open, the person looks at it; menus that it opens are open within it."""
        menu.aboutToShow.connect(lambda: self.away(menu, on=True))
        menu.aboutToHide.connect(lambda: self._close(menu))

    def away(self, why: object, on: bool) -> None:
        """There is a reason to look elsewhere, or there is not any more."""
        before = bool(self._reasons)
        (self._reasons.add if on else self._reasons.discard)(why)
        if bool(self._reasons) != before:
            self.changed.emit(before)

    def _close(self, menu: QMenu) -> None:
        self.away(menu, on=False)
        if not any(isinstance(why, QMenu) for why in self._reasons):
            self.closed.emit()

    def await_sign(self) -> None:
        """The person may not have come yet: wait for a sign of presence."""
        self._cursor = QCursor.pos()
        self._window.winId()  # before the window is shown there is nothing yet that gets keys
        self._handle = self._window.windowHandle()
        self._handle.installEventFilter(self)  # nothing moves on the table while it waits
        self.away("coming", on=True)

    def await_nothing(self) -> None:
        """Wait no longer for a sign."""
        if self._handle is not None:
            self._handle.removeEventFilter(self)
            self._handle = None
            self.away("coming", on=False)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Any key in the window, and a mouse that moves there, is a sign; it is not kept from anybody."""
        if event.type() in _SIGNS and watched is self._handle and not self._rests(event):
            self.await_nothing()
        return False

    def _rests(self, event: QEvent) -> bool:
        """Whether this tells only that the window has opened under the mouse."""
        if event.type() != QEvent.Type.MouseMove or not isinstance(event, QMouseEvent):
            return False
        return event.globalPosition().toPoint() == self._cursor
