# SPDX-License-Identifier: MIT
"""The choice of opponents: one row for all of them, and on demand a row for each computer seat."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QWidget

from thothit_desktop.app.families import family_of
from thothit_desktop.app.messages.level_texts import choices
from thothit_desktop.app.new_game.parts import Chips, clear, text
from thothit_desktop.app.store.match_setup import MatchSetup
from thothit_desktop.app.store.matches import names_of
from thothit_desktop.app.widgets.document_style import document_colours
from thothit_desktop.app.widgets.level_icons import level_icon
from thothit_desktop.games.families import sides_of
from thothit_desktop.players.matched_level import MATCHED

NARROW = 400
"""The width below which names stand above their choices, in pixels at plain text size."""


class Opponents(QWidget):
    """The computer seats of a setup; `changed` carries the setup with another player in one of them."""

    changed = Signal(MatchSetup)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._setup: MatchSetup | None = None
        self._unit = 1.0
        self._about: QLabel | None = None
        """The description of the chosen levels; None if nobody decides anything."""
        self._matching: frozenset[int] = frozenset()
        """The seats that can play at the person's strength."""
        self.all = Chips()
        """The choices for all seats at once."""
        self.all.chosen.connect(self._choose_all)
        self._all_name = text("", "value", wraps=False)
        self.each = QPushButton(self.tr("One by one…"), autoDefault=False)
        """Shows a row for each seat; checked while the players differ."""
        self.each.setCheckable(True)
        self.each.setProperty("role", "chip")
        self.each.toggled.connect(self._show_rows)
        self._narrow = False
        """True while the choices stand below the names."""
        self._names: dict[int, QLabel] = {}
        self.seats: dict[int, Chips] = {}
        """The choices by seat; empty if nobody decides anything."""

    def show_setup(self, setup: MatchSetup, person: str | None) -> None:
        """Show the players of a setup; `person` is the name at seat 0, None for watching."""
        same = self._setup is not None and (self._setup.game, self._setup.players) == (
            setup.game,
            setup.players,
        )
        self._setup = setup
        names = names_of(setup.players, person)
        if not same:
            self._fill(setup, {seat: name for seat, name in enumerate(names) if name != person})
        offered, about = choices(), family_of(setup.spec).catalogue_texts().levels(setup.spec)
        chosen_by_seat = set()
        for seat, chips in self.seats.items():
            matches = seat in self._matching
            values = {key: words for key, words in offered.items() if key != MATCHED or matches}
            chosen = setup.choice(seat) if matches else setup.levels[seat]
            chips.offer(list(values.items()), chosen, names[seat], {key: about[key] for key in values})
            chosen_by_seat.add(chosen)
        if len(self.seats) > 1:
            values = {key: words for key, words in offered.items() if key != MATCHED or self._matching}
            alike = next(iter(chosen_by_seat)) if len(chosen_by_seat) == 1 else ""
            told = {key: about[key] for key in values}
            self.all.offer(list(values.items()), alike, self._all_name.text(), told)
            if not alike or not same:
                self.each.setChecked(not alike)
        self._show_rows()
        self._draw_signs()
        if self._about is not None:
            checked = {
                key for chips in self.seats.values() for key, chip in chips.chips.items() if chip.isChecked()
            }
            self._about.setText(" ".join(about[key] for key in offered if key in checked))

    def _fill(self, setup: MatchSetup, names: dict[int, str]) -> None:
        for kept in (self._all_name, self.all, self.each):
            self._grid.removeWidget(kept)
            kept.setParent(self)
            kept.hide()
        clear(self._grid)
        self.seats, self._about, self._matching = {}, None, frozenset()
        if setup.spec.by_luck:
            told = self.tr("{0}. This game is pure luck, so there are no levels.")
            self._grid.addWidget(QLabel(told.format(self.tr(", ").join(names.values())), wordWrap=True), 0, 0)
            return
        self._all_name.setText(self.tr("All of them"))
        partners = sides_of(setup.spec, setup.players)[0] if 0 not in names else ()
        if 0 not in names:
            self._matching = frozenset(seat for seat in names if seat not in partners)
        self._names = {}
        for seat, name in names.items():
            chips = Chips()
            chips.chosen.connect(lambda choice, seat=seat: self._choose(seat, choice))
            told = self.tr("{0}, your partner").format(name) if seat in partners else name
            self._names[seat] = text(told, "value", wraps=False)
            self.seats[seat] = chips
        self._about = text("", "hint")
        self._grid.setColumnStretch(1, 1)
        self._place()
        self.scale_contents(self._unit)

    def _place(self) -> None:
        """Lay out names and choices side by side, or one below the other if narrow."""
        rows = [(self._names[seat], chips) for seat, chips in self.seats.items()]
        if len(self.seats) > 1:
            rows = [(self._all_name, self.all), *rows]
        for number, (name, chips) in enumerate(rows):
            self._grid.addWidget(name, 2 * number, 0)
            if self._narrow:
                self._grid.addWidget(chips, 2 * number + 1, 0, 1, 2)
            else:
                self._grid.addWidget(chips, 2 * number, 1)
        below, left = 2 * len(rows), 0 if self._narrow else 1
        if len(self.seats) > 1:
            self._grid.addWidget(self.each, below, left, 1, 2 - left, Qt.AlignmentFlag.AlignLeft)
        if self._about is not None:
            self._grid.addWidget(self._about, below + 1, 0, 1, 2)

    def _show_rows(self) -> None:
        """Show the row for all seats, and the row of each seat if it is wanted or the only one."""
        several = len(self.seats) > 1
        for widget in (self._all_name, self.all, self.each):
            widget.setVisible(several)
        for seat, chips in self.seats.items():
            for widget in (self._names[seat], chips):
                widget.setVisible(self.each.isChecked() or not several)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Put the choices below the names if the widget becomes narrow, and back."""
        super().resizeEvent(event)
        narrow = event.size().width() < NARROW * self._unit
        if narrow != self._narrow:
            self._narrow = narrow
            if self.seats:
                self._place()

    def _choose_all(self, choice: str) -> None:
        """Choose a level for all seats; a partner never matches the person's strength."""
        setup = self._setup
        assert setup is not None
        for seat in self.seats:
            if choice != MATCHED or seat in self._matching:
                setup = setup.seated(seat, choice)
        self.changed.emit(setup)

    def _choose(self, seat: int, choice: str) -> None:
        assert self._setup is not None
        self.changed.emit(self._setup.seated(seat, choice))

    def scale_contents(self, unit: float) -> None:
        """Scale spaces and icons with the text."""
        self._unit = unit
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(round(12 * unit))
        self._grid.setVerticalSpacing(round(5 * unit))
        for chips in (self.all, *self.seats.values()):
            chips.space(unit)
        self._draw_signs()

    def _draw_signs(self) -> None:
        """Set the icons of the levels, in the colour and the size of the text."""
        tone, size = document_colours(), round(16 * self._unit)
        ink, checked = QColor(tone.ink), QColor(tone.on_accent)
        for chips in (self.all, *self.seats.values()):
            for choice, chip in chips.chips.items():
                chip.setIcon(level_icon(choice, ink, checked, size, self.devicePixelRatio()))
                chip.setIconSize(QSize(size, size))
