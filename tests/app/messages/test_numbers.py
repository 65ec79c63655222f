# SPDX-License-Identifier: MIT
"""Numbers are written as the language writes them, with a sign where it matters."""

import pytest

from thothit_desktop.app.messages.numbers import signed, written


@pytest.mark.parametrize(("code", "number"), [("en", "1,234.6"), ("id", "1.234,6"), ("jv", "1.234,6")])
def test_a_number_is_that_of_the_language(speaking, code, number):
    speaking(code)
    assert written(1234.56, 1) == number


@pytest.mark.parametrize(("value", "said"), [(2.4, "+2"), (-2.6, "−3"), (0.5, "±0"), (-1234.0, "−1.234")])
def test_a_sign_is_that_of_the_number(speaking, value, said):
    speaking("id")
    assert signed(written(abs(value)), value) == said
