# SPDX-License-Identifier: MIT
"""The buttons and keys of a replay: steps, automatic replay, tempo and rounds."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSignalBlocker, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QToolButton, QWidget

from thothit_desktop.app.forms.ui_replay_window import Ui_ReplayWindow
from thothit_desktop.app.history.replay_course import ReplayCourse
from thothit_desktop.app.history.transport_icons import sign

if TYPE_CHECKING:
    from collections.abc import Callable

TEMPOS = (0.5, 1.0, 2.0, 4.0)
"""The choices of tempo, as factors of the normal speed."""


class Transport(QObject):
    """Controls the course of a replay; `speed` is the program's animation speed."""

    turned = Signal(int)
    """The user wants to see another round; carries the distance, 1 or -1."""

    def __init__(self, ui: Ui_ReplayWindow, course: ReplayCourse, speed: str, window: QWidget) -> None:
        super().__init__(window)
        self._ui, self._course, self._speed, self._window = ui, course, speed, window
        for tempo in TEMPOS:
            ui.tempo.addItem(self.tr("{0} ×").format(f"{tempo:g}"), tempo)
        ui.tempo.setCurrentIndex(TEMPOS.index(1.0))
        course.switched.connect(self.draw_signs)
        ui.tempo.currentIndexChanged.connect(self._set_tempo)
        ui.slider.valueChanged.connect(self.stand)
        self._connect()
        self.draw_signs()
        self._set_tempo()

    def stand(self, at: int) -> None:
        """Stop automatic replay, and show a stop of the course."""
        self._course.set_playing(False)
        self._course.stand(at)

    def play_or_pause(self) -> None:
        """Start or stop automatic replay."""
        self._course.set_playing(not self._course.playing)

    def show_ply(self, earlier: bool, later: bool) -> None:
        """Update slider and buttons; `earlier` and `later` say if there are rounds before and after."""
        ui, course = self._ui, self._course
        with QSignalBlocker(ui.slider):
            ui.slider.setRange(0, course.last)
            ui.slider.setValue(course.at)
        ui.place.setText(self.tr("{0} of {1}").format(course.at, course.last))
        for button, possible in (
            (ui.first, course.at > 0),
            (ui.back, course.at > 0),
            (ui.on, course.at < course.last),
            (ui.last, course.at < course.last),
            (ui.previous_round, earlier),
            (ui.next_round, later),
        ):
            button.setEnabled(possible)

    def draw_signs(self) -> None:
        """Draw the icons of the buttons in the colours of the window."""
        ui, palette = self._ui, self._window.palette()
        buttons: dict[str, QToolButton] = {
            "first": ui.first,
            "back": ui.back,
            "pause" if self._course.playing else "play": ui.play,
            "on": ui.on,
            "last": ui.last,
            "previous_round": ui.previous_round,
            "next_round": ui.next_round,
        }
        for name, button in buttons.items():
            button.setIcon(sign(name, palette))
        ui.play.setAccessibleName(self.tr("Pause") if self._course.playing else self.tr("Play"))

    def _connect(self) -> None:
        ui = self._ui
        for button, do in (
            (ui.first, lambda: self.stand(0)),
            (ui.back, lambda: self._step(-1)),
            (ui.play, self.play_or_pause),
            (ui.on, lambda: self._step(1)),
            (ui.last, lambda: self.stand(self._course.last)),
            (ui.previous_round, lambda: self.turned.emit(-1)),
            (ui.next_round, lambda: self.turned.emit(1)),
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
            QShortcut(QKeySequence(key), self._window).activated.connect(press)

    def _step(self, by: int) -> None:
        self._course.set_playing(False)
        self._course.step(by)

    def _change_tempo(self, by: int) -> None:
        tempo = self._ui.tempo
        tempo.setCurrentIndex(max(0, min(tempo.currentIndex() + by, tempo.count() - 1)))

    def _set_tempo(self) -> None:
        tempo = self._ui.tempo.currentData()
        self._course.set_tempo(tempo)
        self._ui.table.set_speed(self._speed, tempo)
