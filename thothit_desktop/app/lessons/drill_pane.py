# SPDX-License-Identifier: MIT
"""The pane of a drill: a position to answer at the table, then the answer and its reasons."""

import random
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent

from thothit_desktop.app.coach import advice_texts
from thothit_desktop.app.families import family_of, texts_of
from thothit_desktop.app.family.base import Drill
from thothit_desktop.app.family.example import READER
from thothit_desktop.app.i18n.default_name import default_name
from thothit_desktop.app.lessons.drills import DrillPosition
from thothit_desktop.app.lessons.pane import LessonPane
from thothit_desktop.app.rules.steps import ExampleStep
from thothit_desktop.app.store.matches import names_of
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.flow.families import family_of as flow_family_of
from thothit_desktop.games.contract import Move, Refusal
from thothit_desktop.players.coach.contract import Advice, WeighedMove

_NEXT = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Right, Qt.Key.Key_PageDown)


class DrillPane(LessonPane):
    """Shows positions of a drill in random order, never the same one twice running."""

    counted = Signal()
    """A position was answered."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self._rng = random.Random()
        self._drill: Drill | None = None
        self._positions: Sequence[DrillPosition] = ()
        self._due: list[DrillPosition] = []
        """The positions still to come before all come again."""
        self.position: DrillPosition | None = None
        """The position that is shown."""
        self._right: bool | None = None
        """True or False once the position was answered right or wrong."""
        self._tally: dict[str, tuple[int, int]] = {}
        self.ui.next.setToolTip(self.tr("Next position (Right or Page Down)"))
        self.ui.next.clicked.connect(self._on_next)

    def tally(self, drill: Drill) -> str:
        """Return how many answers to a drill were right since the lessons were opened; empty without any."""
        right, answered = self._tally.get(drill.id, (0, 0))
        return self.tr("{0} of {1} right").format(right, answered) if answered else ""

    def show_drill(self, drill: Drill, positions: Sequence[DrillPosition]) -> None:
        """Show the first position of a drill."""
        self._drill, self._positions, self._due = drill, positions, []
        self.show_next()

    def show_next(self) -> None:
        """Show another position than the present one."""
        assert self._drill is not None
        if not self._due:
            self._due = self._rng.sample(self._positions, len(self._positions))
            if self._due[-1] is self.position:
                self._due.reverse()
        self.position, self._right = self._due.pop(), None
        position = self.position.position
        names = tuple(names_of(position.game.players, default_name()))
        self.show_example((ExampleStep(names=names, position=position, ask=self._drill.question),))

    # The person's answer

    def _on_reached(self) -> None:
        """Ask for a move, or a call that may be forbidden."""
        super()._on_reached()
        if self._right is not None or self.position is None:
            return
        step = self.course.step
        self.table.notices.set_turn(READER, QCoreApplication.translate("ExampleCourse", "Your turn"))
        self.reader.ask(step)
        view, family = step.position.view(READER), flow_family_of(step.position.game.spec)
        forbidden = [family.forbidden_call(view, call) for call in self.position.calls if view.refusal(call)]
        if forbidden:
            self.table.call_bar.offer([call for call in forbidden if call is not None])

    def _on_wished(self, move: Move) -> None:
        if self.position is None or not self.reader.asked:
            return
        refused = self.position.position.view(READER).refusal(move)
        if refused is not None:
            self._refuse(refused)
        else:
            self._count(self.position.is_right(move))

    def _refuse(self, refused: Refusal) -> None:
        """Count a forbidden call of the drill as a wrong answer; say why another move is illegal."""
        if self.position is None or not self.reader.asked:
            return
        view = self.position.position.view(READER)
        if any(view.refusal(call) == refused for call in self.position.calls):
            self._count(right=False)
        else:
            super()._refuse(refused)

    def _count(self, right: bool) -> None:
        """Count an answer, and show if it was right and why."""
        assert self._drill is not None
        assert self.position is not None
        so_far, answered = self._tally.get(self._drill.id, (0, 0))
        self._tally[self._drill.id] = so_far + right, answered + 1
        self._right, self._answer = right, ""
        self.reader.rest()
        self.table.withdraw()
        self.table.notices.set_turn(None, "")
        self._write()
        answer = f"{self._told()} {self._asked(self.course.step)}"
        self.table.setAccessibleDescription(answer)
        self.table.notices.add_hint(answer)
        self.table.point_out(self.position.best.cards)
        self.ui.next.setFocus(Qt.FocusReason.OtherFocusReason)
        self.counted.emit()

    def _on_next(self) -> None:
        if self._right is not None:
            self.show_next()

    # Texts

    def _asked(self, step: ExampleStep) -> str:
        """Return the question; after the answer, the rule."""
        return super()._asked(step) if self._right is None or self._drill is None else self._drill.rule

    def _told(self) -> str:
        """Return facts of the round, or why a move is illegal; after the answer, if it was right and why."""
        return self._answer or self._facts() if self._right is None else self._judgement(self._right)

    def _facts(self) -> str:
        """Return what a player who has watched the round knows."""
        if self.position is None:
            return ""
        position = self.position.position
        return family_of(position.game.spec).drill_facts(position.view(READER), self._deck)

    def _judgement(self, right: bool) -> str:
        """Return if the answer was right, and the coach's reasons."""
        assert self.position is not None
        kept, game = self.position, self.position.position.game
        view, names = kept.position.view(READER), self.course.step.names
        said = [self.tr("Right.") if right else self.tr("Not this time.")]
        if kept.margin is None:
            refused = view.refusal(kept.calls[0])
            assert refused is not None
            said.append(texts_of(game.spec).refusal(refused, self._deck))
        else:
            texts = family_of(game.spec).coach_texts()
            best = texts.move(kept.best, view, self._deck)
            lost = texts.loss(kept.margin, game)
            said.append(self.tr("Best: {0}. The other answer costs {1}.").format(best, lost))
            given = Advice((WeighedMove(kept.best, 0.0),), kept.reasons)
            said += advice_texts.reasons(given, view, names, self._deck)
        return " ".join(said)

    def _write(self) -> None:
        """Update the caption, the tally and the button to the next position."""
        super()._write()
        ui = self.ui
        for button in (ui.back, ui.again, ui.play_now):
            button.hide()
        ui.place.setText("" if self._drill is None else self.tally(self._drill))
        ui.next.setVisible(True)
        ui.next.setEnabled(self._right is not None)

    def _fit_words(self) -> None:
        """Make room for the question and both judgements; in a low window, for the present texts."""
        if self.position is None or self._caption.low:
            super()._fit_words()
            return
        assert self._drill is not None
        told = [self._facts(), self._judgement(right=True), self._judgement(right=False)]
        self._caption.reserve_height(told, [self._drill.question, self._drill.rule])

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Go on to the next position with Enter, the space bar, Right or Page Down; leave on Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in _NEXT:
            self._on_next()
        else:
            event.ignore()
