# SPDX-License-Identifier: MIT
"""One card's flight as an animation of properties that Qt runs alone."""

from typing import NamedTuple

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QObject,
    QParallelAnimationGroup,
    QPauseAnimation,
    QPointF,
    QPropertyAnimation,
    QSequentialAnimationGroup,
)

from thothit_desktop.table.geometry.places import Place
from thothit_desktop.table.stage.card_item import CardItem

_HIGHEST = 0.4
"""The part of a flight after which the card is highest."""
_SETTLING = 0.82
"""The part of a flight after which the card is nearly down, and settles."""
_GROWTH = 0.09
"""The growth of the card at its highest point."""
_TILT, _ROCK = 5.0, -1.2
"""Degrees of the card's tilt at its highest point, and before it has settled."""
_SHADOW = QPointF(20.0, 46.0)
"""The offset of the shadow at the highest point, in units of the card."""

_Frames = tuple[tuple[float, object], ...]


class Flight(NamedTuple):
    """One card's flight to its place within a step: it starts after `delay` and takes `ms` milliseconds.

    `card` is the face up after landing, HIDDEN for the back.
    """

    item: CardItem
    place: Place
    card: int
    ms: int
    delay: int = 0


def animation(flight: Flight, factor: float, lifted: bool) -> QAbstractAnimation:
    """Return the animation of one card: position, rotation and scale together, and a flip to another face.

    A `lifted` card comes nearer on its way, with a shadow that shows its height, and settles at its end.
    """
    item, ms = flight.item, int(factor * flight.ms)
    group = QParallelAnimationGroup()
    start, end = item.place, flight.place
    item.take_off(end)
    group.addAnimation(_way(item, b"pos", item.corner(end), ms, QEasingCurve.Type.InOutCubic))
    if lifted:
        _lift(group, item, end, ms, 1.0 if end.x >= start.x else -1.0)
    else:
        for name, now, then in (
            (b"rotation", item.rotation(), end.rotation),
            (b"scale", item.scale(), end.scale),
        ):
            if now != then:
                group.addAnimation(_way(item, name, then, ms, QEasingCurve.Type.InOutCubic))
    if item.shown != flight.card:
        flip = QSequentialAnimationGroup()
        close = _way(item.turning, b"xScale", 0.0, ms // 2, QEasingCurve.Type.InQuad)
        close.finished.connect(lambda: item.show_card(flight.card))
        flip.addAnimation(close)
        flip.addAnimation(_way(item.turning, b"xScale", 1.0, ms - ms // 2, QEasingCurve.Type.OutQuad))
        group.addAnimation(flip)
    if not flight.delay:
        return group
    delayed = QSequentialAnimationGroup()
    delayed.addAnimation(QPauseAnimation(int(factor * flight.delay)))
    delayed.addAnimation(group)
    return delayed


def _lift(group: QParallelAnimationGroup, item: CardItem, end: Place, ms: int, side: float) -> None:
    """Make a card rise and lean to a side, throw a shadow, and settle."""
    turn, size = item.rotation(), item.scale()
    turned = turn + (end.rotation - turn) * _HIGHEST
    larger = max(size + (end.scale - size) * _HIGHEST, end.scale) * (1 + _GROWTH)
    shadow = item.cast_shadow()
    low: _Frames = ((_SETTLING, 0.0), (1.0, 0.0))
    for target, name, first, frames in (
        (
            item,
            b"rotation",
            turn,
            (
                (_HIGHEST, turned + side * _TILT),
                (_SETTLING, end.rotation + side * _ROCK),
                (1.0, end.rotation),
            ),
        ),
        (item, b"scale", size, ((_HIGHEST, larger), (_SETTLING, end.scale), (1.0, end.scale))),
        (shadow, b"opacity", 0.0, ((_HIGHEST, 1.0), *low)),
        (shadow, b"pos", QPointF(), ((_HIGHEST, _SHADOW), (_SETTLING, QPointF()), (1.0, QPointF()))),
    ):
        way = QPropertyAnimation(target, name)
        way.setDuration(ms)
        way.setStartValue(first)
        for at, value in frames:
            way.setKeyValueAt(at, value)
        group.addAnimation(way)


def _way(target: QObject, name: bytes, end: object, ms: int, curve: QEasingCurve.Type) -> QPropertyAnimation:
    way = QPropertyAnimation(target, name)
    way.setDuration(ms)
    way.setEndValue(end)
    way.setEasingCurve(curve)
    return way
