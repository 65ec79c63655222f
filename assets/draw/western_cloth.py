# SPDX-License-Identifier: MIT
"""The batik cloth of the courts: one pattern to a suit, on the sash that parts the two halves of a face.

The sash lies along the x axis with its middle in the origin; each pattern is the same after half a turn.
"""

from assets.draw.parts import INK, PAPER, number

HALF_LENGTH = 184
HALF_WIDTH = 26


def _repeated(motif: str, pitch: float, offset: float = 0) -> str:
    """Path data: the motif, which begins with a relative move from its centre, at every pitch."""
    count = int((HALF_LENGTH - offset) / pitch)
    steps = [offset + index * pitch for index in range(-count, count + 1)]
    if offset:
        steps = [-step for step in steps if step > 0] + [step for step in steps if step > 0]
    return "".join(f"M{number(step)} 0{motif}" for step in steps)


# A chain of S blades (spades), flames and rhombi.
_PARANG = "m-17 17c13 0 4-13 11-17c8-4 0-17 11-17h12c-13 0-4 13-11 17c-8 4 0 17-11 17z"
_PARANG_SEED = "m0-6l4 6l-4 6l-4-6z"
# Four almonds round a node (hearts).
_KAWUNG = (
    "m2-2c1-9 6-14 14-15c0 8-5 14-14 15zm-4 0c-9-1-14-7-14-15c8 1 13 6 14 15z"
    "m0 4c-1 9-6 14-14 15c0-8 5-14 14-15zm4 0c9 1 14 7 14 15c-8-1-13-6-14-15z"
)
_DOT = "m-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0z"
# Slanting stripes and rhombi between them (diamonds).
_LERENG = "m-13.5 17l19-34h8l-19 34z"
_LERENG_SEED = "m0-10l7 10l-7 10l-7-10z"
# Scattered stars of eight rays with dots between them (clubs).
_TRUNTUM = "m0-14l3 7l7-3l-3 7l7 3l-7 3l3 7l-7-3l-3 7l-3-7l-7 3l3-7l-7-3l7-3l-3-7l7 3z"
_TRUNTUM_DOTS = "m0-13.5a3.5 3.5 0 1 0 .1 0zm0 20a3.5 3.5 0 1 0 .1 0z"

PATTERNS = {
    "s": _repeated(_PARANG, 29) + _repeated(_PARANG_SEED, 29, 14.5),
    "h": _repeated(_KAWUNG, 34) + _repeated(_DOT, 34, 17),
    "d": _repeated(_LERENG, 34) + _repeated(_LERENG_SEED, 34, 17),
    "c": _repeated(_TRUNTUM, 30) + _repeated(_TRUNTUM_DOTS, 30, 15),
}
"""Path data of the cloth of each suit, to be filled with the paper's colour."""


def _strip(half: float, fill: str) -> str:
    return f'<path d="M{-HALF_LENGTH} {-half}H{HALF_LENGTH}V{half}H{-HALF_LENGTH}Z" fill="{fill}"/>'


def sash(suit: str, ground: str) -> str:
    """The sash with its borders; `ground` is the colour of its field."""
    return (
        _strip(HALF_WIDTH + 6, INK)
        + _strip(HALF_WIDTH, PAPER)
        + _strip(HALF_WIDTH - 5, ground)
        + f'<path d="{PATTERNS[suit]}" fill="{PAPER}"/>'
    )
