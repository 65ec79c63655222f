# SPDX-License-Identifier: MIT
"""What a seat's view of Kowah says of its chances: counted cards, declared waits, prospects of hands."""

from array import array
from collections.abc import Callable

from thothit_desktop.games.cards import CEKI, RANK
from thothit_desktop.games.kowah.hand import COPIES
from thothit_desktop.games.kowah.view import KowahView
from thothit_desktop.players.kowah.draw_odds import LIVE, TAKES, Odds, places, prospects
from thothit_desktop.players.kowah.patterns import OUTSIDE, SIZE, Hand, live

SECOND = 0.1
"""The chance that a declared player waits for a design of the shown pair's rank beside the one shown."""
HOLDS = 0.9
"""What is left of the prospects of a ready hand held back: they are too good by as much, about."""
_HAZARDS = (0.0, 0.01, 0.015, 0.02, 0.03, 0.04, 0.05, 0.06, 0.08, 0.1, 0.13, 0.17, 0.22, 0.3)
"""Hazards that prospects are made for."""
_BY_RANK = tuple(tuple(card for card in CEKI if RANK[card] == rank) for rank in range(10))


class Outlook:
    """Chances to win for the seat of a view, from 0 to 1."""

    def __init__(self, view: KowahView) -> None:
        game = view.game
        self._view, self._players, self._both = view, game.players, game.rules.both
        self._hand = Hand(view.hand)
        self._unseen = [0] * len(CEKI)
        for card in view.unseen():
            self._unseen[card] += 1
        self._cards = sum(self._unseen)
        self._declared = bool(view.declared[view.seat])
        self._danger = danger(view)
        undeclared = sum(not pair for seat, pair in enumerate(view.declared) if seat != view.seat)
        # What others wait for they do not hold, so it lies in the stock.
        waited = sum(chance * copies for chance, copies in zip(self._danger, self._unseen, strict=True))
        hazard = game.players * waited / max(1, view.stock_size)
        # Where nobody can win any more, haste still is better than leisure.
        known = _HAZARDS if undeclared else _HAZARDS[1:]
        nearest = min(known, key=lambda one: abs(one - hazard))
        odds = Odds(game.players, undeclared, nearest, game.rules.frozen)
        self._keeps = 1 - odds.hazard
        self._hazard = odds.hazard + undeclared * LIVE / OUTSIDE
        self._places = places()
        now = prospects(odds)
        self._waiting, self._best = now.waiting, now.best
        self._next = now.best
        """A round on, when another may have declared."""
        if undeclared:
            later = prospects(odds.later).best
            switching = odds.switching
            self._next = array(
                "d", [one + switching * (two - one) for one, two in zip(now.best, later, strict=True)]
            )

    def discarding(self, card: int) -> float:
        """The chance to win after discarding a card."""
        self._hand.drop(card)
        value = self._left() * (1 - self._danger[card])
        self._hand.add(card)
        return value

    def taking(self) -> float:
        """The chance to win when the top of the pile is taken."""
        card = self._view.discards[-1]
        return 1.0 if card in self._view.waits else self.keeping(card)

    def keeping(self, card: int) -> float:
        """The chance to win when a card is kept and another design discarded."""
        self._hand.add(card)
        value = self._reached(self._now, card)
        self._hand.drop(card)
        return value

    def drawing(self) -> float:
        """The chance to win when a card is drawn from the stock."""
        return self._drawn(self._now, 0.0)

    def holding(self) -> float:
        """The chance to win when a ready hand is not declared now, one draw looked ahead."""
        return HOLDS * self._keeps * self._drawn(self._then, TAKES)

    def staying(self) -> float:
        """The chance to win of the eight cards in hand, between own turns."""
        return self._left()

    def waiting(self) -> float:
        """The chance to win of a declared hand, by how many cards it waits for are unseen; 0 of none."""
        hand = self._hand
        if not live(hand.shape):
            return 0.0
        rank = next(rank for rank, group in enumerate(hand.groups) if SIZE[group] % 3 == 2)
        copies = [self._unseen[card] for card in _BY_RANK[rank] if hand.copies[card] > 1]
        left = sum(copies) if self._both else max(copies)
        if not left:
            return 0.0
        rate = self._players * left / max(1, self._cards)
        usual = self._players * live(hand.shape) / OUTSIDE
        return self._waiting[self._places[hand.shape]] * self._wins(rate) / self._wins(usual)

    def _wins(self, rate: float) -> float:
        """The chance to be first when each round brings the card with a chance of `rate`."""
        return rate / (rate + self._hazard) if rate else 0.0

    def _now(self) -> float:
        return self._valued(self._best)

    def _then(self) -> float:
        return self._valued(self._next)

    def _valued(self, best: "array[float]") -> float:
        """The chance to win of the eight cards, with no draw looked ahead."""
        shape = self._hand.shape
        if self._declared:
            return self.waiting()
        place = self._places[shape]
        if not live(shape):
            return best[place]
        held = HOLDS * best[place] if best[place] > self._waiting[place] + 1e-9 else 0.0
        return max(held, self.waiting())

    def _left(self) -> float:
        """The chance to win of the eight cards after an own turn, one draw looked ahead."""
        if self._declared:
            return self.waiting()
        value = self._keeps * self._drawn(self._then, TAKES)
        return max(HOLDS * value, self.waiting()) if live(self._hand.shape) else value

    def _drawn(self, value: Callable[[], float], takes: float) -> float:
        """The mean over what may be drawn, with a share `takes` of a second card to choose from."""
        hand, unseen = self._hand, self._unseen
        waits = self._view.waits
        values = []
        for card, copies in enumerate(unseen):
            if not copies:
                continue
            if card in waits:
                values.append((copies, 1.0))
                continue
            hand.add(card)
            unseen[card] -= 1
            values.append((copies, (1 - self._danger[card]) * self._reached(value)))
            hand.drop(card)
            unseen[card] += 1
        total = max(1, self._cards)
        mean = sum([copies * reached for copies, reached in values]) / total
        better = sum([copies * (reached - mean) for copies, reached in values if reached > mean])
        return mean + takes * better / total

    def _reached(self, value: Callable[[], float], barred: int | None = None) -> float:
        """The best that a discard may leave of nine cards; `barred` is a design that may not be discarded."""
        hand = self._hand
        best = 0.0
        for card in hand.designs():
            if card != barred:
                hand.drop(card)
                best = max(best, (1 - self._danger[card]) * value())
                hand.add(card)
        return best


def danger(view: KowahView) -> list[float]:
    """By design, the chance that another seat has declared and waits for it (W5)."""
    chances = [0.0] * len(CEKI)
    for seat, pair in enumerate(view.declared):
        if seat == view.seat or not pair:
            continue
        if view.game.rules.both:
            for card in _BY_RANK[RANK[pair[0]]]:
                chances[card] = max(chances[card], SECOND)
        chances[pair[0]] = 1.0
    for card in CEKI:
        # More than two copies elsewhere leave no pair; one that is shown is there.
        if chances[card] < 1 and view.hand.count(card) + view.discards.count(card) > COPIES - 2:
            chances[card] = 0.0
    return chances
