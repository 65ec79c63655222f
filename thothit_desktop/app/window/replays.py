# SPDX-License-Identifier: MIT
"""The menu entries that open the replay and the review of the match, and lead back from a variation."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog, QWidget

from thothit_desktop.app.review.opening import has_reviews, offer_review, open_review
from thothit_desktop.app.window.window_parts import WindowParts
from thothit_desktop.flow.match import Match


class Replays(QObject):
    """Opens the replay over the `window`, and the review beside it.

    The match waits for the replay, and goes on beside the review.
    """

    def __init__(self, parts: WindowParts, window: QWidget) -> None:
        super().__init__(window)
        self._ui, self._matches, self._dialogs = parts.ui, parts.matches, parts.dialogs
        self._settings, self._window = parts.settings, window
        ui, matches, conductor = parts.ui, parts.matches, parts.conductor
        ui.replay.triggered.connect(self._show_last)
        ui.review.triggered.connect(self._review)
        ui.back_to_match.triggered.connect(matches.back_to_match)
        for changed in (conductor.session.changed, matches.entered):
            changed.connect(self._enable)

    def show_at(self, number: int, place: int) -> None:
        """Open the replay at a round (from 0) on the table and a place, the number of moves made in it."""
        self._open(*self._matches.replayed(number), place)

    def _open(self, match: Match, number: int, place: int) -> None:
        if not match.positions:
            return
        from thothit_desktop.app.history.replay_window import ReplayWindow
        from thothit_desktop.app.widgets.card_pictures import CardPictures

        cards = CardPictures(self._settings.deck, self._settings.index)
        replay = ReplayWindow(match, cards, self._settings.speed, self._window)
        replay.show_place(number, place)
        offer_review(replay, cards, self._settings.speed)
        replay.play_on.connect(self._matches.play_on)
        replay.varied.connect(self._matches.keep_variations)
        self._dialogs.wait_for(replay)
        replay.open()

    def rename(self) -> None:
        """Cards are called otherwise from now on: say so in every open review."""
        reviews = self._window.findChildren(QDialog, "ReviewWindow")
        if reviews:
            from thothit_desktop.app.review.window import ReviewWindow
            from thothit_desktop.app.widgets.card_pictures import CardPictures

            cards = CardPictures(self._settings.deck, self._settings.index)
            for review in reviews:
                assert isinstance(review, ReviewWindow)
                review.set_pictures(cards)

    def close(self) -> None:
        """Close every review, so that its thread is joined."""
        for review in self._window.findChildren(QDialog, "ReviewWindow"):
            review.close()

    def _review(self) -> None:
        """Review the last round that is over."""
        from thothit_desktop.app.widgets.card_pictures import CardPictures

        self.close()
        match, number = self._matches.replayed(self._last_over())
        cards = CardPictures(self._settings.deck, self._settings.index)
        review = open_review(match, number, cards, self._settings.speed, self._window)
        review.play_on.connect(self._matches.play_on)

    def _last_over(self) -> int:
        """The number of the last round that is over, from 0; below that without any."""
        match = self._matches.match
        return len(match.positions) - (1 if match.deal_due else 2)

    def _show_last(self) -> None:
        """Open it at the beginning of the round in play, or of the one just ended."""
        self.show_at(len(self._matches.match.positions) - 1, 0)

    def _enable(self) -> None:
        self._ui.replay.setEnabled(bool(self._matches.match.positions))
        reviewed = has_reviews(self._matches.match.game.spec)
        self._ui.review.setEnabled(reviewed and self._last_over() >= 0)
        self._ui.back_to_match.setEnabled(self._matches.match.is_variation)
