# SPDX-License-Identifier: MIT
"""Texts on records of matches."""

from PySide6.QtCore import QCoreApplication

from thothit_desktop.flow.match import Match

translate = QCoreApplication.translate


def hands_told(match: Match, said: str = "") -> str:
    """Return a message on a record, with a warning if the record shows hidden hands."""
    if not match.hides_hands:
        return said
    warning = translate("match", "It contains every player's hand")
    if match.fair and not match.given_up:
        warning = translate("match", "It contains every player's hand, which counts as help in fair play")
    return " · ".join(filter(None, [said, warning]))
