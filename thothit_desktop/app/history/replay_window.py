# SPDX-License-Identifier: MIT
"""The replay window: a match move by move on a table of its own."""

from PySide6.QtCore import QEvent, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QDialog, QWidget

from thothit_desktop.app.forms.ui_replay_window import Ui_ReplayWindow
from thothit_desktop.app.history.move_list import MovesSource
from thothit_desktop.app.history.move_story import story
from thothit_desktop.app.history.moves_panel import MovesPanel
from thothit_desktop.app.history.replay import Branching, MatchReplay, ReplayRound, seats_in
from thothit_desktop.app.history.replay_course import ReplayCourse
from thothit_desktop.app.history.transport import Transport
from thothit_desktop.app.history.viewpoint import Viewpoint
from thothit_desktop.app.history.what_if_list import WhatIfList
from thothit_desktop.app.history.what_if_words import name_of, points
from thothit_desktop.app.messages import catalogue
from thothit_desktop.app.widgets.card_pictures import CardPictures
from thothit_desktop.app.widgets.plain_text import breakable
from thothit_desktop.app.widgets.screen_room import keep_within_screen, room_of
from thothit_desktop.app.widgets.see_through import see_through
from thothit_desktop.flow.match import Match
from thothit_desktop.table.drawing.figures import OWN

LOW = 480
"""The window height up to which the story has one line instead of two."""

SIDE = 13
"""The least width of the side panel, in line heights of text."""


class ReplayWindow(QDialog):
    """Shows the rounds of a match move by move, from any permitted seat."""

    play_on = Signal(object)
    """The user wants to play a variation; carries a `Branching`."""
    varied = Signal(object)
    """Variations have been deleted or restored; carries the `Match`."""
    review_wanted = Signal(int)
    """The user wants a review of the shown round (from 0), if `offer_review` was called."""

    def __init__(
        self,
        match: Match,
        pictures: CardPictures,
        speed: str,
        parent: QWidget | None = None,
        figure: str = OWN,
    ) -> None:
        """Set up the window; `speed` is the program's, which the tempo multiplies, `figure` the person's."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.ui = Ui_ReplayWindow()
        self.ui.setupUi(self)
        self._pictures, self._figure = pictures, figure
        self.replay = MatchReplay(match)
        self._round = self.replay.own - 1
        self._may_play = True
        self._offers_review = False
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
        self._set_size()
        self._open_round(self._round, 0)
        self.ui.slider.setFocus()

    def forbid_playing(self, forbidden: bool) -> None:
        """Forbid or allow playing on and changing variations; a deleted match allows neither."""
        self._may_play = not forbidden
        self._what_ifs.forbid_changes(forbidden)
        self._update_view()

    def offer_review(self) -> None:
        """Offer the review of ended rounds."""
        self._offers_review = True
        self._update_view()

    def leave_for(self, branching: Branching) -> None:
        """Close the window to play a variation."""
        self.accept()
        self.play_on.emit(branching)

    @property
    def may_play(self) -> bool:
        """True while playing on is allowed."""
        return self._may_play

    @property
    def match(self) -> Match:
        """The match of the replay."""
        return self.replay.match

    @property
    def round(self) -> ReplayRound:
        """The shown round."""
        return self.replay.rounds[self._round]

    def show_ply(self, number: int, ply: int) -> None:
        """Show a round (from 0) at a ply."""
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
        course.moved.connect(self._update_view)
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

    # Content

    def _list_rounds(self) -> None:
        with QSignalBlocker(self.ui.rounds):
            self.ui.rounds.clear()
            self.ui.rounds.addItems([name_of(shown) for shown in self.replay.rounds])

    def _show_round(self, ply: int) -> None:
        ui, shown, spec, wanted = self.ui, self.round, self.match.game.spec, self._viewpoint.wanted
        seats = seats_in(self.match, shown.number, self._figure)
        ui.table.set_seats(seats, shown.seat(wanted), spec.clockwise)
        self.moves.show_round(self._moves_source(), 0)
        self.course.show_round(shown, wanted, ply)

    def _update_view(self) -> None:
        """Update the story, the standing and all controls to the current ply."""
        ui, course, shown, wanted = self.ui, self.course, self.round, self._viewpoint.wanted
        standing = shown.standing(course.ply)
        self._transport.show_ply(self._round > 0, self._round + 1 < len(self.replay.rounds))
        self.moves.mark(0, course.ply)
        before = shown.stops[course.at - 1] if course.at else 0
        told = story(shown, before, course.ply, wanted, standing, self._pictures.deck.id)
        ui.story.setText(breakable(told, ui.story.fontMetrics(), ui.story.width()))
        ui.slider.setAccessibleDescription(told)
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

    def _moves_source(self) -> MovesSource:
        """Return the source of the move list for the viewing seat."""
        shown, wanted = self.round, self._viewpoint.wanted
        seat = None if shown.all_open and wanted is None else shown.seat(wanted)
        return MovesSource(tuple(self.match.names), (shown.end,), seat, seat)

    # User input

    def _go_to(self, number: int, ply: int) -> None:
        """Show a ply chosen in the move list, which has only the shown round."""
        del number
        if self.course.ply != ply:
            self._transport.stand(self.round.stop_at(ply))

    def _turn(self, by: int) -> None:
        """Go `by` rounds forward or back."""
        self.show_ply(self._round + by, 0)

    def _go_on(self) -> None:
        """Go on with the next round of the match; stop at the last one and after variations."""
        if self._round + 1 < self.replay.own:
            self._turn(1)
        else:
            self.course.set_playing(False)

    def _offer_to_play_on(self) -> None:
        """Enable playing on if it is possible here, and explain in the tooltip."""
        may, shown = self._branching() is not None, self.round
        tip = self.tr("Play on from this move, as practice. Your match waits.")
        if not may and not self._may_play:
            tip = self.tr("Restore this match first. Then you can play on from here.")
        elif not may and shown.all_open:
            tip = self.tr("No player has a choice at this point")
        elif not may and self.match.fair:
            tip = self.tr("Finish the round first: in fair play, What if works only after that.")
        elif not may:
            tip = self.tr(
                "Choose one of your own moves: until the round is over, What if works only on those."
            )
        self.ui.play_on.setEnabled(may)
        self.ui.play_on.setToolTip(tip)

    def _branching(self) -> Branching | None:
        return self.round.branching(self.course.ply) if self._may_play else None

    def _play_on(self) -> None:
        """Start a variation here, and close the window."""
        branching = self._branching()
        if branching is not None:
            self.leave_for(branching)

    def _show_variation(self, slot: int) -> None:
        number = self.replay.own + slot
        self.show_ply(number, self.replay.rounds[number].leaves)
        self.ui.slider.setFocus()

    def _leave_variation(self, slot: int) -> None:
        """Update the list after a deletion; a shown variation is replaced by its round."""
        number, at, ply = self.replay.own + slot, self._round, self.course.ply
        self.course.set_playing(False)
        if at == number:
            left = self.course.round
            at, ply = left.number, min(ply, left.leaves)
        self._change_rounds(at - (at > number), ply)

    def _make_room(self, slot: int) -> None:
        """Update the list after a variation has been restored."""
        at = self._round
        self._change_rounds(at + (at >= self.replay.own + slot), self.course.ply)

    def _change_rounds(self, at: int, ply: int) -> None:
        self._list_rounds()
        self._open_round(at, ply)
        self.varied.emit(self.match)

    # Layout

    def _set_size(self) -> None:
        """Size the window within the screen, with a table as wide as possible."""
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
        """Put the buttons below the slider if the screen is too narrow for one line."""
        ui = self.ui
        wide = ui.transport.minimumSize().width() + ui.actions.minimumSize().width()
        narrow = wide + 2 * ui.column.contentsMargins().left() > room_of(self).width()
        way = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        ui.foot.setDirection(way)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Play or pause with the space bar; leave all other keys to the dialog."""
        if event.key() == Qt.Key.Key_Space:
            self._transport.play_or_pause()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Update the fixed height of the story and the remark."""
        super().resizeEvent(event)
        self._keep_lines()

    def _keep_lines(self) -> None:
        lines = 1 if self.height() <= LOW else 2
        line = self.ui.story.fontMetrics().lineSpacing()
        self.ui.story.setFixedHeight(lines * line)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Redraw the button icons when the palette changes."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.ApplicationPaletteChange):
            self._transport.draw_signs()

    def done(self, result: int) -> None:
        """Stop the replay before the window closes."""
        self.course.stop()
        super().done(result)
