# SPDX-License-Identifier: MIT
"""The man page."""

import re
import shutil
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest

from linux import man_page
from thothit_desktop import cli
from thothit_desktop.app.startup.arguments import parser

BUILT = datetime(2026, 11, 21, tzinfo=UTC)


def test_man_page_tells_every_option() -> None:
    page = man_page.page(BUILT).replace("\\-", "-")
    for action in parser()._actions:
        for name in action.option_strings:
            assert f"\\fB{name}\\fR" in page
    headings = re.findall(r'^\.SH "?([A-Z ]+)"?$', page, re.MULTILINE)
    assert {"NAME", "SYNOPSIS", "OPTIONS", "FILES", "EXIT STATUS", "SEE ALSO"} <= set(headings)


def test_man_page_of_the_commands_tells_each() -> None:
    page = man_page.commands(BUILT)
    (commands,) = (action.choices for action in cli.parser()._actions if action.dest == "==SUPPRESS==")
    assert len(commands) > 6
    for name in commands:
        assert f"\\fB{name}\\fR" in page


@pytest.mark.skipif(
    not sys.platform.startswith("linux") or shutil.which("man") is None,
    reason="no man that knows our options",
)
def test_man_page_is_readable(tmp_path: Path) -> None:
    path = tmp_path / "thothit-desktop.6"
    path.write_text(man_page.page(BUILT), encoding="utf-8")
    command = ["man", "--warnings", "--encoding=UTF-8", "--local-file", str(path)]
    told = subprocess.run(command, capture_output=True, encoding="utf-8")
    if "nothing appropriate" in told.stderr or "man-pages have been minimized" in told.stdout:
        pytest.skip("this system shows no man pages")
    assert (told.returncode, told.stderr) == (0, "")
    assert "--self-test" in re.sub(r".\x08|\x1b\[[0-9;]*m", "", told.stdout).replace("‐", "-")
