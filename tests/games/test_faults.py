# SPDX-License-Identifier: MIT
"""Faults are translated by the caller, with their values."""

from thothit_desktop.games.faults import FaultText, TranslatableError, told

WORDS = {
    "{0}: {1}": "{0}; {1}",
    "round {0}": "ronde {0}",
    "{0} of {1}": "{1}, {0}",
    "{0} or {1}": "{0} atau {1}",
    "take {rest}": "ambil {rest}",
}


def in_another(fault: object) -> str:
    """A fault in a language that lacks some words."""
    return told(fault, lambda text: WORDS.get(text, text))


def test_a_fault_is_english_to_whoever_does_not_translate() -> None:
    assert str(TranslatableError("{0} of {1}", "a", ("x", "y", "z"))) == "a of x, y or z"


def test_faults_within_faults_are_translated() -> None:
    error = TranslatableError(
        "{0}: {1}", FaultText("round {0}", 2), TranslatableError("{0} of {1}", "{a}", ("x", "y"))
    )
    assert str(error) == "round 2: {a} of x or y"
    assert in_another(error) == "ronde 2; x atau y, {a}"
    assert in_another(FaultText("take {rest}", rest=("x", "y"))) == "ambil x atau y"


def test_other_values_and_unknown_texts_stay_as_they_are() -> None:
    assert in_another(TranslatableError("{0}: {1}", 3, ValueError("no card"))) == "3; no card"
    assert in_another(TranslatableError("so {0}", "far")) == "so far"
