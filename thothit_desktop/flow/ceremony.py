# SPDX-License-Identifier: MIT
"""The rituals and the deal, which the table shows before a round is played."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal

from thothit_desktop.flow.current_match import CurrentMatch
from thothit_desktop.flow.decisions import Decisions
from thothit_desktop.flow.families import family_of
from thothit_desktop.flow.level_rounds import levels_due
from thothit_desktop.flow.match_state_machine import MatchStateMachine
from thothit_desktop.flow.presenter import Presenter
from thothit_desktop.games.contract import Event
from thothit_desktop.games.openings import Stage
from thothit_desktop.table.table import Table


class Ceremony(QObject):
    """Deals the rounds of a match, and shows their rituals and deals; a click or key skips the rest."""

    staged = Signal(str, object)
    """Emitted when a ritual (games/rituals.py) or a stage of the deal begins, with its name and events."""
    dealt = Signal()
    """Emitted when all cards of a deal have been shown."""

    def __init__(
        self,
        session: CurrentMatch,
        table: Table,
        presenter: Presenter,
        decisions: Decisions,
        machine: MatchStateMachine,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._session, self._table, self._presenter = session, table, presenter
        self._decisions, self._machine = decisions, machine
        self._stages: list[Stage] = []
        """The rituals, or the stages of the deal, not shown yet."""
        self._skipped = False
        table.clicked.connect(self._skip)
        machine.opening.entered.connect(self._deal_first_round)
        machine.following.entered.connect(self._deal_next_round)
        machine.ritual.entered.connect(self._show_ritual)
        machine.dealing.entered.connect(self._show_deal)
        machine.turn.entered.connect(self._stop_skipping)
        machine.scoring.entered.connect(self._stop_skipping)

    def announce(self, name: str, events: Sequence[Event]) -> None:
        """Emit `staged` for a ritual that is about to be shown."""
        self.staged.emit(name, events)

    def skip(self) -> None:
        """Skip the rest of the rituals and the deal."""
        self._skip()
        if self._skipped:
            self._table.complete()

    def _skip(self) -> None:
        """Skip the rest after a click or key while something moves, except in a turn."""
        self._skipped = not self._machine.turn.active()

    def _stop_skipping(self) -> None:
        """Show the next rituals in full again."""
        self._skipped = False

    def _deal_first_round(self) -> None:
        """Deal the first round, before its rituals are shown, so that a match always has a record."""
        self._skipped = False
        match = self._session.playing
        self._stages = match.deal_first()
        self._session.changed.emit()
        if match.levels_before:
            self._session.reseated.emit(match.levels_before)
        self._machine.staged.emit()

    def _deal_next_round(self) -> None:
        """Deal the next round, before its rituals are shown."""
        match = self._session.playing
        before = list(match.levels)
        self._stages = match.deal_next(levels_due(match))
        self._session.changed.emit()
        if match.levels != before:
            self._session.reseated.emit(before)
        self._machine.staged.emit()

    def _show_ritual(self) -> None:
        """Show the next ritual, or go on to the deal."""
        if self._stages:
            self._perform(self._stages.pop(0), self._machine.staged.emit)
        else:
            self._machine.settled.emit()

    def _show_deal(self) -> None:
        """Show the deal stage by stage; meanwhile computer players may get secret questions."""
        self._stages = self._stages_of_deal()
        if not self._stages:  # all cards are in the stock
            self._table.show_view(self._session.view())
        self._show_stage_of_deal()
        self._decisions.moved()

    def _stages_of_deal(self) -> list[Stage]:
        view = self._session.view()
        later = family_of(view.game.spec).deal_stages
        stages: dict[str, list[Event]] = {}
        for event in view.history:
            stages.setdefault(later.get(event.kind, "dealing"), []).append(event)
        return [Stage(name, events) for name, events in stages.items()]

    def _show_stage_of_deal(self) -> None:
        """Show the next stage, or go on to the first turn."""
        if self._stages:
            self._perform(self._stages.pop(0), self._show_stage_of_deal)
        else:
            self.dealt.emit()
            self._machine.settled.emit()

    def _perform(self, stage: Stage, then: Callable[[], None]) -> None:
        self.announce(*stage)
        self._presenter.show(stage.events, then)
        if self._skipped:
            self._table.complete()
