# SPDX-License-Identifier: MIT
"""The gallery of games: tiles with cards, figures and a star, favourites first."""

import math
import unicodedata
from collections.abc import Sequence
from functools import cached_property

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QEnterEvent, QKeyEvent, QPainter, QPaintEvent, QPen, QPolygonF, QShortcut
from PySide6.QtWidgets import (
    QAbstractButton,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from thothit_desktop.app.messages import catalogue
from thothit_desktop.app.new_game.parts import ExclusiveButtons, margins, text
from thothit_desktop.app.widgets.card_pictures import CardPictures
from thothit_desktop.games import games
from thothit_desktop.games.cards import faces
from thothit_desktop.games.places import PLACES, is_found, places_of
from thothit_desktop.games.spec import GameSpec
from thothit_desktop.table.geometry.decks import DECKS

TILE = 330
"""The least width of a tile, in logical pixels at plain text size."""
PICTURE = QSize(112, 88)
"""The space for a tile's cards."""


class LuckMeter(QWidget):
    """Ten bars that show the part of luck in a game, in tenths."""

    def __init__(self, tenths: int) -> None:
        super().__init__()
        self._tenths = tenths
        self.setProperty("role", "figures")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the height of small letters, and a width in proportion."""
        self.ensurePolished()
        height = round(self.fontMetrics().ascent() * 0.8)
        return QSize(round(height * 6.4), height)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, N802
        """Paint filled bars, and hollow ones for the rest."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = self.palette().windowText().color()
        step = self.width() / 10
        for i in range(10):
            bar = QRectF(i * step + 0.5, 0.5, step * 0.66, self.height() - 1)
            painter.setPen(QPen(colour, 1))
            painter.setBrush(colour if i < self._tenths else Qt.BrushStyle.NoBrush)
            painter.drawRect(bar)


class FavouriteButton(QAbstractButton):
    """A star button that makes a game a favourite."""

    def __init__(self, game: str) -> None:
        super().__init__()
        self.setCheckable(True)
        self.setProperty("role", "star")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the keyboard uses the key F instead
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(self.tr("{0} is a favourite").format(game))
        self.setToolTip(self.tr("List this game first (F)"))

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return a square a little larger than a letter."""
        self.ensurePolished()
        side = round(self.fontMetrics().height() * 1.1)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, N802
        """Paint a star, filled for a favourite."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle, radius = self.width() / 2, self.width() * 0.44
        points = []
        for i in range(10):
            far = radius if i % 2 == 0 else radius * 0.45
            angle = math.pi * (i / 5 - 0.5)
            points.append(QPointF(middle + far * math.cos(angle), middle * 1.06 + far * math.sin(angle)))
        colour = self.palette().windowText().color()
        painter.setPen(QPen(colour, max(1.0, self.width() / 18)))
        painter.setBrush(colour if self.isChecked() else Qt.BrushStyle.NoBrush)
        painter.drawPolygon(QPolygonF(points))


class Tile(QPushButton):
    """The tile of a game, checked while the game is chosen; `pointed` says whether the mouse is on it."""

    pointed = Signal(bool)

    def __init__(self, spec: GameSpec, parent: QWidget) -> None:
        super().__init__(parent)
        self.spec = spec
        self.setCheckable(True)
        self.setAutoDefault(False)
        self.setProperty("role", "tile")
        name, summary = catalogue.of_games(spec.name), catalogue.of_games(spec.summary)
        figures = self.tr("{0}, {1}").format(catalogue.players(spec), catalogue.minutes(spec))
        luck = self.tr("luck {0} out of 10").format(spec.luck)
        places = [catalogue.of_games(PLACES[place].name) for place in places_of(spec)]
        self.setAccessibleName(name)
        about = self.tr("{0} {1}, {2}: {3}.").format(summary, figures, luck, catalogue.luck(spec))
        self.setAccessibleDescription(self.tr("{0} On the map: {1}.").format(about, ", ".join(places)))
        self.star = FavouriteButton(name)
        self.picture = text("", "picture", wraps=False)
        self.picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._face = QHBoxLayout(self)
        self._face.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignTop)
        self._words = QVBoxLayout()
        self._face.addLayout(self._words, 1)
        self._top = QHBoxLayout()
        self._top.addWidget(text(name, "name"), 1)
        self._top.addWidget(self.star, 0, Qt.AlignmentFlag.AlignTop)
        self._words.addLayout(self._top)
        self._words.addWidget(text(summary, "summary"))
        self._words.addStretch(1)
        self.figures = text(figures, "figures")
        self._words.addWidget(self.figures)
        self._luck = QHBoxLayout()
        self._luck.addWidget(LuckMeter(spec.luck))
        self._luck.addWidget(text(luck, "figures", wraps=False), 1)
        self._words.addLayout(self._luck)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def space(self, unit: float) -> None:
        """Scale the spaces with the text."""
        margins(self._face, unit, 10, 7, 10, 8, spacing=12)
        margins(self._words, unit, 0, 0, 0, 0, spacing=1)
        margins(self._top, unit, 0, 0, 0, 0, spacing=6)
        margins(self._luck, unit, 0, 0, 0, 0, spacing=7)
        self.picture.setFixedSize(PICTURE * unit)

    def width_at_ease(self) -> int:
        """Return the width at which the figures need one line only."""
        self.figures.ensurePolished()
        around = self._face.contentsMargins()
        words = self.figures.fontMetrics().size(0, self.figures.text()).width()
        return around.left() + self.picture.width() + self._face.spacing() + words + around.right()

    def fits(self, words: str) -> bool:
        """Return True if the game's name, summary, places and presets contain all words, accents aside."""
        return all(word in self._searched for word in _plain(words).split())

    @cached_property
    def _searched(self) -> str:
        """The text that a search looks at."""
        spec = self.spec
        places = (place.name for id_, place in PLACES.items() if is_found(spec, id_))
        texts = (spec.name, spec.summary, *places, *(preset.name for preset in spec.presets))
        return _plain(" ".join(map(catalogue.of_games, texts)))

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: N802
        """Say that the mouse has come."""
        super().enterEvent(event)
        self.pointed.emit(True)

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        """Say that the mouse has gone."""
        super().leaveEvent(event)
        self.pointed.emit(False)

    def draw(self, pictures: CardPictures, ratio: float) -> None:
        """Draw the game's cards as large as their space allows."""
        cards = [faces(self.spec.picture)]
        room = self.picture.size() - pictures.margins(self.picture.height())
        size = pictures.extent(cards, room.height(), float("inf"))
        height = min(room.height(), room.height() * room.width() // size.width())
        self.picture.setPixmap(pictures.strip(cards, height, ratio, large_below=0))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Leave Enter to the dialog, which starts the game."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the size of the texts."""
        return self._face.totalSizeHint()

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the size of the texts."""
        return self._face.totalMinimumSize()


class Gallery(QWidget):
    """The gallery with a tile for each game.

    `chosen` carries a game's id, `pointed` that of the game under the mouse or an empty text, and `starred`
    all favourites.
    """

    chosen = Signal(str)
    pointed = Signal(str)
    starred = Signal(list)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._group = ExclusiveButtons(self)
        self._favourites: list[str] = []
        self._place = self._words = ""
        self._hidden: set[str] = set()
        self.columns = 1
        """The number of columns."""
        self._deck, self._index = "ceki", True
        self._pictures: dict[str, CardPictures] = {}
        self._wanted: list[Tile] = []
        self._drawing = QTimer(self, singleShot=True, interval=0)
        self._drawing.timeout.connect(self._draw)
        self.tiles = {spec.id: Tile(spec, self) for spec in games().values()}
        for game, tile in self.tiles.items():
            self._group.add(tile)
            tile.toggled.connect(lambda on, game=game: self.chosen.emit(game) if on else None)
            tile.pointed.connect(lambda on, game=game: self.pointed.emit(game if on else ""))
            tile.star.clicked.connect(lambda _=False, game=game: self.toggle_favourite(game))
        for key, place in ((Qt.Key.Key_Home, 0), (Qt.Key.Key_End, -1)):
            QShortcut(key, self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut).activated.connect(
                lambda place=place: self.go_to(self.found[place])
            )

    def open(self, game: str, favourites: Sequence[str], deck: str, index: bool) -> None:
        """Show all games with the cards of a deck, one of them chosen, without emitting `chosen`."""
        self._favourites, self._deck, self._index = list(favourites), deck, index
        self.blockSignals(True)
        self.tiles[game].setChecked(True)
        self.blockSignals(False)
        self._lay()

    @property
    def order(self) -> list[str]:
        """The ids of all games in their order: the favourites, then the rest of the catalogue."""
        return [*self._favourites, *(game for game in games() if game not in self._favourites)]

    @property
    def found(self) -> list[str]:
        """The ids of the games shown, in their order."""
        tiles = (self.tiles[game] for game in self.order)
        return [
            tile.spec.id
            for tile in tiles
            if tile.fits(self._words) and (not self._place or is_found(tile.spec, self._place))
        ]

    def show_only(self, place: str, words: str) -> None:
        """Show the games that are from a place, if it is not empty, and that fit words."""
        self._place, self._words = place, words
        self._lay()

    def toggle_favourite(self, game: str) -> None:
        """Add a game to the favourites, or remove it."""
        if game in self._favourites:
            self._favourites.remove(game)
        else:
            self._favourites.append(game)
        self._lay()
        self.starred.emit(list(self._favourites))

    def go_to(self, game: str) -> None:
        """Choose a game by keyboard."""
        self.tiles[game].setChecked(True)
        self.tiles[game].setFocus()

    def scale_contents(self, unit: float) -> None:
        """Scale the tiles with the text, and draw their cards anew."""
        side = round(8 * unit)
        self._grid.setContentsMargins(side, side, side, side)
        self._grid.setSpacing(side)
        for tile in self.tiles.values():
            tile.space(unit)
        self._wanted = [self.tiles[game] for game in self.order]
        self._drawing.start()

    def show_pictures(self, shown: bool) -> None:
        """Show or hide the cards of all tiles."""
        for tile in self.tiles.values():
            tile.picture.setVisible(shown)

    def least_tile(self) -> int:
        """Return the least tile width in pixels for all texts."""
        return max(tile.minimumSizeHint().width() for tile in self.tiles.values())

    def tile_at_ease(self) -> int:
        """Return the tile width in pixels at which all figures need one line only."""
        return max(tile.width_at_ease() for tile in self.tiles.values())

    def arrange(self, columns: int) -> None:
        """Arrange the tiles in a number of columns."""
        if columns != self.columns:
            self.columns = columns
            self._lay()

    def lay_out(self) -> None:
        """Lay the tiles out now, so that their positions and the height of the gallery are known."""
        self._grid.activate()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)

    def _lay(self) -> None:
        """Put the tiles of the games found into the grid and the tab order, and hide the others."""
        before: Tile | None = None
        found = self.found
        for game in self._hidden.symmetric_difference(self.tiles.keys() - found):
            self._grid.removeWidget(self.tiles[game])
            self.tiles[game].setVisible(game in found)
        self._hidden = self.tiles.keys() - found
        for i, game in enumerate(found):
            tile = self.tiles[game]
            tile.star.setChecked(game in self._favourites)
            self._grid.addWidget(tile, i // self.columns, i % self.columns)
            if before is not None:
                QWidget.setTabOrder(before, tile)
            before = tile
        for column in range(self._grid.columnCount()):
            self._grid.setColumnStretch(column, 1 if column < self.columns else 0)
        for row in range(self._grid.rowCount() + 1):  # the space below few tiles stays empty
            self._grid.setRowStretch(row, 1 if row * self.columns >= len(found) else 0)

    def _draw(self) -> None:
        """Draw the cards of one tile at a time, so that the dialog opens without delay."""
        tile = self._wanted.pop(0)
        deck = DECKS[self._deck].showing(tile.spec.french).id
        if deck not in self._pictures:
            self._pictures[deck] = CardPictures(deck, self._index)
        tile.draw(self._pictures[deck], self.devicePixelRatioF())
        if self._wanted:
            self._drawing.start()


def _plain(words: str) -> str:
    """Return words in small letters without accents, as they are compared in a search."""
    letters = unicodedata.normalize("NFD", words.casefold().replace("’", "'"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
