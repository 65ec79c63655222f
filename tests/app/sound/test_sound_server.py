# SPDX-License-Identifier: MIT
"""The check for a sound server before the device is opened."""

import shutil
import socket
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.app.sound.outputs import FakeOutput
from tests.app.sound.test_table_sounds import FakePlayer, Speaking
from thothit_desktop.app.sound import table_sounds
from thothit_desktop.app.sound.sound_server import GREETING, server_socket
from thothit_desktop.app.sound.table_sounds import TableSounds

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="other systems have no such server")


@pytest.fixture
def listening(monkeypatch: pytest.MonkeyPatch) -> Iterator[socket.socket]:
    """A server that takes connections, and says nothing by itself."""
    folder = Path(tempfile.mkdtemp())  # short: the path of a socket has room for 100 bytes
    (folder / "pulse").mkdir()
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(folder))
    monkeypatch.delenv("PULSE_RUNTIME_PATH", raising=False)
    monkeypatch.delenv("PULSE_SERVER", raising=False)
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(folder / "pulse" / "native"))
        server.listen(1)
        yield server
    shutil.rmtree(folder)


def take(server: socket.socket) -> socket.socket:
    """Take the next connection, and read what the client says first."""
    server.settimeout(10)
    taken, _ = server.accept()
    taken.settimeout(10)
    assert taken.recv(1000) == GREETING
    return taken


def test_no_device_is_opened_before_the_server_answers(
    listening: socket.socket, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = []
    monkeypatch.setattr(table_sounds, "open_output", lambda _: opened.append(1) or FakeOutput())
    around, player = Speaking(), FakePlayer()
    sounds = TableSounds(around, around, player, around)
    sounds.open()
    with take(listening) as server:
        qtbot.wait(50)
        assert opened == []
        assert sounds.waiting
        sounds.open()  # nothing is asked twice
        with qtbot.waitSignal(sounds.opened):
            server.send(b"any word")
    assert opened == [1]
    assert sounds.has_device
    assert not sounds.waiting


def test_a_server_that_goes_away_leaves_the_rest_to_qt(
    listening: socket.socket, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_sounds, "open_output", lambda _: None)
    around = Speaking()
    sounds = TableSounds(around, around, FakePlayer(), around)
    sounds.open()
    with qtbot.waitSignal(sounds.opened):
        take(listening).close()
    listening.close()
    with qtbot.waitSignal(sounds.opened):  # its socket is still there
        sounds.open()


def test_only_a_socket_is_asked(
    listening: socket.socket, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert str(server_socket()) == listening.getsockname()
    monkeypatch.setenv("PULSE_SERVER", "tcp:elsewhere")
    assert server_socket() is None
    monkeypatch.delenv("PULSE_SERVER")
    monkeypatch.setenv("PULSE_RUNTIME_PATH", str(tmp_path))
    assert server_socket() is None
    (tmp_path / "native").write_text("a file")
    assert server_socket() is None
