# SPDX-License-Identifier: MIT
"""The menus by key, and a search over the window for any command or setting."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QRect, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QMouseEvent, QShortcut
from PySide6.QtWidgets import (
    QFrame,
    QHeaderView,
    QLineEdit,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from thothit_desktop.app.widgets.document_style import document_colours
from thothit_desktop.app.widgets.letter_size import no_smaller_than_usual
from thothit_desktop.app.widgets.plain_text import plain_label
from thothit_desktop.app.window.command_search import MenuCommand, commands, found, hidden_commands
from thothit_desktop.app.window.context import AppContext
from thothit_desktop.app.window.play_actions import PlayActions
from thothit_desktop.app.window.settings_action import SettingsAction

_WIDE, _HIGH = 46, 26
"""The largest width and height of the panel, in heights of a line of text."""
_MENUS = 0.3
"""The largest part of the panel's width for the names of menus."""
_EDGE = 12
"""The margin at the edges of a small window, in logical pixels."""
_STEPS = {
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_PageUp: -8,
    Qt.Key.Key_PageDown: 8,
}
"""The number of commands by which a key moves the selection."""
_LOOK = """
    QMenuBar::item { padding: 5px 8px; }
    QMenuBar::item:selected, QMenuBar::item:pressed {
        background: palette(highlight); color: palette(highlighted-text);
    }
    QMenu::separator { height: 1px; margin: 4px 6px; background: palette(placeholder-text); }
"""
"""The style of menus: names high enough to click, and separators visible on dark backgrounds, too."""


class CommandFinder(QWidget):
    """A search over its parent that triggers the chosen command; `left` is emitted whenever it closes.

    Enter and a click choose an enabled command; Escape and a click beside the panel choose nothing.
    """

    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._over = parent
        self._commands: Sequence[MenuCommand] = ()
        self._shown: list[MenuCommand] = []
        self._panel = panel = QFrame(self)
        panel.setObjectName("panel")
        self.search = QLineEdit(panel)
        self.search.setPlaceholderText(self.tr("Type a command or a setting"))
        self.search.setAccessibleName(self.tr("Find a command"))
        self.list = QTreeWidget(panel)
        self.list.setColumnCount(3)
        self.list.setHeaderHidden(True)
        self.list.setRootIsDecorated(False)
        self.list.setUniformRowHeights(True)
        self.list.setAllColumnsShowFocus(True)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setAccessibleName(self.tr("Commands"))
        header = self.list.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(2, QHeaderView.ResizeMode.ResizeToContents)
        self.about = plain_label(parent=panel)
        self.about.setObjectName("about")
        layout = QVBoxLayout(panel)
        layout.setContentsMargins(_EDGE, _EDGE, _EDGE, _EDGE)
        for part in (self.search, self.list, self.about):
            layout.addWidget(part)
        self.setFocusProxy(self.search)
        self.search.textChanged.connect(self._list_commands)
        self.list.itemClicked.connect(lambda item: self._choose(self.list.indexOfTopLevelItem(item)))
        self.list.currentItemChanged.connect(self._describe_command)
        self._update_style()

    def search_among(self, commands: Sequence[MenuCommand]) -> None:
        """Open the search with these commands and an empty text."""
        self._commands = commands
        self.search.clear()
        self._list_commands("")
        self.place()
        self.show()
        self.raise_()
        self.search.setFocus(Qt.FocusReason.OtherFocusReason)

    def place(self) -> None:
        """Cover the parent, with the panel in its upper half."""
        room = self._over.rect()
        line = self.fontMetrics().height()
        wide = min(_WIDE * line, room.width() - 2 * _EDGE)
        high = min(_HIGH * line, room.height() - 2 * _EDGE)
        above = min((room.height() - high) // 2, 5 * line)
        self.setGeometry(room)
        self._panel.setGeometry(QRect((room.width() - wide) // 2, above, wide, high))
        self._end_with_a_row()
        self._leave_room()

    def _end_with_a_row(self) -> None:
        """Make the panel lower, so that its last row is not cut."""
        layout, row = self._panel.layout(), self.list.sizeHintForRow(0)
        assert layout is not None
        layout.activate()
        if row > 0:
            cut = self.list.viewport().height() % row
            self._panel.resize(self._panel.width(), self._panel.height() - cut)

    def _leave_room(self) -> None:
        """Limit the column of menu names, to leave most of the width to the commands."""
        wanted = self.list.sizeHintForColumn(1)
        self.list.header().resizeSection(1, min(wanted, round(_MENUS * self._panel.width())))

    def _list_commands(self, typed: str) -> None:
        """List the commands that match the typed text; select the first if it is enabled."""
        with QSignalBlocker(self.list):  # it would tell of rows that go with what they stood for
            self.list.clear()
        self._shown = found(typed, self._commands)
        items = []
        for command in self._shown:
            mark = " ✓" if command.on else ""
            item = QTreeWidgetItem([command.text + mark, command.menu, command.key])
            item.setTextAlignment(2, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            item.setDisabled(not command.able)
            items.append(item)
        self.list.addTopLevelItems(items)
        self._leave_room()
        # What was typed is not exchanged for something else that can be done.
        offered = items[:1] if typed.strip() else items
        able = next((item for item in offered if not item.isDisabled()), None)
        if able is not None:
            self.list.setCurrentItem(able)
        self._describe_command()

    def _describe_command(self) -> None:
        """Show the description of the selected command, for screen readers at the search field."""
        at = self._current()
        if at is not None:
            command = self._shown[at]
            about = command.action.statusTip() or command.text
            state = self.tr("on") if command.on else ""
            spoken = ", ".join(filter(None, (command.text, state, command.menu, command.key)))
        elif self._shown:
            about = spoken = self.tr("You can't do this now.")
        else:
            about = spoken = self.tr("No command or setting contains these words.")
        self.about.setText(about)
        self.search.setAccessibleDescription(spoken)

    def _current(self) -> int | None:
        item = self.list.currentItem()
        at = -1 if item is None else self.list.indexOfTopLevelItem(item)
        return at if at >= 0 and self._shown[at].there else None

    def _step(self, by: int) -> None:
        """Move the selection to another enabled command."""
        able = [at for at, command in enumerate(self._shown) if command.able]
        if not able:
            self._describe_command()
            return
        now = self._current()
        wanted = (able.index(now) if now in able else -1) + by
        wanted = wanted % len(able) if abs(by) == 1 else min(len(able) - 1, max(0, wanted))
        item = self.list.topLevelItem(able[wanted])
        if item is not None:
            self.list.setCurrentItem(item)

    def _choose(self, at: int | None) -> None:
        if at is not None and self._shown[at].able:
            action = self._shown[at].action
            self.leave()
            # After the search has closed, so that a window opened now takes the focus from the table.
            QTimer.singleShot(0, action, action.trigger)

    def leave(self) -> None:
        """Close the search."""
        self.hide()
        self.left.emit()

    def _update_style(self) -> None:
        tone, size = document_colours(), no_smaller_than_usual(16)
        self._panel.setStyleSheet(
            f"#panel {{ background: {tone.ground}; border: 2px solid {tone.won_edge}; border-radius: 10px }}"
            f"QLineEdit {{ background: transparent; color: {tone.ink}; border: none;"
            f" border-bottom: 2px solid {tone.line}; padding: 6px; font-size: {size}px }}"
            f"QTreeWidget {{ background: {tone.ground}; color: {tone.ink} }}"
            "QTreeWidget::item { padding: 4px 8px }"
            f"QTreeWidget::item:selected {{ background: {tone.accent}; color: {tone.on_accent} }}"
            f"QTreeWidget::item:disabled {{ color: {tone.quiet} }}"
            f"#about {{ color: {tone.quiet} }}"
        )

    # Events

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Move the selection by arrow keys, choose by Enter, close by Escape; ignore other keys."""
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._choose(self._current())
        elif event.key() in _STEPS:
            self._step(_STEPS[Qt.Key(event.key())])

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: N802
        """Move the selection by Tab, so that no widget under the panel gets the focus."""
        self._step(1 if forward else -1)
        return True

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Close the search on a click beside the panel."""
        event.accept()
        if not self._panel.geometry().contains(event.position().toPoint()):
            self.leave()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Change the colours with the palette."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._update_style()


class CommandActions(QObject):
    """Opens the menus and the search by key; the person counts as away while the search is open."""

    def __init__(self, context: AppContext, settings: SettingsAction, play: PlayActions) -> None:
        super().__init__(context.window)
        self._settings, self._play = settings, play
        self._ui, self._presence, self._window = context.ui, context.presence, context.window
        self.finder: CommandFinder | None = None
        """The search; None until it is first opened."""
        self.update_style()
        self._before: QWidget | None = None
        """The widget that had the focus before the search."""
        context.ui.find_command.triggered.connect(self._open_or_leave)
        QShortcut(QKeySequence(Qt.Key.Key_F10), context.window, self._open_menu)

    def update_style(self) -> None:
        """Set the menu bar's style again, because a style sheet keeps the colours of the old palette."""
        self._ui.menu_bar.setStyleSheet("")
        self._ui.menu_bar.setStyleSheet(_LOOK)

    def place(self) -> None:
        """Place the search again when the window's size changes."""
        if self.finder is not None:
            self.finder.place()

    def _open_menu(self) -> None:
        """Open the first menu, from which the arrow keys reach the others."""
        self._ui.menu_bar.setFocus(Qt.FocusReason.MenuBarFocusReason)
        self._ui.menu_bar.setActiveAction(self._ui.menu_bar.actions()[0])

    def _open_or_leave(self) -> None:
        if self.finder is None:
            self.finder = CommandFinder(self._window)
            self.finder.left.connect(self._leave)
        if self.finder.isVisible():
            self.finder.leave()
            return
        self._before = self._window.focusWidget()
        self._presence.away("commands", on=True)
        offered = [
            *commands(self._ui.menu_bar),
            *hidden_commands(self._window.actions()),
            *commands(self._play.seats, [self._play.seats.title()]),
            *self._settings.commands(),
        ]
        self.finder.search_among([each for each in offered if each.action is not self._ui.find_command])

    def _leave(self) -> None:
        if self._before is not None and isValid(self._before):  # it may have gone with its page
            self._before.setFocus()
        self._presence.away("commands", on=False)
