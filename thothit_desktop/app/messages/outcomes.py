# SPDX-License-Identifier: MIT
"""Who won a round, and a match: what is said of any game, and how a family words its own."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.messages.players import players
from thothit_desktop.flow.match import Match

translate = QCoreApplication.translate


def won(
    match: Match,
    winners: Sequence[int],
    *,
    one: str,
    you: str,
    many: str = "",
    none: str = "",
    named: str = "",
) -> str:
    """The sentence for as many winners as there are: `{0}` is for their names, `{1}` for what is `named`."""
    if len(winners) > 1:
        sentence = many
    elif winners:
        sentence = you if winners[0] == match.person else one
    else:
        sentence = none
    return sentence.format(players(match, winners) if winners else "", named)


def round_over(match: Match, deck: str | None = None) -> str:  # noqa: ARG001  (no card is named)
    """Who won the round that has ended."""
    return won(
        match,
        match.scores[-1].winners,
        one=translate("messages", "{0} wins the round"),
        you=translate("messages", "You win the round"),
        many=translate("messages", "{0} tie for the round"),
        none=translate("messages", "Nobody wins the round"),
    )


def match_over(match: Match) -> str:
    """Who won the match that is complete."""
    return won(
        match,
        match.winners,
        one=translate("messages", "{0} wins the match"),
        you=translate("messages", "You win the match"),
        many=translate("messages", "{0} tie for the match"),
    )
