# SPDX-License-Identifier: MIT
"""Floors, packages and arrows as SVG; nothing but what is given decides the picture."""

import textwrap
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from architecture.graph import Edges, ranks, without_detours

FAMILIES = "the families"
"""The one box for all families of a floor; each has a column in it, the same on every floor."""


@dataclass(frozen=True)
class Floor:
    """A floor as it is drawn."""

    number: int
    name: str
    text: str
    boxes: dict[str, str]
    """By name what is written into it."""

    modules: frozenset[str]
    """The boxes that are no package but hold the names of modules."""

    imports: Edges
    families: dict[str, bool]
    """All families, and whether this floor has something of theirs."""

    listing: str
    """The box with the module that lists the families; empty where there is none."""


@dataclass(frozen=True)
class Rectangle:
    """A part of the picture, in pixels."""

    x: int
    y: int
    width: int
    height: int

    @property
    def middle(self) -> int:
        """The x of its middle."""
        return self.x + self.width // 2

    @property
    def bottom(self) -> int:
        """The y of its lower edge."""
        return self.y + self.height


WIDTH, MARGIN = 1200, 16
LANE = 12
"""Pixels between the arrows from floor to floor, which run in the left margin."""

LABEL = 150
"""The width of what a floor says of itself."""

BOX, FAMILY = 172, 84
"""The widest box of a package, and the width of a family's column."""

LINE, LETTER = 13, 6
"""The height of a line and the width of a letter."""

GAP = 32
"""Pixels between rows, where the arrows run, and between floors."""

LEGEND = "An arrow: imports. What follows from other arrows is left out. Dotted: lists. Red: a circle."

STYLE = """
text { font-family: "DejaVu Sans", Verdana, sans-serif; fill: #2b2118; }
.name { font-size: 14px; font-weight: bold; } .words { font-size: 10.5px; }
.floor { fill: #f3e8d2; stroke: #c9a66b; } .box { fill: #fffdf7; stroke: #7b1e22; }
.plug { fill: #f7dfd3; stroke: #7b1e22; stroke-dasharray: 5 3; }
.arrow { fill: none; stroke: #5a4632; stroke-width: 1.4; marker-end: url(#head); }
.lists { stroke-width: 2; stroke-dasharray: 1 4; stroke-linecap: round; }
.circle { stroke: #d2143a; stroke-dasharray: 4 3; }
.down { stroke: #7b1e22; stroke-width: 2; }
"""

HEAD = (
    '<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" '
    'orient="auto"><path d="M0,0L8,4L0,8z" fill="#5a4632"/></marker></defs>'
)


def svg(floors: Sequence[Floor], between: Sequence[tuple[str, str]]) -> str:
    """The picture of floors from above to below, and of which floor imports which other one."""
    left = MARGIN + LANE * (len(between) + 1)
    columns = _columns(floors[0])
    parts = [_text(left, MARGIN + 12, LEGEND, "words")]
    parts += [_text(x + FAMILY // 2, MARGIN + 12, name, "name", "middle") for name, x in columns.items()]
    bands: dict[str, Rectangle] = {}
    y = MARGIN + 24
    for floor in floors:
        places = _places(floor, left + LABEL, y + GAP - 6)
        height = max(place.bottom for place in places.values()) + GAP - 6 - y
        bands[floor.name] = Rectangle(left, y, WIDTH - MARGIN - left, height)
        parts += _floor(floor, bands[floor.name], places)
        y += height + GAP
    # Short arrows run next to the floors, long ones outside.
    short_first = sorted(between, key=lambda pair: (bands[pair[1]].y - bands[pair[0]].y, bands[pair[0]].y))
    parts += [
        _down(bands[upper], bands[lower], left - LANE * (lane + 1))
        for lane, (upper, lower) in enumerate(short_first)
    ]
    whole = Rectangle(0, 0, WIDTH, y - GAP + MARGIN)
    size = f'width="{WIDTH}" height="{whole.height}" viewBox="0 0 {WIDTH} {whole.height}"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-labelledby="title">',
        '<title id="title">Floors, packages and imports</title>',
        f"<style>{STYLE}</style>",
        HEAD,
        f'<rect width="{WIDTH}" height="{whole.height}" fill="#fbf6ea"/>',
        *parts,
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _columns(floor: Floor) -> dict[str, int]:
    """Where the column of each family begins."""
    right = WIDTH - MARGIN - 14
    return {name: right - FAMILY * (len(floor.families) - index) for index, name in enumerate(floor.families)}


def _floor(floor: Floor, band: Rectangle, places: dict[str, Rectangle]) -> list[str]:
    """A floor's band and what it says of itself, its arrows, and its boxes over them."""
    parts = [_rectangle("floor", band)]
    parts.append(_text(band.x + 14, band.y + 26, f"{floor.number} {floor.name}", "name"))
    parts += [
        _text(band.x + 14, band.y + 44 + 14 * row, line, "words")
        for row, line in enumerate(textwrap.wrap(floor.text, 22))
    ]
    rank = ranks(floor.imports)
    for source, targets in without_detours(floor.imports).items():
        for target in sorted(targets):
            draw = _arrow if rank[source] > rank[target] else _circle
            parts.append(draw(places[source], places[target]))
    if floor.listing:
        parts.append(_lists(places[floor.listing], places[FAMILIES]))
    for name, place in places.items():
        parts += _families(floor, place) if name == FAMILIES else _box(name, floor.boxes[name], place)
    return parts


def _places(floor: Floor, left: int, y: int) -> dict[str, Rectangle]:
    """Where the boxes stand, from a corner on: each above all that it imports."""
    first = min(_columns(floor).values())
    rank = ranks(floor.imports)
    places: dict[str, Rectangle] = {}
    for row in range(max(rank.values()), -1, -1):
        names = [name for name in rank if rank[name] == row]
        shared = _below_their_users([name for name in names if name != FAMILIES], floor.imports, places)
        step = (first - GAP - left) // max(1, len(shared))
        # A list of names wants room.
        wanted = {
            name: LETTER * len(floor.boxes[name]) // 2 if name in floor.modules else 0 for name in shared
        }
        widths = {name: min(max(BOX, wanted[name]), step - 8) for name in shared}
        lines = max([2, *(len(_lines(floor.boxes[name], widths[name])) for name in shared)])
        height = 30 + LINE * lines
        for index, name in enumerate(shared):
            x = left + step * index + (step - widths[name]) // 2
            places[name] = Rectangle(x, y, widths[name], height)
        if FAMILIES in names:
            places[FAMILIES] = Rectangle(first - 6, y, FAMILY * len(floor.families) + 12, height)
        y += height + GAP
    return places


def _below_their_users(row: list[str], imports: Edges, places: dict[str, Rectangle]) -> list[str]:
    """A row in such an order that its boxes stand about below those that import them."""

    def users(name: str) -> float:
        found = [place.middle for other, place in places.items() if name in imports[other]]
        return sum(found) / len(found) if found else 0

    return sorted(row, key=lambda name: (users(name), name))


def _families(floor: Floor, place: Rectangle) -> list[str]:
    """The families of a floor, each in its column."""
    parts = [_rectangle("plug", place)]
    for name, x in _columns(floor).items():
        if floor.families[name]:
            box = Rectangle(x + 4, place.y + 8, FAMILY - 8, place.height - 16)
            parts.append(_rectangle("box", box))
            parts.append(_text(box.middle, box.y + box.height // 2 + 5, name, "name", "middle"))
    return parts


def _box(name: str, words: str, place: Rectangle) -> list[str]:
    """A package with what it says of itself, or modules by their names."""
    title = name.partition(",")[0]
    parts = [_rectangle("box", place), _text(place.middle, place.y + 20, title, "name", "middle")]
    return parts + [
        _text(place.middle, place.y + 37 + LINE * row, line, "words", "middle")
        for row, line in enumerate(_lines(words, place.width))
    ]


def _lines(words: str, width: int) -> list[str]:
    """Words in lines that a box has room for."""
    return textwrap.wrap(words, width // LETTER)


def _arrow(source: Rectangle, target: Rectangle) -> str:
    """From the lower edge of a box to the upper one of another."""
    x1, y1, x2, y2 = source.middle, source.bottom, target.middle, target.y - 1
    half = (y1 + y2) // 2
    return f'<path class="arrow" d="M{x1},{y1} C{x1},{half} {x2},{half} {x2},{y2}"/>'


def _circle(source: Rectangle, target: Rectangle) -> str:
    """Between two boxes of a row that lead to each other, below them."""
    bend = source.bottom + GAP // 2
    start, end = f"{source.middle},{source.bottom}", f"{target.middle},{target.bottom + 1}"
    return f'<path class="arrow circle" d="M{start} C{source.middle},{bend} {target.middle},{bend} {end}"/>'


def _lists(source: Rectangle, target: Rectangle) -> str:
    """From the list of the families to them."""
    x1, y1, x2, y2 = source.x + source.width, source.y + 14, target.x - 1, target.y + 14
    half = (x1 + x2) // 2
    return f'<path class="arrow lists" d="M{x1},{y1} C{half},{y1} {half},{y2} {x2},{y2}"/>'


def _down(upper: Rectangle, lower: Rectangle, x: int) -> str:
    """From floor to floor, in the margin."""
    y1, y2 = upper.y + 14 + (upper.x - x), lower.y + 14 + (lower.x - x)
    return f'<path class="arrow down" d="M{upper.x},{y1} H{x} V{y2} H{lower.x - 1}"/>'


def _rectangle(kind: str, place: Rectangle) -> str:
    size = f'width="{place.width}" height="{place.height}"'
    return f'<rect class="{kind}" x="{place.x}" y="{place.y}" {size} rx="6"/>'


def _text(x: int, y: int, words: str, kind: str, anchor: str = "start") -> str:
    return f'<text class="{kind}" x="{x}" y="{y}" text-anchor="{anchor}">{escape(words)}</text>'
