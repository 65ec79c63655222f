# SPDX-License-Identifier: MIT
"""The Western substitute deck: 52 faces in the woodcut hand of the ceki deck, 384 x 600 units.

The stamped cards carry the hollow red seal over the middle and a small seal under the index: those of
`western` have clubs for the three honours, those of `western-cats` have spades.
"""

import math
from collections.abc import Mapping

from assets.draw.parts import PAPER, RED, number, numbers
from assets.draw.western_courts import court
from assets.draw.western_pips import (
    COLOURS,
    FOUR_COLOURS,
    HEIGHT,
    INDEX_X,
    PIPS,
    RANK_NAMES,
    RANKS,
    STALKS,
    SUIT_INK,
    SUIT_NAMES,
    SUITS,
    WIDTH,
    index,
    pips,
    placed,
    shape,
)

CORNER = 24
STAMPED = ("Kc", "Qc", "9h", "Ks", "Qs")

SEAL_LEFT, SEAL_TOP, SEAL_WIDTH, SEAL_HEIGHT = 94, 182, 196, 236


def _frame(x: float, y: float, w: float, h: float) -> str:
    return f"M{numbers((x, y))}h{number(w)}v{number(h)}h{number(-w)}Z"


def _hollow(x: float, y: float, w: float, h: float) -> str:
    """Path data of a hollow seal: thick sides, a paper ring, a block with an upright slot."""
    side, ring = 0.12 * w, 0.1 * w
    inner = side + ring
    slot_w, slot_h = 0.22 * w, 0.38 * h
    return (
        _frame(x, y, w, h)
        + _frame(x + side, y + side, w - 2 * side, h - 2 * side)
        + _frame(x + inner, y + inner, w - 2 * inner, h - 2 * inner)
        + _frame(x + (w - slot_w) / 2, y + (h - slot_h) / 2, slot_w, slot_h)
    )


def seal() -> str:
    """The red seal over the middle; the inks multiply, and it lies a unit out of register."""
    data = _hollow(SEAL_LEFT + 0.8, SEAL_TOP + 0.9, SEAL_WIDTH, SEAL_HEIGHT)
    return (
        f'<g comp-op="multiply" style="mix-blend-mode:multiply" fill="{RED}" fill-rule="evenodd">'
        f'<path d="{data}"/></g>'
    )


def _seal_lines() -> str:
    """Path data of lines in the block along the seal's edges: red is seen on paper alone."""
    x, y, w, h = SEAL_LEFT, SEAL_TOP, SEAL_WIDTH, SEAL_HEIGHT
    inner = 0.22 * w
    lines = ((0, 7), (inner, 7))
    return "".join(
        _frame(x + inset, y + inset, w - 2 * inset, h - 2 * inset)
        for start, width in lines
        for inset in (start, start + width)
    )


def outline_seal() -> str:
    """The seal of the 9 of hearts, in outline between its pips: a full one would drown them."""
    x, y, w, h = 68, 136, WIDTH - 136, HEIGHT - 272
    frame = _frame(x, y, w, h) + _frame(x + 7.5, y + 19, w - 15, h - 38)
    return f'<path d="{frame}" fill="{RED}" fill-rule="evenodd"/>'


def seal_sign() -> str:
    """The small seal under the index of a stamped card."""
    return f'<path d="{_hollow(INDEX_X - 18, 192, 36, 44)}" fill="{RED}" fill-rule="evenodd"/>'


def _surround() -> str:
    """The ace's surround: a broad ring with a wheel of kawung almonds and dots cut into it."""
    petals = "".join(
        f'<path d="M0-93C17-106 17-124 0-139C-17-124-17-106 0-93Z" transform="rotate({angle})"/>'
        for angle in range(0, 360, 30)
    )
    dots = "".join(
        f'<circle cx="{number(129 * math.sin(math.radians(angle)))}" '
        f'cy="{number(-129 * math.cos(math.radians(angle)))}" r="7"/>'
        for angle in range(15, 375, 30)
    )
    return f'<circle r="148"/><g fill="{PAPER}">{petals}{dots}<circle r="84"/></g>'


def ace(suit: str) -> str:
    """One large pip in its surround."""
    pip = placed(shape(PIPS[suit], STALKS.get(suit, "")), 0, 0, 1.4)
    return f'<g fill="{SUIT_INK}" transform="translate({WIDTH / 2:g} {HEIGHT / 2:g})">{_surround()}{pip}</g>'


def face(rank: str, suit: str, *, stamped: bool = False, colours: Mapping[str, str] = COLOURS) -> str:
    """The SVG text of one face; `rank` is one of A 2..9 T J Q K, `suit` one of s h d c."""
    if rank in "JQK":
        picture = court(rank, suit, opening=_seal_lines() if stamped else "")
    elif rank == "A":
        picture = ace(suit)
    else:
        picture = f'<g fill="{SUIT_INK}">{pips(rank, suit)}</g>'
    corner = index(rank, suit) + (seal_sign() if stamped else "")
    layers = (
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="{CORNER}" fill="{PAPER}"/>',
        picture,
        corner,
        f'<g transform="rotate(180 {WIDTH / 2:g} {HEIGHT / 2:g})">{corner}</g>',
        (outline_seal() if rank == "9" else seal()) if stamped else "",
    )
    title = f"{RANK_NAMES.get(rank, rank)} of {SUIT_NAMES[suit]}{', stamped' if stamped else ''}"
    body = "\n".join(layer for layer in layers if layer).replace(SUIT_INK, colours[suit])
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}">\n'
        f"<title>{title}</title>\n{body}\n</svg>\n"
    )


def files() -> dict[str, str]:
    """Every face of the deck: path under assets/cards -> SVG text."""
    faces = {f"western/{rank}{suit}.svg": face(rank, suit) for suit in SUITS for rank in RANKS}
    for code in STAMPED:
        faces[f"western/{code}-stamped.svg"] = face(code[0], code[1], stamped=True)
    for suit in SUITS:
        if FOUR_COLOURS[suit] != COLOURS[suit]:
            stamps = [(rank, False) for rank in RANKS] + [
                (code[0], True) for code in STAMPED if code[1] == suit
            ]
            for rank, stamped in stamps:
                name = f"western-four/{rank}{suit}{'-stamped' if stamped else ''}.svg"
                faces[name] = face(rank, suit, stamped=stamped, colours=FOUR_COLOURS)
    return faces
