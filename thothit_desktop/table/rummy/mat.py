# SPDX-License-Identifier: MIT
"""The mat of rummy games: discards in their order, and a hand with a place for the card to draw."""

from collections.abc import Sequence

from thothit_desktop.games.cards import HIDDEN, RANK
from thothit_desktop.games.rummy.hand import grouped
from thothit_desktop.games.rummy.mata.hand import sets_of
from thothit_desktop.table.geometry.table_layout import TableLayout
from thothit_desktop.table.geometry.window import Window
from thothit_desktop.table.rummy.layout import SET, discard_layout, winning
from thothit_desktop.table.rummy.model import waiting_of
from thothit_desktop.table.stage.card_item import CardItem
from thothit_desktop.table.stage.mat import CardsOnTable, Mat
from thothit_desktop.table.stage.model import TableModel


class RummyMat(Mat):
    """Cards are drawn and discarded, and the person can arrange the hand."""

    draws = arranges = keeps_order = True
    free_for_calls = False

    def layout(self, window: Window) -> TableLayout:
        """Return the table for a window."""
        return discard_layout(window)

    def groups(self, cards: Sequence[int], order: str, model: TableModel | None) -> list[list[int]]:
        """Return groups by rank, or by sets: nearly complete sets first, all single cards after them."""
        if order != "sets":
            return super().groups(cards, order, model)
        waiting = waiting_of(model)
        found = grouped(cards) if waiting is None else _by_sets(cards, waiting.size)
        alone = [card for group in found if len(group) == 1 for card in group]
        return [*(list(group) for group in found if len(group) > 1), alone]

    def sizes(self, groups: Sequence[Sequence[int]], order: str, model: TableModel | None) -> list[int]:
        """Return the group sizes with a free place for the card to draw, so that no other card moves then."""
        sizes = super().sizes(groups, order, model)
        drawn = HIDDEN if model is None else model.drawn
        if not sizes or (drawn != HIDDEN and any(drawn in group for group in groups)):
            return sizes
        return [sizes[0] + 1] if order == "own" else [*sizes, 1]

    def playable(self, cards: CardsOnTable) -> list[CardItem]:
        """Return the cards of the hand and of a declared pair, which may be broken."""
        return [*super().playable(cards), *cards.shown[cards.bottom]]

    def pile(self, cards: CardsOnTable, seat: int) -> list[CardItem]:
        """Return another seat's hand in place of its pile, because rummy games have no captures."""
        return [] if seat == cards.bottom else cards.hands[seat] + cards.shown[seat]

    def hides_pool(self, cards: CardsOnTable) -> bool:
        """Return True if another seat's winning hand, or cards turned after a win, lie over the discards."""
        return any(
            won(shown) and (seat != cards.bottom or len(shown) - winning(len(shown)) > 1)
            for seat, shown in enumerate(cards.shown)
        )


def won(shown: Sequence[object]) -> bool:
    """Return True if the open cards of a seat are a winning hand."""
    return len(shown) > SET


def _by_sets(cards: Sequence[int], size: int) -> list[tuple[int, ...]]:
    """Return a hand in whole sets, mata first, then what is left of each rank, identical cards first."""
    found = sets_of(cards, size)
    left = found.pop() if found and len({RANK[card] for card in found[-1]}) * len(found[-1]) != size else ()
    parts = [tuple(card for card in left if RANK[card] == rank) for rank in {RANK[card] for card in left}]
    return [*found, *sorted(parts, key=lambda part: (-len(part), len(set(part)), RANK[part[0]]))]
