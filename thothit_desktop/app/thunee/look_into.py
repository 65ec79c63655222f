# SPDX-License-Identifier: MIT
"""In Thunee one may look at the last trick, and at no other."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.family import LookInto, OpenCards
from thothit_desktop.app.messages.players import by
from thothit_desktop.flow.match import Match
from thothit_desktop.games.thunee.cards import VALUE
from thothit_desktop.games.thunee.position import ThuneePosition
from thothit_desktop.games.thunee.score import Trick


def _last(match: Match) -> Sequence[Trick]:
    """The last trick of the hand, if there is one."""
    position = match.positions[-1] if match.positions else None
    return position.tricks[-1:] if isinstance(position, ThuneePosition) else ()


def _seats(match: Match, own: bool) -> list[int]:  # noqa: ARG001
    return [winner for _, _, winner in _last(match)]


def _cards(match: Match, seat: int) -> OpenCards:  # noqa: ARG001
    ((leader, cards, winner),) = _last(match)
    told = QCoreApplication.translate("piles", "The last trick, led by {0} and won by {1}: {2} points.")
    return OpenCards(
        words=told.format(by(match, leader), by(match, winner), sum(VALUE[card] for card in cards)),
        cards=cards,
        names=[match.names[(leader + place) % len(match.names)] for place in range(len(cards))],
    )


def _action() -> tuple[str, str]:
    return (
        QCoreApplication.translate("piles", "Last &trick"),
        QCoreApplication.translate("piles", "Look at the last trick"),
    )


def _closed(match: Match, seat: int) -> str:  # noqa: ARG001
    return QCoreApplication.translate("piles", "Only the last trick may be looked at.")


def _nothing() -> str:
    return QCoreApplication.translate("piles", "No trick has been played yet.")


LOOK_INTO = LookInto(action=_action, seats=_seats, cards=_cards, closed=_closed, nothing=_nothing)
