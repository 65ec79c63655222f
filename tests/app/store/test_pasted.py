# SPDX-License-Identifier: MIT
"""Texts from the clipboard: records, numbers, and others."""

import json
import textwrap
from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication

from tests.app.rounds import ended
from thothit_desktop.app.store.pasted import PastedError, deal_in, pasted
from thothit_desktop.games.record import dump
from thothit_desktop.languages import LANGUAGES


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("7", 7),
        (" 4711\n", 4711),
        ("#12", 12),
        ("0", 0),
        ("2147483647", 2**31 - 1),
        ("#" + "0" * 5000 + "70", 70),
        ("Deal 77", 77),
        ("deal 12 345", 12345),
        ("#12,345", 12345),
        ("Deal #1\N{NO-BREAK SPACE}234\N{NO-BREAK SPACE}567.", 1234567),
        ("12.345", 12345),
        ("No. 77", 77),
        ("Deal no. 77", 77),
        ("deal number: 77!", 77),
        ("#77.", 77),
        ("\N{LEFT DOUBLE QUOTATION MARK}Deal 77\N{RIGHT DOUBLE QUOTATION MARK}", 77),
        ("Pembagian nomor 77", 77),
        ("bagean 77", 77),
    ],
)
def test_a_number_is_that_of_a_deal(text, number):
    assert pasted(text) == number
    assert deal_in(text) == number


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "Type a deal number from 0 to 2147483647."),
        (" \n", "Type a deal number from 0 to 2147483647."),
        ("seven", "Type a deal number from 0 to 2147483647. 'seven' is not a number."),
        ("1 2", "Type a deal number from 0 to 2147483647. '1 2' is not a number."),
        ("12,34", "Type a deal number from 0 to 2147483647. '12,34' is not a number."),
        ("1,234 567", "Type a deal number from 0 to 2147483647. '1,234 567' is not a number."),
        ("round 7", "Type a deal number from 0 to 2147483647. 'round 7' is not a number."),
        (
            "\N{ARABIC-INDIC DIGIT SEVEN}",
            "Type a deal number from 0 to 2147483647. '\N{ARABIC-INDIC DIGIT SEVEN}' is not a number.",
        ),
        ("x" * 41, f"Type a deal number from 0 to 2147483647. '{'x' * 40}' is not a number."),
        ("2147483648", "Deal numbers go from 0 to 2147483647."),
        ("10000000000", "Deal numbers go from 0 to 2147483647."),
    ],
)
def test_what_is_no_number_of_a_deal_is_told_with_its_reason(text, reason):
    with pytest.raises(PastedError) as caught:
        deal_in(text)
    assert str(caught.value) == reason
    assert caught.value.rescued is None


def test_a_text_is_read_up_to_five_million_characters():
    longest = "{" + " " * (5_000_000 - 2) + "}"
    wrong = "not a saved match: its format is not thothit-record"
    for text, reason in ((longest, wrong), ("{ " + longest[1:], "The copied text is too long.")):
        with pytest.raises(PastedError) as caught:
            pasted(text)
        assert str(caught.value) == reason


def test_of_a_text_that_is_neither_the_beginning_is_shown():
    with pytest.raises(PastedError) as caught:
        pasted("x" * 41)
    assert str(caught.value) == f"The copied text begins with '{'x' * 40}'."


def test_a_record_is_read_with_whatever_surrounds_it():
    record = ended("thothit").record
    assert pasted(f"\ufeff{dump(record)}") == record
    assert pasted("\n " + json.dumps(json.loads(dump(record)), indent=2) + "\r\n\n") == record


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("context", "words"), [("saved_matches", "Deal {0}"), ("deals", "deal {0}")])
def test_a_number_is_read_as_the_program_writes_it(speaking, code, context, words):
    speaking(code)
    written = QCoreApplication.translate(context, words).format(77)
    assert pasted(written) == deal_in(written) == 77


@pytest.mark.parametrize("mark", ["> ", ">", "> > ", ">>> ", "  > "])
def test_a_record_or_number_quoted_in_a_mail_is_read(mark):
    record = ended("thothit").record
    record = replace(record, players=("Alexander of the Forty Letters", *record.players[1:]))
    lines = textwrap.wrap(dump(record), 72, break_long_words=False, break_on_hyphens=False)
    for text in ("\n".join(lines), json.dumps(json.loads(dump(record)), indent=2)):
        quoted = textwrap.indent(text, mark)
        assert pasted(quoted) == record
        assert pasted(f"Sri wrote:\n{quoted}\n\nYours, Wati") == record
    assert pasted(f"{mark}Deal 77") == 77
    with pytest.raises(PastedError) as caught:
        pasted(f"{mark}" + "{}")
    assert caught.value.is_record


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "No text has been copied."),
        (" \n", "No text has been copied."),
        ("2147483648", "Deal numbers go from 0 to 2147483647."),
        ("9" * 5000, "Deal numbers go from 0 to 2147483647."),
        ("-3", "The copied text begins with '-3'."),
        ("1.5", "The copied text begins with '1.5'."),
        ("<b>hello</b>\nthere" * 9, "The copied text begins with '<b>hello</b>\\n"),
        ("{}", "not a saved match: its format is not thothit-record"),
        ('{"format": ', "not a saved match, or damaged: Expecting value (column 11)"),
        ("{" * 17_000_000, "The copied text is too long."),
    ],
)
def test_what_is_neither_is_told_with_its_reason(text, reason):
    with pytest.raises(PastedError) as caught:
        pasted(text)
    assert str(caught.value).startswith(reason)
    assert "\n" not in str(caught.value)
    assert caught.value.rescued is None


def test_of_a_record_with_a_fault_the_rounds_before_it_are_left():
    record = ended("thothit", rounds=3).record
    document = json.loads(dump(record))
    document["rounds"][2]["moves"][4] = "=C1"
    with pytest.raises(PastedError, match="round 3, move 5") as caught:
        pasted(json.dumps(document))
    assert caught.value.rescued is not None
    assert caught.value.rescued.rounds == record.rounds[:2]
