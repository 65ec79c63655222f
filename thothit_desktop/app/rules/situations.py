# SPDX-License-Identifier: MIT
"""The situations in which the scenes of a worked example begin."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from thothit_desktop.app.rules.steps import ExampleError
from thothit_desktop.games import cards
from thothit_desktop.games.contract import Game, Layout, Position
from thothit_desktop.games.notation import read_move


def cards_of(text: str) -> tuple[int, ...]:
    """The cards of codes with blanks between them."""
    return cards.faces(text.split())


def by_seat(scene: Mapping[str, Any], what: str, players: int) -> tuple[tuple[int, ...], ...]:
    """The cards of each seat, such as `hands`; raises ExampleError unless there are as many as players."""
    found = tuple(map(cards_of, scene.get(what, [""] * players)))
    if not len(scene["names"]) == len(found) == players:
        raise ExampleError(f"{len(scene['names'])} names and {len(found)} {what} for {players}")
    return found


def dealt(scene: Mapping[str, Any], game: Game) -> Position:
    """The position after the deal and the moves before the scene; the deck fills up the stock."""
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
