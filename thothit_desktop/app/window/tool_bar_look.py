# SPDX-License-Identifier: MIT
"""How the tool bar looks: signs in the text's colour, larger in a larger window; or not at all.

Where it is too narrow for all words, the last entries have signs only.
"""

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QAction, QColor
from PySide6.QtWidgets import QToolBar, QToolButton

from thothit_desktop.app.store.setting import TOOL_BAR
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.window.tool_icons import SIGNS, tool_icon

_SMALLEST, _LARGEST = 18, 44
"""The edge of a sign, in logical pixels."""
_SHARE = 25
"""A window is so many times as high as a sign, where that is between these."""
_AROUND = 0.375
"""A button is so much higher than its sign, of the sign's edge."""
_FONT_GROWS_FROM = 32
"""Signs that are larger than this have larger words beside them."""


class ToolBarLook(QObject):
    """Draws the signs of a tool bar anew whenever their size, their colour or the screen changes."""

    def __init__(self, bar: QToolBar, settings: Settings) -> None:
        super().__init__(bar)
        self._bar, self._settings = bar, settings
        self.shown = bar.toggleViewAction()
        """The menu entry that shows and hides the bar."""
        self.shown.setObjectName("show_tool_bar")
        self.shown.setText(self.tr("&Toolbar"))
        self.shown.setStatusTip(self.tr("Show the buttons below the menus"))
        self.shown.triggered.connect(lambda on: settings.set_value(TOOL_BAR, "on" if on else "off"))
        settings.changed.connect(self._follow)
        self._follow(TOOL_BAR.key)
        self._drawn: tuple[int, QColor, float] | None = None
        bar.installEventFilter(self)
        for action in self._signed():
            action.setIconVisibleInMenu(False)
            action.changed.connect(self._make_room)  # perhaps it has other words now

    def fit(self, height: int) -> None:
        """Suit a window of this height, in logical pixels, and the colours of now."""
        bar, palette = self._bar, self._bar.window().palette()
        size = min(_LARGEST, max(_SMALLEST, height // _SHARE))
        wanted = size, palette.buttonText().color(), bar.devicePixelRatioF()
        if wanted == self._drawn:
            return
        self._drawn = wanted
        bar.setIconSize(QSize(size, size))
        for action in self._signed():
            action.setIcon(tool_icon(action.objectName(), palette, size, wanted[2]))
        font = bar.font()
        usual = self._bar.window().font()
        font.setPointSizeF(usual.pointSizeF() * max(1.0, size / _FONT_GROWS_FROM))
        for button in bar.findChildren(QToolButton):
            button.setMinimumHeight(round(size * (1 + _AROUND)))
            button.setFont(font)
        self._make_room()

    def eventFilter(self, bar: QObject, event: QEvent) -> bool:  # noqa: N802
        """Follow the bar's width."""
        if event.type() == QEvent.Type.Resize:
            self._make_room()
        return super().eventFilter(bar, event)

    def _make_room(self) -> None:
        """Show the words of as many entries as there is room for, of the first ones."""
        buttons = [self._bar.widgetForAction(action) for action in self._signed()]
        signed = [button for button in buttons if isinstance(button, QToolButton)]
        for button in signed:
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        for button in reversed(signed):
            if self._bar.sizeHint().width() <= self._bar.width():
                return
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)

    def _follow(self, key: str) -> None:
        if key == TOOL_BAR.key:
            self._bar.setVisible(self._settings.is_on(TOOL_BAR))

    def _signed(self) -> list[QAction]:
        """The entries of the tool bar that have signs."""
        return [action for action in self._bar.actions() if action.objectName() in SIGNS]
