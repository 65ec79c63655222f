# SPDX-License-Identifier: MIT
"""What a view says of the table, in the table's own words."""

from collections.abc import Callable
from typing import Any, NamedTuple

from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.contract import View
from thothit_desktop.games.fishing.scoring import explain
from thothit_desktop.games.fishing.view import FishingView
from thothit_desktop.games.kings.view import KingsView
from thothit_desktop.games.kowah.view import KowahView
from thothit_desktop.games.thunee.view import ThuneeView
from thothit_desktop.table.thunee.bids import Bids, bids

_Cards = tuple[tuple[int, ...], ...]


class TableModel(NamedTuple):
    """Every card's place as one seat sees it, HIDDEN where it lies with its back up.

    Hands, piles and `shown` cards, which lie open before their owner, are by seat, and empty where a game has
    none or a seat does not play; `playing` are those that do. `turned` is HIDDEN where no stock card lies
    open; `face_down` says how piles lie. `opening` says what leads to the dealer (`GameSpec.opening`), and so
    which titles there are; `by_luck` whether there are no hands and each turn begins with the stock,
    `by_wins` whether rounds won are counted. `laki` says that a draw is due: all cards lie together as a deck
    then (docs/rules/kings.md), in which `triples` may count. `points` are by seat what captures that lie open
    are worth so far; empty where they are not told.

    In Kowah the pool are the discards, the top one last, and `shown` are declared pairs, or the nine cards
    that won; `drawn` is the card that the seat has just drawn, shown or taken, and has in its hand. In Thunee
    `shown` is a seat's card in the running trick, and `trump` the card that lies face down before the setter,
    None where none lies: it is in no hand then. `bids` tells the rest.
    """

    seat: int
    dealer: int
    opening: str
    by_luck: bool
    by_wins: bool
    playing: frozenset[int]
    hands: _Cards
    stock: int
    piles: _Cards
    face_down: bool
    pool: tuple[int, ...] = ()
    turned: int = HIDDEN
    drawn: int = HIDDEN
    shown: _Cards = ()
    trump: int | None = None
    bids: Bids | None = None
    barred: frozenset[int] = frozenset()
    points: tuple[int, ...] = ()
    laki: bool = False
    triples: bool = False

    @property
    def cards(self) -> int:
        """How many cards there are."""
        by_seat = sum(len(cards) for zone in (self.hands, self.piles, self.shown) for cards in zone)
        return by_seat + len(self.pool) + self.stock + (self.turned != HIDDEN) + (self.trump is not None)

    @property
    def captured(self) -> bool:
        """Whether every card lies in a pile, as after a round of Kings."""
        return sum(map(len, self.piles)) == self.cards

    @property
    def by_side(self) -> bool:
        """Whether points are those of a side, of which every other seat is."""
        return self.bids is not None


def _common(view: FishingView | KingsView | KowahView | ThuneeView, face_down: bool = False) -> TableModel:
    """What every view tells; no cards of any seat."""
    game = view.game
    nothing: _Cards = ((),) * game.players
    return TableModel(
        seat=view.seat,
        dealer=view.dealer,
        opening=game.spec.opening,
        by_luck=game.spec.by_luck,
        by_wins=game.spec.by_wins,
        playing=frozenset(game.playing),
        hands=nothing,
        stock=0,
        piles=nothing,
        face_down=face_down,
        shown=nothing,
    )


def _hands(seat: int, own: tuple[int, ...], sizes: tuple[int, ...]) -> _Cards:
    """The seat's own hand, and the backs of the others'."""
    return tuple(own if other == seat else (HIDDEN,) * size for other, size in enumerate(sizes))


def _captures(view: FishingView | KingsView) -> TableModel:
    """All but the hands of a game in which cards are captured."""
    down = isinstance(view, FishingView) and view.game.rules.face_down
    return _common(view, face_down=down)._replace(
        pool=view.pool,
        stock=view.stock_size,
        piles=tuple((HIDDEN,) * len(pile) if down else pile for pile in view.captures),
    )


def _fishing(view: FishingView) -> TableModel:
    rules = view.game.rules
    points = (sum(line.points for line in explain(pile, rules.tally)) for pile in view.captures)
    return _captures(view)._replace(
        hands=_hands(view.seat, view.hand, view.hand_sizes),
        turned=HIDDEN if view.turned is None else view.turned,
        barred=view.barred,
        points=() if rules.face_down else tuple(points),
    )


def _kings(view: KingsView) -> TableModel:
    """While a draw is due all cards are a deck."""
    told = _captures(view)._replace(triples=view.game.triples)
    if view.phase != "laki":
        return told
    return told._replace(laki=True, piles=((),) * view.game.players, stock=len(view.game.deck))


def _kowah(view: KowahView) -> TableModel:
    """A declared pair lies apart from its hand, and so does a drawn card that another seat shows to all."""
    shown = list(view.declared)
    apart = [list(pair) for pair in view.declared]
    for event in view.history:
        if event.kind == "won":
            shown[event.seat] = event.cards
            apart[event.seat] = list(event.cards)
    drawer = next((event.seat for event in reversed(view.history) if event.kind == "showed"), -1)
    drawn = HIDDEN if view.drawn is None else view.drawn
    turned = drawn if view.shown and drawer != view.seat else HIDDEN
    if turned != HIDDEN:
        apart[drawer].append(turned)
    sizes = tuple(size - len(gone) for size, gone in zip(view.hand_sizes, apart, strict=True))
    return _common(view)._replace(
        hands=_hands(view.seat, _without(view.hand, apart[view.seat]), sizes),
        pool=view.discards,
        stock=view.stock_size,
        turned=turned,
        drawn=drawn if view.hand_sizes[view.seat] > view.game.rules.hand else HIDDEN,
        shown=tuple(shown),
    )


def _thunee(view: ThuneeView) -> TableModel:
    """Tricks lie face down with their winners, the running one open before those who played to it."""
    players = view.game.players
    shown: list[tuple[int, ...]] = [()] * players
    for number, card in enumerate(view.trick):
        shown[(view.leader + number) % players] = (card,)
    won = [0] * players
    for _, cards, winner in view.tricks:
        won[winner] += len(cards)
    return _common(view, face_down=True)._replace(
        hands=_hands(view.seat, view.hand, view.hand_sizes),
        stock=view.undealt,
        piles=tuple((HIDDEN,) * number for number in won),
        shown=tuple(shown),
        trump=view.trump_card,
        bids=bids(view),
    )


def _without(hand: tuple[int, ...], gone: list[int]) -> tuple[int, ...]:
    """A hand without some of its cards, each taken away once."""
    left = list(hand)
    for card in gone:
        if card in left:
            left.remove(card)
    return tuple(left)


class Family(NamedTuple):
    """What the table knows of the games with one kind of view.

    `lying` is what lies in the middle: a pool by `ranks`, `discards` in their order, or a `trick`. `read`
    takes a view of that kind.
    """

    lying: str
    read: Callable[[Any], TableModel]


_FAMILIES: dict[type, Family] = {
    FishingView: Family("ranks", _fishing),
    KingsView: Family("ranks", _kings),
    KowahView: Family("discards", _kowah),
    ThuneeView: Family("trick", _thunee),
}


def family(view: View) -> Family:
    """The family of a view; raises TypeError for one that the table does not lay."""
    try:
        return _FAMILIES[type(view)]
    except KeyError:
        raise TypeError("not a view of a game that the table lays") from None


def read_view(view: View) -> TableModel:
    """Read a view; raises TypeError for one of a family that the table does not lay."""
    return family(view).read(view)
