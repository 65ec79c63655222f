# SPDX-License-Identifier: MIT
"""The animation of cards in steps, one after the other, with a signal when all movement has ended."""

from collections import deque
from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import (
    QAbstractAnimation,
    QLoggingCategory,
    QObject,
    QParallelAnimationGroup,
    QPauseAnimation,
    QSequentialAnimationGroup,
    QTimer,
    QtMsgType,
    Signal,
    qCDebug,
)

from thothit_desktop.table.geometry.places import FLYING
from thothit_desktop.table.stage.flights import Flight, animation
from thothit_desktop.table.stage.motion import MOTION, fade

# Silent unless the program measures its frames. Qt keeps a pointer to the name, so the name must live on. The
# stub says bytes, but the functions take str only.
_NAME = "thothit.motion"
_MOTION = QLoggingCategory(_NAME, QtMsgType.QtInfoMsg)  # type: ignore[arg-type]

_LIFTED = 6
"""The most cards that are lifted when they fly together; more are not, in a deal or a new layout."""


def _nothing() -> None:
    """Do nothing: the default end of a step."""


class Step(NamedTuple):
    """Cards that move together. `plan` is called when the step starts, `done` when all have landed.

    `landed` is called before `done`, when the cards are in their places. `rest` is a pause between the two,
    which `Animator.hurry` keeps if it is `kept`; `tempo` scales the step's durations.
    """

    plan: Callable[[], Sequence[Flight]]
    done: Callable[[], None] = _nothing
    rest: int = 0
    tempo: float = 1.0
    kept: bool = False
    landed: Callable[[], None] = _nothing


class Animator(QObject):
    """A queue of steps under one speed factor.

    `quiet` is emitted through the event loop, once, when the queue has run empty, or after a `settle` with
    nothing to move.
    """

    quiet = Signal()

    def __init__(self, parent: QObject | None = None, advanced: Callable[[], None] = _nothing) -> None:
        """Set up; `advanced` is called when steps have begun and all that need no time have ended."""
        super().__init__(parent)
        self.factor = 1.0
        self._advanced = advanced
        self._queue: deque[Step] = deque()
        self._step: Step | None = None
        self._flights: Sequence[Flight] = ()
        self._group: QSequentialAnimationGroup | None = None
        self._lying = False
        """True if the cards of the current step are in their places."""
        self._paused = self._instant = self._rests_kept = self._advancing = self._in_motion = False
        self._bell = QTimer(self, singleShot=True, interval=0)
        self._bell.timeout.connect(self._ring)
        self._owed = False

    @property
    def moving(self) -> bool:
        """True if a step runs or waits."""
        return self._step is not None or bool(self._queue)

    def add(self, steps: Sequence[Step]) -> None:
        """Queue steps; `quiet` is emitted after them."""
        self._queue.extend(steps)
        self.settle()

    def settle(self) -> None:
        """Run all queued steps and emit `quiet` afterwards."""
        self._owed = True
        self._advance()

    def complete(self) -> None:
        """Jump to the end of all running and queued steps."""
        self._instant = True
        try:
            self.finish_step()
        finally:
            self._instant = False

    def hurry(self) -> None:
        """Jump to the next rest that is kept, or to the end if there is none; during such a rest, go on."""
        self._rests_kept = not self._paused
        try:
            self.complete()
        finally:
            self._rests_kept = False

    def finish_step(self, then: Callable[[], None] = _nothing) -> None:
        """Jump to the end of the current step and call `then` before the next one starts."""
        if self._group is not None:
            self._group.stop()
            self._land()
        then()
        self._advance()

    @property
    def jumping(self) -> bool:
        """True while steps are being brought to their end at once, by a click, a key or the program."""
        return self._instant

    @property
    def advancing(self) -> bool:
        """True while steps are being started; `advanced` will be called."""
        return self._advancing

    @property
    def paused(self) -> bool:
        """True while everything is frozen."""
        return self._paused

    def set_paused(self, paused: bool) -> None:
        """Freeze or resume; `quiet` waits as well."""
        self._paused = paused
        if self._group is not None and paused != (self._group.state() == QAbstractAnimation.State.Paused):
            self._group.setPaused(paused)
        if self._group is not None:  # Qt reads the clock before it freezes a group, and may have ended it.
            resting = isinstance(self._group.currentAnimation(), QPauseAnimation)
            self._mark(not paused and not resting)
        self._advance()

    def _advance(self) -> None:
        if self._advancing:  # A step's plan or end has queued something: the loop below handles it.
            return
        self._advancing = True
        try:
            while self._group is None and self._queue and (self._instant or not self._paused):
                self._start(self._queue.popleft())
        finally:
            self._advancing = False
        self._advanced()
        if self._owed and not self.moving and not self._paused:
            self._bell.start()

    def _start(self, step: Step) -> None:
        self._step, self._flights, self._lying = step, step.plan(), False
        factor = 0.0 if self._instant else self.factor * step.tempo
        rest = int((self.factor * step.tempo if step.kept and self._rests_kept else factor) * step.rest)
        # Cards that lie under others before and after do not fly: of a hundred gathered ones few are seen.
        flying = [flight for flight in self._flights if flight.item.isVisible() or flight.place.visible]
        ends = max((flight.delay + flight.ms for flight in flying), default=0)
        if int(factor * ends) + rest == 0:
            self._land()
            return
        group = QParallelAnimationGroup()
        far = [flight for flight in flying if flight.item.is_far_from(flight.place)]
        for order, flight in enumerate(far):  # cards that only give way stay below the flying ones
            flight.item.setZValue(FLYING + order)
        few = len(far) <= _LIFTED
        for flight in flying:
            lifted = few and flight in far
            way = fade(flight, factor) if MOTION.reduced else animation(flight, factor, lifted)
            group.addAnimation(way)
        self._group = QSequentialAnimationGroup(self)
        self._group.addAnimation(group)
        if rest:
            self._group.addAnimation(QPauseAnimation(rest))
        group.finished.connect(self._touch_down)
        self._group.finished.connect(self._finished)
        self._mark(bool(flying))
        self._group.start()

    def _touch_down(self) -> None:
        """Report that the cards are in their places; start the step's rest."""
        self._mark(False)
        if self._step is not None:
            self._lying = True
            self._step.landed()

    def _mark(self, moving: bool) -> None:
        """Log the start and the end of movement."""
        if moving != self._in_motion:
            self._in_motion = moving
            qCDebug(_MOTION, "moving" if moving else "still")  # type: ignore[arg-type]

    def _finished(self) -> None:
        self._land()
        self._advance()

    def _land(self) -> None:
        self._mark(False)
        step, flights, group = self._step, self._flights, self._group
        self._step, self._flights, self._group = None, (), None
        if group is not None:
            group.finished.disconnect(self._finished)
            group.deleteLater()
        for flight in flights:
            flight.item.land(flight.place, flight.card)
        if step is not None and not self._lying:
            step.landed()
        if step is not None:
            step.done()

    def _ring(self) -> None:
        if self._owed and not self.moving and not self._paused:
            self._owed = False
            self.quiet.emit()
