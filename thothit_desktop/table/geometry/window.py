# SPDX-License-Identifier: MIT
"""The window that a table is laid for: sizes in logical pixels that do not depend on the cards."""

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


class Window(NamedTuple):
    """A window, the outline of the cards, and the shape of the game that is laid in it.

    `ratio` is a card's width over its height, `screen_ratio` device pixels a logical one. `ranks_in_order`
    says that a pool by ranks lies from 1 to 9.
    """

    width: float
    height: float
    ratio: float
    shape: Shape
    screen_ratio: float = 1.0
    ranks_in_order: bool = False

    @property
    def font(self) -> int:
        """The size of the table's words."""
        return max(12, min(26, round(min(self.height / 46, self.width / 74))))

    @property
    def edges(self) -> list[str]:
        """The table's edge by seat, from the one at the bottom in the order of play."""
        return edges(self.shape.seats, self.shape.clockwise)

    @property
    def binding(self) -> float:
        """The mat's bound edge and the air inside it."""
        return self.font * 0.9

    @property
    def words(self) -> float:
        """The height of the strip with the turn's words and messages."""
        return self.font * 2.7

    @property
    def plates(self) -> float:
        """The height of the far seats' room where nothing there is higher than a plate."""
        return plate_height(self.font)

    @property
    def between_sides(self) -> float:
        """The width that is left between the plates of seats at the sides."""
        return self.width - 2 * (side_least(self.font) + 20)

    def side(self, card: float) -> float:
        """The width of a side room beside cards of a height; the mat may use it where nobody sits there."""
        if "left" not in self.edges:
            return 12
        return max(side_least(self.font), min(0.70 * card + 24, 0.13 * self.width))

    def far(self, high: float) -> float:
        """The height of the room for the seats at the far edge, where something there is so high."""
        return high + _AIR if "top" in self.edges else 0
