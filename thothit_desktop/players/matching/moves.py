# SPDX-License-Identifier: MIT
"""The view of the players of matching, and what they can know of a card of their own."""

from thothit_desktop.games.contract import View
from thothit_desktop.games.matching.view import MatchingView

GONE, PAIR, LIVE = "gone", "pair", "live"
"""The kinds of cards in a hand: its twin is out of play, in the same hand, or somewhere unseen."""


def matching_view(view: View) -> MatchingView:
    """Return the view, if it is of a game of matching; raises TypeError if not."""
    if not isinstance(view, MatchingView):
        raise TypeError("not a view of a game of matching")
    return view


def kind_of(view: MatchingView, card: int) -> str:
    """Return the kind of a card of the view's hand.

    Live cards are all alike: nobody has seen their twins, so these are as likely to be in any place. Hence
    the kind says all about a card that can matter (docs/players.md).
    """
    if view.hand.count(card) > 1:
        return PAIR
    return GONE if card in view.middle or any(card in away for away in view.away) else LIVE
