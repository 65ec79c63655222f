# SPDX-License-Identifier: MIT
"""The worth of a hand that was called: its points, and its chance to win first (docs/players.md)."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from thothit_desktop.games.cards import RANK
from thothit_desktop.games.rummy.mata.hand import ANY, ONE, matas
from thothit_desktop.games.rummy.mata.rules import MataRules
from thothit_desktop.games.rummy.mata.score import worth
from thothit_desktop.games.rummy.mata.view import MataView

_ENDS = {ANY: 0.12, ONE: 0.035, "": 0.012}
"""The chance that a stock card ends the round for another seat, by its call: measured among regulars."""
_TO_COME = 0.3
"""The mata that a winning card and turned cards add, about."""
_USUAL = 8.0
"""The points of another seat's win, about."""


class Race(NamedTuple):
    """The chance to win, the points of a win, and the chance that another seat wins."""

    wins: float
    points: float
    loses: float

    def margin(self, players: int) -> float:
        """Return own points less the mean of the others', as expected."""
        return self.wins * self.points - self.loses * _USUAL / (players - 1)


def points_of(rules: MataRules, hand: Sequence[int], call: str, unseen: Mapping[int, int]) -> float:
    """Return the points of a win with a hand and a call, on average."""
    count = max(1, sum(unseen.values()))
    if rules.turned == 1:
        turned = sum(rules.dear.get(card, RANK[card]) * copies for card, copies in unseen.items()) / count
    else:
        turned = 2.5
    own = sum(worth(design) for design in matas(hand, rules.size)) or 1
    bonus = 0.75 * rules.bonus[0] + 0.25 * rules.bonus[1] if call == ONE else 0.0
    return own + _TO_COME + turned + bonus + 1.25 * rules.toh[0]


def race(view: MataView, hand: Sequence[int], call: str, unseen: Mapping[int, int]) -> Race:
    """Return how a hand does that was called, or is called now, in the draws that are left."""
    rules = view.game.rules
    count = max(1, sum(unseen.values()))
    mine = sum(unseen.get(card, 0) for card in rules.waits(hand, call)) / count
    others = min(0.9, sum(_ENDS[theirs] for seat, theirs in enumerate(view.calls) if seat != view.seat))
    ends = mine + (1 - mine) * others
    over = 1 - (1 - ends) ** view.stock_size
    return Race(over * mine / ends, points_of(rules, hand, call, unseen), over * (1 - mine / ends))
