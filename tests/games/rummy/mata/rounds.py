# SPDX-License-Identifier: MIT
"""Rounds of the games with mata for the tests: laid out by hand, and played."""

from collections import Counter

from thothit_desktop.games import cards, new_game
from thothit_desktop.games.contract import Layout, Move
from thothit_desktop.games.rummy.mata.game import MataGame
from thothit_desktop.games.rummy.mata.position import MataPosition

SETS = "C3 S3 M3 C4 S4 M4 C5 S5 M5"
"""Three sets without a mata."""
ANY_8 = f"C2 C2 C2 {SETS} C8 M8"
"""A hand with a mata that waits for every 8."""
ONE_8 = f"C2 S2 M2 {SETS} M8 M8"
"""A hand without a mata that waits for M8."""
DULL = ("C1 S1 C6 C6 S6 S6 C7 C7 S7 S7 C9 C9 S9 S9", "M1 WF RF C6 S6 M6 M6 C7 M7 M7 C9 S9 M9 M9")
"""Hands that cannot be called, whatever they draw next."""
SMALL_DULL = ("C1 S2 M4 C6 C7", "S1 M2 S4 C9 S6")
"""The same for Tantanan."""


def mata(game_id: str = "balik-satu", players: int | None = None, **options: str) -> MataGame:
    """A game; options are written with underscores."""
    named = {name.replace("_", "-"): value for name, value in options.items()}
    game = new_game(game_id, players, named)
    assert isinstance(game, MataGame)
    return game


def round_of_mata(
    game: MataGame, *hands: str, stock: str = "", last: str = "", size: int | None = None, dealer: int = 0
) -> MataPosition:
    """A round with these hands, these cards on top of the stock and at its end, the others between.

    Seat 1, which begins if seat 0 deals, has a card more. With `size` only so many stock cards are left, and
    the others are on the discards.
    """
    held = [cards.faces(hand.split()) for hand in hands]
    top, bottom = cards.faces(stock.split()), cards.faces(last.split())
    rest = Counter(game.deck)
    rest.subtract([*top, *bottom, *(card for hand in held for card in hand)])
    assert min(rest.values()) >= 0
    middle = sorted(rest.elements(), key=lambda card: (card * 7) % 30)
    position = game.from_layout(Layout(tuple(held), (), (*top, *middle, *bottom)), dealer)
    if size is not None:
        kept = (*top, *bottom)
        assert len(kept) == size
        position.stock, position.discards = kept, middle
    return position


def play_out(position: MataPosition) -> None:
    """Turn all cards that luck has to turn."""
    while position.phase == "balik":
        position.play(Move("turn", (position.stock[position.top],)))
