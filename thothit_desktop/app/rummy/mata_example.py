# SPDX-License-Identifier: MIT
"""The worked examples of the games with mata."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.families import texts_of
from thothit_desktop.app.family.example import ExampleError, ExampleGuide
from thothit_desktop.app.rules import end_page
from thothit_desktop.app.rummy.mata_score import winning_sets
from thothit_desktop.games.cards import RANK
from thothit_desktop.games.contract import Game, Position
from thothit_desktop.games.rummy.mata.game import MataGame
from thothit_desktop.games.rummy.mata.hand import matas
from thothit_desktop.games.rummy.mata.score import worth

translate = QCoreApplication.translate


class MataExample(ExampleGuide):
    """The guide through an example, which ends with the winning hand and what it scores."""

    def points(self, captured: Sequence[int], game: Game) -> int:
        """Return the points of a card turned up, or of a mata; raise ExampleError for other cards."""
        assert isinstance(game, MataGame)
        card, *others = captured
        if not others:
            return game.rules.dear.get(card, RANK[card])
        if matas(captured, game.rules.size) != [card]:
            raise ExampleError("these cards are neither a mata nor one card")
        return worth(card)

    def end_page(self, end: Position, names: Sequence[str]) -> str:
        """Return the page with the winning hand and its lines; raise ExampleError if nobody won."""
        sets = winning_sets(end)
        if not sets:
            raise ExampleError("nobody has won the hand")
        winner = next(event.seat for event in end.history if event.kind == "won")
        named = texts_of(end.game.spec).score_lines()
        lines = [
            ((cards,) if cards else (), named[rule], str(points))
            for rule, cards, points in end.score().lines[winner]
        ]
        title = translate("kowah", "The winning hand: {0}").format(names[winner])
        hand = f'<p class="cards">{end_page.pictures(sets)}</p>'
        return f"{end_page.heading(title)}{hand}{end_page.table(lines)}{end_page.points(end, names)}"
