# SPDX-License-Identifier: MIT
"""The shadows of leather puppets, which stand in rows beside the screen of a shadow play."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from thothit_desktop.table.drawing.path_text import painter_path

_SOFT = 2
"""Logical pixels for each pixel of the picture: shadows have no sharp edges."""
_APART, _SMALLER = 0.56, 0.93
"""The distance between two puppets, in heights of the first; the size of each relative to the one before."""
LEAST = 36
"""The least height of an area with puppets, in logical pixels."""

_TREE = (
    "M50 2 C53 24 62 36 76 58 C94 86 98 116 86 146 L80 164 L90 168 L90 178 L54 178 L52 200 L48 200 L46 "
    "178 L10 178 L10 168 L20 164 L14 146 C2 116 6 86 24 58 C38 36 47 24 50 2 Z"
)
_BRANCHES = (
    "M50 34 L50 160 M50 130 C36 126 26 116 24 98 M50 130 C64 126 74 116 76 98 M50 100 C40 96 34 88 33 74 "
    "M50 100 C60 96 66 88 67 74 M50 72 C45 70 42 64 42 54 M50 72 C55 70 58 64 58 54 M26 152 L44 152 M56 "
    "152 L74 152"
)
_REFINED = (
    "M50 40 C58 40 66 46 78 56 C72 58 69 58 67 60 L68 63 L65 64 C64 68 59 69 56 68 L56 76 C66 76 76 78 "
    "82 82 L98 116 L114 98 L121 96 L122 99 L116 102 L120 105 L113 105 L99 124 L95 124 L76 94 C72 104 66 "
    "112 62 120 C70 128 78 146 84 170 L96 190 L104 192 L104 196 L80 196 L72 172 L66 152 L56 174 L52 190 "
    "L60 193 L60 197 L36 197 L42 172 L40 150 C34 162 24 166 12 160 C20 158 28 150 34 136 C38 128 42 124 "
    "46 120 C42 112 38 102 35 92 L24 122 L32 150 L38 158 L32 160 L26 154 L17 122 L26 86 C32 80 40 77 48 "
    "76 L46 66 C40 62 38 52 41 46 C32 56 18 54 14 40 C10 24 20 8 36 6 C30 12 24 22 27 32 C30 40 38 40 43 "
    "34 C46 30 46 40 50 40 Z"
)
_REFINED_HOLES = (
    "M47 84 C54 90 64 90 70 86 M48 94 L64 94 M46 126 L62 126 M44 134 C52 138 62 138 68 134 M52 50 L62 55 "
    "M20 36 C20 26 24 18 28 14 M86 94 L92 106 M27 96 L22 112 M50 144 L58 160 M70 146 L76 162"
)
_BOLD = (
    "M54 36 C64 36 72 42 84 50 C86 54 82 58 76 58 L70 60 L74 64 L69 66 C67 71 60 72 56 71 L56 78 C70 77 "
    "84 80 90 86 L116 76 L128 60 L136 58 L136 62 L130 66 L136 69 L128 72 L120 86 L92 100 C88 108 78 116 "
    "70 122 C84 130 96 150 104 172 L118 186 L126 188 L126 193 L100 193 L90 176 L74 152 L58 166 L44 182 "
    "L44 190 L52 193 L52 197 L26 197 L32 178 L44 150 C34 160 18 160 6 148 C18 150 28 144 36 132 C40 126 "
    "44 124 48 121 C40 114 34 106 32 98 L14 122 L24 146 L30 154 L23 156 L17 148 L5 122 L24 88 C30 82 40 "
    "79 47 78 L46 68 C38 62 37 52 41 45 L26 48 L32 38 L18 34 L30 28 L22 16 L36 20 L40 6 L48 18 L58 8 L58 "
    "22 L70 20 L62 32 Z"
)
_BOLD_HOLES = (
    "M44 88 C54 94 68 94 76 89 M46 98 L70 98 M46 128 L68 128 M44 136 C54 141 66 141 74 136 M54 48 L68 52 "
    "M38 30 L58 28 M40 36 L52 35 M98 88 L112 82 M22 98 L14 112 M52 148 L62 154 M80 150 L92 166"
)
_ROW = ((_TREE, _BRANCHES), *((_REFINED, _REFINED_HOLES), (_BOLD, _BOLD_HOLES)) * 2)
"""The outlines, with what is pierced in them, from the outer edge inwards: the tree of life first."""


def puppets(painter: QPainter, area: QRectF, right: bool, colour: QColor) -> None:
    """Paint shadows from the outer edge of an area inwards, which look towards the middle of the table."""
    image = QImage((area.size() / _SOFT).toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    shadow = QPainter(image)
    shadow.setRenderHint(QPainter.RenderHint.Antialiasing)
    wide, high = area.width() / _SOFT, area.height() / _SOFT
    if right:
        shadow.translate(wide, 0)
        shadow.scale(-1, 1)
    size, x = high / 204, high * 0.06
    for outline, pierced in _ROW:
        if x + 130 * size > wide:
            break
        shadow.save()
        shadow.translate(x, high - 200 * size)
        shadow.scale(size, size)
        _puppet(shadow, outline, pierced, colour)
        shadow.restore()
        x, size = x + high * _APART, size * _SMALLER
    shadow.end()
    painter.drawImage(area, image)


def _puppet(painter: QPainter, outline: str, pierced: str, colour: QColor) -> None:
    """Paint a puppet's outline, and let light through where its leather is pierced."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPath(painter_path(outline))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(0, 0, 0, 170), 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawPath(painter_path(pierced))
