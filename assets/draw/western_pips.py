# SPDX-License-Identifier: MIT
"""Suit signs, index letters and pip places of the Western substitute deck, in units of 384 x 600.

A suit sign is path data in a box of about 92 x 100 round the origin, to be filled by the even-odd rule:
the cuts in it are batik motifs (`PIPS`). `SIGNS` has the same outlines with one bold cut, for the index.
"""

from assets.draw.parts import BLUE, GREEN, INK, RED, Point, number, numbers

WIDTH, HEIGHT = 384, 600
SUITS = "shdc"
RANKS = "A23456789TJQK"
SUIT_NAMES = {"s": "spades", "h": "hearts", "d": "diamonds", "c": "clubs"}
RANK_NAMES = {"A": "ace", "T": "10", "J": "jack", "Q": "queen", "K": "king"}
COLOURS = {"s": INK, "h": RED, "d": RED, "c": INK}
FOUR_COLOURS = COLOURS | {"d": BLUE, "c": GREEN}
SUIT_INK = "currentColor"
"""Stands in a drawing for the colour of its suit."""


def _rhombus(rx: float, ry: float) -> str:
    return f"M0 {number(-ry)}L{numbers((rx, 0))}L0 {number(ry)}L{numbers((-rx, 0))}Z"


def _disc(x: float, y: float, r: float) -> str:
    return f"M{numbers((x - r, y))}a{r} {r} 0 1 0 {2 * r} 0a{r} {r} 0 1 0 {-2 * r} 0Z"


# A wajik: rhombus in rhombus, with a seed in the heart of it.
_WAJIK = _rhombus(40, 50)

# Two kawung lobes side by side; each of them is half of the heart.
_LOBES = (
    "M1 50V-22C1-40 11-46 21-46C33-46 42-37 42-23C42-2 16 18 1 50Z"
    "M-1 50V-22C-1-40-11-46-21-46C-33-46-42-37-42-23C-42-2-16 18-1 50Z"
)
_KAWUNG_SEEDS = (
    "M10 18C7-4 11-26 20-36C36-31 34-6 10 18ZM-10 18C-7-4-11-26-20-36C-36-31-34-6-10 18Z"
    "M17-4C15-12 17-19 22-25C26-19 24-11 17-4ZM-17-4C-15-12-17-19-22-25C-26-19-24-11-17-4Z"
)

# A leaf on its stalk.
_LEAF = (
    "M0-50C8-30 43-12 43 13C43 29 31 36 21 36C13 36 8 32 4.5 26C5 38 8 45 14 50H-14"
    "C-8 45-5 38-4.5 26C-8 32-13 36-21 36C-31 36-43 29-43 13C-43-12-8-30 0-50Z"
)
_MIDRIB = "M0-32L3.5-20V18H-3.5V-20Z"
_VEINS = "M8 4V-4.5L27-14L31-8ZM8 21V12.5L31 3.5L34 10ZM-8 4V-4.5L-27-14L-31-8ZM-8 21V12.5L-31 3.5L-34 10Z"

# A ceplok of three coins on a stalk.
_STALK = "M-4.5-6H4.5V24C4.5 38 8 45 14 50H-14C-8 45-4.5 38-4.5 24Z"
_COINS: tuple[Point, ...] = ((0, -29), (-21.5, 9), (21.5, 9))

_CLUB = "".join(_disc(x, y, 20.5) for x, y in _COINS)
_BULLS_EYES = "".join(_disc(x, y, 12.5) + _disc(x, y, 6) for x, y in _COINS)
_HOLES = "".join(_disc(x, y, 6) for x, y in _COINS)

PIPS = {
    "s": _LEAF + _MIDRIB + _VEINS,
    "h": _LOBES + _KAWUNG_SEEDS,
    "d": _WAJIK + _rhombus(29, 36.5) + _rhombus(20, 25) + _disc(0, 0, 5),
    "c": _CLUB + _BULLS_EYES,
}
"""Path data of the pip of each suit."""

SIGNS = {"s": _LEAF + _MIDRIB, "h": _LOBES, "d": _WAJIK + _rhombus(15, 19), "c": _CLUB + _HOLES}
"""Path data of the sign under the index."""

# Clubs have a stalk of their own path: where it overlaps the coins, even-odd would cut it out.
STALKS = {"c": _STALK}

# Index letters as lines 14 wide in a box of 52 x 88.
GLYPHS = {
    "A": "M8 88L21 7H31L44 88M14 59H38",
    "2": "M8 32V26A18 19 0 0 1 44 26C44 48 12 56 11 81H48",
    "3": "M7 7H40L23 36A18.5 22.5 0 1 1 8 68",
    "4": "M38 88V7H32L8 61H50",
    "5": "M44 7H13L11 42Q18 35 26 35A19 23 0 1 1 8 68",
    "6": "M39 5Q8 28 8 59A18 22 0 0 0 44 59A18 22 0 0 0 10 50",
    "7": "M5 7H43L19 88",
    "8": "M26 7A15.5 17 0 0 1 26 41A15.5 17 0 0 1 26 7ZM26 41A18 20 0 0 1 26 81A18 20 0 0 1 26 41Z",
    "9": "M13 83Q44 60 44 29A18 22 0 0 0 8 29A18 22 0 0 0 42 38",
    "T": "M9 0V88M27 30A11 23 0 0 1 49 30V58A11 23 0 0 1 27 58Z",
    "J": "M18 7H40V62A16 19 0 0 1 8 62V54",
    "Q": "M8 30A18 23 0 0 1 44 30V58A18 23 0 0 1 8 58ZM24 56L48 88",
    "K": "M12 0V88M45 0L14 50M24 36L47 88",
}

INDEX_X = 40
"""The middle of the index."""

_LEFT, _MIDDLE, _RIGHT = 128, 192, 256
_TOP, _BOTTOM = 76, 524
_THIRD = (_BOTTOM - _TOP) / 3

_PAIRS: list[Point] = [(_LEFT, _TOP), (_RIGHT, _TOP), (_LEFT, _BOTTOM), (_RIGHT, _BOTTOM)]
_SIX: list[Point] = [*_PAIRS, (_LEFT, 300), (_RIGHT, 300)]


def _four_rows(step: float) -> list[Point]:
    """Four rows of two; the inner ones are a step from the outer ones."""
    return [*_PAIRS, *((x, y) for y in (_TOP + step, _BOTTOM - step) for x in (_LEFT, _RIGHT))]


PLACES: dict[str, list[Point]] = {
    "2": [(_MIDDLE, 96), (_MIDDLE, 504)],
    "3": [(_MIDDLE, 96), (_MIDDLE, 300), (_MIDDLE, 504)],
    "4": _PAIRS,
    "5": [*_PAIRS, (_MIDDLE, 300)],
    "6": _SIX,
    "7": [*_SIX, (_MIDDLE, (_TOP + 300) / 2)],
    "8": [*_SIX, (_MIDDLE, (_TOP + 300) / 2), (_MIDDLE, (_BOTTOM + 300) / 2)],
    "9": [*_four_rows(136), (_MIDDLE, 300)],  # the feet of the lower ones are clear of the middle one
    "T": [*_four_rows(_THIRD), (_MIDDLE, _TOP + _THIRD / 2), (_MIDDLE, _BOTTOM - _THIRD / 2)],
}
"""Centres of the pips of each rank; those below the card's middle stand on their heads."""

SIZE = 1.125
"""Scale of the pips from 4 to 10."""
LARGE_SIZE = 1.4
"""Scale of the pips of 2 and 3."""


def shape(data: str, stalk: str = "") -> str:
    """Elements of a suit sign at the origin, coloured by the group they stand in."""
    return f'<path d="{data}" fill-rule="evenodd"/>' + (f'<path d="{stalk}"/>' if stalk else "")


def placed(fragment: str, x: float, y: float, scale: float) -> str:
    """The fragment with its origin at (x, y); a negative scale turns it by half a circle."""
    return f'<g transform="translate({numbers((x, y))})scale({scale:.4g})">{fragment}</g>'


def sign(suit: str, x: float, y: float, height: float) -> str:
    """The bold suit sign of that height, its centre at (x, y)."""
    return placed(shape(SIGNS[suit], STALKS.get(suit, "")), x, y, height / 100)


def pips(rank: str, suit: str) -> str:
    """All pips of a card from 2 to 10: the sign is drawn once and used at every place."""
    scale = LARGE_SIZE if rank in "23" else SIZE
    uses = "".join(
        f'<use xlink:href="#pip" transform="translate({numbers(place)})'
        f'scale({-scale if place[1] > HEIGHT / 2 else scale})"/>'
        for place in PLACES[rank]
    )
    return f'<defs><g id="pip">{shape(PIPS[suit], STALKS.get(suit, ""))}</g></defs>\n{uses}'


def index(rank: str, suit: str) -> str:
    """Rank (88 high) over suit sign (56 high), for the upper left corner."""
    width = 58 if rank == "T" else 52
    letter = (
        f'<path transform="translate({INDEX_X - width / 2:g} 26)" d="{GLYPHS[rank]}" fill="none" '
        f'stroke="{SUIT_INK}" stroke-width="14" stroke-linejoin="round" stroke-miterlimit="8"/>'
    )
    return f'{letter}<g fill="{SUIT_INK}">{sign(suit, INDEX_X, 152, 56)}</g>'
