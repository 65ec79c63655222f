# SPDX-License-Identifier: MIT
"""Contact sheets: all faces of a deck in one picture, as Qt renders them."""

import os
from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

COLUMNS = 10
GAP = 8
TABLE = "#6d6a62"


def render(svg: str, width: int) -> QImage:
    """The picture of an SVG file, `width` pixels wide, transparent where it draws nothing.

    Raises ValueError if Qt cannot read the file.
    """
    renderer = QSvgRenderer(QByteArray(svg.encode()))
    size = renderer.defaultSize()
    if not renderer.isValid() or size.isEmpty():
        raise ValueError("not a readable SVG file")
    image = QImage(
        width, round(width * size.height() / size.width()), QImage.Format.Format_ARGB32_Premultiplied
    )
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(image.rect()))
    painter.end()
    return image


def contact_sheet(faces: Mapping[str, str], width: int, target: Path) -> None:
    """Write a PNG of all the faces (name -> SVG text), ten in a row, each `width` pixels wide."""
    if QGuiApplication.instance() is None:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        QGuiApplication([])
    images = [render(svg, width) for svg in faces.values()]
    height = max(image.height() for image in images)
    rows = -(-len(images) // COLUMNS)
    sheet = QImage(COLUMNS * (width + GAP) + GAP, rows * (height + GAP) + GAP, QImage.Format.Format_RGB32)
    sheet.fill(QColor(TABLE))
    painter = QPainter(sheet)
    for place, image in enumerate(images):
        row, column = divmod(place, COLUMNS)
        painter.drawImage(GAP + column * (width + GAP), GAP + row * (height + GAP), image)
    painter.end()
    target.parent.mkdir(parents=True, exist_ok=True)
    if not sheet.save(str(target)):
        raise OSError(f"cannot write {target}")
