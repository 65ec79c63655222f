# SPDX-License-Identifier: MIT
"""Rounds of the match on the table and of saved ones, looked at again from other windows."""

from collections.abc import Callable

from PySide6.QtWidgets import QDialog

from thothit_desktop.app.review.opening import offer_review
from thothit_desktop.app.store.matches import match_in
from thothit_desktop.app.store.saves import FileError, Saves
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.window.match_control import MatchControl
from thothit_desktop.flow.match import Match


class SavedRounds:
    """Opens the replay of a round by the id of its match, as long as that is kept."""

    def __init__(self, matches: MatchControl, settings: Settings, saves: Saves) -> None:
        self._matches, self._settings, self._saves = matches, settings, saves

    def replay(self, match_id: str, number: int, over: QDialog, refuse: Callable[[], None]) -> None:
        """Show a round (from 0) over a window, which closes if it is played on; else `refuse`."""
        match = self._match(match_id)
        if match is None or number >= len(match.positions):
            refuse()
            return
        from thothit_desktop.app.history.replay_window import ReplayWindow
        from thothit_desktop.app.widgets.card_pictures import CardPictures

        cards = CardPictures(self._settings.deck, self._settings.index)
        replay = ReplayWindow(match, cards, self._settings.speed, over)
        replay.show_place(number, 0)
        offer_review(replay, cards, self._settings.speed)
        replay.play_on.connect(over.accept)
        replay.play_on.connect(self._matches.play_on)
        replay.varied.connect(self._matches.keep_variations)
        replay.open()

    def _match(self, match_id: str) -> Match | None:
        match = self._matches.main
        if match.id == match_id:
            return match
        try:
            saved = match_in(self._saves.place(match_id))
        except FileError:
            return None
        saved.fair = self._settings.is_fair(saved.id)
        return saved
