# SPDX-License-Identifier: MIT
"""Plays the sounds of events on the table."""

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal

from thothit_desktop.app.families import family_of
from thothit_desktop.app.family.base import Sound
from thothit_desktop.app.sound.sound_output import open_output
from thothit_desktop.app.sound.sound_player import SoundPlayer
from thothit_desktop.app.sound.sound_server import SoundServer, server_socket
from thothit_desktop.flow.match import Match
from thothit_desktop.flow.match_controller import MatchController
from thothit_desktop.games.contract import Event
from thothit_desktop.table.table import Table

SHARED: Mapping[str, Sound] = {
    "drawn": Sound.DEAL,
    "dealt": Sound.DEAL,
    "laid": Sound.DEAL,
    "played": Sound.LAY,
    "stayed": Sound.LAY,
    "discarded": Sound.LAY,
    "turned": Sound.TURN,
    "drew": Sound.TURN,
    "captured": Sound.CAPTURE,
    "took": Sound.CAPTURE,
    "claimed": Sound.CALL,
}
"""The sounds for the kinds of events that families share."""


COUNTED: Mapping[str, Sound] = {"fan": Sound.FAN, "click": Sound.CLICK, "seal": Sound.PAIR}
"""The sounds of a round that is counted (`table/counting/`)."""


def sound_of(event: Event, match: Match) -> Sound | None:
    """Return the sound of an event of a match; None for silence."""
    family = family_of(match.game.spec)
    sound = family.sounds.get(event.kind) or SHARED.get(event.kind)
    if sound is Sound.CAPTURE and family.is_precious(event, match.game):
        return Sound.PAIR
    return sound


class TableSounds(QObject):
    """Plays a sound when cards land or are dealt, and when a round or match has ended."""

    opened = Signal()
    """Emitted when the sound device has been opened, if there is one."""

    def __init__(
        self, controller: MatchController, table: Table, player: SoundPlayer, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._controller, self._player = controller, player
        self._server: SoundServer | None = None
        table.landed.connect(self._hear)
        table.dealing.connect(self._hear)
        table.round_count.heard.connect(lambda moment: self._player.play(COUNTED[moment]))
        controller.scored.connect(self._end)

    def open(self) -> None:
        """Open the sound device, once, as soon as the sound server answers; until then there is silence."""
        if self._player.output is not None or self._server is not None:
            return
        path = server_socket()
        if path is None:
            self._open_device()
        else:
            self._server = SoundServer(path, self)
            self._server.answered.connect(self._open_device)

    def _open_device(self) -> None:
        self._player.output = open_output(self)
        self._server = None
        self.opened.emit()

    @property
    def waiting(self) -> bool:
        """True if the sound server has not answered yet."""
        return self._server is not None

    @property
    def has_device(self) -> bool:
        """True if there is a sound device."""
        return self._player.output is not None and self._player.output.ready

    def try_out(self) -> None:
        """Play a sound, so that the person hears the volume."""
        self._player.play(Sound.LAY)

    def _hear(self, event: Event) -> None:
        match = self._controller.match
        sound = None if match is None else sound_of(event, match)
        if sound is not None:
            self._player.play(sound)

    def _end(self) -> None:
        match = self._controller.match
        if match is not None:
            self._player.play(Sound.MATCH if match.complete else Sound.ROUND)
