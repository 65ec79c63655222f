# SPDX-License-Identifier: MIT
"""The letters on the table follow the system's."""

import pytest
from PySide6.QtGui import QFontInfo

from thothit_desktop.app.widgets.letter_size import no_smaller_than_usual


@pytest.mark.usefixtures("large_letters")
def test_letters_are_no_smaller_than_the_system_s(qapp):
    usual = QFontInfo(qapp.font()).pixelSize()
    assert no_smaller_than_usual(usual - 5) == usual
    assert no_smaller_than_usual(usual + 5) == usual + 5
