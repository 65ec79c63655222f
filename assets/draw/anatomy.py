# SPDX-License-Identifier: MIT
"""What every ceki face has in common: paper, black block, rank mark, frame, seal, index, grain.

The mark of the rank, cut into both ends of the block, is the real index of the deck (`RANK_MARKS`).
The block lies over the panel with a hole as large as the motif zone, so pictures end at its edge.
Two cards have extras of their own here, by code: the paper band which cuts S4 in two (`EXTRAS`), and
the red seal of S9 and RF, which is one with the frame (`SEALED`). OT has no block; see `honours`.
"""

import random
from collections.abc import Sequence

from assets.draw.parts import (
    BOTTOM,
    CUT_BOTTOM,
    CUT_TOP,
    INK,
    LEFT,
    PAPER,
    RIGHT,
    TOP,
    number,
    numbers,
    outline_data,
    turned,
)

WIDTH, HEIGHT = 280, 600
CORNER = 9
BLOCK_LEFT, BLOCK_RIGHT, BLOCK_TOP, BLOCK_BOTTOM = 28, 252, 26, 574
FRAME_LEFT, FRAME_RIGHT, FRAME_TOP, FRAME_BOTTOM = 74, 206, 88, 512
FRAME_WIDTH = 15
FRAME_SIDE_OF_9 = 10
SLIT = 13
TAB = 42

# Cuts begin well outside the block, or a hairline of ink would stay at its edge on small cards.
OUTSIDE = BLOCK_TOP - 14


# Opens the group which gives the shapes of a picture their colour and their slightly round corners.
WOODCUT = f'<g fill="{PAPER}" stroke="{PAPER}" stroke-width=".8" stroke-linejoin="round" fill-rule="evenodd">'


def _box(left: float, top: float, right: float, bottom: float) -> str:
    return outline_data([(left, top), (right, top), (right, bottom), (left, bottom)])


def _notch(left: float, depth: float) -> str:
    """A U cut from the outer end of the block, as wide as a tab."""
    knee, half = BLOCK_TOP + depth - TAB / 2, TAB / 2
    return f"M{left} {OUTSIDE}V{knee}a{half} {half} 0 0 0 {TAB} 0V{OUTSIDE}Z"


def _tab(left: float, rise: float) -> str:
    """A round-headed tab growing from the frame towards the end of the block."""
    shoulder, half = FRAME_TOP - rise + TAB / 2, TAB / 2
    return f"M{left} {FRAME_TOP + 5}V{shoulder}a{half} {half} 0 0 1 {TAB} 0V{FRAME_TOP + 5}Z"


def _slit(left: float, width: float) -> str:
    return _box(left, OUTSIDE, left + width, FRAME_TOP + 5)


def _saw() -> str:
    depth = BLOCK_TOP + 44 - OUTSIDE
    return "".join(f"M{x} {OUTSIDE}v{depth}l{depth} {-depth}Z" for x in (76, 133, 190))


BITE = f"M206 {OUTSIDE}V{BLOCK_TOP}a46 63 0 0 0 46 63h14V{OUTSIDE}Z"

# Path data of the paper-coloured mark at the top; the bottom one is the same, turned by half a circle.
RANK_MARKS: dict[str, str] = {
    "1": BITE,
    "2": _tab(FRAME_RIGHT - TAB, 44),
    "3": "M186 92V88Q215 70 232 48Q220 77 206 108H202Z",
    "4": _tab(140 - TAB / 2, 45),
    "5": _notch(FRAME_LEFT, 48) + _notch(FRAME_RIGHT - TAB, 48),
    "6": _slit(140 - SLIT / 2, SLIT) + _slit(FRAME_RIGHT - SLIT, SLIT),
    "7": _saw(),
    "8": _notch(140 - TAB / 2, 45),
    "9": _slit(FRAME_LEFT, FRAME_SIDE_OF_9),
    "F": BITE,
}

# Over the paper's colour this multiplies to RED.
SEAL_INK = "#df1641"

SealFrame = tuple[float, float, float]
"""A paper ring in a seal: its distance from the seal's sides, from its ends, and its thickness."""

# Cards with one red seal, as wide as the frame: its top and bottom as shares of the frame's height.
SEALED: dict[str, tuple[float, float]] = {"RF": (0.16, 0.73), "S9": (0.28, 0.85)}

# Paper shapes over block and frame.
EXTRAS: dict[str, str] = {"S4": _box(BLOCK_LEFT - 14, CUT_TOP, BLOCK_RIGHT + 14, CUT_BOTTOM)}


def paper() -> str:
    """The card itself, in the paper's colour; everything outside its round corners is transparent."""
    return f'<rect width="{WIDTH}" height="{HEIGHT}" rx="{CORNER}" fill="{PAPER}"/>'


def panel(motif: str) -> str:
    """The black panel with a picture in the paper's colour."""
    return f'<path d="M80 95H200V505H80Z" fill="{INK}"/>{WOODCUT}{motif}</g>'


def block() -> str:
    """The black block, with a hole where the motif zone shows through."""
    outer = _box(BLOCK_LEFT, BLOCK_TOP, BLOCK_RIGHT, BLOCK_BOTTOM)
    hole = f"M{numbers((LEFT, TOP))}V{number(BOTTOM)}H{number(RIGHT)}V{number(TOP)}Z"
    return f'<path d="{outer}{hole}" fill="{INK}" fill-rule="evenodd"/>'


def frame(rank: str) -> str:
    """Path data of the frame round the panel; on the nines its sides are as thin as their slit."""
    side = FRAME_SIDE_OF_9 if rank == "9" else FRAME_WIDTH
    # Its outer edge does not tremble, as marks of the rank continue it.
    outer = f"M{FRAME_LEFT} {FRAME_TOP}H{FRAME_RIGHT}V{FRAME_BOTTOM}H{FRAME_LEFT}Z"
    inner = _box(FRAME_LEFT + side, FRAME_TOP + FRAME_WIDTH, FRAME_RIGHT - side, FRAME_BOTTOM - FRAME_WIDTH)
    return outer + inner


def framing(code: str) -> str:
    """The paper shapes over the block: frame, extras, and the mark of the rank at both ends."""
    rank = code[1]
    mark = f'<path d="{RANK_MARKS[rank]}"/>'
    border = f'<path d="{frame(rank)}" fill-rule="evenodd"/>'
    extra = f'<path d="{EXTRAS[code]}"/>' if code in EXTRAS else ""
    return f'<g fill="{PAPER}">{border}{extra}{mark}{turned(mark)}</g>'


def seal(
    x: float, y: float, w: float, h: float, frames: Sequence[SealFrame], slot: tuple[float, float]
) -> str:
    """A hollow red seal printed over the ink (the inks multiply), its upper-left corner at (x, y).

    `frames` are the paper rings in it; `slot` is the width and height of the upright hole in its middle.
    """
    data = _box(x, y, x + w, y + h)
    for dx, dy, thickness in frames:
        for cut in (0, thickness):
            data += _box(x + dx + cut, y + dy + cut, x + w - dx - cut, y + h - dy - cut)
    cx, cy = x + w / 2, y + h / 2
    data += _box(cx - slot[0] / 2, cy - slot[1] / 2, cx + slot[0] / 2, cy + slot[1] / 2)
    return (
        f'<g comp-op="multiply" style="mix-blend-mode:multiply" fill="{SEAL_INK}" fill-rule="evenodd">'
        f'<path d="{data}"/></g>'
    )


def frame_seal(code: str) -> str:
    """The seal of a sealed card, about one unit out of register; empty for the others."""
    if code not in SEALED:
        return ""
    start, end = SEALED[code]
    height = FRAME_BOTTOM - FRAME_TOP
    return seal(
        FRAME_LEFT + 0.8,
        FRAME_TOP + start * height + 0.9,
        FRAME_RIGHT - FRAME_LEFT,
        (end - start) * height,
        frames=[(23, 36, 11)],
        slot=(20, 116),
    )


def grain(code: str) -> str:
    """Fine paper-coloured specks over the ink, in units of the card, so that they shrink with it."""
    dice = random.Random(code)
    specks = "".join(
        f"M{dice.randint(BLOCK_LEFT + 1, BLOCK_RIGHT - 2)} {dice.randint(BLOCK_TOP + 1, BLOCK_BOTTOM - 2)}"
        f"{dice.choice(('h1', 'v1', 'h2', 'l1 1'))}"
        for _ in range(190)
    )
    return f'<path d="{specks}" fill="none" stroke="{PAPER}" stroke-opacity=".1"/>'


def document(title: str, *layers: str) -> str:
    """A whole SVG file of a face, one layer to a line."""
    body = "\n".join(layer for layer in layers if layer)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" '
        f'viewBox="0 0 {WIDTH} {HEIGHT}">\n<title>{title}</title>\n{body}\n</svg>\n'
    )
