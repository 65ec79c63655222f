# SPDX-License-Identifier: MIT
"""Thunee at the table: bids, trump, calls, cards played to tricks, and Jodhi."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QT_TRANSLATE_NOOP

from thothit_desktop.flow.calls import PASS, PLAY_OUT, call, pass_call, translate
from thothit_desktop.flow.family import CardNaming, Family
from thothit_desktop.games.cards import code
from thothit_desktop.games.contract import Move, View
from thothit_desktop.games.thunee.cards import SUITS, jodhi_points
from thothit_desktop.games.thunee.stacks import lain_open
from thothit_desktop.table.selection.call_bar import Call
from thothit_desktop.table.selection.prompt import Choice

if TYPE_CHECKING:
    from thothit_desktop.games.thunee.view import ThuneeView

HIGHEST_BID = 104
_HIGHEST_KEY = QT_TRANSLATE_NOOP("ThuneeKeys", "F")
_JODHI_KEYS = dict(
    zip(
        SUITS,
        (
            QT_TRANSLATE_NOOP("ThuneeKeys", "J"),
            QT_TRANSLATE_NOOP("ThuneeKeys", "H"),
            QT_TRANSLATE_NOOP("ThuneeKeys", "G"),
            QT_TRANSLATE_NOOP("ThuneeKeys", "F"),
        ),
        strict=True,
    )
)
"""The key of the Jodhi of each suit."""
_SUITS = {
    "s": QT_TRANSLATE_NOOP("calls", "Spades"),
    "h": QT_TRANSLATE_NOOP("calls", "Hearts"),
    "d": QT_TRANSLATE_NOOP("calls", "Diamonds"),
    "c": QT_TRANSLATE_NOOP("calls", "Clubs"),
}

_CALLS = {
    "thunee": (
        QT_TRANSLATE_NOOP("ThuneeKeys", "U"),
        QT_TRANSLATE_NOOP("calls", "Thunee"),
        QT_TRANSLATE_NOOP(
            "calls",
            "You lead, and the suit of your first card is trump. Win every trick yourself to score 4 balls.",
        ),
    ),
    "royals": (
        QT_TRANSLATE_NOOP("ThuneeKeys", "R"),
        QT_TRANSLATE_NOOP("calls", "Royals"),
        QT_TRANSLATE_NOOP("calls", "Thunee with the ranks reversed: Q K 10 A 9 J."),
    ),
    "blind thunee": (
        QT_TRANSLATE_NOOP("ThuneeKeys", "B"),
        QT_TRANSLATE_NOOP("calls", "Blind Thunee"),
        QT_TRANSLATE_NOOP(
            "calls",
            "Thunee for 8 balls: you don't see your last two cards until you have won four tricks.",
        ),
    ),
    "blind royals": (
        QT_TRANSLATE_NOOP("ThuneeKeys", "Y"),
        QT_TRANSLATE_NOOP("calls", "Blind Royals"),
        QT_TRANSLATE_NOOP(
            "calls",
            "Royals for 8 balls: you don't see your last two cards until you have won four tricks.",
        ),
    ),
    "trips": (
        QT_TRANSLATE_NOOP("ThuneeKeys", "V"),
        QT_TRANSLATE_NOOP("calls", "Trips"),
        QT_TRANSLATE_NOOP(
            "calls",
            "Your three equal cards win the first three tricks. Win the last one with the card you are still "
            "dealt to score 3 balls. Otherwise your opponents score.",
        ),
    ),
    "moenie": (
        QT_TRANSLATE_NOOP("ThuneeKeys", "M"),
        QT_TRANSLATE_NOOP("calls", "Moenie"),
        QT_TRANSLATE_NOOP(
            "calls",
            "You lead, and there is no trump. Win all four tricks yourself with your four cards of one suit "
            "to score 4 balls.",
        ),
    ),
    "trump last": (
        QT_TRANSLATE_NOOP("ThuneeKeys", "E"),
        QT_TRANSLATE_NOOP("calls", "My last card"),
        QT_TRANSLATE_NOOP("calls", "The last card you are dealt decides trump. You haven't seen it yet."),
    ),
    "redeal": (
        QT_TRANSLATE_NOOP("ThuneeKeys", "E"),
        QT_TRANSLATE_NOOP("calls", "New deal"),
        QT_TRANSLATE_NOOP("calls", "The same dealer deals again, and nobody scores."),
    ),
    "double": (
        QT_TRANSLATE_NOOP("ThuneeKeys", "X"),
        QT_TRANSLATE_NOOP("calls", "Double"),
        QT_TRANSLATE_NOOP(
            "calls",
            "Promise to win the last trick yourself, for 2 balls. If you fail, your opponents get 4.",
        ),
    ),
    "khanaak": (
        QT_TRANSLATE_NOOP("ThuneeKeys", "K"),
        QT_TRANSLATE_NOOP("calls", "Khanaak"),
        QT_TRANSLATE_NOOP(
            "calls",
            "Promise to win the last trick yourself, with your side's Jodhis plus 10 worth more than "
            "your opponents' cards and Jodhis, for 3 balls (6 if you are the counting side). If you "
            "fail, your opponents get 4.",
        ),
    ),
}
"""The key, the words and the meaning of each kind of call."""

_BY_OPTION = {
    ("blind thunee", "blind-worth", "6"): QT_TRANSLATE_NOOP(
        "calls",
        "Thunee for 6 balls: you don't see your last two cards until you have won four tricks.",
    ),
    ("blind royals", "blind-worth", "6"): QT_TRANSLATE_NOOP(
        "calls",
        "Royals for 6 balls: you don't see your last two cards until you have won four tricks.",
    ),
    ("khanaak", "khanaak", "with-call"): QT_TRANSLATE_NOOP(
        "calls",
        "Promise to win the last trick yourself, with your side's Jodhis plus 10 worth more than "
        "your opponents' cards, Jodhis and bid points, for 3 balls (6 if you are the counting side). If you "
        "fail, your opponents get 4.",
    ),
    ("khanaak", "khanaak", "cards-only"): QT_TRANSLATE_NOOP(
        "calls",
        "Promise to win the last trick yourself, with your side's Jodhis plus 10 worth more than "
        "your opponents' cards, for 3 balls (6 if you are the counting side). If you fail, your opponents "
        "get 4.",
    ),
}
"""Other meanings of calls, by the kind of call, an option and its value."""
_DOUBLE_OF_BID = QT_TRANSLATE_NOOP(
    "calls",
    "Promise to win the last trick yourself, for 4 balls. If you fail, your opponents get 4.",
)
"""The meaning of a Double of the counting side against a bid, if it scores more than another."""

_REST_KEY = QT_TRANSLATE_NOOP("ThuneeKeys", "O")
_REST = {
    True: (
        QT_TRANSLATE_NOOP("calls", "The rest is ours: play it out"),
        QT_TRANSLATE_NOOP(
            "calls", "Your side wins every trick left, whatever anyone plays. The cards are played for you."
        ),
    ),
    False: (
        QT_TRANSLATE_NOOP("calls", "The rest is theirs: play it out"),
        QT_TRANSLATE_NOOP(
            "calls",
            "Your opponents win every trick left, whatever anyone plays. The cards are played for you.",
        ),
    ),
}
"""The words and the meaning of playing out a decided hand; True if the person's side wins the rest."""

_PASSES = {
    "redeal": QT_TRANSLATE_NOOP("calls", "Play on"),
    "jodhi": QT_TRANSLATE_NOOP("calls", "Hold back"),
    "trips": QT_TRANSLATE_NOOP("calls", "No call"),
    "blind": QT_TRANSLATE_NOOP("calls", "No call"),
    "call": QT_TRANSLATE_NOOP("calls", "No call"),
}
"""The words for a pass by phase, if not simply `Pass`."""


def call_key(kind: str) -> str:
    """Return the key of a call, by the kind of its move."""
    return translate("ThuneeKeys", _CALLS[kind][0])


def jodhi_key(suit: str) -> str:
    """Return the key of the Jodhi of a suit, by its letter."""
    return translate("ThuneeKeys", _JODHI_KEYS[suit])


def rest_key() -> str:
    """Return the key for playing out a decided hand."""
    return translate("ThuneeKeys", _REST_KEY)


def bid_key(points: int) -> str:
    """Return the key of a bid: 1 for 10, 0 for 100, and a letter for the highest."""
    return translate("ThuneeKeys", _HIGHEST_KEY) if points == HIGHEST_BID else str(points // 10 % 10)


def suit_name(suit: str) -> str:
    """Return the name of a suit, by its letter."""
    return translate("calls", _SUITS[suit])


def jodhi_worth(view: "ThuneeView", king: int) -> int:
    """Return the points of a Jodhi of the view's seat with this king (docs/rules/thunee.md 3)."""
    cards = lain_open(view.hand, view.history) if view.rows else view.hand
    return jodhi_points(cards, king, view.trump_suit)


def _meaning(view: "ThuneeView", kind: str) -> str:
    """Return the meaning of a call, by the options."""
    rules, options = view.game.rules, view.game.options
    counting = view.call > 0 and view.seat % 2 != view.setter % 2
    if kind == "double" and counting and rules.double_of_call > 2:
        return translate("calls", _DOUBLE_OF_BID)
    found = (text for (of, name, value), text in _BY_OPTION.items() if of == kind and options[name] == value)
    return translate("calls", next(found, _CALLS[kind][2]))


def _jodhi_call(view: "ThuneeView", move: Move) -> Call:
    """Return the call that announces a Jodhi."""
    suit = code(move.card)[1]
    words = translate("calls", "Jodhi in {0}, {1}").format(suit_name(suit), jodhi_worth(view, move.card))
    about = translate(
        "calls",
        "King and queen of one suit. The jack adds 10 points, and the trump suit adds 20. "
        "Everyone else hears only the points.",
    )
    if view.rows:
        about = translate(
            "calls",
            "King and queen of one suit. The jack adds 10 points if it is already face up, and "
            "the trump suit adds 20.",
        )
    return call(move, words, jodhi_key(suit), about)


class ThuneeFamily(Family):
    """Thunee: bids, trump, calls, cards played to tricks, and Jodhi."""

    id = "thunee"
    without_lead = frozenset({"trips", "bid", "blind", "call"})
    resting = frozenset({"trick"})

    def choices(self, view: View) -> Mapping[int, Choice]:
        """Return the cards that may be played, or laid face down as trump."""
        return {move.card: Choice() for move in view.legal_moves() if move.kind in ("play", "trump")}

    def from_hand(self, view: View, card: int) -> Move:
        """Return the move that plays a hand card, or lays it face down as trump."""
        return Move("trump" if view.phase == "trump" else "play", (card,))

    def calls(self, view: View, name: CardNaming) -> list[Call]:  # noqa: ARG002  (suits are named, not cards)
        """Return the calls the seat may make."""
        seen = cast("ThuneeView", view)
        found: list[Call] = []
        for move in seen.legal_moves():
            if move.kind == "bid":
                about = translate(
                    "calls", "If nobody bids higher, you choose trump and your opponents get {0} points."
                ).format(move.points)
                found.append(call(move, str(move.points), bid_key(move.points), about))
            elif move.kind == "jodhi":
                found.append(_jodhi_call(seen, move))
            elif move.kind == "pass":
                passing = pass_call(move, _PASSES.get(seen.phase, PASS))
                found.append(passing._replace(harmless=seen.phase in self.without_lead))
            elif move.kind in _CALLS:
                called, key = translate("calls", _CALLS[move.kind][1]), call_key(move.kind)
                found.append(call(move, called, key, _meaning(seen, move.kind)))
        return found

    def rest(self, view: View) -> Call | None:
        """Return the call that plays out a hand whose remaining tricks all go to one side."""
        from thothit_desktop.players.thunee.rest import rest_side

        side = rest_side(cast("ThuneeView", view))
        if side is None:
            return None
        words, about = _REST[side == view.seat % 2]
        return Call(
            PLAY_OUT, translate("calls", words), rest_key(), about=translate("calls", about), quiet=True
        )

    def forbidden_call(self, view: View, move: Move) -> Call | None:
        """Return the button for a Jodhi that may not be announced now."""
        return _jodhi_call(cast("ThuneeView", view), move) if move.kind == "jodhi" else None
