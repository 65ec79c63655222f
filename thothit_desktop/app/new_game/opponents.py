# SPDX-License-Identifier: MIT
"""Who plays against the person: a line a computer seat with the choice of its player."""

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from thothit_desktop.app.messages.sentences import level
from thothit_desktop.app.new_game.differences import levels
from thothit_desktop.app.new_game.parts import Chips, clear, text
from thothit_desktop.app.store.match_setup import MatchSetup
from thothit_desktop.app.store.matches import names_of
from thothit_desktop.games.families import sides_of
from thothit_desktop.players import LEVELS


class Opponents(QWidget):
    """The computer seats of a setup; `changed` carries it with another player at one of them."""

    changed = Signal(MatchSetup)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._setup: MatchSetup | None = None
        self._unit = 1.0
        self._about: QLabel | None = None
        """How the chosen levels play; None where nothing is decided."""
        self.seats: dict[int, Chips] = {}
        """The choices by seat; none where no player decides anything."""

    def show_setup(self, setup: MatchSetup, person: str | None) -> None:
        """Show who plays; `person` sits at seat 0, None to watch."""
        same = self._setup is not None and (self._setup.game, self._setup.players) == (
            setup.game,
            setup.players,
        )
        self._setup = setup
        names = names_of(setup.players, person)
        if not same:
            self._fill(setup, {seat: name for seat, name in enumerate(names) if name != person})
        offered = [(player, level(player)) for player in LEVELS]
        about = levels(setup.spec)
        for seat, chips in self.seats.items():
            chips.offer(offered, setup.levels[seat], names[seat], about)
        if self._about is not None:
            chosen = {setup.levels[seat] for seat in self.seats}
            self._about.setText(" ".join(about[player] for player in LEVELS if player in chosen))

    def _fill(self, setup: MatchSetup, names: dict[int, str]) -> None:
        clear(self._grid)
        self.seats, self._about = {}, None
        if setup.spec.by_luck:
            told = self.tr("{0}. There is nothing to decide in this game, so all players are alike.")
            self._grid.addWidget(QLabel(told.format(self.tr(", ").join(names.values())), wordWrap=True), 0, 0)
            return
        partners = sides_of(setup.spec, setup.players)[0] if 0 not in names else ()
        for seat, name in names.items():
            chips = Chips()
            chips.chosen.connect(lambda player, seat=seat: self._choose(seat, player))
            told = self.tr("{0}, your partner").format(name) if seat in partners else name
            self._grid.addWidget(text(told, "value", wraps=False), seat, 0)
            self._grid.addWidget(chips, seat, 1)
            self.seats[seat] = chips
        self._about = text("", "hint")
        self._grid.addWidget(self._about, max(names) + 1, 0, 1, 2)
        self._grid.setColumnStretch(1, 1)
        self.fit(self._unit)

    def _choose(self, seat: int, player: str) -> None:
        setup = self._setup
        assert setup is not None
        self.changed.emit(replace(setup, levels=(*setup.levels[:seat], player, *setup.levels[seat + 1 :])))

    def fit(self, unit: float) -> None:
        """Take a size of texts."""
        self._unit = unit
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(round(12 * unit))
        self._grid.setVerticalSpacing(round(5 * unit))
        for chips in self.seats.values():
            chips.space(unit)
