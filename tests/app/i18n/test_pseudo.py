# SPDX-License-Identifier: MIT
"""Every window in a pseudo-language of accents and long words: all is translated and fits."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QDate, QLocale
from PySide6.QtWidgets import QApplication

from tests.app.i18n.looking import LookingBench
from tests.app.i18n.pseudo import TITLES, Pseudo, foreign, pseudo
from tests.app.i18n.speech import OTHERS
from thothit_desktop.app.deals.day import FIVE_DAYS
from thothit_desktop.app.i18n.translators import install
from thothit_desktop.app.selftest import windows
from thothit_desktop.app.selftest.check_window import CheckWindow
from thothit_desktop.app.selftest.time_limit import TimeLimit
from thothit_desktop.app.store.matches import NAMES
from thothit_desktop.languages import ENGLISH, LANGUAGES


def welcome(bench: CheckWindow) -> str:
    """The card that greets a new player."""
    window = bench.seated()
    window.welcome.greet()
    bench.drawn(window)
    return ""


def commands(bench: CheckWindow) -> str:
    """The list of commands."""
    window = bench.seated()
    window.ui.find_command.trigger()
    bench.drawn(window)
    return ""


def score_of(game: str) -> Callable[[CheckWindow], str]:
    """The table and the score sheet of a game after a round."""

    def check(bench: CheckWindow) -> str:
        window = bench.watched(game)
        sheet = window.round_end.sheet
        assert sheet is not None
        bench.drawn(sheet)
        window.ui.standings.trigger()
        bench.drawn(sheet)
        return ""

    return check


CHECKS: dict[str, Callable[[CheckWindow], str]] = {
    name.removeprefix("check_"): check
    for name, check in vars(windows).items()
    if name.startswith("check_") and name != "check_start"
}
CHECKS |= {"welcome": welcome, "commands": commands}
CHECKS |= {f"score of {game}": score_of(game) for game in ("kings", "kowah", "thunee")}
_MONTHS = (
    QLocale(ENGLISH.locale).toString(QDate(2026, month, 1), form)
    for month in range(1, 13)
    for form in ("MMM", "MMMM")
)
_DAYS = (QLocale(ENGLISH.locale).dayName(day) for day in range(1, 8))
NAMED = frozenset(
    (
        *NAMES,
        *_MONTHS,
        *_DAYS,
        *FIVE_DAYS,
        *(word for language in LANGUAGES.values() for word in language.name.split()),
        *("Thothit", "Desktop", "Qt", "and"),
        "OT",  # the short name of a card
        *("bunci", "abang", "ireng", "pang", "picis", "macan"),  # combinations of Pèi
        *("ayam", "kandang", "ang", "pow"),  # bonuses of Cholek Tiga
        *("tan", "ceki", "nocog", "kowah", "nokang", "mata", "bak"),  # words of games with mata
        *("Ctrl", "Shift", "Alt", "Del", "Esc", "Return", "Enter", "Space", "Home", "End", "Up", "Down"),
        *("Left", "Right", "PgUp", "PgDown", "Ins", "Backspace", "Tab", "Menu"),
    )
)
"""Names, and keys as they are written on keyboards."""


FROM_FILES = ("QLabel asked", "Table table")
"""Widgets with sentences of examples and lessons, which are in files for each language."""
OF_THE_CHECK = ("A record", "cannot be read")
"""Texts of the check of dialogs itself."""


@pytest.fixture
def strange(qapp: QApplication) -> Iterator[None]:
    """The program speaks this language."""
    install(qapp)
    translator = Pseudo(qapp)
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)
    install(qapp)


def test_the_language_keeps_what_is_filled_in():
    assert pseudo("Play {0}") == "[Pláý {0}~]"
    assert pseudo("<p>A <b>card</b></p>") == "[<p>Á <b>cárd</b></p>~~]"
    assert pseudo("Ctrl+N") == "Ctrl+N"
    assert pseudo("d MMM yyyy") == "d MMM yyyy"


def test_words_of_another_language_are_noticed():
    assert foreign(pseudo("Play {0} cards") + " at once", frozenset()) == ["at", "once"]
    assert foreign("[Pláý~] Sri", frozenset({"Sri"})) == []


def looked(place: Path, check: Callable[[CheckWindow], str]) -> LookingBench:
    """Return the texts found in a check of the self-test."""
    bench = LookingBench(place / "data", TimeLimit(120, lambda: None))
    with bench.open():
        check(bench)
    return bench


@pytest.mark.long
@pytest.mark.usefixtures("strange")
@pytest.mark.parametrize("check", CHECKS)
def test_no_window_shows_an_english_word_or_cuts_one(check: str, tmp_path: Path) -> None:
    bench = looked(tmp_path, CHECKS[check])
    assert bench.texts
    english = {
        (who, text)
        for who, text in bench.texts
        if foreign(text.replace(str(tmp_path / "data"), ""), NAMED)
        and who not in FROM_FILES
        and text not in (*TITLES, *OF_THE_CHECK)
    }
    assert sorted(english) == []
    assert sorted(bench.cut) == []
    assert sorted(bench.overlapping) == []


@pytest.mark.long
@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("check", CHECKS)
def test_everything_has_its_room_in_every_language(
    check: str, language: str, qapp: QApplication, tmp_path: Path
) -> None:
    install(qapp, LANGUAGES[language])
    try:
        bench = looked(tmp_path, CHECKS[check])
    finally:
        install(qapp)
    assert sorted(bench.cut) == []
    assert sorted(bench.overlapping) == []
