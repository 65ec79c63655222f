# SPDX-License-Identifier: MIT
"""What floor 1 says of a game, option or number of players that there is not, for lupdate to find."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

TEXTS = (
    QT_TRANSLATE_NOOP("options", "{0} is played by {1} players, not {2}"),
    QT_TRANSLATE_NOOP("options", "{0} has no option {1} (it has {2})"),
    QT_TRANSLATE_NOOP("options", "{0} of {1} is {2}, not {3}"),
    QT_TRANSLATE_NOOP("options", "no game is called {0} (there is {1})"),
    QT_TRANSLATE_NOOP("options", "every round of {0} is played by all"),
    QT_TRANSLATE_NOOP("options", "--match must be {0} for {1}, not {2}"),
)
