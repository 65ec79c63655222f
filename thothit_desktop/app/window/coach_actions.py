# SPDX-License-Identifier: MIT
"""The coach's actions: hints, the card counts beside the table, warnings of weak moves.

The coach's modules are imported on first use.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Qt, QTimer

from thothit_desktop.app.store.setting import LEARN_CAPTURED, LEARN_UNSEEN, LEARN_WARNING
from thothit_desktop.app.window.context import AppContext
from thothit_desktop.app.window.moves import SideDock
from thothit_desktop.flow.families import asks_of
from thothit_desktop.flow.match import Match
from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.contract import DecisionKind, Move, View
from thothit_desktop.players.families import family_of

if TYPE_CHECKING:
    from thothit_desktop.app.coach.blunder_check import BlunderCheck
    from thothit_desktop.app.coach.counts_panel import CountsPanel
    from thothit_desktop.app.coach.hints import Hints


class _Question(NamedTuple):
    """A question to the person: match, round, number of events before it, and phase."""

    match: Match
    number: int
    seen: int
    phase: str


class HintActions(QObject):
    """Offers a hint to each question to the person, and removes it when the question is over.

    In practice hints are free; in fair play the first one to each question counts as help.
    """

    def __init__(self, context: AppContext) -> None:
        super().__init__(context.window)
        ui, controller, table = context.ui, context.controller, context.table
        self._ui, self._controller, self._settings, self._table = ui, controller, context.settings, table
        self._reporter = context.reporter
        self._hints: Hints | None = None
        self._asked: _Question | None = None
        self._counted: _Question | None = None
        """The last question for which help has been counted."""
        ui.hint.triggered.connect(self._toggle)
        controller.decisions.asked.connect(self._on_asked)
        context.matches.round_left.connect(self.clear)
        table.selection.hand_raised.connect(self._on_raised)
        table.deck_changed.connect(self.update_card_names)
        for changed in (controller.session.changed, context.matches.entered, ui.pause.toggled):
            changed.connect(self._update_action)

    def clear(self) -> bool:
        """Remove the hint; return True if one was shown or being computed."""
        if self._hints is None or not self._hints.active:
            return False
        self._hints.clear()
        return True

    def about(self, cards: Sequence[int]) -> str:
        """Return the hint's text about the cards under the focus, or an empty text."""
        return "" if self._hints is None else self._hints.about(cards)

    def update_card_names(self) -> None:
        """Show the hint again, with the names of the deck in use."""
        if self._hints is not None:
            self._hints.say()

    def close(self) -> None:
        """Join the coach's thread."""
        if self._hints is not None:
            self._hints.close()

    def _toggle(self) -> None:
        """Show a hint, then more of it; the third time remove it."""
        if self._hints is not None and self._hints.tell_more():
            return
        view = self._view()
        if not self.clear() and view is not None and self._may_ask():
            question = self._question(view)
            if question.match.fair and question != self._counted:
                self._counted = question
                self._controller.session.note_help()
            self._coach().ask(view)

    def _coach(self) -> "Hints":
        if self._hints is None:
            from thothit_desktop.app.coach.hints import Hints

            self._hints = Hints(self._controller.session, self._table, self._settings, self)
            self._hints.failed.connect(self._reporter.show_report)
        return self._hints

    def _on_asked(self) -> None:
        """Note the new question; a hint stays if the same question is asked again."""
        view = self._view()
        self._asked = None if view is None else self._question(view)
        self._update_action()
        if self._hints is not None:
            self._hints.say()

    def _on_raised(self, card: int) -> None:
        """Show the hint again when a raised hand card is put back."""
        if card == HIDDEN and self._hints is not None:
            self._hints.say()

    def _update_action(self) -> None:
        """Enable the action if a hint is possible; else remove the hint."""
        may = self._may_ask()
        self._ui.hint.setEnabled(may)
        if not may:
            self.clear()

    def _may_ask(self) -> bool:
        """Return True while the person has a question for which there is a coach."""
        view = self._view()
        if view is None or self._ui.pause.isChecked() or not self._controller.decisions.waiting:
            return False
        luck = asks_of(view) in (DecisionKind.LUCK, DecisionKind.OVER)
        own = view.to_move == view.seat and not luck and family_of(view.game.spec).has_coach
        return own and self._question(view) == self._asked

    def _view(self) -> View | None:
        return self._controller.session.person_view()

    def _question(self, view: View) -> _Question:
        match = self._controller.session.playing
        return _Question(match, len(match.positions), len(view.history), view.phase)


class LearnerActions(QObject):
    """Card counts and warnings, as switched on; in fair play they count as help once a round."""

    def __init__(self, context: AppContext) -> None:
        super().__init__(context.window)
        controller, settings, table = context.controller, context.settings, context.table
        self._controller, self._settings, self._table = controller, settings, table
        self._window, self._reporter = context.window, context.reporter
        self._dock: SideDock | None = None
        self.panel: CountsPanel | None = None
        """The table of cards; None until it is first shown."""
        self._check: BlunderCheck | None = None
        self._helped: tuple[Match, int] | None = None
        """The match and round in which help has been counted."""
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._update_counts)
        human = controller.decisions.human
        human.doubts = self._doubts
        human.doubted.connect(self._warn)
        controller.decisions.asked.connect(self._on_asked)
        session = controller.session
        for changed in (session.changed, session.secret_move_made, controller.undo.leaving):
            changed.connect(self._soon.start)
        controller.session.changed.connect(self._forget_question)
        for moment in (table.quiet, table.deck_changed):
            moment.connect(self._update_counts)
        settings.changed.connect(self._apply_setting)
        self._show_settings()

    def close(self) -> None:
        """Join the thread that evaluates moves for warnings."""
        if self._check is not None:
            self._check.close()

    def _apply_setting(self, key: str) -> None:
        if key in (LEARN_UNSEEN.key, LEARN_CAPTURED.key, LEARN_WARNING.key):
            self._show_settings()
            if self._controller.decisions.waiting:
                self._on_asked()

    def _show_settings(self) -> None:
        """Show or hide the card counts."""
        on = self._counts_on
        if on and self._dock is None:
            self._dock = self._make_dock()
        if self._dock is not None:
            self._dock.setVisible(on)
        if on:
            self._update_counts()
        elif self._window.focusWidget() is None:
            self._table.setFocus()

    @property
    def _counts_on(self) -> bool:
        return self._settings.is_on(LEARN_UNSEEN) or self._settings.is_on(LEARN_CAPTURED)

    # The card counts

    def _make_dock(self) -> SideDock:
        from thothit_desktop.app.coach.counts_panel import CountsPanel

        dock = SideDock(self.tr("Cards"), "learner", self._window)
        self.panel = CountsPanel(dock)
        dock.setWidget(self.panel)
        dock.toggleViewAction().triggered.connect(self._switch_off)
        self._window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        return dock

    def _switch_off(self, on: bool) -> None:
        """Switch off both counts if the panel is closed by its own button."""
        if not on:
            self._settings.set_value(LEARN_UNSEEN, "off")
            self._settings.set_value(LEARN_CAPTURED, "off")

    def _update_counts(self) -> None:
        """Update the counts once the table is at rest; clear them while a new deal is shown."""
        session = self._controller.session
        view = session.person_view()
        if self.panel is None or not self._counts_on:
            return
        from thothit_desktop.app.coach.card_counts import CardCounts, card_counts

        if view is None or (self._controller.presenter.busy and not session.position.moves):
            self.panel.show_counts(CardCounts((), ()))
        elif not self._controller.presenter.busy:
            unseen, captured = self._settings.is_on(LEARN_UNSEEN), self._settings.is_on(LEARN_CAPTURED)
            names, deck = session.playing.names, self._settings.deck
            self.panel.show_counts(card_counts(view, names, deck, unseen, captured))

    # Warnings

    def _on_asked(self) -> None:
        """Count help and begin to evaluate the moves, if the person is to act."""
        session = self._controller.session
        view = session.person_view()
        if view is None or view.to_move != view.seat or not view.legal_moves():
            return
        warns = self._settings.value(LEARN_WARNING) != "off" and family_of(view.game.spec).has_coach
        if warns or self._counts_on:
            self._count_help(session.playing)
        if warns:
            self._weigh_moves(view)

    def _count_help(self, match: Match) -> None:
        round_ = (match, len(match.positions))
        if match.fair and self._helped != round_:
            self._helped = round_
            self._controller.session.note_help()

    def _weigh_moves(self, view: View) -> None:
        if self._check is None:
            from thothit_desktop.app.coach.blunder_check import BlunderCheck

            self._check = BlunderCheck(self._controller.session, self)
            self._check.failed.connect(self._reporter.show_report)
        self._check.think(view)

    def _forget_question(self) -> None:
        if self._check is not None:
            self._check.forget()

    def _doubts(self, move: Move) -> bool:
        points = self._settings.value(LEARN_WARNING)
        if self._check is None or points == "off":
            return False
        return self._check.cost(move, float(points)) is not None

    def _warn(self, move: Move) -> None:
        from thothit_desktop.app.coach import advice_texts

        view, points = self._controller.session.person_view(), self._settings.value(LEARN_WARNING)
        cost = None if self._check is None else self._check.cost(move, float(points))
        if view is not None and cost is not None:
            self._table.notices.say(advice_texts.caution(*cost, view, self._settings.deck), "refusal")
