# SPDX-License-Identifier: MIT
"""The display of names from a record."""

import pytest

from thothit_desktop.games.quoting import LONGEST_NAME, shown_name


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Sri", "Sri"),
        ("", ""),
        ("  Ratna\n\tDewi\x00 ", "Ratna Dewi"),
        ("\u202eirS", "irS"),
        ("ꦱꦿꦶ", "ꦱꦿꦶ"),
        ("x" * LONGEST_NAME, "x" * LONGEST_NAME),
        ("x" * 38 + " and more", "x" * 38 + "…"),
    ],
)
def test_a_name_is_shown_on_one_short_line(name, shown):
    assert shown_name(name) == shown
