# SPDX-License-Identifier: MIT
"""Scroll areas that show the ground on which they lie."""

from PySide6.QtWidgets import QScrollArea


def see_through(page: QScrollArea) -> None:
    """Let a page show the ground behind it, as that of its tabs; call it when it has its widget.

    By itself it fills the ground with the colour from which a theme derives outlines, on which nobody can
    read in high contrast.
    """
    page.viewport().setAutoFillBackground(False)
    shown = page.widget()
    assert shown is not None
    shown.setAutoFillBackground(False)
