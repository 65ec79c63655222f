# SPDX-License-Identifier: MIT
"""The person's presence, and the reasons for pauses of the match."""

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QAction, QCursor, QMouseEvent, QWindow
from PySide6.QtWidgets import QMenu, QWidget

from thothit_desktop.app.window.status_messages import StatusMessages
from thothit_desktop.flow.match_controller import MatchController
from thothit_desktop.table.table import Table

_SIGNS = (QEvent.Type.KeyPress, QEvent.Type.MouseMove, QEvent.Type.MouseButtonPress, QEvent.Type.Wheel)


class UserPresence(QObject):
    """Tracks whether the person looks at the table; time limits run only then.

    The person counts as away while a menu is open, for every reason given to `away`, and after `await_sign`
    until a key is pressed in the window or the mouse moves over it.
    """

    changed = Signal(bool)
    """Emitted with True when the person looks at the table again, with False when not any more."""
    menus_closed = Signal()
    """Emitted when the last open menu has been closed."""

    def __init__(self, window: QWidget, menus: Iterable[QMenu]) -> None:
        super().__init__(window)
        self._window = window
        self._reasons: set[object] = set()
        self._cursor = QCursor.pos()
        self._handle: QWindow | None = None
        """The native window, while a sign of presence is awaited."""
        for menu in menus:
            self.watch_menu(menu)

    def watch_menu(self, menu: QMenu) -> None:
        """Count the person as away while a menu is open, with its submenus."""
        menu.aboutToShow.connect(lambda: self.away(menu, on=True))
        menu.aboutToHide.connect(lambda: self._close(menu))

    def away(self, reason: object, on: bool) -> None:
        """Add a reason for counting the person as away, or remove it."""
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
        self._window.winId()  # creates the native window, which may not be shown yet
        self._handle = self._window.windowHandle()
        self._handle.installEventFilter(self)  # a filter in Python costs no frames, as nothing moves now
        self.away("coming", on=True)

    def stop_awaiting(self) -> None:
        """Stop waiting for a sign of presence."""
        if self._handle is not None:
            self._handle.removeEventFilter(self)
            self._handle = None
            self.away("coming", on=False)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Take any key or mouse movement in the window as a sign of presence; pass all events on."""
        if event.type() in _SIGNS and watched is self._handle and not self._rests(event):
            self.stop_awaiting()
        return False

    def _rests(self, event: QEvent) -> bool:
        """Return True for a mouse event caused only by the window opening under the mouse."""
        if event.type() != QEvent.Type.MouseMove or not isinstance(event, QMouseEvent):
            return False
        return event.globalPosition().toPoint() == self._cursor


class PauseReasons(QObject):
    """Pauses the match while there is a reason; `action` is the person's own pause."""

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
        """Add a reason to pause the match, or remove it."""
        (self._reasons.add if on else self._reasons.discard)(reason)
        self._controller.set_paused(bool(self._reasons))

    def holds(self, reason: str) -> bool:
        """Return True while this reason pauses the match."""
        return reason in self._reasons

    def _set_paused(self, paused: bool) -> None:
        """Pause the match by the person's action, or go on."""
        self.hold("pause", paused)
        self._table.setEnabled(not paused)
        self._table.notices.say(self.tr("Paused. Press P to continue") if paused else "", "pause")
        if not paused:
            self._messages.remind()
            self._table.setFocus()
