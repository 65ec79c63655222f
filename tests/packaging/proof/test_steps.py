# SPDX-License-Identifier: MIT
"""The steps of the proof."""

from pathlib import Path

import pytest

import prove
from proof.clean_system import ProofError
from proof.steps import Proof


def test_failed_steps_are_told_and_counted(capsys: pytest.CaptureFixture[str]) -> None:
    def wrong() -> str:
        raise ProofError("no window")

    proof = Proof()
    proof.step("first", lambda: "well done")
    proof.step("second", wrong)
    with pytest.raises(SystemExit):
        proof.step("third", wrong, needed=True)
    assert (proof.passed, proof.failed) == (["first"], ["second", "third"])
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("ok      first: well done (")
    assert lines[1:] == ["FAILED  second: no window", "FAILED  third: no window"]


def test_the_table_has_one_row_for_each_suite(tmp_path: Path) -> None:
    table = tmp_path / "TESTED.md"
    good, bad = Proof(), Proof()
    good.passed += ["installed", "removed"]
    bad.passed += ["installed"]
    bad.failed += ["removed"]
    for suite, proof in (("trixie", bad), ("bookworm", good), ("trixie", good)):
        prove.write_result(table, suite, proof)
    rows = table.read_text(encoding="utf-8").splitlines()[len(prove.HEAD) :]
    assert [row.split(" | ")[0] for row in rows] == ["| bookworm", "| trixie"]
    assert all(row.endswith("| 2 steps passed |") for row in rows)
    prove.write_result(table, "trixie", bad)
    assert table.read_text(encoding="utf-8").endswith("1 steps passed; failed: removed |\n")
