# SPDX-License-Identifier: MIT
"""What the coach says of a fishing game (`players/fishing/reasons.py` lists its reasons)."""

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.family import CoachWords
from thothit_desktop.table.drawing.names import name

translate = QCoreApplication.translate


def _gains(told: Mapping[str, Any], _names: Sequence[str], _deck: str) -> str:
    points = told["points"]
    return translate("coach", "That adds %n point(s) at once.", "", points)


def _begins(told: Mapping[str, Any], _names: Sequence[str], deck: str) -> str:
    card, free = name(told["card"], deck), told["free"]
    if told["held"] == 1:
        return translate("coach", "It is your first {0}; {1} more can still be had.").format(card, free)
    said = translate("coach", "That makes {0} × {1}; {2} more can still be had.")
    return said.format(told["held"], card, free)


def _spoils(told: Mapping[str, Any], names: Sequence[str], deck: str) -> str:
    who, card = names[told["seat"]], name(told["card"], deck)
    return translate("coach", "{0} has captured {1} already, and does not get this one.").format(who, card)


def _left(told: Mapping[str, Any], _names: Sequence[str], _deck: str) -> str:
    matching, unseen = told["matching"], told["unseen"]
    if not matching:
        return translate("coach", "None of the cards you cannot see matches it.")
    counted = translate("coach", "Of {0} cards you cannot see, {1} would match it.")
    return counted.format(unseen, matching)


WORDS = CoachWords(reasons={"gains": _gains, "begins": _begins, "spoils": _spoils, "left": _left})
