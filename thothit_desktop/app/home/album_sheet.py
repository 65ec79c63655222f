# SPDX-License-Identifier: MIT
"""The album: thirty places for ceki cards on a mat, a row a suit, and at its end the back that it gives."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Signal
from PySide6.QtWidgets import QWidget

from thothit_desktop.app.home import words
from thothit_desktop.app.home.album import SUITS, earned_backs
from thothit_desktop.app.home.picture_grid import PictureGrid
from thothit_desktop.app.home.pictures import back_picture, names_height, place_picture
from thothit_desktop.app.messages.card_backs import back_names
from thothit_desktop.app.store.setting import BACK, MAT
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.widgets.card_pictures import CardPictures
from thothit_desktop.table.drawing.background import MAT_SHADOW, mat_picture
from thothit_desktop.table.geometry.decks import BACKS, DECKS, SUIT_BACKS

if TYPE_CHECKING:
    from collections.abc import Callable

COLUMNS = 11
"""Ten cards and a back."""
_NOT_WON = 0.14
"""The opacity of a card that has not been won yet."""
_BETWEEN = 0.5
"""Between the places, in sizes of letters."""

_PLACES: list[int | str] = []
for _suit, _cards in SUITS.items():
    _PLACES += [*_cards, _suit]
"""By button its card, or the suit whose back it is."""


class AlbumSheet(PictureGrid):
    """Fills a place when its card is won; a press reports a card, or puts on a back that is earned."""

    card_pressed = Signal(int)
    """A card is pressed."""

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(COLUMNS, len(_PLACES), self._press, parent)
        self._settings = settings
        self._won: frozenset[int] | None = None
        """None until it is known."""
        self._letters, self._ratio = 0, 1.0
        self._due: list[Callable[[], None]] = []
        self.setAccessibleName(self.tr("Album of cards"))

    def show_cards(self, won: frozenset[int]) -> None:
        """Show the cards that have been won."""
        self._won = won
        earned = earned_backs(won)
        for place, button in zip(_PLACES, self.buttons, strict=True):
            if isinstance(place, int):
                names = words.card_names(place)
                button.name(words.card_told(place, place in won), names if place in won else "")
            else:
                back = SUIT_BACKS[place]
                button.name(self._back_told(back, back in earned))
        self.draw()

    def _back_told(self, back: str, earned: bool) -> str:
        name = back_names()[back]
        if not earned:
            return self.tr("Collect all ten cards in this row to unlock this card back")
        if self._settings.value(BACK) == back:
            return self.tr("Card back {0}: in use. Press to use the normal one").format(name)
        return self.tr("Card back {0}: yours. Press to use it").format(name)

    def _press(self, at: int) -> None:
        place = _PLACES[at]
        if isinstance(place, int):
            self.card_pressed.emit(place)
        elif self._won is not None and (back := SUIT_BACKS[place]) in earned_backs(self._won):
            used = self._settings.value(BACK) == back
            self._settings.set_value(BACK, BACKS[0] if used else back)
            self.show_cards(self._won)

    def fit(self, size: QSize, letters: int, ratio: float) -> None:
        """Take a size in logical pixels, with the shadow of the mat."""
        self._letters, self._ratio = letters, ratio
        self.resize(size)
        edge = MAT_SHADOW + _air(letters)
        gap = letters * _BETWEEN
        wide = (size.width() - 2 * edge + gap) / COLUMNS
        high = (size.height() - 2 * edge + gap) / len(SUITS)
        for at, button in enumerate(self.buttons):
            row, column = divmod(at, COLUMNS)
            left, top = round(edge + column * wide), round(edge + row * high)
            right, bottom = round(edge + (column + 1) * wide - gap), round(edge + (row + 1) * high - gap)
            button.setGeometry(QRect(left, top, right - left, bottom - top))
        self.draw()

    def forget(self) -> None:
        """Give back the memory of all pictures."""
        super().forget()
        self._letters, self._due = 0, []

    def draw(self) -> None:
        """Draw the mat and its places; what takes time is left to `draw_some`."""
        if not self._letters or self._won is None:
            return
        self.ground = mat_picture(self.size(), self._letters, self._ratio, self._settings.value(MAT))
        self._due = []
        earned = earned_backs(self._won)
        for at, place in enumerate(_PLACES):
            if isinstance(place, int) or SUIT_BACKS[place] in earned:
                self._due.append(partial(self._draw_place, at))
            self._draw_place(at, filled=False)
        self.update()

    def draw_some(self) -> bool:
        """Draw a card; return False if there is none left."""
        if self._due:
            self._due.pop(0)()
        return bool(self._due)

    def _draw_place(self, at: int, filled: bool = True) -> None:
        place, button, mat = _PLACES[at], self.buttons[at], self._settings.value(MAT)
        if isinstance(place, int):
            pictures = CardPictures("ceki", self._settings.index)
            assert self._won is not None
            opacity = filled and (1.0 if place in self._won else _NOT_WON)
            drawn = place_picture(place, opacity, button.size(), self._letters, self._ratio, pictures, mat)
        else:
            back = SUIT_BACKS[place]
            used = self._settings.value(BACK) == back
            look = button.size(), self._letters, self._ratio, self._settings.deck, mat
            drawn = back_picture(back, filled, used, *look)
        button.set_picture(drawn)


def height_of(card: int, width: int, letters: int) -> int:
    """Return the height of an album of a width whose cards are so high, without its shadow."""
    row = card + names_height(_column(width, letters), letters)
    return round(len(SUITS) * (row + letters * _BETWEEN) - letters * _BETWEEN + 2 * _air(letters))


def card_height_in(width: int, letters: int) -> int:
    """Return the height of the cards for which an album is wide enough."""
    return int(_column(width, letters) / DECKS["ceki"].ratio * 0.86)


def _column(width: int, letters: int) -> float:
    """Return the width of a place in an album of a width."""
    return (width - 2 * _air(letters)) / COLUMNS - letters * _BETWEEN


def _air(letters: int) -> int:
    """Return the edge of the mat around the places."""
    return round(letters * 1.1)
