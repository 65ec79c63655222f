# SPDX-License-Identifier: MIT
"""The compiled forms agree with the designed ones."""

import shutil
from pathlib import Path

import pytest

from tests.tools import forms

pytestmark = pytest.mark.whole


def test_a_changed_and_a_missing_form_are_named(tmp_path: Path) -> None:
    sources, compiled = tmp_path / "ui", tmp_path / "forms"
    sources.mkdir()
    compiled.mkdir()
    for name in ("score_sheet", "rules_window"):
        shutil.copy(forms.SOURCES / f"{name}.ui", sources)
    shutil.copy(forms.FORMS / "ui_score_sheet.py", compiled)
    assert [path.name for path in forms.stale(sources, compiled)] == ["ui_rules_window.py"]
    form = sources / "score_sheet.ui"
    form.write_text(form.read_text(encoding="utf-8").replace("Next round", "Go on"), encoding="utf-8")
    assert [path.name for path in forms.stale(sources, compiled)] == [
        "ui_rules_window.py",
        "ui_score_sheet.py",
    ]


def test_check_says_whether_all_is_well(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(forms, "stale", lambda: {forms.FORMS / "ui_score_sheet.py": "new"})
    assert forms.main(["--check"]) == 1
    assert capsys.readouterr().out == "stale: thothit_desktop/app/forms/ui_score_sheet.py\n"
    monkeypatch.setattr(forms, "stale", dict)
    assert forms.main(["--check"]) == 0
