# SPDX-License-Identifier: MIT
"""Kept inputs of former faults, and the finding and keeping of new ones."""

import random
import sys

import pytest

pytest.importorskip("resource", reason="the system does not say how much memory a process has had")

from tests.tools import fuzz
from tests.tools.fuzzing import NAMES, judge
from tests.tools.fuzzing.mutations import mutated
from tests.tools.fuzzing.targets import TARGETS

KEPT = sorted(path for path in fuzz.INPUTS.glob("*/*") if path.is_file())


def test_every_folder_of_kept_inputs_has_its_target():
    assert tuple(TARGETS) == NAMES
    assert {path.parent.name for path in KEPT} <= set(TARGETS)


@pytest.mark.parametrize("path", KEPT, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_kept_input_is_no_fault_any_more(path):
    assert judge.judge(TARGETS[path.parent.name].run, path.read_bytes()).fault == ""


@pytest.mark.parametrize("name", TARGETS)
def test_sound_inputs_are_taken_and_changed_ones_are_judged(name):
    target, rng = TARGETS[name], random.Random(5)
    seeds = target.seeds(rng)
    assert any(judge.judge(target.run, data) == judge.Verdict("", "") for data in seeds)
    verdicts = [judge.judge(target.run, mutated(rng.choice(seeds), seeds, rng)) for _ in range(20)]
    assert [verdict.fault for verdict in verdicts if verdict.fault] == []


def test_the_same_seed_changes_an_input_in_the_same_way():
    data = b'{"a": [1, 2, {"b": "c"}]}'
    first, again = ([mutated(data, [data], random.Random(n)) for n in range(50)] for _ in range(2))
    assert first == again
    assert len(set(first)) > 20


def wait(_: bytes) -> str:
    while True:
        pass


@pytest.mark.parametrize(
    ("run", "fault"),
    [
        (lambda data: str(1 // len(data)), "ZeroDivisionError"),
        (lambda data: "wrong\nat line 2", "it is refused in more than a sentence"),
        (lambda data: str(len(b"x" * 300_000_000)), "it took "),
    ],
)
def test_every_kind_of_fault_is_seen(run, fault):
    assert fault in judge.judge(run, b"").fault


def test_what_does_not_end_is_given_up(monkeypatch):
    monkeypatch.setattr(judge, "PATIENCE", 0.1)
    assert "no end within" in judge.judge(wait, b"").fault


def test_an_input_with_a_fault_is_printed_and_kept(monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(fuzz, "INPUTS", tmp_path)
    monkeypatch.setattr(fuzz, "CHILD", (sys.executable, str(tmp_path / "no_such_script.py")))
    assert not fuzz.run("pasted", 1, 1)
    assert "pasted: fault (seed 1); the input is nothing" in capsys.readouterr().out
    kept = fuzz.keep("pasted", b"abc")
    assert kept.read_bytes() == b"abc"
    assert (kept.parent, kept.suffix) == (tmp_path / "pasted", ".txt")
