# SPDX-License-Identifier: MIT
"""One sentence about an ended round for its score sheet: what the person should have done, or what won it."""

from collections.abc import Iterator, Sequence
from typing import ClassVar, NamedTuple

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.family.coach_texts import CoachTexts
from thothit_desktop.games.contract import Event, Move, Position
from thothit_desktop.players.coach.review import ReviewedDecision, RoundReview

translate = QCoreApplication.translate


class RoundSentence(NamedTuple):
    """A sentence, and the cards that it is about, to be drawn beside it."""

    words: str
    cards: tuple[int, ...] = ()


class RoundSentences:
    """Makes the sentence of a round from its review; a family overrides `mistake` and `victory`.

    All that a sentence says must be true of the moves and of the review
    (`python -m tests.tools.sheet_sentences`).
    """

    least: ClassVar[float] = 1.0
    """The least cost of a mistake that is told, in what looks like points (`CoachTexts.scale`)."""

    def __init__(
        self, end: Position, review: RoundReview, names: Sequence[str], deck: str, texts: CoachTexts
    ) -> None:
        """Set up for an ended round; `names` are the players' by seat."""
        self.end, self.review, self.names, self.deck = end, review, names, deck
        self.seat = review.seat
        self._scale = texts.scale
        self.moves = end.moves
        self.events: list[Sequence[Event]] = []
        """By ply the events of the move that is made there."""
        self._positions = [end.game.from_layout(end.layout, end.dealer)]
        for move in self.moves:
            after = self._positions[-1].copy()
            self.events.append(after.play(move))
            self._positions.append(after)

    def best(self) -> RoundSentence | None:
        """Return what won the round for the person, or else the heaviest mistake that can be told."""
        won = self.seat in self.end.score().winners
        praise = self.victory() if won else None
        return praise or next(self._mistakes(), None)

    def _mistakes(self) -> Iterator[RoundSentence]:
        """Yield the sentences of mistakes, the heaviest first."""
        telling = [
            decision
            for decision in self.review.decisions
            if decision.is_telling and decision.made.behind * self._scale >= self.least
        ]
        for decision in sorted(telling, key=lambda one: -one.made.behind):
            told = self.mistake(decision, decision.made.move, decision.advice.options[0].move)
            if told is not None:
                yield told

    def mistake(self, decision: ReviewedDecision, made: Move, best: Move) -> RoundSentence | None:  # noqa: ARG002
        """Return the sentence of a decision that was not the best; None if there is none for it."""
        return None

    def victory(self) -> RoundSentence | None:
        """Return what decided a round that the person has won; None if nothing did by itself."""
        return None

    def position(self, ply: int) -> Position:
        """Return the position in which a move was made."""
        return self._positions[ply]

    def before(self, ply: int) -> Iterator[Event]:
        """Yield the events of all moves before one."""
        for events in self.events[:ply]:
            yield from events

    def following(self, ply: int) -> Iterator[Event]:
        """Yield the events from a move on, its own ones first."""
        for events in self.events[ply:]:
            yield from events

    def made_before(self, ply: int, kind: str) -> int:
        """Return how many events of a kind are the seat's own before a move."""
        return sum(event.kind == kind and event.seat == self.seat for event in self.before(ply))
