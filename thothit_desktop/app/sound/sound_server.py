# SPDX-License-Identifier: MIT
"""Asks the sound server of a Linux system whether it answers, before Qt does, which would wait for it.

PulseAudio, and PipeWire in its place, listen on a local socket. A server that takes a connection and never
answers would block the window for half a minute.
"""

import os
import struct
import sys
from pathlib import Path

from PySide6.QtCore import QObject, QSocketNotifier, QTimer, Signal

_AUTH, _PROTOCOL, _COOKIE = 8, 32, 256
"""The command with which a client introduces itself, a version of the protocol, and the bytes of a key."""

_WORDS = struct.pack(">cIcIcIcI", b"L", _AUTH, b"L", 0, b"L", _PROTOCOL, b"x", _COOKIE) + bytes(_COOKIE)
GREETING = struct.pack(">IIIII", len(_WORDS), 0xFFFFFFFF, 0, 0, 0) + _WORDS
"""What a client says first: whether its key fits or not, a server answers."""


def server_socket() -> Path | None:
    """The socket of the person's sound server; None where there is none, or it cannot be known."""
    if not sys.platform.startswith("linux") or os.environ.get("PULSE_SERVER"):
        return None
    folder = os.environ.get("PULSE_RUNTIME_PATH")
    running = os.environ.get("XDG_RUNTIME_DIR")
    if not folder and not running:
        return None
    path = Path(folder) / "native" if folder else Path(running or "") / "pulse" / "native"
    return path if path.is_socket() else None


class SoundServer(QObject):
    """Greets the server at a socket; `answered` comes with its first word, or when it goes away."""

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
        except BlockingIOError:  # nobody takes the connection
            self._notifier.setEnabled(False)
        except OSError:  # it is not there any more: Qt will find that out as fast
            QTimer.singleShot(0, self, self._hear)

    def _hear(self) -> None:
        self._notifier.setEnabled(False)
        self._socket.close()
        self.answered.emit()
