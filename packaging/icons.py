# SPDX-License-Identifier: MIT
"""The icons of every system, rendered from the drawings of `assets/`."""

import io
from pathlib import Path

from PIL import Image
from product import ROOT
from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

DRAWINGS = {"program": ROOT / "assets" / "icon.svg", "record": ROOT / "assets" / "record.svg"}
SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)
"""Pixels of the edges that Linux's icon theme asks for."""

_FILES = {"ico": (16, 20, 24, 32, 40, 48, 64, 96, 128, 256), "icns": (32, 64, 128, 256, 512, 1024)}
"""The sizes that lie in one file, for Windows and macOS."""


def picture(drawing: Path, size: int) -> Image.Image:
    """A drawing at a size in pixels, drawn at that size and not scaled."""
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(str(drawing)).render(painter)
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
        made = {size: picture(drawing, size) for size in {*SIZES, *_FILES["ico"], *_FILES["icns"]}}
        for size in SIZES:
            made[size].save(folder / f"{name}-{size}.png", optimize=True)
        for suffix, sizes in _FILES.items():
            *smaller, largest = (made[size] for size in sizes)
            largest.save(
                folder / f"{name}.{suffix}", append_images=smaller, sizes=[(size, size) for size in sizes]
            )
