# SPDX-License-Identifier: MIT
"""The language for each choice, and its form of lists, dates and numbers."""

import pytest
from PySide6.QtCore import QCoreApplication, QDate, QLocale

from thothit_desktop import languages
from thothit_desktop.app.i18n.translators import FILES
from thothit_desktop.app.messages.languages import waiting_languages
from thothit_desktop.app.messages.lists import both
from thothit_desktop.app.rules.page_text import in_language
from thothit_desktop.languages import ENGLISH, LANGUAGES, SYSTEM, chosen_language


def test_an_unsigned_language_is_chosen_by_hand_only():
    assert chosen_language(SYSTEM, ["id-Latn-ID", "id", "en"]) is ENGLISH
    assert chosen_language("id", ["en"]).id == "id"
    assert chosen_language(SYSTEM, []) is ENGLISH


def test_a_signed_language_is_that_of_the_system(monkeypatch):
    monkeypatch.setitem(languages.LANGUAGES, "id", LANGUAGES["id"]._replace(signed=True))
    assert chosen_language(SYSTEM, ["is", "jv-ID", "id-ID", "en"]).id == "id"
    assert chosen_language(SYSTEM, ["en-GB", "id-ID"]).id == "en"
    assert "Bahasa Indonesia" not in waiting_languages()


def test_what_waits_for_a_reader_is_said():
    assert waiting_languages() == "Not yet checked by a native speaker: Bahasa Indonesia and Basa Jawa."


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_language_has_its_file(code):
    assert (FILES / f"{code}.qm").is_file()


@pytest.mark.parametrize(
    ("code", "names", "number", "day"),
    [
        ("en", "Sri, Wati and Joko", "1,234.5", "22 August 2026"),
        ("id", "Sri, Wati, dan Joko", "1.234,5", "22 Agustus 2026"),
        ("jv", "Sri, Wati, lan Joko", "1.234,5", "22 Agustus 2026"),
    ],
)
def test_lists_numbers_and_dates_are_those_of_the_language(speaking, code, names, number, day):
    speaking(code)
    assert both(["Sri", "Wati", "Joko"]) == names
    assert QLocale().toString(1234.5, "f", 1) == number
    assert QLocale().toString(QDate(2026, 8, 22), "d MMMM yyyy") == day


def test_english_comes_back_with_its_plurals(speaking):
    speaking("id")
    speaking("en")
    assert QCoreApplication.translate("Table", "%n ball(s)", "", 1) == "1 ball"


def test_a_text_without_a_translation_has_the_plurals_of_english(speaking, monkeypatch, tmp_path):
    (tmp_path / "en.qm").write_bytes((FILES / "en.qm").read_bytes())
    monkeypatch.setattr("thothit_desktop.app.i18n.translators.FILES", tmp_path)
    speaking("jv")
    assert QCoreApplication.translate("Table", "%n ball(s)", "", 2) == "2 balls"


def test_a_page_is_that_of_the_language_where_there_is_one(speaking, tmp_path):
    for code in ("en", "id"):
        (tmp_path / code).mkdir()
        (tmp_path / code / "page.html").touch()
    speaking("id")
    assert in_language(tmp_path, "page.html").parent.name == "id"
    speaking("jv")
    assert in_language(tmp_path, "page.html").parent.name == "en"
