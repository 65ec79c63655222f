# SPDX-License-Identifier: MIT
"""The look of small boxes that ask or tell: paper and ink, as the sheets have them."""

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QAbstractButton, QDialog, QMessageBox

from thothit_desktop.app.widgets.document_style import document_colours
from thothit_desktop.table.drawing.heading_face import heading_family


def dress_box(box: QDialog) -> None:
    """Give a box the colours of now; its question has the face of headings, its buttons have words alone.

    Call it when the box has its buttons.
    """
    box.sizeHint()  # lets an input dialog make them
    if isinstance(box, QMessageBox) and not box.buttons():
        box.addButton(QMessageBox.StandardButton.Ok)  # as Qt would when it opens
    for button in box.findChildren(QAbstractButton):
        button.setIcon(QIcon())  # on some systems Qt gives them bright signs
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
