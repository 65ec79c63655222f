# SPDX-License-Identifier: MIT
"""The players of the games with mata that plan several draws ahead (docs/players.md)."""

from collections import Counter
from collections.abc import Mapping, Sequence

from thothit_desktop.games.contract import Move
from thothit_desktop.games.rummy.mata.hand import ANY, ONE
from thothit_desktop.games.rummy.mata.view import MataView
from thothit_desktop.players.rummy.mata.hands import fits_with_mata, without
from thothit_desktop.players.rummy.mata.outlook import chance_of_call
from thothit_desktop.players.rummy.mata.race import points_of, race
from thothit_desktop.players.rummy.mata.simple import MataPlayer

_DRAWS = 4.0
"""The number of draws in which a hand should be called: about as many as there are before somebody calls."""
_AHEAD = 4.0
"""The worth of a sure call in those draws, in cards that fit."""
_CARD, _LAST = 0.3, -0.5
"""The points of a card that fits, and of a hand all of whose cards do: measured among regulars."""
_DRAW = 0.075
"""The points of a draw, beside the hand."""
_CALLS = {"call-one": ONE, "call-any": ANY}


class MataPlannerPlayer(MataPlayer):
    """Weighs all hands in points expected: own ones less the mean of the others'.

    A hand that can be called is weighed by the cards that win and the points of a win, another one by the
    chance that it can be called within some draws. A player who `counts` knows which cards have been seen;
    otherwise all that are not in the own hand may come.
    """

    def __init__(self, counts: bool) -> None:
        self._counts = counts

    def weighed(self, view: MataView, moves: list[Move]) -> list[tuple[Move, float]]:
        """Return the moves with the points expected."""
        unseen = self._unseen(view)
        return [(move, self._margin(view, move, unseen)) for move in moves]

    def value(self, view: MataView) -> float:
        """Return the margin of the view's hand between its turns."""
        return _kept(view, view.hand, self._unseen(view))

    def _unseen(self, view: MataView) -> Mapping[int, int]:
        """Return the number of copies of each design that may come."""
        return Counter(view.unseen()) if self._counts else Counter(view.game.deck) - Counter(view.hand)

    def _margin(self, view: MataView, move: Move, unseen: Mapping[int, int]) -> float:
        """Return the points expected of a move."""
        if move.kind == "claim":
            return points_of(view.game.rules, view.hand, view.call, unseen)
        if move.kind == "discard":
            return _kept(view, without(view.hand, move.card), unseen)
        if move.kind == "draw":
            return _DRAW + _kept(view, view.hand, unseen)
        if move.kind == "take":
            return _taken(view, unseen)
        call = _CALLS.get(move.kind, view.call)
        return _called(view, view.hand, call, unseen) if call else _building(view, view.hand, unseen)


def _kept(view: MataView, hand: Sequence[int], unseen: Mapping[int, int]) -> float:
    """Return the margin of a hand between its turns, called as well as it can be."""
    rules = view.game.rules
    possible = rules.call_of(hand)
    if not possible:
        return _building(view, hand, unseen)
    call = rules.changed_call(hand, view.call) or possible
    return max(_called(view, hand, one, unseen) for one in ({call, possible} if call == ONE else {call}))


def _taken(view: MataView, unseen: Mapping[int, int]) -> float:
    """Return the margin of the best hand after taking the top discard."""
    rules, top, call = view.game.rules, view.discards[-1], view.call
    hands = [without((*view.hand, top), card) for card in dict.fromkeys(view.hand) if card != top]
    legal = [hand for hand in hands if not call or rules.call_of(hand) in (call, ANY)]
    return max(_kept(view, hand, unseen) for hand in legal)


def _called(view: MataView, hand: Sequence[int], call: str, unseen: Mapping[int, int]) -> float:
    """Return the margin of a hand with a call."""
    return race(view, hand, call, unseen).margin(view.game.players)


def _building(view: MataView, hand: Sequence[int], unseen: Mapping[int, int]) -> float:
    """Return the margin of a hand that cannot be called, or is not."""
    rules = view.game.rules
    soon = chance_of_call(hand, unseen, _DRAWS, rules)
    return _LAST + _CARD * (fits_with_mata(hand, rules) + _AHEAD * soon - rules.hand)
