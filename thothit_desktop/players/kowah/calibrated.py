# SPDX-License-Identifier: MIT
"""The chance to win a hand of Kowah as rounds bear it out, from the one that the expert reckons.

The reckoning orders moves well, but every rival who has not declared declares in it at the same pace from the
first turn on, so that it promises four equal players some 7 % each when the hand begins. Its chance is
corrected by a logistic regression of the hands won, from players who are alike. It never changes which of two
moves is better (docs/players.md).
"""

from math import exp, log
from typing import NamedTuple

from thothit_desktop.games.kowah.view import KowahView


class Correction(NamedTuple):
    """The weights whose sum gives the log odds of winning."""

    base: float
    reckoned: float
    """For the log odds that the expert reckons."""
    declared: float
    """For every rival who has declared."""
    gone: float
    """For the share of the stock that is gone."""


CORRECTIONS = {
    2: Correction(0.34, 0.74, -0.25, -0.14),
    3: Correction(0.40, 0.69, -0.17, -0.70),
    4: Correction(0.61, 0.68, -0.16, -1.45),
}
"""By number of players, as `python -m tests.tools.fit_kowah_chances --rounds 450` printed them."""


def calibrated(view: KowahView, chance: float) -> float:
    """Return the chance to win, given the one that the expert reckons for a view; 0 and 1 stay."""
    if not 0 < chance < 1:
        # A wait for many cards can be reckoned at a little more than 1.
        return min(chance, 1.0)
    weights = CORRECTIONS[view.game.players]
    odds = sum(weight * sign for weight, sign in zip(weights, signs(view, chance), strict=True))
    return 1 / (1 + exp(-odds))


def signs(view: KowahView, chance: float) -> tuple[float, float, float, float]:
    """Return what the weights of a correction are for: see `Correction`."""
    rivals = sum(bool(pair) for seat, pair in enumerate(view.declared) if seat != view.seat)
    stock = len(view.game.deck) - view.game.players * view.game.rules.hand
    return 1.0, log(chance / (1 - chance)), float(rivals), 1 - view.stock_size / stock
