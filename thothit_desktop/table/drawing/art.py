# SPDX-License-Identifier: MIT
"""Card pictures: rendered from SVG in worker threads at the exact size in pixels, and cached for one deck.

Each picture includes a soft shadow round the card: a graphics effect would slow down moving cards.
"""

import atexit
import logging
import math
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import (
    QBuffer,
    QIODevice,
    QObject,
    QRectF,
    Qt,
    QThreadPool,
    QTimer,
    QXmlStreamReader,
    QXmlStreamWriter,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPen, QPixmap

from thothit_desktop.games.cards import FRENCH, HIDDEN, code
from thothit_desktop.table.drawing.names import name
from thothit_desktop.table.geometry.decks import BACKS, DECKS, HEIGHT, Deck

PAPER = QColor("#f0ece2")
INK = QColor("#14131a")
LARGE_BELOW = 44
"""A face narrower than this many logical pixels gets the large index."""
AGAIN = 2000
"""Milliseconds until a picture whose file could not be opened is requested again."""
UNAVAILABLE = (OSError, ImportError)
"""The errors of `render` while the system cannot open a file: no file handles are left, or no memory."""
_AHEAD, _NOW = 0, 1
"""Priorities of the workers' tasks."""

_log = logging.getLogger(__name__)


class Key(NamedTuple):
    """The key of a picture: deck, card (HIDDEN for the back), height in device pixels, index, large index.

    `back` is the colour of a back.
    """

    deck: str
    card: int
    height: int
    indexed: bool
    large: bool
    back: str = BACKS[0]


class CardPicture(NamedTuple):
    """A rendered card: its pixmap, the shadow's margin and the card's height, both in the pixmap's pixels."""

    pixmap: QPixmap
    margin: int
    height: int

    @property
    def ratio(self) -> float:
        """The pixmap's device pixels for each of its own units."""
        return self.pixmap.devicePixelRatio()


class _Renderer(QObject):
    """Hands rendered pictures over to the GUI thread. It outlives every table, because a task may."""

    rendered = Signal(Key, QImage)
    missed = Signal(Key)
    """Emitted with the key of a picture whose file the system cannot open just now."""


@cache
def _renderer() -> _Renderer:
    # At exit the interpreter would wait for ever for a thread that still draws.
    atexit.register(_finish_all)
    # Workers never expire: the system aborts a program that starts a Qt thread while no file handle is left.
    QThreadPool.globalInstance().setExpiryTimeout(-1)
    return _Renderer()


def _finish_all() -> None:
    QThreadPool.globalInstance().waitForDone()


class Art(QObject):
    """The pictures of the deck in use; `arrived` is emitted for each one that has been rendered.

    Tasks run in the global pool. An own pool would wait, when it is destroyed, for workers that wait for the
    interpreter lock, which the destroying thread holds.
    """

    arrived = Signal(Key)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.deck = DECKS["ceki"]
        self.index = True
        self.back = BACKS[0]
        """The colour of the backs."""
        self.screen_ratio = 1.0
        self._pictures: dict[Key, CardPicture] = {}
        self._asked: set[Key] = set()
        self._ahead: set[Key] = set()
        """The pictures among these that no card waits for."""
        self._blanks: dict[tuple[str, int], CardPicture] = {}
        self._missed: set[Key] = set()
        """The pictures among the requested ones to request again."""
        self._again = QTimer(self, singleShot=True, interval=AGAIN)
        self._again.timeout.connect(self._ask_again)
        _renderer().missed.connect(self._note_missed, Qt.ConnectionType.QueuedConnection)
        _renderer().rendered.connect(self._store_picture, Qt.ConnectionType.QueuedConnection)

    def key(self, card: int, height: int) -> Key:
        """Return the key of a card's picture, `height` device pixels high, in the deck in use."""
        deck = self.deck.showing(french=card in FRENCH)
        width = height * deck.ratio / self.screen_ratio
        large = deck.has_large and self.index and card != HIDDEN and width < LARGE_BELOW
        back = self.back if card == HIDDEN else BACKS[0]
        return Key(deck.id, card, height, self.index or card == HIDDEN, large, back)

    def picture(self, card: int, height: int) -> CardPicture | None:
        """Return a card's picture at a height in device pixels; None until it has been rendered."""
        key = self.key(card, height)
        if key in self._pictures:
            return self._pictures[key]
        if key not in self._asked or key in self._ahead:
            self._asked.add(key)
            self._ahead.discard(key)
            QThreadPool.globalInstance().start(_task(key, self._asked), _NOW)
        return None

    def stand_in(self, card: int, height: int) -> CardPicture | None:
        """Return a card's picture in another size, preferably the next larger one; None if there is none."""
        heights = [key.height for key in self._pictures if key.card == card]
        alike = [height for height in heights if self.key(card, height) in self._pictures]
        if not alike:
            return None
        near = min(alike, key=lambda other: (other < height, abs(other - height)))
        return self._pictures[self.key(card, near)]

    def prefetch(self, card: int, height: int) -> None:
        """Render a picture in advance, after all those that cards wait for."""
        key = self.key(card, height)
        if key not in self._pictures and key not in self._asked:
            self._asked.add(key)
            self._ahead.add(key)
            QThreadPool.globalInstance().start(_task(key, self._asked), _AHEAD)

    def blank(self, height: int) -> CardPicture:
        """Return a card without a face, to show until its picture arrives."""
        key = (self.deck.id, height)
        if key not in self._blanks:
            self._blanks[key] = self._picture(_sheet(self.deck, height, lambda *_: None), height)
        return self._blanks[key]

    def keep(self, heights: Iterable[int]) -> None:
        """Keep only the pictures of the deck in use at these heights; drop all waiting requests."""
        self._asked.clear()
        self._ahead.clear()
        self._blanks.clear()
        wanted = set(heights)
        for key in list(self._pictures):
            if key.height not in wanted or key != self.key(key.card, key.height):
                del self._pictures[key]

    def close(self) -> None:
        """Drop all requests and wait for the workers."""
        self._asked.clear()
        _finish_all()

    def _store_picture(self, key: Key, image: QImage) -> None:
        if key in self._asked:  # The request has not been dropped meanwhile.
            self._asked.discard(key)
            self._ahead.discard(key)
            self._pictures[key] = self._picture(image, key.height)
            self.arrived.emit(key)

    def _note_missed(self, key: Key) -> None:
        if key in self._asked:
            self._missed.add(key)
            self._again.start()

    def _ask_again(self) -> None:
        """Request the pictures whose files could not be opened, those that cards wait for first."""
        missed = self._missed & self._asked
        self._missed.clear()
        for key in sorted(missed, key=self._ahead.__contains__):
            QThreadPool.globalInstance().start(
                _task(key, self._asked), _AHEAD if key in self._ahead else _NOW
            )

    def _picture(self, image: QImage, height: int) -> CardPicture:
        pixmap = QPixmap.fromImage(image)
        pixmap.setDevicePixelRatio(self.screen_ratio)
        return CardPicture(pixmap, margin_of(height), height)


def _task(key: Key, asked: set[Key]) -> Callable[[], None]:
    """Return the task for one picture; it does nothing if the request has been dropped by then."""
    renderer = _renderer()

    def work() -> None:
        if key not in asked:
            return
        try:
            image = render(key)
        except UNAVAILABLE:
            renderer.missed.emit(key)
        else:
            renderer.rendered.emit(key, image)

    return work


def render(key: Key) -> QImage:
    """Draw one picture; a missing or broken face becomes a placeholder, with a line in the log.

    Raises one of UNAVAILABLE if the system cannot open a file just now.
    """
    from PySide6.QtSvg import QSvgRenderer  # here, as only workers need it, and the start must not wait

    deck = DECKS[key.deck]
    path = deck.file(key.card, key.large, key.back)
    source = _source(path, key.indexed)
    renderer = QSvgRenderer(source) if source else None
    if renderer is None or not renderer.isValid():
        _log.warning("card picture missing or broken: %s", path.name)
        return placeholder(key)
    return _sheet(deck, key.height, renderer.render)


def placeholder(key: Key) -> QImage:
    """Return a card for a missing picture: its code and its name in a frame."""
    return _sheet(DECKS[key.deck], key.height, lambda painter, box: _placeholder(painter, box, key))


def _source(path: Path, index: bool) -> bytes:
    """Return the picture's SVG, without its index group if the index is off; empty if it has no file.

    Raises OSError if the system cannot open a file just now.
    """
    try:
        source = path.read_bytes()
    except (FileNotFoundError, PermissionError, NotADirectoryError, IsADirectoryError):
        return b""
    return source if index else without_group(source, "index")


def without_group(source: bytes, group: str) -> bytes:
    """Return an SVG without the elements of an id; unchanged if it has none or is not XML."""
    written = QBuffer()
    written.open(QIODevice.OpenModeFlag.WriteOnly)
    reader, writer = QXmlStreamReader(source.decode(errors="replace")), QXmlStreamWriter(written)
    found = False
    while not reader.atEnd():
        if reader.readNext() != QXmlStreamReader.TokenType.Invalid:
            if reader.isStartElement() and reader.attributes().value("id") == group:
                reader.skipCurrentElement()
                found = True
            else:
                writer.writeCurrentToken(reader)
    return bytes(written.data().data()) if found and not reader.hasError() else source


def _sheet(deck: Deck, height: int, paint: Callable[[QPainter, QRectF], None]) -> QImage:
    """Return an image of a card with its shadow: paper, then whatever `paint(painter, box)` adds."""
    width = round(height * deck.ratio)
    margin = margin_of(height)
    image = QImage(width + 2 * margin, height + 2 * margin, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    box = QRectF(margin, margin, width, height)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    radius = deck.radius * height / HEIGHT
    painter.setPen(Qt.PenStyle.NoPen)
    for ring in range(margin, 0, -1):  # rings of thin black add up to a shadow that fades outwards
        painter.setBrush(QColor(0, 0, 0, round(90 / margin * (1 - ring / (margin + 1)))))
        spread = box.translated(0, margin * 0.3).adjusted(-ring * 0.7, -ring * 0.7, ring * 0.7, ring * 0.7)
        painter.drawRoundedRect(spread, radius + ring, radius + ring)
    painter.setBrush(PAPER)
    painter.drawRoundedRect(box, radius, radius)
    painter.setClipRect(box)
    paint(painter, box)
    painter.end()
    return image.copy()  # a copy lacks what Qt keeps after painting: for ceki 60 KB beside 82 KB of pixels


def margin_of(height: int) -> int:
    """The shadow's margin around a card of that many pixels."""
    return max(2, math.ceil(height * 0.02))


def _placeholder(painter: QPainter, box: QRectF, key: Key) -> None:
    """Paint the code and the name of a card without a picture in a frame; for a back only the frame."""
    painter.setPen(QPen(INK, box.width() * 0.03))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(box.adjusted(*(box.width() * 0.1 * side for side in (1, 1, -1, -1))))
    if key.card == HIDDEN:
        return
    font = QFont()
    half = box.height() / 2
    for size, words, part in (
        (0.34, code(key.card), box.adjusted(0, 0, 0, -half)),
        (0.17, name(key.card, key.deck), box.adjusted(0, half * 0.6, 0, 0)),
    ):
        font.setPixelSize(max(6, round(box.width() * size)))
        painter.setFont(font)
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(part, flags, words)
