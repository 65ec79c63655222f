# SPDX-License-Identifier: MIT
"""Who won a round, and a match, in words."""

from collections.abc import Sequence

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from thothit_desktop.app.lists import both
from thothit_desktop.flow.match import Match

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
_MATCH = {
    "one": QT_TRANSLATE_NOOP("words", "{0} wins the match"),
    "you": QT_TRANSLATE_NOOP("words", "You win the match"),
    "many": QT_TRANSLATE_NOOP("words", "The match is shared by {0}"),
}


def _won(sentences: dict[str, object], winners: Sequence[int], match: Match) -> str:
    if not winners:
        kind = "none"
    elif len(winners) > 1:
        kind = "many"
    else:
        kind = "you" if winners[0] == match.person else "one"
    return _tr(sentences[kind]).format(both(match.names[seat] for seat in winners) if winners else "")


def round_over(match: Match) -> str:
    """Who won the round that has ended; in a match of kings, the king."""
    return _won({**_ROUND, **_KING} if match.game.spec.by_wins else _ROUND, match.scores[-1].winners, match)


def result(match: Match) -> str:
    """Who won the match where it is complete, else the round that has ended."""
    return _won(_MATCH, match.winners, match) if match.complete else round_over(match)


def _tr(text: object) -> str:
    return QCoreApplication.translate("words", str(text))
