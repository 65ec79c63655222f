# SPDX-License-Identifier: MIT
"""The overlay of Thunee: bids and calls, the trick's winner, the boards of the sides."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QPointF
from PySide6.QtWidgets import QGraphicsScene

from thothit_desktop.games.cards import HIDDEN, RANK
from thothit_desktop.games.seats import NOBODY
from thothit_desktop.games.thunee.score import sixes_from
from thothit_desktop.table.drawing.names import name, rank_sign
from thothit_desktop.table.drawing.overlay_content import CardCaption, Outline, OverlayContent
from thothit_desktop.table.drawing.plate_parts import Plate
from thothit_desktop.table.drawing.seating import Seating
from thothit_desktop.table.geometry.decks import HEIGHT
from thothit_desktop.table.geometry.places import Place
from thothit_desktop.table.geometry.table_layout import TableLayout
from thothit_desktop.table.stage.card_item import CardItem
from thothit_desktop.table.stage.status import TableStatus
from thothit_desktop.table.stage.turns import PlayedCard
from thothit_desktop.table.stage.zones import Zones
from thothit_desktop.table.thunee import words
from thothit_desktop.table.thunee.bids import Bids
from thothit_desktop.table.thunee.layout import TrickLayout
from thothit_desktop.table.thunee.mat import laid_trump, stock_put_off
from thothit_desktop.table.thunee.model import bids_of, blind_caller
from thothit_desktop.table.thunee.side_board import Board
from thothit_desktop.table.thunee.side_items import SideItems, TrumpSign

translate = QCoreApplication.translate


class ThuneeOverlay(OverlayContent):
    """Overlay of Thunee: plates show sides, not points; boards show each side's balls, tricks and bids."""

    def __init__(self, scene: QGraphicsScene, zones: Zones, status: TableStatus, seating: Seating) -> None:
        super().__init__(scene, zones, status, seating)
        self._items = SideItems(scene)

    @property
    def _bids(self) -> Bids | None:
        return bids_of(self._status.now)

    # On the mat

    def outlines(self) -> Mapping[object, Outline]:
        """Return the places of the trick's cards, except under the stock."""
        zones, layout = self._zones, self._zones.layout
        assert layout is not None
        if zones.is_deck() or (zones.stock and not stock_put_off(zones)):
            return {}
        return {
            number: Outline(layout.shown_places(seat, [HIDDEN])[0])
            for number, seat in enumerate(layout.seats)
        }

    def captions(self) -> Mapping[int, CardCaption]:
        """Return captions for a trick: each card's player, the leader and the winner."""
        if self._zones.is_deck():
            return {}
        bids, best = self._bids, self._best()
        led = NOBODY if bids is None else bids.led
        return {
            seat: CardCaption(
                words.played(self._seating.name(seat), seat == led, best in shown), best in shown
            )
            for seat, shown in enumerate(self._zones.shown)
            if shown
        }

    def framed(self) -> Mapping[str, Sequence[CardItem]]:
        """Return the card that has won a full trick."""
        best = self._best()
        return {**super().framed(), "best": () if best is None else (best,)}

    def _best(self) -> CardItem | None:
        """Return the card that has won the trick while a full one lies."""
        bids, shown = self._bids, self._zones.shown
        if bids is None or self._zones.is_deck() or not all(shown):
            return None
        return shown[bids.took][0]

    def piled(self, seat: int) -> str:
        """Return the number of a seat's tricks as text; empty if none."""
        cards = len(self._zones.piles[seat])
        return words.tricks(cards // self._zones.seats) if cards else ""

    def stock_count_at(self, top: Place) -> QPointF:
        """Return the foot of the stock, or its head before a blind caller, where the foot shows trump."""
        if blind_caller(self._zones.model) == NOBODY:
            return super().stock_count_at(top)
        layout = self._zones.layout
        assert layout is not None
        return QPointF(top.x, top.y - HEIGHT * top.scale / 2 + layout.px(layout.font))

    # Seats

    def plate(self, number: int) -> Plate:
        """Return a plate with the seat's side in place of points, and with its bid."""
        plate, bids = super().plate(number), self._bids
        if bids is None:
            return plate
        note, suit = words.note(number, bids, self._is_set(bids))
        last = bids.said(number) if bids.setter != NOBODY or bids.solo else ""
        side = self._side(number)
        return plate._replace(
            total=None,
            round="",
            note=note,
            suit=suit,
            said=words.said(last),
            # A side of one player is the player.
            side=None if self._zones.seats == 2 else (side, words.side(side, self._seating.watched, False)),
        )

    def title(self, seat: int) -> str:
        """Return a seat's title; the trumpman has none after another seat has set trump."""
        title, bids = super().title(seat), self._bids
        if title != "trumpman":
            return title
        sets = NOBODY if bids is None else bids.caller if bids.solo else bids.setter
        return translate("Table", "trumpman") if sets in (seat, NOBODY) else ""

    def meanings(self) -> dict[str, str]:
        """Return by title what a seat with it does."""
        about = translate("Table", "plays after the dealer; chooses trump if nobody bids")
        return super().meanings() | {"trumpman": about}

    def announced(self) -> Mapping[int, str]:
        """Return by seat its calls in this hand other than bids."""
        bids = self._bids
        return {} if bids is None else words.announced(bids)

    def _side(self, seat: int) -> int:
        """Return 0 for the bottom seat's side, 1 for the other."""
        return (seat - self._zones.bottom) % 2

    # The last play

    def place_of(self, played: PlayedCard, before: Sequence[PlayedCard]) -> Place:
        """Return the place of a card of the last trick."""
        del before
        layout = self._zones.layout
        assert layout is not None
        return layout.shown_places(self._zones.seat_layout(played.seat), [played.card])[0]

    def words_on(self, played: PlayedCard, first: bool) -> str:
        """Return the player of a card of the last trick, with the words for the leader and the winner."""
        return words.played(super().words_on(played, first), first, played.best)

    # Boards, trump and the legend

    def set_layout(self, layout: TableLayout, ratio: float) -> None:
        """Set the layout and the screen ratio."""
        assert isinstance(layout, TrickLayout)
        self._items.set_layout(layout, ratio)

    def update_items(self) -> None:
        """Update the boards of the sides, the sign of trump and the legend."""
        bids = self._bids
        self._items.boards(self._boards())
        self._items.trump(self._trump())
        self._items.legend(self._seating.legend, backwards=bids is not None and bids.reversed)

    def clear(self) -> None:
        """Remove the boards, the sign of trump and the legend."""
        self._items.clear()

    def _boards(self) -> list[Board]:
        """Return the boards of the two sides, the bottom seat's first; none before a view has been shown."""
        zones, now, bids, seating = self._zones, self._status.now, self._bids, self._seating
        if now is None or bids is None:
            return []
        made = []
        closed = sixes_from(seating.totals, bids.goal, bids.lead) if seating.totals else 0
        about = words.bidding([seat.name for seat in seating.seats], bids)
        if closed:
            about = "\n".join(filter(None, (words.closed(closed, bids.lead), about)))
        for side in range(2):
            partners = [seat for seat in range(zones.seats) if self._side(seat) == side]
            first = partners[0]
            won = sum(len(zones.piles[seat]) for seat in partners) // len(now.playing)
            jodhis = sum(points for seat, points in bids.jodhis if seat in partners)
            gained = self._status.points.get(first)
            balls = seating.totals[first] if seating.totals else None
            made.append(
                Board(
                    side=side,
                    name=words.side(side, seating.watched, zones.seats == 2),
                    balls=None if balls is None else balls - closed,
                    score="" if balls is None else words.balls(balls),
                    lines=(words.won(won, jodhis), words.part(first, bids)),
                    won="" if gained is None else f"+{gained}",
                    about=about,
                )
            )
        return made

    def _is_set(self, bids: Bids) -> bool:
        """Return True if the card that sets trump has been shown: not while it is still being dealt."""
        return self._lies() is not None or bids.turned != HIDDEN or bool(bids.solo and bids.suit)

    def _lies(self) -> CardItem | None:
        """Return the card face down that sets trump."""
        zones = self._zones
        return next(filter(None, (laid_trump(zones, seat) for seat in range(zones.seats))), None)

    def _trump(self) -> TrumpSign | None:
        """Return the sign of trump after its card has been laid, or the first card of a Thunee led."""
        zones, bids = self._zones, self._bids
        lies = self._lies()
        if bids is None or zones.is_deck() or self._status.counting or not self._is_set(bids):
            return None
        seat = bids.caller if bids.solo else bids.setter
        card = about = ""
        if lies is None and bids.turned != HIDDEN:
            card = rank_sign(RANK[bids.turned], french=True) if bids.held else ""
            held = translate("Table", "{0} was shown as the trump card and hasn't been played yet")
            gone = translate("Table", "{0} was shown as the trump card and has been played")
            about = (held if bids.held else gone).format(name(bids.turned))
        return TrumpSign(
            seat=(seat - zones.bottom) % zones.seats,
            suit="" if lies is not None and lies.card == HIDDEN else bids.suit,
            words=translate("Table", "trump"),
            lies=lies is not None or (bids.blind != NOBODY and bool(zones.stock)),
            card=card,
            about=about,
        )
