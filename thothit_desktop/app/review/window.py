# SPDX-License-Identifier: MIT
"""The review window for the finished rounds of a match."""

from collections.abc import Mapping

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QDialog, QWidget

from thothit_desktop.app.coach.margins_of import margins_of
from thothit_desktop.app.forms.ui_review_window import Ui_ReviewWindow
from thothit_desktop.app.history.replay import MatchReplay, ReplayRound
from thothit_desktop.app.history.replay_window import MoveRemark, ReplayWindow
from thothit_desktop.app.history.what_if_words import name_of
from thothit_desktop.app.messages import catalogue
from thothit_desktop.app.review import texts
from thothit_desktop.app.review.course_page import CoursePage
from thothit_desktop.app.review.decisions_page import DecisionsPage
from thothit_desktop.app.review.reviewing import Reviewing, kept_review
from thothit_desktop.app.review.telling_page import TellingPage
from thothit_desktop.app.widgets.card_pictures import CardPictures
from thothit_desktop.app.widgets.screen_room import keep_within_screen
from thothit_desktop.flow.match import PERSON, Match
from thothit_desktop.players.coach.review import RoundReview

NARROW = 36
"""The width up to which a window is narrow, in lines of text."""
LOWEST, LOWEST_WRAPPED = 12, 17
"""The least height of the tabs in a wide and in a narrow window, in lines of text."""


class ReviewWindow(QDialog):
    """Reviews one round at a time in the background; closing the window stops the review."""

    play_on = Signal(object)
    """The user wants to play a variation; carries a `Branching`."""

    def __init__(
        self, match: Match, number: int, pictures: CardPictures, speed: str, parent: QWidget | None = None
    ) -> None:
        """Start with the round `number` of a replay of the match, or the last finished one before it."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._match, self._pictures, self._speed = match, pictures, speed
        self._rounds = {
            at: shown for at, shown in enumerate(MatchReplay(match).rounds) if shown.over and shown.all_open
        }
        self._told: texts.ReviewedRound | None = None
        self._may_play = True
        self.reviewing = Reviewing(self)
        self.ui = ui = Ui_ReviewWindow()
        ui.setupUi(self)
        self.telling, self.decisions, self.course = TellingPage(), DecisionsPage(), CoursePage()
        ui.tabs.addTab(self.telling, self.tr("What &mattered"))
        ui.tabs.addTab(self.decisions, self.tr("All &decisions"))
        ui.tabs.addTab(self.course, self.tr("C&ourse and luck"))
        game = catalogue.of_games(match.game.spec.name)
        self.setWindowTitle(self.tr("Review of {0}").format(match.title or game))
        larger = ui.headline.font()
        larger.setBold(True)
        larger.setPointSizeF(1.1 * larger.pointSizeF())
        ui.headline.setFont(larger)
        for at, shown in self._rounds.items():
            ui.rounds.addItem(name_of(shown), at)
        earlier = [at for at in self._rounds if at <= number]
        ui.rounds.setCurrentIndex(ui.rounds.findData(max(earlier, default=0)))
        self._connect()
        keep_within_screen(self)
        self._review()

    def _connect(self) -> None:
        ui = self.ui
        ui.rounds.currentIndexChanged.connect(self._review)
        ui.stop.clicked.connect(self._stop_or_go_on)
        ui.all_cards.clicked.connect(lambda: self._look(0))
        ui.close_window.clicked.connect(self.reject)
        for page in (self.telling, self.decisions):
            page.look.connect(self._look)
            page.play_again.connect(self._play_again)
        self.reviewing.progressed.connect(self._show_progress)
        self.reviewing.reviewed.connect(self._show)
        self.reviewing.failed.connect(self._fail)

    def forbid_playing(self) -> None:
        """Forbid playing again, as for a deleted match."""
        self._may_play = False
        self._allow()

    def set_pictures(self, pictures: CardPictures) -> None:
        """Use the pictures and card names of another deck."""
        self._pictures = pictures
        if self._told is not None:
            row = self.decisions.table.currentRow()
            self._show(self._told.review)
            self.decisions.table.selectRow(row)

    @property
    def round(self) -> ReplayRound | None:
        """The reviewed round; None if no round is over."""
        return self._rounds.get(self.ui.rounds.currentData())

    @property
    def seat(self) -> int:
        """The reviewed seat: the one at the bottom of the screen if it plays, else the first that does."""
        assert self.round is not None
        playing, bottom = self.round.end.game.playing, self._match.bottom_seat
        return bottom if bottom in playing else playing[0]

    # Reviewing

    def _review(self) -> None:
        """Show the kept review of the chosen round, or start a new one."""
        self.reviewing.stop()
        self._told = None
        shown = self.round
        self.ui.all_cards.setEnabled(shown is not None)
        if shown is None:
            self._wait(self.tr("No round of this match is over yet."))
            self.ui.stop.hide()
            return
        kept = kept_review(shown.end, self.seat)
        if kept is not None:
            self._show(kept)
            return
        self._wait(self.tr("The coach goes through the round…"))
        self.ui.progress.show()
        self.ui.stop.setText(self.tr("&Stop"))
        self._show_progress(0, len(shown.moves))
        self.reviewing.start(shown.end, self.seat)

    def _wait(self, words: str) -> None:
        """Show only a message."""
        ui = self.ui
        ui.headline.setText(words)
        ui.progress.hide()
        ui.stop.show()
        ui.room.show()
        for widget in (ui.summary, ui.tabs):
            widget.hide()

    def _stop_or_go_on(self) -> None:
        if self.reviewing.running:
            self.reviewing.stop()
            self._wait(self.tr("The review was stopped."))
            self.ui.stop.setText(self.tr("&Start again"))
        else:
            self._review()

    def _show_progress(self, done: int, total: int) -> None:
        self.ui.progress.setMaximum(max(1, total))
        self.ui.progress.setValue(done)

    def _fail(self, error: BaseException) -> None:
        self._wait(self.tr("This round cannot be reviewed: {0}").format(error))
        self.ui.stop.hide()

    def _show(self, review: RoundReview) -> None:
        ui, shown = self.ui, self.round
        assert shown is not None
        own = self._match.levels_in(shown.number)[review.seat] == PERSON
        told = texts.ReviewedRound(shown, review, self._match.names, own, self._pictures.deck.id)
        self._told = told
        ui.headline.setText(texts.headline(told))
        ui.summary.setText(texts.summary(told))
        for page in (self.telling, self.decisions, self.course):
            page.show_review(told)
        self._allow()
        for widget in (ui.progress, ui.stop, ui.room):
            widget.hide()
        for widget in (ui.summary, ui.tabs):
            widget.show()

    def _allow(self) -> None:
        self.telling.allow_playing(self._may_play)
        self.decisions.allow_playing(self._may_play)

    # Actions

    def _look(self, ply: int) -> None:
        """Open a replay at a ply, with the coach's remarks on each decision."""
        remarks, told = None, self._told
        if told is not None:
            remarks = {
                decision.ply: MoveRemark(
                    texts.explained(told, decision),
                    margins_of(decision.advice, told.shown.view(decision.ply, told.review.seat)),
                )
                for decision in told.review.decisions
            }
        self._replay(self.ui.rounds.currentData(), ply, remarks)

    def _play_again(self, ply: int) -> None:
        shown = self.round
        branching = None if shown is None else shown.branching(ply)
        if branching is not None:
            self._leave_for(branching)

    def _leave_for(self, branching: object) -> None:
        self.accept()
        self.play_on.emit(branching)

    def _look_at_all(self, number: int) -> None:
        """Open a replay of a round at its deal."""
        self._replay(number, 0)

    def _replay(self, number: int, ply: int, remarks: Mapping[int, MoveRemark] | None = None) -> None:
        replay = ReplayWindow(self._match, self._pictures, self._speed, self)
        replay.keep_variations()
        if not self._may_play:
            replay.forbid_playing(True)
        replay.play_on.connect(self._leave_for)
        if remarks is not None:
            replay.remark(number, remarks)
        replay.show_ply(number, ply)
        replay.open()

    # Events

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Update the least height of the tabs; a narrow window wraps more lines."""
        super().resizeEvent(event)
        line = self.fontMetrics().lineSpacing()
        self.ui.tabs.setMinimumHeight((LOWEST if self.width() > NARROW * line else LOWEST_WRAPPED) * line)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Update the colours of grades when the palette changes."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ApplicationPaletteChange:
            self.telling.tint()
            self.decisions.tint()

    def done(self, result: int) -> None:
        """Stop the review before the window closes."""
        self.reviewing.close()
        super().done(result)
