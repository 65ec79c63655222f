# SPDX-License-Identifier: MIT
"""Texts on the players' levels, for the choice of opponents and for changes of level."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.messages.players import players
from thothit_desktop.flow.match import Match
from thothit_desktop.players import LEVELS, level_of
from thothit_desktop.players.matched_level import MATCHED

translate = QCoreApplication.translate


def level(player: str) -> str:
    """Return the name of a level; a level of an earlier version has that of its successor."""
    return {
        "bocah": translate("messages", "child"),
        "tangga": translate("messages", "neighbour"),
        "langganan": translate("messages", "regular"),
        "sesepuh": translate("messages", "old hand"),
        "empu": translate("messages", "master"),
    }[level_of(player)]


def choices() -> dict[str, str]:
    """Return the names of all choices for a computer seat, by id."""
    return {**{known: level(known) for known in LEVELS}, MATCHED: translate("levels", "my strength")}


def moved(match: Match, before: Sequence[str]) -> str:
    """Return a sentence on changed levels: `Sri plays stronger from now on: old hand.`"""
    told = []
    for now in LEVELS:
        for stronger in (True, False):
            seats = [
                seat
                for seat, (old, new) in enumerate(zip(before, match.levels, strict=True))
                if new == now and old != new and _is_stronger(new, old) == stronger
            ]
            if seats:
                told.append(_moved(match, seats, now, stronger))
    return " ".join(told)


def _is_stronger(new: str, old: str) -> bool:
    return LEVELS.index(new) > LEVELS.index(level_of(old))


def _moved(match: Match, seats: Sequence[int], now: str, stronger: bool) -> str:
    if len(seats) == 1:
        told = (
            translate("levels", "{0} now plays at a higher level: {1}.")
            if stronger
            else translate("levels", "{0} now plays at a lower level: {1}.")
        )
    else:
        told = (
            translate("levels", "{0} now play at a higher level: {1}.")
            if stronger
            else translate("levels", "{0} now play at a lower level: {1}.")
        )
    return told.format(players(match, seats), level(now))
