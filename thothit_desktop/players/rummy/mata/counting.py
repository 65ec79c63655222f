# SPDX-License-Identifier: MIT
"""The player of the games with mata that counts what its calls are worth (docs/players.md)."""

from collections import Counter
from collections.abc import Mapping, Sequence

from thothit_desktop.games.contract import Move
from thothit_desktop.games.rummy.mata.hand import ANY, ONE
from thothit_desktop.games.rummy.mata.view import MataView
from thothit_desktop.players.rummy.mata.hands import fits_with_mata, without
from thothit_desktop.players.rummy.mata.race import race
from thothit_desktop.players.rummy.mata.simple import MataPlayer

_CALLED = 50.0
"""What is added to the worth of a hand that can be called, which is in points."""


class MataCountingPlayer(MataPlayer):
    """Counts the cards that it has not seen.

    It weighs hands that can be called by their points and the cards that win, and builds the others as the
    regular does.
    """

    def weighed(self, view: MataView, moves: list[Move]) -> list[tuple[Move, float]]:
        """Return the moves with what they are worth."""
        unseen = Counter(view.unseen())
        if view.phase == "discard":
            return [(move, self.after(view, without(view.hand, move.card), unseen)) for move in moves]
        if view.phase == "pick":
            return [(move, self.picking(view, move, unseen)) for move in moves]
        now = view.call if view.phase == "call" else ""
        return [
            (move, 1.0 if move.kind == "claim" else self.called(view, view.hand, call, unseen) if call else 0.0)
            for move in moves
            for call in (move.kind.removeprefix("call-") if move.kind in ("call-one", "call-any") else now,)
        ]

    def kept(self, view: MataView, hand: list[int]) -> float:
        """Return the worth of a hand after a discard."""
        return self.after(view, hand, Counter(view.unseen()))

    def called(self, view: MataView, hand: Sequence[int], call: str, unseen: Mapping[int, int]) -> float:
        """Return the worth of a hand with a call."""
        return _CALLED + race(view, hand, call, unseen).margin(view.game.players)

    def after(self, view: MataView, hand: Sequence[int], unseen: Mapping[int, int]) -> float:
        """Return the worth of a hand between its turns, called as well as it can be."""
        rules = view.game.rules
        possible = rules.call_of(hand)
        if not possible:
            return self.building(view, hand, unseen)
        kept = rules.changed_call(hand, view.call) or possible
        calls = {kept, possible} if view.call == ONE else {kept}
        return max(self.called(view, hand, call, unseen) for call in calls)

    def building(self, view: MataView, hand: Sequence[int], unseen: Mapping[int, int]) -> float:  # noqa: ARG002
        """Return the worth of a hand that cannot be called."""
        return fits_with_mata(hand, view.game.rules)

    def picking(self, view: MataView, move: Move, unseen: Mapping[int, int]) -> float:
        """Return the worth of a draw, or of the best hand after a take; a draw is worth a little by itself."""
        if move.kind == "draw":
            return self.after(view, view.hand, unseen) + 0.25
        top, call = view.discards[-1], view.call
        hands = [without((*view.hand, top), card) for card in dict.fromkeys(view.hand) if card != top]
        rules = view.game.rules
        legal = [hand for hand in hands if not call or rules.call_of(hand) in (call, ANY)]
        return max(self.after(view, hand, unseen) for hand in legal if not call or rules.call_of(hand))
