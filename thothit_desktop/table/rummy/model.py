# SPDX-License-Identifier: MIT
"""Table models of Kowah's views (docs/rules/kowah.md)."""

from collections.abc import Sequence

from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.rummy.view import KowahView
from thothit_desktop.table.stage.model import TableModel, own_and_backs, table_model


def read(view: KowahView) -> TableModel:
    """Return the table model of a view: the pool are the discards, the top one last.

    A declared pair, or the nine cards that won, lie apart from their hand, and so does a drawn card that
    another seat shows to all.
    """
    shown = list(view.declared)
    apart = [list(pair) for pair in view.declared]
    for event in view.history:
        if event.kind == "won":
            shown[event.seat] = event.cards
            apart[event.seat] = list(event.cards)
    drawer = next((event.seat for event in reversed(view.history) if event.kind == "showed"), -1)
    drawn = HIDDEN if view.drawn is None else view.drawn
    turned = drawn if view.shown and drawer != view.seat else HIDDEN
    if turned != HIDDEN:
        apart[drawer].append(turned)
    sizes = (size - len(gone) for size, gone in zip(view.hand_sizes, apart, strict=True))
    return table_model(view, view.dealer, face_down=False)._replace(
        hands=own_and_backs(view.seat, _without(view.hand, apart[view.seat]), sizes),
        pool=view.discards,
        stock=view.stock_size,
        turned=turned,
        drawn=drawn if view.hand_sizes[view.seat] > view.game.rules.hand else HIDDEN,
        shown=tuple(shown),
    )


def _without(hand: Sequence[int], gone: Sequence[int]) -> list[int]:
    """Return a hand without these cards, each removed once."""
    left = list(hand)
    for card in gone:
        if card in left:
            left.remove(card)
    return left
