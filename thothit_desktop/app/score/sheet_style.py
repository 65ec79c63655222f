# SPDX-License-Identifier: MIT
"""The style sheet of the score sheet, by the roles of its parts."""

from PySide6.QtGui import QFont

from thothit_desktop.table.drawing.heading_face import heading_family
from thothit_desktop.table.theme.theme import DocumentColours

_SIZES = {
    "name": 1.3,
    "title": 1.0,
    "excluded": 1.0,
    "mark": 1.0,
    "dot": 0.8,
    "heading": 1.0,
    "plain": 1.0,
    "detail": 0.88,
    "points": 1.25,
    "sum": 1.8,
    "total": 1.15,
}
"""Text sizes by role, relative to the plain text."""


LARGE, PLAIN = 1.9, 1.1
"""Sizes of the usual and of a long headline, relative to the plain text."""


def headline_font(pixels: float) -> QFont:
    """Return the font of a headline."""
    font = QFont(heading_family())
    font.setPixelSize(round(pixels))
    font.setBold(True)
    return font


def style_sheet(tone: DocumentColours, size: float, unit: float, narrow: bool, headline: float) -> str:
    """Return the style sheet for a plain text of `size` pixels, in a `narrow` room or a wider one.

    `headline` is the size of the headline, relative to the plain text.
    """
    words, beside = (size, 1) if narrow else (size * 1.1, 3)
    sizes = "".join(
        f'QWidget[role="{role}"] {{ font-size: {round(size * scale)}px; }}' for role, scale in _SIZES.items()
    )
    radius, pad = round(6 * unit), round(6 * unit)
    return f"""
    #panel {{ background: {tone.ground}; border: {round(2 * unit)}px solid {tone.accent};
        border-radius: {round(10 * unit)}px; }}
    #panel QScrollArea {{ background: transparent; }}
    #panel QScrollBar, #panel QScrollArea::corner {{ background: transparent; }}
    #panel QScrollBar:vertical {{ width: {round(10 * unit)}px; }}
    #panel QScrollBar:horizontal {{ height: {round(10 * unit)}px; }}
    #panel QScrollBar::handle {{ background: {tone.line}; border-radius: {round(4 * unit)}px;
        min-height: {4 * pad}px; min-width: {4 * pad}px; }}
    #panel QScrollBar::add-line, #panel QScrollBar::sub-line {{ height: 0; width: 0; }}
    #panel QLabel {{ color: {tone.ink}; background: transparent; }}
    #panel QStackedWidget, #standings, #panel QWidget[role="page"] {{ background: transparent; }}
    #panel #note {{ color: {tone.quiet}; font-size: {round(size)}px; }}
    #panel #sentence {{ color: {tone.link}; font-size: {round(size * 1.15)}px; font-style: italic; }}
    #headline {{ font-size: {round(size * headline)}px; }}
    #headline, #panel QWidget[role="name"] {{ font-family: "{heading_family()}"; font-weight: bold; }}
    {sizes}
    #panel QWidget[role="heading"],
    #panel QWidget[role="points"], #panel QWidget[role="sum"] {{ font-weight: bold; }}
    #panel QWidget[role="title"], #panel QWidget[role="detail"] {{ color: {tone.quiet}; }}
    #panel QWidget[role="mark"] {{ color: {tone.won_ink}; font-weight: bold; }}
    #panel QWidget[role="dot"] {{ color: {tone.quiet}; }}
    #panel QWidget[role="excluded"] {{ color: {tone.link}; font-weight: bold; }}
    #panel QFrame[role="winner"] {{ background: {tone.won};
        border: {round(1.5 * unit)}px solid {tone.won_edge}; border-radius: {radius}px; }}
    #panel QFrame[role="counted"] {{ background: {tone.won}; border-radius: {radius}px; }}
    #panel QFrame[role="side"] {{ border: {round(1.5 * unit)}px solid {tone.line};
        border-radius: {radius}px; }}
    #panel QFrame[role="rule"], #panel QFrame[role="edge"] {{ background: {tone.line}; }}
    #panel QPushButton {{ font-size: {round(words)}px; color: {tone.ink}; background: transparent;
        border: {round(1.5 * unit)}px solid {tone.line}; border-radius: {radius}px;
        padding: {pad}px {beside * pad}px; }}
    #panel QPushButton:hover {{ background: {tone.line}; }}
    #panel QPushButton#go_on, #panel QPushButton#again {{ color: {tone.on_accent}; background: {tone.accent};
        border-color: {tone.accent}; font-weight: bold; }}
    #panel QPushButton#go_on:hover, #panel QPushButton#again:hover {{ background: {tone.accent_lit}; }}
    #panel QPushButton:focus {{ border-color: {tone.won_edge}; }}
    #panel QPushButton:pressed {{ border-color: {tone.ink}; }}
    """
