# SPDX-License-Identifier: MIT
"""The actions of the Match menu: begin, restart, open, save, copy and paste a match."""

from datetime import date

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication

from thothit_desktop.app.deals.day import deal_of
from thothit_desktop.app.messages.records import hands_told
from thothit_desktop.app.store.pasted import PastedError, pasted
from thothit_desktop.app.store.rule_sets import RuleSet, RulesLineError, has_rules_line, read_rules_line
from thothit_desktop.app.store.saves import FileError
from thothit_desktop.app.store.setting import CONFIRM_RESTART
from thothit_desktop.app.window.context import AppContext


class MatchActions(QObject):
    """Carries out the actions of the Match menu, after dialogs for missing details."""

    def __init__(self, context: AppContext) -> None:
        super().__init__(context.window)
        self._matches, self._dialogs = context.matches, context.dialogs
        self._settings, self._table = context.settings, context.table
        ui, matches = context.ui, context.matches
        ui.new_game.triggered.connect(lambda: self._begin())
        ui.same_again.triggered.connect(lambda: matches.begin_again())
        ui.restart_deal.triggered.connect(self._restart)
        ui.deal_number.triggered.connect(self._begin_number)
        ui.deal_of_day.triggered.connect(lambda: matches.begin_again(deal_of(date.today())))
        ui.previous_match.triggered.connect(matches.open_previous)
        ui.open_record.triggered.connect(self._open)
        ui.save_record.triggered.connect(self._save)
        ui.copy_record.triggered.connect(self._copy_record)
        ui.copy_number.triggered.connect(self._copy_number)
        ui.paste.triggered.connect(self._paste)
        # Not while a file is dropped, because the dialog has its own event loop.
        matches.rules_opened.connect(self._begin_by_rules, Qt.ConnectionType.QueuedConnection)

    def _begin(self, received: tuple[RuleSet, str] | None = None) -> None:
        watch = self._matches.folder is None
        game = self._matches.match.game.spec.id
        setup = self._dialogs.match_setup(self._settings, game, watch, received)
        if setup is not None:
            self._settings.set_match_setup(setup)
            self._matches.begin(setup, watch=watch)

    def _begin_by_rules(self, text: str) -> None:
        """Open New game with the house rules in a text, or say why they can't be used."""
        try:
            received = read_rules_line(text)
        except RulesLineError as error:
            self._dialogs.warn(self.tr("These house rules can't be used."), str(error))
        else:
            self._begin(received)

    def _begin_number(self) -> None:
        number = self._dialogs.deal_number(self._matches.match.number)
        if number is not None:
            self._matches.begin_again(number)

    def _restart(self) -> None:
        """Restart the deal, after a question if cards of it have been played."""
        match = self._matches.match
        question = self.tr("Restart this deal? Your progress in this round will be lost.")
        over = bool(match.positions) and match.round_over and not match.game.spec.by_luck
        if over:
            question = self.tr(
                "Play this deal again? Its result will be removed and the new one marked “with help”."
            )
        if match.fair:
            question = self.tr(
                "Restart this deal? In fair play, that counts as giving up, "
                "and your statistics show the match as given up."
            )
        asks = bool(match.positions and match.position.moves) and (match.fair or over or not match.round_over)
        asks = asks and (match.fair or self._settings.is_on(CONFIRM_RESTART))
        if not asks or self._dialogs.agrees(question, self.tr("Restart")):
            self._matches.restart_round()

    # Files

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
            self._dialogs.warn(self.tr("Choose another place: the match can't be saved there."), str(error))
        else:
            self._table.notices.say(hands_told(match, self.tr("Saved as {0}").format(path.name)))

    # Clipboard

    def _copy_record(self) -> None:
        QGuiApplication.clipboard().setText(self._matches.read_record())
        self._table.notices.say(hands_told(self._matches.match, self.tr("Match copied")))

    def _copy_number(self) -> None:
        number = self._matches.match.seeds[-1]
        if number is None:
            self._table.notices.say(self.tr("This deal has no number to copy"), "refusal")
        else:
            QGuiApplication.clipboard().setText(str(number))
            self._table.notices.say(self.tr("Deal number {0} copied").format(number))

    def _paste(self) -> None:
        """Open the record or the house rules on the clipboard, or play the deal with the number there.

        Refuses anything else.
        """
        text = QGuiApplication.clipboard().text()
        if has_rules_line(text):
            self._begin_by_rules(text)
            return
        try:
            found = pasted(text)
        except PastedError as error:
            if error.is_record:
                self._matches.refused.emit(str(error), error.rescued)
            else:
                told = self.tr(
                    "Copy a match, a deal number or house rules first: the pasted text is none of these."
                )
                self._dialogs.warn(told, str(error))
            return
        if isinstance(found, int):
            self._matches.begin_again(found)
            self._table.notices.say(self.tr("Playing deal {0}. Your previous match is saved.").format(found))
        else:
            self._matches.open_record(found)
            self._table.notices.say(self.tr("The pasted match is open. Your previous match is saved."))


class SaveNotices(QObject):
    """Reports on the table what cannot be saved, and asks before an unsaved match would be lost."""

    def __init__(self, context: AppContext) -> None:
        super().__init__(context.window)
        self._matches, self._dialogs, self._table = context.matches, context.dialogs, context.table
        matches, table = context.matches, context.table
        matches.unsaved.connect(self._report_match)
        context.settings.unwritten.connect(self._report_settings)
        matches.saved_again.connect(
            lambda: table.notices.say(self.tr("Saving works again: your match is saved."))
        )

    def may_close(self) -> bool:
        """Return True if the match is saved, or the person agrees to lose the last moves."""
        why = self._matches.try_again()
        question = self.tr("Your last moves aren't saved. Close anyway?")
        return not why or self._dialogs.agrees(f"{question}\n\n{why}", self.tr("Close"))

    def _report_match(self, why: str) -> None:
        told = self.tr("The match can't be saved: {0}. You can play on; the program keeps trying.")
        self._table.notices.say(told.format(why), "refusal")

    def _report_settings(self, path: str) -> None:
        told = self.tr(
            "Your settings can't be saved, because {0} can't be written. They apply as long as the "
            "program is open, and it keeps trying to save them."
        )
        self._table.notices.say(told.format(path), "refusal")
