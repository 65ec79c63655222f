# SPDX-License-Identifier: MIT
"""Cells as they are cut on a wood block: a bar of paper, then black lines through it.

Lines may run a little over the cell's edge into the black around it; what is drawn later covers them.
"""

from collections.abc import Sequence

from assets.draw.parts import CENTRE, INK, LEFT, PAPER, RIGHT, Point, bar, outline_data, path, polyline

GAP = 7.0
"""Black between two white shapes."""
HALF = (RIGHT - LEFT) / 2
OVER = 4.0
"""How far a cut runs over the edge of its cell."""


def cut_bar(y: float, h: float, *cuts: Sequence[Point]) -> str:
    """A bar of paper from y down to y + h with black lines cut through it."""
    return bar(y, h) + "".join(polyline(cut, GAP, INK) for cut in cuts)


def nested_v(y: float, h: float, *stripes: tuple[float, float]) -> str:
    """Paper Vs one in the other from y down, each a stripe between two distances from the axis at y.

    The outermost has its tip h below; a stripe that begins at distance 0 is a triangle.
    """
    outermost = max(outer for _, outer in stripes)
    data = ""
    for inner, outer in stripes:
        tip, notch = (y + h * reach / outermost for reach in (outer, inner))
        arms = [(CENTRE - inner, y), (CENTRE, notch), (CENTRE + inner, y)] if inner else []
        data += outline_data([(CENTRE - outer, y), *arms, (CENTRE + outer, y), (CENTRE, tip)])
    return path(data)


def zigzag(y: float, h: float, teeth: int, *, rising: bool = False) -> str:
    """A bar cut into `teeth` hanging triangles, those that stand between, and two halves.

    A rising one begins at the foot: its whole triangles stand.
    """
    step = HALF / teeth
    return cut_bar(y, h, [(LEFT + step * i, y + h if i % 2 != rising else y) for i in range(2 * teeth + 1)])


def boxes(*places: tuple[float, float, float, float], fill: str = PAPER) -> str:
    """Rectangles (x, y, width, height) in one path."""
    outlines = ([(x, y), (x + w, y), (x + w, y + h), (x, y + h)] for x, y, w, h in places)
    return path("".join(outline_data(outline) for outline in outlines), fill)
