# SPDX-License-Identifier: MIT
"""A seat's chances in Kowah from its view: counted cards, declared waits, prospects of hands."""

from array import array
from collections.abc import Callable

from thothit_desktop.games.cards import CEKI, RANK
from thothit_desktop.games.rummy.hand import COPIES
from thothit_desktop.games.rummy.view import KowahView
from thothit_desktop.players.rummy.draw_odds import LIVE, TAKES, Odds, places, prospects
from thothit_desktop.players.rummy.patterns import OUTSIDE, SIZE, Hand, live

SECOND = 0.1
"""The chance that a declared player also waits for a design of the shown pair's rank that is not shown."""
HOLDS = 0.9
"""The factor for the prospects of a ready hand held back, which are too good by about this much."""
_HAZARDS = (0.0, 0.01, 0.015, 0.02, 0.03, 0.04, 0.05, 0.06, 0.08, 0.1, 0.13, 0.17, 0.22, 0.3)
"""The hazards for which prospects are computed."""
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
        # Others do not hold the cards they wait for, so these cards are in the stock.
        waited = sum(chance * copies for chance, copies in zip(self._danger, self._unseen, strict=True))
        hazard = game.players * waited / max(1, view.stock_size)
        # If nobody can win any more, quick moves are still better than slow ones.
        known = _HAZARDS if undeclared else _HAZARDS[1:]
        nearest = min(known, key=lambda one: abs(one - hazard))
        odds = Odds(game.players, undeclared, nearest, game.rules.frozen)
        self._keeps = 1 - odds.hazard
        self._hazard = odds.hazard + undeclared * LIVE / OUTSIDE
        self._places = places()
        now = prospects(odds)
        self._waiting, self._best = now.waiting, now.best
        self._next = now.best
        """The best prospects one round on, when another opponent may have declared."""
        if undeclared:
            later = prospects(odds.later).best
            switching = odds.switching
            self._next = array(
                "d", [one + switching * (two - one) for one, two in zip(now.best, later, strict=True)]
            )

    def discarding(self, card: int) -> float:
        """Return the chance to win after discarding a card."""
        self._hand.drop(card)
        value = self._left() * (1 - self._danger[card])
        self._hand.add(card)
        return value

    def taking(self) -> float:
        """Return the chance to win after taking the top of the pile."""
        card = self._view.discards[-1]
        return 1.0 if card in self._view.waits else self.keeping(card)

    def keeping(self, card: int) -> float:
        """Return the chance to win after keeping a card and discarding another design."""
        self._hand.add(card)
        value = self._reached(self._now, card)
        self._hand.drop(card)
        return value

    def drawing(self) -> float:
        """Return the chance to win after drawing a card from the stock."""
        return self._drawn(self._now, 0.0)

    def holding(self) -> float:
        """Return the chance to win if a ready hand is not declared now, one draw looked ahead."""
        return HOLDS * self._keeps * self._drawn(self._then, TAKES)

    def staying(self) -> float:
        """Return the chance to win with the eight cards in hand, between own turns."""
        return self._left()

    def waiting(self) -> float:
        """Return a declared hand's chance to win, by the unseen cards it waits for; 0 if none."""
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
        """Return the chance to be first when each round brings the card with a chance of `rate`."""
        return rate / (rate + self._hazard) if rate else 0.0

    def _now(self) -> float:
        return self._valued(self._best)

    def _then(self) -> float:
        return self._valued(self._next)

    def _valued(self, best: "array[float]") -> float:
        """Return the chance to win with the eight cards, with no draw looked ahead."""
        shape = self._hand.shape
        if self._declared:
            return self.waiting()
        place = self._places[shape]
        if not live(shape):
            return best[place]
        held = HOLDS * best[place] if best[place] > self._waiting[place] + 1e-9 else 0.0
        return max(held, self.waiting())

    def _left(self) -> float:
        """Return the chance to win with the eight cards after an own turn, one draw looked ahead."""
        if self._declared:
            return self.waiting()
        value = self._keeps * self._drawn(self._then, TAKES)
        return max(HOLDS * value, self.waiting()) if live(self._hand.shape) else value

    def _drawn(self, value: Callable[[], float], takes: float) -> float:
        """Return the mean over the possible draws; a share `takes` of the rounds offers a second card."""
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
        """Return the best result of a discard from nine cards; the design `barred` may not be discarded."""
        hand = self._hand
        best = 0.0
        for card in hand.designs():
            if card != barred:
                hand.drop(card)
                best = max(best, (1 - self._danger[card]) * value())
                hand.add(card)
        return best


def danger(view: KowahView) -> list[float]:
    """Return by design the chance that another seat has declared and waits for it (W5)."""
    chances = [0.0] * len(CEKI)
    for seat, pair in enumerate(view.declared):
        if seat == view.seat or not pair:
            continue
        if view.game.rules.both:
            for card in _BY_RANK[RANK[pair[0]]]:
                chances[card] = max(chances[card], SECOND)
        chances[pair[0]] = 1.0
    for card in CEKI:
        # With more than two copies elsewhere no pair is possible; a shown pair is certain.
        if chances[card] < 1 and view.hand.count(card) + view.discards.count(card) > COPIES - 2:
            chances[card] = 0.0
    return chances
