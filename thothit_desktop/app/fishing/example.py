# SPDX-License-Identifier: MIT
"""The worked examples of the fishing games."""

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.family.example import READER, ExampleGuide, by_seat, cards_of
from thothit_desktop.app.fishing.score_page import grouping_of
from thothit_desktop.app.rules import end_page
from thothit_desktop.games.contract import DecisionKind, Event, Game, Position
from thothit_desktop.games.families import phase_of
from thothit_desktop.games.fishing.game import FishingGame
from thothit_desktop.games.fishing.rules import pool_of
from thothit_desktop.games.fishing.view import FishingView

translate = QCoreApplication.translate


class FishingExample(ExampleGuide):
    """The guide through an example, which may start in any position and ends with the points of all piles."""

    def situation(self, scene: Mapping[str, Any], game: Game) -> Position:
        """Return the position of a scene from its hands, captures, pool, stock and turn number."""
        assert isinstance(game, FishingGame)
        hands, captures = (by_seat(scene, what, game.players) for what in ("hands", "captures"))
        stock, turn = cards_of(scene.get("stock", "")), scene.get("turn", 0)
        size = 3 if game.rules.refills else 2
        taken = (
            Event("captured", seat, pile[first : first + size])
            for seat, pile in enumerate(captures)
            for first in range(0, len(pile), size)
        )
        view = FishingView(
            game=game,
            seat=READER,
            dealer=game.players - 1,
            to_move=turn % game.players,
            phase="hand" if game.rules.hand else "draw",
            turn=turn,
            turned=None,
            hand=hands[READER],
            hand_sizes=tuple(map(len, hands)),
            pool_by_rank=tuple(map(tuple, pool_of(cards_of(scene.get("pool", ""))))),
            stock_size=len(stock),
            last=(),
            captures=captures,
            barred=frozenset(),
            history=tuple(taken),
        )
        return game.restore(view, hands, stock)

    def points(self, captured: Sequence[int], game: Game) -> int:
        """Return the points of captured cards."""
        assert isinstance(game, FishingGame)
        return game.rules.points(captured)

    def shows_end(self) -> str:
        """Return the invitation to open the piles after the last move."""
        return translate("example", "Click Next to see what the capture piles are worth.")

    def how(self, position: Position) -> str:
        """Return instructions for playing a card; empty if no hand card is to be played."""
        if phase_of(position.game.spec, position.phase).asks is not DecisionKind.HAND:
            return ""
        return translate("fishing", "Click cards, or choose them with the arrow keys and Enter.")

    def end_page(self, end: Position, names: Sequence[str]) -> str:
        """Return the page with the points of all piles and the players barred from winning."""
        view = end.view(READER)
        assert isinstance(view, FishingView)
        return end_page.piles(end, names, grouping_of(end.game.spec), view.barred)
