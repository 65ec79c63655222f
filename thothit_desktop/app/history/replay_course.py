# SPDX-License-Identifier: MIT
"""Plays back a round on a table: by steps, automatically, or at any ply."""

from PySide6.QtCore import QObject, QTimer, Signal

from thothit_desktop.app.history.replay import ReplayRound
from thothit_desktop.table.table import Table

PAUSE = 700
"""The milliseconds between two moves of automatic replay at normal speed."""


class ReplayCourse(QObject):
    """The place of a replay in a round; `wanted` is the chosen viewing seat, None for any."""

    moved = Signal()
    """The replay shows another ply."""
    switched = Signal()
    """Automatic replay has started or stopped."""
    ended = Signal()
    """Automatic replay has reached the end of the round."""

    def __init__(self, table: Table, parent: QObject) -> None:
        super().__init__(parent)
        self._table = table
        self._round: ReplayRound | None = None
        self._wanted: int | None = None
        self._tempo = 1.0
        self.at = 0
        """The index of the current stop."""
        self.playing = False
        """True while automatic replay runs."""
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._go_on)
        table.quiet.connect(self._on_quiet)

    @property
    def round(self) -> ReplayRound:
        """The shown round."""
        assert self._round is not None
        return self._round

    @property
    def ply(self) -> int:
        """The shown ply."""
        return self.round.stops[self.at]

    @property
    def last(self) -> int:
        """The index of the last stop."""
        return len(self.round.stops) - 1

    def show_round(self, shown: ReplayRound, wanted: int | None, ply: int = 0) -> None:
        """Show a round at a ply, from a wanted seat."""
        self._round, self._wanted = shown, wanted
        self.stand(shown.stop_at(ply))

    def stand(self, at: int) -> None:
        """Show a stop at once, without animation."""
        self.at = max(0, min(at, self.last))
        self._table.show_view(self.round.view(self.ply, self._wanted))
        self._emit_moved()

    def step(self, by: int) -> None:
        """Go `by` stops forward or back with animation; do nothing beyond either end."""
        before, at = self.ply, self.at + by
        if not 0 <= at <= self.last:
            return
        self._table.complete()
        self.at = at
        view = self.round.view(self.ply, self._wanted)
        if by > 0:
            self._table.play(self.round.events(before, self.ply, self._wanted), view)
        else:
            self._table.travel(view, self.round.events(self.ply, before, self._wanted), ())
        self._emit_moved()

    def set_playing(self, on: bool) -> None:
        """Start or stop automatic replay; at the end of the round it starts again from the deal."""
        if on == self.playing:
            return
        self.playing = on
        self._pause.stop()
        self.switched.emit()
        if on and self.at == self.last:
            self.stand(0)
        elif on:
            self.step(1)

    def set_tempo(self, tempo: float) -> None:
        """Set the speed of automatic replay; 2 is twice the normal speed."""
        self._tempo = tempo

    def stop(self) -> None:
        """Stop automatic replay, and finish all animations."""
        self.set_playing(False)
        self._table.complete()

    def _emit_moved(self) -> None:
        self._pause.stop()
        self.moved.emit()

    def _on_quiet(self) -> None:
        if self.playing and not self._table.moving:
            self._pause.start(int(PAUSE / self._tempo))

    def _go_on(self) -> None:
        if not self.playing:
            return
        if self.at < self.last:
            self.step(1)
        else:
            self.ended.emit()
