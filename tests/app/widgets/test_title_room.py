# SPDX-License-Identifier: MIT
import pytest
from PySide6.QtWidgets import QDialog, QInputDialog, QMessageBox

from thothit_desktop.app.widgets.title_room import keep_title_whole, title_width


@pytest.mark.parametrize("kind", [QMessageBox, QInputDialog])
def test_a_small_dialog_is_as_wide_as_its_title(qtbot, kind: type[QDialog]):
    dialog = kind()
    qtbot.addWidget(dialog)
    dialog.setWindowTitle("A title that is longer than all that the dialog says")
    if isinstance(dialog, QMessageBox):
        dialog.setText("Short")
    keep_title_whole(dialog)
    dialog.show()
    assert dialog.width() >= title_width(dialog) > 300


def test_a_wide_dialog_stays_as_it_is(qtbot):
    sizes = []
    for whole in (False, True):
        box = QMessageBox(QMessageBox.Icon.Question, "Title", "A sentence that needs more room. " * 2)
        qtbot.addWidget(box)
        if whole:
            keep_title_whole(box)
        box.show()
        sizes.append(box.width())
    assert sizes[0] == sizes[1]
