# SPDX-License-Identifier: MIT
"""Answers what a person asks about a card on the table; nothing is chosen by that."""

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QWidget

from thothit_desktop.app.families import texts_of
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.window.attention import Attention
from thothit_desktop.app.window.panels import Panels
from thothit_desktop.flow.conductor import Conductor
from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.table.drawing.names import name
from thothit_desktop.table.selection.pointed_card import PointedCard
from thothit_desktop.table.table import Table


class CardQuestions(QObject):
    """Opens a small window beside a card; whoever reads it is not hurried meanwhile."""

    def __init__(
        self,
        table: Table,
        conductor: Conductor,
        settings: Settings,
        panels: Panels,
        attention: Attention,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._table, self._conductor, self._settings = table, conductor, settings
        self._panels, self._attention, self._window = panels, attention, parent
        table.card_pointed.connect(self._answer)

    def _answer(self, shown: PointedCard) -> None:
        from thothit_desktop.app.messages import card_facts
        from thothit_desktop.app.window.card_popup import CardPopup

        match, deck = self._conductor.match, self._settings.deck
        if match is None:
            return
        if shown.card == HIDDEN:
            popup = CardPopup(card_facts.face_down(), "", (), "", self._window)
        else:
            spec = match.game.spec
            lines = self._lines(shown)
            game = QCoreApplication.translate("games", spec.name)
            more = card_facts.more_names(shown.card, deck)
            popup = CardPopup(
                name(shown.card, deck), more, lines, game, self._window, is_ceki=not spec.french
            )
            popup.rules.connect(lambda: self._panels.show_rules(spec))
            popup.ceki.connect(lambda: self._panels.show_ceki_cards(shown.card))
        self._attention.away("card", on=True)
        popup.closed.connect(lambda: self._attention.away("card", on=False))
        popup.show_beside(shown)

    def _lines(self, shown: PointedCard) -> tuple[str, ...]:
        """What the person's view tells; nothing while the table shows another moment than the view."""
        match = self._conductor.match
        if match is None or not match.positions:
            return ()
        view = self._conductor.view()
        if not self._table.shows(view):
            return ()
        facts = texts_of(view.game.spec).card(view, shown.card, shown.where, self._settings.deck)
        return (*facts.lines, *filter(None, (facts.rule,)))
