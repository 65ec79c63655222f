# SPDX-License-Identifier: MIT
"""The window that a table is laid for: sizes in logical pixels that do not depend on the cards."""

from collections.abc import Iterator
from typing import NamedTuple

from thothit_desktop.table.geometry.seat_rooms import edges, plate_height, side_least
from thothit_desktop.table.geometry.shape import Shape

MARGIN = 6
"""Around the mat."""
FOOT = 5
"""Under the hand."""
STRIP = 0.62
"""What the person's pile needs where there is no hand, of a card's height."""
_AIR = 8
_AT_EASE = 9.0
"""How much words on a plate get where nobody sits at the sides, in sizes of their letters."""
_MOST_TEXT = 2.0
"""By how much the system's letters may enlarge the table's words, so that the cards keep their room."""
_FIGURE = 4.6
"""The width of a figure on a plate, in sizes of its letters."""


class Window(NamedTuple):
    """A window, the outline of the cards, and the shape of the game that is laid in it.

    `ratio` is a card's width over its height, `screen_ratio` device pixels a logical one. `ranks_in_order`
    says that a pool by ranks lies from 1 to 9; words are `text` times as large as usual.
    """

    width: float
    height: float
    ratio: float
    shape: Shape
    screen_ratio: float = 1.0
    ranks_in_order: bool = False
    text: float = 1.0
    letters: float = 0.0
    """The size of the system's letters in pixels: words on the table are no smaller."""
    told: float = 7.0
    """How much room words on a plate need, in sizes of their letters."""

    @property
    def font(self) -> int:
        """The size of the table's words."""
        return round(max(self._usual_font * self.text, min(self.letters, self._usual_font * _MOST_TEXT)))

    @property
    def _usual_font(self) -> int:
        return max(12, min(26, round(min(self.height / 46, self.width / 74))))

    def by_size_of_words(self) -> Iterator["Window"]:
        """The same window with words as large as are wanted, then with smaller ones down to the usual."""
        for font in range(self.font, self._usual_font - 1, -1):
            yield self._replace(text=font / self._usual_font, letters=0)

    @property
    def roomy(self) -> bool:
        """True if there is more height than cards and words need at the least."""
        return self.height >= 600

    @property
    def edges(self) -> list[str]:
        """The table's edge by seat, from the one at the bottom in the order of play."""
        return edges(self.shape.seats, self.shape.clockwise)

    @property
    def binding(self) -> float:
        """The mat's bound edge and the air inside it."""
        return self.font * (1.2 if self.roomy else 0.9)

    @property
    def words(self) -> float:
        """The height of the strip with a line of messages, and below it the turn's words beside the calls."""
        return self.font * (3.4 if self.roomy else 2.8)

    @property
    def plates(self) -> float:
        """The height of the far seats' room where nothing there is higher than a plate."""
        return plate_height(self.font)

    @property
    def between_sides(self) -> float:
        """The width that is left between the plates of seats at the sides."""
        return self.width - 2 * (side_least(self.font) + 20)

    def side(self, card: float, across: float = 0.0) -> float:
        """The width of a side room beside cards of a height; the mat may use it where nobody sits there.

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
        """The least width of a side room."""
        return side_least(self.font) if "left" in self.edges else 12

    @property
    def plate_width(self) -> float:
        """The width of a plate where there is room for a figure on it, with the air beside it."""
        if "left" not in self.edges:
            told = max(self.told, _AT_EASE)
            full = self.plate_width_at_ease
        else:
            told = self.told
            full = (told + _FIGURE) * self.font + 2 * _AIR
        return max(side_least(self.font), min(full, (0.033 + 0.016 * told) * self.width))

    @property
    def plate_width_at_ease(self) -> float:
        """The same where the plate has a row for itself and the cards beside it."""
        return (max(self.told, _AT_EASE) + _FIGURE) * self.font + 2 * _AIR

    def far(self, high: float) -> float:
        """The height of the room for the seats at the far edge, where something there is so high."""
        return high + _AIR if "top" in self.edges else 0
