# SPDX-License-Identifier: MIT
"""Shapes of the Western courts: fills, lines, discs, fans and pierced rows, paper on ink as a rule."""

from collections.abc import Iterable

from assets.draw.parts import INK, PAPER, Point
from assets.draw.western_pips import SUIT_INK, sign


def fill(data: str, colour: str = PAPER) -> str:
    """A filled shape; the paper's colour comes from the figure's group."""
    paint = "" if colour == PAPER else f' fill="{colour}"'
    return f'<path d="{data}"{paint}/>'


def stroke(data: str, width: float, colour: str = INK) -> str:
    """A line with square ends."""
    return f'<path d="{data}" fill="none" stroke="{colour}" stroke-width="{width:g}"/>'


def disc(x: float, y: float, r: float, colour: str = PAPER) -> str:
    """A filled circle."""
    paint = "" if colour == PAPER else f' fill="{colour}"'
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}"{paint}/>'


def rings(x: float, y: float, *radii: float) -> str:
    """Discs one in another, paper and ink by turns, from the largest inwards."""
    return "".join(disc(x, y, r, INK if i % 2 else PAPER) for i, r in enumerate(radii))


def fan(data: str, x: float, y: float, *angles: float, colour: str = PAPER) -> str:
    """The shape, drawn upright from the origin, repeated round (x, y) at each angle."""
    turns = "".join(f'<path d="{data}" transform="rotate({angle:g})"/>' for angle in angles)
    paint = "" if colour == PAPER else f' fill="{colour}"'
    return f'<g transform="translate({x:g} {y:g})"{paint}>{turns}</g>'


def pierced(places: Iterable[Point], r: float = 3) -> str:
    """Round holes as a puppet cutter's punch makes them."""
    return "".join(disc(x, y, r, INK) for x, y in places)


def leaning(fragment: str, x: float, y: float, angle: float) -> str:
    """A fragment drawn upright from the origin, set at (x, y) and turned by the angle."""
    return f'<g transform="translate({x:g} {y:g})rotate({angle:g})">{fragment}</g>'


def emblem(suit: str, x: float, y: float, height: float) -> str:
    """The suit's sign in its own colour, on paper."""
    return f'<g fill="{SUIT_INK}">{sign(suit, x, y, height)}</g>'
