# SPDX-License-Identifier: MIT
"""Message boxes with text-only buttons, whatever icons the system has for them."""

from PySide6.QtWidgets import QInputDialog, QMessageBox, QPushButton, QStyle

from thothit_desktop.app.widgets.box_style import dress_box


def test_buttons_have_words_alone_and_a_box_without_any_gets_its_own(qtbot):
    box = QMessageBox()
    asking = QInputDialog()
    for dialog in (box, asking):
        qtbot.addWidget(dialog)
    saving = QPushButton(box.style().standardIcon(QStyle.StandardPixmap.SP_DialogSaveButton), "Save")
    box.addButton(saving, QMessageBox.ButtonRole.AcceptRole)
    for dialog in (box, asking):
        dress_box(dialog)
        buttons = dialog.findChildren(QPushButton)
        assert buttons
        assert all(button.icon().isNull() for button in buttons)
    telling = QMessageBox()
    qtbot.addWidget(telling)
    dress_box(telling)
    assert [button.text().replace("&", "") for button in telling.buttons()] == ["OK"]
