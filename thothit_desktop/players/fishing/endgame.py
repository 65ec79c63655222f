# SPDX-License-Identifier: MIT
"""The last turns of a fishing game, solved with all cards open (docs/players.md).

Alpha-beta over the fast twin, paranoid: the seat maximizes its margin, and all others together minimize it.
With two players that is exact.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from thothit_desktop.games.cards import RANK
from thothit_desktop.games.contract import Move, Position
from thothit_desktop.games.fishing.fast import TWO, FastDeal
from thothit_desktop.games.fishing.position import FishingPosition
from thothit_desktop.games.fishing.rules import STAYS
from thothit_desktop.games.fishing.view import FishingView
from thothit_desktop.players.coach.contract import WeighedMove
from thothit_desktop.players.coach.hindsight import Hindsight
from thothit_desktop.players.fishing.search import after

NODES = 30_000
"""The number of captures and plays tried for one position before the search gives up."""
_OPEN = 10**9


class TooManyError(Exception):
    """The position has too many lines to search."""


class Line(NamedTuple):
    """The outcome of a position: the margin times the number of opponents, and the moves to it."""

    worth: int
    moves: tuple[Move, ...]


def solved(deal: FastDeal, seat: int, cancelled: Callable[[], bool], nodes: int = NODES) -> Line:
    """Return the best line for a seat; raises TooManyError if there are too many lines, or it is cancelled.

    The deal is unchanged after an answer, and unusable after an error.
    """
    return _Search(deal, seat, cancelled, nodes).line(-_OPEN, _OPEN)


class _Search:
    """The search for the best line of a seat; it makes and undoes moves in the deal itself."""

    def __init__(self, deal: FastDeal, seat: int, cancelled: Callable[[], bool], nodes: int) -> None:
        self._deal, self._seat = deal, seat
        self._cancelled, self._left = cancelled, nodes

    def line(self, low: int, high: int) -> Line:
        """Return the best line from here, exact if its worth is from `low` to `high`."""
        self._left -= 1
        if self._left < 0 or (not self._left % 1000 and self._cancelled()):
            raise TooManyError
        deal, seat = self._deal, self._seat
        mover = deal.seat
        if not deal.at_stock and not deal.hands[mover]:
            seats = len(deal.tables.playing)
            return Line(seats * deal.points[seat] - sum(deal.points), ())
        own, best = mover == seat, Line(-_OPEN if mover == seat else _OPEN, ())
        for card, taken in _choices(deal):
            back = _make(deal, card, taken)
            found = self.line(low, high)
            back()
            if found.worth > best.worth if own else found.worth < best.worth:
                best = Line(found.worth, (deal.move(card, taken), *found.moves))
            if own:
                low = max(low, best.worth)
            else:
                high = min(high, best.worth)
            if low >= high:
                break
        return best


def worked_out(
    view: FishingView, moves: Sequence[Move], cancelled: Callable[[], bool]
) -> tuple[WeighedMove, ...]:
    """Return the moves with their exact margins, the best first; empty if a hidden card matters.

    All cards are known once no other seat holds a card and the stock has at most one unknown card.
    """
    unseen, others = view.unseen(), len(view.game.playing) - 1
    if (
        sum(view.hand_sizes) > len(view.hand)
        or len(unseen) + len(view.last) != view.stock_size
        or len(unseen) > 1
    ):
        return ()
    stock = list(reversed(view.stock(unseen)))
    starts = [start.filled({}, stock) for start in after(view, moves)]
    worths = [solved(start, view.seat, cancelled).worth for start in starts]
    best = max(worths)
    options = [
        WeighedMove(move, worth / others, (best - worth) / others)
        for move, worth in zip(moves, worths, strict=True)
    ]
    return tuple(sorted(options, key=lambda option: option.behind))


def look_back(
    dealt: Position, moves: Sequence[Move], seat: int, cancelled: Callable[[], bool]
) -> Hindsight | None:
    """Return the seat's first move in the solvable last turns that surely lost margin."""
    found = None
    for ply, position in reversed(list(_decisions(dealt, moves, seat))):
        try:
            best = solved(FastDeal.of(position), seat, cancelled)
            played = position.copy()
            played.play(moves[ply])
            with_made = solved(FastDeal.of(played), seat, cancelled)
        except TooManyError:
            break
        if with_made.worth < best.worth:
            others = len(position.game.playing) - 1
            found = Hindsight(ply, moves[ply], best.moves, best.worth / others, with_made.worth / others)
    return found


def _decisions(dealt: Position, moves: Sequence[Move], seat: int) -> Iterator[tuple[int, FishingPosition]]:
    """Yield the positions of a round in which a seat had a choice, with the number of moves made before."""
    now = dealt.copy()
    assert isinstance(now, FishingPosition)
    for ply, move in enumerate(moves):
        if now.to_move == seat and len(now.legal_moves()) > 1:
            yield ply, now.copy()
        now.play(move)


def _choices(deal: FastDeal) -> list[tuple[int, int]]:
    """Return the legal plays with the cards they capture, the most valuable captures first."""
    cards = (deal.stock[-1],) if deal.at_stock else dict.fromkeys(deal.playable())
    found = [(card, taken) for card in cards for taken in dict.fromkeys(deal.choices(card))]
    found.sort(key=lambda choice: -_gain(deal, *choice))
    return found


def _gain(deal: FastDeal, card: int, taken: int) -> int:
    if taken == STAYS:
        return -1
    held, gain = deal.held[deal.seat], deal.tables.gain
    if deal.tables.two:
        first, second = divmod(taken, TWO)
        points = gain[held[card]] + gain[held[first] + (first == card)]
        points += gain[held[second] + (second == card) + (second == first)]
        return points + deal.tables.at_once[deal.at_stock] * (card == first == second)
    if deal.tables.combinations is not None:
        after = held[:]
        after[card] += 1
        after[taken] += 1
        return deal.tables.together(after) - deal.points[deal.seat]
    return gain[held[card]] + gain[held[taken] + (taken == card)]


def _make(deal: FastDeal, card: int, taken: int) -> Callable[[], None]:
    """Make a play or capture in place, as `playout` does; return a function that undoes it."""
    if deal.tables.two:
        return _make_two(deal, card, taken)
    seat, at_stock, first = deal.seat, deal.at_stock, deal.first
    cards, bucket, held = deal.stock if at_stock else deal.hands[seat], deal.pool[RANK[card]], deal.held[seat]
    at = len(cards) - 1 if at_stock else cards.index(card)
    points = 0 if taken == STAYS else _gain(deal, card, taken)
    del cards[at]
    if taken == STAYS:
        bucket.append(card)
    else:
        where = bucket.index(taken)
        del bucket[where]
        held[card] += 1
        held[taken] += 1
        deal.points[seat] += points
    if at_stock or not deal.stock:
        deal.at_stock, deal.seat, deal.first = False, deal.tables.follower[seat], max(0, first - 1)
    else:
        deal.at_stock = True

    def back() -> None:
        deal.seat, deal.at_stock, deal.first = seat, at_stock, first
        if taken == STAYS:
            bucket.pop()
        else:
            bucket.insert(where, taken)
            held[card] -= 1
            held[taken] -= 1
            deal.points[seat] -= points
        cards.insert(at, card)

    return back


def _make_two(deal: FastDeal, card: int, taken: int) -> Callable[[], None]:
    """Do the same where a card takes two others, and hands may be dealt anew."""
    before = deal.copy()
    deal.play(card, taken)

    def back() -> None:
        for part in FastDeal.__slots__:
            setattr(deal, part, getattr(before, part))

    return back
