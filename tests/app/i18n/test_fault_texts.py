# SPDX-License-Identifier: MIT
"""Faults of a record are reported in the language of the interface."""

import ast
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.app.rounds import ended
from thothit_desktop.app.i18n import catalogue_texts
from thothit_desktop.app.i18n.fault_texts import TEXTS
from thothit_desktop.app.i18n.spoken_faults import spoken
from thothit_desktop.app.store.saves import FileError, read
from thothit_desktop.games import record_json
from thothit_desktop.games.record import RecordError, dump, load
from thothit_desktop.games.refusals import reasons

GAMES = Path(record_json.__file__).parent
TOLD = {
    **dict.fromkeys(("FaultText", "TranslatableError", "RecordError", "RecordPlace", "BadLayoutError"), 0),
    **dict.fromkeys(("BadCardError", "BadOptionError", "fault", "_fail"), 0),
    "refuse": 1,
}
"""Whatever takes the text of a fault, and the place of the text among its arguments."""


def literals() -> Iterator[str]:
    """The texts of faults that stand in the code of the lowest floor."""
    for path in GAMES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                called = getattr(node.func, "id", getattr(node.func, "attr", ""))
                for given in node.args[TOLD.get(called, len(node.args)) :][:1]:
                    if isinstance(given, ast.Constant) and isinstance(given.value, str):
                        yield given.value


def test_every_fault_of_a_record_is_marked_for_translation():
    found = set(literals())
    assert len(found) > 40
    named = {text for name, text in vars(record_json).items() if name.isupper() and isinstance(text, str)}
    assert found | named <= set(TEXTS)
    assert set(reasons().values()) <= set(catalogue_texts.TEXTS)


@pytest.mark.parametrize(
    ("change", "id_", "jv"),
    [
        (
            {"moves": ["bid 40"]},
            "ronde 1, langkah 1: bid 40: ini bukan langkah permainan ini",
            "ronde 1, langkah 1: bid 40: iki dudu langkah dolanan iki",
        ),
        ({"dealer": 7}, "ronde 1: dealer harus kursi dari 0 sampai 2, bukan 7", "ronde 1: dealer kudu kursi"),
        (
            {"moves": ["zz"]},
            "ronde 1, langkah 1: tidak ada kartu bernama 'zz'",
            "ronde 1, langkah 1: ora ana kertu sing jenenge 'zz'",
        ),
    ],
)
def test_a_fault_names_its_place_in_every_language(speaking, tmp_path, change, id_, jv):
    document = json.loads(dump(ended("thothit", number=3).record))
    document["rounds"][0] |= change
    path = tmp_path / "one.thothit"
    path.write_text(json.dumps(document), encoding="utf-8")
    for code, said in (("id", id_), ("jv", jv)):
        speaking(code)
        with pytest.raises(RecordError) as fault:
            load(path.read_text(encoding="utf-8"))
        assert spoken(fault.value).startswith(said)
        assert str(fault.value).startswith("round 1")
        with pytest.raises(FileError) as told:
            read(path)
        assert str(told.value).startswith(f"{path}: {said}")


def test_what_json_makes_of_a_text_is_told_in_every_language(speaking):
    with pytest.raises(RecordError) as fault:
        load("{\n")
    speaking("id")
    assert spoken(fault.value).startswith("bukan pertandingan tersimpan, atau rusak: diharapkan nama")


def test_a_file_that_is_no_record_is_told_in_every_language(speaking, tmp_path):
    (tmp_path / "empty").write_bytes(b" ")
    speaking("jv")
    with pytest.raises(FileError, match="berkase kosong"):
        read(tmp_path / "empty")
