# SPDX-License-Identifier: MIT
"""The panel that shows a capture pile or the last trick."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QMouseEvent, QPainter, QPixmap
from PySide6.QtWidgets import QVBoxLayout, QWidget

from thothit_desktop.app.widgets.card_pictures import CORNER_STEP, GAP, RUN_STEP, SET_STEP, CardPictures
from thothit_desktop.app.widgets.document_style import document_colours
from thothit_desktop.app.widgets.letter_size import no_smaller_than_usual
from thothit_desktop.app.widgets.plain_text import plain_label
from thothit_desktop.games.cards import RANK, by_rank
from thothit_desktop.table.drawing import labels
from thothit_desktop.table.drawing.art import margin_of
from thothit_desktop.table.drawing.names import name
from thothit_desktop.table.panel import TablePanel

SHARE, LEAST = 0.14, 34
"""A card's usual height as a fraction of the table's, and the least in pixels, for a large pile."""
WIDE, HIGH = 0.74, 0.62
"""The largest part of the table's width and height for the cards."""
TRICK = 0.24
"""The height of a trick's cards, as a fraction of the table's."""
_BESIDE = 1.1
"""The step from card to card of a trick, in widths of a card."""
_NAME = 0.13
"""The font size of the names below a trick, as a fraction of a card's height."""
_WORDS, _SMALLEST = 0.019, 13
"""The font size as a fraction of the table's height, and the smallest in pixels."""
_DRAWN = 2
"""The most copies of a design that are drawn; of more copies, a badge gives the number."""


class Stack(NamedTuple):
    """The copies of one design, and the top left corner in pixels of each drawn one."""

    card: int
    copies: int
    corners: tuple[tuple[float, float], ...]


def stacks(cards: Sequence[int], pictures: CardPictures, height: int, width: float) -> list[Stack]:
    """Lay out the cards of a pile by rank, on lines of at most `width`, with gaps between ranks."""
    deck = pictures.outline([cards])
    wide = height * deck.ratio
    within, onward = (SET_STEP, RUN_STEP) if deck.has_large else (CORNER_STEP, CORNER_STEP)
    ranks: dict[int, list[tuple[int, int]]] = {}
    for card, copies in sorted(Counter(cards).items(), key=lambda pair: by_rank(pair[0])):
        ranks.setdefault(RANK[card], []).append((card, copies))
    made: list[Stack] = []
    left = top = 0.0
    for designs in ranks.values():
        steps = [within * wide * (min(copies, _DRAWN) - 1) for _, copies in designs]
        length = sum(steps) + onward * wide * (len(designs) - 1) + wide
        if left and left + length > width:
            left, top = 0.0, top + height * (1 + GAP / 2)
        at = left
        for (card, copies), step in zip(designs, steps, strict=True):
            shifts = (0.0, step)[: min(copies, _DRAWN)]
            made.append(Stack(card, copies, tuple((at + shift, top) for shift in shifts)))
            at += step + onward * wide
        left += length + GAP * 1.5 * wide
    return made


def row(cards: Sequence[int], pictures: CardPictures, height: int) -> list[Stack]:
    """Lay out the cards of a trick side by side, in the order of play."""
    step = _BESIDE * height * pictures.outline([cards]).ratio
    return [Stack(card, 1, ((place * step, 0.0),)) for place, card in enumerate(cards)]


def extent(laid: Sequence[Stack], pictures: CardPictures, height: int) -> QSize:
    """Return the size of the laid out cards without the shadow's margin."""
    corners = [corner for stack in laid for corner in stack.corners]
    right = max(x for x, _ in corners) + height * pictures.outline([[laid[0].card]]).ratio
    return QSize(round(right), round(max(y for _, y in corners)) + height)


class OpenPile(TablePanel):
    """A panel over the table: captured cards by rank, or a trick in the order of play.

    A click on it emits `closed`.
    """

    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._table = parent
        self.setObjectName("open_pile")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._pile: Sequence[int] = ()
        self._names: Sequence[str] = ()
        """The player's name for each card of a trick; empty for a pile."""
        self._pictures: CardPictures | None = None
        self._words, self._cards, self._hint = (plain_label(parent=self) for _ in range(3))
        self._hint.setObjectName("hint")
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 10, 16, 12)
        for label in (self._words, self._cards, self._hint):
            column.addWidget(label)

    def show_pile(
        self,
        words: str,
        hint: str,
        pile: Sequence[int],
        pictures: CardPictures,
        names: Sequence[str] = (),
    ) -> None:
        """Show the cards of a pile, or of a trick with the name of each card's player.

        The words are above the cards, a quieter hint is below.
        """
        self._pile, self._names, self._pictures = pile, names, pictures
        self._words.setText(words)
        self._hint.setText(hint)
        self.setAccessibleName(words)
        self.place()
        self.show()
        self.raise_()

    def set_pictures(self, pictures: CardPictures) -> None:
        """Show the cards of another deck."""
        self._pictures = pictures
        self.place()

    def place(self) -> None:
        """Resize the panel to its cards, and centre it in the upper part of the table."""
        if self._pictures is None:
            return
        table, tone = self._table.rect(), document_colours()
        size = no_smaller_than_usual(max(_SMALLEST, round(_WORDS * table.height())))
        self.setStyleSheet(
            f"#open_pile {{ background: {tone.ground}; border: 2px solid {tone.accent}; border-radius: 8px }}"
            f"QLabel {{ color: {tone.ink}; font-size: {size}px }}"
            f"#hint {{ color: {tone.quiet} }}"
        )
        deck = self._pictures.deck.id
        self._cards.setAccessibleName(", ".join(name(card, deck) for card in self._pile))
        self._cards.setVisible(bool(self._pile))
        if self._pile:
            height = round(TRICK * table.height()) if self._names else self._height(self._pictures)
            laid = (
                row(self._pile, self._pictures, height)
                if self._names
                else stacks(self._pile, self._pictures, height, WIDE * table.width())
            )
            self._cards.setPixmap(self._drawn(laid, self._pictures, height))
        self.adjustSize()
        self.move(
            table.center().x() - self.width() // 2, max(8, table.height() * 2 // 5 - self.height() // 2)
        )

    def _height(self, pictures: CardPictures) -> int:
        """Return the largest height of a card at which the pile fits its part of the table."""
        table = self._table.rect()
        height = max(LEAST, round(SHARE * table.height()))
        while height > LEAST:
            laid = stacks(self._pile, pictures, height, WIDE * table.width())
            if extent(laid, pictures, height).height() <= HIGH * table.height():
                break
            height -= 2
        return height

    def _drawn(self, laid: Sequence[Stack], pictures: CardPictures, height: int) -> QPixmap:
        ratio = self.devicePixelRatioF()
        margin = margin_of(round(height * ratio))
        size = extent(laid, pictures, height) * ratio + QSize(2 * margin, 2 * margin)
        letters = labels.font(max(_SMALLEST, round(_NAME * height)), bold=True)
        line = QFontMetrics(letters).height()
        if self._names:
            size += QSize(0, round(line * ratio))
        drawn = QPixmap(size)
        drawn.setDevicePixelRatio(ratio)
        drawn.fill(Qt.GlobalColor.transparent)
        painter = QPainter(drawn)
        for stack in laid:
            face = pictures.pixmap(stack.card, height, ratio)
            for x, y in stack.corners:
                # Whole device pixels keep the faces sharp.
                painter.drawPixmap(QPointF(round(x * ratio), round(y * ratio)) / ratio, face)
        for stack in laid:  # after all cards, so that no card covers a badge
            if stack.copies > _DRAWN:
                badge = labels.badge(f"×{stack.copies}", max(11, round(height * 0.15)), ratio)
                wide_high = badge.deviceIndependentSize()
                # Across the two drawn copies, and so not on another card.
                foot = QPointF(*stack.corners[1]) + QPointF(margin / ratio, margin / ratio + height)
                painter.drawPixmap(foot - QPointF(wide_high.width() / 2, wide_high.height()), badge)
        painter.setFont(letters)
        painter.setPen(QColor(document_colours().ink))
        step, edge = _BESIDE * extent(laid[:1], pictures, height).width(), margin / ratio
        for place, player in enumerate(self._names):
            # As wide as a card and its gap, so that adjacent names do not touch.
            below = QRectF(0, 0, step, line)
            below.moveCenter(QPointF(edge + (place + 0.5 / _BESIDE) * step, 2 * edge + height + line / 2))
            short = QFontMetrics(letters).elidedText(player, Qt.TextElideMode.ElideRight, int(step))
            painter.drawText(below, Qt.AlignmentFlag.AlignCenter, short)
        painter.end()
        return drawn

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Emit `closed` on a click anywhere, and keep the click from the table."""
        event.accept()
        self.closed.emit()
