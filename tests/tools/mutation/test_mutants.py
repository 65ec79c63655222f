# SPDX-License-Identifier: MIT
"""Killed and surviving mutants of a small module, and accepted mutants that still apply to the code."""

import itertools
import json
import random
from pathlib import Path

import pytest

from tests.tools import ROOT

pytest.importorskip("resource", reason="the memory of a mutant cannot be limited here")

from tests.tools import mutants
from tests.tools.mutation.accepted import Accepted, accepted
from tests.tools.mutation.parts import PARTS, MutatedPart
from tests.tools.mutation.trial import Trial

SOURCE = '''"""A toy."""


def worth(cards: int | None) -> int:
    """Two points a card."""
    spare = 3
    return 2 * (cards or 0)
'''
TEST = """from thothit_desktop.toy import worth


def test_worth():
    assert worth(4) == 8
    assert worth(None) == 0
"""
SECONDS = 60


@pytest.fixture
def toy(tmp_path) -> Path:
    root = tmp_path / "checkout"
    for path, text in (("thothit_desktop/toy.py", SOURCE), ("tests/test_toy.py", TEST)):
        (root / path).parent.mkdir(parents=True)
        (root / path).write_text(text)
    (root / "thothit_desktop/__init__.py").touch()
    (root / "pyproject.toml").write_text("[tool.pytest.ini_options]\n")
    option = 'def pytest_addoption(parser):\n    parser.addoption("--all", action="store_true")\n'
    (root / "conftest.py").write_text(option)
    return root


def test_a_fault_that_a_test_sees_is_killed_and_another_survives(toy, tmp_path):
    trial = Trial(toy, tmp_path)
    trial.seconds_unchanged(("tests",))
    wrong, unseen = SOURCE.replace("2 *", "3 *"), SOURCE.replace("spare = 3", "spare = 4")
    assert trial.kills("thothit_desktop/toy.py", wrong, [("tests",)], SECONDS)
    assert not trial.kills("thothit_desktop/toy.py", unseen, [("tests/test_toy.py",), ("tests",)], SECONDS)
    assert (toy / "thothit_desktop/toy.py").read_text() == SOURCE


def test_a_mutant_that_hangs_is_killed_and_tests_that_fail_already_are_told(toy, tmp_path):
    trial = Trial(toy, tmp_path)
    hanging = SOURCE.replace("    spare = 3", "    while True:\n        pass")
    assert trial.kills("thothit_desktop/toy.py", hanging, [("tests",)], 2)
    with pytest.raises(RuntimeError, match="tests/missing fail already"):
        trial.seconds_unchanged(("tests/missing",))


def test_the_command_counts_and_ends_by_the_floor(toy, monkeypatch, capsys):
    pytest.importorskip("mutmut", reason="mutants are made by the extra mutation")
    from tests.tools.mutation.mutants import sample

    part = MutatedPart(90, ("thothit_desktop/*.py",), ("tests",))
    monkeypatch.setattr(mutants, "ROOT", toy)
    monkeypatch.setitem(PARTS, "rules", part)
    monkeypatch.setattr("sys.argv", ["mutants.py", "rules", "--seed", "1"])
    monkeypatch.setattr(mutants, "accepted", list)
    assert mutants.main() == 1
    assert (
        "2 mutants, of 2 lines that have some: 1 killed, 0 accepted, 1 survived: 50.0 %"
        in capsys.readouterr().out
    )

    survivor = next(mutant for mutant in sample(toy, part.files(toy), 2, 1)[0] if mutant.line == 6)
    entry = [survivor.module, survivor.function, survivor.before, survivor.after, "nobody reads it"]
    monkeypatch.setattr(mutants, "accepted", lambda: [Accepted(*entry)])
    assert mutants.main() == 0
    assert "1 killed, 1 accepted, 0 survived: 100.0 %" in capsys.readouterr().out


def test_annotations_docstrings_and_sentences_are_left_alone(toy):
    pytest.importorskip("mutmut", reason="mutants are made by the extra mutation")
    from tests.tools.mutation.mutants import MutatedModule

    source = "def say(word: str | None = None) -> str | None:\n    return 'a sentence, ' 'twice'\n"
    module = MutatedModule("say.py", source + "\nat = 'once'\n")
    assert module.lines() == [4]
    changed = {module.draw(4, random.Random(seed)).after for seed in range(20)}
    assert changed == {"at = None", "at = 'XXonceXX'", "at = 'ONCE'"}


def test_a_longer_sample_begins_with_the_shorter_one(toy):
    pytest.importorskip("mutmut", reason="mutants are made by the extra mutation")
    from tests.tools.mutation.mutants import sample

    files = PARTS["settings"].files(ROOT)
    shorter, longer = (sample(ROOT, files, count, 7)[0] for count in (2, 4))
    assert longer[:2] == shorter
    assert len({(mutant.module, mutant.line) for mutant in longer}) == 4


@pytest.mark.parametrize("name", PARTS)
def test_a_part_has_modules_and_tests(name):
    part = PARTS[name]
    files = part.files(ROOT)
    assert len(files) > 3
    for tests in itertools.chain.from_iterable(part.selections(ROOT, module) for module in files):
        assert all((ROOT / path).exists() for path in tests)


def test_a_module_is_mirrored_by_its_file_or_its_folder():
    golden, rules = PARTS["rules"].quick, PARTS["rules"]
    matches, kings = (f"thothit_desktop/games/{name}.py" for name in ("matches", "kings/rules"))
    assert rules.selections(ROOT, matches) == [golden, ("tests/games/test_matches.py",), rules.tests]
    assert rules.selections(ROOT, kings) == [golden, ("tests/games/kings",), rules.tests]


def test_no_module_belongs_to_two_parts():
    files = [path for part in PARTS.values() for path in part.files(ROOT)]
    assert len(files) == len(set(files))


def test_what_is_accepted_still_stands_in_the_code_and_has_a_reason():
    entries = accepted()
    for entry in entries:
        lines = [line.strip() for line in (ROOT / entry.module).read_text(encoding="utf-8").splitlines()]
        assert set(entry.before.splitlines()) <= set(lines), entry
        assert len(entry.reason) > 20, entry
    keys = {json.dumps([entry.module, entry.function, entry.before, entry.after]) for entry in entries}
    assert len(keys) == len(entries)
