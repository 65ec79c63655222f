# SPDX-License-Identifier: MIT
"""Setup of worked examples, and their texts."""

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
    """An example cannot be played; the message says why."""


def cards_of(text: str) -> tuple[int, ...]:
    """Return the cards of a text of codes separated by blanks."""
    return cards.faces(text.split())


def by_seat(scene: Mapping[str, Any], what: str, players: int) -> tuple[tuple[int, ...], ...]:
    """Return the cards of each seat under a key such as `hands`; raise ExampleError if one is missing."""
    found = tuple(map(cards_of, scene.get(what, [""] * players)))
    if not len(scene["names"]) == len(found) == players:
        raise ExampleError(f"{len(scene['names'])} names and {len(found)} {what} for {players}")
    return found


class ExampleGuide(ABC):
    """A family's setup and texts for worked examples; a family overrides what differs."""

    def situation(self, scene: Mapping[str, Any], game: Game) -> Position:
        """Return the first position of a scene, from its keys in the file; raise ExampleError if invalid.

        The position follows a deal and the moves listed under `before`. The rest of the deck is the stock.
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
        """Return the points of captured cards; raise ExampleError if cards have no points of their own."""
        raise ExampleError(f"cards have no points in {game.spec.id}")

    def how(self, position: Position) -> str:  # noqa: ARG002
        """Return instructions for the reader's first move; empty if it is obvious."""
        return translate(
            "example",
            "Click cards and buttons, or use the arrow keys, Enter and the letters on the buttons.",
        )

    def shows_end(self) -> str:
        """Return the invitation to the end page after the last move."""
        return translate("example", "Click Next to see how the round ended.")

    @abstractmethod
    def end_page(self, end: Position, names: Sequence[str]) -> str:
        """Return the result of a hand in the HTML of a rules page; raise ExampleError if there is none."""
