# SPDX-License-Identifier: MIT
"""The players' figures as data: a ground, and shapes in layers, in units of a square of 100.

They are printed like the cards: ink and paper on a cloth's colour, with a little red. Heads look to the
right, as puppets do. A shape is a colour and a path (`path_text`).
"""

from collections.abc import Mapping
from typing import NamedTuple

Shapes = tuple[tuple[str, str], ...]
"""Colours and paths, the lowest first."""

INK, PAPER, RED, GOLD = "#14131a", "#f0ece2", "#b3122f", "#e0b155"

_LONG = (
    "M40 84 L41 63 C34 59 31 49 33 39 C35 27 46 21 57 23 C66 25 70 30 71 36 L83 48 C81 51 76 52 73 52 "
    "L75 56 L71 58 L74 61 L70 63 C70 68 66 71 58 70 L58 84 Z"
)
_ROUND = (
    "M40 84 L41 64 C34 60 31 50 33 39 C35 27 46 21 57 23 C66 25 71 31 71 38 L77 49 C76 51 73 52 71 52 "
    "L74 56 L70 58 L72 61 L68 64 C67 69 62 71 57 70 L57 84 Z"
)
_BROW, _LIPS = (INK, "M55 36 Q63 30 71 35 L71 37 Q63 33 55 39 Z"), (INK, "M66 58 L72 57 L72 59 Z")
EXPRESSIONS: Mapping[str, Shapes] = {
    "calm": ((INK, "M57 42 Q64 36 71 42 Q64 44 57 42 Z"), _BROW, _LIPS),
    "thinking": (
        (INK, "M55.5 42.5 Q64 33.5 72 42 Q64 47.5 55.5 42.5 Z"),
        (PAPER, "M58.2 42.3 Q64 36.6 70.2 42 Q64 45.4 58.2 42.3 Z"),
        (INK, "E 67.2 41 3 3.2"),
        (INK, "M55 34.6 Q63 28.2 71.4 33 L71.4 35 Q63 31.2 55 37.6 Z"),
        _LIPS,
    ),
    "pleased": (
        (INK, "M56.4 44.2 Q64 34.4 71.6 42.6 L70.6 44.2 Q64 39 57.6 45.6 Z"),
        (INK, "M55.4 36.8 Q63 30.2 71 35 L71 36.8 Q63 33 55.4 39.4 Z"),
        (RED, "E 60.4 51.4 2.8 2.1"),
        (INK, "M60.6 57 C62.4 62 67.6 62 72.2 57.6 L72.2 59.2 C67.4 64.4 60.8 64 59.6 57.4 Z"),
    ),
    "stung": (
        (INK, "M57 39 L71.2 42.4 L57.4 46.4 L58.2 44.4 L65.4 42.4 L57.6 41 Z"),
        (INK, "M55 34 Q63 33 71.2 37.4 L70.8 39.4 Q63 35.8 55.2 36.6 Z"),
        (INK, "M61.6 63.4 C62.2 58.4 67.2 56 72.2 57 L72.2 58.8 C67.6 58 64.2 59.8 63 63.8 Z"),
    ),
}
"""Eyes, brows and mouths, by name."""
_EAR = ((INK, "E 45 49 4 6"), (PAPER, "E 45.5 49 2 3.5"))
_VEIL = (
    "M73 33 C72 17 52 9 39 17 C25 26 26 48 24 66 C22 82 16 90 12 100 L88 100 C84 88 74 80 62 76 "
    "C64 73 66 71 66 69 C54 70 46 60 47 48 C48 36 60 29 73 33 Z"
)
_HORNS = (
    "M30 45 C26 32 14 26 5 10 C22 14 38 19 53 19 C66 19 80 13 95 4 C90 20 82 30 75 36 C60 30 44 33 30 45 Z"
)
_CURL = (
    "M36 62 C18 50 14 16 38 7 C54 2 64 14 56 22 C54 14 42 13 41 22 "
    "C54 15 70 20 73 33 C60 28 50 32 48 40 C44 46 42 50 40 56 Z"
)
_SHOULDERS = "M10 100 C12 84 26 79 40 77 L59 77 C75 79 88 84 90 100 Z"
_COLLAR = (PAPER, "M40 76 L50 90 L59 76 L59 84 L50 97 L39 84 Z")
_STRIPES = tuple((PAPER, f"M{x} 100 L{x + 9} 84 L{x + 12} 84 L{x + 3} 100 Z") for x in (18, 28, 62, 72))
_DOTS = tuple(
    (PAPER, f"E {x} {y} 2.4 2.4") for x, y in ((20, 94), (29, 88), (38, 95), (63, 95), (71, 88), (80, 94))
)
_CROSSES = tuple(
    (PAPER, f"M{x} {y - 5} L{x + 4} {y} L{x} {y + 5} L{x - 4} {y} Z")
    for x, y in ((24, 92), (36, 92), (64, 92), (76, 92))
)


class FigurePaths(NamedTuple):
    """One figure: its ground's colour, and the shapes under and over an expression."""

    ground: str
    under: Shapes
    over: Shapes


def _bust(ground: str, face: str, *shapes: tuple[str, str]) -> FigurePaths:
    """Return shoulders in dark cloth and a face, followed by the figure's own shapes."""
    return FigurePaths(ground, ((INK, _SHOULDERS), (PAPER, face)), (*_EAR, *shapes))


FIGURES: Mapping[str, FigurePaths] = {
    "headcloth": _bust(
        "#6f8fbf",
        _LONG,
        *_STRIPES,
        (INK, "E 29 45 7 8"),
        (INK, "M30 47 C24 27 40 12 58 15 C69 17 75 25 74 34 C60 29 44 33 30 47 Z"),
        (PAPER, "M32 42 C42 30 60 25 73 30 L73.5 32 C60 28 44 32 32 45 Z"),
        *(
            (PAPER, f"M{x} {y - 4} L{x + 3} {y} L{x} {y + 4} L{x - 3} {y} Z")
            for x, y in ((41, 25), (51, 21), (62, 21))
        ),
    ),
    "bun": _bust(
        "#cf7c72",
        _ROUND,
        *_DOTS,
        (INK, "E 25 47 12 13"),
        (INK, "M34 60 C24 52 24 22 46 15 C60 12 72 20 73 33 C62 27 54 30 50 38 C48 44 42 46 40 56 Z"),
        (GOLD, "M27 31 L38 24 L41 28 L30 36 Z"),
        (RED, "E 20 38 4 4"),
        (RED, "E 27 36 4 4"),
        (RED, "E 23 44 4 4"),
        (PAPER, "E 23.5 39.5 2 2"),
        (RED, "E 45 58 2.5 2.5"),
    ),
    "peak": _bust(
        "#86a86f",
        _LONG,
        _COLLAR,
        (PAPER, "M31 45 C27 29 40 18 57 19 L74 27 L75 36 C60 31 46 34 31 45 Z"),
        (PAPER, "M60 26 C61 15 68 8 80 3 C80 15 78 23 73 32 Z"),
        (INK, "M31 45 C44 34 60 31 75 36 L75 33 C60 28 44 31 30.5 42 Z"),
        (INK, "M66 24 C67 17 71 12 77 8 C76 15 75 20 71 26 Z"),
        (INK, "M40 27 L45 23 L49 27 L44 31 Z"),
        (INK, "M51 24 L56 21 L60 25 L55 28 Z"),
        (RED, "E 43 42 5 5"),
        (GOLD, "E 43 42 2 2"),
    ),
    "cap": _bust(
        "#e0b155",
        _ROUND,
        _COLLAR,
        (INK, "M32 41 L36 14 C48 9 62 11 71 16 L74 34 C60 28 45 31 32 41 Z"),
        (PAPER, "M37 19 L38 16 C48 11.5 62 13.5 70 18 L70.5 20 C60 15.5 48 14.5 37 19 Z"),
        (INK, "M63 54 C67 51 72 52 77 57 C72 56 68 57 63 56 Z"),
    ),
    "veil": FigurePaths(
        "#6aaba6",
        ((PAPER, _ROUND),),
        (
            (
                INK,
                _VEIL,
            ),
            (
                PAPER,
                "M73 35 C60 31 50 37 49 48 C48 60 55 67 65 69 L64 71 C52 70 44 60 45 48 C46 36 60 28 73 32 Z",
            ),
            *(
                (PAPER, f"E {x} {y} 2.4 2.4")
                for x, y in (
                    (38, 26),
                    (32, 40),
                    (34, 56),
                    (32, 72),
                    (44, 80),
                    (26, 88),
                    (58, 90),
                    (42, 93),
                    (72, 93),
                )
            ),
        ),
    ),
    "straw": _bust(
        "#d68a5c",
        _LONG,
        *_CROSSES,
        (INK, "M33 48 C33 40 40 32 50 31 L50 36 C44 38 42 44 40 54 Z"),
        (PAPER, "M13 42 L54 6 L91 37 C68 30 38 31 13 42 Z"),
        *(
            (INK, f"M54 8 L{x} {y} L{x + 2.4} {y - 0.5} Z")
            for x, y in ((25, 37), (38, 34), (51, 33), (64, 33), (78, 34))
        ),
        (INK, "M33 27 C46 21 62 21 75 25 L77 27 C62 23 46 23 31 29 Z"),
    ),
    "horns": _bust(
        "#a886b5",
        _ROUND,
        *_CROSSES,
        (
            RED,
            _HORNS,
        ),
        (GOLD, "M28 38 C44 27 62 25 79 31 L77 34 C62 29 44 31 29 42 Z"),
        *((GOLD, f"E {x} {y} 2.2 2.2") for x, y in ((22, 21), (36, 25), (52, 24), (68, 23), (82, 18))),
        (GOLD, "E 45 60 3 4"),
    ),
    "crown": _bust(
        "#b9905f",
        _LONG,
        *_DOTS,
        (INK, "M33 52 C29 42 32 36 40 34 L44 40 L40 56 Z"),
        (GOLD, "M31 44 L26 22 L37 29 L43 9 L52 20 L62 4 L66 21 L78 17 L74 36 C60 30 45 33 31 44 Z"),
        (INK, "M31 41 C45 31 60 28 75 33 L74.5 36 C60 31 45 34 32 45 Z"),
        *((RED, f"E {x} {y} 3 3") for x, y in ((37, 33), (50, 29), (64, 29))),
        (GOLD, "M40 42 C34 36 33 46 37 51 C38 56 43 57 45 53 Z"),
    ),
    "curl": _bust(
        "#8fb08d",
        _LONG,
        *_STRIPES,
        (
            INK,
            _CURL,
        ),
        (GOLD, "M50 37 C56 30 66 28 74 32 L73 35 C66 32 58 33 51 40 Z"),
        (GOLD, "E 28 34 4 7"),
        (RED, "E 28 34 2 4"),
    ),
    "beard": _bust(
        "#8a93b8",
        _ROUND,
        _COLLAR,
        (PAPER, "M56 62 C62 66 68 64 73 60 C77 72 72 84 62 92 C62 82 55 76 53 68 Z"),
        (INK, "M58 68 C62 72 64 78 63 86 L61.5 84 C62 77 60 73 57 70 Z"),
        (INK, "M66 68 C68 72 68 77 66 81 L65 80 C66 76 66 72 64.5 69 Z"),
        (PAPER, "M32 46 C24 34 34 14 54 14 C68 14 74 26 73 33 C60 28 46 32 40 46 Z"),
        (RED, "M30 43 C42 30 60 25 74 30 L74 36 C60 31 45 35 32 49 Z"),
        (PAPER, "M31 44.5 C43 33 60 28.5 74 32.5 L74 33.8 C60 30 44 34.5 31.5 46.5 Z"),
        (RED, "M32 46 L20 42 L22 49 L18 55 L32 50 Z"),
    ),
}
