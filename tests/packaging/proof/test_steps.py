# SPDX-License-Identifier: MIT
"""The steps of the proof."""

import pytest

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
    assert proof.failed == 2
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("ok      first: well done (")
    assert lines[1:] == ["FAILED  second: no window", "FAILED  third: no window"]
