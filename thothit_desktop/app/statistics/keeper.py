# SPDX-License-Identifier: MIT
"""Records the matches played at a table, and their rounds as they end, for the statistics."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from thothit_desktop.flow.match_controller import MatchController

if TYPE_CHECKING:
    from thothit_desktop.app.statistics.database import Database
    from thothit_desktop.app.statistics.results import PlayedMatch


class StatisticsKeeper(QObject):
    """Puts each ended round of a person into the database, and removes it if undo reopens it.

    A match counts from the person's first move on; its state is written when it has changed. The database is
    opened on first use, so that the start does not wait for it.
    """

    def __init__(self, controller: MatchController, folder: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._controller, self._folder = controller, folder
        self._database: Database | None = None
        self._kept: PlayedMatch | None = None
        """The match as last written."""
        controller.session.changed.connect(self._keep_match)
        controller.scored.connect(self._count)
        controller.undo.leaving.connect(self._withdraw)

    @property
    def database(self) -> "Database":
        """The database of rounds and matches."""
        if self._database is None:
            from thothit_desktop.app.statistics.database import Database

            self._database = Database(self._folder)
        return self._database

    def rounds_of(self, game: str) -> int:
        """Return the number of rounds of a game that the person has finished; 0 if they can't be read."""
        from thothit_desktop.app.statistics.database import StatisticsError

        try:
            return sum(played.game == game for played in self.database.rounds())
        except StatisticsError:
            return 0

    def bring_over(self) -> None:
        """Write changes that could not be written before, if that is possible now."""
        if self._database is not None:
            self._database.bring_over()

    def _keep_match(self) -> None:
        """Write the state of the match, if it has changed."""
        from thothit_desktop.app.statistics.results import match_of

        kept = match_of(self._controller.session.playing)
        if kept is not None and kept != self._kept:
            self._kept = kept
            self.database.put_match(kept)

    def _count(self) -> None:
        from thothit_desktop.app.statistics.results import result_of

        result = result_of(self._controller.session.playing, self._controller.thinking_time.of_round())
        if result is not None:
            self.database.put(result)
            self._keep_match()

    def _withdraw(self) -> None:
        """Remove an ended round before a move is taken back; it counts again when it ends again."""
        match = self._controller.session.playing
        if match.position.is_over and match.id:
            self.database.withdraw(match.id, len(match.positions))
