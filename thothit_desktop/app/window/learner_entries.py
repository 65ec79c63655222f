# SPDX-License-Identifier: MIT
"""The learner's help, each part switched on by itself: a table of cards beside the table, and warnings."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow, QMenu

from thothit_desktop.app.forms.ui_main_window import Ui_MainWindow
from thothit_desktop.app.store.setting import LEARN_CAPTURED, LEARN_UNSEEN, LEARN_WARNING, Setting
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.widgets.action_groups import exclusive
from thothit_desktop.app.window.side_dock import SideDock
from thothit_desktop.flow.conductor import Conductor
from thothit_desktop.flow.match import Match
from thothit_desktop.games.contract import Move, View
from thothit_desktop.players.families import family_of
from thothit_desktop.table.table import Table

if TYPE_CHECKING:
    from thothit_desktop.app.coach.caution import Caution
    from thothit_desktop.app.coach.counts_panel import CountsPanel


class LearnerEntries(QObject):
    """Shows what is switched on, which is imported then; in fair play it counts as help once a round."""

    failed = Signal(object)
    """The exception of the coach."""
    resized = Signal()
    """The table has more room or less."""

    def __init__(
        self, ui: Ui_MainWindow, conductor: Conductor, settings: Settings, table: Table, window: QMainWindow
    ) -> None:
        super().__init__(window)
        self._conductor, self._settings, self._table, self._window = conductor, settings, table, window
        self._dock: SideDock | None = None
        self.panel: CountsPanel | None = None
        """The table of cards; None until it is first shown."""
        self._caution: Caution | None = None
        self._helped: tuple[Match, int] | None = None
        """The round in which the help has been counted."""
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._follow_at_rest)
        self._warnings: dict[str, QAction] = {}
        self._marks: dict[Setting, QAction] = {}
        self._fill(ui.menu_learner)
        human = conductor.decisions.human
        human.doubts = self._doubts
        human.doubted.connect(self._warn)
        conductor.decisions.asked.connect(self._on_asked)
        for changed in (conductor.session.changed, conductor.session.kept, conductor.undo.leaving):
            changed.connect(self._soon.start)
        conductor.session.changed.connect(self._forget)
        table.quiet.connect(self._follow_at_rest)
        settings.changed.connect(self._on_changed)
        self._show()

    def rename(self) -> None:
        """Cards are called otherwise from now on."""
        self._follow_at_rest()

    def close(self) -> None:
        """Join the thread that weighs moves for warnings."""
        if self._caution is not None:
            self._caution.close()

    # The menu

    def _fill(self, menu: QMenu) -> None:
        for setting, words, about in (
            (LEARN_UNSEEN, self.tr("Count &unseen cards"), self.tr("A table beside the cards counts them")),
            (
                LEARN_CAPTURED,
                self.tr("Remember &captured cards"),
                self.tr("A table beside the cards tells which are gone, and who has them"),
            ),
        ):
            self._marks[setting] = self._mark(menu, setting, words, about)
        weak = menu.addMenu(self.tr("&Warn of weak moves"))
        for value, words in (
            ("off", self.tr("&Never")),
            ("2", self.tr("More than &2 points")),
            ("5", self.tr("More than &5 points")),
            ("10", self.tr("More than &10 points")),
        ):
            self._warnings[value] = weak.addAction(words)
            self._warnings[value].setCheckable(True)
        exclusive(self._warnings, lambda value: self._settings.set_value(LEARN_WARNING, value), self)

    def _mark(self, menu: QMenu, setting: Setting, words: str, about: str) -> QAction:
        made = menu.addAction(words)
        made.setCheckable(True)
        made.setStatusTip(about)
        made.triggered.connect(lambda on: self._settings.set_value(setting, "on" if on else "off"))
        return made

    def _on_changed(self, key: str) -> None:
        if key in (LEARN_UNSEEN.key, LEARN_CAPTURED.key, LEARN_WARNING.key):
            self._show()
            if self._conductor.decisions.waiting:
                self._on_asked()

    def _show(self) -> None:
        """Mark what is switched on, and show or hide the table."""
        for setting, action in self._marks.items():
            action.setChecked(self._settings.is_on(setting))
        self._warnings[self._settings.value(LEARN_WARNING)].setChecked(True)
        on = self._counts_on
        if on and self._dock is None:
            self._dock = self._make()
        if self._dock is not None:
            self._dock.setVisible(on)
        if on:
            self._follow_at_rest()
        elif self._window.focusWidget() is None:
            self._table.setFocus()

    @property
    def _counts_on(self) -> bool:
        return self._settings.is_on(LEARN_UNSEEN) or self._settings.is_on(LEARN_CAPTURED)

    # The table of cards

    def _make(self) -> SideDock:
        from thothit_desktop.app.coach.counts_panel import CountsPanel

        dock = SideDock(self.tr("Cards"), "learner", self._window)
        self.panel = CountsPanel(dock)
        dock.setWidget(self.panel)
        dock.toggleViewAction().triggered.connect(self._switch_off)
        dock.visibilityChanged.connect(self.resized)
        self._window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        return dock

    def _switch_off(self, on: bool) -> None:
        """The table has been closed by its own button."""
        if not on:
            self._settings.set_value(LEARN_UNSEEN, "off")
            self._settings.set_value(LEARN_CAPTURED, "off")

    def _follow_at_rest(self) -> None:
        """Count anew once the table has shown everything; meanwhile nothing of another deal stays."""
        session = self._conductor.session
        view = session.person_view()
        if self.panel is None or not self._counts_on:
            return
        from thothit_desktop.app.coach.card_counts import CardCounts, card_counts

        if view is None or (self._conductor.presenter.busy and not session.position.moves):
            self.panel.show_counts(CardCounts((), ()))
        elif not self._conductor.presenter.busy:
            unseen, captured = self._settings.is_on(LEARN_UNSEEN), self._settings.is_on(LEARN_CAPTURED)
            names, deck = session.playing.names, self._settings.deck
            self.panel.show_counts(card_counts(view, names, deck, unseen, captured))

    # Warnings

    def _on_asked(self) -> None:
        """Somebody is to act: if it is the person, count the help, and begin to weigh the moves."""
        session = self._conductor.session
        view = session.person_view()
        if view is None or view.to_move != view.seat or not view.legal_moves():
            return
        warns = self._settings.value(LEARN_WARNING) != "off" and family_of(view.game.spec).has_coach
        if warns or self._counts_on:
            self._count_help(session.playing)
        if warns:
            self._weigh(view)

    def _count_help(self, match: Match) -> None:
        round_ = (match, len(match.positions))
        if match.fair and self._helped != round_:
            self._helped = round_
            self._conductor.session.note_help()

    def _weigh(self, view: View) -> None:
        if self._caution is None:
            from thothit_desktop.app.coach.caution import Caution

            self._caution = Caution(self._conductor.session, self)
            self._caution.failed.connect(self.failed)
        self._caution.think(view)

    def _forget(self) -> None:
        if self._caution is not None:
            self._caution.forget()

    def _doubts(self, move: Move) -> bool:
        points = self._settings.value(LEARN_WARNING)
        if self._caution is None or points == "off":
            return False
        return self._caution.cost(move, float(points)) is not None

    def _warn(self, move: Move) -> None:
        from thothit_desktop.app.coach import advice_texts

        view, points = self._conductor.session.person_view(), self._settings.value(LEARN_WARNING)
        cost = None if self._caution is None else self._caution.cost(move, float(points))
        if view is not None and cost is not None:
            self._table.notices.say(advice_texts.caution(*cost, view, self._settings.deck), "refusal")
