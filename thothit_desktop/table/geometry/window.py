# SPDX-License-Identifier: MIT
"""The window for a table layout: sizes in logical pixels that do not depend on the cards."""

from collections.abc import Iterator
from typing import NamedTuple

from thothit_desktop.table.geometry.seat_layouts import edges, plate_height, side_least
from thothit_desktop.table.geometry.shape import Shape

MARGIN = 6
"""The margin round the mat."""
FOOT = 5
"""The margin below the hand."""
STRIP = 0.62
"""The height of the person's strip in games without hands, as a fraction of a card's height."""
SPARE_HEIGHT = 600
"""The height in pixels from which a window is higher than the cards and words need."""
_AIR = 8
_AT_EASE = 9.0
"""The width for words on a plate if no seat is at the sides, in sizes of their letters."""
_MOST_TEXT = 2.0
"""The largest factor by which the system's letters enlarge the table's words; cards need space, too."""
_FIGURE = 4.6
"""The width of a figure on a plate, in sizes of its letters."""


class Window(NamedTuple):
    """A window with the outline of the cards and the shape of the game.

    `ratio` is a card's width over its height, `screen_ratio` device pixels per logical pixel.
    `ranks_in_order` is True if a pool by ranks lies from 1 to 9; words are `text` times as large as usual.
    """

    width: float
    height: float
    ratio: float
    shape: Shape
    screen_ratio: float = 1.0
    ranks_in_order: bool = False
    text: float = 1.0
    letters: float = 0.0
    """The size of the system's letters in pixels; words on the table are at least as large."""
    plate_words: float = 7.0
    """The width that words on a plate need, in sizes of their letters."""

    @property
    def font(self) -> int:
        """The size of the table's words."""
        return round(max(self._usual_font * self.text, min(self.letters, self._usual_font * _MOST_TEXT)))

    @property
    def _usual_font(self) -> int:
        return max(12, min(26, round(min(self.height / 46, self.width / 74))))

    def by_size_of_words(self) -> Iterator["Window"]:
        """Yield the window with words of the wanted size, then with smaller ones down to the usual size."""
        for font in range(self.font, self._usual_font - 1, -1):
            yield self._replace(text=font / self._usual_font, letters=0)

    @property
    def has_spare_height(self) -> bool:
        """True if the window is higher than the cards and words need."""
        return self.height >= SPARE_HEIGHT

    @property
    def edges(self) -> list[str]:
        """The table's edges by seat, from the bottom seat in the order of play."""
        return edges(self.shape.seats, self.shape.clockwise)

    @property
    def binding(self) -> float:
        """The width of the mat's bound edge and the space inside it."""
        return self.font * (1.2 if self.has_spare_height else 0.9)

    @property
    def words(self) -> float:
        """The height of the strip of words: a line of messages above the turn's words and the calls."""
        return self.font * (3.4 if self.has_spare_height else 2.8)

    @property
    def plates(self) -> float:
        """The height of the far seats' area if nothing there is higher than a plate."""
        return plate_height(self.font)

    @property
    def between_sides(self) -> float:
        """The width between the plates of the seats at the sides."""
        return self.width - 2 * (side_least(self.font) + 20)

    def side(self, card: float, across: float = 0.0) -> float:
        """Return the width of a side area beside cards of a height; the mat may use an empty side.

        The mat stays `across` pixels wide within its bound edge.
        """
        least = self.least_side
        if "left" not in self.edges:
            return least
        free = (self.width - 2 * self.binding - across) / 2
        wanted = max(self.plate_width, min(0.70 * card + 24, 0.13 * self.width))
        return max(least, min(wanted, free))

    @property
    def least_side(self) -> float:
        """The least width of a side area."""
        return side_least(self.font) if "left" in self.edges else 12

    @property
    def plate_width(self) -> float:
        """The width of a plate with a figure, and of the space beside it."""
        if "left" not in self.edges:
            plate_words = max(self.plate_words, _AT_EASE)
            full = self.plate_width_at_ease
        else:
            plate_words = self.plate_words
            full = (plate_words + _FIGURE) * self.font + 2 * _AIR
        return max(side_least(self.font), min(full, (0.033 + 0.016 * plate_words) * self.width))

    @property
    def plate_width_at_ease(self) -> float:
        """The same width for a plate that shares a row only with the cards beside it."""
        return (max(self.plate_words, _AT_EASE) + _FIGURE) * self.font + 2 * _AIR

    def far(self, high: float) -> float:
        """Return the height of the far seats' area if something there is this high."""
        return high + _AIR if "top" in self.edges else 0
