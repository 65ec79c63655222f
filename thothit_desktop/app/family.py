# SPDX-License-Identifier: MIT
"""What a family of games tells the windows: its words, and what only it shows."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from thothit_desktop.app.messages import outcomes, ritual_texts, turn_texts
from thothit_desktop.flow.match import Match
from thothit_desktop.games.contract import Event, Move, View


def _no_texts() -> dict[str, str]:
    """Nothing beside what the families share."""
    return {}


def _no_reminder(view: View) -> str:  # noqa: ARG001
    """There is nothing to remind of."""
    return ""


@dataclass(frozen=True, kw_only=True)
class Messages:
    """What is said of a round, in the language of the interface; `deck` names the cards."""

    turn: Callable[[View, Sequence[str], int | None, str], str]
    """Whose turn it is, and what is asked: by the view, the players' names, the person's seat, the deck."""
    story: Callable[[Event, Match, str], str] = turn_texts.story
    """One thing that happens in a turn; empty where nothing is said of it."""
    reminder: Callable[[View], str] = _no_reminder
    """A rule to remember while the person is to play; empty where there is none now."""
    warning: Callable[[Move, View, str], str] | None = None
    """What a move costs that must be chosen twice; None where there are no such moves."""
    expired: Callable[[View, str], str] | None = None
    """The person's time to answer is over; None where no question is timed."""
    refusals: Callable[[], dict[str, str]] = _no_texts
    """Why a move cannot be made, by code, beside `messages/refusals.py`; cards are filled in as there."""
    rituals: Callable[[], dict[str, str]] = _no_texts
    """By ritual, or by ritual and opening, what is said beside `messages/ritual_texts.py`."""
    drawn: Callable[[Sequence[int], Match], str] = ritual_texts.worth
    """What cards drawn in a ritual count."""
    titles: Callable[[], dict[str, str]] = _no_texts
    """What the titles of its openings are called, beside `messages/ritual_texts.py`."""
    round_over: Callable[[Match, str | None], str] = outcomes.round_over
    """Who won the round that has ended; with a deck the sentence may name a card."""
    match_over: Callable[[Match], str] = outcomes.match_over
    """Who won the match that is complete."""


@dataclass(frozen=True, kw_only=True)
class Family:
    """A family of games, as the windows know it."""

    id: str
    """What `GameSpec.family` says."""
    messages: Messages
    """What is said of a round."""
