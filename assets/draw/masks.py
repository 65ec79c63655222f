# SPDX-License-Identifier: MIT
"""The mask of the Myriads' heroes: V brows, wedge nose, crescent chin, and the collar of three arches.

Each piece is cut as on a wood block, paper first and ink over it, so the order of the pieces counts:
collar, brows, chin, nose.
"""

from collections.abc import Sequence

from assets.draw.cuts import GAP, HALF, OVER, chevron, cut_bar
from assets.draw.parts import (
    CENTRE,
    INK,
    LEFT,
    arc_band,
    bar,
    disc,
    line,
    mirrored,
    path,
    segment,
)


def brows(y: float, h: float, apexes: Sequence[float], slope: float, eye: tuple[float, float]) -> str:
    """Brows in a V on a bar from y down to y + h, parted by an upright.

    The black chevrons between them have their tips `apexes` below y, the outermost last. Under it each
    cheek has an eye, cut off by a line from `eye[0]` at the side to `eye[1]` at the brow, both below y.
    """
    chevrons = [chevron(y - OVER, y + apex, slope) for apex in apexes]
    brow_x = CENTRE - (apexes[-1] - eye[1]) / slope
    cheek = line((LEFT - OVER, y + eye[0]), (brow_x, y + eye[1]), GAP, INK)
    return cut_bar(y, h, [(CENTRE, y - OVER), (CENTRE, y + h + OVER)], *chevrons) + cheek + mirrored(cheek)


def chin(y: float) -> str:
    """A half disc under y; with the nose in it a crescent is left."""
    return segment(CENTRE, y, HALF, 0, 180)


def mask_nose(tip: float, foot: float, half_tip: float = 4, half_foot: float = 28) -> str:
    """A black wedge that widens downwards from `tip` to `foot`, with two white nostrils in it."""
    wedge = (
        f"M{CENTRE - half_tip} {tip}L{CENTRE - half_foot} {foot}"
        f"Q{CENTRE} {foot + 16} {CENTRE + half_foot} {foot}L{CENTRE + half_tip} {tip}Z"
    )
    slope = (half_foot - half_tip) / (foot - tip)
    start, end = tip + 11 / slope, foot - 3
    base = half_foot - 8.5
    nostrils = path(f"M{CENTRE} {start:.1f}L{CENTRE - base} {end}Q{CENTRE} {end + 11} {CENTRE + base} {end}Z")
    return path(wedge, INK) + nostrils + line((CENTRE, start - 4), (CENTRE, foot + 6), 5, INK)


def arches(base: float) -> str:
    """Three concentric arches standing on `base`, in a black halo that cuts what lies above."""
    return disc(CENTRE, base, HALF + GAP, INK) + "".join(
        arc_band(CENTRE, base, r, 8, 180, 360) for r in (43, 28, 13)
    )


def collar(chin_y: float, base: float) -> str:
    """The arches, and what is left of the paper between them and the chin round `chin_y`."""
    return bar(chin_y + 20, base - chin_y - 34) + disc(CENTRE, chin_y, HALF + GAP, INK) + arches(base)
