# SPDX-License-Identifier: MIT
"""The tool buttons: a few signs and words at the end of the menu bar, which no card lies under."""

from collections.abc import Mapping

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QColor, QIcon, QKeySequence, QPainter, QPalette, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from thothit_desktop.app.store.setting import TOOL_BAR
from thothit_desktop.app.window.context import AppContext

_SIZE = 1.4
"""The edge of a sign, in heights of a line of text."""

_SHEET = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><g fill="none" stroke="{0}"'
    ' stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">{1}</g></svg>'
)
_TONE = 'fill="{0}" fill-opacity="0.16"'
"""The faces of cards and the like are a little darker than what lies behind them."""

SIGNS: Mapping[str, str] = {
    "new_game": f'<path {_TONE} d="M3 6.6 11.6 5l2.6 13.6-8.6 1.6z"/><path d="M18.4 3.6v7M14.9 7.1h7"/>',
    "undo": '<path d="M8.6 4.4 3.8 9.2l4.8 4.8M4.2 9.2h10.2a5.4 5.4 0 0 1 0 10.8H9.6"/>',
    "hint": f'<path {_TONE} d="M8.8 16.6c0-2.6-3-3.6-3-7.4a6.2 6.2 0 0 1 12.4 0c0 3.8-3 4.8-3 7.4z"/>'
    '<path d="M9.4 19.4h5.2M10.6 22h2.8"/>',
    "find_command": f'<circle {_TONE} cx="10.4" cy="10.4" r="6.6"/><path d="M15.2 15.2 21 21"/>',
    "close": '<path d="M5 5l14 14M19 5 5 19"/>',
}
"""By the name of a menu entry its sign on a square of 24, `{0}` for the colour."""


class ToolButtons(QWidget):
    """Buttons of the most frequent commands; they have words where the menus leave room for these."""

    def __init__(self, context: AppContext) -> None:
        super().__init__()
        self._ui, self._settings = context.ui, context.settings
        ui = self._ui
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 4, 0)
        row.setSpacing(4)
        for action in (ui.undo, ui.hint, ui.new_game, ui.find_command):
            button = QToolButton(self, autoRaise=True)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.setDefaultAction(action)
            action.setIconVisibleInMenu(False)
            action.setToolTip(_with_key(action))
            row.addWidget(button)
        if ui.menu_bar.isNativeMenuBar():
            context.window.addToolBar(self.tr("Toolbar")).addWidget(self)
        else:
            ui.menu_bar.setCornerWidget(self)
        self._settings.changed.connect(self._apply_setting)
        self._apply_setting(TOOL_BAR.key)
        self.draw()

    def draw(self) -> None:
        """Draw the signs in the colours, and for the text size and screen, of now."""
        palette, size = self.window().palette(), round(_SIZE * self.fontMetrics().height())
        for button in self.findChildren(QToolButton):
            action = button.defaultAction()
            button.setIconSize(QSize(size, size))
            action.setIcon(tool_icon(action.objectName(), palette, size, self.devicePixelRatioF()))
        self.fit()

    def fit(self) -> None:
        """Show the words of the buttons if the window is wide enough for these and the menus."""
        bar = self._ui.menu_bar
        menus = max((bar.actionGeometry(action).right() for action in bar.actions()), default=0)
        for style in (Qt.ToolButtonStyle.ToolButtonTextBesideIcon, Qt.ToolButtonStyle.ToolButtonIconOnly):
            for button in self.findChildren(QToolButton):
                button.setToolButtonStyle(style)
            self.adjustSize()
            if menus + self.width() <= self.window().width():
                break
        if bar.cornerWidget() is self:  # the bar places it only when its own size changes
            self.move(bar.width() - self.width(), self.y())

    def _apply_setting(self, key: str) -> None:
        if key == TOOL_BAR.key:
            self.setVisible(self._settings.is_on(TOOL_BAR))


def _with_key(action: QAction) -> str:
    """Return what an action does, and its key."""
    key = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
    return f"{action.toolTip()} ({key})"


def tool_icon(name: str, palette: QPalette, size: int, ratio: float) -> QIcon:
    """Draw a sign of `size` logical pixels in the colours of a palette, pale for a disabled action."""
    icon = QIcon()
    for mode, group in (
        (QIcon.Mode.Normal, QPalette.ColorGroup.Active),
        (QIcon.Mode.Disabled, QPalette.ColorGroup.Disabled),
    ):
        colour = palette.color(group, QPalette.ColorRole.ButtonText)
        icon.addPixmap(_drawn(SIGNS[name], colour, size, ratio), mode)
    return icon


def _drawn(sign: str, colour: QColor, size: int, ratio: float) -> QPixmap:
    pixels = round(size * ratio)
    drawn = QPixmap(pixels, pixels)
    drawn.fill(Qt.GlobalColor.transparent)
    body = _SHEET.format("{0}", sign).format(colour.name())
    painter = QPainter(drawn)
    QSvgRenderer(QByteArray(body.encode())).render(painter, QRectF(drawn.rect()))
    painter.end()
    drawn.setDevicePixelRatio(ratio)
    return drawn
