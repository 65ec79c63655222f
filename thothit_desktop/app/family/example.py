# SPDX-License-Identifier: MIT
"""Setup of worked examples, and the texts around them."""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from thothit_desktop.games import cards
from thothit_desktop.games.contract import Game, Layout, Position
from thothit_desktop.games.notation import read_move

translate = QCoreApplication.translate

READER = 0
"""The reader's seat."""


class ExampleError(ValueError):
    """An example that cannot be played; the message says why."""


def cards_of(text: str) -> tuple[int, ...]:
    """Return the cards of codes with blanks between them."""
    return cards.faces(text.split())


def by_seat(scene: Mapping[str, Any], what: str, players: int) -> tuple[tuple[int, ...], ...]:
    """Return the cards of each seat, such as `hands`; raise ExampleError if one is missing."""
    found = tuple(map(cards_of, scene.get(what, [""] * players)))
    if not len(scene["names"]) == len(found) == players:
        raise ExampleError(f"{len(scene['names'])} names and {len(found)} {what} for {players}")
    return found


class ExampleGuide(ABC):
    """Guide through a worked example; a family overrides what differs."""

    def situation(self, scene: Mapping[str, Any], game: Game) -> Position:
        """Return the position in which a scene begins, by its keys in the file; raise ExampleError.

        That is after a deal and the moves `before` the scene; the rest of the deck fills up the stock.
        """
        hands, pool = by_seat(scene, "hands", game.players), cards_of(scene.get("pool", ""))
        stock = cards_of(scene.get("stock", ""))
        left = Counter(game.deck) - Counter([*pool, *stock, *(card for hand in hands for card in hand)])
        layout = Layout(hands, pool, (*stock, *left.elements()) if game.spec.stock else ())
        position = game.from_layout(layout, scene.get("dealer"))
        for text in scene.get("before", ()):
            move = read_move(text)
            refusal = position.refusal(move)
            if refusal is not None:
                raise ExampleError(f"{text} is refused before the scene: {refusal.code}")
            position.play(move)
        return position

    def points(self, captured: Sequence[int], game: Game) -> int:  # noqa: ARG002
        """Return what captured cards are worth; raise ExampleError if cards alone are worth nothing."""
        raise ExampleError(f"cards have no points in {game.spec.id}")

    def how(self, position: Position) -> str:  # noqa: ARG002
        """Return how the reader makes a move, told at the first; empty where that is plain."""
        return translate(
            "example",
            "Click cards and buttons, or use the arrow keys, Enter and the letters on the buttons.",
        )

    def shows_end(self) -> str:
        """Return what comes after the last move, where `end_page` is shown."""
        return translate("example", "Click Next to see how the hand ended.")

    @abstractmethod
    def end_page(self, end: Position, names: Sequence[str]) -> str:
        """Return what a hand came to, in the HTML of a rules page; raise ExampleError if to nothing."""
