# SPDX-License-Identifier: MIT
"""Reduced motion: cards change place without a flight, on all tables of the program."""

from dataclasses import dataclass

from PySide6.QtCore import QAbstractAnimation, QPauseAnimation, QPropertyAnimation, QSequentialAnimationGroup

from thothit_desktop.table.stage.flights import Flight
from thothit_desktop.table.stage.timing import FADE


@dataclass
class Motion:
    """The kind of motion, shared by all tables, because some people are disturbed by any motion."""

    reduced: bool = False
    """True if cards fade out at their old place and appear at the new one."""


MOTION = Motion()


def fade(flight: Flight, factor: float) -> QAbstractAnimation:
    """Return a fade from the old place to the new one, equally fast at every speed."""
    item = flight.item
    item.take_off(flight.place)
    group = QSequentialAnimationGroup()
    group.addAnimation(QPauseAnimation(int(factor * flight.delay)))
    away = _opacity(flight, 1.0, 0.0)
    away.finished.connect(lambda: item.land(flight.place, flight.card))
    group.addAnimation(away)
    group.addAnimation(_opacity(flight, 0.0, 1.0))
    return group


def _opacity(flight: Flight, start: float, end: float) -> QPropertyAnimation:
    way = QPropertyAnimation(flight.item, b"opacity")
    way.setDuration(FADE)
    way.setStartValue(start)
    way.setEndValue(end)
    return way
