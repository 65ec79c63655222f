# SPDX-License-Identifier: MIT
"""The mask of the Myriads' heroes: V brows, cut cheeks, wedge nose, a jaw, and the collar of arches.

Each piece is cut as on a wood block, paper first and ink over it, so the order of the pieces counts:
spandrels, jaw, brows, nose, arches.
"""

from assets.draw.cuts import GAP, OVER
from assets.draw.parts import (
    CENTRE,
    INK,
    LEFT,
    RIGHT,
    Point,
    arc_band,
    bar,
    disc,
    line,
    mirrored,
    path,
    polyline,
    rect,
    segment,
)

ARCH = 43.0
"""Outer radius of the collar: its feet stand in the corners of the motif zone."""


def both(fragment: str) -> str:
    """The fragment and its reflection in the card's axis."""
    return fragment + mirrored(fragment)


def jaw(top: float, bottom: float, radius: float) -> str:
    """Paper from `top` down to a jaw that ends at `bottom`: an arc of that radius, in a black halo."""
    cy = bottom - radius
    halo = disc(CENTRE, cy, radius + GAP, INK) + rect(
        LEFT - OVER, top - GAP, RIGHT - LEFT + 2 * OVER, 40, INK
    )
    return halo + disc(CENTRE, cy, radius) + bar(top, cy - top + 6)


def brows(top: float, slope: float, offsets: tuple[float, float], upright: float) -> str:
    """The cuts of brows in a V below `top`: an upright of that width, and two nested Vs of that slope.

    Where they leave the upper edge the Vs are `offsets` beside the axis, so that the inner one encloses
    two small triangles and both together a pair of stripes.
    """
    cuts = rect(CENTRE - upright / 2, top - OVER, upright, slope * offsets[0] + 24 + OVER, INK)
    for offset in offsets:
        start = (CENTRE - offset - OVER / slope, top - OVER)
        cuts += both(line(start, (CENTRE, top + slope * offset), 8, INK))
    return cuts


def cheek(*cuts: tuple[Point, Point]) -> str:
    """Straight cuts through the left cheek, and their reflections."""
    return both("".join(line(start, end, GAP, INK) for start, end in cuts))


def wedge_nose(tip: float, foot: float, half_foot: float) -> str:
    """A black wedge that widens downwards from `tip` to `foot`, with two white nostrils in it."""
    half_tip = 4
    wedge = (
        f"M{CENTRE - half_tip} {tip}L{CENTRE - half_foot} {foot}"
        f"Q{CENTRE} {foot + 18} {CENTRE + half_foot} {foot}L{CENTRE + half_tip} {tip}Z"
    )
    slope = (half_foot - half_tip) / (foot - tip)
    start, end, base = tip + 10.5 / slope, foot - 2, half_foot - 9
    nostrils = path(f"M{CENTRE} {start:.1f}L{CENTRE - base} {end}Q{CENTRE} {end + 7} {CENTRE + base} {end}Z")
    return path(wedge, INK) + nostrils + line((CENTRE, start - 4), (CENTRE, foot + 6), 7.5, INK)


def arches(base: float) -> str:
    """Two arches over a half disc, standing on `base`, in a black halo that cuts what lies above."""
    halo = disc(CENTRE, base, ARCH + GAP, INK) + rect(LEFT - OVER, base, RIGHT - LEFT + 2 * OVER, 54, INK)
    outer = arc_band(CENTRE, base, ARCH, 8, 180, 360)
    return halo + outer + arc_band(CENTRE, base, 28.5, 7.5, 180, 360) + segment(CENTRE, base, 13.5, 180, 360)


def spandrels(jaw_bottom: float, base: float) -> str:
    """Return the rest of the paper on both sides between a jaw and the arches standing on `base`."""
    middle = (jaw_bottom + base - ARCH) / 2
    return both(rect(LEFT, middle - 15, 34, 30))


def gable(top: float, height: float, left: float = LEFT, right: float = RIGHT) -> str:
    """A band of paper cut by a V into one hanging triangle and two standing at its sides."""
    band = rect(left, top, right - left, height)
    return band + polyline([(left, top - 3), (CENTRE, top + height + 1), (right, top - 3)], GAP, INK)
