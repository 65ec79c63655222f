# SPDX-License-Identifier: MIT
"""Rounds of Kowah for the tests: laid out by hand, and played."""

from collections import Counter

from tests.games.rounds import moved
from thothit_desktop.games import cards, new_game
from thothit_desktop.games.cards import KEPALA
from thothit_desktop.games.contract import Layout, Move
from thothit_desktop.games.rummy.game import KowahGame
from thothit_desktop.games.rummy.position import KowahPosition

DULL = (
    "C2 C3 C4 C6 C8 S2 S3 S4",
    "S6 S8 M2 M3 M4 M6 M8 C2",
    "C9 C3 C4 C6 C8 S9 S3 S4",
    "S6 S8 M2 M3 M4 M6 M8 S2",
)
"""Hands far from ready."""
C1_WAITS = "S5 M5 C5 S7 M7 C7 C1 C1"
TWO_WAIT = "M5 S5 C5 M7 M7 C7 C7 S7"


def kowah(players: int = 2, **options: str) -> KowahGame:
    game = new_game("kowah", players, options)
    assert isinstance(game, KowahGame)
    return game


def round_with(
    *hands: str, stock: str = "", last: str = "", dealer: int | None = None, **options: str
) -> KowahPosition:
    """A round with these hands, these cards on top of the stock and at its end, the others between."""
    held = [cards.faces(hand.split()) for hand in hands]
    top, bottom = cards.faces(stock.split()), cards.faces(last.split())
    rest = Counter(KEPALA * 2)
    rest.subtract([*top, *bottom, *(card for hand in held for card in hand)])
    assert min(rest.values()) >= 0
    # Dull cards first: those of which most copies are left come in turn.
    middle = sorted(rest.elements(), key=lambda card: (card * 7) % 30)
    layout = Layout(tuple(held), (), (*top, *middle, *bottom))
    return kowah(len(hands), **options).from_layout(layout, dealer)


def told(position: KowahPosition, *texts: str) -> list[str]:
    """Play several moves; their events as texts."""
    return [event for text in texts for event in moved(position, text)]


def run_out(position: KowahPosition, left: int) -> None:
    """Everybody passes, draws, and discards what was drawn, until so many stock cards are left to pick."""
    while position.view(0).stock_size > left or position.phase != "pick":
        move = next((move for move in position.legal_moves() if move.kind == "pass"), None)
        if move is None:
            move = Move("draw") if position.drawn is None else Move("discard", (position.drawn,))
        assert move in position.legal_moves()
        position.play(move)
