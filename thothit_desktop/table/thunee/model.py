# SPDX-License-Identifier: MIT
"""Table models of Thunee's views (docs/rules/thunee.md)."""

from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.seats import NOBODY
from thothit_desktop.games.thunee.view import ThuneeView
from thothit_desktop.table.stage.model import TableModel, own_and_backs, table_model
from thothit_desktop.table.thunee.bids import Bids, bids


def read(view: ThuneeView) -> TableModel:
    """Return the table model of a view.

    Tricks lie face down with their winners, and the cards of the current one open before their players. The
    card that sets trump lies aside before its setter, and is in no hand then.
    """
    players = view.game.players
    shown: list[tuple[int, ...]] = [()] * players
    for number, card in enumerate(view.trick):
        shown[(view.leader + number) % players] = (card,)
    won = [0] * players
    for _, cards, winner in view.tricks:
        won[winner] += len(cards)
    aside: list[tuple[int, ...]] = [()] * players
    if view.trump_card is not None:
        aside[view.setter] = (view.trump_card,)
    return table_model(view, view.dealer)._replace(
        hands=own_and_backs(view.seat, view.hand, view.hand_sizes),
        stock=view.undealt,
        piles=tuple((HIDDEN,) * number for number in won),
        shown=tuple(shown),
        aside=tuple(aside),
        details=bids(view),
    )


def bids_of(model: TableModel | None) -> Bids | None:
    """Return the bids of a model; None before a view has been shown."""
    details = None if model is None else model.details
    return details if isinstance(details, Bids) else None


def blind_caller(model: TableModel | None) -> int:
    """Return the seat that called without having seen its last cards, else NOBODY."""
    known = bids_of(model)
    return NOBODY if known is None else known.blind
