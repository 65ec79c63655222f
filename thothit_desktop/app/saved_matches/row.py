# SPDX-License-Identifier: MIT
"""The delegate for rows of the list: picture, name, players, progress and date of a match."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from thothit_desktop.app.saved_matches import words
from thothit_desktop.app.saved_matches.model import AT_THE_TABLE, ENTRY
from thothit_desktop.app.saved_matches.pictures import TablePictures
from thothit_desktop.app.store.saved_matches import SavedMatch
from thothit_desktop.app.widgets.document_style import document_colours

PICTURE = QSize(96, 64)
"""The space for the picture, in logical pixels at a text height of PLAIN."""

PLAIN = 14
SIDE, GAP = 8, 12
"""The margin around a row's contents, and the gap between its parts."""

RIGHT = Qt.AlignmentFlag.AlignRight
LEFT = Qt.AlignmentFlag.AlignLeft


class MatchRow(QStyledItemDelegate):
    """Paints a match in two lines of plain text beside its picture."""

    def __init__(self, pictures: TablePictures, view: QListView) -> None:
        super().__init__(view)
        self._pictures = pictures

    def sizeHint(  # noqa: N802
        self,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,  # noqa: ARG002
    ) -> QSize:
        """Return the height of two lines or the picture."""
        lines = round(option.fontMetrics.height() * 2.3)
        return QSize(200, max(lines, self._room(option).height()) + 2 * SIDE)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint the row."""
        entry: SavedMatch = index.data(ENTRY)
        state = option.state
        row: QRect = option.rect
        painter.save()
        self._ground(painter, row, state)
        inner = row.adjusted(SIDE, SIDE, -SIDE - 2, -SIDE)
        room = self._room(option)
        if entry.summary is not None:
            ratio = painter.device().devicePixelRatioF()
            picture = self._pictures.picture(entry, room, ratio)
            if picture is not None:
                size = picture.deviceIndependentSize().toSize()
                at = QRect(inner.topLeft(), room)
                painter.drawPixmap(at.center() - QRect(at.topLeft(), size).center() + at.topLeft(), picture)
        self._texts(painter, inner.adjusted(room.width() + GAP, 0, 0, 0), entry, index.data(AT_THE_TABLE))
        painter.restore()

    def _room(self, option: QStyleOptionViewItem) -> QSize:
        """Return the space for the picture, which grows with the text."""
        return PICTURE * max(1.0, option.fontMetrics.height() / (PLAIN * 1.3))

    def _ground(self, painter: QPainter, row: QRect, state: QStyle.StateFlag) -> None:
        """Paint the background of a row; a selected one is lit, with a stronger edge if focused."""
        tone = document_colours()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if state & QStyle.StateFlag.State_Selected:
            edge = tone.won_edge if state & QStyle.StateFlag.State_HasFocus else tone.won
            painter.setPen(QPen(QColor(edge), 1.5))
            painter.setBrush(QColor(tone.won))
            painter.drawRoundedRect(QRectF(row).adjusted(2, 1.5, -2, -1.5), 6, 6)
            return
        painter.setPen(QPen(QColor(tone.line), 1))
        painter.drawLine(row.left() + SIDE, row.bottom(), row.right() - SIDE, row.bottom())

    def _texts(self, painter: QPainter, room: QRect, entry: SavedMatch, at_the_table: bool) -> None:
        tone, summary = document_colours(), entry.summary
        plain, bold = QFont(painter.font()), QFont(painter.font())
        bold.setBold(True)
        height = QFontMetrics(bold).height()
        top = room.top() + (room.height() - round(2.15 * height)) // 2
        first = QRect(room.left(), top, room.width(), height)
        second = first.translated(0, round(1.15 * height))
        if summary is None:
            self._line(painter, first, bold, tone.ink, words.name(entry), words.date(entry), tone.quiet)
            told = words.translate("saved_matches", "This file can't be read")
            self._line(painter, second, plain, tone.link, told)
            return
        state = words.translate("saved_matches", "On the table") if at_the_table else words.state(summary)
        won = summary.complete and summary.person in summary.leaders
        colour = tone.link if at_the_table else tone.won_ink if won else tone.ink
        self._line(painter, first, bold, tone.ink, words.name(entry), state, colour)
        game = [words.game(summary)] if summary.title else []
        told = " · ".join([*game, words.players(summary), *filter(None, [words.remarks(summary)])])
        when = f"{words.state(summary)} · {words.date(entry)}" if at_the_table else words.date(entry)
        self._line(painter, second, plain, tone.quiet, told, when, tone.quiet)

    def _line(
        self,
        painter: QPainter,
        room: QRect,
        font: QFont,
        ink: str,
        text: str,
        end: str = "",
        end_ink: str = "",
    ) -> None:
        """Draw a text, elided if too long, and another one at the right end, which is elided last."""
        painter.setFont(font)
        metrics = QFontMetrics(font)
        left = room.width() - metrics.horizontalAdvance(text) - GAP
        end = metrics.elidedText(end, Qt.TextElideMode.ElideRight, max(left, round(room.width() * 0.6)))
        taken = metrics.horizontalAdvance(end) + GAP if end else 0
        text = metrics.elidedText(text.replace("\n", " "), Qt.TextElideMode.ElideRight, room.width() - taken)
        middle = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
        painter.setPen(QColor(ink))
        painter.drawText(room, LEFT | middle, text)
        if end:
            painter.setPen(QColor(end_ink))
            painter.drawText(room, RIGHT | middle, end)
