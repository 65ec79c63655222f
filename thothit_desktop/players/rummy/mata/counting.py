# SPDX-License-Identifier: MIT
"""The player of the games with mata that counts the cards it has not seen (docs/players.md)."""

from collections import Counter

from thothit_desktop.games.rummy.mata.view import MataView
from thothit_desktop.players.rummy.mata.hands import fits_with_mata
from thothit_desktop.players.rummy.mata.simple import MataRegularPlayer


class MataCountingPlayer(MataRegularPlayer):
    """Looks one draw ahead: of equal hands it keeps the one that more unseen cards make better."""

    def kept(self, view: MataView, hand: list[int]) -> float:
        """Return how many cards fit, and what the next draw adds on average."""
        rules, unseen = view.game.rules, Counter(view.unseen())
        now = fits_with_mata(hand, rules)
        if rules.call_of(hand):
            return now + sum(unseen[card] for card in rules.waits(hand, rules.call_of(hand))) / unseen.total()
        after = {card: fits_with_mata([*hand, card], rules) for card in unseen}
        return (
            now + sum(max(0.0, after[card] - now) * count for card, count in unseen.items()) / unseen.total()
        )
