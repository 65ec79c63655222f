# SPDX-License-Identifier: MIT
"""An imagined round of a fishing game, a decision at a time, as OpenSpiel's tree search asks for it."""

import random
from collections.abc import Sequence

from thothit_desktop.games.base import GameWithRules
from thothit_desktop.games.contract import Move
from thothit_desktop.games.fishing.fast import FastDeal, playout
from thothit_desktop.games.fishing.rules import STAYS, FishingRules
from thothit_desktop.players.fishing.playout_policy import greedily

_WIDTH = 100
"""An action is the card times this, and the card that it takes, or `_STAYS`."""
_STAYS = 99


def action_of(move: Move) -> int:
    """The number of a move."""
    return move.card * _WIDTH + (move.takes[0] if move.takes else _STAYS)


class TwinState:
    """A world behind a view. What nobody decides happens by itself."""

    def __init__(self, game: GameWithRules[FishingRules], deal: FastDeal) -> None:
        self._game, self._deal = game, deal
        self._done: tuple[int, ...] = ()

    def current_player(self) -> int:
        """The seat to act."""
        return self._deal.seat

    def is_chance_node(self) -> bool:
        """Never: the order of the stock is part of the world."""
        return False

    def is_terminal(self) -> bool:
        """Return True if the round has ended."""
        return not self._deal.at_stock and not self._deal.hands[self._deal.seat]

    def legal_actions(self) -> list[int]:
        """Return what the seat to act may do."""
        deal = self._deal
        cards = deal.stock[-1:] if deal.at_stock else deal.playable()
        return sorted(
            {card * _WIDTH + taken for card in set(cards) for taken in deal.takes(card) or (_STAYS,)}
        )

    def information_state_string(self) -> str:
        """Return what the seat to act knows besides the root: its hand, the card turned up, what was done."""
        deal = self._deal
        turned = deal.stock[-1] if deal.at_stock else ""
        return f"{sorted(deal.hands[deal.seat])} {turned} {self._done}"

    def apply_action(self, action: int) -> None:
        """Do that, and what follows without a choice."""
        self._do(action)
        while self._deal.at_stock and len(actions := self.legal_actions()) == 1:
            self._do(actions[0])

    def _do(self, action: int) -> None:
        card, taken = divmod(action, _WIDTH)
        self._done += (action,)
        self._deal.play(card, STAYS if taken == _STAYS else taken)

    def returns(self) -> list[float]:
        """By seat, the margin of the points as they stand."""
        return self._margins(self._deal.points)

    def played_out(self, rng: random.Random, greedy: bool = True) -> list[float]:
        """By seat, the margin after play to the end, greedy or at random."""
        deal = self._deal.copy()
        if greedy:
            return self._margins(playout(deal, rng, greedily(self._game)))
        for hand in deal.hands:
            rng.shuffle(hand)
        return self._margins(playout(deal, rng))

    def _margins(self, points: Sequence[int]) -> list[float]:
        others = len(self._game.playing) - 1
        return [own - (sum(points) - own) / others for own in points]
