# SPDX-License-Identifier: MIT
"""Numbers in the form of the language, with a sign if it matters."""

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


def test_less_than_nothing_has_a_real_minus_and_nothing_has_none():
    assert written(-16) == "−16"
    assert written(-0.5, 1) == "−0.5"
    assert written(-0.04, 1) == "0.0"
