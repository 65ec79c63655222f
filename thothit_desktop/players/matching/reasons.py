# SPDX-License-Identifier: MIT
"""The reasons for a move of matching, in cards that can be counted from the view.

| kind | values |
|---|---|
| `out` | `card` that wins the round |
| `left` | `number` of cards left in the hand after the match, or after what is thrown out then |
| `near` | `seat` of an opponent that has only so many cards (`number`) left, so that a throw may help it |
| `gone` | `card` whose twin is out of play |
| `pair` | `card` of which both copies are in the hand |
| `live` | `card` whose twin is one of `unseen` cards, of which the opponents hold `held` |
"""

from thothit_desktop.games.contract import Move
from thothit_desktop.games.matching.view import MatchingView
from thothit_desktop.players.coach.contract import Reason
from thothit_desktop.players.matching.moves import kind_of


def reasons(view: MatchingView, move: Move) -> tuple[Reason, ...]:
    """Return the reason for a move."""
    others = [seat for seat in view.game.playing if seat != view.seat]
    if move.kind == "claim":
        if len(view.hand) == 1:
            return (Reason("out", {"card": view.hand[0]}),)
        return (Reason("left", {"number": max(len(view.hand) - 2, int(view.game.rules.satu))}),)
    if move.kind == "pass":
        seat = min(others, key=view.hand_sizes.__getitem__)
        return (Reason("near", {"seat": seat, "number": view.hand_sizes[seat]}),)
    kind, values = kind_of(view, move.card), {"card": move.card}
    if kind == "live":
        values["unseen"] = len(view.unseen())
        values["held"] = sum(view.hand_sizes[seat] for seat in others)
    return (Reason(kind, values),)
