# SPDX-License-Identifier: MIT
"""Scroll areas with a transparent background."""

from PySide6.QtWidgets import QScrollArea


def see_through(page: QScrollArea) -> None:
    """Make the background of a scroll area transparent; to be called when it has its widget.

    By default it has the colour of a theme's outlines, on which text is unreadable in high contrast.
    """
    page.viewport().setAutoFillBackground(False)
    shown = page.widget()
    assert shown is not None
    shown.setAutoFillBackground(False)
