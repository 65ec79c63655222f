# SPDX-License-Identifier: MIT
"""Carries out the command line's orders for a window: play by itself, take a picture, end."""

from collections import Counter
from pathlib import Path

from PySide6.QtCore import QObject, QTimer

from thothit_desktop.app.window.main_window import MainWindow
from thothit_desktop.flow.families import asks_of, family_of
from thothit_desktop.games.contract import DecisionKind, Position
from thothit_desktop.table.selection.prompt import Choice
from thothit_desktop.table.stage.timing import FACTOR

SHEET_REST = 3000
"""Milliseconds at normal speed for which a watched score sheet stays open."""

STILL = 400
"""Milliseconds for the wanted content to appear before the picture is taken."""


class Watcher(QObject):
    """Watches a window's match; ends the program after `rounds` (None for no end) or a screenshot."""

    def __init__(
        self,
        window: MainWindow,
        watch: bool,
        rounds: int | None,
        screenshot: Path | None,
        screenshot_at: str,
        speed: str,
    ) -> None:
        super().__init__()
        self._watch, self._rounds = watch, rounds
        self._screenshot, self._moment = screenshot, screenshot_at
        self._rest = int(SHEET_REST * FACTOR[speed])
        self.failed = False
        """True if the picture could not be written."""
        self.follow(window)

    def follow(self, window: MainWindow) -> None:
        """Watch this window from now on."""
        self.setParent(window)
        self._window = window
        window.controller.decisions.asked.connect(self._on_asked)
        window.controller.turns.picking.connect(self._on_picking)
        window.controller.scored.connect(self._on_scored)

    def _on_asked(self) -> None:
        if self._screenshot is None or self._moment == "sheet":
            return
        view = self._window.controller.view()
        if self._moment == "choice" and asks_of(self._position) is not DecisionKind.LUCK:
            several = self._several()
            if several is not None:
                self._window.controller.set_paused(True)
                self._window.table.selection.ask(*several, cancellable=False)
            elif view.legal_moves() == [] and not self._watch:
                return  # the person will have to choose
            elif family_of(view.game.spec).captures and self._watch:
                return  # a later turn has a choice of captures
        self._photograph()

    @property
    def _position(self) -> Position:
        match = self._window.controller.match
        assert match is not None
        return match.position

    def _several(self) -> tuple[int, Choice] | None:
        """Return a card whose capture is a choice, and its captures; None if there is none."""
        position = self._position
        turned = asks_of(position) is DecisionKind.TURNED
        seen = position.view(position.to_move) if turned else self._window.controller.view()
        choices = family_of(seen.game.spec).choices(seen)
        moves = Counter(move.cards[:1] for move in seen.legal_moves())
        captures = ((card, choice) for card, choice in choices.items() if choice.takes)
        return next(((card, choice) for card, choice in captures if moves[(card,)] > 1), None)

    def _on_picking(self) -> None:
        if self._screenshot is not None and self._moment == "choice":
            self._photograph()

    def _on_scored(self) -> None:
        if self._screenshot is not None and self._moment == "sheet":
            self._photograph()
            return
        if self._rounds is not None:
            self._rounds -= 1
            if self._rounds == 0:
                QTimer.singleShot(self._rest if self._watch else 0, self._window.close)
                return
        if self._watch:
            QTimer.singleShot(self._rest, self._window.matches.next_round)

    def _photograph(self) -> None:
        path, self._screenshot = self._screenshot, None
        assert path is not None
        QTimer.singleShot(STILL, lambda: self._save(path))

    def _save(self, path: Path) -> None:
        self.failed = not self._window.grab().save(str(path))
        self._window.close()
