# SPDX-License-Identifier: MIT
"""The accessibility index: a digit and a suit sign on the plain side bars of the block.

Digits and signs are paths, so that they look the same without any font. A face carries its index in the
group `index` at the end of the file; a program removes that element to show the card without it.
"""

from collections.abc import Callable

from assets.draw.numerals import WAN, character
from assets.draw.parts import INK, PAPER, disc, number, numbers, on_circle, seed, stroke, turned

DIGIT_HEIGHT = 28
DIGIT_STROKE = 5.4

# Middle lines of the digits on a field of 16 x 28 with its centre at (0, 0).
DIGITS: dict[str, str] = {
    "1": "M-6 -5.5L1.5 -11.5V14",
    "2": "M-6.5 -5A6.8 6.5 0 0 1 6.8 -4.5C6.8 1 -5 6 -6 11.3H8.5",
    "3": "M-7 -11.3H5.5L-1 -2.8A7 7 0 1 1 -7 6.5",
    "4": "M3.6 14V-10.5L-7 5.5H9.5",
    "5": "M7.5 -11.3H-5.4V-2C0 -5 7.3 -3 7.3 4.2C7.3 11.8 -2 13.4 -7.2 8.4",
    "6": "M6 -11C-3 -9.5 -7 -2.5 -6.8 4.6A6.8 6.8 0 1 0 -3 -1.6L-6.3 1.4",
    "7": "M-8.5 -11.3H6.5L-3 14",
    "8": "M0 -1.6A5 4.9 0 1 1 .1 -1.6A6.8 6.5 0 1 1 0 -1.6Z",
    "9": "M-6 11C3 9.5 7 2.5 6.8 -4.6A6.8 6.8 0 1 0 3 1.6L6.3 -1.4",
}


def digit(value: str, cx: float, cy: float, height: float) -> str:
    """One digit of that height with its centre at (cx, cy)."""
    place = f"translate({numbers((cx, cy))})scale({height / DIGIT_HEIGHT:.2f})"
    return f'<g transform="{place}">{stroke(DIGITS[value], DIGIT_STROKE)}</g>'


def coin_sign(cx: float, cy: float, size: float) -> str:
    """A cash coin: a disc with a square hole, `size` wide."""
    half = size * 0.2
    hole = f"M{numbers((cx - half, cy - half))}h{number(2 * half)}v{number(2 * half)}h-{number(2 * half)}Z"
    return disc(cx, cy, size / 2) + f'<path d="{hole}" fill="{INK}" stroke="none"/>'


def string_sign(cx: float, cy: float, size: float) -> str:
    """Three beads on an upright string, `size` high."""
    bead = size * 0.2
    return "".join(disc(cx, cy + step * bead * 1.75, bead) for step in (-1, 0, 1))


def myriad_sign(cx: float, cy: float, size: float) -> str:
    """The character 万, `size` wide and high."""
    return character(WAN, cx - size / 2, cy - size / 2, size, size)


def flower_sign(cx: float, cy: float, size: float, *, filled: bool, ground: str = INK) -> str:
    """A flower of five petals, `size` wide: filled for the Red Flower, outlined for the White."""
    sign = inside = ""
    for petal in range(5):
        angle = 72 * petal - 90
        x, y = on_circle(cx, cy, size * 0.3, angle)
        sign += seed(x, y, size * 0.21, size * 0.18, angle)
        inside += seed(x, y, size * 0.115, size * 0.085, angle)
    if filled:
        return sign + disc(cx, cy, size * 0.09, ground)
    return f'{sign}<g fill="{ground}" stroke="none">{inside}</g>{disc(cx, cy, size * 0.1)}'


def thousand_sign(cx: float, cy: float, size: float) -> str:
    """The character 千, a thousand, in ink, `size` high: it stands on a pill of paper."""
    half = size / 2
    slant = f"M{numbers((cx - half * 0.7, cy - half * 0.55))}L{numbers((cx + half * 0.6, cy - half))}"
    cross = f"M{numbers((cx - half, cy))}H{number(cx + half)}"
    upright = f"M{numbers((cx, cy - half * 0.8))}V{number(cy + half)}"
    return stroke(slant + cross + upright, size * 0.165, INK)


def pill(cx: float, cy: float, width: float, height: float) -> str:
    """A paper ground with round ends and an edge of ink."""
    x, y = number(cx - width / 2), number(cy - height / 2)
    return (
        f'<rect x="{x}" y="{y}" width="{number(width)}" height="{number(height)}" rx="{number(width / 2)}" '
        f'fill="{PAPER}" stroke="{INK}" stroke-width="3"/>'
    )


SUIT_SIGNS: dict[str, Callable[[float, float, float], str]] = {
    "C": coin_sign,
    "S": string_sign,
    "M": myriad_sign,
}


def index(code: str) -> str:
    """The index of a face, at its upper-left and (turned) lower-right corners, as the group `index`."""
    x = 51.0
    if code == "OT":
        # The card's two ends differ: its pills stand in two corners of the red field, clear of the fret.
        mark = "".join(pill(at, y, 34, 44) + thousand_sign(at, y, 24) for at, y in ((51, 177), (229, 541)))
        return f'<g id="index" fill="{PAPER}" stroke="{PAPER}" stroke-width="0">{mark}</g>'
    if code in ("RF", "WF"):
        mark = flower_sign(x, 140, 34, filled=code == "RF")
    else:
        mark = digit(code[1], x, 134, 34) + SUIT_SIGNS[code[0]](x, 167, 22)
    return f'<g id="index" fill="{PAPER}" stroke="{PAPER}" stroke-width="0">{mark}{turned(mark)}</g>'


def large_mark(code: str, colour: str = PAPER, ground: str = INK) -> str:
    """Digit and suit sign large enough for cards of 28 pixels of width, in both halves of the panel."""
    if code == "OT":
        # One on each of its seals.
        mark = "".join(pill(140, y, 110, 120) + thousand_sign(140, y, 84) for y in (252, 471))
        return f'<g id="index" fill="{colour}" stroke="{colour}" stroke-width="0">{mark}</g>'
    if code in ("RF", "WF"):
        mark = flower_sign(140, 200, 84, filled=code == "RF", ground=ground)
    else:
        mark = digit(code[1], 140, 146, 64) + SUIT_SIGNS[code[0]](140, 219, 68)
    return f'<g id="index" fill="{colour}" stroke="{colour}" stroke-width="0">{mark}{turned(mark)}</g>'
