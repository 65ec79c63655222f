# SPDX-License-Identifier: MIT
"""Outlines of empty places, at any size."""

import pytest
from PySide6.QtCore import QSizeF

from thothit_desktop.table.drawing.background import outline
from thothit_desktop.table.theme.themes import theme

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("wide", [0.5, 1.0, 60.0])
def test_an_outline_of_any_size_has_letters_of_some_size(wide, qtlog):
    drawn = outline(QSizeF(wide, 2 * wide), "4", 1.0, theme().mats["pandan"])
    assert not drawn.isNull()
    assert [record.message for record in qtlog.records] == []
