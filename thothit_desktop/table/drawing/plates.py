# SPDX-License-Identifier: MIT
"""The words of plates and boards: seat by seat and side by side."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from thothit_desktop.games.cards import HIDDEN, RANK
from thothit_desktop.table.drawing.labels import Plate
from thothit_desktop.table.drawing.names import name, rank_sign
from thothit_desktop.table.stage.status import TableStatus
from thothit_desktop.table.stage.zones import Zones
from thothit_desktop.table.thunee.bids import Bids
from thothit_desktop.table.thunee.side_board import Board
from thothit_desktop.table.thunee.sides import Trump


@dataclass(frozen=True)
class Seat:
    """What a seat's plate says: the player's name and level."""

    name: str
    level: str


def _tr(text: str) -> str:
    return QCoreApplication.translate("Table", text)


def plates(
    seats: Sequence[Seat],
    totals: Sequence[int],
    status: TableStatus,
    zones: Zones,
    turn: int | None,
    watched: bool,
) -> list[Plate]:
    """By seat its plate; `totals` are empty where none are shown, `watched` where nobody plays here."""
    bids = status.now.bids if status.now is not None else None
    return [
        _by_side(_plate(number, seat, totals, status, zones, turn), number, bids, zones, watched)
        for number, seat in enumerate(seats)
    ]


def _plate(
    number: int, seat: Seat, totals: Sequence[int], status: TableStatus, zones: Zones, turn: int | None
) -> Plate:
    """A seat's plate in a game of each for himself."""
    points = status.points.get(number)
    words = _tr("{0} cards") if status.by_wins else "+{0}"
    title = status.title(number, zones.seats)
    return Plate(
        name=seat.name,
        level=seat.level,
        title={"dealer": _tr("dealer"), "trumpman": _tr("trumpman")}.get(title, title),
        total=totals[number] if totals else None,
        none=_tr("no king") if status.by_wins and totals else "",
        round="" if points is None else words.format(points),
        barred=_tr("cannot win") if number in status.barred else "",
        away=_tr("sits out") if status.sits_out(number) else "",
        active=number in (turn, status.crowned),
    )


def _by_side(plate: Plate, seat: int, bids: Bids | None, zones: Zones, watched: bool) -> Plate:
    """A plate that tells the seat's side in place of points, and what it said last."""
    if bids is None:
        return plate
    note, suit = _note(seat, bids, zones)
    last = bids.said(seat) if bids.setter >= 0 or bids.solo else ""
    said = "" if not last else _tr("passed") if last == "pass" else _tr("bid {0}").format(last)
    side = _side(seat, zones)
    return plate._replace(
        total=None, round="", note=note, suit=suit, said=said, side=(side, _name(side, watched))
    )


def _side(seat: int, zones: Zones) -> int:
    """0 for the bottom seat's side, 1 for the other."""
    return (seat - zones.bottom) % 2


def _name(side: int, watched: bool) -> str:
    if watched:
        return (_tr("side A"), _tr("side B"))[side]
    return (_tr("We"), _tr("They"))[side]


def _note(seat: int, bids: Bids, zones: Zones) -> tuple[str, str]:
    """What a seat set or bids, and the suit that it made trump, if it is known."""
    if seat == (bids.caller if bids.solo else bids.setter):
        return (_tr("trump"), bids.suit) if bids.suit and _is_set(bids, zones) else (_tr("trump ?"), "")
    last = bids.said(seat)
    if bids.setter >= 0 or bids.solo or not last:
        return "", ""
    return (_tr("passes") if last == "pass" else _tr("bids {0}").format(last)), ""


def announced(status: TableStatus) -> dict[int, str]:
    """By seat, all that it has called out loud in this hand beside bids, as far as it did."""
    bids = status.now.bids if status.now is not None else None
    if bids is None:
        return {}
    found: dict[int, list[str]] = {bids.caller: [_solo(bids)]} if bids.solo else {}
    for seat in dict(bids.jodhis):
        points = " + ".join(str(points) for other, points in bids.jodhis if other == seat)
        found.setdefault(seat, []).append(_tr("Jodhi {0}").format(points))
    for seat, words in ((bids.double, _tr("Double")), (bids.khanaak, _tr("Khanaak"))):
        if seat >= 0:
            found.setdefault(seat, []).append(words)
    return {seat: " · ".join(words) for seat, words in found.items()}


def _bidding(seats: Sequence[Seat], bids: Bids) -> str:
    """All that was said until trump was set, line by line; empty before anybody has said anything."""
    if not bids.bidding:
        return ""
    lines = [
        _tr("{0}: {1}").format(seats[seat].name, _tr("pass") if words == "pass" else words)
        for seat, words in bids.bidding
    ]
    if bids.solo:
        lines.append(_tr("{0}: {1}").format(seats[bids.caller].name, _solo(bids)))
    return "\n".join((_tr("The bidding"), *lines))


def _solo(bids: Bids) -> str:
    return {
        "thunee": _tr("Thunee"),
        "royals": _tr("Royals"),
        "blind-thunee": _tr("Blind Thunee"),
        "blind-royals": _tr("Blind Royals"),
    }[bids.solo]


def boards(
    seats: Sequence[Seat], totals: Sequence[int], status: TableStatus, zones: Zones, watched: bool
) -> list[Board]:
    """The boards of the two sides, the bottom seat's first; none where each plays for himself."""
    bids = status.now.bids if status.now is not None else None
    if status.now is None or bids is None:
        return []
    made = []
    for side in range(2):
        partners = [seat for seat in range(zones.seats) if _side(seat, zones) == side]
        first = partners[0]
        won = sum(len(zones.piles[seat]) for seat in partners) // len(status.now.playing)
        jodhis = sum(points for seat, points in bids.jodhis if seat in partners)
        gained = status.points.get(first)
        balls = totals[first] if totals else None
        made.append(
            Board(
                side=side,
                name=_name(side, watched),
                balls=balls,
                score="" if balls is None else _many(balls, _tr("1 ball"), _tr("{0} balls")),
                lines=(_won(won, jodhis), _part(first, bids)),
                won="" if gained is None else f"+{gained}",
                about=_bidding(seats, bids),
            )
        )
    return made


def _many(number: int, one: str, many: str) -> str:
    return one if number == 1 else many.format(number)


def tricks(number: int) -> str:
    """So many tricks."""
    return _many(number, _tr("1 trick"), _tr("{0} tricks")) if number else _tr("no trick")


def _won(number: int, jodhis: int) -> str:
    """What a side has taken and claimed in this hand."""
    words = tricks(number)
    return _tr("{0} · Jodhi {1}").format(words, jodhis) if jodhis else words


def _part(seat: int, bids: Bids) -> str:
    """What part the side of a seat has in this hand."""
    if bids.solo:
        own = (seat - bids.caller) % 2 == 0
        return (_tr("plays {0}") if own else _tr("against {0}")).format(_solo(bids))
    if bids.setter < 0:
        high = bids.bidder >= 0 and (seat - bids.bidder) % 2 == 0
        return _tr("bids {0}").format(bids.call) if high else ""
    if not bids.counting(seat):
        return _tr("sets trump")
    return _tr("counts, given {0}").format(bids.call) if bids.call else _tr("counts")


def _is_set(bids: Bids, zones: Zones) -> bool:
    """Whether what sets trump has been shown: not while it is still being dealt."""
    return zones.trump is not None or bids.turned != HIDDEN or bool(bids.solo and bids.suit)


def trump(status: TableStatus, zones: Zones) -> Trump | None:
    """The sign of trump: once a card has been laid that sets it, or the first one of a Thunee is led."""
    bids = status.now.bids if status.now is not None else None
    lies = zones.trump
    if bids is None or zones.is_deck() or not _is_set(bids, zones):
        return None
    seat = bids.caller if bids.solo else bids.setter
    card = about = ""
    if lies is None and bids.turned != HIDDEN:
        card = rank_sign(RANK[bids.turned], french=True) if bids.held else ""
        held, gone = (
            _tr("{0} was turned up; it is still in hand"),
            _tr("{0} was turned up, and has been played"),
        )
        about = (held if bids.held else gone).format(name(bids.turned))
    return Trump(
        seat=(seat - zones.bottom) % zones.seats,
        suit="" if lies is not None and lies.card == HIDDEN else bids.suit,
        words=_tr("trump"),
        lies=lies is not None or (zones.blind >= 0 and bool(zones.stock)),
        card=card,
        about=about,
    )
