# SPDX-License-Identifier: MIT
"""The data of a theme: the colours of windows, documents, charts and the table."""

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtGui import QColor


class WindowColours(NamedTuple):
    """The roles of a `QPalette`, and the colour of disabled words.

    Fusion draws outlines only in a darker tone of the window's colour: `boxes` and `outlines` are the window
    colours for fields and check boxes, and for buttons and the like. `focus` frames the widget with the
    keyboard focus, and is the background of selected text.
    """

    window: str
    window_text: str
    base: str
    alternate_base: str
    text: str
    button: str
    button_text: str
    bright_text: str
    tool_tip_base: str
    tool_tip_text: str
    placeholder_text: str
    highlight: str
    highlighted_text: str
    link: str
    light: str
    midlight: str
    mid: str
    dark: str
    shadow: str
    disabled: str
    boxes: str
    focus: str
    outlines: str


class DocumentColours(NamedTuple):
    """Background, text, quieter text, thin lines, the accent, links, the winner's words."""

    ground: str
    ink: str
    quiet: str
    line: str
    accent: str
    accent_lit: str
    on_accent: str
    link: str
    won: str
    won_edge: str
    won_ink: str


class ReviewColours(NamedTuple):
    """The grades of decisions from the best down, and the kinds of steps in a round's course."""

    best: str
    good: str
    inaccuracy: str
    mistake: str
    blunder: str
    deal_step: str
    own_step: str
    others_step: str
    loss_step: str


class CallColours(NamedTuple):
    """The bar of calls and its buttons: open, under the mouse, pressed, focused, and closed."""

    bar: str
    bar_edge: str
    open: str
    hover: str
    ink: str
    edge: str
    pressed: str
    focus_ink: str
    focus_edge: str
    closed: str
    closed_ink: str
    closed_edge: str
    key: str
    key_edge: str
    closed_key_edge: str
    time_left: str
    time_gone: str


class TableColours(NamedTuple):
    """Plates, words and frames on the table.

    The accent draws attention, `gold` is the same as a line on the mat; `paper` and `ink` are light and dark,
    `ground` is under plates, `notice` and `warning` under messages; `shade` covers cards that may not be
    chosen, `seal` is red ink, `last` frames those of the last play.
    """

    accent: QColor
    gold: QColor
    rim: QColor
    faint: QColor
    paper: QColor
    ink: QColor
    ground: QColor
    notice: QColor
    notice_rim: QColor
    warning: QColor
    warning_rim: QColor
    shade: QColor
    seal: QColor
    last: QColor


class MatColours(NamedTuple):
    """The background's colours: planks and their joints, the mat's two strands, its binding, lines on it."""

    floor: QColor
    joint: QColor
    light: QColor
    dark: QColor
    binding: QColor
    line: QColor


class RoomColours(NamedTuple):
    """The light of morning, afternoon and lamp, the shade where it does not reach, and things in the room.

    `puppet` is the colour of a puppet's shadow, `screed` of a veranda's floor, `china` of a saucer with its
    `glaze`.
    """

    morning: QColor
    afternoon: QColor
    lamp: QColor
    shade: QColor
    puppet: QColor
    screed: QColor
    china: QColor
    glaze: QColor
    tea: QColor


class Theme(NamedTuple):
    """All colours of the program."""

    id: str
    woven: bool
    """True if floor and mat have grain and weave; else they are plain."""
    lamp_lit: bool
    """True if the room is lit by a lamp, else by the sun."""
    lines: float
    """The thickness of frames and edges on the table, relative to the usual one."""
    windows: WindowColours
    documents: DocumentColours
    review: ReviewColours
    calls: CallColours
    table: TableColours
    room: RoomColours
    mats: Mapping[str, MatColours]
    """The mats by id."""
