# SPDX-License-Identifier: MIT
"""lupdate finds every text of the interface, and English has its plurals."""

import ast
import re
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QObject

from tests.requested_texts import listed, take_unlisted
from tests.tools import translations
from thothit_desktop.app.messages.lists import both, one_of
from thothit_desktop.games import games

ROOT = Path(__file__).resolve().parents[3]
SOURCES = sorted(path for path in (ROOT / "thothit_desktop").rglob("*.py") if path.parent.name != "forms")


def test_translations_are_kept_and_old_texts_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A language file takes over what it knows already, spaces at its ends too."""
    kept, english = tmp_path / "kept", tmp_path / "en.ts"
    kept.mkdir()
    context = "<context><name>Table</name>{}</context>"
    form = "<translation><numerusform>%n bola</numerusform></translation>"
    message = "<message><source>{}</source><translation>{}</translation></message>"
    plural = '<message numerus="yes"><source>%n ball(s)</source>{}</message>'
    texts = (message.format("Sum: ", " Jumlah: "), message.format("Old", "Lama"), plural.format(form))
    (kept / "id.ts").write_text(f"<TS>{context.format(''.join(texts))}</TS>", encoding="utf-8")
    texts = (message.format("Sum: ", ""), message.format("New", ""), plural.format("<translation/>"))
    english.write_text(f"<TS>{context.format(''.join(texts))}</TS>", encoding="utf-8")
    monkeypatch.setattr(translations, "TEXTS", kept)
    made = translations.translated(english, "id")
    assert translations.translations(made) == {
        ("Table", "Sum: "): " Jumlah: ",
        ("Table", "New"): "",
        ("Table", "%n ball(s)"): "%n bola",
    }


def test_every_literal_text_is_in_the_set_of_lupdate() -> None:
    """These are the texts in `translate` and `tr`, and those marked by QT_TRANSLATE_NOOP."""
    texts = listed()
    missing = []
    for path in SOURCES:
        source = path.read_text(encoding="utf-8")
        if not re.search(r"\btr\b|translate|QT_TRANSLATE_NOOP", source):
            continue
        for node in ast.walk(ast.parse(source)):
            if not isinstance(node, ast.Call):
                continue
            called = node.func
            name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
            literal = [arg.value for arg in node.args if isinstance(arg, ast.Constant)][:2]
            if name in ("translate", "QT_TRANSLATE_NOOP") and len(literal) == 2:
                context, text = literal
                if isinstance(text, str) and (context, text) not in texts:
                    missing.append((path.name, text))
            if name == "tr" and not (literal and any(text == literal[0] for _, text in texts)):
                missing.append((path.name, ast.unparse(node)))
            if name == "tr" and ast.unparse(called) != "self.tr":  # lupdate takes its context from the class
                missing.append((path.name, ast.unparse(node)))
    assert missing == []


MARKED = ("games", "options")
"""Contexts of texts of the lowest floor, which has no Qt: they are marked in the app."""


@pytest.mark.whole
def test_texts_that_are_no_literals_are_marked_elsewhere() -> None:
    """A text in a variable comes from a table of QT_TRANSLATE_NOOP, or from the lowest floor."""
    variable = []
    for path in SOURCES:
        source = path.read_text(encoding="utf-8")
        if "translate" not in source:
            continue
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Call) and len(node.args) > 1:
                called = node.func
                name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
                text = node.args[1]
                context = getattr(node.args[0], "value", None)
                of_qt = name == "translate" and isinstance(context, str)
                if of_qt and not isinstance(text, ast.Constant):
                    marked = "QT_TRANSLATE_NOOP" in source or context in MARKED
                    variable += [] if marked else [(path.name, ast.unparse(node))]
    assert variable == []


def test_the_catalogue_is_marked() -> None:
    texts = listed()
    for spec in games().values():
        for text in (spec.name, spec.summary, *(option.title for option in spec.options)):
            assert ("games", text) in texts


class Saying(QObject):
    """Asks for texts of its own, and of what it is made from."""


def test_texts_that_are_asked_for_and_not_listed_are_noted() -> None:
    """Else they fail the test that has asked for them (`tests/conftest.py`)."""
    QCoreApplication.translate("Table", "no tricks")
    QCoreApplication.translate("Table", "%n ball(s)", "", 2)
    assert take_unlisted() == set()
    QCoreApplication.translate("Table", "no trick at all")
    QCoreApplication.translate("Chair", "no tricks")
    Saying().tr("no tricks")
    assert take_unlisted() == {("Table", "no trick at all"), ("Chair", "no tricks"), ("Saying", "no tricks")}
    type("Table", (Saying,), {})().tr("no tricks")
    assert take_unlisted() == set()


@pytest.mark.parametrize(("number", "said"), [(1, "1 ball"), (2, "2 balls"), (0, "0 balls")])
def test_english_has_its_plurals(qapp: QCoreApplication, number: int, said: str) -> None:
    assert QCoreApplication.translate("Table", "%n ball(s)", "", number) == said


def test_names_are_listed_as_the_language_does(qapp: QCoreApplication) -> None:
    assert both(["Sri"]) == "Sri"
    assert both(["Sri", "Wati"]) == "Sri and Wati"
    assert both(["Sri", "Wati", "Joko"]) == "Sri, Wati and Joko"
    assert one_of([]) == ""
    assert one_of(["Sri"]) == "Sri"
    assert one_of(["Sri", "Wati"]) == "Sri or Wati"
    assert one_of(["Sri", "Wati", "Joko", "Ani"]) == "Sri, Wati, Joko or Ani"
