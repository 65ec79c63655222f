# SPDX-License-Identifier: MIT
"""How a view of a fishing game is read."""

from itertools import chain

from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.fishing.scoring import explain
from thothit_desktop.games.fishing.view import FishingView
from thothit_desktop.table.stage.model import TableModel, own_and_backs, piles, table_model


def read(view: FishingView) -> TableModel:
    """The table as a view says it."""
    rules, opening = view.game.rules, view.game.spec.opening
    known = list(map(tuple, view.captures))
    if rules.face_down:  # what a seat has captured itself it knows
        own = (event.cards for event in view.history if event.kind == "captured" and event.seat == view.seat)
        known = [() for _ in known]
        known[view.seat] = tuple(chain.from_iterable(own))
    points = [
        sum(line.points for line in explain(pile, rules.tally))
        if seat == view.seat or not rules.face_down
        else None
        for seat, pile in enumerate(known)
    ]
    model = table_model(view, view.dealer, rules.face_down)
    return model._replace(
        titles=() if opening == "count" else model.titles,
        draws_dealer=opening == "dealer",
        hands=own_and_backs(view.seat, view.hand, view.hand_sizes),
        piles=piles(view.captures, rules.face_down),
        pool=view.pool,
        stock=view.stock_size,
        turned=HIDDEN if view.turned is None else view.turned,
        warned=view.barred,
        points=tuple(points),
    )
