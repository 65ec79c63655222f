# SPDX-License-Identifier: MIT
"""How near the faces come to photographs of a deck: `python -m assets.draw.compare FOLDER [--nearest N]`.

The folder holds a picture of each whole card, named by its code (C1.jpeg ..); none of them belongs into
this repository. Both pictures are reduced to their black ink in the panel, card units for pixels. The
photograph may be shifted, as a camera is never quite straight, but nothing is warped. The measure is the
area that is ink in both, as a share of the area that is ink in either (1: equal, 0: nothing in common).
"""

import argparse
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from PIL import Image
from PySide6.QtGui import QGuiApplication, QImage

from assets.draw import ceki
from assets.draw.anatomy import HEIGHT, WIDTH
from assets.draw.contact import render

PANEL = (89, 103, 191, 497)
"""What is compared, in card units: left, top, right, bottom."""
SHIFT = 8
"""How far a photograph may be shifted along each axis, in units."""
DARK = 120
"""Black ink is darker in the red band; the red inks are as bright there as the paper."""

Ink = int
"""The panel's pixels, a bit each, 1 where ink lies."""


def _ink(picture: Image.Image, dx: int = 0, dy: int = 0) -> Ink:
    left, top, right, bottom = PANEL
    panel = picture.crop((left + dx, top + dy, right + dx, bottom + dy))
    return int.from_bytes(panel.tobytes())


def _black_plane(picture: Image.Image) -> Image.Image:
    """The picture at a pixel a unit, white where black ink lies."""
    red = picture.convert("RGB").getchannel("R").resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS)
    return red.point(lambda value: 255 if value < DARK else 0).convert("1", dither=Image.Dither.NONE)


def drawn_face(code: str) -> Image.Image:
    """The face as Qt renders it, a pixel a unit."""
    image = render(ceki.face(code), WIDTH).convertToFormat(QImage.Format.Format_RGBX8888)
    size = (image.width(), image.height())
    return Image.frombytes("RGB", size, bytes(image.constBits()), "raw", "RGBX", image.bytesPerLine())


def ink_of_face(picture: Image.Image) -> Ink:
    """The ink in the panel of a drawn face."""
    return _ink(_black_plane(picture))


def inks_of_photograph(picture: Image.Image) -> list[Ink]:
    """The ink in the panel of a photograph, once for each shift."""
    plane = _black_plane(picture)
    shifts = range(-SHIFT, SHIFT + 1)
    return [_ink(plane, dx, dy) for dy in shifts for dx in shifts]


def agreement(face: Ink, photograph: Sequence[Ink]) -> float:
    """The area of ink in both as a share of that in either, at the best shift."""

    def share(ink: Ink) -> float:
        either = (face | ink).bit_count()
        return (face & ink).bit_count() / either if either else 1.0

    return max(share(ink) for ink in photograph)


def table(faces: Mapping[str, Ink], photographs: Mapping[str, Sequence[Ink]], nearest: int) -> Iterator[str]:
    """A line a card: its code, the agreement with its own photograph, and the nearest photographs."""
    pixels = (PANEL[2] - PANEL[0]) * (PANEL[3] - PANEL[1])
    own = recognised = 0.0
    yield "card   own  ink ours/real  nearest photographs"
    for code, face in faces.items():
        measured = {other: agreement(face, inks) for other, inks in photographs.items()}
        order = sorted(measured, key=lambda other: -measured[other])
        own += measured[code]
        recognised += order[0] == code
        # The middle one of the shifts is none.
        inked = (
            100 * ink.bit_count() / pixels for ink in (face, photographs[code][len(photographs[code]) // 2])
        )
        others = "  ".join(f"{other} {measured[other]:.3f}" for other in order[:nearest])
        yield f"{code}   {measured[code]:.3f}  {'{:3.0f} / {:3.0f} %'.format(*inked)}   {others}"
    yield f"mean {own / len(faces):.3f}; {recognised:.0f} of {len(faces)} nearest to their own photograph"


def main(arguments: list[str] | None = None) -> int:
    """Run the command line; the exit status is 2 if a photograph is missing."""
    parser = argparse.ArgumentParser(
        prog="python -m assets.draw.compare", description="Compare with photographs."
    )
    parser.add_argument("folder", type=Path, help="photographs of whole cards, named by code: C1.jpeg ..")
    parser.add_argument("--nearest", type=int, default=3, help="how many photographs to name (3)")
    options = parser.parse_args(arguments)
    found = {path.stem: path for path in sorted(options.folder.glob("*.jp*g"))}
    if missing := [code for code in ceki.CODES if code not in found]:
        parser.error(f"{options.folder} has no photograph of {', '.join(missing)}")
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication.instance() or QGuiApplication([])
    photographs = {code: inks_of_photograph(Image.open(path)) for code, path in found.items()}
    faces = {code: ink_of_face(drawn_face(code)) for code in ceki.CODES}
    for row in table(faces, photographs, options.nearest):
        print(row)
    del application
    return 0


if __name__ == "__main__":
    sys.exit(main())
