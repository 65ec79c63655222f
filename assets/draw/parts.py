# SPDX-License-Identifier: MIT
"""Pieces of the woodcut: small pure functions that return SVG fragments.

All lengths are in card units (a ceki face is 280 x 600, origin top left), all angles in degrees,
clockwise from three o'clock as the screen shows them. A shape of the paper's colour carries no colour
attribute: it takes fill and stroke from the panel's group (see `anatomy`), which also rounds its
corners by 0.4 units. Shapes may run over the edge of the motif zone: the black block is laid on top of
the panel and cuts them off there. No clip path is used, as QtSvg does not know it.

Edges tremble a little, as if cut by hand. The tremble is a fixed function of the place, so that a
picture is the same each time it is drawn and shapes that share a corner still share it.
"""

import math
from collections.abc import Iterable, Sequence

PAPER = "#f0ece2"
INK = "#14131a"
RED = "#d2143a"
BLUE, GREEN = "#2560d0", "#0f7438"

# The motif zone: the part of the panel which the pictures fill.
LEFT, RIGHT = 97.0, 183.0
TOP, BOTTOM = 111.0, 489.0
CENTRE = 140.0

# The paper band that cuts the 4 of Strings in two.
CUT_TOP, CUT_BOTTOM = 256.0, 273.0

WOBBLE = 0.35
"""Largest displacement of a corner along each axis, in units."""

Point = tuple[float, float]


def number(value: float) -> str:
    """A coordinate with at most one decimal, as short as SVG allows."""
    text = f"{value:.1f}"
    return "0" if text == "-0.0" else text.removesuffix(".0")


def numbers(values: Iterable[float]) -> str:
    """Coordinates parted by spaces."""
    return " ".join(number(value) for value in values)


def noise(x: float, y: float, salt: int = 0) -> float:
    """A number from -1 to 1 that depends on the place alone."""
    wave = math.sin(x * 12.9898 + y * 78.233 + salt * 37.719) * 43758.5453
    return 2 * (wave - math.floor(wave)) - 1


def trembled(point: Point, salt: int = 0) -> Point:
    """The point moved by at most WOBBLE along each axis."""
    x, y = point
    return x + WOBBLE * noise(x, y, salt), y + WOBBLE * noise(x, y, salt + 1)


def hand_cut(points: Sequence[Point], stride: float = 64, salt: int = 0) -> list[Point]:
    """The closed outline with trembling corners, and a trembling point about each `stride` units."""
    outline: list[Point] = []
    for index, (x, y) in enumerate(points):
        next_x, next_y = points[(index + 1) % len(points)]
        steps = max(1, round(math.hypot(next_x - x, next_y - y) / stride))
        outline += [
            trembled((x + (next_x - x) * step / steps, y + (next_y - y) * step / steps), salt)
            for step in range(steps)
        ]
    return outline


def outline_data(points: Sequence[Point], salt: int = 0) -> str:
    """Path data of a closed, trembling polygon."""
    return f"M{numbers(value for point in hand_cut(points, salt=salt) for value in point)}Z"


def _paint(fill: str) -> str:
    return "" if fill == PAPER else f' fill="{fill}" stroke="{fill}"'


def path(data: str, fill: str = PAPER) -> str:
    """A filled shape from SVG path data, by the even-odd rule of the panel's group."""
    return f'<path d="{data}"{_paint(fill)}/>'


def polygon(points: Sequence[Point], fill: str = PAPER) -> str:
    """A filled polygon with trembling edges."""
    return path(outline_data(points), fill)


def rect(x: float, y: float, w: float, h: float, fill: str = PAPER) -> str:
    """A filled rectangle with its upper-left corner at (x, y)."""
    return polygon([(x, y), (x + w, y), (x + w, y + h), (x, y + h)], fill)


def bar(y: float, h: float, fill: str = PAPER) -> str:
    """A bar across the whole motif zone, from y down to y + h."""
    return rect(LEFT, y, RIGHT - LEFT, h, fill)


def line(start: Point, end: Point, width: float, fill: str = PAPER) -> str:
    """A straight stroke with square ends."""
    (x1, y1), (x2, y2) = start, end
    length = math.hypot(x2 - x1, y2 - y1)
    dx, dy = (y1 - y2) * width / length / 2, (x2 - x1) * width / length / 2
    return polygon([(x1 + dx, y1 + dy), (x2 + dx, y2 + dy), (x2 - dx, y2 - dy), (x1 - dx, y1 - dy)], fill)


def stroke(data: str, width: float, colour: str = PAPER) -> str:
    """An open line along SVG path data, with square ends and sharp bends."""
    paint = "" if colour == PAPER else f' stroke="{colour}"'
    return f'<path d="{data}" fill="none"{paint} stroke-width="{number(width)}" stroke-linejoin="miter"/>'


def polyline(points: Sequence[Point], width: float, colour: str = PAPER) -> str:
    """An open line through the points, with square ends and sharp bends."""
    return stroke(f"M{numbers(value for point in points for value in trembled(point))}", width, colour)


def _oval(cx: float, cy: float, r: float) -> str:
    # A hand-cut circle is never quite round: its two radii differ by up to 0.3 units.
    flat = 0.15 * noise(cx, cy, round(r))
    return f'cx="{number(cx)}" cy="{number(cy)}" rx="{number(r + flat)}" ry="{number(r - flat)}"'


def disc(cx: float, cy: float, r: float, fill: str = PAPER) -> str:
    """A filled circle."""
    return f"<ellipse {_oval(cx, cy, r)}{_paint(fill)}/>"


def ring(cx: float, cy: float, r: float, width: float, colour: str = PAPER) -> str:
    """A ring of outer radius r; the width lies inside it."""
    paint = "" if colour == PAPER else f' stroke="{colour}"'
    return f'<ellipse {_oval(cx, cy, r - width / 2)} fill="none"{paint} stroke-width="{number(width)}"/>'


def rings(cx: float, cy: float, radii: Sequence[float], width: float) -> str:
    """Concentric rings of the given outer radii."""
    return "".join(ring(cx, cy, r, width) for r in radii)


def on_circle(cx: float, cy: float, r: float, angle: float) -> Point:
    """The point of the circle at that angle."""
    return cx + r * math.cos(math.radians(angle)), cy + r * math.sin(math.radians(angle))


def arc_band(cx: float, cy: float, r: float, width: float, start: float, end: float) -> str:
    """A part of a ring of outer radius r, from angle `start` clockwise to `end`, with square ends."""
    middle = r - width / 2
    large = int((end - start) % 360 > 180)
    first, last = on_circle(cx, cy, middle, start), on_circle(cx, cy, middle, end)
    return stroke(f"M{numbers(first)}A{numbers((middle, middle))} 0 {large} 1 {numbers(last)}", width)


def segment(cx: float, cy: float, r: float, start: float, end: float, fill: str = PAPER) -> str:
    """The part of a disc between the arc from `start` clockwise to `end` and its chord (180: half disc)."""
    large = int((end - start) % 360 > 180)
    first, last = on_circle(cx, cy, r, start), on_circle(cx, cy, r, end)
    return path(f"M{numbers(first)}A{numbers((r, r))} 0 {large} 1 {numbers(last)}Z", fill)


def seed(cx: float, cy: float, rx: float, ry: float, angle: float) -> str:
    """A filled ellipse turned by the angle: the seed of the *ceplok* pattern."""
    return (
        f'<ellipse rx="{number(rx)}" ry="{number(ry)}" '
        f'transform="translate({numbers((cx, cy))})rotate({number(angle)})"/>'
    )


def rhombus(cx: float, cy: float, rx: float, ry: float, width: float | None = None) -> str:
    """A rhombus with half-diagonals rx, ry; with a width, only its outline, that wide across the sides."""

    def corners(scale: float) -> list[Point]:
        return [(cx, cy - ry * scale), (cx + rx * scale, cy), (cx, cy + ry * scale), (cx - rx * scale, cy)]

    if width is None:
        return polygon(corners(1))
    # The distance from the centre to a side is rx * ry / side; the hole's side is `width` nearer.
    inner = 1 - width * math.hypot(rx, ry) / (rx * ry)
    return path(outline_data(corners(1)) + outline_data(corners(inner)))


def star(cx: float, cy: float, tips: int, r: float, inner: float, start: float = -90) -> list[Point]:
    """Corners of a star: tips on the circle r, the notches on the circle `inner`, first tip at `start`."""
    return [
        on_circle(cx, cy, inner if index % 2 else r, start + index * 180 / tips) for index in range(2 * tips)
    ]


def triangle_row(
    y: float,
    h: float,
    count: int,
    gap: float = 8,
    *,
    up: bool = True,
    left: float = LEFT,
    right: float = RIGHT,
) -> str:
    """A row of triangles from y down to y + h, pointing up or down, their bases `gap` apart."""
    base = (right - left - gap * (count - 1)) / count
    tip, foot = (y, y + h) if up else (y + h, y)
    row = ""
    for index in range(count):
        x = left + index * (base + gap)
        row += outline_data([(x, foot), (x + base / 2, tip), (x + base, foot)])
    return path(row)


def bricks(x: float, y: float, w: float, h: float, count: int, gap: float = 8) -> str:
    """A ladder: `count` bricks of w x h one under the other, `gap` apart, the first at (x, y)."""
    return path(
        "".join(
            outline_data([(x, top), (x + w, top), (x + w, top + h), (x, top + h)])
            for top in (y + index * (h + gap) for index in range(count))
        )
    )


def mirrored(fragment: str) -> str:
    """The fragment reflected left to right in the card's axis."""
    return f'<g transform="matrix(-1 0 0 1 {number(2 * CENTRE)} 0)">{fragment}</g>'


def turned(fragment: str) -> str:
    """The fragment turned by half a circle about the card's centre."""
    return f'<g transform="rotate(180 140 300)">{fragment}</g>'


def moved(fragment: str, dx: float, dy: float) -> str:
    """The fragment shifted by (dx, dy)."""
    return f'<g transform="translate({numbers((dx, dy))})">{fragment}</g>'
