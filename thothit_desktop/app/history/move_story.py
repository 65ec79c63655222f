# SPDX-License-Identifier: MIT
"""The story of a move, in the words of the table's messages."""

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
    """Return the story between two plies of a round; `standing` is the match at the second ply.

    A secret answer is included if all hands are open, or if the person gave it.
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
    """Return the texts without repetitions, and without events that the next event of the card includes."""
    following = [event for event, _ in said[1:]]
    told = [
        words
        for (event, words), then in zip_longest(said, following)
        if then is None or not _goes_on(event, then)
    ]
    return [words for words, _ in groupby(told)]


def _goes_on(event: Event, then: Event) -> bool:
    """Return True if the next event is about the same open card."""
    seen = event.cards[:1] not in ((), (HIDDEN,))
    return seen and (then.seat, then.cards[:1]) == (event.seat, event.cards[:1])
