# SPDX-License-Identifier: MIT
"""The list of keys in groups: those of the table, of the game, and of each menu."""

import math
from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QDialog, QMenuBar, QWidget

from thothit_desktop.app.forms.ui_keys_window import Ui_KeysWindow
from thothit_desktop.app.widgets.document_style import document_colours
from thothit_desktop.app.widgets.screen_room import keep_within_screen, room_of
from thothit_desktop.app.window.command_search import commands, hidden_commands
from thothit_desktop.table.drawing.heading_face import heading_family

_WIDE = 60
"""The usual width of the window, in heights of a line of text."""
_NARROW = 46
"""The width of a screen, in the same unit, up to which there is only one column."""

translate = QCoreApplication.translate


class KeyGroup(NamedTuple):
    """A group of keys: its heading, and a row for each key with its meaning."""

    heading: str
    rows: tuple[tuple[str, str], ...]


def key_groups(
    game: str, own: Sequence[tuple[str, str]], menus: QMenuBar, others: Sequence[QAction]
) -> list[KeyGroup]:
    """Return the groups of keys of a game with `own` keys; `others` are actions in no menu."""
    of_menus: dict[str, list[tuple[str, str]]] = {}
    more = translate("keys", "More keys")
    for command in (*commands(menus), *hidden_commands(others)):
        if keys := command.action.shortcuts():
            shown = ", ".join(key.toString(QKeySequence.SequenceFormat.NativeText) for key in keys)
            of_menus.setdefault(next(iter(command.path), more), []).append((shown, command.text))
    groups = [KeyGroup(translate("keys", "At the table"), _of_table()), KeyGroup(game, tuple(own))]
    groups += [KeyGroup(menu, tuple(rows)) for menu, rows in of_menus.items()]
    return [group for group in groups if group.rows]


def _of_table() -> tuple[tuple[str, str], ...]:
    return (
        (
            translate("keys", "Left, Right"),
            translate("keys", "Choose a hand card; choose what to capture"),
        ),
        (translate("keys", "Enter"), translate("keys", "Play the card; capture; go on to the next round")),
        (
            translate("keys", "Escape"),
            translate("keys", "Put the card back; close the score sheet or a pile; leave full screen"),
        ),
        (
            translate("keys", "Menu, Shift+F10"),
            translate("keys", "Explain the card in the frame; a right-click does the same"),
        ),
        (translate("keys", "F10"), translate("keys", "Open the menus")),
        (
            translate("keys", "Touch"),
            translate("keys", "The first tap shows what a card would do, the second plays it; hold for more"),
        ),
        (translate("keys", "Any key"), translate("keys", "Skip the animation")),
    )


class KeysWindow(QDialog):
    """Shows groups of keys in two columns, or in one; the arrow keys scroll."""

    def __init__(self, groups: Sequence[KeyGroup], parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.ui = Ui_KeysWindow()
        self.ui.setupUi(self)
        narrow = room_of(self).width() <= _NARROW * self.fontMetrics().height()
        columns = (groups,) if narrow else _balanced(groups)
        share = 100 // len(columns)
        cells = "".join(f"<td width='{share}%'>{''.join(map(_table, column))}</td>" for column in columns)
        tone = document_colours()
        self.ui.table.document().setDefaultStyleSheet(
            f"h3 {{ font-family: '{heading_family()}'; color: {tone.link}; font-size: large }}"
        )
        self.ui.table.setHtml(f"<table width='100%' cellspacing='0' cellpadding='0'><tr>{cells}</tr></table>")
        self.ui.table.viewport().setAutoFillBackground(False)
        self.resize(self._whole())
        keep_within_screen(self)

    def _whole(self) -> QSize:
        """Return the size at which all keys are visible."""
        wide = _WIDE * self.fontMetrics().height()
        margins = self.ui.column.contentsMargins()
        # The browser changes its own document's width. A copy without a parent would never be deleted.
        copied = self.ui.table.document().clone(self)
        copied.setTextWidth(wide - margins.left() - margins.right())
        around = self.sizeHint().height() - self.ui.table.sizeHint().height()
        return QSize(wide, math.ceil(copied.size().height()) + around)


def _balanced(groups: Sequence[KeyGroup]) -> tuple[Sequence[KeyGroup], Sequence[KeyGroup]]:
    """Split the groups, in their order, into two columns of about the same length."""
    lines = [len(group.rows) + 2 for group in groups]
    at = min(range(len(groups) + 1), key=lambda at: abs(sum(lines[:at]) - sum(lines[at:])))
    return groups[:at], groups[at:]


def _table(group: KeyGroup) -> str:
    rows = "".join(
        f"<tr><td style='white-space: nowrap'><b>{escape(key)}</b></td>"
        f"<td style='padding-left: 12px; padding-right: 20px'>{escape(meaning)}</td></tr>"
        for key, meaning in group.rows
    )
    return f"<h3>{escape(group.heading)}</h3><table cellpadding='2'>{rows}</table>"
