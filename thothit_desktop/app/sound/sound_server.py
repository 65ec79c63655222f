# SPDX-License-Identifier: MIT
"""Checks that the sound server of a Linux system answers, before Qt connects to it and waits.

PulseAudio, or PipeWire in its place, listens on a local socket. A server that accepts a connection and
never answers would block the window for half a minute.
"""

import os
import struct
import sys
from pathlib import Path

from PySide6.QtCore import QObject, QSocketNotifier, QTimer, Signal

_AUTH, _PROTOCOL, _COOKIE = 8, 32, 256
"""The command for authentication, a version of the protocol, and the length of the cookie in bytes."""

_WORDS = struct.pack(">cIcIcIcI", b"L", _AUTH, b"L", 0, b"L", _PROTOCOL, b"x", _COOKIE) + bytes(_COOKIE)
GREETING = struct.pack(">IIIII", len(_WORDS), 0xFFFFFFFF, 0, 0, 0) + _WORDS
"""The first packet of a client; a server answers it even if the cookie is wrong."""


def server_socket() -> Path | None:
    """Return the socket of the user's sound server; None if there is none, or it is not known."""
    if not sys.platform.startswith("linux") or os.environ.get("PULSE_SERVER"):
        return None
    folder = os.environ.get("PULSE_RUNTIME_PATH")
    running = os.environ.get("XDG_RUNTIME_DIR")
    if not folder and not running:
        return None
    path = Path(folder) / "native" if folder else Path(running or "") / "pulse" / "native"
    return path if path.is_socket() else None


class SoundServer(QObject):
    """Greets the server at a socket; emits `answered` at its first answer, or if it closes."""

    answered = Signal()

    def __init__(self, path: Path, parent: QObject) -> None:
        super().__init__(parent)
        import socket

        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.setblocking(False)
        self._notifier = QSocketNotifier(self._socket.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._hear)
        try:
            self._socket.connect(str(path))
            self._socket.send(GREETING)
        except BlockingIOError:  # the server does not accept the connection
            self._notifier.setEnabled(False)
        except OSError:  # the server is gone, which Qt finds out as fast
            QTimer.singleShot(0, self, self._hear)

    def _hear(self) -> None:
        self._notifier.setEnabled(False)
        self._socket.close()
        self.answered.emit()
