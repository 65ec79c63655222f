# SPDX-License-Identifier: MIT
"""The look of the tool bar: signs in the text's colour, larger in a larger window.

If it is too narrow for all words, the last entries show signs only.
"""

from collections.abc import Mapping

from PySide6.QtCore import QByteArray, QEvent, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QColor, QIcon, QPainter, QPalette, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QToolButton

from thothit_desktop.app.store.setting import TOOL_BAR
from thothit_desktop.app.window.context import AppContext

_SMALLEST, _LARGEST = 18, 44
"""The smallest and the largest edge of a sign, in logical pixels."""
_SHARE = 25
"""The height of a window in heights of a sign, between these limits."""
_AROUND = 0.375
"""The extra height of a button beyond its sign, as a fraction of the sign's edge."""
_FONT_GROWS_FROM = 32
"""The edge of a sign, in logical pixels, beyond which the words beside it grow, too."""

_SHEET = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><g fill="none" stroke="{0}"'
    ' stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">{1}</g></svg>'
)
_TONE = 'fill="{0}" fill-opacity="0.16"'
"""The fill of cards and the like in a sign, a little darker than the background."""

SIGNS: Mapping[str, str] = {
    "new_game": f'<path {_TONE} d="M3 6.6 11.6 5l2.6 13.6-8.6 1.6z"/><path d="M18.4 3.6v7M14.9 7.1h7"/>',
    "next_round": f'<path {_TONE} d="M3.2 4h9.2v16H3.2z"/><path d="M8.6 12h12.2M16.4 7.6l4.4 4.4-4.4 4.4"/>',
    "undo": '<path d="M8.6 4.4 3.8 9.2l4.8 4.8M4.2 9.2h10.2a5.4 5.4 0 0 1 0 10.8H9.6"/>',
    "redo": '<path d="M15.4 4.4l4.8 4.8-4.8 4.8M19.8 9.2H9.6a5.4 5.4 0 0 0 0 10.8h4.8"/>',
    "hint": f'<path {_TONE} d="M8.8 16.6c0-2.6-3-3.6-3-7.4a6.2 6.2 0 0 1 12.4 0c0 3.8-3 4.8-3 7.4z"/>'
    '<path d="M9.4 19.4h5.2M10.6 22h2.8"/>',
    "last_play": f'<circle {_TONE} cx="12.6" cy="12.4" r="8.2"/><path d="M12.6 7.6v5l3.4 2"/>'
    '<path d="M2.4 8.2 4.6 12l3.6-2.4"/>',
    "piles": f'<path {_TONE} d="M12 3.2 21 8l-9 4.8L3 8z"/>'
    '<path d="M3 12.2l9 4.8 9-4.8M3 16.2l9 4.8 9-4.8"/>',
    "standings": f'<path {_TONE} d="M3.2 20v-7.4h5.8V20M9 20V4.4h6V20M15 20V9.6h5.8V20"/>'
    '<path d="M2 20h20"/>',
    "rules": f'<path {_TONE} d="M12 6.2C9.8 4.6 6.4 4.2 2.8 4.6v13.8c3.6-.4 7 0 9.2 1.6 2.2-1.6 5.6-2'
    ' 9.2-1.6V4.6C17.6 4.2 14.2 4.6 12 6.2z"/><path d="M12 6.2V20"/>',
    "close": '<path d="M5 5l14 14M19 5 5 19"/>',
}
"""The signs by the name of their action: SVG on a square of 24, with `{0}` for the colour."""


class ToolBarLook(QObject):
    """Draws the signs of the tool bar when their size, their colour or the screen changes."""

    def __init__(self, context: AppContext) -> None:
        super().__init__(context.window)
        ui, settings = context.ui, context.settings
        self._bar, self._settings = ui.tool_bar, settings
        bar, shown = ui.tool_bar, ui.tool_bar.toggleViewAction()
        shown.setObjectName("show_tool_bar")
        shown.setText(self.tr("&Toolbar"))
        shown.setStatusTip(self.tr("Show the buttons below the menus"))
        shown.triggered.connect(lambda on: settings.set_value(TOOL_BAR, "on" if on else "off"))
        ui.menu_view.insertAction(ui.full_screen, shown)
        settings.changed.connect(self._apply_setting)
        self._apply_setting(TOOL_BAR.key)
        self._drawn: tuple[int, QColor, float] | None = None
        bar.installEventFilter(self)
        for action in self._actions_with_signs():
            action.setIconVisibleInMenu(False)
            action.changed.connect(self._make_room)  # its words may have changed

    def scale_signs(self, height: int) -> None:
        """Draw the signs for a window of this height, in logical pixels, in the present colours."""
        bar, palette = self._bar, self._bar.window().palette()
        size = min(_LARGEST, max(_SMALLEST, height // _SHARE))
        wanted = size, palette.buttonText().color(), bar.devicePixelRatioF()
        if wanted == self._drawn:
            return
        self._drawn = wanted
        bar.setIconSize(QSize(size, size))
        for action in self._actions_with_signs():
            action.setIcon(tool_icon(action.objectName(), palette, size, wanted[2]))
        font = bar.font()
        usual = self._bar.window().font()
        font.setPointSizeF(usual.pointSizeF() * max(1.0, size / _FONT_GROWS_FROM))
        for button in bar.findChildren(QToolButton):
            button.setMinimumHeight(round(size * (1 + _AROUND)))
            button.setFont(font)
        self._make_room()

    def eventFilter(self, bar: QObject, event: QEvent) -> bool:  # noqa: N802
        """Show or hide words when the bar's width changes."""
        if event.type() == QEvent.Type.Resize:
            self._make_room()
        return super().eventFilter(bar, event)

    def _make_room(self) -> None:
        """Show the words of the first entries, as many as there is room for."""
        buttons = [self._bar.widgetForAction(action) for action in self._actions_with_signs()]
        signed = [button for button in buttons if isinstance(button, QToolButton)]
        for button in signed:
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        for button in reversed(signed):
            if self._bar.sizeHint().width() <= self._bar.width():
                return
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)

    def _apply_setting(self, key: str) -> None:
        if key == TOOL_BAR.key:
            self._bar.setVisible(self._settings.is_on(TOOL_BAR))

    def _actions_with_signs(self) -> list[QAction]:
        """Return the actions of the tool bar that have signs."""
        return [action for action in self._bar.actions() if action.objectName() in SIGNS]


def tool_icon(name: str, palette: QPalette, size: int, ratio: float) -> QIcon:
    """Return a sign of `size` logical pixels in the colours of a palette, pale for a disabled action."""
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
