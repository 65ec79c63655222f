# SPDX-License-Identifier: MIT
"""The backs of the cards in the menu *View*."""

import pytest
from PySide6.QtWidgets import QMenu

from thothit_desktop.app.store.setting import BACK
from thothit_desktop.table.geometry.decks import BACKS


@pytest.mark.whole
def test_a_back_is_chosen_from_pictures(qtbot, window):
    menu = window.ui.menu_view.findChild(QMenu, "menu_back")
    menu.popup(window.pos())
    entries = menu.actions()
    assert len(entries) == len(BACKS)
    pictures = [entry.icon().pixmap(32).toImage() for entry in entries]
    assert len({picture.pixel(picture.rect().center()) for picture in pictures}) > 2
    entries[1].trigger()
    menu.close()
    assert window.settings.value(BACK) == BACKS[1]
    window.settings.set_value(BACK, BACKS[2])
    assert [entry.isChecked() for entry in entries] == [back == BACKS[2] for back in BACKS]
