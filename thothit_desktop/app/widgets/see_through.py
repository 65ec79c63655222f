# SPDX-License-Identifier: MIT
"""Pages behind tabs that scroll."""

from PySide6.QtWidgets import QScrollArea


def lay_on_tabs(page: QScrollArea) -> None:
    """Let a page show the ground of its tabs; call it when it has its widget.

    By itself it fills the ground with the colour from which a theme derives the outlines of tabs, on which
    nobody can read in high contrast.
    """
    page.viewport().setAutoFillBackground(False)
    shown = page.widget()
    assert shown is not None
    shown.setAutoFillBackground(False)
