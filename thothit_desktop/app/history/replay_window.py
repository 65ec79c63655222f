# SPDX-License-Identifier: MIT
"""The window in which a match is looked at again, on a table of its own."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QDialog, QToolButton, QWidget

from thothit_desktop.app.history.move_list import MovesSource
from thothit_desktop.app.history.move_story import story
from thothit_desktop.app.history.moves_panel import MovesPanel
from thothit_desktop.app.history.replay import Branching, MatchReplay, ReplayRound
from thothit_desktop.app.history.replay_course import ReplayCourse
from thothit_desktop.app.history.transport_icons import sign
from thothit_desktop.app.history.ui_replay_window import Ui_ReplayWindow
from thothit_desktop.app.history.what_if_words import name_of, points, summary
from thothit_desktop.app.messages import catalogue, sentences
from thothit_desktop.app.widgets.card_pictures import CardPictures
from thothit_desktop.flow.match import PERSON, Match
from thothit_desktop.table.table import Seat

if TYPE_CHECKING:
    from collections.abc import Callable

TEMPOS = (0.5, 1.0, 2.0, 4.0)
"""How many times as fast as usual it may go."""

LOW = 480
"""In a window that is not higher than this the story has one line, else two."""


class ReplayWindow(QDialog):
    """Shows the rounds of a match move by move, from any seat that may be looked from."""

    play_on = Signal(object)
    """A variation is to be played (`Branching`)."""

    def __init__(
        self, match: Match, pictures: CardPictures, speed: str, parent: QWidget | None = None
    ) -> None:
        """`speed` is the program's own, to which the tempo comes."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.ui = Ui_ReplayWindow()
        self.ui.setupUi(self)
        self._pictures, self._speed = pictures, speed
        self.replay = MatchReplay(match)
        self._round = self.replay.own - 1
        self._may_play = True
        self._wanted: int | None = None
        """From which seat the person wants to look; None for all of them."""
        self.course = ReplayCourse(self.ui.table, self)
        self.ui.table.set_deck(pictures.deck.id)
        self.ui.table.set_index(pictures.index)
        self.setWindowTitle(self.tr("Replay of {0}").format(match.title or self._game_name()))
        self.moves = MovesPanel(self.ui.tabs)
        self.moves.chooser.hide()
        self.moves.setMinimumWidth(0)  # as narrow as the side of a small window
        self.moves.set_deck(pictures.deck.id)
        self.ui.tabs.insertTab(0, self.moves, self.tr("Moves"))
        self._fill()
        self._connect()
        self._take_signs()
        self._set_tempo()
        self._fit()
        self._open_round(self._round, 0)
        self.ui.slider.setFocus()

    def forbid_playing(self, forbidden: bool) -> None:
        """Whether nobody may play on, as in a match that has been deleted."""
        self._may_play = not forbidden
        self._follow()

    @property
    def match(self) -> Match:
        """The match that is looked at."""
        return self.replay.match

    @property
    def round(self) -> ReplayRound:
        """The round that is shown."""
        return self.replay.rounds[self._round]

    def show_place(self, number: int, place: int) -> None:
        """Show a round (from 0) at a place, the number of moves made in it."""
        number = max(0, min(number, len(self.replay.rounds) - 1))
        if number != self._round:
            self._open_round(number, place)
        else:
            self.course.stand(self.round.stop_at(place))

    def _open_round(self, number: int, place: int) -> None:
        self._round = number
        with QSignalBlocker(self.ui.rounds):
            self.ui.rounds.setCurrentIndex(number)
        self._offer_seats()
        self._show_round(place)

    # What there is to choose

    def _game_name(self) -> str:
        return catalogue.of_games(self.match.game.spec.name)

    def _fill(self) -> None:
        ui = self.ui
        for shown in self.replay.rounds:
            ui.rounds.addItem(name_of(shown))
            if shown.slot is not None:
                ui.variations.addItem(summary(shown))
        ui.tabs.setTabVisible(ui.tabs.indexOf(ui.variations), ui.variations.count() > 0)
        for tempo in TEMPOS:
            ui.tempo.addItem(self.tr("{0} ×").format(f"{tempo:g}"), tempo)
        ui.tempo.setCurrentIndex(TEMPOS.index(1.0))
        ui.why.setText(self.tr("This round is still in play, so you see only what you saw at the table."))
        bold = ui.story.font()
        bold.setBold(True)
        ui.story.setFont(bold)

    def _connect(self) -> None:
        ui, course = self.ui, self.course
        course.moved.connect(self._follow)
        course.switched.connect(self._take_signs)
        course.ended.connect(self._go_on)
        ui.rounds.currentIndexChanged.connect(lambda number: self.show_place(number, 0))
        ui.seen.currentIndexChanged.connect(self._look_from)
        ui.tempo.currentIndexChanged.connect(self._set_tempo)
        ui.slider.valueChanged.connect(self._slide)
        ui.variations.itemActivated.connect(lambda item: self._show_variation(ui.variations.row(item)))
        ui.play_on.clicked.connect(self._play_on)
        self.moves.place_chosen.connect(self._go_to)
        self.moves.left.connect(self.reject)
        for button, do in (
            (ui.first, self._to_deal),
            (ui.back, lambda: self._step(-1)),
            (ui.play, self._play_or_pause),
            (ui.on, lambda: self._step(1)),
            (ui.last, self._to_end),
            (ui.previous_round, lambda: self._turn(-1)),
            (ui.next_round, lambda: self._turn(1)),
        ):
            button.clicked.connect(do)
        keys: tuple[tuple[str, Callable[[], object]], ...] = (
            ("Left", ui.back.click),
            ("Right", ui.on.click),
            ("Home", ui.first.click),
            ("End", ui.last.click),
            ("PgUp", ui.previous_round.click),
            ("PgDown", ui.next_round.click),
            ("+", lambda: self._change_tempo(1)),
            ("=", lambda: self._change_tempo(1)),
            ("-", lambda: self._change_tempo(-1)),
        )
        for key, press in keys:
            QShortcut(QKeySequence(key), self).activated.connect(press)

    def _offer_seats(self) -> None:
        """Offer the seats from which the round may be looked at."""
        ui, shown = self.ui, self.round
        with QSignalBlocker(ui.seen):
            ui.seen.clear()
            if shown.all_open:
                ui.seen.addItem(self.tr("All hands open"), None)
            for seat in range(len(self.match.names)) if shown.all_open else (shown.seat(None),):
                ui.seen.addItem(self._as_seen_by(seat), seat)
            ui.seen.setCurrentIndex(max(0, ui.seen.findData(self._wanted)) if shown.all_open else 0)
        ui.seen.setEnabled(shown.all_open)
        ui.why.setVisible(not shown.all_open)

    def _as_seen_by(self, seat: int) -> str:
        if self.match.levels[seat] == PERSON:
            return self.tr("As you saw it")
        return self.tr("As {0} saw it").format(self.match.names[seat])

    def _look_from(self) -> None:
        self._wanted = self.ui.seen.currentData()
        self._show_round(self.course.place)

    # What is shown

    def _show_round(self, place: int) -> None:
        ui, shown, spec = self.ui, self.round, self.match.game.spec
        levels = [
            "" if level == PERSON or spec.by_luck else sentences.level(level) for level in self.match.levels
        ]
        seats = [Seat(*seat) for seat in zip(self.match.names, levels, strict=True)]
        ui.table.set_seats(seats, shown.seat(self._wanted), spec.clockwise)
        with QSignalBlocker(ui.slider):
            ui.slider.setRange(0, len(shown.stops) - 1)
        self.moves.show_round(self._moves_source(), 0)
        self.course.show_round(shown, self._wanted, place)

    def _follow(self) -> None:
        """Another place is being shown: say what happened, and how the match stands there."""
        ui, course, shown = self.ui, self.course, self.round
        standing = shown.standing(course.place)
        with QSignalBlocker(ui.slider):
            ui.slider.setValue(course.at)
        self.moves.mark(0, course.place)
        ui.place.setText(self.tr("{0} of {1}").format(course.at, course.last))
        before = shown.stops[course.at - 1] if course.at else 0
        told = story(shown, before, course.place, self._wanted, standing, self._pictures.deck.id)
        ui.story.setText(told)
        ui.slider.setAccessibleDescription(told)
        ui.table.notices.set_totals(standing.totals)
        turn = None if standing.position.is_over else shown.view(course.place, self._wanted).to_move
        ui.table.notices.set_turn(turn, "")
        counts = shown.points(course.place)
        ui.points.setVisible(any(counts))
        if counts:
            ui.points.setText(self.tr("This round: {0}").format(points(standing.names, counts)))
        hands = shown.hands(course.place) if self._wanted is None else ()
        rows = [(name, cards) for name, cards in zip(standing.names, hands, strict=False) if cards]
        ui.hands.show_hands(rows, self._pictures)
        ui.tabs.setTabVisible(ui.tabs.indexOf(ui.hands_page), bool(rows))
        self._offer_to_play_on()
        for button, possible in (
            (ui.first, course.at > 0),
            (ui.back, course.at > 0),
            (ui.on, course.at < course.last),
            (ui.last, course.at < course.last),
            (ui.previous_round, self._round > 0),
            (ui.next_round, self._round + 1 < len(self.replay.rounds)),
        ):
            button.setEnabled(possible)

    def _moves_source(self) -> MovesSource:
        """The moves of the round as they are seen from where somebody looks."""
        shown = self.round
        seat = None if shown.all_open and self._wanted is None else shown.seat(self._wanted)
        return MovesSource(tuple(self.match.names), (shown.end,), seat, seat)

    # What is done

    def _go_to(self, number: int, place: int) -> None:
        """Show the position after a move of the list, which has those of the round that is shown alone."""
        del number
        if self.course.place != place:
            self.course.set_playing(False)
            self.course.stand(self.round.stop_at(place))

    def _step(self, by: int) -> None:
        self.course.set_playing(False)
        self.course.step(by)

    def _to_deal(self) -> None:
        self.course.set_playing(False)
        self.course.stand(0)

    def _to_end(self) -> None:
        self.course.set_playing(False)
        self.course.stand(self.course.last)

    def _slide(self, at: int) -> None:
        self.course.set_playing(False)
        self.course.stand(at)

    def _turn(self, by: int) -> None:
        """Go to another round."""
        self.show_place(self._round + by, 0)

    def _play_or_pause(self) -> None:
        self.course.set_playing(not self.course.playing)

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
        return self.round.branching(self.course.place) if self._may_play else None

    def _play_on(self) -> None:
        """Play another course from here on; the window closes for it."""
        branching = self._branching()
        if branching is not None:
            self.accept()
            self.play_on.emit(branching)

    def _show_variation(self, slot: int) -> None:
        number = self.replay.own + slot
        self.show_place(number, self.replay.rounds[number].leaves)
        self.ui.slider.setFocus()

    def _change_tempo(self, by: int) -> None:
        tempo = self.ui.tempo
        tempo.setCurrentIndex(max(0, min(tempo.currentIndex() + by, tempo.count() - 1)))

    def _set_tempo(self) -> None:
        tempo = self.ui.tempo.currentData()
        self.course.set_tempo(tempo)
        self.ui.table.set_speed(self._speed, tempo)

    # The window itself

    def _take_signs(self) -> None:
        """Draw the signs of the buttons in the colours of the window."""
        ui, palette = self.ui, self.palette()
        buttons: dict[str, QToolButton] = {
            "first": ui.first,
            "back": ui.back,
            "pause" if self.course.playing else "play": ui.play,
            "on": ui.on,
            "last": ui.last,
            "previous_round": ui.previous_round,
            "next_round": ui.next_round,
        }
        for name, button in buttons.items():
            button.setIcon(sign(name, palette))
        ui.play.setAccessibleName(self.tr("Pause") if self.course.playing else self.tr("Play"))

    def _fit(self) -> None:
        """Not larger than the screen allows, and the table as wide as can be."""
        room = self.screen().availableSize()
        over = self.parentWidget()
        wanted = self.size() if over is None else (over.size() * 0.96).expandedTo(QSize(900, 600))
        self.resize(wanted.boundedTo(room * 0.95))
        self.ui.side.setMinimumWidth(136)
        self.ui.split.setStretchFactor(0, 1)
        self.ui.split.setSizes([self.width() - max(136, self.width() // 4), max(136, self.width() // 4)])

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """The space bar plays and pauses wherever it means nothing else; Escape closes the window."""
        if event.key() == Qt.Key.Key_Space:
            self._play_or_pause()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Keep the height of the story, so that the table does not move with its words."""
        super().resizeEvent(event)
        lines = 1 if self.height() <= LOW else 2
        self.ui.story.setFixedHeight(lines * self.ui.story.fontMetrics().lineSpacing())

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Follow the palette from light to dark and back."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.ApplicationPaletteChange):
            self._take_signs()

    def done(self, result: int) -> None:
        """Nothing moves once the window has gone."""
        self.course.stop()
        super().done(result)
