# SPDX-License-Identifier: MIT
"""The replay and the review of a match, and the fingerprints of its deals.

Each window is imported when it opens.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog, QWidget

from thothit_desktop.app.review import opening
from thothit_desktop.app.window.context import AppContext
from thothit_desktop.flow.match import Match

if TYPE_CHECKING:
    from thothit_desktop.app.history.replay_window import ReplayWindow


def show_round(context: AppContext, number: int, place: int) -> None:
    """Replay a round (from 0) of the match on the table, from the ply `place`."""
    match, number = context.matches.replayed(number)
    if match.positions:
        context.dialogs.wait_for(open_replay(context, match, number, place, context.window))


def open_replay(context: AppContext, match: Match, number: int, place: int, over: QWidget) -> "ReplayWindow":
    """Open the replay of a match over a window, at a round (from 0) and a ply of it.

    If `over` is a dialog, it closes when the match is played on from there.
    """
    replay = opening.make_replay(match, context.settings, over)
    replay.show_ply(number, place)
    if isinstance(over, QDialog):
        replay.play_on.connect(over.accept)
    replay.play_on.connect(context.matches.play_on)
    replay.varied.connect(context.matches.keep_variations)
    replay.open()
    return replay


class ReplayActions(QObject):
    """Opens the replay, the review and the fingerprint, and leads back from a variation.

    The match waits during the replay and the fingerprint, and goes on beside the review.
    """

    def __init__(self, context: AppContext) -> None:
        super().__init__(context.window)
        self._context, self._ui, self._matches = context, context.ui, context.matches
        ui, matches, controller = context.ui, context.matches, context.controller
        ui.replay.triggered.connect(self._show_last)
        ui.review.triggered.connect(self._review)
        ui.honest_deal.triggered.connect(self._show_fingerprint)
        ui.back_to_match.triggered.connect(matches.back_to_match)
        matches.fingerprint_mismatch.connect(self._warn)
        context.table.deck_changed.connect(self.update_card_names)
        for changed in (controller.session.changed, matches.entered, controller.scored):
            changed.connect(self._enable)

    def update_card_names(self) -> None:
        """Show the deck in use in every open review."""
        reviews = self._context.window.findChildren(QDialog, "ReviewWindow")
        if reviews:
            from thothit_desktop.app.review.window import ReviewWindow

            for review in reviews:
                assert isinstance(review, ReviewWindow)
                review.set_pictures(self._context.card_pictures())

    def close(self) -> None:
        """Close every review, so that its thread is joined."""
        for review in self._context.window.findChildren(QDialog, "ReviewWindow"):
            review.close()

    def _show_last(self) -> None:
        """Replay the round in play, or the one just ended, from its beginning."""
        show_round(self._context, len(self._matches.match.positions) - 1, 0)

    def _review(self) -> None:
        """Review the last ended round."""
        self.close()
        context = self._context
        match, number = self._matches.replayed(self._last_over())
        review = opening.open_review(match, number, context.settings, context.window)
        review.play_on.connect(self._matches.play_on)

    def _last_over(self) -> int:
        """Return the number of the last ended round, from 0; below 0 if there is none."""
        match = self._matches.match
        return len(match.positions) - (1 if match.round_over else 2)

    def _enable(self) -> None:
        self._ui.replay.setEnabled(bool(self._matches.match.positions))
        reviewed = opening.has_reviews(self._matches.match.game.spec)
        self._ui.review.setVisible(reviewed)
        self._ui.review.setEnabled(reviewed and self._last_over() >= 0)
        for change in (self._ui.back_to_match.setEnabled, self._ui.back_to_match.setVisible):
            change(self._matches.match.is_variation)

    # Fingerprints

    def _show_fingerprint(self) -> None:
        """Show the fingerprint of the round in play, or of the one just ended."""
        context, match = self._context, self._matches.match
        if not match.positions:
            return
        from thothit_desktop.app.honesty.fingerprint_window import FingerprintWindow

        shown = FingerprintWindow(match, context.settings, context.window)
        shown.look.connect(lambda number: show_round(context, number, 0))
        shown.explain.connect(context.help.explain_fingerprint)
        context.dialogs.wait_for(shown)
        shown.open()

    def _warn(self, number: int) -> None:
        """Warn of a record with a round (from 0) whose cards do not match its fingerprint."""
        self._context.dialogs.warn(
            self.tr("The fingerprint of round {0} doesn't fit its cards.").format(number + 1),
            self.tr("This match was changed after the cards were dealt. You can play on."),
        )
