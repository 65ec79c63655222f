# SPDX-License-Identifier: MIT
"""A table without pictures: it records the requests, and is quiet whenever a test sets it so."""

from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from thothit_desktop.games.contract import Event, Score, View
from thothit_desktop.games.notation import write_event
from thothit_desktop.table.selection.call_bar import Call


class Noting(QObject):
    """Writes down what it is asked, with the arguments."""

    def __init__(self, calls: list[tuple[Any, ...]]) -> None:
        super().__init__()
        self.calls = calls

    def __getattr__(self, name: str) -> Callable[..., None]:
        def note(*args: object, **kwargs: object) -> None:
            self.calls.append((name, *args, *kwargs.values()))

        return note


class FakeSelection(Noting):
    """A selection whose choices a test makes."""

    hand_chosen = Signal(int)
    targets_chosen = Signal(object)
    capture_chosen = Signal(int, object)
    choice_left = Signal()
    draw_chosen = Signal()
    locked_focused = Signal(int, int)
    stock_chosen = Signal()
    discard_chosen = Signal()
    claim_chosen = Signal()

    def offer_draw(self, halo: bool = True) -> None:
        self.calls.append(("offer_draw" if halo else "offer_rest",))


class FakeCountdown(Noting):
    """The time to answer, which is over when a test says so."""

    ran_out = Signal()


class FakeCallBar(QObject):
    """A bar of calls whose calls a test makes."""

    called = Signal(str)
    missed = Signal(str)

    def __init__(self, calls: list[tuple[Any, ...]]) -> None:
        super().__init__()
        self.calls = calls
        self.countdown = FakeCountdown(calls)

    def stand(self, calls: Sequence[Call]) -> None:
        self.calls.append(("set_calls", calls))

    def offer(self, calls: Sequence[Call], seconds: float | None = None) -> None:
        self.calls.append(("offer_calls", calls, seconds))


class FakeTable(Noting):
    """Answers `quiet` through the event loop at once, or when `release` is called if `held`."""

    quiet = Signal()
    clicked = Signal()
    deck_changed = Signal()

    def __init__(self) -> None:
        super().__init__([])
        self.selection, self.call_bar = FakeSelection(self.calls), FakeCallBar(self.calls)
        self.notices = Noting(self.calls)
        self.round_count = SimpleNamespace(possible=False)
        self.faces = Noting(self.calls)
        self.held = False
        self.moving = False

    def play(self, events: Sequence[Event], view: View, lead: bool = False) -> None:
        self.calls.append(("play", [write_event(event) for event in events], lead))
        self.moving = True
        if not self.held:
            QTimer.singleShot(0, self.release)

    def count(self, view: View, score: Score) -> None:
        self.calls.append(("count", score.points))
        self.moving = True
        if not self.held:
            QTimer.singleShot(0, self.release)

    def end_count(self) -> None:
        if self.round_count.possible:
            self.calls.append(("end_count",))

    def release(self) -> None:
        self.moving = False
        self.quiet.emit()

    def complete(self) -> None:
        self.calls.append(("complete",))
        if self.moving:
            QTimer.singleShot(0, self.release)

    def names(self) -> list[str]:
        return [call[0] for call in self.calls]
