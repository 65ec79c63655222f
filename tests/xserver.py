# SPDX-License-Identifier: MIT
"""An X server of its own, for a program that runs beside the tests."""

import os
import subprocess
from collections.abc import Iterator

import pytest


@pytest.fixture
def screen() -> Iterator[str]:
    reader, writer = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writer), "-screen", "0", "1280x800x24"],
        pass_fds=[writer],
        stderr=subprocess.DEVNULL,
    )
    os.close(writer)
    yield f":{os.read(reader, 16).decode().strip()}"
    os.close(reader)
    server.terminate()
    server.wait()
