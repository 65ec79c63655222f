# SPDX-License-Identifier: MIT
"""How a view of a fishing game is read."""

from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.fishing.openings import title
from thothit_desktop.games.fishing.scoring import explain
from thothit_desktop.games.fishing.view import FishingView
from thothit_desktop.table.stage.model import TableModel, own_and_backs, piles, table_model


def read(view: FishingView) -> TableModel:
    """The table as a view says it."""
    game, rules, seats = view.game, view.game.rules, view.game.players
    raja = game.spec.opening == "raja"
    titles = [title(place, 0, seats) for place in range(seats)] if raja else ["dealer"]
    points = (sum(line.points for line in explain(pile, rules.tally)) for pile in view.captures)
    return table_model(
        view, view.dealer, titles if game.spec.opening != "count" else (), rules.face_down
    )._replace(
        draws_dealer=not raja,
        hands=own_and_backs(view.seat, view.hand, view.hand_sizes),
        piles=piles(view.captures, rules.face_down),
        pool=view.pool,
        stock=view.stock_size,
        turned=HIDDEN if view.turned is None else view.turned,
        warned=view.barred,
        points=() if rules.face_down else tuple(points),
    )
