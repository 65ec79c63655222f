# SPDX-License-Identifier: MIT
"""The window that reviews the finished rounds of a match, on a table of its own."""

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QPixmap, QResizeEvent, QShortcut
from PySide6.QtWidgets import QDialog, QWidget

from thothit_desktop.app.families import family_of
from thothit_desktop.app.forms.ui_review_window import Ui_ReviewWindow
from thothit_desktop.app.history.replay import MatchReplay, ReplayRound, seats_in
from thothit_desktop.app.history.transport_icons import sign
from thothit_desktop.app.history.what_if_words import name_of
from thothit_desktop.app.messages import catalogue
from thothit_desktop.app.review import texts
from thothit_desktop.app.review.course_page import CoursePage
from thothit_desktop.app.review.decision_marks import DecisionMark
from thothit_desktop.app.review.decisions_page import DecisionsPage
from thothit_desktop.app.review.grades import MISTAKES, grade_of
from thothit_desktop.app.review.marked_moves import marked_moves
from thothit_desktop.app.review.reviewing import Reviewing, kept_review
from thothit_desktop.app.widgets.card_pictures import CardPictures
from thothit_desktop.app.widgets.screen_room import keep_within_screen
from thothit_desktop.flow.match import PERSON, Match
from thothit_desktop.players.coach.review import ReviewedDecision, RoundReview
from thothit_desktop.table.drawing.figures import OWN
from thothit_desktop.table.drawing.move_arrows import ArrowKind, arrow_sign

NARROW = 36
"""A window is narrow up to this width, in lines of text."""
LOWEST, LOWEST_WRAPPED = 12, 17
"""The least height of the tabs of the details in lines, in a window that is wide or narrow."""
SIDE = 15
"""The least width of the words beside the table in lines; they take a quarter of a wide window."""

WIDE, LARGEST = 1200, 1.6
"""The width from which the sentences grow with the window, in pixels, and their largest size."""


class ReviewWindow(QDialog):
    """Reviews one round at a time, in the background; closing it stops that.

    The table shows the round as it was seen before a decision, with arrows for the move made and the best.
    """

    play_on = Signal(object)
    """A variation is to be played (`Branching`)."""

    def __init__(
        self,
        match: Match,
        number: int,
        pictures: CardPictures,
        parent: QWidget | None = None,
        figure: str = OWN,
    ) -> None:
        """Set up the window for the round `number` in a replay of the match, or the last ended one before it.

        `figure` is the person's.
        """
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._match, self._pictures, self._figure = match, pictures, figure
        self._rounds = {
            at: shown for at, shown in enumerate(MatchReplay(match).rounds) if shown.over and shown.all_open
        }
        self._told: texts.ReviewedRound | None = None
        self._at = 0
        """The number of the decision that is shown."""
        self._stops: list[int] = []
        """The numbers of the decisions to which the arrow keys lead: mistakes, or all if there is none."""
        self._may_play = True
        self.reviewing = Reviewing(self)
        self.ui = ui = Ui_ReviewWindow()
        ui.setupUi(self)
        self.decisions, self.course = DecisionsPage(), CoursePage()
        ui.tabs.addTab(self.decisions, self.tr("All de&cisions"))
        ui.tabs.addTab(self.course, self.tr("Result and &luck"))
        game = catalogue.of_games(match.game.spec.name)
        self.setWindowTitle(self.tr("Review of {0}").format(match.title or game))
        for label in (ui.headline, ui.heading):
            larger = label.font()
            larger.setBold(True)
            larger.setPointSizeF(1.1 * larger.pointSizeF())
            label.setFont(larger)
        for at, shown in self._rounds.items():
            ui.rounds.addItem(name_of(shown), at)
        earlier = [at for at in self._rounds if at <= number]
        ui.rounds.setCurrentIndex(ui.rounds.findData(max(earlier, default=0)))
        self._connect()
        self._fit()
        self._draw_signs()
        self._review()

    def _connect(self) -> None:
        ui = self.ui
        ui.rounds.currentIndexChanged.connect(self._review)
        ui.stop.clicked.connect(self._stop_or_go_on)
        ui.details.toggled.connect(self._turn_page)
        ui.all_cards.toggled.connect(self._show_hands)
        ui.try_it.clicked.connect(self._try)
        ui.close_window.clicked.connect(self.reject)
        ui.marks.chosen.connect(self._show_decision)
        ui.previous.clicked.connect(lambda: self._step(-1))
        ui.next.clicked.connect(lambda: self._step(1))
        self._keys = [QShortcut(QKeySequence(key), self) for key in ("Left", "Right")]
        for key, button in zip(self._keys, (ui.previous, ui.next), strict=True):
            key.activated.connect(button.click)
        self.decisions.look.connect(self._look)
        self.reviewing.progressed.connect(self._show_progress)
        self.reviewing.reviewed.connect(self._show)
        self.reviewing.failed.connect(self._fail)

    def forbid_playing(self) -> None:
        """Nobody may play again, as in a match that has been deleted."""
        self._may_play = False
        self.ui.try_it.setEnabled(False)

    def set_pictures(self, pictures: CardPictures) -> None:
        """Show the cards of another deck from now on, and call them by its names."""
        self._pictures = pictures
        if self._told is not None:
            row, at = self.decisions.table.currentRow(), self._at
            self._show(self._told.review)
            self.decisions.table.selectRow(row)
            self._show_decision(at)

    @property
    def round(self) -> ReplayRound | None:
        """The round that is reviewed; None where none is over."""
        return self._rounds.get(self.ui.rounds.currentData())

    @property
    def seat(self) -> int:
        """Return whose decisions are reviewed: the seat at the bottom of the screen, if it plays."""
        assert self.round is not None
        playing, bottom = self.round.end.game.playing, self._match.bottom_seat
        return bottom if bottom in playing else playing[0]

    @property
    def decision(self) -> ReviewedDecision | None:
        """The decision that is shown; None without one."""
        if self._told is None or not self._told.review.decisions:
            return None
        return self._told.review.decisions[self._at]

    # The review

    def _review(self) -> None:
        """Show the review of the chosen round, or make it."""
        self.reviewing.stop()
        self._told = None
        shown = self.round
        if shown is None:
            self._wait(self.tr("No round of this match is over yet."))
            self.ui.stop.hide()
            return
        kept = kept_review(shown.end, self.seat)
        if kept is not None:
            self._show(kept)
            return
        self._wait(self.tr("The coach is going through the round…"))
        self.ui.progress.show()
        self.ui.stop.setText(self.tr("&Stop"))
        self._show_progress(0, len(shown.moves))
        self.reviewing.start(shown.end, self.seat)

    def _wait(self, words: str) -> None:
        """Show nothing but a sentence."""
        ui = self.ui
        ui.message.setText(words)
        ui.progress.hide()
        ui.stop.show()
        for button in (ui.details, ui.all_cards):
            button.setEnabled(False)
        self._turn_page()

    def _stop_or_go_on(self) -> None:
        if self.reviewing.running:
            self.reviewing.stop()
            self._wait(self.tr("You stopped the review."))
            self.ui.stop.setText(self.tr("&Start again"))
        else:
            self._review()

    def _show_progress(self, done: int, total: int) -> None:
        self.ui.progress.setMaximum(max(1, total))
        self.ui.progress.setValue(done)

    def _fail(self, error: BaseException) -> None:
        self._wait(self.tr("The coach couldn't review this round: {0}").format(error))
        self.ui.stop.hide()

    def _show(self, review: RoundReview) -> None:
        ui, shown = self.ui, self.round
        assert shown is not None
        own = self._match.levels_in(shown.number)[review.seat] == PERSON
        told = texts.ReviewedRound(shown, review, self._match.names, own, self._pictures.deck.id)
        self._told = told
        ui.headline.setText(texts.headline(told))
        ui.summary.setText(texts.summary(told))
        ui.hindsight.setText("\n".join(filter(None, texts.hindsight(told))) or texts.no_hindsight(told))
        ui.hindsight.setVisible(bool(ui.hindsight.text()))
        ui.uncertainty.setText(texts.uncertainty())
        ui.uncertainty.setVisible(any(one.made.within for one in review.decisions))
        for page in (self.decisions, self.course):
            page.show_review(told)
        ui.progress.hide()
        ui.stop.hide()
        ui.details.setEnabled(True)
        ui.all_cards.setEnabled(bool(review.decisions))
        if not review.decisions:
            ui.message.setText(texts.headline(told))
        self._lay_table(told)
        self._turn_page()

    # The table

    def _lay_table(self, told: texts.ReviewedRound) -> None:
        """Show the round on the table at its heaviest mistake, and the marks of all decisions."""
        ui, review, spec = self.ui, told.review, told.game.spec
        ui.table.set_deck(told.deck)
        ui.table.set_index(self._pictures.index)
        ui.table.set_seats(
            seats_in(self._match, told.shown.number, self._figure), review.seat, spec.clockwise
        )
        scale = family_of(spec).coach_texts().scale
        grades = [grade_of(decision, spec) for decision in review.decisions]
        ui.marks.show_marks(
            [
                DecisionMark(
                    grade,
                    decision.made.behind * scale,
                    f"{grade.words}: {texts.played(told, decision)}",
                )
                for decision, grade in zip(review.decisions, grades, strict=True)
            ]
        )
        self._mistakes = [at for at, grade in enumerate(grades) if grade in MISTAKES]
        self._stops = self._mistakes or list(range(len(grades)))
        if grades:
            costs = [decision.made.behind for decision in review.decisions]
            self._show_decision(max(self._stops, key=costs.__getitem__))

    def _show_decision(self, at: int) -> None:
        """Show the table before a decision, by its number, and say what was played and what was better."""
        told, ui = self._told, self.ui
        assert told is not None
        self._at = at
        decision = told.review.decisions[at]
        view = told.shown.view(decision.ply, told.review.seat)
        ui.table.show_view(view)
        ui.table.notices.set_totals(told.shown.standing(decision.ply).totals)
        ui.table.notices.set_turn(view.seat, "", aloud=False)
        marks = marked_moves(decision, view, told.deck)
        ui.table.mark_moves(marks)
        ui.heading.setText(self._heading(told, at))
        ui.played.setText(texts.played(told, decision))
        ui.better.setText(texts.better(told, decision))
        self._draw_sentence_signs(marks[0].kind, both=len(marks) > 1)
        ui.better.setVisible(bool(ui.better.text()))
        ui.try_it.setEnabled(self._may_play and told.shown.branching(decision.ply) is not None)
        ui.marks.stand(at)
        ui.previous.setEnabled(any(stop < at for stop in self._stops))
        ui.next.setEnabled(any(stop > at for stop in self._stops))
        self._tint()
        self._show_hands()
        sentences = (ui.heading.text(), ui.played.text(), ui.better.text())
        ui.table.narrator.tell(". ".join(filter(None, sentences)))

    def _heading(self, told: texts.ReviewedRound, at: int) -> str:
        """Return the grade of a decision, and which mistake of all it is."""
        grade = grade_of(told.review.decisions[at], told.game.spec)
        if at not in self._mistakes:
            return grade.words
        place = self._mistakes.index(at) + 1
        return self.tr("{0} ({1} of {2})").format(grade.words, place, len(self._mistakes))

    def _step(self, by: int) -> None:
        """Show the next or the previous mistake."""
        beyond = [stop for stop in self._stops if (stop - self._at) * by > 0]
        if beyond:
            self._show_decision(min(beyond, key=lambda stop: abs(stop - self._at)))

    def _look(self, at: int) -> None:
        """Turn from the details to a decision on the table."""
        self._show_decision(at)
        self.ui.details.setChecked(False)

    def _show_hands(self) -> None:
        """Show every hand at this moment beside the table, or hide them."""
        ui, told, decision = self.ui, self._told, self.decision
        rows: list[tuple[str, tuple[int, ...]]] = []
        if ui.all_cards.isChecked() and told is not None and decision is not None:
            hands = told.shown.hands(decision.ply)
            rows = [(name, cards) for name, cards in zip(told.names, hands, strict=False) if cards]
        ui.hands.show_hands(rows, self._pictures)
        ui.hands.setVisible(bool(rows))

    def _turn_page(self) -> None:
        """Show the table, the details, or a sentence where there is neither."""
        ui, told = self.ui, self._told
        waiting = told is None or not (told.review.decisions or ui.details.isChecked())
        details = told is not None and ui.details.isChecked()
        ui.pages.setCurrentWidget(ui.waiting if waiting else ui.details_scroll if details else ui.board)
        for key in self._keys:
            key.setEnabled(not details)

    def _try(self) -> None:
        """Play on from before the decision that is shown."""
        told, decision = self._told, self.decision
        branching = None if told is None or decision is None else told.shown.branching(decision.ply)
        if branching is not None:
            self.accept()
            self.play_on.emit(branching)

    # The window itself

    def _fit(self) -> None:
        """Not larger than the screen allows, and nearly as large as the window under it."""
        over = self.parentWidget()
        if over is not None:
            self.resize((over.size() * 0.96).expandedTo(QSize(900, 600)))
        keep_within_screen(self)

    def _draw_signs(self) -> None:
        """Draw the signs of the buttons in the colours of the window."""
        self.ui.previous.setIcon(sign("back", self.palette()))
        self.ui.next.setIcon(sign("on", self.palette()))

    def _draw_sentence_signs(self, made: ArrowKind, both: bool) -> None:
        """Put before each sentence the arrow that shows its move on the table."""
        size, ratio = round(1.7 * self.ui.played.fontMetrics().height()), self.devicePixelRatioF()
        self.ui.played_sign.setPixmap(arrow_sign(made, size, ratio))
        self.ui.better_sign.setPixmap(arrow_sign(ArrowKind.BEST, size, ratio) if both else QPixmap())
        self.ui.better_sign.setFixedWidth(size)

    def _tint(self) -> None:
        """Give the heading the colour of the grade."""
        if self._told is not None and self.decision is not None:
            palette = self.ui.heading.palette()
            grade = grade_of(self.decision, self._told.game.spec)
            palette.setColor(self.ui.heading.foregroundRole(), grade.colour)
            self.ui.heading.setPalette(palette)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Leave the words and the tabs some room; where the words are wrapped often, more."""
        super().resizeEvent(event)
        line = self.fontMetrics().lineSpacing()
        self.ui.tabs.setMinimumHeight((LOWEST if self.width() > NARROW * line else LOWEST_WRAPPED) * line)
        font = self.ui.side.font()
        font.setPointSizeF(self.font().pointSizeF() * min(LARGEST, max(1.0, self.width() / WIDE)))
        for label in (self.ui.played, self.ui.better):
            label.setFont(font)
        self.ui.side_scroll.setFixedWidth(max(min(SIDE * line, self.width() * 2 // 5), self.width() // 4))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Follow the palette from light to dark and back."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ApplicationPaletteChange:
            self.decisions.tint()
            self._draw_signs()
            if self.decision is not None:
                self._show_decision(self._at)

    def done(self, result: int) -> None:
        """Join the thread before the window goes."""
        self.reviewing.close()
        super().done(result)
