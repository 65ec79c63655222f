# SPDX-License-Identifier: MIT
"""What happened in a move, in the words of the table's messages."""

from collections.abc import Sequence
from itertools import groupby, zip_longest

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.families import texts_of
from thothit_desktop.app.history.replay import ReplayRound
from thothit_desktop.app.messages.moves import decision
from thothit_desktop.flow.match import Match
from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.contract import Event

translate = QCoreApplication.translate


def story(shown: ReplayRound, before: int, ply: int, wanted: int | None, standing: Match, deck: str) -> str:
    """Say what happened between two plies of a round; `standing` is the match at the second one.

    A secret answer is told where every hand may be seen, and to the person who gave it.
    """
    texts = texts_of(standing.game.spec)
    if not ply:
        return translate("ReplayWindow", "{0}. The cards are dealt.").format(texts.progress(standing))
    said = [(event, texts.story(event, standing, deck)) for event in shown.events(before, ply, wanted)]
    told = _without_repeats([(event, words) for event, words in said if words])
    if not told:
        seat, move = shown.decision(ply)
        if shown.all_open or seat == standing.person:
            view = shown.view(ply - 1, seat)
            told = [f"{standing.names[seat]}: {decision(move, view, deck)}"]
    if standing.position.is_over:
        told.append(texts.round_over(standing, deck))
    return " · ".join(told)


def _without_repeats(said: Sequence[tuple[Event, str]]) -> list[str]:
    """Return the words, told once in a row, without those for a card that does something more right after."""
    following = [event for event, _ in said[1:]]
    told = [
        words
        for (event, words), then in zip_longest(said, following)
        if then is None or not _goes_on(event, then)
    ]
    return [words for words, _ in groupby(told)]


def _goes_on(event: Event, then: Event) -> bool:
    """Return whether an open card does something more."""
    seen = event.cards[:1] not in ((), (HIDDEN,))
    return seen and (then.seat, then.cards[:1]) == (event.seat, event.cards[:1])
