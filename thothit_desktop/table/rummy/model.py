# SPDX-License-Identifier: MIT
"""Table models of the views of rummy games (docs/rules/kowah.md, docs/rules/mata.md)."""

from collections.abc import Sequence
from typing import NamedTuple

from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.rummy.mata.view import MataView
from thothit_desktop.games.rummy.view import KowahView
from thothit_desktop.table.stage.model import TableModel, own_and_backs, table_model


class Waiting(NamedTuple):
    """The calls of a game with mata.

    `calls` are by seat, empty for none; `waits` the designs for which the bottom seat waits; `size` is the
    number of cards of a set.
    """

    game: str
    size: int
    calls: tuple[str, ...]
    waits: tuple[int, ...]


def waiting_of(model: TableModel | None) -> Waiting | None:
    """Return the calls on the table; None in Kowah, and before a view has been shown."""
    details = None if model is None else model.details
    return details if isinstance(details, Waiting) else None


def read(view: KowahView | MataView) -> TableModel:
    """Return the table model of a view: the pool are the discards, the top one last.

    A declared pair, or the cards that won, lie apart from their hand, and so does a drawn card that another
    seat shows to all. Cards turned after a win lie with the winning hand.
    """
    declared = view.declared if isinstance(view, KowahView) else ((),) * view.game.players
    shown, apart = list(declared), [list(pair) for pair in declared]
    details = None
    if isinstance(view, MataView):
        details = Waiting(view.game.spec.id, view.game.rules.size, view.calls, view.waits)
    for event in view.history:
        if event.kind == "won":
            shown[event.seat] = event.cards + (view.turned if isinstance(view, MataView) else ())
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
        details=details,
    )


def _without(hand: Sequence[int], gone: Sequence[int]) -> list[int]:
    """Return a hand without these cards, each removed once."""
    left = list(hand)
    for card in gone:
        if card in left:
            left.remove(card)
    return left
