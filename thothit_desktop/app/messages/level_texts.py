# SPDX-License-Identifier: MIT
"""What is said of the players' levels: what may be chosen for a seat, and who plays otherwise from now on."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.messages.players import players
from thothit_desktop.flow.match import Match
from thothit_desktop.players import LEVELS, level_of
from thothit_desktop.players.matched_level import MATCHED

translate = QCoreApplication.translate


def level(player: str) -> str:
    """Return the name of a computer player; of an earlier version's the level that it has become."""
    return {
        "bocah": translate("messages", "child"),
        "tangga": translate("messages", "neighbour"),
        "langganan": translate("messages", "regular"),
        "sesepuh": translate("messages", "old hand"),
        "empu": translate("messages", "master"),
    }[level_of(player)]


def choices() -> dict[str, str]:
    """Return what may be chosen for a computer seat, in words."""
    return {**{known: level(known) for known in LEVELS}, MATCHED: translate("levels", "my strength")}


def moved(match: Match, before: Sequence[str]) -> str:
    """Return who plays on another level than before: `Sri plays stronger from now on: old hand.`"""
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
            translate("levels", "{0} plays stronger from now on: {1}.")
            if stronger
            else translate("levels", "{0} plays less strongly from now on: {1}.")
        )
    else:
        told = (
            translate("levels", "{0} play stronger from now on: {1}.")
            if stronger
            else translate("levels", "{0} play less strongly from now on: {1}.")
        )
    return told.format(players(match, seats), level(now))
