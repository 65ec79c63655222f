# SPDX-License-Identifier: MIT
"""The thirty ceki faces, each as one SVG file, and their large-index forms for very small cards."""

from collections.abc import Callable

from assets.draw import coins, honours, myriads, strings
from assets.draw.anatomy import SEALED, block, document, frame_seal, framing, grain, panel, paper
from assets.draw.index import index, large_mark
from assets.draw.parts import BOTTOM, INK, LEFT, PAPER, RIGHT, TOP, rect

MOTIFS: dict[str, Callable[[], str]] = {
    **coins.MOTIFS,
    **strings.MOTIFS,
    **myriads.MOTIFS,
    **honours.MOTIFS,
}

CODES = tuple(MOTIFS)

SUITS = {"C": "Coins", "S": "Strings", "M": "Myriads"}
HONOURS = {"OT": "Old Thousand", "RF": "Red Flower", "WF": "White Flower"}


def name(code: str) -> str:
    """The English name of the card."""
    return HONOURS.get(code) or f"{code[1]} of {SUITS[code[0]]}"


def face(code: str) -> str:
    """The whole SVG of a card, 280 x 600 units."""
    if code == "OT":
        return document(name(code), paper(), honours.old_thousand(), grain(code), index(code))
    return document(
        name(code),
        paper(),
        panel(MOTIFS[code]()),
        block(),
        framing(code),
        grain(code),
        frame_seal(code),
        index(code),
    )


def large_face(code: str) -> str:
    """The SVG of a card for less than 60 pixels of width: rank mark, large digit and suit sign, no picture.

    The panel of a stamped card is paper, so that its seal is seen.
    """
    if code == "OT":
        return document(name(code), paper(), honours.old_thousand_large(), large_mark(code))
    sealed = code in SEALED
    return document(
        name(code),
        paper(),
        panel(rect(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP) if sealed else ""),
        block(),
        framing(code),
        frame_seal(code),
        large_mark(code, INK, PAPER) if sealed else large_mark(code),
    )


def files() -> dict[str, str]:
    """Every file of the deck: path under assets/cards -> SVG text."""
    faces = {f"ceki/{code}.svg": face(code) for code in CODES}
    return faces | {f"ceki/{code}-large.svg": large_face(code) for code in CODES}
