# SPDX-License-Identifier: MIT
"""How Kowah's cards lie: discards in their order, and a hand with a place for the ninth card."""

from collections.abc import Sequence

from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.kowah.hand import grouped
from thothit_desktop.table.geometry.room import Room
from thothit_desktop.table.geometry.window import Window
from thothit_desktop.table.kowah.room import SET, discard_room
from thothit_desktop.table.stage.card_item import CardItem
from thothit_desktop.table.stage.mat import CardsOnTable, Mat
from thothit_desktop.table.stage.model import TableModel


class KowahMat(Mat):
    """Cards are drawn and discarded, and the person lays the hand as it pleases."""

    draws = arranges = keeps_order = True
    free_for_calls = False

    def room(self, window: Window) -> Room:
        """The table for a window."""
        return discard_room(window)

    def groups(self, cards: Sequence[int], order: str, model: TableModel | None) -> list[list[int]]:
        """By rank, or by sets: what is nearly complete together, and after it all that stands alone."""
        if order != "sets":
            return super().groups(cards, order, model)
        found = grouped(cards)
        alone = [card for group in found if len(group) == 1 for card in group]
        return [*(list(group) for group in found if len(group) > 1), alone]

    def sizes(self, groups: Sequence[Sequence[int]], order: str, model: TableModel | None) -> list[int]:
        """A place is kept free for the card to be drawn, so that no card moves when it comes."""
        sizes = super().sizes(groups, order, model)
        drawn = HIDDEN if model is None else model.drawn
        if not sizes or (drawn != HIDDEN and any(drawn in group for group in groups)):
            return sizes
        return [sizes[0] + 1] if order == "own" else [*sizes, 1]

    def playable(self, cards: CardsOnTable) -> list[CardItem]:
        """The hand, and a pair that lies open, which may be broken."""
        return [*super().playable(cards), *cards.shown[cards.bottom]]

    def pile(self, cards: CardsOnTable, seat: int) -> list[CardItem]:
        """Nobody has captures: another seat's hand stands for its pile."""
        return [] if seat == cards.bottom else cards.hands[seat] + cards.shown[seat]

    def hides_pool(self, cards: CardsOnTable) -> bool:
        """Another seat's hand that has won lies over the discards."""
        return any(won(shown) for seat, shown in enumerate(cards.shown) if seat != cards.bottom)


def won(shown: Sequence[object]) -> bool:
    """Return True if the cards that lie open before a seat are a hand that has won."""
    return len(shown) > SET
