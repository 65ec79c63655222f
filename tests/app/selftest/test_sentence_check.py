# SPDX-License-Identifier: MIT
"""What cannot be said of a match in one of the languages is found by the check of random rounds."""

import sys

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from thothit_desktop import command_line
from thothit_desktop.app.family.texts import FamilyTexts
from thothit_desktop.app.selftest import sentence_check
from thothit_desktop.app.selftest.sentence_check import SentenceCheck
from thothit_desktop.games.check import check

UNKNOWN = "{0} did what nobody has translated"


@pytest.fixture
def is_invented():
    """The text that has no translation."""
    return lambda text: UNKNOWN in text


def found(rounds: int) -> str:
    """The fault in so many rounds, all of whose sentences are new."""
    return check(rounds, 4, further=[SentenceCheck().check]).fault


def test_all_that_happens_is_said_in_every_language(qapp, monkeypatch):
    said: set[tuple[str, str]] = set()
    story = FamilyTexts.story

    def heard(texts, event, match, deck) -> str:
        told = story(texts, event, match, deck)
        said.add((QLocale().name(), told))
        return told

    monkeypatch.setattr(FamilyTexts, "story", heard)
    before = QLocale().name(), len(qapp.findChildren(QTranslator))
    assert found(150) == ""
    assert {language for language, _ in said} == {"en_GB", "id_ID", "jv_ID"}
    assert {("en_GB", "You pass"), ("id_ID", "Anda lewat"), ("jv_ID", "Sampeyan liwat")} <= said
    assert (QLocale().name(), len(qapp.findChildren(QTranslator))) == before
    assert QCoreApplication.translate("messages", "You pass") == "You pass"


@pytest.mark.parametrize(
    ("says", "fault"),
    [
        (lambda: "" if QLocale().name() == "jv_ID" else "a trick", "in jv this is said of"),
        (lambda: "{who} wins", "in en this is said of"),
        (lambda: "%n points" if QLocale().name() == "id_ID" else "points", "in id this is said of"),
        (lambda: QCoreApplication.translate("messages", UNKNOWN).format("Sri"), "in id there is no text for"),
        (lambda: str({}["who"]), "KeyError('who')"),
    ],
)
def test_what_cannot_be_said_is_a_fault(monkeypatch, says, fault):
    monkeypatch.setattr(FamilyTexts, "story", lambda *_: says())
    monkeypatch.setattr(FamilyTexts, "moved", lambda *_: "")
    assert fault in found(1)


def test_a_language_without_texts_is_a_fault(monkeypatch, tmp_path):
    monkeypatch.setattr(sentence_check, "FILES", tmp_path)
    with pytest.raises(sentence_check.SentenceError, match="there are no texts in en"):
        SentenceCheck()


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_the_command_forms_the_sentences(jobs, monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["thothit", "check", "--rounds", "20", "--jobs", jobs])
    assert command_line.main() == 0
    assert capsys.readouterr().out.endswith("20 rounds, no fault\n")
    if jobs == "1":
        monkeypatch.setattr(FamilyTexts, "ritual", lambda *_: "{dealer} deals")
        monkeypatch.setattr(sentence_check, "_of_this_process", SentenceCheck)
        assert command_line.main() == 1
        assert "'{dealer} deals'" in capsys.readouterr().err


def test_other_commands_are_run_as_they_are(monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["thothit", "games"])
    assert command_line.main() == 0
    assert "thothit: Thothit" in capsys.readouterr().out
