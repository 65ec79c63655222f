# SPDX-License-Identifier: MIT
"""Begins, opens, saves and leaves the matches of a window."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QMainWindow

from thothit_desktop.app.messages.players import has_own_name, own_name
from thothit_desktop.app.store.match_setup import MatchSetup
from thothit_desktop.app.store.matches import call_person, match_in, new_match, saved_match, setup_of
from thothit_desktop.app.store.saves import FileError, Saves, house_rules_in, rescued, write
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.flow.match import Match
from thothit_desktop.flow.match_controller import MatchController
from thothit_desktop.games.record import Record, dump, round_of
from thothit_desktop.games.variations import Variation

if TYPE_CHECKING:
    from thothit_desktop.app.history.replay import Branching
    from thothit_desktop.games.known_deal import KnownDeal
    from thothit_desktop.games.matches import Length
    from thothit_desktop.games.spec import GameSpec

SAVE_AGAIN = 5000
"""Milliseconds between attempts to save a match that could not be saved."""


@dataclass
class VariationOnTable:
    """A variation on the table: of round `number` (from 0) of `origin`, in place of the match `waiting`.

    Both matches may be the same. `kept` is the variation as last stored in `origin`, None if not stored yet.
    """

    origin: Match
    waiting: Match
    number: int
    kept: Variation | None

    @property
    def slot(self) -> int | None:
        """Its number among the variations of `origin`; None if it is not one of them."""
        variations = self.origin.variations
        return None if self.kept not in variations else variations.index(self.kept)

    def keep(self, played: Match) -> bool:
        """Store the variation in `origin`; return False if it does not differ from the round yet.

        A variation deleted meanwhile is stored again if it has been played on.
        """
        course = round_of(played.position)
        varied = Variation(self.number, course.moves, course.points)
        variations, slot = self.origin.variations, self.slot
        if slot is not None:
            variations[slot] = varied
        elif varied == self.kept or (
            varied.leaves(self.origin.positions[self.number].moves) == len(varied.moves)
        ):
            return False
        else:
            variations.append(varied)
        self.kept = varied
        return True


class MatchStore(QObject):
    """Puts matches on the table and saves them; without `saves` nothing is written."""

    match_left = Signal()
    """Emitted before the match is left for another one."""
    round_left = Signal()
    """Emitted before the round is left, for another one or for its own beginning."""
    entered = Signal()
    """Emitted when another match is on the table."""
    opened = Signal()
    """Emitted when a match that had been left is on the table again."""
    refused = Signal(str, object)
    """Emitted if a record cannot be opened, with the reason, and its rounds before the fault or None."""
    rules_opened = Signal(str)
    """Emitted for an opened file of house rules, with its text."""
    fingerprint_mismatch = Signal(int)
    """Emitted for an opened record with a round (from 0) whose cards do not match its fingerprint."""
    unsaved = Signal(str)
    """Emitted once with the reason, if the match cannot be written."""
    saved_again = Signal()
    """Emitted when a match that could not be written has been written."""

    def __init__(
        self, controller: MatchController, settings: Settings, saves: Saves | None, window: QMainWindow
    ) -> None:
        super().__init__(window)
        self._controller, self._settings, self._saves, self._window = controller, settings, saves, window
        self.length: Length = "free"
        """The length of the match when it was entered; a match continued after its end becomes free."""
        controller.scored.connect(self._keep_levels)
        controller.session.reseated.connect(self._keep_levels)
        self.variation: VariationOnTable | None = None
        """The variation on the table; None while the match is on the table."""
        self._unsaved_because = ""
        """The reason why the last attempt to save failed; empty if it did not."""
        self._retry = QTimer(self, interval=SAVE_AGAIN)
        self._retry.timeout.connect(self._save_again)

    @property
    def match(self) -> Match:
        """The match on the table, which must exist."""
        assert self._controller.match is not None
        return self._controller.match

    @property
    def main(self) -> Match:
        """The match in play, also while a variation is on the table."""
        return self.match if self.variation is None else self.variation.waiting

    def replayed(self, number: int) -> tuple[Match, int]:
        """Return the match that stores a round (from 0) of the one on the table, and its number there."""
        varied = self.variation
        if varied is None:
            return self.match, number
        slot = varied.slot
        if slot is None or number < varied.number:
            return varied.origin, number
        return varied.origin, len(varied.origin.positions) + slot

    @property
    def folder(self) -> Path | None:
        """The data directory; None if nothing is written."""
        return None if self._saves is None else self._saves.current.parent

    def read_record(self) -> str:
        """Return the record for the person to read, which counts as help in a fair round in play."""
        self._controller.session.read_record()
        return self.record_text

    @property
    def record_text(self) -> str:
        """The record of the match, for a report; empty before its first deal."""
        return dump(self.match.record) if self.match.positions else ""

    def begin(
        self,
        setup: MatchSetup | None = None,
        number: int | None = None,
        watch: bool = False,
        first_deal: "tuple[KnownDeal, int] | None" = None,
        before: Sequence[str] = (),
    ) -> None:
        """Start a new match, by default set up like the last one, which is kept.

        If `watch`, the computer plays all seats. `first_deal` is a known deal to begin with, without rituals,
        and the person's turn order in it. `before` are the levels of the previous match, for a message on
        matched seats that have changed their level.
        """
        setup = setup or self._settings.match_setup(self._settings.game)
        person = None if watch else own_name(self._settings)
        match = new_match(setup, number, person, first_deal)  # before anything changes, as it may fail
        match.named = not watch and has_own_name(self._settings)
        if self._saves is not None:
            self._saves.put_away()
        self._leave()
        self.variation = None
        if before and list(before) != match.levels:
            match.levels_before = list(before)
        if match.fair and self._saves is not None:
            self._settings.set_fair(match.id)
        self._controller.begin(match)
        self._enter()

    def play_game(self, spec: "GameSpec") -> None:
        """Go on with the match if it is of this game; else begin one, set up like the game's last match."""
        self._window.activateWindow()
        middle = self._window.centralWidget()
        assert middle is not None
        middle.setFocus()
        if spec is not self.match.game.spec:
            self.begin(self._settings.match_setup(spec.id))

    def begin_again(self, number: int | None = None) -> None:
        """Start a new match, set up like the one on the table."""
        last = self.match
        setup = replace(setup_of(last), length=self.length)
        self.begin(setup, number, last.person is None, before=last.levels)

    def resume(self, match: Match) -> None:
        """Put a match on the table and go on with it."""
        self.variation = None
        match.fair = match.fair or self._settings.is_fair(match.id)
        self._show(match)

    def take_over(self, other: "MatchStore") -> None:
        """Go on with the match on the table of another window."""
        self.variation = other.variation
        self._show(other.match)
        self.length = other.length

    def begin_over(self, other: "MatchStore") -> None:
        """Begin the match on the table of another window over, with its rituals: nobody has played in it."""
        before, person = other.match, own_name(self._settings)
        match = new_match(setup_of(before), before.number, person, before.first_deal)
        match.id, match.named, match.fair = before.id, before.named, before.fair
        self._leave()
        self._controller.begin(match)
        self._enter()

    def play_on(self, branching: "Branching") -> None:
        """Play a variation of a round, of this match or of a saved one; this match waits.

        A new variation of a round in play counts as help, because it may show hidden cards.
        """
        main = self.main
        origin = main if branching.match.id == main.id else branching.match
        if branching.slot is None and not origin.positions[branching.number].is_over:
            origin.help += 1
        kept = None if branching.slot is None else origin.variations[branching.slot]
        self.variation = VariationOnTable(origin, main, branching.number, kept)
        self._show(origin.branch(branching.number, branching.moves))

    def back_to_match(self) -> None:
        """Leave a variation on the table for the match that waits."""
        if self.variation is not None:
            self.resume(self.variation.waiting)

    def _show(self, match: Match) -> None:
        self._leave()
        call_person(match)
        self._controller.resume(match)
        self._enter()
        self.opened.emit()

    def open_file(self, path: Path) -> None:
        """Open a game record and go on with it, or house rules; refuse a faulty file."""
        from thothit_desktop.app.window.dialogs import ResumeProgress

        try:
            match = match_in(path, ResumeProgress(self._window))
        except FileError as error:
            if text := house_rules_in(path):
                self.rules_opened.emit(text)
            else:
                self.refused.emit(str(error), rescued(path))
        else:
            self._play_on(match)

    def open_record(self, record: Record) -> None:
        """Go on with a checked record; the match on the table is kept."""
        self._play_on(saved_match(record))

    def _play_on(self, match: Match) -> None:
        """Go on with an opened match, under its id among the saved ones; the one on the table is kept."""
        if self._saves is not None:
            admitted = self._saves.admit(match.record)
            match.id, match.title = admitted.id, admitted.title
        self.resume(match)
        if match.fingerprint_mismatches:
            self.fingerprint_mismatch.emit(match.fingerprint_mismatches[0])

    def open_previous(self) -> None:
        """Open the match left last."""
        previous = None if self._saves is None else self._saves.previous
        if previous is None:
            self.refused.emit(self.tr("There is no previous match to go back to."), None)
        else:
            self.open_file(previous)

    def open_saved(self) -> str:
        """Go on with the current match on disk, which has been replaced, or begin a new one.

        Returns the reason if it cannot be read, else an empty text.
        """
        if self._saves is None:
            return ""
        record, damage = self._saves.resume()
        if record is None:
            self.begin()
        else:
            self.resume(saved_match(record))
        return damage

    def next_round(self) -> None:
        """Go on with the next round, or with a new match if no round can follow."""
        match = self.match
        if match.is_variation:
            self.back_to_match()
            return
        if match.cannot_continue:
            self.begin_again(match.next_deal)
            self.match.chosen_deal = match.was_chosen(len(match.positions))  # known only by the first number
            return
        self.round_left.emit()
        self._controller.next_round()

    def restart_round(self) -> None:
        """Play the same deal again from its beginning."""
        self.round_left.emit()
        self._controller.restart()

    def set_level(self, seat: int, level: str) -> None:
        """Set a seat's level or `MATCHED`, in this match and the next ones of its game."""
        self._settings.set_level(self.match.game.spec.id, seat, level)
        self._controller.set_level(seat, level)

    def _keep_levels(self) -> None:
        """Store the present levels of matched seats for the next match."""
        setup = setup_of(self.match)
        usual = self._settings.match_setup(setup.game)
        for seat in setup.matched & usual.matched if not self.match.is_variation else ():
            self._settings.keep_level(setup.game, seat, setup.levels[seat])

    def save(self) -> None:
        """Save the match, and a variation in its own match."""
        match = self.match
        varied = self.variation if match.is_variation else None
        if match.is_variation and varied is None:
            return  # a variation that is being left
        aside = varied is not None and varied.keep(match) and varied.origin is not varied.waiting
        if self._saves is None:
            return
        before = self._unsaved_because
        try:
            self._saves.save(self.main.record)
            if varied is not None and aside:
                self._saves.save_variations(varied.origin.record)
        except FileError as error:
            self._unsaved_because = str(error)
            self._retry.start()
            if not before:
                self.unsaved.emit(self._unsaved_because)
        else:
            self._unsaved_because = ""
            self._retry.stop()
            if before:
                self.saved_again.emit()

    def _save_again(self) -> None:
        if self.match.positions:
            self.save()

    def try_again(self) -> str:
        """Save an unsaved match now; return the reason if that fails, else an empty text."""
        if self._unsaved_because:
            self._save_again()
        return self._unsaved_because

    def keep_variations(self, match: Match) -> None:
        """Write the variations of a match after some were deleted or restored."""
        for played in [self.main] if self.variation is None else [self.main, self.variation.origin]:
            if played.id == match.id:
                played.variations = match.variations
        if self._saves is not None:
            if match.id == self.main.id:
                self.save()
                return
            try:
                self._saves.save_variations(match.record)
            except FileError as error:
                self.unsaved.emit(str(error))

    def save_as(self, path: Path) -> None:
        """Write the match to another file, where the person can read it; raises FileError."""
        write(path, self.match.record)
        self._controller.session.read_record()

    def _leave(self) -> None:
        self.round_left.emit()
        self.match_left.emit()

    def _enter(self) -> None:
        self.length = self.match.length
        self.entered.emit()
