# SPDX-License-Identifier: MIT
"""The example of docs/openspiel.md runs unchanged."""

import re
from pathlib import Path

import pytest

pytest.importorskip("pyspiel", reason="the extra `openspiel` is not installed")

PAGE = Path(__file__).parents[4] / "docs" / "openspiel.md"


def test_the_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    code = re.search(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert code
    exec(compile(code[1], str(PAGE), "exec"), {})
    rows = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert sum(float(probability) for *_, probability in rows) == pytest.approx(1, abs=0.01)
    assert len(rows) > 1
