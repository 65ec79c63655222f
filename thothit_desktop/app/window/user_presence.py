# SPDX-License-Identifier: MIT
"""Why the match waits, or does not hurry the person."""

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QAction, QCursor, QMouseEvent, QWindow
from PySide6.QtWidgets import QMenu, QWidget

from thothit_desktop.app.window.status_messages import StatusMessages
from thothit_desktop.flow.match_controller import MatchController
from thothit_desktop.table.table import Table

_SIGNS = (QEvent.Type.KeyPress, QEvent.Type.MouseMove, QEvent.Type.MouseButtonPress, QEvent.Type.Wheel)


class UserPresence(QObject):
    """Knows whether the person looks at the table: clocks run only then.

    An open menu draws the person away, and so does every reason given to `away`. After `await_sign` nobody is
    there until a key is pressed in the window or the mouse is moved over it.
    """

    changed = Signal(bool)
    """True if the person looks at the table from now on."""
    menus_closed = Signal()
    """The last open menu has been closed."""

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
        """Count the person as away while a menu is open; submenus are open within it."""
        menu.aboutToShow.connect(lambda: self.away(menu, on=True))
        menu.aboutToHide.connect(lambda: self._close(menu))

    def away(self, reason: object, on: bool) -> None:
        """Add a reason to look elsewhere, or take it back."""
        before = bool(self._reasons)
        (self._reasons.add if on else self._reasons.discard)(reason)
        if bool(self._reasons) != before:
            self.changed.emit(before)

    def _close(self, menu: QMenu) -> None:
        self.away(menu, on=False)
        if not any(isinstance(reason, QMenu) for reason in self._reasons):
            self.menus_closed.emit()

    def await_sign(self) -> None:
        """Count the person as away until there is a sign of presence."""
        self._cursor = QCursor.pos()
        self._window.winId()  # before the window is shown there is nothing yet that gets keys
        self._handle = self._window.windowHandle()
        self._handle.installEventFilter(self)  # nothing moves on the table while it waits
        self.away("coming", on=True)

    def stop_awaiting(self) -> None:
        """Stop waiting for a sign of presence."""
        if self._handle is not None:
            self._handle.removeEventFilter(self)
            self._handle = None
            self.away("coming", on=False)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Take any key in the window, and a mouse that moves there, as a sign; pass all events on."""
        if event.type() in _SIGNS and watched is self._handle and not self._rests(event):
            self.stop_awaiting()
        return False

    def _rests(self, event: QEvent) -> bool:
        """Return True if the event says only that the window has opened under the mouse."""
        if event.type() != QEvent.Type.MouseMove or not isinstance(event, QMouseEvent):
            return False
        return event.globalPosition().toPoint() == self._cursor


class PauseReasons(QObject):
    """Pauses the match as long as there is any reason to; `action` is the person's own pause."""

    def __init__(
        self,
        action: QAction,
        table: Table,
        controller: MatchController,
        messages: StatusMessages,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._table, self._controller, self._messages = table, controller, messages
        self._reasons: set[str] = set()
        action.toggled.connect(self._set_paused)

    def hold(self, reason: str, on: bool = True) -> None:
        """Let the match wait for a reason, or no longer."""
        (self._reasons.add if on else self._reasons.discard)(reason)
        self._controller.set_paused(bool(self._reasons))

    def holds(self, reason: str) -> bool:
        """Return True while the match waits for this reason."""
        return reason in self._reasons

    def _set_paused(self, paused: bool) -> None:
        """Pause the match for the person, or go on."""
        self.hold("pause", paused)
        self._table.setEnabled(not paused)
        self._table.notices.say(self.tr("Paused. Press P to continue") if paused else "", "pause")
        if not paused:
            self._messages.remind()
            self._table.setFocus()
