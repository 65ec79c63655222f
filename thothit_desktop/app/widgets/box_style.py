# SPDX-License-Identifier: MIT
"""The look of small message and input boxes, in the colours of the sheets."""

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QAbstractButton, QDialog, QMessageBox

from thothit_desktop.app.widgets.document_style import document_colours
from thothit_desktop.table.drawing.heading_face import heading_family


def dress_box(box: QDialog) -> None:
    """Set the style of a box: the theme's colours, the heading font for its question, no icons on buttons.

    To be called when the box has its buttons.
    """
    box.sizeHint()  # makes an input dialog create its buttons
    if isinstance(box, QMessageBox) and not box.buttons():
        box.addButton(QMessageBox.StandardButton.Ok)  # as Qt would do when it opens
    for button in box.findChildren(QAbstractButton):
        button.setIcon(QIcon())  # on some systems Qt adds bright icons
    tone = document_colours()
    box.setStyleSheet(
        f"QDialog {{ background: {tone.ground} }}"
        f"QLabel {{ color: {tone.ink} }}"
        f'#qt_msgbox_label {{ font-family: "{heading_family()}"; font-weight: bold; font-size: 17px }}'
        f"QPushButton {{ color: {tone.ink}; background: transparent; border: 1px solid {tone.quiet};"
        " border-radius: 6px; padding: 6px 16px; min-width: 64px }"
        f"QPushButton:hover {{ background: {tone.line} }}"
        f"QPushButton:focus {{ color: {tone.on_accent}; background: {tone.accent};"
        f" border-color: {tone.accent} }}"
    )
