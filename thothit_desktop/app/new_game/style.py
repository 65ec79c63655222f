# SPDX-License-Identifier: MIT
"""The style sheet of the New game dialog, by the roles of its parts."""

from thothit_desktop.table.drawing.heading_face import heading_family
from thothit_desktop.table.theme.theme import DocumentColours

_SIZES = {
    "title": 1.9,
    "lead": 1.08,
    "section": 1.08,
    "name": 1.2,
    "option": 1.0,
    "value": 1.0,
    "summary": 1.0,
    "chip": 1.0,
    "star": 1.1,
    "figures": 0.92,
    "mark": 0.92,
    "marker": 0.92,
    "hint": 0.92,
}
"""Text sizes by role, as factors of the plain size."""


def style_sheet(tone: DocumentColours, size: float, unit: float) -> str:
    """Return the style sheet for a plain text of `size` pixels."""
    sizes = "".join(
        f'#panel *[role="{role}"] {{ font-size: {round(size * scale)}px; }}' for role, scale in _SIZES.items()
    )
    bar, dot = round(12 * unit), 2 * round(4.5 * unit)
    radius, pad, line = round(6 * unit), round(4 * unit), round(1.5 * unit)
    return f"""
    #panel {{ background: {tone.ground}; }}
    #panel QScrollArea, #gallery, #detail {{ background: transparent; }}
    #panel QLabel {{ color: {tone.ink}; background: transparent; font-size: {round(size)}px; }}
    {sizes}
    #panel *[role="title"], #panel *[role="section"], #panel *[role="name"],
    #panel *[role="option"] {{ font-weight: bold; }}
    #panel *[role="title"], #panel *[role="name"] {{ font-family: "{heading_family()}"; }}
    #panel *[role="title"] {{ color: {tone.link}; }}
    #panel *[role="figures"], #panel *[role="hint"], #panel *[role="mark"] {{ color: {tone.quiet}; }}
    #panel *[role="star"] {{ color: {tone.won_edge}; }}
    #panel QFrame[role="rule"] {{ background: {tone.line}; }}
    #panel QScrollBar {{ background: transparent; width: {bar}px; margin: 0px; }}
    #panel QScrollBar::handle {{ background: {tone.line}; border-radius: {bar // 2 - 2}px; margin: 2px;
        min-height: {4 * bar}px; }}
    #panel QScrollBar::handle:disabled {{ background: transparent; }}
    #panel QScrollBar::handle:hover {{ background: {tone.quiet}; }}
    #panel QScrollBar::add-line, #panel QScrollBar::sub-line {{ height: 0px; }}
    #panel QScrollBar::add-page, #panel QScrollBar::sub-page {{ background: transparent; }}
    #panel QRadioButton {{ color: {tone.ink}; border: {line}px solid transparent;
        border-radius: {radius}px; }}
    #panel QRadioButton::indicator {{ width: {dot}px; height: {dot}px; border: {line}px solid {tone.quiet};
        border-radius: {dot // 2 + line}px; margin-left: {round(4 * unit)}px; }}
    #panel QRadioButton::indicator:checked {{ border-color: {tone.link};
        background: qradialgradient(cx: 0.5, cy: 0.5, radius: 0.5, fx: 0.5, fy: 0.5, stop: 0 {tone.link},
        stop: 0.5 {tone.link}, stop: 0.6 {tone.ground}, stop: 1 {tone.ground}); }}
    #panel QRadioButton:focus {{ border-color: {tone.won_edge}; }}
    #panel QPushButton {{ font-size: {round(size)}px; color: {tone.ink}; background: transparent;
        border: {line}px solid {tone.line}; border-radius: {radius}px;
        padding: {pad}px {round(2.5 * pad)}px; }}
    #panel QPushButton, #panel QRadioButton {{ outline: none; }}
    #panel QToolButton {{ font-size: {round(size)}px; color: {tone.link}; background: transparent;
        border: {line}px solid transparent; border-radius: {radius}px; padding: {pad}px; }}
    #panel QToolButton:focus {{ border-color: {tone.won_edge}; }}
    #panel QPushButton:hover {{ background: {tone.line}; }}
    #panel QPushButton:focus {{ border-color: {tone.won_edge}; }}
    #panel QPushButton:pressed {{ border-color: {tone.ink}; }}
    #panel QPushButton[role="chip"]:checked {{ color: {tone.on_accent}; background: {tone.accent};
        border-color: {tone.accent}; }}
    #panel QPushButton[role="chip"]:checked:focus {{ border-color: {tone.won_edge}; }}
    #panel #map {{ border: {line}px solid {tone.line}; border-radius: {radius}px; }}
    #panel QPushButton[role="marker"] {{ background: {tone.ground};
        border: {round(unit)}px solid {tone.quiet}; padding: {pad}px {round(6 * unit)}px; }}
    #panel QPushButton[role="marker"]:hover {{ background: {tone.line}; }}
    #panel QPushButton[role="marker"][lit="true"] {{ background: {tone.won}; border-color: {tone.won_edge}; }}
    #panel QPushButton[role="marker"]:checked {{ color: {tone.on_accent}; background: {tone.accent};
        border-color: {tone.accent}; }}
    #panel QPushButton[role="marker"]:focus {{ border-color: {tone.won_edge}; }}
    #panel QLineEdit {{ font-size: {round(size)}px; color: {tone.ink}; background: transparent;
        placeholder-text-color: {tone.quiet}; border: {line}px solid {tone.line};
        border-radius: {radius}px; padding: {pad}px; }}
    #panel QLineEdit:focus {{ border-color: {tone.won_edge}; }}
    #panel QPushButton[role="tile"] {{ padding: 0px; }}
    #panel QPushButton[role="tile"]:checked {{ background: {tone.won}; border-color: {tone.won_edge}; }}
    #panel QPushButton[role="tile"]:checked:focus {{ border-color: {tone.accent_lit}; }}
    #panel QPushButton[role="button"] {{ font-size: {round(size * 1.08)}px;
        padding: {round(1.5 * pad)}px {5 * pad}px; }}
    #panel QPushButton#play {{ color: {tone.on_accent}; background: {tone.accent};
        border-color: {tone.accent}; font-weight: bold; }}
    #panel QPushButton#play:hover {{ background: {tone.accent_lit}; }}
    #panel QPushButton#play:focus {{ border-color: {tone.won_edge}; }}
    """
