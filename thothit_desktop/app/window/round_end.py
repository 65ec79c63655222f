# SPDX-License-Identifier: MIT
"""The end of a round: the score sheet, and the way on to the next round or match."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from thothit_desktop.app.store.setting import FACES_OF_CARDS
from thothit_desktop.app.widgets.hasty_clicks import HastyClicks
from thothit_desktop.app.window.context import AppContext
from thothit_desktop.table.stage.motion import MOTION
from thothit_desktop.table.stage.timing import FACTOR, MOMENT, RISE

if TYPE_CHECKING:
    from thothit_desktop.app.score.sheet import ScoreSheet


class RoundEnd(QObject):
    """Opens and closes the score sheet, and goes on; during a round the match waits for the standings."""

    sheet_made = Signal(object)
    """The score sheet (`ScoreSheet`) has been made, before it is first shown."""

    def __init__(self, context: AppContext) -> None:
        super().__init__(context.window)
        self._context, self._ui, self._matches = context, context.ui, context.matches
        ui, matches, session = context.ui, context.matches, context.controller.session
        self.sheet: ScoreSheet | None = None
        """The score sheet; None until it is first opened."""
        ui.next_round.triggered.connect(self.go_on)
        ui.score.triggered.connect(self._show_score)
        ui.standings.triggered.connect(self._show_standings)
        matches.round_left.connect(self._leave_round)
        context.controller.scored.connect(self._show)
        context.settings.changed.connect(self._apply_setting)
        for changed in (session.changed, session.helped, matches.opened):
            changed.connect(self._name_next)

    def _show(self) -> None:
        """Open the sheet of the ended round, or the page of the match's end."""
        self._ui.next_round.setEnabled(True)
        self._ui.score.setEnabled(True)
        if self._matches.match.complete:
            self._show_end()
        else:
            self._show_score()
        self._sheet().rise(0 if MOTION.reduced else int(RISE * FACTOR[self._context.settings.speed]))

    def enter(self) -> bool:
        """Go on as by Enter on the sheet, also if it is closed; return False during a round."""
        if not self._ui.next_round.isEnabled():
            return False
        if self._matches.match.complete:
            self._matches.begin_again()
        else:
            self.go_on()
        return True

    def go_on(self) -> None:
        """Go on with the next round or a new match; after the end of a match, ask before continuing it."""
        match = self._matches.match
        goes_on = not match.complete or match.cannot_continue
        if goes_on or self._context.dialogs.agrees(
            self.tr("The match is over. Play on without a limit?"), self.tr("Continue")
        ):
            self._matches.next_round()

    def _name_next(self) -> None:
        """Set the words of the action that goes on, in the game's own terms."""
        match = self._matches.match
        if match.is_variation and match.round_over:
            words, short = self.tr("Back &to the match"), self.tr("Back")
        elif match.cannot_continue:
            words, short = self.tr("Ne&w match"), self.tr("New match")
        elif match.complete:
            words, short = self.tr("&Continue without a limit"), self.tr("Continue")
        else:
            words, short = self.tr("Next &round"), self.tr("Next round")
        self._ui.next_round.setText(words)
        self._ui.next_round.setIconText(short)

    # The sheet

    def _show_score(self) -> None:
        context, sheet = self._context, self._sheet()
        sheet.show_round(self._matches.match, context.card_pictures(), context.controller.figures)
        _bring_up(sheet)

    def _show_end(self) -> None:
        context, sheet = self._context, self._sheet()
        sheet.show_end(self._matches.match, context.card_pictures(), context.controller.figures)
        _bring_up(sheet)
        ms = min(MOMENT, int(MOMENT * FACTOR[context.settings.speed]))
        if ms:
            sheet.celebrate(ms)

    def _show_standings(self) -> None:
        self._context.pauses.hold("sheet", not self._matches.match.round_over)
        sheet = self._sheet()
        sheet.show_standings(self._matches.match, self._context.card_pictures())
        _bring_up(sheet)

    def _sheet(self) -> "ScoreSheet":
        """Return the sheet, which is made on first use; its buttons trigger actions of the menus."""
        if self.sheet is None:
            from thothit_desktop.app.score.sheet import ScoreSheet

            ui, table = self._ui, self._context.table
            self.sheet = ScoreSheet(table.viewport(), ui.review, (ui.replay, ui.deals, ui.new_game))
            HastyClicks(table.clicks, self.sheet)
            self.sheet.next_round.connect(ui.next_round.trigger)
            self.sheet.new_match.connect(ui.same_again.trigger)
            self.sheet.closed.connect(self._put_aside)
            table.resized.connect(self.sheet.place)
            self.sheet_made.emit(self.sheet)
        return self.sheet

    def _put_aside(self) -> None:
        """Close the sheet for a look at the table, and show how to go on."""
        self._close()
        self._context.messages.remind()

    def _close(self) -> None:
        if self.sheet is not None:
            self.sheet.hide()
        self._context.pauses.hold("sheet", False)
        self._context.table.setFocus()

    def _leave_round(self) -> None:
        self._close()
        self._context.table.notices.say("")
        self._ui.next_round.setEnabled(False)
        self._ui.score.setEnabled(False)

    def _apply_setting(self, key: str) -> None:
        if key in FACES_OF_CARDS and self.sheet is not None:
            self.sheet.set_pictures(self._context.card_pictures())


def _bring_up(sheet: "ScoreSheet") -> None:
    sheet.show()
    sheet.setFocus()
