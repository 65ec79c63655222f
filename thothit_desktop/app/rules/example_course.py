# SPDX-License-Identifier: MIT
"""Goes through the steps of a worked example on a table, and gives time to read what is told of a move."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from thothit_desktop.app.family.example import READER
from thothit_desktop.app.rules.steps import ExampleStep
from thothit_desktop.table.table import Seat, Table

if TYPE_CHECKING:
    from thothit_desktop.games.contract import Event

PAUSE, PER_LETTER = 700, 32
"""Milliseconds to read what was told, before the next move goes by itself."""


class ExampleCourse(QObject):
    """Stands before a step, or shows its move and comes to the next."""

    began = Signal()
    """A step is shown as it begins, without the move that leads to it."""
    moved = Signal()
    """The move of a step is being shown."""
    told = Signal()
    """What there is to say of the move may be read: `told_step` has it."""
    reached = Signal()
    """The table is at rest before a step: ask, wait, or only say."""

    def __init__(self, table: Table, parent: QObject) -> None:
        super().__init__(parent)
        self._table = table
        self.steps: tuple[ExampleStep, ...] = ()
        self.at = 0
        self.playing = False
        """Whether a move is being shown, after which the next step comes."""
        self.told_step: ExampleStep | None = None
        """The step whose move was shown last, once it may be told; None where nothing has been shown."""
        self._telling: ExampleStep | None = None
        """The step whose move is being shown, until it has been seen."""
        self._later: tuple[Event, ...] = ()
        """What of the move is shown once the rest has been read."""
        self._reading = QTimer(self, singleShot=True)
        self._reading.timeout.connect(self.go_on)
        table.quiet.connect(self._on_quiet)
        table.landed.connect(self._tell)

    @property
    def step(self) -> ExampleStep:
        """The step that is shown."""
        return self.steps[self.at]

    @property
    def rests(self) -> bool:
        """True if nothing moves, and nothing will by itself."""
        return not (self._table.moving or self.playing or self._reading.isActive())

    @property
    def at_end(self) -> bool:
        """True if this is the last step."""
        return self.at + 1 >= len(self.steps)

    def stand(self, at: int) -> None:
        """Show a step as it begins, at once."""
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
        """Go back to where the reader was asked last, or had to read."""
        stops = [at for at in range(self.at) if self.steps[at].asks or self.steps[at].move is None]
        self.stand(stops[-1] if stops else 0)

    def next(self) -> None:
        """Go on: end what moves, or make the move that is waited for, or turn to the next scene."""
        if self._table.moving:
            self._table.complete()
        elif not self.at_end:
            self.go_on()

    def go_on(self) -> None:
        """Show the rest of the move, or the next one, once the text has been read."""
        self._reading.stop()
        if self._later:
            rest, self._later = self._later, ()
            self._table.play(rest, self.step.position.view(READER))
        else:
            self.go()

    def go(self) -> None:
        """Show the move of this step, and come to the next."""
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
        # What is shown in a ritual lies there until it has been read.
        kinds = [event.kind for event in step.events]
        end = kinds.index("gathered") if "gathered" in kinds else len(kinds)
        self._later = step.events[end:]
        self._table.play(step.events[:end], after.position.view(READER), step.position.to_move != READER)

    def stop(self) -> None:
        """Go on no further until a step is shown again."""
        self.playing, self._later, self._telling = False, (), None
        self._reading.stop()
        self._table.complete()
        self._table.withdraw()

    def _turn_page(self, after: ExampleStep) -> None:
        """Come to a step without a move: open what the last one came to, or lay a new scene."""
        if after.worth and not after.first:
            self.at += 1
            self.told_step = None
            self._reach()
        else:
            self.stand(self.at + 1)

    def _tell(self) -> None:
        """A move has been seen: say what there is to say of it, once."""
        if self._telling is not None:
            self.told_step, self._telling = self._telling, None
            self.told.emit()

    def _on_quiet(self) -> None:
        if not self.playing or self._table.moving:
            return
        self._tell()
        if self._later:
            self._read()
        else:
            self.playing = False
            self._reach()

    def _reach(self) -> None:
        """The table is at rest before a step."""
        self._mark_turn(self.step)
        self.reached.emit()
        if self.step.move is not None and not self.step.asks:
            self._read()

    def _read(self) -> None:
        """Give time to read what was told."""
        letters = 0 if self.told_step is None else len(self.told_step.tell)
        self._reading.start(PAUSE + PER_LETTER * letters)

    def _mark_turn(self, step: ExampleStep) -> None:
        """Mark whose turn it is; at the end nobody's."""
        if step.move is None:
            self._table.notices.set_turn(None, "")
        elif step.asks or step.position.to_move == READER:
            self._table.notices.set_turn(READER, self.tr("Your turn"))
        else:
            seat = step.position.to_move
            self._table.notices.set_turn(seat, self.tr("{0}'s turn").format(step.names[seat]))
