# SPDX-License-Identifier: MIT
"""Hints of the coach, shown on the table until the position changes."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from thothit_desktop.app.coach import advice_texts
from thothit_desktop.app.coach.margins_of import margins_of
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.flow.current_match import CurrentMatch
from thothit_desktop.flow.thinker import Thinker
from thothit_desktop.games.contract import View
from thothit_desktop.players.coach.advice import advise, hint_limit
from thothit_desktop.players.coach.contract import Advice
from thothit_desktop.table.drawing.margins import NO_MARGINS
from thothit_desktop.table.table import Table

LONGEST = 2000
"""The longest time of the coach in milliseconds, even if it has not done all its playouts."""
_SILENT = 300
"""The milliseconds of thinking after which the table says so."""


class Hints(QObject):
    """Lets the coach think about the person's decision in a thread, and shows the hint."""

    failed = Signal(object)
    """The coach has raised an exception, which the signal carries."""

    def __init__(self, session: CurrentMatch, table: Table, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._table, self._settings = session, table, settings
        self._number = 0
        """The number of the request in progress or answered; 0 for none."""
        self._view: View | None = None
        """The decision that the hint is about; None for no hint."""
        self._advice: Advice | None = None
        """The coach's advice; None until it has answered."""
        self._detailed = False
        """True while the hint includes the other moves."""
        self._margins = NO_MARGINS
        self._thinker = Thinker(self, "coach")
        self._thinker.decided.connect(self._on_decided)
        self._thinker.failed.connect(self._on_failed)
        self._slow = QTimer(self, singleShot=True, interval=_SILENT)
        self._slow.timeout.connect(lambda: table.notices.say(self.tr("Thinking…"), "hint"))

    @property
    def active(self) -> bool:
        """True while the coach thinks or a hint is shown."""
        return self._view is not None

    def ask(self, view: View) -> None:
        """Clear the hint, and start to think about a decision of the person."""
        self.clear()
        self._view = view
        think = partial(
            advise, view, hint_limit(view.game.spec, LONGEST), self._session.playing.luck("coach")
        )
        self._number = self._thinker.ask(think)
        self._slow.start()

    def tell_more(self) -> bool:
        """Add the other moves to the hint; return False if there is nothing to add."""
        if self._advice is None or self._detailed or len(self._advice.options) < 2:
            return False
        self._detailed = True
        self.say()
        return True

    def clear(self) -> None:
        """Stop thinking, and remove the hint from the table."""
        self._thinker.cancel()
        self._slow.stop()
        self._detailed = False
        if self.active:
            self._view = self._advice = None
            self._number, self._margins = 0, NO_MARGINS
            self._table.show_move_values(NO_MARGINS)
            self._table.notices.say("")

    def say(self) -> None:
        """Show the text of the hint, with the card names of the current deck."""
        if self._view is not None and self._advice is not None:
            names, deck = self._session.playing.names, self._settings.deck
            tell = advice_texts.more if self._detailed else advice_texts.advice
            words = tell(self._advice, self._view, names, deck)
            self._table.notices.say(words, "hint")
            self._table.notices.add_hint(words)

    def about(self, cards: Sequence[int]) -> str:
        """Return the expected result of one hand card; empty if no hint shows it."""
        told = [self._margins.hand[card].about for card in cards if card in self._margins.hand]
        return told[0] if len(cards) == 1 and told else ""

    def close(self) -> None:
        """Stop and join the thread."""
        self._thinker.close()

    def _on_decided(self, number: int, advice: Advice) -> None:
        if number != self._number or self._view is None:
            return
        self._slow.stop()
        self._advice = advice
        self._margins = margins_of(advice, self._view)
        self._table.show_move_values(self._margins)
        self.say()

    def _on_failed(self, number: int, error: BaseException) -> None:
        if number == self._number:
            self.clear()
        self.failed.emit(error)
