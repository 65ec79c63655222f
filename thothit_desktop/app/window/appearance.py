# SPDX-License-Identifier: MIT
"""The colours of the windows: those of a theme, or of the system."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from thothit_desktop.table.theme.theme import WindowColours
from thothit_desktop.table.theme.themes import theme, themes

SYSTEM = "system"
_SCHEMES = {
    SYSTEM: Qt.ColorScheme.Unknown,
    "light": Qt.ColorScheme.Light,
    "dark": Qt.ColorScheme.Dark,
    "high-contrast": Qt.ColorScheme.Dark,
}
_ROLES = {
    "".join(word.title() for word in field.split("_")): field
    for field in WindowColours._fields
    if field not in ("disabled", "boxes", "focus", "outlines")
}
"""Qt's names of palette roles, and the themes' names for them."""
_TO_FILL_IN = ("QCheckBox", "QRadioButton", "QLineEdit", "QAbstractSpinBox")
"""Widgets with a box or field, whose edge must be visible in every theme."""
_OUTLINED = (
    *("QPushButton", "QToolButton", "QComboBox", "QAbstractSlider", "QTabBar", "QTabWidget", "QGroupBox"),
    *("QAbstractItemView", "QHeaderView", "QProgressBar"),
)
"""Other widgets with an outline, which is sharp only in high contrast."""
_FRAMED = (*_TO_FILL_IN, "QPushButton", "QToolButton", "QComboBox", "QAbstractSlider", "QTabBar")
"""Widgets with a frame while they have the focus."""
_ROLE = QPalette.ColorRole
_FAINT = (_ROLE.WindowText, _ROLE.Text, _ROLE.ButtonText)


def appear(appearance: str) -> None:
    """Set the theme of all windows, or that of the system for `system`.

    A system without a colour scheme, such as a bare X11 desktop, gets the light theme. A system set to high
    contrast gets the theme for it.
    """
    hints = QGuiApplication.styleHints()
    wishes_contrast = hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast
    QApplication.setPalette(QPalette())
    hints.setColorScheme(_SCHEMES[appearance])
    if appearance != SYSTEM:
        _set_theme_palette(appearance)
    elif wishes_contrast:
        _set_theme_palette("high-contrast")
    elif hints.colorScheme() == Qt.ColorScheme.Unknown:
        _set_theme_palette("light")
    colours = theme().windows
    for kind in _TO_FILL_IN:
        _change(kind, _ROLE.Window, colours.boxes)
    # Menus have boxes, too. The list of a combo box fills its rows with this brush, so it must paint nothing.
    _change("QMenu", _ROLE.Window, colours.boxes, Qt.BrushStyle.NoBrush)
    if colours.outlines != colours.window:
        for kind in _OUTLINED:
            _change(kind, _ROLE.Window, colours.outlines)
    if QApplication.palette().highlight().color() == QColor(
        colours.highlight
    ):  # otherwise the system has its own
        for kind in _FRAMED:
            _change(kind, _ROLE.Highlight, colours.focus)
            _change(kind, _ROLE.HighlightedText, colours.base)


def _change(
    kind: str, role: QPalette.ColorRole, colour: str, pattern: Qt.BrushStyle = Qt.BrushStyle.SolidPattern
) -> None:
    """Set a palette colour for one class of widgets.

    Fusion derives outlines from the window colour, and the focus frame from the highlight.
    """
    palette = QApplication.palette(kind)  # type: ignore[call-overload]
    palette.setBrush(role, QBrush(QColor(colour), pattern))
    QApplication.setPalette(palette, kind)  # type: ignore[arg-type]


def _set_theme_palette(name: str) -> None:
    """Set the palette of a theme for all windows."""
    colours = themes()[name].windows
    palette = QPalette()
    for role, field in _ROLES.items():
        palette.setColor(QPalette.ColorRole[role], QColor(getattr(colours, field)))
    for faint in _FAINT:
        palette.setColor(QPalette.ColorGroup.Disabled, faint, QColor(colours.disabled))
    QApplication.setPalette(palette)
