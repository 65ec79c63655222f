# SPDX-License-Identifier: MIT
"""Plays a worked example on a small table: the reader makes his moves, the others' go by themselves."""

from collections.abc import Mapping

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QWidget

from thothit_desktop.app.messages.sentences import refusal
from thothit_desktop.app.rules.example import READER, Step, worded
from thothit_desktop.app.rules.example_caption import Caption
from thothit_desktop.app.rules.example_worth import worth_page
from thothit_desktop.app.rules.ui_example_pane import Ui_ExamplePane
from thothit_desktop.app.widgets.card_pictures import CardPictures
from thothit_desktop.flow.families import family_of
from thothit_desktop.flow.human_player import HumanPlayer
from thothit_desktop.games.cards import HIDDEN, code
from thothit_desktop.games.contract import Event, Move, Refusal, View
from thothit_desktop.games.kowah.position import KowahPosition
from thothit_desktop.games.kowah.view import KowahView
from thothit_desktop.games.notation import write_move
from thothit_desktop.games.thunee.position import ThuneePosition
from thothit_desktop.games.thunee.view import ThuneeView
from thothit_desktop.table.drawing.names import name
from thothit_desktop.table.selection.prompt import Choice
from thothit_desktop.table.table import Seat

PAUSE, PER_LETTER = 700, 32
"""Milliseconds to read what was told, before the next move goes by itself."""

_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_BACK, _ON = (Qt.Key.Key_Left, Qt.Key.Key_PageUp), (Qt.Key.Key_Right, Qt.Key.Key_PageDown)


class ExamplePane(QWidget):
    """The table, what is told and asked, and the buttons to step through; `left` is the wish to go back."""

    left = Signal()

    def __init__(self, pictures: CardPictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ui = Ui_ExamplePane()
        self._ui.setupUi(self)
        self.table = self._ui.table
        self._caption = Caption(self._ui, self)
        self._pictures = pictures
        self._steps: tuple[Step, ...] = ()
        self._at = 0
        self._picked = HIDDEN
        self._playing = False
        """Whether a move is being shown, after which the next step comes."""
        self._later: tuple[Event, ...] = ()
        """What of the move is shown once the rest has been read."""
        self._told, self._answered = "", False
        self._telling = ""
        """What is told of a move as soon as it is to be seen."""
        self._reading = QTimer(self, singleShot=True)
        self._reading.timeout.connect(self._go_on)
        ui, table = self._ui, self.table
        ui.leave.clicked.connect(self.left)
        ui.again.clicked.connect(lambda: self._stand(0))
        ui.back.clicked.connect(self.back)
        ui.next.clicked.connect(self.next)
        table.quiet.connect(self._on_quiet)
        table.happening.connect(self._tell)
        table.selection.hand_chosen.connect(self._on_hand)
        table.selection.targets_chosen.connect(self._on_targets)
        table.selection.capture_chosen.connect(self._on_capture)
        table.selection.choice_left.connect(self._on_left)
        table.selection.draw_chosen.connect(self._go)
        self._person = HumanPlayer(table, self._own_view, lambda card: name(card, self._deck), self)
        self._person.wanted.connect(self._wish)
        self._person.refused.connect(self._refuse)
        for key, step in ((Qt.Key.Key_Left, self.back), (Qt.Key.Key_Right, self.next)):
            QShortcut(key, ui.worth, step, context=Qt.ShortcutContext.WidgetShortcut)
        self._caption.colour()
        self._wear()

    def show_example(self, steps: tuple[Step, ...]) -> None:
        """Play an example from its beginning."""
        self._steps = steps
        self._fit_words()
        self._stand(0)

    def set_pictures(self, pictures: CardPictures) -> None:
        """Show the cards of another deck, and call them by its names."""
        self._pictures = pictures
        self._wear()
        if self._steps:
            before = self._steps[self._at - 1]
            told = self._told or self._telling
            self._told = self._words(before, before.tell) if told and not self._answered else ""
            self._telling = ""
            self._fit_words()
            self._write()
            if self._step.worth:
                self._show_worth()

    def next(self) -> None:
        """Go on: end what moves, or make the move that is waited for, or turn to the next scene."""
        if self.table.moving:
            self.table.complete()
        elif self._at + 1 < len(self._steps):
            self._go_on()

    def back(self) -> None:
        """Go back to where the reader was asked last, or had to read."""
        stops = [at for at in range(self._at) if self._steps[at].asks or self._steps[at].move is None]
        self._stand(stops[-1] if stops else 0)

    def stop(self) -> None:
        """Go on no further until the example is shown again."""
        self._playing, self._later, self._telling = False, (), ""
        self._reading.stop()
        self.table.complete()
        self.table.withdraw()

    @property
    def _step(self) -> Step:
        return self._steps[self._at]

    @property
    def _deck(self) -> str:
        return self._pictures.deck.id

    # The course of it

    def _stand(self, at: int) -> None:
        """Show a step as it begins, at once."""
        self.stop()
        self._at, self._told, self._answered = at, "", False
        step = self._step
        spec = step.position.game.spec
        self._ui.stage.setCurrentWidget(self.table)
        self.table.set_seats([Seat(name, "") for name in step.names], READER, spec.clockwise)
        self.table.notices.set_totals(())
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)
        view = step.position.view(READER)
        if step.events and step.move is None:
            self.table.play(step.events, view)
        else:
            self.table.show_view(view)
        self._enter()

    def _go(self) -> None:
        """Show the move of this step, and come to the next."""
        self._reading.stop()
        step, after = self._step, self._steps[self._at + 1]
        if step.move is None:
            self._stand_worth() if after.worth and not after.first else self._stand(self._at + 1)
            return
        self.table.withdraw()
        self._at += 1
        self._told, self._answered = "", False
        self._telling = self._words(step, step.tell)
        self._playing = True
        self._turn(step)
        # What is drawn in Laki lies there until it has been read.
        kinds = [event.kind for event in step.events]
        end = kinds.index("gathered") if "gathered" in kinds else len(kinds)
        self._later = step.events[end:]
        lead = step.position.to_move != READER
        if not lead:
            self._tell()
        self.table.play(step.events[:end], after.position.view(READER), lead)

    def _go_on(self) -> None:
        """What was told has been read: show the rest of the move, or the next."""
        self._reading.stop()
        if self._later:
            rest, self._later = self._later, ()
            self.table.play(rest, self._step.position.view(READER))
        else:
            self._go()

    def _tell(self) -> None:
        """A move is to be seen: say what there is to say of it, once."""
        if self._telling:
            self._told, self._telling = self._telling, ""
            self._write()

    def _on_quiet(self) -> None:
        if not self._playing or self.table.moving:
            return
        self._tell()
        if self._later:
            self._read()
        else:
            self._playing = False
            self._enter()

    def _read(self) -> None:
        """Give time to read what was told."""
        self._reading.start(PAUSE + PER_LETTER * len(self._told))

    def _enter(self) -> None:
        """The table is at rest before a step: ask, wait, or only say."""
        step = self._step
        self._picked = HIDDEN
        self._write()
        self._turn(step)
        self.table.setAccessibleDescription(f"{self._told} {self._asked(step)}".strip())
        if step.worth:
            self._show_worth()
        elif step.asks:
            self._offer()
        elif step.move is not None:
            self._read()

    def _turn(self, step: Step) -> None:
        """Mark whose turn it is; at the end nobody's."""
        if step.move is None:
            self.table.notices.set_turn(None, "")
        elif step.asks or step.position.to_move == READER:
            self.table.notices.set_turn(READER, self.tr("Your turn"))
        else:
            seat = step.position.to_move
            self.table.notices.set_turn(seat, self.tr("Turn of {0}").format(step.names[seat]))

    def _offer(self) -> None:
        """Let the reader make the move of this step."""
        self._picked = HIDDEN
        view = self._own_view()
        phase = self._step.position.phase
        if view is not None:
            self._person.ask(view, None)
        elif phase == "hand":
            self.table.selection.offer(self._choices())
        elif phase == "stock":
            self._picked = self._step.position.legal_moves()[0].card
            self.table.selection.ask(self._picked, self._choices()[self._picked], cancellable=False)
        else:
            self.table.selection.offer_draw()

    def _own_view(self) -> View | None:
        """What the reader sees, in a family in which more is said and done than capturing."""
        if not self._waiting:
            return None
        view = self._step.position.view(READER)
        return view if isinstance(view, KowahView | ThuneeView) else None

    def _choices(self) -> Mapping[int, Choice]:
        view = self._step.position.view(READER)
        return family_of(view.game.spec).choices(view)

    # What the reader does

    @property
    def _waiting(self) -> bool:
        return bool(self._steps) and self._step.asks and not self._playing

    def _on_hand(self, card: int) -> None:
        """A hand card: what it takes is asked also where a rule locks all but one, for that is the lesson."""
        if not self._waiting or self._own_view() is not None:
            return
        view = self._step.position.view(READER)
        choice = self._choices().get(card, Choice())
        moves = [move for move in view.legal_moves() if move.kind == "play" and move.card == card]
        if not moves:
            refused = view.refusal(Move("play", (card,)))
            assert refused is not None
            self._refuse(refused)
        elif self._step.move is not None and card != self._step.move.card:
            self._answer_kindly(moves[0])
        elif len(moves) == 1 and not (choice.takes and choice.locked):
            self._wish(moves[0])
        else:
            self._picked = card
            self.table.selection.ask(card, choice, cancellable=True)

    def _on_left(self) -> None:
        if self._waiting and self._own_view() is None:
            self._offer()

    def _on_targets(self, cards: tuple[int, ...]) -> None:
        if not self._waiting or self._own_view() is not None:
            return
        if self._picked == HIDDEN:
            self._refuse(Refusal("hand-card-first", cards))
        else:
            view = self._step.position.view(READER)
            capture = family_of(view.game.spec).capture
            assert capture is not None
            self._wish(capture(view, self._picked, cards))

    def _on_capture(self, card: int, targets: tuple[int, ...]) -> None:
        if self._own_view() is None:
            self._wish(Move("play", (card, *targets)))

    def _wish(self, move: Move) -> None:
        """The reader's move: the one to be shown, another legal one, or one that is refused."""
        if not self._waiting:
            return
        refused = self._step.position.view(READER).refusal(move)
        if refused is not None:
            self._refuse(refused)
        elif move == self._step.move:
            self._go()
        else:
            self._answer_kindly(move)

    def _answer_kindly(self, move: Move) -> None:
        """A legal move that is not the one to be shown, or one with another card."""
        instead = self._step.instead
        keys = (write_move(move), *(code(card) for card in move.cards[:1]), "*")
        own = next((instead[key] for key in keys if key in instead), "")
        generic = self.tr("That is allowed too, but here we look at another move.")
        self._answer(self._words(self._step, own) if own else generic)

    def _refuse(self, refused: Refusal) -> None:
        self._answer(refusal(refused, self._step.position.game.spec, self._deck))

    def _answer(self, text: str) -> None:
        self._told, self._answered = text, True
        self._write()

    # What is said

    def _words(self, step: Step, text: str) -> str:
        return worded(text, step.position, self._deck)

    def _asked(self, step: Step) -> str:
        if step.move is None and not step.ask:
            if isinstance(step.position, KowahPosition | ThuneePosition):
                return self.tr("Next shows what the hand came to.")
            return self.tr("Next opens the piles and shows what they are worth.")
        asked = self._words(step, step.ask)
        if step is not next((each for each in self._steps if each.asks), None):
            return asked
        if isinstance(step.position, KowahPosition | ThuneePosition):
            how = self.tr(
                "Click cards and buttons, or use the arrow keys and Enter, and the letters on buttons."
            )
            return f"{asked} {how}"
        if step.position.phase == "hand":
            how = self.tr("Click cards, or choose them with the arrow keys and Enter.")
            return f"{asked} {how}"
        return asked

    def _write(self) -> None:
        """Say what was told and what is asked, and which way one may go."""
        ui = self._ui
        self._caption.write(self._told, "" if self._playing else self._asked(self._step), self._answered)
        ui.place.setText(self.tr("{0} of {1}").format(self._at + 1, len(self._steps)))
        ui.back.setEnabled(self._at > 0)
        ui.next.setEnabled(self._at + 1 < len(self._steps))

    def _fit_words(self) -> None:
        """Let the caption have room for all words of the example."""
        self._caption.fit(
            [self._words(step, text) for step in self._steps for text in (step.tell, *step.instead.values())],
            [self._asked(step) for step in self._steps],
        )

    def _stand_worth(self) -> None:
        """The piles are opened: nothing moves on the table for it."""
        self._at += 1
        self._told = ""
        self._enter()

    def _show_worth(self) -> None:
        """Show what every pile is worth in place of the table."""
        self._ui.worth.show_page(worth_page(self._step), self._pictures)
        self._ui.stage.setCurrentWidget(self._ui.worth)
        self._ui.worth.setFocus(Qt.FocusReason.OtherFocusReason)

    # Looks

    def _wear(self) -> None:
        self.table.set_deck(self._deck)
        self.table.set_index(self._pictures.index)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Follow the palette and the font."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._caption.colour()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Fit the words once the fonts are settled."""
        super().showEvent(event)
        self._fit_words()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Keep the words in a readable column, and fit them to its width."""
        super().resizeEvent(event)
        self._caption.centre()
        self._fit_words()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Enter and the space bar go on where no move is asked for; Escape goes back to the rules.

        The arrows step back and on where the table does not need them, the page keys always.
        """
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in _BACK:
            self.back()
        elif event.key() in _ON:
            self.next()
        elif event.key() in _KEYS:
            if not self._waiting:
                self.next()
        else:
            super().keyPressEvent(event)
