# SPDX-License-Identifier: MIT
"""What a view says of the table, in the table's own words."""

from typing import NamedTuple

from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.contract import View
from thothit_desktop.games.fishing_view import FishingView
from thothit_desktop.games.kings_view import KingsView
from thothit_desktop.games.scoring import explain


class Seen(NamedTuple):
    """Every card's place as one seat sees it, HIDDEN where it lies with its back up.

    Hands and piles are by seat, and empty where a game has none or a seat does not play; `playing` are those
    that do. `turned` is HIDDEN where no stock card lies open; `face_down` says how piles lie. `opening` says
    what leads to the dealer (`GameSpec.opening`), and so which titles there are; `by_luck` whether there are
    no hands and each turn begins with the stock, `by_wins` whether rounds won are counted. `laki` says that a
    draw is due: all cards lie together as a deck then (docs/rules/kings.md), in which `triples` may count.
    `points` are by seat what captures that lie open are worth so far; empty where they are not told.
    """

    seat: int
    dealer: int
    opening: str
    by_luck: bool
    by_wins: bool
    laki: bool
    triples: bool
    playing: frozenset[int]
    hands: tuple[tuple[int, ...], ...]
    pool: tuple[int, ...]
    stock: int
    turned: int
    piles: tuple[tuple[int, ...], ...]
    face_down: bool
    barred: frozenset[int]
    points: tuple[int, ...]

    @property
    def cards(self) -> int:
        """How many cards there are."""
        piled = sum(map(len, self.hands)) + sum(map(len, self.piles))
        return piled + len(self.pool) + self.stock + (self.turned != HIDDEN)

    @property
    def captured(self) -> bool:
        """Whether every card lies in a pile, as after a round of Kings."""
        return sum(map(len, self.piles)) == self.cards


def seen(view: View) -> Seen:
    """Read a view; raises TypeError for one of a family that the table does not lay."""
    if isinstance(view, FishingView):
        hands = tuple(
            view.hand if seat == view.seat else (HIDDEN,) * size for seat, size in enumerate(view.hand_sizes)
        )
        turned, barred = view.turned, view.barred
    elif isinstance(view, KingsView):
        hands = ((),) * view.game.players
        turned, barred = HIDDEN, frozenset()
    else:
        raise TypeError("not a view of a game that the table lays")
    face_down = view.game.face_down
    captures, stock = view.captures, view.stock_size
    laki = view.phase == "laki"
    if laki:
        captures, stock = ((),) * view.game.players, len(view.game.deck)
    return Seen(
        seat=view.seat,
        dealer=view.dealer,
        opening=view.game.spec.opening,
        by_luck=view.game.spec.by_luck,
        by_wins=view.game.spec.by_wins,
        laki=laki,
        triples=isinstance(view, KingsView) and view.game.triples,
        playing=frozenset(view.game.playing),
        hands=hands,
        pool=view.pool,
        stock=stock,
        turned=turned,
        piles=tuple((HIDDEN,) * len(pile) if face_down else pile for pile in captures),
        face_down=face_down,
        barred=barred,
        points=_points(view),
    )


def _points(view: FishingView | KingsView) -> tuple[int, ...]:
    """By seat, the points of captures that lie open."""
    if not isinstance(view, FishingView) or view.game.face_down:
        return ()
    return tuple(sum(line.points for line in explain(pile, view.game.tally)) for pile in view.captures)
