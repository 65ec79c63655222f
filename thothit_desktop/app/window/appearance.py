# SPDX-License-Identifier: MIT
"""The windows' colours: those of a theme, or as the system is."""

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
"""The roles of a palette by Qt's names, and what themes call them."""
_TO_FILL_IN = ("QCheckBox", "QRadioButton", "QLineEdit", "QAbstractSpinBox")
"""What has a box or is a field, whose edge must be told from the ground in every theme."""
_OUTLINED = (
    *("QPushButton", "QToolButton", "QComboBox", "QAbstractSlider", "QTabBar", "QTabWidget", "QGroupBox"),
    *("QAbstractItemView", "QHeaderView", "QProgressBar"),
)
"""What else has an outline; it is sharp in high contrast only."""
_FRAMED = (*_TO_FILL_IN, "QPushButton", "QToolButton", "QComboBox", "QAbstractSlider", "QTabBar")
"""What is framed while it has the keys."""
_ROLE = QPalette.ColorRole
_FAINT = (_ROLE.WindowText, _ROLE.Text, _ROLE.ButtonText)


def appear(appearance: str) -> None:
    """Give all windows a theme, or let them be as the `system` is.

    A system that knows neither light nor dark, as a bare X11 desktop, has no colours of its own: windows are
    light there. One that wishes for high contrast gets the theme of it.
    """
    hints = QGuiApplication.styleHints()
    wishes_contrast = hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast
    QApplication.setPalette(QPalette())
    hints.setColorScheme(_SCHEMES[appearance])
    if appearance != SYSTEM:
        _dress(appearance)
    elif wishes_contrast:
        _dress("high-contrast")
    elif hints.colorScheme() == Qt.ColorScheme.Unknown:
        _dress("light")
    colours = theme().windows
    for kind in _TO_FILL_IN:
        _change(kind, _ROLE.Window, colours.boxes)
    # Menus have boxes, too. The list of a combo box fills its rows with this brush, so it must paint nothing.
    _change("QMenu", _ROLE.Window, colours.boxes, Qt.BrushStyle.NoBrush)
    if colours.outlines != colours.window:
        for kind in _OUTLINED:
            _change(kind, _ROLE.Window, colours.outlines)
    if QApplication.palette().highlight().color() == QColor(colours.highlight):  # else it is the system's
        for kind in _FRAMED:
            _change(kind, _ROLE.Highlight, colours.focus)
            _change(kind, _ROLE.HighlightedText, colours.base)


def _change(
    kind: str, role: QPalette.ColorRole, colour: str, pattern: Qt.BrushStyle = Qt.BrushStyle.SolidPattern
) -> None:
    """Give a kind of widgets a colour of its own.

    Fusion derives their outlines from the window's, and the frame of what has the keys from the highlight.
    """
    palette = QApplication.palette(kind)  # type: ignore[call-overload]
    palette.setBrush(role, QBrush(QColor(colour), pattern))
    QApplication.setPalette(palette, kind)  # type: ignore[arg-type]


def _dress(name: str) -> None:
    """Give all windows the palette of a theme."""
    colours = themes()[name].windows
    palette = QPalette()
    for role, field in _ROLES.items():
        palette.setColor(QPalette.ColorRole[role], QColor(getattr(colours, field)))
    for faint in _FAINT:
        palette.setColor(QPalette.ColorGroup.Disabled, faint, QColor(colours.disabled))
    QApplication.setPalette(palette)
