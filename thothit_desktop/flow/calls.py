# SPDX-License-Identifier: MIT
"""Makes calls: moves without a card, such as a bid or a pass, each with its words and its key."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from thothit_desktop.games.contract import Move
from thothit_desktop.games.notation import write_move
from thothit_desktop.table.selection.call_bar import Call

PASS_KEY = QT_TRANSLATE_NOOP("CallKeys", "N")

PASS = QT_TRANSLATE_NOOP("calls", "Pass")

PLAY_OUT = "play out"
"""In place of the text of a move, for a call that plays out a decided round."""


def translate(context: str, text: object) -> str:
    """Return the translation of a text, which may be marked by QT_TRANSLATE_NOOP."""
    return QCoreApplication.translate(context, str(text))


def call(move: Move, words: str, key: str, about: str = "", enabled: bool = True) -> Call:
    """Return a call that makes a move, with its translated words, key and tooltip (`about`)."""
    return Call(write_move(move), words, key, enabled, about)


def pass_call(move: Move, words: object = PASS) -> Call:
    """Return the call for a pass; `words` is its text, marked for translation in the context `calls`."""
    return call(move, translate("calls", words), pass_key())


def pass_key() -> str:
    """Return the key of a pass."""
    return translate("CallKeys", PASS_KEY)
