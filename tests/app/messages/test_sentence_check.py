# SPDX-License-Identifier: MIT
"""Events of random rounds of all games have sentences in every language; missing ones are found."""

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from tests.app.messages import sentence_check
from tests.app.messages.sentence_check import SentenceCheck, SentenceError, drawn_matches
from tests.tiers import each
from thothit_desktop.app.family.texts import FamilyTexts

UNKNOWN = "{0} did what nobody has translated"


@pytest.fixture
def is_invented():
    """The text that has no translation."""
    return lambda text: UNKNOWN in text


def check(rounds: int) -> None:
    """Say what happens in so many rounds, of which nothing has been said before."""
    sentence_check = SentenceCheck()
    for match in drawn_matches(rounds, 9):
        sentence_check.check(*match)


@each("rounds", [100, 2000])
def test_all_that_happens_is_said_in_every_language(qapp, monkeypatch, rounds):
    said: set[tuple[str, str]] = set()
    story = FamilyTexts.story

    def heard(texts, event, match, deck) -> str:
        told = story(texts, event, match, deck)
        said.add((QLocale().name(), told))
        return told

    monkeypatch.setattr(FamilyTexts, "story", heard)
    before = QLocale().name(), len(qapp.findChildren(QTranslator))
    check(rounds)
    assert {language for language, _ in said} == {"en_GB", "id_ID", "jv_ID"}
    for language, you in (("en_GB", "You "), ("id_ID", "Anda "), ("jv_ID", "Sampeyan ")):
        assert any(told.startswith(you) for spoken, told in said if spoken == language)
    assert (QLocale().name(), len(qapp.findChildren(QTranslator))) == before
    assert QCoreApplication.translate("messages", "You pass") == "You pass"


@pytest.mark.parametrize(
    ("says", "fault"),
    [
        (lambda: "" if QLocale().name() == "jv_ID" else "a trick", "in jv this is said of"),
        (lambda: "{who} wins", "in en this is said of"),
        (lambda: "%n points" if QLocale().name() == "id_ID" else "points", "in id this is said of"),
        (lambda: QCoreApplication.translate("messages", UNKNOWN).format("Sri"), "in id there is no text for"),
        (lambda: str({}["who"]), "who"),
    ],
)
def test_what_cannot_be_said_is_a_fault(monkeypatch, says, fault):
    monkeypatch.setattr(FamilyTexts, "story", lambda *_: says())
    monkeypatch.setattr(FamilyTexts, "moved", lambda *_: "")
    with pytest.raises((SentenceError, KeyError)) as raised:
        check(1)
    assert fault in str(raised.value)


def test_a_language_without_texts_is_a_fault(monkeypatch, tmp_path):
    monkeypatch.setattr(sentence_check, "FILES", tmp_path)
    with pytest.raises(SentenceError, match="there are no texts in en"):
        SentenceCheck()
