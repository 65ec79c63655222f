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
    card that sets trump lies aside before its setter, and is in no hand then. The open cards of two players
    are the pool, and those face down below them lie aside.
    """
    players = view.game.players
    shown: list[tuple[int, ...]] = [()] * players
    for number, card in enumerate(view.trick):
        shown[(view.leader + number) % players] = (card,)
    won = [0] * players
    for _, cards, winner in view.tricks:
        won[winner] += len(cards)
    aside: list[tuple[int, ...]] = [()] * players
    down = 0
    for seat, row in enumerate(view.rows):
        aside[seat] = (HIDDEN,) * sum(stack.below for stack in row)
        down += len(aside[seat])
    if view.trump_card is not None:
        aside[view.setter] += (view.trump_card,)
    pool = tuple(stack.card for row in view.rows for stack in row if stack.card is not None)
    own, sizes = (view.hand, view.hand_sizes) if not pool else ((), (0,) * players)
    return table_model(view, view.dealer)._replace(
        hands=own_and_backs(view.seat, own, sizes),
        pool=pool,
        stock=view.undealt - down,
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
