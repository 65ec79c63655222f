# SPDX-License-Identifier: MIT
"""The worked example of Kings."""

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.family.example import READER, ExampleGuide, by_seat, cards_of
from thothit_desktop.app.kings.score_page import KingsGrouping
from thothit_desktop.app.rules import end_page
from thothit_desktop.games.contract import Game, Layout, Position
from thothit_desktop.games.kings.game import KingsGame
from thothit_desktop.games.kings.view import KingsView

translate = QCoreApplication.translate


class KingsExample(ExampleGuide):
    """The guide through the example, which may start in any position and ends with all piles."""

    def situation(self, scene: Mapping[str, Any], game: Game) -> Position:
        """Return the position of a scene: a whole deal, or one from its piles, pool and stock."""
        assert isinstance(game, KingsGame)
        pool, stock = cards_of(scene.get("pool", "")), cards_of(scene.get("stock", ""))
        dealer = game.players - 1
        if scene.get("dealt"):
            rest = tuple(card for card in game.deck if card not in pool + stock)
            return game.from_layout(Layout((), pool, stock + rest), dealer)
        view = KingsView(
            game=game,
            seat=READER,
            dealer=dealer,
            to_move=scene.get("turn", 0) % game.players,
            phase="draw",
            pool=pool,
            stock_size=len(stock),
            captures=by_seat(scene, "captures", game.players),
            tied=(),
            settling="",
            used=frozenset(),
            king=None,
            crown=None,
            history=(),
        )
        return game.restore(view, (), stock)

    def shows_end(self) -> str:
        """Return the invitation to open the piles after the last move."""
        return translate("example", "Click Next to see what the capture piles are worth.")

    def how(self, position: Position) -> str:  # noqa: ARG002
        """Return no instructions, because any click turns the cards."""
        return ""

    def end_page(self, end: Position, names: Sequence[str]) -> str:
        """Return the page with the score of all piles."""
        return end_page.piles(end, names, KingsGrouping())
