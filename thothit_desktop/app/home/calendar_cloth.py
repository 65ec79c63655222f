# SPDX-License-Identifier: MIT
"""The calendar: seven weeks of five days on a cloth, in which each day of a finished deal is dyed."""

from collections.abc import Callable, Mapping, Sequence
from datetime import date

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from thothit_desktop.app.deals.day import FIVE_DAYS
from thothit_desktop.app.deals.finished_days import calendar_days
from thothit_desktop.app.home import words
from thothit_desktop.app.home.picture_grid import PictureGrid
from thothit_desktop.app.home.pictures import ClothPictures
from thothit_desktop.app.statistics.results import PlayedRound
from thothit_desktop.table.drawing import labels
from thothit_desktop.table.theme.themes import theme

COLUMNS, ROWS = len(FIVE_DAYS), 7


class CalendarCloth(PictureGrid):
    """Shows 35 days up to the end of this week of five; one that is pressed is reported."""

    def __init__(self, chosen: Callable[[date], None], parent: QWidget) -> None:
        super().__init__(COLUMNS, COLUMNS * ROWS, lambda at: chosen(self.days[at]), parent)
        self.days: Sequence[date] = calendar_days(date.today())
        self._today = date.today()
        self._finished: Mapping[date, Sequence[PlayedRound]] = {}
        self._game = ""
        self._pictures = ClothPictures()
        self._tile, self._letters, self._ratio = QSize(), 0, 1.0
        self.setAccessibleName(self.tr("Calendar"))

    def show_days(self, today: date, finished: Mapping[date, Sequence[PlayedRound]], game: str) -> None:
        """Show the days by what was finished on them; others are drawn in the cloth of a game."""
        self.days, self._today, self._finished, self._game = calendar_days(today), today, finished, game
        self.set_stop(self.days.index(today))
        for day, button in zip(self.days, self.buttons, strict=True):
            button.name(words.day_told(day, today, finished.get(day, ())))
        self._draw()

    def forget(self) -> None:
        """Give back the memory of all pictures, and of the cloths of which they are cut."""
        super().forget()
        self._pictures = ClothPictures()
        self._tile = QSize()

    def extent(self, tile: QSize, letters: int) -> QSize:
        """Return the size of the cloth with its heads, for days of a size."""
        corner = self._corner(letters)
        hem = _hem(letters)
        return QSize(tile.width() * COLUMNS + 2 * corner.x(), tile.height() * ROWS + corner.y() + 2 * hem)

    def fit(self, tile: QSize, letters: int, ratio: float) -> None:
        """Take a size for the days, in logical pixels."""
        self._tile, self._letters, self._ratio = tile, letters, ratio
        self._pictures = ClothPictures()
        self.resize(self.extent(tile, letters))
        corner = self._corner(letters)
        for at, button in enumerate(self.buttons):
            row, column = divmod(at, COLUMNS)
            place = corner + QPoint(column * tile.width(), row * tile.height())
            button.setGeometry(QRect(place, tile))
        self._draw()

    @staticmethod
    def _corner(letters: int) -> QPoint:
        """Return the place of the first day: below the heads and within the cloth's edge."""
        return QPoint(_hem(letters), _heads(letters) + 2 * _hem(letters))

    def _draw(self) -> None:
        if self._tile.isEmpty() or not self._game:
            return
        self._draw_ground()
        for at, (day, button) in enumerate(zip(self.days, self.buttons, strict=True)):
            row, column = divmod(at, COLUMNS)
            games = list(dict.fromkeys(one.game for one in self._finished.get(day, ())))
            button.set_picture(
                self._pictures.day(
                    (column, row), self._tile, self._ratio, day, games, self._today, self._game
                )
            )

    def _draw_ground(self) -> None:
        """Draw the cloth's edge and the names of the days above it."""
        heads, hem, size = _heads(self._letters), _hem(self._letters), self.size()
        ground = labels.canvas(size.width(), size.height(), self._ratio)
        painter = QPainter(ground)
        cloth = self._pictures.ground(QSize(size.width(), size.height() - heads), hem, self._ratio)
        painter.drawPixmap(0, heads, cloth)
        painter.setPen(QColor(theme().table.paper))
        for column, name in enumerate(FIVE_DAYS):
            cell = QRectF(hem + column * self._tile.width(), 0, self._tile.width(), heads)
            painter.setFont(labels.fitting(name, self._letters * 0.9, cell.width() - 2))
            painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, name)
        painter.end()
        self.ground = ground
        self.update()


def _hem(letters: int) -> int:
    """Return the width of the cloth's edge."""
    return max(4, round(letters * 0.45))


def _heads(letters: int) -> int:
    """Return the height of the names of the days."""
    return round(letters * 1.5)
