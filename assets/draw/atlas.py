# SPDX-License-Identifier: MIT
"""The map of the places that games come from: each coast at a scale of its own, in the manner of old maps.

The coasts are our own, simplified from general knowledge. Java is drawn large, because most games are at home
there, and the islands around it are pushed together. Only the upper edge cuts land off.
"""

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple

from assets.draw.parts import Point, noise, number, numbers

WIDTH, HEIGHT = 775, 196
GROUND, INK, QUIET, LINE, LAND = "#f8f4e9", "#1f1a17", "#665a4d", "#d9cdb6", "#f4e5bd"
"""The colours of documents in the light theme; the program puts those of its theme in their places."""

Coast = tuple[tuple[float, float], ...]
"""Longitudes and latitudes of an outline."""


class MapPart(NamedTuple):
    """The frame of a part of the world: a longitude and latitude with its place, and units a degree."""

    longitude: float
    latitude: float
    x: float
    y: float
    across: float
    down: float

    def at(self, longitude: float, latitude: float) -> Point:
        """The place of a longitude and latitude."""
        return (
            self.x + (longitude - self.longitude) * self.across,
            self.y + (self.latitude - latitude) * self.down,
        )


STRAITS = MapPart(95.3, 5.2, 48, 0, 13, 9.5)
BORNEO = MapPart(108.9, 1.7, 376, 0, 13.5, 9.5)
JAVA = MapPart(105.2, -5.9, 208, 88, 34, 25)
CELEBES = MapPart(118.8, 1.7, 545, 20, 11.5, 9.5)
PAPUA = MapPart(131, -0.3, 630, 42, 6.4, 5.6)
CAPE = MapPart(15, -26, 14, 121, 5, 6.2)

_MALAYA: Coast = (
    *((100.1, 7.0), (100.35, 5.4), (100.6, 4.2), (101.3, 3.05), (101.8, 2.5), (102.25, 2.2), (102.9, 1.75)),
    *((103.45, 1.3), (103.75, 1.5), (104.25, 1.4), (104.1, 1.95), (103.6, 2.7), (103.35, 3.7), (103.45, 4.6)),
    *((103.1, 5.4), (102.3, 6.2), (101.6, 7.0)),
)
_SINGAPORE: Coast = ((103.62, 1.2), (103.8, 1.32), (104.02, 1.25), (103.98, 1.08), (103.75, 1.0))
_SUMATRA: Coast = (
    *((95.3, 5.6), (96.4, 5.25), (97.5, 5.25), (98.1, 4.4), (98.7, 3.75), (99.8, 3.0), (100.4, 2.5)),
    *((101.0, 2.2), (101.5, 1.6), (102.5, 1.0), (103.0, 0.5), (103.75, 0.1), (103.4, -0.5), (104.4, -1.05)),
    *((104.4, -1.9), (104.9, -2.3), (105.6, -2.6), (106.05, -3.1), (105.85, -4.1), (105.85, -5.7)),
    *((105.4, -5.6), (105.1, -5.8), (104.7, -5.5), (104.5, -5.9), (103.8, -5.1), (102.9, -4.4)),
    *((102.25, -3.8), (101.2, -2.6), (100.4, -1.1), (99.8, 0.1), (99.1, 0.4), (98.8, 1.7), (97.8, 2.2)),
    *((97.2, 3.2), (96.1, 4.1), (95.4, 5.0)),
)
_BANGKA: Coast = (
    *(
        (105.3, -1.8),
        (105.9, -1.6),
        (106.2, -2.2),
        (106.8, -2.6),
        (106.6, -3.05),
        (106.1, -2.8),
        (105.6, -2.2),
    ),
)
_BORNEO: Coast = (
    *(
        (109.6, 2.6),
        (108.95, 1.0),
        (109.1, -0.1),
        (109.6, -0.9),
        (109.95, -1.7),
        (110.2, -2.8),
        (111.0, -3.0),
    ),
    *((111.7, -3.45), (112.6, -3.3), (113.0, -3.0), (113.7, -3.4), (114.2, -3.35), (114.6, -4.1)),
    *((115.6, -3.75), (116.2, -3.9), (116.3, -2.6), (116.7, -1.3), (117.5, -0.8), (117.45, 0.4)),
    *((118.9, 0.95), (117.9, 2.0), (117.9, 2.6)),
)
_JAVA: Coast = (
    *((106.0, -5.9), (106.2, -6.0), (106.3, -5.92), (106.55, -6.03), (106.75, -6.02), (106.88, -6.12)),
    *((107.0, -5.93), (107.35, -5.98), (107.6, -6.2), (107.9, -6.22), (108.3, -6.25), (108.52, -6.5)),
    *((108.58, -6.73), (108.85, -6.82), (109.15, -6.86), (109.7, -6.88), (110.2, -6.9), (110.45, -6.96)),
    *((110.62, -6.82), (110.68, -6.55), (110.92, -6.4), (111.12, -6.52), (111.18, -6.68), (111.5, -6.63)),
    *((112.0, -6.88), (112.4, -6.87), (112.6, -6.9), (112.65, -7.15), (112.8, -7.25), (112.85, -7.5)),
    *((113.0, -7.65), (113.3, -7.75), (113.75, -7.7), (114.05, -7.62), (114.42, -7.78), (114.42, -8.1)),
    *((114.35, -8.4), (114.6, -8.72), (114.25, -8.66), (113.85, -8.6), (113.4, -8.4), (113.0, -8.27)),
    *((112.6, -8.4), (112.1, -8.33), (111.7, -8.3), (111.35, -8.27), (111.0, -8.25), (110.7, -8.18)),
    *((110.3, -8.02), (109.8, -7.86), (109.3, -7.73), (109.0, -7.75), (108.72, -7.66), (108.5, -7.8)),
    *((107.9, -7.75), (107.5, -7.52), (106.9, -7.42), (106.42, -7.38), (106.5, -7.05), (106.2, -6.96)),
    *((105.8, -6.85), (105.45, -6.84), (105.22, -6.78), (105.5, -6.66), (105.82, -6.5), (105.9, -6.15)),
)
_MADURA: Coast = (
    *((112.72, -7.08), (112.85, -6.9), (113.5, -6.88), (114.05, -6.94), (114.1, -7.03), (113.8, -7.12)),
    *((113.4, -7.22), (112.95, -7.18)),
)
_BALI: Coast = (
    *((114.5, -8.12), (114.9, -8.16), (115.2, -8.07), (115.6, -8.2), (115.72, -8.4), (115.4, -8.56)),
    *((115.22, -8.8), (115.1, -8.82), (115.12, -8.66), (114.85, -8.45), (114.55, -8.32)),
)
_CELEBES: Coast = (
    *((119.4, -5.1), (119.55, -5.6), (120.4, -5.6), (120.35, -4.5), (120.45, -3.3), (120.25, -2.95)),
    *((120.9, -2.65), (121.1, -3.1), (121.55, -4.0), (121.6, -4.7), (122.1, -4.8), (122.6, -4.1)),
    *((122.3, -3.3), (121.5, -2.1), (121.9, -1.8), (122.8, -1.1), (123.4, -0.65), (122.2, -0.8)),
    *((121.2, -0.9), (120.75, -1.4), (120.15, -0.9), (120.1, 0.1), (120.5, 0.5), (121.2, 0.4), (122.1, 0.45)),
    *((123.1, 0.45), (124.2, 0.35), (124.8, 0.8), (125.2, 1.55), (124.6, 1.35), (124.0, 0.95), (122.2, 1.0)),
    *((121.0, 1.3), (120.2, 0.9), (119.8, 0.3), (119.75, -0.5), (119.4, -1.1), (119.2, -2.0)),
    *((118.85, -2.7), (118.95, -3.5), (119.45, -3.5), (119.6, -4.2)),
)
_PAPUA: Coast = (
    *(
        (131.0, -0.9),
        (132.1, -0.4),
        (133.2, -0.5),
        (134.1, -0.9),
        (134.1, -2.2),
        (134.5, -2.9),
        (135.2, -3.4),
    ),
    *((136.4, -3.0), (137.4, -1.9), (138.0, -1.5), (139.3, -2.1), (140.8, -2.6), (142.4, -3.15)),
    *(
        (143.8, -3.65),
        (144.7, -4.0),
        (145.8, -5.2),
        (147.7, -6.0),
        (147.8, -6.6),
        (147.0, -6.8),
        (147.3, -7.5),
    ),
    *((148.3, -8.5), (149.4, -9.4), (150.8, -10.2), (150.3, -10.6), (149.0, -10.25), (147.7, -10.0)),
    *((146.8, -9.2), (145.8, -8.1), (144.6, -7.7), (143.4, -8.2), (143.1, -9.1), (141.6, -9.2)),
    *(
        (140.4, -8.5),
        (139.6, -8.1),
        (138.6, -8.4),
        (137.7, -8.3),
        (138.4, -7.4),
        (138.8, -6.8),
        (138.0, -5.6),
    ),
    *(
        (136.8, -4.9),
        (135.6, -4.5),
        (134.4, -3.9),
        (132.9, -4.1),
        (132.7, -3.4),
        (132.2, -2.9),
        (133.5, -2.5),
    ),
    *((133.2, -2.2), (132.0, -2.2), (132.1, -1.7), (131.3, -1.4)),
)
_CAPE: Coast = (
    *(
        (14.9, -26.0),
        (15.2, -27.0),
        (16.4, -28.6),
        (17.2, -29.9),
        (18.2, -31.7),
        (18.0, -32.9),
        (18.4, -34.2),
    ),
    *(
        (19.3, -34.5),
        (20.0, -34.8),
        (21.5, -34.3),
        (23.2, -34.1),
        (25.6, -34.0),
        (27.0, -33.5),
        (28.3, -32.8),
    ),
    *((30.0, -31.3), (31.0, -29.9), (32.2, -28.7), (32.8, -27.2), (32.7, -26.0)),
)
COASTS: tuple[tuple[MapPart, Coast], ...] = (
    *((STRAITS, coast) for coast in (_MALAYA, _SINGAPORE, _SUMATRA, _BANGKA)),
    (BORNEO, _BORNEO),
    *((JAVA, coast) for coast in (_JAVA, _MADURA, _BALI)),
    (CELEBES, _CELEBES),
    (PAPUA, _PAPUA),
)
PEAKS: Coast = (
    *((106.95, -6.85), (108.4, -7.0), (109.2, -7.3), (111.2, -7.7), (112.6, -7.85), (113.0, -8.1)),
    (114.1, -8.15),
)
"""The volcanoes of Java that are drawn."""

PINS: dict[str, tuple[Point, tuple[Point, ...]]] = {
    "melaka-singapore": ((268, 24), (STRAITS.at(102.25, 2.2), STRAITS.at(103.85, 1.2))),
    "java": ((266, 112), ()),
    "magelang": ((324, 72), (JAVA.at(110.22, -7.48),)),
    "yogyakarta": ((392, 177), (JAVA.at(110.36, -7.8),)),
    "surakarta": ((458, 92), (JAVA.at(110.82, -7.57),)),
    "banyuwangi": ((536, 177), (JAVA.at(114.37, -8.2),)),
    "new-guinea": ((690, 72), ()),
    "durban": ((138, 162), (CAPE.at(31.0, -29.9),)),
    "books": ((720, 170), ()),
}
"""By place the middle of its marker, and the towns that it stands for."""


def _drawn(points: Sequence[Point]) -> list[Point]:
    """A line as a hand draws it: with a bay or a cape in each stretch, the longer the larger."""
    line = list(points)
    for swing in (0.13, 0.09):
        finer = line[:1]
        for (x, y), (next_x, next_y) in pairwise(line):
            if math.hypot(next_x - x, next_y - y) > 3.2:
                out = swing * noise(x + next_x, y + next_y)
                finer.append(((x + next_x) / 2 + out * (next_y - y), (y + next_y) / 2 - out * (next_x - x)))
            finer.append((next_x, next_y))
        line = finer
    return line


def _data(line: Iterable[Point]) -> str:
    return f"M{numbers(value for point in line for value in point)}"


def _sea(name: str, across: Sequence[float] = (15, 9)) -> str:
    """Lines in the sea along the coasts of a group, which are painted over on land."""
    return "".join(
        f'<use xlink:href="#{name}" fill="none" stroke="{colour}" stroke-width="{number(width)}"/>'
        for outer in across
        for colour, width in ((LINE, outer), (GROUND, outer - 1.8))
    )


def _islands() -> str:
    """The islands and the peninsula, with the sea around them."""
    outlines = [[part.at(*point) for point in (*coast, coast[0])] for part, coast in COASTS]
    plain = "".join(f'<path d="{_data(outline)}Z"/>' for outline in outlines)
    land = "".join(f'<path d="{_data(_drawn(outline))}Z"/>' for outline in outlines)
    return (
        f'<defs><g id="coasts">{plain}</g></defs>{_sea("coasts")}\n'
        f'<g fill="{LAND}" stroke="{QUIET}" stroke-width="1.3">{land}</g>'
    )


def _peaks() -> str:
    """The volcanoes, with shade on their right slopes."""
    data = ""
    for x, y in (JAVA.at(*peak) for peak in PEAKS):
        slopes = f"M{numbers((x - 7, y + 4))}l5-8 1.6 1.2 1.6-1.2 6 8"
        data += f"{slopes}M{numbers((x + 2.2, y - 1.5))}l1.4 5.5M{numbers((x + 4.2, y + 0.6))}l.9 3.4"
    return f'<path d="{data}" fill="none" stroke="{QUIET}"/>'


def _inset() -> str:
    """South Africa in a frame, whose upper edge cuts the land off."""
    top = 121
    coast = [CAPE.at(*point) for point in _CAPE]
    (first, _), (last, _) = coast[0], coast[-1]
    drawn = _data(_drawn(coast))
    return (
        f'<defs><path id="cape" d="{_data(coast)}"/></defs>{_sea("cape", (9,))}'
        f'<path d="{drawn}L{numbers((last, top, first, top))}Z" fill="{LAND}"/>'
        f'<path d="{drawn}" fill="none" stroke="{QUIET}" stroke-width="1.3"/>'
        f'<path d="M8 {top - 2}H182V190H8ZM5 {top - 5}H185V193H5Z" fill="none" stroke="{QUIET}"/>'
    )


def _shelf() -> str:
    """Books on a board."""
    books = ((626, 9, 30), (636, 7, 26), (644, 10, 32), (655, 7, 24))
    spines = "".join(f"M{x} 187v{-height}h{width}v{height}z" for x, width, height in books)
    bands = "".join(f"M{x} {193 - height}h{width}M{x} 181h{width}" for x, width, height in books)
    return (
        f'<path d="{spines}" fill="{LAND}" stroke="{QUIET}" stroke-width="1.3"/>'
        f'<path d="{bands}" fill="none" stroke="{QUIET}"/>'
        f'<path d="M620 187H772V191H620Z" fill="{QUIET}"/>'
    )


def _pin(place: str) -> str:
    """The lines from a marker to its towns, and the spot in its middle that the program looks up."""
    (x, y), towns = PINS[place]
    lines = "".join(f"M{numbers((x, y))}L{numbers(town)}" for town in towns)
    dots = "".join(
        f'<circle cx="{number(a)}" cy="{number(b)}" r="2.4" fill="{INK}" stroke="{GROUND}"/>'
        for a, b in towns
    )
    line = f'<path d="{lines}" fill="none" stroke="{INK}"/>' if towns else ""
    return f'{line}{dots}<circle id="{place}" cx="{number(x)}" cy="{number(y)}" r="1" fill="none"/>'


def map_of_places() -> str:
    """The SVG text of the map."""
    body = "\n".join((_islands(), _peaks(), _inset(), _shelf(), *(_pin(place) for place in PINS)))
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
        f' width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}"'
        ' stroke-linejoin="round">\n'
        f"<title>The places of the games</title>\n{body}\n</svg>\n"
    )


def files() -> dict[str, str]:
    """The file of the map, by its path under assets."""
    return {"map.svg": map_of_places()}
