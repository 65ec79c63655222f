# SPDX-License-Identifier: MIT
"""The course of a worked example on a table, with time to read the text about each move."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from thothit_desktop.app.family.example import READER
from thothit_desktop.app.rules.steps import ExampleStep
from thothit_desktop.table.table import Seat, Table

if TYPE_CHECKING:
    from thothit_desktop.games.contract import Event

PAUSE, PER_LETTER = 700, 32
"""The reading time before the next automatic move, in milliseconds: a base, and more for each letter."""


class ExampleCourse(QObject):
    """Waits at a step, or shows its move and goes on to the next."""

    began = Signal()
    """A step is shown without the move that leads to it."""
    moved = Signal()
    """The table has begun to show the move of a step."""
    told = Signal()
    """The text about the move may be shown; it is that of `told_step`."""
    reached = Signal()
    """The table is at rest at a step."""

    def __init__(self, table: Table, parent: QObject) -> None:
        super().__init__(parent)
        self._table = table
        self.steps: tuple[ExampleStep, ...] = ()
        self.at = 0
        self.playing = False
        """True while a move is shown, which the next step follows."""
        self.told_step: ExampleStep | None = None
        """The step whose move was shown last, once its text may be shown; else None."""
        self._telling: ExampleStep | None = None
        """The step whose move is being shown; None if there is none."""
        self._later: tuple[Event, ...] = ()
        """The events of the move that are shown after the reading time."""
        self._reading = QTimer(self, singleShot=True)
        self._reading.timeout.connect(self.go_on)
        table.quiet.connect(self._on_quiet)
        table.landed.connect(self._emit_told)

    @property
    def step(self) -> ExampleStep:
        """The current step."""
        return self.steps[self.at]

    @property
    def rests(self) -> bool:
        """True while nothing moves, and nothing will move automatically."""
        return not (self._table.moving or self.playing or self._reading.isActive())

    @property
    def at_end(self) -> bool:
        """True if this is the last step."""
        return self.at + 1 >= len(self.steps)

    def stand(self, at: int) -> None:
        """Show a step at once, without animation."""
        self.stop()
        self.at, self.told_step = at, None
        self.began.emit()
        step, table = self.step, self._table
        table.set_seats([Seat(name, "") for name in step.names], READER, step.position.game.spec.clockwise)
        table.notices.set_totals(())
        table.setFocus(Qt.FocusReason.OtherFocusReason)
        view = step.position.view(READER)
        if step.events and step.move is None:
            table.play(step.events, view)
        else:
            table.show_view(view)
        self._reach()

    def back(self) -> None:
        """Go back to the last step that asks for a move or has only a text."""
        stops = [at for at in range(self.at) if self.steps[at].asks or self.steps[at].move is None]
        self.stand(stops[-1] if stops else 0)

    def next(self) -> None:
        """Finish the animation, or else show the next move or scene."""
        if self._table.moving:
            self._table.complete()
        elif not self.at_end:
            self.go_on()

    def go_on(self) -> None:
        """Show the rest of the move, or the next one."""
        self._reading.stop()
        if self._later:
            rest, self._later = self._later, ()
            self._table.play(rest, self.step.position.view(READER))
        else:
            self.go()

    def go(self) -> None:
        """Show the move of this step, and go on to the next step."""
        self._reading.stop()
        step, after = self.step, self.steps[self.at + 1]
        if step.move is None:
            self._turn_page(after)
            return
        self._table.withdraw()
        self.at += 1
        self.told_step, self._telling, self.playing = None, step, True
        self._mark_turn(step)
        self.moved.emit()
        # Cards shown in a ritual stay on the table during the reading time.
        kinds = [event.kind for event in step.events]
        end = kinds.index("gathered") if "gathered" in kinds else len(kinds)
        self._later = step.events[end:]
        self._table.play(step.events[:end], after.position.view(READER), step.position.to_move != READER)

    def stop(self) -> None:
        """Stop until a step is shown again."""
        self.playing, self._later, self._telling = False, (), None
        self._reading.stop()
        self._table.complete()
        self._table.withdraw()

    def _turn_page(self, after: ExampleStep) -> None:
        """Go on from a step without a move: show the end page, or the next scene."""
        if after.worth and not after.first:
            self.at += 1
            self.told_step = None
            self._reach()
        else:
            self.stand(self.at + 1)

    def _emit_told(self) -> None:
        """Emit `told` once for the move just shown."""
        if self._telling is not None:
            self.told_step, self._telling = self._telling, None
            self.told.emit()

    def _on_quiet(self) -> None:
        if not self.playing or self._table.moving:
            return
        self._emit_told()
        if self._later:
            self._read()
        else:
            self.playing = False
            self._reach()

    def _reach(self) -> None:
        """Mark the turn and emit `reached`; a move that is not asked for follows after the reading time."""
        self._mark_turn(self.step)
        self.reached.emit()
        if self.step.move is not None and not self.step.asks:
            self._read()

    def _read(self) -> None:
        """Start the reading time."""
        letters = 0 if self.told_step is None else len(self.told_step.tell)
        self._reading.start(PAUSE + PER_LETTER * letters)

    def _mark_turn(self, step: ExampleStep) -> None:
        """Mark the player to move; none at a step without a move."""
        if step.move is None:
            self._table.notices.set_turn(None, "")
        elif step.asks or step.position.to_move == READER:
            self._table.notices.set_turn(READER, self.tr("Your turn"))
        else:
            seat = step.position.to_move
            self._table.notices.set_turn(seat, self.tr("{0}'s turn").format(step.names[seat]))
