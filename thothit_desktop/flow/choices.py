# SPDX-License-Identifier: MIT
"""What the person may do with cards, in the table's words; what is said without them is in `calls`."""

from thothit_desktop.games.cards import RANK
from thothit_desktop.games.contract import Move, View
from thothit_desktop.games.fishing.view import FishingView
from thothit_desktop.games.kowah.view import KowahView
from thothit_desktop.games.thunee.view import ThuneeView
from thothit_desktop.table.selection.selection import Choice


def choices(view: View) -> dict[int, Choice]:
    """By card that the view's seat may play, or by the card turned: what it may take and what not.

    None in a game without decisions, and where no card is asked for.
    """
    if isinstance(view, FishingView):
        return _captures(view)
    if isinstance(view, KowahView | ThuneeView):
        moves = view.legal_moves()
        return {move.card: Choice() for move in moves if move.kind in ("discard", "play", "trump")}
    return {}


def _captures(view: FishingView) -> dict[int, Choice]:
    moves = view.legal_moves()
    found = {}
    for card in dict.fromkeys(move.card for move in moves):
        own = [move for move in moves if move.card == card and move.takes is not None]
        takes = tuple(move.cards[1] for move in own)
        locked = {other for other in view.pool if RANK[other] == RANK[card]}.difference(takes)
        risky = tuple(move.cards[1] for move in own if view.barring(move))
        found[card] = Choice(takes, tuple(sorted(locked)), risky)
    return found


def piles(view: View) -> tuple[bool, bool, bool]:
    """Whether a card may be drawn, whether the last discard be taken, and whether one be claimed."""
    kinds = {move.kind for move in view.legal_moves()}
    return "draw" in kinds, "take" in kinds, "claim" in kinds


def capture(view: View, card: int, target: int) -> Move:
    """The move by which a card takes another: the card turned, while one waits, else a hand card."""
    return Move("turn" if view.phase == "stock" else "play", (card, target))


def from_hand(view: View, card: int) -> Move:
    """What choosing a hand card means: it is thrown off in Kowah, made trump, or played."""
    if isinstance(view, KowahView):
        return Move("discard", (card,))
    return Move("trump" if view.phase == "trump" else "play", (card,))
