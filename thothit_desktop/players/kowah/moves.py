# SPDX-License-Identifier: MIT
"""The basis of Kowah's players: their view, the moves worth a thought, and the cards in sight."""

from collections.abc import Sequence

from thothit_desktop.games.contract import Move, View
from thothit_desktop.games.kowah.hand import ready_pairs
from thothit_desktop.games.kowah.view import KowahView
from thothit_desktop.players.kowah.win_probability import danger
from thothit_desktop.players.moves import legal_moves


def kowah_view(view: View) -> KowahView:
    """The view, if it is of Kowah; raises TypeError if not."""
    if not isinstance(view, KowahView):
        raise TypeError("not a view of Kowah")
    return view


def straight_moves(view: KowahView) -> list[Move]:
    """The legal moves, without claims that do not win, and without takes that could go on for ever.

    Of the cards taken since the stock was last drawn from, there are at most as many as players; so a hand
    ends. Taking the card that wins is always left.
    """
    moves = legal_moves(view)
    if view.phase == "claim" and view.claimable not in view.waits:
        return [move for move in moves if move.kind != "claim"]
    if view.phase == "pick" and _takes(view) >= view.game.players and view.discards[-1] not in view.waits:
        return [move for move in moves if move.kind != "take"]
    return moves


def shown_by_others(view: KowahView) -> set[int]:
    """Return the designs that other seats show as their pairs: to discard one of them loses the round."""
    return {pair[0] for seat, pair in enumerate(view.declared) if pair and seat != view.seat}


def least_given_first(view: KowahView, moves: Sequence[Move]) -> list[Move]:
    """Return the moves sorted by what each may give the others, for a choice among equals.

    A discard gives what a declared seat may wait for. A shown pair gives a warning: where every ready pair
    waits, the one with the fewest copies left shows least; where only the shown one waits it needs the most.
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
    """Return how many copies are not in sight of what eight cards wait for once declared, at best (W5).

    None of a hand that is not ready.
    """
    unseen = view.unseen()
    copies = {design: unseen.count(design) for design in ready_pairs(eight)}
    if view.game.rules.both:
        return sum(copies.values())
    shown = [design for design in view.declared[view.seat][:1] if design in copies]
    return max((copies[design] for design in shown or copies), default=0)


def _takes(view: KowahView) -> int:
    """Return how many cards were taken from the pile since the last came from the stock."""
    taken = 0
    for event in reversed(view.history):
        if event.kind in ("drew", "showed"):
            break
        taken += event.kind == "took"
    return taken
