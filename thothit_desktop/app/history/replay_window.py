# SPDX-License-Identifier: MIT
"""The window in which a match is looked at again, on a table of its own."""

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtCore import QEvent, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QDialog, QWidget

from thothit_desktop.app.forms.ui_replay_window import Ui_ReplayWindow
from thothit_desktop.app.history.move_list import MovesSource
from thothit_desktop.app.history.move_story import story
from thothit_desktop.app.history.moves_panel import MovesPanel
from thothit_desktop.app.history.replay import Branching, MatchReplay, ReplayRound
from thothit_desktop.app.history.replay_course import ReplayCourse
from thothit_desktop.app.history.transport import Transport
from thothit_desktop.app.history.viewpoint import Viewpoint
from thothit_desktop.app.history.what_if_list import WhatIfList
from thothit_desktop.app.history.what_if_words import name_of, points
from thothit_desktop.app.messages import catalogue, level_texts
from thothit_desktop.app.widgets.card_pictures import CardPictures
from thothit_desktop.app.widgets.plain_text import breakable
from thothit_desktop.app.widgets.screen_room import keep_within_screen, room_of
from thothit_desktop.app.widgets.see_through import see_through
from thothit_desktop.flow.match import PERSON, Match
from thothit_desktop.table.drawing.margins import NO_MARGINS, ExpectedMargins
from thothit_desktop.table.table import Seat

LOW = 480
"""In a window that is not higher than this the story has one line, else two."""

SIDE = 13
"""The side is as wide as so many lines of text are high, or a quarter of the window."""

REMARK = 3
"""So many lines a remark has room for."""


class MoveRemark(NamedTuple):
    """A remark on a decision before it is made, and the expected margins of its moves."""

    words: str
    margins: ExpectedMargins


class ReplayWindow(QDialog):
    """Shows the rounds of a match move by move, from any seat that may be looked from."""

    play_on = Signal(object)
    """A variation is to be played (`Branching`)."""
    varied = Signal(object)
    """Variations of the match (`Match`) were deleted, or brought back."""
    review_wanted = Signal(int)
    """The round shown (from 0) is to be reviewed; only where that is offered."""

    def __init__(
        self, match: Match, pictures: CardPictures, speed: str, parent: QWidget | None = None
    ) -> None:
        """`speed` is the program's own, to which the tempo comes."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.ui = Ui_ReplayWindow()
        self.ui.setupUi(self)
        self._pictures = pictures
        self.replay = MatchReplay(match)
        self._round = self.replay.own - 1
        self._may_play = True
        self._offers_review = False
        self._remarked, self._remarks = -1, dict[int, MoveRemark]()
        """A round, and by ply the remark on the decision that follows."""
        self.course = ReplayCourse(self.ui.table, self)
        self.ui.table.set_deck(pictures.deck.id)
        self.ui.table.set_index(pictures.index)
        self.setWindowTitle(self.tr("Replay of {0}").format(match.title or self._game_name()))
        self.moves = MovesPanel(self.ui.tabs)
        self.moves.chooser.hide()
        self.moves.set_deck(pictures.deck.id)
        self.ui.tabs.insertTab(0, self.moves, self.tr("Moves"))
        see_through(self.ui.hands_page)
        bold = self.ui.story.font()
        bold.setBold(True)
        self.ui.story.setFont(bold)
        self._viewpoint = Viewpoint(self.ui, match, self)
        self._transport = Transport(self.ui, self.course, speed, self)
        self._what_ifs = WhatIfList(self.ui, self.replay, self)
        self._list_rounds()
        self._connect()
        self._fit()
        self._open_round(self._round, 0)
        self.ui.slider.setFocus()

    def forbid_playing(self, forbidden: bool) -> None:
        """Forbid playing on and deleting variations, or allow both; a deleted match has neither."""
        self._may_play = not forbidden
        self._what_ifs.forbid_changes(forbidden)
        self._follow()

    def keep_variations(self) -> None:
        """Let nobody delete what was tried."""
        self._what_ifs.forbid_changes(True)

    def offer_review(self) -> None:
        """Offer the review of rounds that are over."""
        self._offers_review = True
        self._follow()

    def remark(self, number: int, remarks: Mapping[int, MoveRemark]) -> None:
        """Say something of decisions of a round (from 0), by the number of moves made before each."""
        self._remarked, self._remarks = number, dict(remarks)
        self.ui.remark.show()
        self._keep_lines()
        self._follow()

    def leave_for(self, branching: Branching) -> None:
        """Close for a variation that is to be played."""
        self.accept()
        self.play_on.emit(branching)

    @property
    def may_play(self) -> bool:
        """True if somebody may play on from here."""
        return self._may_play

    @property
    def match(self) -> Match:
        """The match that is looked at."""
        return self.replay.match

    @property
    def round(self) -> ReplayRound:
        """The round that is shown."""
        return self.replay.rounds[self._round]

    def show_ply(self, number: int, ply: int) -> None:
        """Show a round (from 0) at a ply, the number of moves made in it."""
        number = max(0, min(number, len(self.replay.rounds) - 1))
        if number != self._round:
            self._open_round(number, ply)
        else:
            self.course.stand(self.round.stop_at(ply))

    def _open_round(self, number: int, ply: int) -> None:
        self._round = number
        with QSignalBlocker(self.ui.rounds):
            self.ui.rounds.setCurrentIndex(number)
        self._viewpoint.offer(self.round)
        self._show_round(ply)

    def _game_name(self) -> str:
        return catalogue.of_games(self.match.game.spec.name)

    def _connect(self) -> None:
        ui, course = self.ui, self.course
        course.moved.connect(self._follow)
        course.ended.connect(self._go_on)
        self._transport.turned.connect(self._turn)
        self._viewpoint.changed.connect(lambda: self._show_round(course.ply))
        self._what_ifs.wanted.connect(self._show_variation)
        self._what_ifs.deleted.connect(self._leave_variation)
        self._what_ifs.restored.connect(self._make_room)
        ui.rounds.currentIndexChanged.connect(lambda number: self.show_ply(number, 0))
        ui.play_on.clicked.connect(self._play_on)
        ui.review.clicked.connect(lambda: self.review_wanted.emit(self._round))
        self.moves.ply_chosen.connect(self._go_to)
        self.moves.left.connect(self.reject)

    # What is shown

    def _list_rounds(self) -> None:
        with QSignalBlocker(self.ui.rounds):
            self.ui.rounds.clear()
            self.ui.rounds.addItems([name_of(shown) for shown in self.replay.rounds])

    def _show_round(self, ply: int) -> None:
        ui, shown, spec, wanted = self.ui, self.round, self.match.game.spec, self._viewpoint.wanted
        seats = [
            Seat(name, "") if level == PERSON or spec.by_luck else Seat(name, level_texts.level(level))
            for name, level in zip(self.match.names, self.match.levels_in(shown.number), strict=True)
        ]
        ui.table.set_seats(seats, shown.seat(wanted), spec.clockwise)
        self.moves.show_round(self._moves_source(), 0)
        self.course.show_round(shown, wanted, ply)

    def _follow(self) -> None:
        """Another place is being shown: say what happened, and how the match stands there."""
        ui, course, shown, wanted = self.ui, self.course, self.round, self._viewpoint.wanted
        standing = shown.standing(course.ply)
        self._transport.show_ply(self._round > 0, self._round + 1 < len(self.replay.rounds))
        self.moves.mark(0, course.ply)
        before = shown.stops[course.at - 1] if course.at else 0
        told = story(shown, before, course.ply, wanted, standing, self._pictures.deck.id)
        ui.story.setText(breakable(told, ui.story.fontMetrics(), ui.story.width()))
        ui.slider.setAccessibleDescription(told)
        self._show_remark()
        ui.review.setVisible(self._offers_review and shown.over and shown.all_open)
        self._wrap_foot()
        ui.table.notices.set_totals(standing.totals)
        turn = None if standing.position.is_over else shown.view(course.ply, wanted).to_move
        ui.table.notices.set_turn(turn, "")
        counts = shown.points(course.ply)
        ui.points.setVisible(any(counts))
        if counts:
            words = self.tr("This round: {0}").format(points(standing.names, counts))
            ui.points.setText(breakable(words, ui.points.fontMetrics(), ui.points.width()))
        hands = shown.hands(course.ply) if wanted is None else ()
        rows = [(name, cards) for name, cards in zip(standing.names, hands, strict=False) if cards]
        ui.hands.show_hands(rows, self._pictures)
        ui.tabs.setTabVisible(ui.tabs.indexOf(ui.hands_page), bool(rows))
        self._offer_to_play_on()

    def _show_remark(self) -> None:
        """Say what there is to be said of the decision that follows."""
        remarked = self._round == self._remarked
        remark = self._remarks.get(self.course.ply) if remarked else None
        self.ui.remark.setText("" if remark is None else remark.words)
        self.ui.table.show_move_values(NO_MARGINS if remark is None else remark.margins)

    def _moves_source(self) -> MovesSource:
        """The moves of the round as they are seen from where somebody looks."""
        shown, wanted = self.round, self._viewpoint.wanted
        seat = None if shown.all_open and wanted is None else shown.seat(wanted)
        return MovesSource(tuple(self.match.names), (shown.end,), seat, seat)

    # What is done

    def _go_to(self, number: int, ply: int) -> None:
        """Show the position after a move of the list, which has those of the round that is shown alone."""
        del number
        if self.course.ply != ply:
            self._transport.stand(self.round.stop_at(ply))

    def _turn(self, by: int) -> None:
        """Go to another round."""
        self.show_ply(self._round + by, 0)

    def _go_on(self) -> None:
        """The round has gone by: the next one follows, if there is one; a variation ends by itself."""
        if self._round + 1 < self.replay.own:
            self._turn(1)
        else:
            self.course.set_playing(False)

    def _offer_to_play_on(self) -> None:
        """Let the person play on where that can be, and say why not elsewhere."""
        may, shown = self._branching() is not None, self.round
        tip = self.tr("Try another course from this move on, as practice; your match waits")
        if not may and not self._may_play:
            tip = self.tr("Restore the match before you play on")
        elif not may and shown.all_open:
            tip = self.tr("Nobody decides anything here")
        elif not may and self.match.fair:
            tip = self.tr("In fair play you can try another course once the round is over")
        elif not may:
            tip = self.tr("While the round is in play, you can try again only where you have decided")
        self.ui.play_on.setEnabled(may)
        self.ui.play_on.setToolTip(tip)

    def _branching(self) -> Branching | None:
        return self.round.branching(self.course.ply) if self._may_play else None

    def _play_on(self) -> None:
        """Play another course from here on; the window closes for it."""
        branching = self._branching()
        if branching is not None:
            self.leave_for(branching)

    def _show_variation(self, slot: int) -> None:
        number = self.replay.own + slot
        self.show_ply(number, self.replay.rounds[number].leaves)
        self.ui.slider.setFocus()

    def _leave_variation(self, slot: int) -> None:
        """A variation is gone; who looked at it sees the round that it was of, where the two part."""
        number, at, ply = self.replay.own + slot, self._round, self.course.ply
        self.course.set_playing(False)
        if at == number:
            left = self.course.round
            at, ply = left.number, min(ply, left.leaves)
        self._change_rounds(at - (at > number), ply)

    def _make_room(self, slot: int) -> None:
        """A variation is back."""
        at = self._round
        self._change_rounds(at + (at >= self.replay.own + slot), self.course.ply)

    def _change_rounds(self, at: int, ply: int) -> None:
        self._list_rounds()
        self._open_round(at, ply)
        self.varied.emit(self.match)

    # The window itself

    def _fit(self) -> None:
        """Not larger than the screen allows, and the table as wide as can be."""
        over = self.parentWidget()
        wanted = self.size() if over is None else (over.size() * 0.96).expandedTo(QSize(900, 600))
        self.resize(wanted)
        keep_within_screen(self)
        self._wrap_foot()
        self.ui.side_scroll.setMinimumWidth(136)
        self.ui.split.setStretchFactor(0, 1)
        side = max(SIDE * self.fontMetrics().lineSpacing(), self.width() // 4)
        self.ui.split.setSizes([self.width() - side, side])

    def _wrap_foot(self) -> None:
        """Put the buttons below the slider where the screen has no room for all on one line."""
        ui = self.ui
        wide = ui.transport.minimumSize().width() + ui.actions.minimumSize().width()
        narrow = wide + 2 * ui.column.contentsMargins().left() > room_of(self).width()
        way = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        ui.foot.setDirection(way)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """The space bar plays and pauses wherever it means nothing else; Escape closes the window."""
        if event.key() == Qt.Key.Key_Space:
            self._transport.play_or_pause()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Keep the height of the story, so that the table does not move with its words."""
        super().resizeEvent(event)
        self._keep_lines()

    def _keep_lines(self) -> None:
        lines = 1 if self.height() <= LOW else 2
        line = self.ui.story.fontMetrics().lineSpacing()
        self.ui.story.setFixedHeight(lines * line)
        self.ui.remark.setFixedHeight((REMARK - 2 + lines) * line)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Follow the palette from light to dark and back."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.ApplicationPaletteChange):
            self._transport.draw_signs()

    def done(self, result: int) -> None:
        """Nothing moves once the window has gone."""
        self.course.stop()
        super().done(result)
