# SPDX-License-Identifier: MIT
"""The requirements for a build of the Linux installers."""

import shutil

import pytest

from linux import installers


def test_missing_tools_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda tool: None if tool in ("lintian", "xmllint") else tool)
    assert sorted(installers.missing()) == ["libxml2-utils", "lintian"]


def test_build_time_is_the_commit_or_what_is_given(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    assert installers.commit_time() == 1700000000
