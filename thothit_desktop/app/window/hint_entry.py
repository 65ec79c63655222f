# SPDX-License-Identifier: MIT
"""The menu entry that asks the coach for a hint; what it needs is imported when it is first asked."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal

from thothit_desktop.app.window.window_parts import WindowParts
from thothit_desktop.flow.families import asks_of
from thothit_desktop.flow.match import Match
from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.contract import DecisionKind, View
from thothit_desktop.players.families import family_of

if TYPE_CHECKING:
    from thothit_desktop.app.coach.hints import Hints


class _Question(NamedTuple):
    """What the person is asked: in which match and round, after which events, and in which phase."""

    match: Match
    number: int
    seen: int
    phase: str


class HintEntry(QObject):
    """Offers a hint while the person is asked something, and takes it away when that is over.

    In practice hints are free; in fair play the first one to each question counts as help.
    """

    failed = Signal(object)
    """The exception of the coach."""

    def __init__(self, parts: WindowParts, parent: QObject) -> None:
        super().__init__(parent)
        ui, conductor, table = parts.ui, parts.conductor, parts.table
        self._ui, self._conductor, self._settings, self._table = ui, conductor, parts.settings, table
        self._hints: Hints | None = None
        self._asked: _Question | None = None
        self._counted: _Question | None = None
        """The question for which help has been counted last."""
        ui.hint.triggered.connect(self._toggle)
        conductor.decisions.asked.connect(self._on_asked)
        parts.matches.round_left.connect(self.clear)
        table.selection.hand_raised.connect(self._on_raised)
        for changed in (conductor.session.changed, parts.matches.entered, ui.pause.toggled):
            changed.connect(self._follow)

    def clear(self) -> bool:
        """Take the hint away; whether there was one, or was to be one."""
        if self._hints is None or not self._hints.active:
            return False
        self._hints.clear()
        return True

    def about(self, cards: Sequence[int]) -> str:
        """What is expected of a card at which the person looks, while a hint tells it; else empty."""
        return "" if self._hints is None else self._hints.about(cards)

    def rename(self) -> None:
        """Cards are called otherwise from now on."""
        if self._hints is not None:
            self._hints.say()

    def close(self) -> None:
        """Join the coach's thread."""
        if self._hints is not None:
            self._hints.close()

    def _toggle(self) -> None:
        """Ask for a hint, then for more of it; the third time it is taken away."""
        if self._hints is not None and self._hints.tell_more():
            return
        view = self._view()
        if not self.clear() and view is not None and self._may_ask():
            question = self._question(view)
            if question.match.fair and question != self._counted:
                self._counted = question
                self._conductor.session.note_help()
            self._coach().ask(view)

    def _coach(self) -> "Hints":
        if self._hints is None:
            from thothit_desktop.app.coach.hints import Hints

            self._hints = Hints(self._conductor.session, self._table, self._settings, self)
            self._hints.failed.connect(self.failed)
        return self._hints

    def _on_asked(self) -> None:
        """Somebody is to act; a hint to the same question, of which a part was taken back, stays."""
        view = self._view()
        self._asked = None if view is None else self._question(view)
        self._follow()
        if self._hints is not None:
            self._hints.say()

    def _on_raised(self, card: int) -> None:
        """What is said of a raised hand card is over when it is put back."""
        if card == HIDDEN and self._hints is not None:
            self._hints.say()

    def _follow(self) -> None:
        """Something has happened: offer a hint, or none any more."""
        may = self._may_ask()
        self._ui.hint.setEnabled(may)
        if not may:
            self.clear()

    def _may_ask(self) -> bool:
        """Whether the person is asked something now that a coach knows of."""
        view = self._view()
        if view is None or self._ui.pause.isChecked() or not self._conductor.decisions.waiting:
            return False
        luck = asks_of(view) in (DecisionKind.LUCK, DecisionKind.OVER)
        own = view.to_move == view.seat and not luck and family_of(view.game.spec).has_coach
        return own and self._question(view) == self._asked

    def _view(self) -> View | None:
        return self._conductor.session.person_view()

    def _question(self, view: View) -> _Question:
        match = self._conductor.session.playing
        return _Question(match, len(match.positions), len(view.history), view.phase)
