# SPDX-License-Identifier: MIT
"""Makes the calls of a game: what is said without playing a card, each with its words and its key."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from thothit_desktop.games.contract import Move
from thothit_desktop.games.notation import write_move
from thothit_desktop.table.selection.call_bar import Call

PASS_KEY = QT_TRANSLATE_NOOP("CallKeys", "N")

PASS = QT_TRANSLATE_NOOP("calls", "Pass")


def translate(context: str, text: object) -> str:
    """The translation of a text, which may be marked by QT_TRANSLATE_NOOP."""
    return QCoreApplication.translate(context, str(text))


def call(move: Move, words: str, key: str, about: str = "", enabled: bool = True) -> Call:
    """A call that makes a move, with its translated words, key and tooltip."""
    return Call(write_move(move), words, key, enabled, about)


def pass_call(move: Move, words: object = PASS) -> Call:
    """The call that declines; `words` say what that means here, marked for translation under `calls`."""
    return call(move, translate("calls", words), pass_key())


def pass_key() -> str:
    """The key of the call that declines."""
    return translate("CallKeys", PASS_KEY)
