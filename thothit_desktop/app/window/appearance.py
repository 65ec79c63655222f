# SPDX-License-Identifier: MIT
"""Light, dark, or as the system is."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

_SCHEMES = {
    "system": Qt.ColorScheme.Unknown,
    "light": Qt.ColorScheme.Light,
    "dark": Qt.ColorScheme.Dark,
}

_LIGHT = {
    QPalette.ColorRole.Window: "#f1eadb",
    QPalette.ColorRole.WindowText: "#1f1a17",
    QPalette.ColorRole.Base: "#fcf9f1",
    QPalette.ColorRole.AlternateBase: "#f5efe1",
    QPalette.ColorRole.Text: "#1f1a17",
    QPalette.ColorRole.Button: "#f6f0e3",
    QPalette.ColorRole.ButtonText: "#1f1a17",
    QPalette.ColorRole.BrightText: "#ffffff",
    QPalette.ColorRole.ToolTipBase: "#fcf9f1",
    QPalette.ColorRole.ToolTipText: "#1f1a17",
    QPalette.ColorRole.PlaceholderText: "#857664",
    QPalette.ColorRole.Highlight: "#7b1e22",
    QPalette.ColorRole.HighlightedText: "#fffaf0",
    QPalette.ColorRole.Link: "#7b1e22",
    QPalette.ColorRole.Light: "#ffffff",
    QPalette.ColorRole.Midlight: "#f9f5ea",
    QPalette.ColorRole.Mid: "#c9bda6",
    QPalette.ColorRole.Dark: "#a5977f",
    QPalette.ColorRole.Shadow: "#6b5d4c",
}
_DARK = {
    QPalette.ColorRole.Window: "#2b2725",
    QPalette.ColorRole.WindowText: "#f0e8da",
    QPalette.ColorRole.Base: "#1f1c1a",
    QPalette.ColorRole.AlternateBase: "#2b2725",
    QPalette.ColorRole.Text: "#f0e8da",
    QPalette.ColorRole.Button: "#38322f",
    QPalette.ColorRole.ButtonText: "#f0e8da",
    QPalette.ColorRole.BrightText: "#ffffff",
    QPalette.ColorRole.ToolTipBase: "#38322f",
    QPalette.ColorRole.ToolTipText: "#f0e8da",
    QPalette.ColorRole.PlaceholderText: "#9a8d7c",
    QPalette.ColorRole.Highlight: "#932a2f",
    QPalette.ColorRole.HighlightedText: "#fffaf0",
    QPalette.ColorRole.Link: "#e8a07c",
    QPalette.ColorRole.Light: "#4b433e",
    QPalette.ColorRole.Midlight: "#403935",
    QPalette.ColorRole.Mid: "#24201e",
    QPalette.ColorRole.Dark: "#171412",
    QPalette.ColorRole.Shadow: "#000000",
}
_BOXES, _DARK_BOXES = "#a5977f", "#9a8d7c"
"""In menus Fusion draws the boxes of what can be checked in a darker tone of the window's colour only."""
_FAINT = (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText)


def appear(appearance: str) -> None:
    """Let all windows be `light`, `dark`, or as the `system` is.

    A system that knows neither, as a bare X11 desktop, has no colours of its own: windows are light there.
    """
    hints = QGuiApplication.styleHints()
    QApplication.setPalette(QPalette())
    hints.setColorScheme(_SCHEMES[appearance])
    if appearance == "dark":
        QApplication.setPalette(_palette(_DARK, "#857a6c"))
    elif appearance == "light" or hints.colorScheme() == Qt.ColorScheme.Unknown:
        QApplication.setPalette(_palette(_LIGHT, "#9c8f7c"))
    menus = QApplication.palette()
    dark = menus.window().color().lightness() < 128
    menus.setColor(QPalette.ColorRole.Window, QColor(_DARK_BOXES if dark else _BOXES))
    QApplication.setPalette(menus, "QMenu")  # type: ignore[arg-type]


def _palette(colours: dict[QPalette.ColorRole, str], faint: str) -> QPalette:
    """A palette of these colours; words of what is disabled are `faint`."""
    palette = QPalette()
    for role, colour in colours.items():
        palette.setColor(role, QColor(colour))
    for role in _FAINT:
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(faint))
    return palette
