# SPDX-License-Identifier: MIT
"""Fixtures for the tests of the per-user Linux installer."""

import os
import subprocess
from pathlib import Path

import pytest

from tests.packaging.linux.homes import Install, files, make, pretend


@pytest.fixture(scope="session")
def setup(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make(tmp_path_factory.mktemp("made"))


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A home with a blank in its name, and what would cost a menu entry its meaning."""
    made = tmp_path / 'my "$home" 100%'
    made.mkdir()
    return made


@pytest.fixture
def tools(tmp_path: Path) -> Path:
    """A folder that comes first in PATH; its ldd finds everything, the desktop's tools do nothing."""
    made = tmp_path / "tools"
    made.mkdir()
    for name in ("ldd", "update-desktop-database", "update-mime-database"):
        pretend(made, name, "exit 0")
    return made


@pytest.fixture
def install(home: Path, tools: Path) -> Install:
    def start(script: Path, *arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
        environment = {"HOME": str(home), "PATH": f"{tools}:{os.environ['PATH']}", **more}
        command = ["sh", str(script), *arguments]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)

    return start


@pytest.fixture
def before(setup: Path, home: Path, install: Install) -> list[str]:
    """Install the program in a home; return the files of the home."""
    install(setup)
    return files(home)
