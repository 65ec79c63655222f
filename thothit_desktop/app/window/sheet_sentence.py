# SPDX-License-Identifier: MIT
"""Reviews the round that has ended in the background, for the sentence on its score sheet.

The review is imported when the first round ends.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from thothit_desktop.app.families import family_of
from thothit_desktop.app.review.opening import has_reviews
from thothit_desktop.app.window.context import AppContext
from thothit_desktop.flow.match import Match

if TYPE_CHECKING:
    from thothit_desktop.app.family.round_sentences import RoundSentence
    from thothit_desktop.app.review.reviewing import Reviewing
    from thothit_desktop.app.score.sheet import ScoreSheet
    from thothit_desktop.players.coach.review import RoundReview

LONGEST = 30_000
"""The longest time of a review in the background, in milliseconds; nobody looks at a sheet for longer."""


class SheetSentence(QObject):
    """Lets the sheet keep a line for the sentence, and tells it when the review is done.

    There is none in a game without decisions, without a person in the round, and at speed "off".
    """

    def __init__(self, context: AppContext) -> None:
        super().__init__(context.window)
        self._context, self._matches = context, context.matches
        self._sheet: ScoreSheet | None = None
        self._reviewing: Reviewing | None = None
        self._awaited = False
        self._told: RoundSentence | None = None
        self._limit = QTimer(self, singleShot=True, interval=LONGEST)
        self._limit.timeout.connect(self._stop)
        context.controller.scored.connect(self._begin)
        context.matches.round_left.connect(self._leave)
        context.ui.review.triggered.connect(self._stop)  # which reviews the same round at once
        context.table.deck_changed.connect(self._update_card_names)

    def follow(self, sheet: "ScoreSheet") -> None:
        """Tell a sheet from now on."""
        self._sheet = sheet
        self._show()

    def close(self) -> None:
        """Join the thread."""
        self._limit.stop()
        if self._reviewing is not None:
            self._reviewing.close()

    def _begin(self) -> None:
        match = self._matches.match
        self._told = None
        self._awaited = (
            match.person in match.position.game.playing
            and has_reviews(match.game.spec)
            and self._context.settings.speed != "off"
        )
        if self._awaited:
            from thothit_desktop.app.review.reviewing import kept_review

            kept = kept_review(match.position, match.bottom_seat)
            if kept is None:
                self._start(match)
            else:
                self._tell(kept)
        self._show()

    def _start(self, match: Match) -> None:
        from thothit_desktop.app.review.reviewing import Reviewing

        if self._reviewing is None:
            self._reviewing = Reviewing(self)
            self._reviewing.reviewed.connect(self._arrive)
        self._reviewing.start(match.position.copy(), match.bottom_seat)
        self._limit.start()

    def _arrive(self, found: "RoundReview") -> None:
        self._limit.stop()
        self._tell(found)
        if self._told is not None and self._sheet is not None:
            self._sheet.tell(self._told)
            if self._sheet.isVisible():
                self._context.table.narrator.tell(self._told.words)

    def _tell(self, found: "RoundReview") -> None:
        match, family = self._matches.match, family_of(self._matches.match.game.spec)
        made = family.round_sentences()
        deck = self._context.settings.deck
        self._told = made(match.position, found, match.names, deck, family.coach_texts()).best()

    def _update_card_names(self) -> None:
        """Call the cards as the deck in use does."""
        if self._told is not None and self._sheet is not None:
            from thothit_desktop.app.review.reviewing import kept_review

            kept = kept_review(self._matches.match.position, self._matches.match.bottom_seat)
            if kept is not None:
                self._tell(kept)
                self._sheet.tell(self._told)

    def _show(self) -> None:
        """Let the sheet keep a line, or show what is known already."""
        if self._sheet is not None:
            self._sheet.expect_sentence(self._awaited)
            if self._told is not None:
                self._sheet.tell(self._told)

    def _leave(self) -> None:
        self._stop()
        self._awaited, self._told = False, None
        self._show()

    def _stop(self) -> None:
        self._limit.stop()
        if self._reviewing is not None:
            self._reviewing.stop()
