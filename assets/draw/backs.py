# SPDX-License-Identifier: MIT
"""Card backs. Each is the same after half a turn, so that a back never tells which way a card lies.

Each is drawn for the upper half or from a tile, and used again for the rest: small files, quick to render.
QtSvg knows no clip path, so a pattern is laid out to end at the border without being cut.
"""

import random
from itertools import chain, product
from math import hypot

from assets.draw.back_cloths import mega_mendung, parang, path_data
from assets.draw.parts import PAPER, Point, number
from assets.draw.suit_cloths import sidomukti, truntum, udan_liris

CEKI = (280, 600, 9)
WESTERN = (384, 600, 24)
"""Width, height and corner radius of a card, in units."""

SOGAN, CREAM = "#5b3a1e", "#ecdcb8"

BLIRIK = {
    "": ("#285450", "#1f4543", "#3a6c63"),
    "-red": ("#7b1e22", "#6a191d", "#93383a"),
    "-blue": ("#24406b", "#1d3559", "#375585"),
}
"""By the end of a file's name the ceki back's ground and its darker and lighter flecks."""
KAWUNG = {"": SOGAN, "-red": "#7b1e22", "-blue": "#1f3a66"}
"""By the end of a file's name the ground of the Western back."""
CLOUDS = {0: "#ecdcb8", 2.5: "#2d4a7e", 8.5: "#4b6ea6", 14.5: "#83a1c8", 20.5: "#bccde1"}
"""The contours of a cloud of rain: how far within its edge, and the colour from there on."""
SKY = "#1b2c55"
NIGHT, RAIN_RED, PROSPEROUS, GOLD = "#2c1c13", "#701d20", "#23463a", "#cf9a4a"
"""The grounds of truntum, udan liris and sidomukti, and their second colour."""

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
    squares: dict[tuple[int, int], list[Point]] = {}
    for _ in range(6000):
        x, y = dice.uniform(0, width), dice.uniform(0, height)
        column, row = int(x / distance), int(y / distance)
        around = product(range(column - 1, column + 2), range(row - 1, row + 2))
        near = chain.from_iterable(squares.get(square, ()) for square in around)
        if all(hypot(x - px, y - py) >= distance for px, py in near):
            points.append((x, y))
            squares.setdefault((column, row), []).append((x, y))
    return points


def blirik(ground: str, dark: str, light: str) -> str:
    """Plain paper of indigo green with faint, uneven flecks: the back of the ceki deck."""
    width, height, radius = CEKI
    points = _scattered(width - 47, height / 2 - 26, 6, "blirik")
    dice = random.Random("flecks")
    specks = []
    for colour, share in ((dark, points[::2]), (light, points[1::2])):
        data = ""
        for x, y in share:
            # Fibres and grains of rough paper: no two alike.
            long, slant = dice.choice((2, 3, 3, 5, 8)), dice.randint(-2, 2)
            data += (
                f"M{x + 22:.0f} {y + 22:.0f}l{long} {slant}l1 {dice.choice((1, 2))}l-{long}-{max(slant, 0)}z"
            )
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


def kawung(ground: str) -> str:
    """Kawung picis in cream: four almonds round every node of a lattice; the back of the Western deck."""
    pitch = 56
    almond = "M5 0C12-12 27-12 35 0C27 12 12 12 5 0Z"
    petals = "".join(
        f'<g transform="rotate({angle})"><path d="{almond}"/>'
        f'<path d="M14-3.5h5v7h-5zM23-3.5h5v7h-5z" fill="{ground}"/></g>'
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
        f'<defs><g id="node" fill="{CREAM}">{petals}<path d="{seeds}"/></g><g id="row">{row}</g></defs>',
        _ground(WESTERN, ground),
        f'{rows}<path d="{between}" fill="{CREAM}"/>',
        _line(WESTERN),
    )


def _ground(card: Card, colour: str) -> str:
    """The card in cream, and its field in that colour."""
    field = _window(card, 8, max(card[2] - 8, 4))
    return f'<path d="{_outline(card)}" fill="{CREAM}"/><path d="{field}" fill="{colour}"/>'


def _line(card: Card) -> str:
    """A line of cream just within the field's edge."""
    return f'<path d="{_window(card, 13, 5)}{_window(card, 17, 3)}" fill="{CREAM}" fill-rule="evenodd"/>'


def parang_back(card: Card) -> str:
    """Parang: slanting bands of blades in cream on sogan brown, rhombi between the bands."""
    width, height, _ = card
    box = (22, 22, width - 22, height - 22)
    blades, seeds = (path_data(box, outlines) for outlines in parang(width, height))
    cloth = f'<path d="{blades}" fill="{CREAM}"/><path d="{seeds}" fill="{SOGAN}"/>'
    return _document(card, "Card back: parang", _ground(card, SOGAN), cloth, _line(card))


def mega_mendung_back(card: Card) -> str:
    """Mega mendung: clouds of rain in contours from dark to light on a dark sky."""
    width, height, _ = card
    box = (22, 22, width - 22, height - 22)
    layers = mega_mendung(width, height, tuple(CLOUDS))
    clouds = "".join(
        f'<path d="{path_data(box, outlines)}" fill="{colour}"/>'
        for outlines, colour in zip(layers, CLOUDS.values(), strict=True)
    )
    return _document(card, "Card back: mega mendung", _ground(card, SKY), clouds, _line(card))


def _cloth_back(card: Card, title: str, ground: str, *layers: tuple[list[list[Point]], str]) -> str:
    """A back of a cloth on a ground: outlines with their colours, from the bottom up."""
    box = (22, 22, card[0] - 22, card[1] - 22)
    drawn = "".join(f'<path d="{path_data(box, outlines)}" fill="{colour}"/>' for outlines, colour in layers)
    return _document(card, f"Card back: {title}", _ground(card, ground), drawn, _line(card))


def truntum_back(card: Card) -> str:
    """Truntum: flowers like stars in cream on brown that is nearly black."""
    flowers, hearts = truntum(*card[:2])
    return _cloth_back(card, "truntum", NIGHT, (flowers, CREAM), (hearts, GOLD))


def udan_liris_back(card: Card) -> str:
    """Udan liris: a drizzle of slanting bands, each of another small pattern, on red."""
    light, gold, lines = udan_liris(*card[:2])
    return _cloth_back(card, "udan liris", RAIN_RED, (lines, GOLD), (light, CREAM), (gold, RAIN_RED))


def sidomukti_back(card: Card) -> str:
    """Sidomukti: flowers and wings in a lattice of double lines on green."""
    light, gold = sidomukti(*card[:2])
    return _cloth_back(card, "sidomukti", PROSPEROUS, (light, CREAM), (gold, PROSPEROUS))


CLOTHS = {
    "parang": parang_back,
    "mega-mendung": mega_mendung_back,
    "truntum": truntum_back,
    "udan-liris": udan_liris_back,
    "sidomukti": sidomukti_back,
}
"""By the end of a file's name the cloths that every deck can have on its back."""


def files() -> dict[str, str]:
    """Every back: path under assets/cards -> SVG text."""
    ceki = {f"backs/ceki-blirik{end}.svg": blirik(*colours) for end, colours in BLIRIK.items()}
    western = {f"backs/western-kawung{end}.svg": kawung(colour) for end, colour in KAWUNG.items()}
    cloths = {
        f"backs/{deck}-{name}.svg": draw(card)
        for deck, card in (("ceki", CEKI), ("western", WESTERN))
        for name, draw in CLOTHS.items()
    }
    return ceki | western | cloths
