# SPDX-License-Identifier: MIT
"""The icons of the choices for a computer seat, for menus and buttons."""

from PySide6.QtGui import QColor, QIcon

from thothit_desktop.players.levels import stage_of
from thothit_desktop.players.matched_level import MATCHED
from thothit_desktop.table.drawing.growth_signs import CHANGING, GROWTH, growth_pixmap


def level_icon(choice: str, ink: QColor, checked: QColor, size: float, ratio: float) -> QIcon:
    """Return the icon of a level or of `MATCHED`, in the colours `ink` and, if checked, `checked`."""
    path = CHANGING if choice == MATCHED else GROWTH[stage_of(choice)]
    icon = QIcon()
    for colour, state in ((ink, QIcon.State.Off), (checked, QIcon.State.On)):
        icon.addPixmap(growth_pixmap(path, colour, size, ratio), QIcon.Mode.Normal, state)
    return icon
