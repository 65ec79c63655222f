# SPDX-License-Identifier: MIT
"""Qt's own buttons, dialogs and menus are in the language of the interface."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QApplication,
    QDialogButtonBox,
    QFileDialog,
    QLabel,
    QLineEdit,
    QMessageBox,
    QPushButton,
    QTextBrowser,
)

from thothit_desktop.app.i18n.translators import install
from thothit_desktop.languages import ENGLISH, LANGUAGES

WORDS = {
    "en": {"cancel": "Cancel", "yes": "Yes", "copy": "Copy", "name": "File name:", "space": "Space"},
    "id": {"cancel": "Batal", "yes": "Ya", "copy": "Salin", "name": "Nama berkas:", "space": "Spasi"},
    "jv": {"cancel": "Batal", "yes": "Iya", "copy": "Salin", "name": "Jeneng berkas:", "space": "Spasi"},
}


@pytest.fixture(params=WORDS)
def words(request, qapp: QApplication) -> Iterator[dict[str, str]]:
    """The words of a language, which the program speaks meanwhile."""
    install(qapp, LANGUAGES[request.param])
    yield WORDS[request.param]
    install(qapp, ENGLISH)


def plain(text: str) -> str:
    return text.replace("&", "")


def test_the_buttons_of_a_box(qtbot, words):
    box = QMessageBox()
    qtbot.addWidget(box)
    box.setStandardButtons(QMessageBox.StandardButton.Cancel | QMessageBox.StandardButton.Yes)
    assert plain(box.button(QMessageBox.StandardButton.Cancel).text()) == words["cancel"]
    assert plain(box.button(QMessageBox.StandardButton.Yes).text()) == words["yes"]


def test_the_buttons_below_a_dialog(qtbot, words):
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(buttons)
    assert plain(buttons.findChild(QPushButton).text()) == words["cancel"]


@pytest.mark.parametrize("kind", [QLineEdit, QTextBrowser])
def test_the_menu_of_a_text(qtbot, words, kind):
    shown = kind()
    qtbot.addWidget(shown)
    menu = shown.createStandardContextMenu()
    texts = [plain(action.text()).partition("\t")[0] for action in menu.actions()]
    assert words["copy"] in texts


def test_the_dialog_that_opens_a_file(qtbot, words):
    dialog = QFileDialog()
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    qtbot.addWidget(dialog)
    assert words["name"] in [plain(label.text()) for label in dialog.findChildren(QLabel)]


def test_the_names_of_keys(words):
    space = QKeySequence("Space")
    assert space.toString(QKeySequence.SequenceFormat.NativeText) == words["space"]
    assert QKeySequence("Ctrl+N").toString(QKeySequence.SequenceFormat.NativeText) == "Ctrl+N"
    assert QKeySequence("Ctrl+Shift+Left") == QKeySequence(
        "Ctrl+Shift+Left", QKeySequence.SequenceFormat.PortableText
    )
