# SPDX-License-Identifier: MIT
"""The command lines are fully in the person's language, and nothing else depends on it."""

import json
import re
import sys
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths

from tests.app.i18n.pseudo import foreign, pseudo
from tests.app.i18n.speech import OTHERS, spoken
from tests.tools import translations
from thothit_desktop import cli, cli_texts
from thothit_desktop.app.startup import arguments
from thothit_desktop.app.startup.startup_errors import PROGRAM
from thothit_desktop.app.startup.system import missing_library
from thothit_desktop.app.store.setting import LANGUAGE
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.cli_settings import usual_directory
from thothit_desktop.games import games
from thothit_desktop.languages import ENGLISH, LANGUAGES, Language
from thothit_desktop.players import PLAYERS

COMMANDS = ("games", "deal", "replay", "legal", "verify", "check", "move", "simulate")
WRONG = (
    *((), ("bogus",), ("--bogus",), ("deal",), ("deal", "--seed"), ("deal", "kings", "--seed", "x")),
    *(
        ("games", "--json=x"),
        ("move", "-", "--player", "x"),
        ("move", "-", "--budget", "1", "--playouts", "1"),
    ),
    *(("deal", "kings", "--option", "x"), ("simulate", "kings", "--seats", "greedy", "--against", "x")),
    *(("simulate", "kings", "--seats", "greedy,greedy", "--json", "--csv"), ("check", "--rounds", "0")),
    *(("simulate", "kings", "--seats", "greedy", "--until", "0"), ("deal", "kings", "--seed", "1" * 19)),
    *(("deal", "bridge"), ("deal", "kings", "--players", "9"), ("deal", "kings", "--option", "a=b")),
    *(("deal", "kings", "--option", "laki-triples=x"), ("simulate", "kings", "--seats", "greedy")),
    *(("verify", "-", "--fingerprint", "xyz"), ("verify", "-", "--fingerprint", "abc"), ("replay", "")),
)
"""Faulty command lines."""
WRONG_FOR_THE_WINDOW = (
    *(("--bogus",), ("--seed",), ("--seed", "x"), ("--players", "0"), ("--game", "x"), ("--option", "x")),
    *(("--self-test", "--watch"), ("FILE", "--seed", "1"), ("--screenshot", "/x/y.png"), ("--frames", "/")),
    *(("--screenshot", "x.txt"), ("--option", "a=b", "--option", "a=c"), ("--data-dir", "")),
)
NAMES = frozenset(
    word
    for text in (
        *games(),
        *PLAYERS,
        *(f"{language.id} {language.name}" for language in LANGUAGES.values()),
        *(
            "thothit",
            "desktop",
            "off",
            "on",
            "fast",
            "normal",
            "slow",
            "ceki",
            "western",
            "cats",
            "against",
            "laki",
        ),
    )
    for word in re.findall("[A-Za-z]{2,}", text)
)
"""Words that are the same in every language."""

Say = Callable[..., str]


@pytest.fixture(autouse=True)
def chosen_by_nobody(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Remove the language choices of person and system; set English again afterwards."""
    for name in (cli_texts.VARIABLE, "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    yield
    cli_texts.speak(ENGLISH)


@pytest.fixture
def strange(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace Indonesian by a pseudo-language of accents."""
    tree = ET.parse(translations.TEXTS / "id.ts")
    for message in tree.iter("message"):
        translation = message.find("translation")
        assert translation is not None
        translation.text = pseudo(message.findtext("source", ""))
    source, made = tmp_path / "strange.ts", tmp_path / "id" / "LC_MESSAGES" / "thothit.mo"
    tree.write(source, encoding="utf-8")
    made.parent.mkdir(parents=True)
    made.write_bytes(translations.gettext_file(source))
    monkeypatch.setattr(cli_texts, "FILES", tmp_path)
    monkeypatch.setenv(cli_texts.VARIABLE, "id")


@pytest.fixture
def say(capsys: pytest.CaptureFixture[str]) -> Say:
    """Run a command of `thothit`, and return its output."""

    def run(*words: str) -> str:
        cli.main(words)
        said = capsys.readouterr()
        return said.out + said.err

    return run


@pytest.fixture
def say_window(capsys: pytest.CaptureFixture[str]) -> Say:
    """Run a command line of the window program that ends at once, and return its output."""

    def run(*words: str) -> str:
        with pytest.raises(SystemExit):
            arguments.parse(words)
        said = capsys.readouterr()
        return said.out + said.err

    return run


def english(said: str) -> list[str]:
    """Return the English words in an output in the pseudo-language."""
    said = re.sub(
        rf"thothit ({'|'.join(COMMANDS)})\b|^    ({'|'.join(COMMANDS)}) ", "", said, flags=re.MULTILINE
    )
    plain = re.sub(r"--?[a-z][a-z-]*|\b[A-Z]\w*\b|'[^']*'|\{[^}]*\}|\S*/\S*|\.\w+", " ", said)
    return foreign(plain, NAMES)


@pytest.mark.usefixtures("strange")
def test_no_help_has_an_english_word(say: Say, say_window: Say) -> None:
    listed = re.findall(r"^    (\w+) ", say("--help"), re.MULTILINE)
    assert tuple(listed) == COMMANDS
    for command in ((), *((name,) for name in COMMANDS)):
        assert english(say(*command, "--help")) == []
    assert english(say_window("--help")) == []


@pytest.mark.usefixtures("strange")
@pytest.mark.parametrize("words", WRONG)
def test_no_fault_has_an_english_word(words: tuple[str, ...], say: Say) -> None:
    said = say(*words)
    assert said.startswith("thothit: ")
    assert "~" in said
    assert english(said) == []


@pytest.mark.usefixtures("strange")
@pytest.mark.parametrize("words", WRONG_FOR_THE_WINDOW)
def test_no_fault_of_the_window_has_an_english_word(words: tuple[str, ...], say_window: Say) -> None:
    said = say_window(*words)
    assert said.startswith("thothit-desktop: ")
    assert "~" in said
    assert english(said) == []


@pytest.mark.usefixtures("strange")
def test_no_result_has_an_english_word(say: Say, tmp_path: Path) -> None:
    said = say("simulate", "thothit", "--seats", "greedy,greedy,random", "--deals", "2", "--luck")
    assert english(re.sub(r"thothit, |\bms\b|p50|p95|\bmax\b", "", said)) == []
    assert english(say("check", "--rounds", "1")) == []
    record = tmp_path / "round.thothit"
    record.write_text(say("deal", "kowah", "--seed", "1"), encoding="utf-8")
    assert english(say("replay", str(record)).replace("Seat", "")) == []
    assert english(say("verify", str(record))) == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_help_is_in_the_language_that_is_asked_for(language: str, say: Say, say_window: Say) -> None:
    sources = [
        text.source.partition("{")[0]
        for text in spoken(language)
        if text.context in ("argparse", "arguments", "cli") and len(text.source.partition("{")[0].split()) > 2
    ]
    helps = [say("--language", language, *words, "--help") for words in ((), *((name,) for name in COMMANDS))]
    for said in (*helps, say_window("--help", "--language", language)):
        plain = " ".join(said.split())
        assert [source for source in sources if source in plain] == []
        assert "-h, --help" in plain


@pytest.mark.parametrize("language", OTHERS)
def test_the_games_are_told_of_in_the_language_and_as_json_in_english(language: str, say: Say) -> None:
    (summary,) = (text for text in spoken(language) if text.source == games()["thothit"].summary)
    assert f"thothit: Thothit. {summary.words}\n" in say("--language", language, "games")
    told = json.loads(say("--language", language, "games", "--json"))
    assert told[0]["summary"] == summary.source


def test_a_record_is_the_same_in_every_language(say: Say) -> None:
    words = ("deal", "thothit", "--seed", "7")
    assert say("--language", "jv", *words) == say(*words)


def test_english_is_spoken_again_by_the_next_command(say: Say) -> None:
    assert say("--language", "id", "--help").startswith("pemakaian: ")
    assert say("--help").startswith("usage: ")


def test_a_language_that_there_is_not_is_a_fault(say: Say, say_window: Say) -> None:
    assert "'xx'" in say("--language", "xx", "games")
    assert (
        say_window("--language", "xx") == "thothit-desktop: --language must be one of en, id, jv, not 'xx'\n"
    )


def test_what_qt_lacks_is_said_in_the_language() -> None:
    cli_texts.speak(LANGUAGES["id"])
    assert missing_library("No module named x").startswith("pasang kembali Thothit")


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        ("[General]\ndeck=ceki\nlanguage=jv\nlevel=empu\n", "jv"),
        ("language=system", "en"),
        ("deck=ceki", "en"),
    ],
)
def test_the_settings_choose_the_language_unless_the_command_line_does(
    written: str, expected: str, tmp_path: Path, say_window: Say
) -> None:
    (tmp_path / "settings.ini").write_text(written, encoding="utf-8")
    place = ("--data-dir", str(tmp_path))
    assert cli_texts.language_of(place).id == expected
    assert cli_texts.language_of((*place, "--language", "id")).id == "id"
    assert ("pitulung" in say_window(*place, "--help")) == (expected == "jv")


def test_the_settings_are_those_of_the_window(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, say: Say
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("APPDATA", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    directory = usual_directory()
    place = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericDataLocation)
    if sys.platform.startswith("linux"):
        assert directory == Path(place, PROGRAM)
    directory.mkdir(parents=True)
    settings = Settings(directory)
    settings.set_value(LANGUAGE, "id")
    settings.write()
    assert say("--help").startswith("pemakaian: ")


@pytest.mark.parametrize("unreadable", ["directory", "name"])
def test_settings_that_cannot_be_read_choose_nothing(unreadable: str, tmp_path: Path) -> None:
    (tmp_path / "settings.ini").mkdir()
    place = str(tmp_path) if unreadable == "directory" else "\0"
    assert cli_texts.language_of(("--data-dir", place)) == ENGLISH


@pytest.mark.parametrize(
    ("words", "environment", "expected"),
    [
        (["--language", "jv"], {cli_texts.VARIABLE: "id"}, "jv"),
        (["games", "--language=jv"], {}, "jv"),
        (["--language"], {}, "en"),
        ([], {cli_texts.VARIABLE: "id"}, "id"),
        ([], {cli_texts.VARIABLE: "xx", "LANG": "de_DE.UTF-8"}, "en"),
        ([], {"LANGUAGE": "xx_XX:id", "LANG": "ab_CD.UTF-8"}, "en"),
        ([], {"LANG": "ab_CD.UTF-8"}, "ab"),
        ([], {"LANGUAGE": "id:ab", "LANG": "en_GB.UTF-8"}, "ab"),
        ([], {"LANG": "id_ID.UTF-8"}, "en"),
        ([], {}, "en"),
    ],
)
def test_the_language_is_chosen_by_hand_or_the_signed_one_of_the_system(
    words: list[str], environment: dict[str, str], expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(LANGUAGES, "ab", Language("ab", "Ab", "ab_CD", signed=True))
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert cli_texts.language_of(words).id == expected
