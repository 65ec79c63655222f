# SPDX-License-Identifier: MIT
"""What the coach says of a hand of Kowah (`players/kowah/reasons.py` lists its reasons)."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.family import CardsGone, CoachWords
from thothit_desktop.app.messages.lists import one_of
from thothit_desktop.app.messages.numbers import written
from thothit_desktop.games.kowah.view import KowahView
from thothit_desktop.players.kowah.coach import chance_of
from thothit_desktop.table.drawing.names import name

if TYPE_CHECKING:
    from thothit_desktop.games.contract import Game, Move, View

translate = QCoreApplication.translate


def number(margin: float, game: "Game", more: int = 0) -> str:
    """The chance to win the hand, with so many `more` decimals than usual."""
    return _percent(chance_of(margin, game), more)


def amount(margin: float, game: "Game") -> str:
    """The same in words."""
    return translate("coach", "{0} of such hands won").format(number(margin, game))


def loss(behind: float, game: "Game") -> str:
    """How much less often the hand is won; of less than half a hundredth tenths are told."""
    others = game.players - 1
    share = behind * others / (1 + others)
    return translate("coach", "{0} of such hands").format(_percent(share, 0 if round(100 * share) else 1))


def _percent(share: float, decimals: int = 0) -> str:
    """A share in hundredths: the others win what this seat does not, so that it tells the margin."""
    return translate("coach", "{0}%").format(written(100 * share, decimals))


def move(made: "Move", _view: "View", deck: str) -> str:
    """The card that is discarded."""
    if made.kind != "discard":
        return ""
    return translate("coach", "Discard {0}").format(name(made.card, deck))


def unit() -> str:
    """What a review counts."""
    return translate("coach", "% chance to win")


def factor(game: "Game") -> float:
    """How much more often the hand is won by a margin of 1, in hundredths."""
    return 100 * (game.players - 1) / game.players


def zero(game: "Game") -> str:
    """The chance that a review measures from."""
    even = translate(
        "coach", "0 is an even chance, {0} for each of {1} players; a lost hand ends that much below."
    )
    return even.format(_percent(1 / game.players), game.players)


def _wins(told: Mapping[str, Any], _names: Sequence[str], deck: str) -> str:
    return translate("coach", "{0} wins the hand.").format(name(told["card"], deck))


def _waits(told: Mapping[str, Any], _names: Sequence[str], deck: str) -> str:
    cards = one_of([name(card, deck) for card in told["cards"]])
    waiting = translate("coach", "You then wait for {0}: {1} of the {2} cards you cannot see.")
    return waiting.format(cards, told["live"], told["unseen"])


def _draws(told: Mapping[str, Any], _names: Sequence[str], _deck: str) -> str:
    better, ready, unseen = told["better"], told["ready"], told["unseen"]
    if ready and ready >= better:
        said = translate("coach", "Of {0} cards you cannot see, {1} make your hand ready.")
        return said.format(unseen, ready)
    if ready:
        said = translate("coach", "Of {0} cards you cannot see, {1} improve your hand and {2} make it ready.")
        return said.format(unseen, better, ready)
    return translate("coach", "Of {0} cards you cannot see, {1} improve your hand.").format(unseen, better)


def _fits(told: Mapping[str, Any], _names: Sequence[str], deck: str) -> str:
    card, before, after = name(told["card"], deck), told["before"], told["after"]
    return translate("coach", "With {0} {1} of your eight cards fit, without it {2}.").format(
        card, after, before
    )


def _danger(told: Mapping[str, Any], names: Sequence[str], deck: str) -> str:
    who, card = names[told["seat"]], name(told["card"], deck)
    return translate("coach", "But {0} may be waiting for {1}.").format(who, card)


def gone(view: "View", _names: Sequence[str]) -> list[CardsGone]:
    """The discards, which all may look through."""
    assert isinstance(view, KowahView)
    return [CardsGone(translate("coach", "Discards"), view.discards)]


WORDS = CoachWords(
    number=number,
    amount=amount,
    loss=loss,
    reasons={"wins": _wins, "waits": _waits, "draws": _draws, "fits": _fits, "danger": _danger},
    move=move,
    gone=gone,
    scale=33.0,
    unit=unit,
    factor=factor,
    zero=zero,
)
