# SPDX-License-Identifier: MIT
"""The view of Kowah's players, the moves worth weighing, and the cards in sight."""

from collections.abc import Sequence

from thothit_desktop.games.contract import Move, View
from thothit_desktop.games.rummy.hand import ready_pairs
from thothit_desktop.games.rummy.view import KowahView
from thothit_desktop.players.moves import legal_moves
from thothit_desktop.players.rummy.win_probability import danger


def kowah_view(view: View) -> KowahView:
    """Return the view, if it is of Kowah; raises TypeError if not."""
    if not isinstance(view, KowahView):
        raise TypeError("not a view of Kowah")
    return view


def straight_moves(view: KowahView) -> list[Move]:
    """Return the legal moves without claims that do not win, and without endless takes.

    At most as many cards in a row are taken from the pile as there are players, so a hand ends. Taking the
    card that wins is always allowed.
    """
    moves = legal_moves(view)
    if view.phase == "claim" and view.claimable not in view.waits:
        return [move for move in moves if move.kind != "claim"]
    if view.phase == "pick" and _takes(view) >= view.game.players and view.discards[-1] not in view.waits:
        return [move for move in moves if move.kind != "take"]
    return moves


def shown_by_others(view: KowahView) -> set[int]:
    """Return the designs that other seats show as their pairs; discarding one of them loses the round."""
    return {pair[0] for seat, pair in enumerate(view.declared) if pair and seat != view.seat}


def least_given_first(view: KowahView, moves: Sequence[Move]) -> list[Move]:
    """Return the moves sorted by what each may give the others, for a choice among equals.

    A discard may be a card that a declared seat waits for. A shown pair warns the others: if every ready pair
    waits, the one with the fewest copies left shows least; if only the shown one waits, it needs the most
    copies.
    """
    chances = danger(view)

    def given(move: Move) -> float:
        if move.kind == "discard":
            return chances[move.card]
        if move.kind == "checki":
            left = view.unseen().count(move.card)
            return left if view.game.rules.both else -left
        return 0.0

    return sorted(moves, key=given)


def live_waits(view: KowahView, eight: Sequence[int]) -> int:
    """Return the number of copies not in sight that eight cards can wait for once declared, at best (W5).

    0 for a hand that is not ready.
    """
    unseen = view.unseen()
    copies = {design: unseen.count(design) for design in ready_pairs(eight)}
    if view.game.rules.both:
        return sum(copies.values())
    shown = [design for design in view.declared[view.seat][:1] if design in copies]
    return max((copies[design] for design in shown or copies), default=0)


def _takes(view: KowahView) -> int:
    """Return the number of cards taken from the pile since the last draw from the stock."""
    taken = 0
    for event in reversed(view.history):
        if event.kind in ("drew", "showed"):
            break
        taken += event.kind == "took"
    return taken
