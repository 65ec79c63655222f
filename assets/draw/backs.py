# SPDX-License-Identifier: MIT
"""Card backs. Each is the same after half a turn, so that a back never tells which way a card lies.

Each is drawn for the upper half or from a tile, and used again for the rest: small files, quick to render.
QtSvg knows no clip path, so a pattern is laid out to end at the border without being cut.
"""

import random
from math import hypot

from assets.draw.parts import PAPER, Point, number

CEKI = (280, 600, 9)
WESTERN = (384, 600, 24)
"""Width, height and corner radius of a card, in units."""

GREEN, GREEN_DARK, GREEN_LIGHT = "#2f5d46", "#1e4433", "#5c8f74"
SOGAN, CREAM = "#5b3a1e", "#ecdcb8"

BLIRIK = {
    "": (GREEN, GREEN_DARK, GREEN_LIGHT),
    "-red": ("#7b1e22", "#57141a", "#b05a5c"),
    "-blue": ("#24406b", "#182c4c", "#5c7cab"),
}
"""By the end of a file's name the ceki back's ground and its darker and lighter specks."""
KAWUNG = {"": SOGAN, "-red": "#7b1e22", "-blue": "#1f3a66"}
"""By the end of a file's name the colour that the Western back is printed in."""

Card = tuple[int, int, int]


def _document(card: Card, title: str, *layers: str) -> str:
    width, height, _ = card
    body = "\n".join(layers)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'width="{width}" height="{height}" viewBox="0 0 {width} {height}">\n'
        f"<title>{title}</title>\n{body}\n</svg>\n"
    )


def _outline(card: Card) -> str:
    """Path data of the card's edge with its round corners."""
    w, h, r = card
    return (
        f"M{r} 0H{w - r}A{r} {r} 0 0 1 {w} {r}V{h - r}A{r} {r} 0 0 1 {w - r} {h}"
        f"H{r}A{r} {r} 0 0 1 0 {h - r}V{r}A{r} {r} 0 0 1 {r} 0Z"
    )


def _window(card: Card, inset: float, radius: float) -> str:
    """Path data of a rectangle that far inside the card's edge, with corners of the radius."""
    right, bottom, q = card[0] - inset, card[1] - inset, inset + radius
    arc = f"A{number(radius)} {number(radius)} 0 0 1 "
    return (
        f"M{number(q)} {number(inset)}H{number(right - radius)}{arc}{number(right)} {number(q)}"
        f"V{number(bottom - radius)}{arc}{number(right - radius)} {number(bottom)}H{number(q)}"
        f"{arc}{number(inset)} {number(bottom - radius)}V{number(q)}{arc}{number(q)} {number(inset)}Z"
    )


def _scattered(width: float, height: float, distance: float, seed: str) -> list[Point]:
    """Random points of the box, none of them nearer to another than the distance."""
    dice = random.Random(seed)
    points: list[Point] = []
    for _ in range(6000):
        x, y = dice.uniform(0, width), dice.uniform(0, height)
        if all(hypot(x - px, y - py) >= distance for px, py in points):
            points.append((x, y))
    return points


def blirik(ground: str, dark: str, light: str) -> str:
    """Plain, speckled like a guinea fowl: the back of the ceki deck, which is green as a rule."""
    width, height, radius = CEKI
    points = _scattered(width - 47, height / 2 - 24, 11, "blirik")
    specks = []
    for colour, share in ((dark, points[::2]), (light, points[1::2])):
        data = "".join(f"M{x + 22:.0f} {y + 22:.0f}l3-1l1 3l-3 1z" for x, y in share)
        specks.append(f'<path d="{data}" fill="{colour}"/>')
    half = f'<defs><g id="half">{"".join(specks)}</g></defs>'
    line = f'<path d="{_window(CEKI, 14, 3)}{_window(CEKI, 18, 1)}" fill="{PAPER}" fill-rule="evenodd"/>'
    return _document(
        CEKI,
        "Card back: blirik",
        f'<rect width="{width}" height="{height}" rx="{radius}" fill="{PAPER}"/>',
        f'<path d="{_window(CEKI, 5, 5)}" fill="{ground}"/>',
        half,
        '<use xlink:href="#half"/>',
        f'<use xlink:href="#half" transform="rotate(180 {width // 2} {height // 2})"/>',
        line,
    )


def kawung(colour: str) -> str:
    """Kawung picis: four almonds round every node of a square lattice; the back of the Western deck."""
    pitch = 56
    almond = "M5 0C12-12 27-12 35 0C27 12 12 12 5 0Z"
    petals = "".join(
        f'<g transform="rotate({angle})"><path d="{almond}"/>'
        f'<path d="M14-3.5h5v7h-5zM23-3.5h5v7h-5z" fill="{CREAM}"/></g>'
        for angle in (45, 135, 225, 315)
    )
    # A cross in the node; the dots between four nodes stand where the tiles meet.
    seeds = "M-5-1.5h10v3h-10zM-1.5-5h3v10h-3z"
    between = "".join(
        f"M{24 + pitch * column} {15 + pitch * line}l5 5l-5 5l-5-5z"
        for column in range(1, 6)
        for line in range(1, 10)
    )
    row = "".join(f'<use xlink:href="#node" x="{pitch * column}"/>' for column in range(6))
    rows = "".join(f'<use xlink:href="#row" x="52" y="{48 + pitch * index}"/>' for index in range(10))
    return _document(
        WESTERN,
        "Card back: kawung picis",
        f'<defs><g id="node" fill="{colour}">{petals}<path d="{seeds}"/></g><g id="row">{row}</g></defs>',
        f'<path d="{_outline(WESTERN)}" fill="{CREAM}"/>',
        f'{rows}<path d="{between}" fill="{colour}"/>',
        f'<path d="{_window(WESTERN, 12, 8)}{_window(WESTERN, 17, 4)}" fill="{colour}" fill-rule="evenodd"/>',
    )


def files() -> dict[str, str]:
    """Every back: path under assets/cards -> SVG text."""
    ceki = {f"backs/ceki-blirik{end}.svg": blirik(*colours) for end, colours in BLIRIK.items()}
    return ceki | {f"backs/western-kawung{end}.svg": kawung(colour) for end, colour in KAWUNG.items()}
