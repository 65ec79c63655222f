# SPDX-License-Identifier: MIT
"""Who won a round, and a match, in words."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from thothit_desktop.app.kowah.winning_hand import won_hand
from thothit_desktop.app.messages.lists import both
from thothit_desktop.flow.match import Match
from thothit_desktop.games.kowah.spec import KOWAH
from thothit_desktop.games.thunee.spec import THUNEE
from thothit_desktop.table.drawing.names import name

_ROUND = {
    "one": QT_TRANSLATE_NOOP("words", "{0} wins the round"),
    "you": QT_TRANSLATE_NOOP("words", "You win the round"),
    "none": QT_TRANSLATE_NOOP("words", "Nobody wins the round"),
    "many": QT_TRANSLATE_NOOP("words", "The round is shared by {0}"),
}
_KING = {
    "one": QT_TRANSLATE_NOOP("words", "{0} wins the king"),
    "you": QT_TRANSLATE_NOOP("words", "You win the king"),
}
_HAND = {
    "one": QT_TRANSLATE_NOOP("words", "{0} wins the hand"),
    "you": QT_TRANSLATE_NOOP("words", "You win the hand"),
    "none": QT_TRANSLATE_NOOP("words", "Nobody wins: the stock is used up"),
}
_HAND_WITH = {
    "one": QT_TRANSLATE_NOOP("words", "{0} wins the hand with {card}"),
    "you": QT_TRANSLATE_NOOP("words", "You win the hand with {card}"),
}
_BALL = QT_TRANSLATE_NOOP("words", "{0} score a ball")
_BALLS = QT_TRANSLATE_NOOP("words", "{0} score {1} balls")
_REDEAL = QT_TRANSLATE_NOOP("words", "A redeal: the same dealer deals again")
_MATCH = {
    "one": QT_TRANSLATE_NOOP("words", "{0} wins the match"),
    "you": QT_TRANSLATE_NOOP("words", "You win the match"),
    "many": QT_TRANSLATE_NOOP("words", "The match is shared by {0}"),
}
_SIDE = QT_TRANSLATE_NOOP("words", "{0} win the match, {1} to {2}")


def _won(sentences: Mapping[str, object], winners: Sequence[int], match: Match, **more: str) -> str:
    if not winners:
        kind = "none"
    elif len(winners) > 1:
        kind = "many"
    else:
        kind = "you" if winners[0] == match.person else "one"
    return _tr(sentences[kind]).format(both(match.names[seat] for seat in winners) if winners else "", **more)


def round_over(match: Match, deck: str | None = None) -> str:
    """Who won the round that has ended; in a match of kings the king, in Thunee how many balls.

    With a deck the card that won a hand of Kowah is told as well, by the name it has there.
    """
    spec, score = match.game.spec, match.scores[-1]
    if spec.id == THUNEE.id:
        return _balls(match)
    if spec.id == KOWAH.id:
        won = won_hand(match.position.history)
        if won is not None and deck is not None:
            return _won(_HAND_WITH, score.winners, match, card=name(won.card, deck))
        return _won(_HAND, score.winners, match)
    return _won({**_ROUND, **_KING} if spec.by_wins else _ROUND, score.winners, match)


def _balls(match: Match) -> str:
    """What a hand of Thunee came to."""
    score = match.scores[-1]
    if not score.winners:
        return _tr(_REDEAL)
    balls = score.points[score.winners[0]]
    side = both(match.names[seat] for seat in score.winners)
    return _tr(_BALL if balls == 1 else _BALLS).format(side, balls)


def result(match: Match, deck: str | None = None) -> str:
    """Who won the match where it is complete, else the round that has ended."""
    if not match.complete:
        return round_over(match, deck)
    if match.game.spec.id == THUNEE.id:
        side = both(match.names[seat] for seat in match.winners)
        return _tr(_SIDE).format(side, max(match.totals), min(match.totals))
    return _won(_MATCH, match.winners, match)


def by(match: Match, seat: int) -> str:
    """Who did something: `you`, or a name."""
    return _tr("you") if seat == match.person else match.names[seat]


def _tr(text: object) -> str:
    return QCoreApplication.translate("words", str(text))
