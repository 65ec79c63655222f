# SPDX-License-Identifier: MIT
"""What follows a round: its score sheet opens, is put aside, and is left for the next round or match."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from thothit_desktop.app.forms.ui_main_window import Ui_MainWindow
from thothit_desktop.app.window.dialogs import Dialogs
from thothit_desktop.app.window.match_control import MatchControl
from thothit_desktop.app.window.panels import Panels
from thothit_desktop.app.window.pauses import Pauses
from thothit_desktop.app.window.status_messages import StatusMessages
from thothit_desktop.table.table import Table


class RoundEnd(QObject):
    """Opens and closes the score sheet; during a round it shows the standings, and the match waits."""

    def __init__(
        self,
        ui: Ui_MainWindow,
        matches: MatchControl,
        panels: Panels,
        pauses: Pauses,
        dialogs: Dialogs,
        messages: StatusMessages,
        table: Table,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._ui, self._matches, self._panels, self._pauses = ui, matches, panels, pauses
        self._dialogs, self._messages, self._table = dialogs, messages, table
        ui.next_round.triggered.connect(self.go_on)
        ui.score.triggered.connect(lambda: panels.show_score(matches.match))
        ui.standings.triggered.connect(self._show_standings)
        panels.next_round.connect(self.go_on)
        panels.new_match.connect(lambda: matches.begin_again())
        panels.other_match.connect(ui.new_game.trigger)
        panels.replay.connect(ui.replay.trigger)
        panels.review.connect(ui.review.trigger)
        panels.closed.connect(self._put_aside)
        matches.round_left.connect(self._leave_round)

    def show(self, figures: Sequence[str]) -> None:
        """The round is over: open its sheet, or the page of the match's end; with the figures by seat."""
        self._ui.next_round.setEnabled(True)
        self._ui.score.setEnabled(True)
        match = self._matches.match
        if match.complete:
            self._panels.show_end(match, figures)
        else:
            self._panels.show_score(match)

    def enter(self) -> bool:
        """Do what Enter does on the sheet, also when that has been put aside; whether the round is over."""
        if not self._ui.next_round.isEnabled():
            return False
        if self._matches.match.complete:
            self._matches.begin_again()
        else:
            self.go_on()
        return True

    def go_on(self) -> None:
        """Go on with the next round, or a new match; after the end of a match only if the person agrees."""
        match = self._matches.match
        goes_on = not match.complete or match.closed
        if goes_on or self._dialogs.agrees(
            self.tr("The match is over. Continue it without a limit?"), self.tr("Continue")
        ):
            self._matches.next_round()

    def name_next(self) -> None:
        """Say in the menu what follows the round, in the game's own word for it."""
        match = self._matches.match
        if match.is_variation and match.deal_due:
            words, short = self.tr("Back &to the match"), self.tr("Back")
        elif match.closed:
            words, short = self.tr("Ne&w match"), self.tr("New match")
        elif match.complete:
            words, short = self.tr("&Continue without a limit"), self.tr("Continue")
        elif match.game.goal is None:
            words, short = self.tr("Next &round"), self.tr("Next round")
        else:
            words, short = self.tr("Next &hand"), self.tr("Next hand")
        self._ui.next_round.setText(words)
        self._ui.next_round.setIconText(short)

    def _show_standings(self) -> None:
        self._pauses.hold("sheet", not self._matches.match.deal_due)
        self._panels.show_standings(self._matches.match)

    def _put_aside(self) -> None:
        """The sheet is closed for a look at the table."""
        self._close()
        self._messages.remind()

    def _close(self) -> None:
        self._panels.hide_score()
        self._pauses.hold("sheet", False)
        self._table.setFocus()

    def _leave_round(self) -> None:
        self._close()
        self._table.notices.say("")
        self._ui.next_round.setEnabled(False)
        self._ui.score.setEnabled(False)
