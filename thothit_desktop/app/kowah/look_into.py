# SPDX-License-Identifier: MIT
"""In Kowah there are no piles: one may look at the cards that everybody knows to be in a hand."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.family import LookInto, OpenCards
from thothit_desktop.app.messages.look_into import around
from thothit_desktop.flow.match import Match
from thothit_desktop.games.kowah.view import KowahView


def _known(match: Match) -> Sequence[Sequence[int]]:
    """By seat the cards that everybody knows to be in that hand; none once the hand is over."""
    view = match.position.view(match.bottom_seat) if match.positions else None
    if isinstance(view, KowahView) and not match.position.is_over:
        return view.known
    return [()] * len(match.names)


def _seats(match: Match, own: bool) -> list[int]:  # noqa: ARG001
    """The others' hands come first."""
    known, (bottom, *others) = _known(match), around(match)
    return [seat for seat in (*others, bottom) if known[seat]]


def _cards(match: Match, seat: int) -> OpenCards:
    known = _known(match)[seat]
    told = (
        QCoreApplication.translate(
            "piles", "Cards in your hand that everybody knows: {0} (taken, shown or declared)."
        )
        if seat == match.person
        else QCoreApplication.translate(
            "piles",
            "Cards in the hand of {1} that everybody knows: {0} (taken, shown or declared).",
        )
    )
    return OpenCards(words=told.format(len(known), match.names[seat]), cards=known)


def _action() -> tuple[str, str]:
    return (
        QCoreApplication.translate("piles", "Known &cards"),
        QCoreApplication.translate(
            "piles", "Look at the cards everybody knows in a hand; press again for the next hand"
        ),
    )


def _closed(match: Match, seat: int) -> str:
    told = QCoreApplication.translate("piles", "Nobody knows any card in the hand of {0}.")
    return told.format(match.names[seat])


def _nothing() -> str:
    return QCoreApplication.translate(
        "piles", "No card in any hand is known: none has been taken, shown or declared."
    )


LOOK_INTO = LookInto(action=_action, seats=_seats, cards=_cards, closed=_closed, nothing=_nothing)
