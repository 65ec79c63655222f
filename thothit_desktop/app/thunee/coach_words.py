# SPDX-License-Identifier: MIT
"""What the coach says of a hand of Thunee (`players/thunee/reasons.py` lists its reasons)."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.family import CardGroup, CardsGone, CoachWords
from thothit_desktop.app.messages.numbers import signed, written
from thothit_desktop.flow.thunee import suit_name
from thothit_desktop.games.cards import code
from thothit_desktop.games.thunee.cards import SUITS
from thothit_desktop.games.thunee.view import ThuneeView
from thothit_desktop.table.drawing.names import name

if TYPE_CHECKING:
    from thothit_desktop.games.contract import Game, Move, View

translate = QCoreApplication.translate


def number(margin: float, _game: "Game", more: int = 0) -> str:
    """Balls, of which hundredths count, with so many `more` decimals than usual."""
    return signed(written(abs(margin), 2 + more), margin)


def amount(margin: float, game: "Game") -> str:
    """The same in words."""
    return translate("coach", "{0} balls").format(number(margin, game))


def loss(behind: float, _game: "Game") -> str:
    """The same without a sign."""
    return translate("coach", "{0} balls").format(written(behind, 2))


def move(made: "Move", _view: "View", deck: str) -> str:
    """The card that is laid down as trump."""
    if made.kind != "trump":
        return ""
    return translate("coach", "{0} as trump").format(name(made.card, deck))


def unit() -> str:
    """What a review counts."""
    return translate("coach", "balls")


def zero(_game: "Game") -> str:
    """What the balls of a result are measured from."""
    return translate("coach", "The balls of the other side count against yours.")


def _percent(share: float) -> int:
    return round(100 * share)


def _takes(told: Mapping[str, Any], _names: Sequence[str], _deck: str) -> str:
    if not told["exact"]:
        percent, points = _percent(told["share"]), told["points"]
        if percent < 50:
            beaten = translate(
                "coach", "In {0}% of the deals tried an opponent still to play can beat it ({1} points)."
            )
            return beaten.format(100 - percent, points)
        said = translate("coach", "In {0}% of the deals tried nobody still to play beats it ({1} points).")
        return said.format(percent, points)
    held = translate("coach", "Nobody still to play can beat it ({0} points).")
    beaten = translate("coach", "An opponent still to play can beat it ({0} points).")
    return (held if told["share"] else beaten).format(told["points"])


def _partner(told: Mapping[str, Any], names: Sequence[str], deck: str) -> str:
    card, partner = name(told["card"], deck), names[told["seat"]]
    if not told["exact"]:
        said = translate("coach", "{0}, your partner, keeps the trick with {1} in {2}% of the deals tried")
        kept = said.format(partner, card, _percent(told["share"]))
    elif told["share"]:
        kept = translate("coach", "{0}, your partner, keeps the trick with {1}").format(partner, card)
    else:
        said = translate("coach", "An opponent can still beat {1}, the card of your partner {0}")
        kept = said.format(partner, card)
    return translate("coach", "{0} ({1} points).").format(kept, told["points"])


def _gives(told: Mapping[str, Any], _names: Sequence[str], _deck: str) -> str:
    return translate("coach", "The trick goes to the others with {0} points.").format(told["points"])


def _trumps(told: Mapping[str, Any], _names: Sequence[str], _deck: str) -> str:
    out = told["out"]
    if not out:
        return translate("coach", "No trump is left that you cannot see.")
    return translate("coach", "%n trump(s) you cannot see.", "", out)


def _suit(told: Mapping[str, Any], _names: Sequence[str], _deck: str) -> str:
    suit, held = suit_name(code(told["card"])[1]), told["held"]
    return translate("coach", "You hold %n card(s) of {0}.", "", held).format(suit)


def _won(told: Mapping[str, Any], _names: Sequence[str], _deck: str) -> str:
    if not told["exact"]:
        percent = _percent(told["share"])
        return translate("coach", "It brings your side balls in {0}% of the deals tried.").format(percent)
    if told["share"]:
        return translate("coach", "If nobody makes a mistake, it brings your side balls.")
    return translate("coach", "If nobody makes a mistake, the balls go to the others.")


def groups(view: "View") -> list[CardGroup]:
    """The suits; the trumps are called so as soon as the seat knows them."""
    assert isinstance(view, ThuneeView)
    found = []
    for suit in SUITS:
        called = suit_name(suit)
        if suit == view.trump:
            called = translate("coach", "{0} (trumps)").format(called)
        found.append(CardGroup(called, frozenset(card for card in view.game.deck if code(card)[1] == suit)))
    return found


def gone(view: "View", names: Sequence[str]) -> list[CardsGone]:
    """The cards of the tricks, by who won them, the view's own seat first."""
    assert isinstance(view, ThuneeView)
    order = [(view.seat + place) % len(names) for place in range(len(names))]
    won: dict[int, list[int]] = {seat: [] for seat in order}
    for _, cards, winner in view.tricks:
        won[winner] += cards
    return [CardsGone(names[seat], tuple(cards)) for seat, cards in won.items()]


WORDS = CoachWords(
    number=number,
    amount=amount,
    loss=loss,
    reasons={
        "takes": _takes,
        "partner": _partner,
        "gives": _gives,
        "trumps": _trumps,
        "suit": _suit,
        "won": _won,
    },
    move=move,
    groups=groups,
    gone=gone,
    scale=10.0,
    unit=unit,
    decimals=2,
    zero=zero,
)
