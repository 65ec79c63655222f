# SPDX-License-Identifier: MIT
"""The words on cards that lie open before their seats."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from thothit_desktop.table.kowah.discards import SET
from thothit_desktop.table.stage.card_item import CardItem
from thothit_desktop.table.stage.status import TableStatus
from thothit_desktop.table.stage.zones import Zones


def tags(names: Sequence[str], status: TableStatus, zones: Zones) -> dict[int, tuple[str, bool]]:
    """By seat, the words on its open cards, and whether they stand out."""
    if status.drawn:
        return _draws(names, status)
    if zones.lying == "discards":
        return _declared(names, zones)
    if zones.lying == "trick" and not zones.is_deck():
        return _trick(names, status, zones)
    return {}


def won(zones: Zones) -> bool:
    """Whether a hand that has won lies open, maybe over the discards."""
    return zones.lying == "discards" and any(len(shown) > SET for shown in zones.shown)


def best(status: TableStatus, zones: Zones) -> CardItem | None:
    """The card that has won the trick, as long as a full one lies."""
    bids = status.now.bids if status.now is not None else None
    if bids is None or zones.is_deck() or not all(zones.shown):
        return None
    return zones.shown[bids.took][0]


def played(name: str, led: bool, won: bool) -> str:
    """What is said on a card of a trick: who played it, who led, and who has won."""
    return (_tr("{0} won") if won else _tr("{0} led") if led else "{0}").format(name)


def taken(name: str) -> str:
    """What is said on a card that was taken from the discards."""
    return _tr("{0} took").format(name)


def _tr(text: str) -> str:
    return QCoreApplication.translate("Table", text)


def _trick(names: Sequence[str], status: TableStatus, zones: Zones) -> dict[int, tuple[str, bool]]:
    """Whose cards those of a trick are, who led, and whose has won it."""
    led = status.now.bids.led if status.now is not None and status.now.bids is not None else -1
    won = best(status, zones)
    found = {}
    for seat, shown in enumerate(zones.shown):
        if shown:
            found[seat] = played(names[seat], seat == led, won in shown), won in shown
    return found


def _declared(names: Sequence[str], zones: Zones) -> dict[int, tuple[str, bool]]:
    """Who has declared, and who has won."""
    found = {}
    for seat, shown in enumerate(zones.shown):
        if len(shown) > SET:
            found[seat] = _tr("{0}: Kowah").format(names[seat]), True
        elif shown and not zones.is_deck():
            found[seat] = _tr("checki"), True
    return found


def _draws(names: Sequence[str], status: TableStatus) -> dict[int, tuple[str, bool]]:
    """Whose cards of Laki lie there and what they are worth; the best stand out."""
    best = [seat for seat, worth in status.drawn.items() if worth == max(status.drawn.values())]
    found = {}
    for seat, (triple, figure) in status.drawn.items():
        words = _tr("{0}: {1}")
        if seat in best:
            words = _tr("{0}: {1}, wins") if len(best) == 1 else _tr("{0}: {1}, level")
        worth = _tr("a triple") if triple else str(figure)
        found[seat] = words.format(names[seat], worth), seat in best
    return found
