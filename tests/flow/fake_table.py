# SPDX-License-Identifier: MIT
"""A table without pictures: it notes what it is asked and is quiet whenever a test says so."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from thothit_desktop.games.contract import Event, View
from thothit_desktop.games.notation import write_event


class FakeTable(QObject):
    """Answers `quiet` through the event loop at once, or when `release` is called if `held`."""

    quiet = Signal()
    hand_chosen = Signal(int)
    target_chosen = Signal(int)
    pair_chosen = Signal(int, int)
    choice_left = Signal()
    draw_chosen = Signal()
    pondered = Signal(int, int)
    clicked = Signal()
    stock_chosen = Signal()
    discard_chosen = Signal()
    claim_chosen = Signal()
    called = Signal(str)
    missed = Signal(str)
    ran_out = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.held = False
        self.moving = False
        self.calls: list[tuple[Any, ...]] = []

    def play(self, events: Sequence[Event], view: View, lead: bool = False) -> None:
        self.calls.append(("play", [write_event(event) for event in events], lead))
        self.moving = True
        if not self.held:
            QTimer.singleShot(0, self.release)

    def release(self) -> None:
        self.moving = False
        self.quiet.emit()

    def complete(self) -> None:
        self.calls.append(("complete",))
        if self.moving:
            QTimer.singleShot(0, self.release)

    def __getattr__(self, name: str) -> Callable[..., None]:
        def note(*args: object, **kwargs: object) -> None:
            self.calls.append((name, *args, *kwargs.values()))

        return note

    def names(self) -> list[str]:
        return [call[0] for call in self.calls]
