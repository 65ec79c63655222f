# SPDX-License-Identifier: MIT
"""The icons of every system, rendered from the drawings of `assets/`."""

import io
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from product import ROOT

if TYPE_CHECKING:
    from PIL import Image

DRAWINGS = {"program": ROOT / "assets" / "icon.svg", "record": ROOT / "assets" / "record.svg"}
SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)
"""The sizes in pixels of Linux's icon theme."""

_FILES = {"ico": (16, 20, 24, 32, 40, 48, 64, 96, 128, 256), "icns": (32, 64, 128, 256, 512, 1024)}
"""The sizes in one file, for Windows and macOS."""


INSET = 100 / 1024
"""The free margin of a program's icon on macOS, as a share of its size, as usual in the dock."""


def picture(drawing: Path, size: int, inset: float = 0) -> "Image.Image":
    """Return a drawing at a size in pixels, drawn at that size and not scaled."""
    from PIL import Image  # Flathub's build has none, and needs the names of drawings only

    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    free = inset * size
    QSvgRenderer(str(drawing)).render(painter, QRectF(free, free, size - 2 * free, size - 2 * free))
    painter.end()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not image.save(buffer, "PNG"):  # type: ignore[call-overload]
        raise SystemExit(f"{drawing} cannot be drawn")
    return Image.open(io.BytesIO(data.data())).convert("RGBA")


def write(folder: Path) -> None:
    """Write `NAME.ico` and `NAME.icns` of every drawing, and `NAME-SIZE.png`."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, drawing in DRAWINGS.items():
        for size in SIZES:
            picture(drawing, size).save(folder / f"{name}-{size}.png", optimize=True)
        for suffix, sizes in _FILES.items():
            inset = INSET if (name, suffix) == ("program", "icns") else 0
            *smaller, largest = (picture(drawing, size, inset) for size in sizes)
            largest.save(
                folder / f"{name}.{suffix}", append_images=smaller, sizes=[(size, size) for size in sizes]
            )
