# SPDX-License-Identifier: MIT
"""The menu entries that begin, open, restart and save matches."""

from datetime import date

from PySide6.QtCore import QObject

from thothit_desktop.app.deals.day import deal_of
from thothit_desktop.app.messages.records import hands_told
from thothit_desktop.app.store.saves import FileError
from thothit_desktop.app.store.setting import CONFIRM_RESTART
from thothit_desktop.app.window.window_parts import WindowParts


class MatchMenu(QObject):
    """Asks what an entry still needs to know, and has it done."""

    def __init__(self, parts: WindowParts, parent: QObject) -> None:
        super().__init__(parent)
        self._matches, self._dialogs = parts.matches, parts.dialogs
        self._settings, self._table = parts.settings, parts.table
        ui, matches = parts.ui, parts.matches
        ui.new_game.triggered.connect(self._begin)
        ui.same_again.triggered.connect(lambda: matches.begin_again())
        ui.restart_deal.triggered.connect(self._restart)
        ui.deal_number.triggered.connect(self._begin_number)
        ui.deal_of_day.triggered.connect(lambda: matches.begin_again(deal_of(date.today())))
        ui.previous_match.triggered.connect(matches.open_previous)
        ui.open_record.triggered.connect(self._open)
        ui.save_record.triggered.connect(self._save)

    def _begin(self) -> None:
        watch = self._matches.folder is None
        setup = self._dialogs.match_setup(self._settings, self._matches.match.game.spec.id, watch)
        if setup is not None:
            self._settings.set_match_setup(setup)
            self._matches.begin(setup, watch=watch)

    def _begin_number(self) -> None:
        number = self._dialogs.deal_number(self._matches.match.number)
        if number is not None:
            self._matches.begin_again(number)

    def _restart(self) -> None:
        """Restart the deal; if something has been played of it, only if the person agrees."""
        match = self._matches.match
        question = self.tr("Restart this deal? Your progress in this round will be lost.")
        over = bool(match.positions) and match.deal_due and not match.game.spec.by_luck
        if over:
            question = self.tr(
                "Restart this deal? Its result is withdrawn, and the next one marked as played with help."
            )
        if match.fair:
            question = self.tr("Restart this deal? In fair play, that counts as giving up.")
        asks = bool(match.positions and match.position.moves) and (match.fair or over or not match.deal_due)
        asks = asks and (match.fair or self._settings.is_on(CONFIRM_RESTART))
        if not asks or self._dialogs.agrees(question, self.tr("Restart")):
            self._matches.restart_round()

    def _open(self) -> None:
        path = self._dialogs.record_to_open()
        if path is not None:
            self._matches.open_file(path)

    def _save(self) -> None:
        match = self._matches.match
        path = self._dialogs.place_to_save(f"{match.game.spec.id}-{match.number}")
        if path is None:
            return
        try:
            self._matches.save_as(path)
        except FileError as error:
            self._dialogs.warn(self.tr("The match cannot be saved there."), str(error))
        else:
            self._table.notices.say(hands_told(match, self.tr("Saved as {0}").format(path.name)))
