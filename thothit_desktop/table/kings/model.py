# SPDX-License-Identifier: MIT
"""How a view of Kings is read (docs/rules/kings.md)."""

from typing import NamedTuple

from thothit_desktop.games.kings.view import KingsView
from thothit_desktop.table.stage.model import TableModel, table_model


class Draw(NamedTuple):
    """What Kings knows of the draw that breaks a tie: whether it is due, and whether triples count in it."""

    due: bool
    triples: bool


def read(view: KingsView) -> TableModel:
    """The table as a view says it; while a draw is due all cards lie together as a deck."""
    game, due = view.game, view.phase == "laki"
    model = table_model(view, view.dealer, face_down=False)._replace(
        pool=view.pool, stock=view.stock_size, details=Draw(due, game.rules.triples)
    )
    if due:
        return model._replace(stock=len(game.deck))
    return model._replace(piles=view.captures)


def draw(model: TableModel | None) -> Draw:
    """What a model says of the draw; none is due before a view has been shown."""
    details = None if model is None else model.details
    return details if isinstance(details, Draw) else Draw(due=False, triples=False)
