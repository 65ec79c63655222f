# SPDX-License-Identifier: MIT
"""What happened in a move, in the words of the table's messages."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.history.replay import ReplayRound
from thothit_desktop.app.messages import sentences
from thothit_desktop.flow.match import Match
from thothit_desktop.games.contract import Event

translate = QCoreApplication.translate


def story(shown: ReplayRound, before: int, place: int, wanted: int | None, standing: Match, deck: str) -> str:
    """What happened between two places of a round, at the last of which the match is `standing`.

    What nobody could notice is only told of a round of which everything may be seen.
    """
    if not place:
        return translate("ReplayWindow", "{0}. The cards are dealt.").format(sentences.progress(standing))
    told = [
        said
        for event in _telling(shown.events(before, place, wanted))
        if (said := sentences.story(event, standing, deck))
    ]
    if not told and shown.all_open:
        seat, move = shown.decision(place)
        view = shown.view(place - 1, seat)
        told = [f"{standing.names[seat]}: {sentences.decision(move, view, deck)}"]
    if standing.position.is_over:
        told.append(sentences.round_over(standing, deck))
    return " · ".join(told)


def _telling(events: Sequence[Event]) -> list[Event]:
    """The events without those whose card does something more right after."""
    after = [*events[1:], None]
    return [
        event
        for event, then in zip(events, after, strict=True)
        if then is None or not event.cards or (then.seat, then.cards[:1]) != (event.seat, event.cards[:1])
    ]
