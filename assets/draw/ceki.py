# SPDX-License-Identifier: MIT
"""The thirty ceki faces, each as one SVG file, and their large-index forms for very small cards."""

from collections.abc import Callable

from assets.draw import coins, honours, myriads, strings
from assets.draw.anatomy import block, document, frame_seal, framing, grain, panel, paper
from assets.draw.index import index, large_mark

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
    """The SVG of a card for less than 60 pixels of width: rank mark, large digit and suit sign, no panel."""
    if code == "OT":
        return document(name(code), paper(), honours.old_thousand_large(), large_mark(code))
    return document(
        name(code),
        paper(),
        panel(""),
        block(),
        framing(code),
        frame_seal(code),
        large_mark(code),
    )
