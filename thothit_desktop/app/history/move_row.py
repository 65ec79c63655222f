# SPDX-License-Identifier: MIT
"""The delegate for rows of a move list: a player's name, or a move with the card's sign."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from thothit_desktop.app.history.move_list import ListRow, MoveLine, TurnHeading
from thothit_desktop.app.history.moves_model import ROW, MovesModel
from thothit_desktop.app.widgets.document_style import document_colours
from thothit_desktop.app.widgets.plain_text import breakable
from thothit_desktop.games.cards import CODES
from thothit_desktop.table.drawing import suits
from thothit_desktop.table.drawing.figures import figure_pixmap
from thothit_desktop.table.geometry.decks import DECKS

SIDE, GAP = 8, 6
"""The margin on both sides of a row, and the gap between its parts, in pixels."""
HIGHEST = 10_000
"""A height in pixels that no text reaches."""
PAPER = QColor("#fffdf6")

WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
WRAPPED_MIDDLE = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextSingleLine
MIDDLE = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
CENTRED = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextSingleLine


class MoveRow(QStyledItemDelegate):
    """Paints a row as plain text, wrapped at the width of the list."""

    def __init__(self, view: QListView, model: MovesModel) -> None:
        super().__init__(view)
        self._view, self._model = view, model
        self.deck = "ceki"
        """The id of the deck for the card signs."""
        self.figures: tuple[str, ...] = ()
        """The players' figures by seat; empty for names without figures."""

    def sizeHint(  # noqa: N802
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Return the height of the row's text at the width of the list."""
        row: ListRow = index.data(ROW)
        line, width = option.fontMetrics.height(), self._view.viewport().width()
        if isinstance(row, TurnHeading):
            bold, inner = _bold(option.font), self._name_room(QRect(0, 0, width, HIGHEST), option.font)
            more = _high(row.player, inner, bold) - _high("", inner, bold)
            return QSize(10, self._heading_height(line) + more)
        room = self._words_room(row, QRect(0, 0, width, HIGHEST), option.font)
        words = _high(self._model.words(row), room, option.font)
        return QSize(10, max(words, line) + round(line * 0.4))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint the row."""
        row: ListRow = index.data(ROW)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(option.font)
        if isinstance(row, TurnHeading):
            self._paint_heading(painter, option.rect, row)
        else:
            self._paint_line(painter, option, row)
        painter.restore()

    def _paint_heading(self, painter: QPainter, room: QRect, row: TurnHeading) -> None:
        tone, font = document_colours(), QFont(painter.font())
        painter.setPen(QColor(tone.quiet if row.undone else tone.link))
        painter.setOpacity(0.6 if row.undone else 1.0)
        first = self._heading_height(QFontMetrics(font).height())
        inner = room.adjusted(0, round(first * 0.2), 0, 0)
        if row.seat < len(self.figures):
            ratio, size = painter.device().devicePixelRatioF(), first - round(first * 0.2) - 1
            painter.drawPixmap(
                inner.topLeft() + QPoint(SIDE, 0), figure_pixmap(self.figures[row.seat], size, ratio)
            )
        inner = self._name_room(inner, font)
        painter.setFont(_bold(font))
        painter.drawText(
            inner, WRAPPED_MIDDLE, breakable(row.player, QFontMetrics(painter.font()), inner.width())
        )

    def _heading_height(self, line: int) -> int:
        """Return the height of a heading whose name takes one line of text."""
        return round(line * (1.85 if self.figures else 1.45))

    def _name_room(self, inner: QRect, font: QFont) -> QRect:
        """Return the rectangle of a name, to the right of the figure if there is one."""
        beside = self._sign_room(inner, font).width() + GAP if self.figures else 0
        return inner.adjusted(SIDE + beside, 0, -SIDE, 0)

    def _paint_line(self, painter: QPainter, option: QStyleOptionViewItem, row: MoveLine) -> None:
        tone, room = document_colours(), QRect(option.rect)
        self._paint_ground(painter, room, option.state)
        painter.setOpacity(0.55 if row.undone else 1.0)
        inner = room.adjusted(0, round(option.fontMetrics.height() * 0.2), 0, 0)
        if row.card is not None:
            self._paint_sign(painter, self._sign_room(inner, option.font), row.card)
        painter.setFont(option.font)
        painter.setPen(QColor(tone.quiet if row.undone or row.seat is None else tone.ink))
        words_room = self._words_room(row, inner, option.font)
        words = breakable(self._model.words(row), option.fontMetrics, words_room.width())
        painter.drawText(words_room, WRAPPED, words)
        if row.points is not None:
            painter.setFont(_bold(option.font))
            painter.setPen(QColor(tone.won_ink))
            painter.drawText(inner.adjusted(0, 0, -SIDE, 0), RIGHT, str(row.points))

    def _paint_ground(self, painter: QPainter, room: QRect, state: QStyle.StateFlag) -> None:
        """Paint the background of a selected line, with a stronger edge if it has the focus."""
        tone = document_colours()
        if state & QStyle.StateFlag.State_Selected:
            focused = bool(state & QStyle.StateFlag.State_HasFocus)
            painter.setPen(QPen(QColor(tone.won_edge if focused else tone.won), 1.2))
            painter.setBrush(QColor(tone.won))
            painter.drawRoundedRect(QRectF(room).adjusted(2, 0.6, -2, -0.6), 5, 5)

    def _sign_room(self, inner: QRect, font: QFont) -> QRect:
        """Return the rectangle of a card's sign, wide enough for two digits and a suit."""
        metrics = QFontMetrics(font)
        width = round(metrics.height() * 2.25)
        return QRect(inner.left() + SIDE, inner.top(), width, metrics.height())

    def _words_room(self, row: MoveLine, inner: QRect, font: QFont) -> QRect:
        """Return the rectangle of the text, between sign and points."""
        if row.seat is None:
            return inner.adjusted(SIDE, 0, -SIDE, 0)
        left = self._sign_room(inner, font).right() + GAP
        taken = 0
        if row.points is not None:
            taken = QFontMetrics(_bold(font)).horizontalAdvance(str(row.points)) + GAP
        return QRect(left, inner.top(), inner.right() - left - SIDE - taken, inner.height())

    def _paint_sign(self, painter: QPainter, room: QRect, card: int) -> None:
        """Paint a card's sign: rank and suit of a French card, else its code."""
        tone = document_colours()
        box = QRectF(room).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(QPen(QColor(tone.line), 1))
        painter.setBrush(PAPER)
        painter.drawRoundedRect(box, 3, 3)
        font = _bold(painter.font())
        metrics = QFontMetrics(font)
        painter.setFont(font)
        french = DECKS[self.deck].french(card)
        if not french:
            painter.setPen(suits.INK)
            painter.drawText(room, CENTRED, CODES[card])
            return
        rank, size = french[0].replace("T", "10"), metrics.ascent() * 0.8
        width = metrics.horizontalAdvance(rank) + 2 + size
        left = box.center().x() - width / 2
        painter.setPen(suits.colour(french[1]))
        painter.drawText(QRectF(left, box.top(), width, box.height()), MIDDLE, rank)
        at = QPointF(left + width - size, box.center().y() - size / 2)
        sign = suits.path(french[1], QRectF(at.x(), at.y(), size, size))
        painter.fillPath(sign, suits.colour(french[1]))


def _bold(font: QFont) -> QFont:
    bold = QFont(font)
    bold.setBold(True)
    return bold


def _high(text: str, room: QRect, font: QFont) -> int:
    """Return the height of a text wrapped at the width of `room`."""
    metrics = QFontMetrics(font)
    return metrics.boundingRect(room, WRAPPED, breakable(text, metrics, room.width()) or " ").height()
