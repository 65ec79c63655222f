# SPDX-License-Identifier: MIT
"""An imagined round of a fishing game as a state for OpenSpiel's tree search."""

import random
from collections.abc import Sequence

from thothit_desktop.games.base import GameWithRules
from thothit_desktop.games.contract import Move
from thothit_desktop.games.fishing.fast import TWO, FastDeal, playout, taken_by
from thothit_desktop.games.fishing.rules import STAYS, FishingRules
from thothit_desktop.players.fishing.playout_policy import greedily

_WIDTH = TWO * TWO
"""The factor of the played card in an action's number; what it takes, or `_STAYS`, is added."""
_STAYS = _WIDTH - 1


def action_of(move: Move) -> int:
    """Return the action number of a move."""
    return move.card * _WIDTH + taken_by(move) % _WIDTH


class TwinState:
    """A world behind a view. Forced steps are made automatically."""

    def __init__(self, game: GameWithRules[FishingRules], deal: FastDeal) -> None:
        self._game, self._deal = game, deal
        self._done: tuple[int, ...] = ()

    def current_player(self) -> int:
        """Return the seat to act."""
        return self._deal.seat

    def is_chance_node(self) -> bool:
        """Return False: the order of the stock is part of the world."""
        return False

    def is_terminal(self) -> bool:
        """Return True if the round has ended."""
        return not self._deal.at_stock and not self._deal.hands[self._deal.seat]

    def legal_actions(self) -> list[int]:
        """Return the legal actions of the seat to act."""
        deal = self._deal
        cards = deal.stock[-1:] if deal.at_stock else deal.playable()
        return sorted({card * _WIDTH + taken % _WIDTH for card in set(cards) for taken in deal.choices(card)})

    def information_state_string(self) -> str:
        """Return the seat's knowledge since the root: its hand, the card turned up, the moves made."""
        deal = self._deal
        turned = deal.stock[-1] if deal.at_stock else ""
        return f"{sorted(deal.hands[deal.seat])} {turned} {self._done}"

    def apply_action(self, action: int) -> None:
        """Make a move, and the steps that follow without a choice."""
        self._do(action)
        while self._deal.at_stock and len(actions := self.legal_actions()) == 1:
            self._do(actions[0])

    def _do(self, action: int) -> None:
        card, taken = divmod(action, _WIDTH)
        self._done += (action,)
        self._deal.play(card, STAYS if taken == _STAYS else taken)

    def returns(self) -> list[float]:
        """Return by seat the margin of the current points."""
        return self._margins(self._deal.points)

    def played_out(self, rng: random.Random, greedy: bool = True) -> list[float]:
        """Return by seat the margin after play to the end, greedy or at random."""
        deal = self._deal.copy()
        if greedy:
            return self._margins(playout(deal, rng, greedily(self._game)))
        for hand in deal.hands:
            rng.shuffle(hand)
        return self._margins(playout(deal, rng))

    def _margins(self, points: Sequence[int]) -> list[float]:
        others = len(self._game.playing) - 1
        return [own - (sum(points) - own) / others for own in points]
