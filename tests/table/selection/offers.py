# SPDX-License-Identifier: MIT
"""Offers to the person, and the signals of the selection."""

from collections.abc import Mapping

from PySide6.QtTest import QSignalSpy

from thothit_desktop.table.selection.prompt import Choice


def said(spy: QSignalSpy) -> list[int]:
    """Return the arguments of each emission of a signal."""
    return [spy.at(number)[0] for number in range(spy.count())]


def chooser(choices: Mapping[int, Choice]) -> int:
    """The card with the most captures to choose from."""
    return max(choices, key=lambda card: len(choices[card].takes))


def taken(choice: Choice) -> set[int]:
    """The cards of all its sets."""
    return {card for cards in choice.takes for card in cards}
