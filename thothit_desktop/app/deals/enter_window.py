# SPDX-License-Identifier: MIT
"""The window in which a deal is entered card by card, to be played."""

import random
from dataclasses import replace

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QWidget

from thothit_desktop.app.deals import entry_words, words
from thothit_desktop.app.deals.card_list import DeckList, ListedCard, short_name
from thothit_desktop.app.deals.entry_rows import EntryRows, ShownRow
from thothit_desktop.app.deals.offers import DealOrder
from thothit_desktop.app.families import texts_of
from thothit_desktop.app.forms.ui_enter_deal_window import Ui_EnterDealWindow
from thothit_desktop.app.i18n.spoken_faults import spoken
from thothit_desktop.app.messages import catalogue
from thothit_desktop.app.messages.players import own_name
from thothit_desktop.app.store.matches import names_of
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.widgets.card_pictures import CardPictures
from thothit_desktop.app.widgets.screen_room import keep_within_screen
from thothit_desktop.games import games, new_game
from thothit_desktop.games.cards import CODES, FRENCH
from thothit_desktop.games.contract import Game
from thothit_desktop.games.entered_deal import HAND, STOCK, BadTextError, EnteredDeal, Repeated
from thothit_desktop.games.record import changed_options
from thothit_desktop.table.accessibility.narrator import Narrator

_LARGEST, _SHARE = QSize(1500, 1050), 0.94
"""The largest size of the window in logical pixels, and its share of the window under it."""


class EnterDealWindow(QDialog):
    """Takes the cards of a deal: a click on a card gives it to the chosen row, one in a row takes it out.

    `entered` keeps the cards by game for the next time the window opens.
    """

    play = Signal(object)
    """The user wants to play the deal; carries a `DealOrder`."""

    def __init__(
        self,
        settings: Settings,
        pictures: CardPictures,
        table: Game,
        entered: dict[Game, EnteredDeal],
        parent: QWidget,
    ) -> None:
        """Set up the window for the game of `table`, by the rules of its last match."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._settings, self._pictures, self._kept = settings, pictures, entered
        self._row = 0
        """The chosen row."""
        self._before: list[list[list[int]]] = []
        """The cards by row before each change."""
        self.ui = ui = Ui_EnterDealWindow()
        ui.setupUi(self)
        self.deck = DeckList(pictures, self)
        self.deck.setAccessibleName(self.tr("Cards to deal"))
        ui.halves.insertWidget(0, self.deck, 1)
        self.rows = EntryRows(pictures, self)
        ui.hands_column.addWidget(self.rows, 1)
        ui.halves.setStretch(1, 1)
        self._narrator = Narrator(self.deck)
        for spec in games().values():
            ui.game.addItem(catalogue.of_games(spec.name), spec.id)
        ui.game.setCurrentIndex(ui.game.findData(table.spec.id))
        self._connect()
        self._fill_players(table.players)
        self.resize((parent.window().size() * _SHARE).boundedTo(_LARGEST))
        keep_within_screen(self)
        self.deck.setFocus()

    def _connect(self) -> None:
        ui = self.ui
        ui.game.currentIndexChanged.connect(lambda: self._fill_players())
        ui.players.currentIndexChanged.connect(lambda: self._begin())
        ui.place.currentIndexChanged.connect(lambda: self._show())
        ui.at_random.toggled.connect(lambda: self._show())
        ui.undo.clicked.connect(self._undo)
        ui.clear.clicked.connect(lambda: self._change([[] for _ in self._deal.rows], 0))
        ui.paste.clicked.connect(self._paste)
        ui.play.clicked.connect(self._play)
        ui.close_window.clicked.connect(self.reject)
        self.deck.picked.connect(self._add)
        self.rows.chosen.connect(self._choose)
        self.rows.taken_out.connect(self._take_out)
        for key, do in (
            (QKeySequence.StandardKey.Undo, self._undo),
            (QKeySequence.StandardKey.Paste, self._paste),
            (Qt.Key.Key_PageUp, lambda: self._choose((self._row - 1) % len(self._deal.rows))),
            (Qt.Key.Key_PageDown, lambda: self._choose((self._row + 1) % len(self._deal.rows))),
        ):
            QShortcut(QKeySequence(key), self).activated.connect(do)
        last = QShortcut(QKeySequence(Qt.Key.Key_Backspace), self.deck)
        last.setContext(Qt.ShortcutContext.WidgetShortcut)
        last.activated.connect(lambda: self._take_out(self._row, len(self._deal.cards[self._row]) - 1))

    # The game and its rows

    def _fill_players(self, players: int | None = None) -> None:
        """Offer the numbers of players of the game, at first `players` or those of its last match."""
        box, setup = self.ui.players, self._settings.match_setup(self.ui.game.currentData())
        box.blockSignals(True)
        box.clear()
        for number in setup.spec.players:
            box.addItem(str(number), number)
        box.setCurrentIndex(box.findData(players or setup.players))
        box.blockSignals(False)
        self._begin()

    def _begin(self) -> None:
        """Show the cards entered so far for the game and its number of players."""
        ui = self.ui
        usual = self._settings.match_setup(ui.game.currentData())
        self._setup = replace(usual, players=ui.players.currentData(), fair=False, matched=frozenset())
        game = new_game(self._setup.game, self._setup.players, self._setup.options)
        self._deal = self._kept.setdefault(game, EnteredDeal(game))
        self._designs = list(dict.fromkeys(game.deck))
        self._before = []
        changed = changed_options(game)
        number = len(changed)
        ui.rules.setText(self.tr("With %n house rule(s)", "", number))
        ui.rules.setToolTip("\n".join(catalogue.rules(game.spec, changed)))
        ui.rules.setVisible(bool(changed))
        ui.place.blockSignals(True)
        ui.place.clear()
        ui.place.addItems([words.turn_order(game.spec, at, game.players) for at in range(game.players)])
        ui.place.blockSignals(False)
        ui.order.setText(texts_of(game.spec).entering(game))
        ui.order.setVisible(bool(ui.order.text()))
        self._row = self._deal.next_row(0)
        self._show()

    @property
    def _players(self) -> list[str]:
        """The names of the players in turn."""
        names = names_of(self._setup.players, own_name(self._settings))
        first = -self.ui.place.currentIndex() % len(names)
        return [*names[first:], *names[:first]]

    # Changes

    def _choose(self, row: int) -> None:
        """Choose the row that takes the next cards."""
        self._row = row
        self._show_rows()
        self._narrator.tell(self.rows.row_button(row).accessibleName())

    def _add(self, place: int) -> None:
        """Add a card, by its place in the deck, to the chosen row."""
        cards = [list(row) for row in self._deal.cards]
        cards[self._row].append(self._designs[place])
        self._change(cards, self._row)

    def _take_out(self, row: int, place: int) -> None:
        cards = [list(held) for held in self._deal.cards]
        if 0 <= place < len(cards[row]):
            del cards[row][place]
            self._change(cards, row)

    def _change(self, cards: list[list[int]], row: int) -> None:
        """Show other cards, and go from a row that is complete to the next one that is not."""
        self._before.append(self._deal.cards)
        self._deal.cards = cards
        grown = len(cards[row]) > len(self._before[-1][row])
        self._row = self._deal.next_row(row) if grown and not self._deal.missing(row) else row
        self._show()

    def _undo(self) -> None:
        if self._before:
            self._deal.cards = self._before.pop()
            self._show()

    def _paste(self) -> None:
        """Enter the cards of the copied text, or say what is wrong with it."""
        text, names = QGuiApplication.clipboard().text(), {self._short(card): card for card in self._designs}
        try:
            cards = self._deal.read(text, self._row, names)
        except BadTextError as error:
            self._tell(spoken(error))
        else:
            self._change(cards, self._row)

    def order(self) -> DealOrder:
        """Return the order for the entered deal, with missing cards at random; there must be no fault."""
        deal = self._deal.deal(random.Random(random.getrandbits(64)))
        return DealOrder(self._setup, deal, self.ui.place.currentIndex())

    def _play(self) -> None:
        order = self.order()
        self.accept()
        self.play.emit(order)

    # Showing

    def _show(self) -> None:
        """Update everything that depends on the entered cards."""
        ui, deal = self.ui, self._deal
        self._show_rows()
        self.deck.show_deck([self._listed(card) for card in self._designs], self._suit(), self._widest())
        at_random = ui.at_random.isChecked()
        person, deck = ui.place.currentIndex(), self._pictures.deck.id
        self._tell(entry_words.told(deal, self._players, person, at_random, deck))
        ui.undo.setEnabled(bool(self._before))
        ui.clear.setEnabled(any(deal.cards))
        ui.play.setEnabled(deal.fault() is None and (at_random or not deal.lacks))

    def _show_rows(self) -> None:
        """Update the rows."""
        deal, fault = self._deal, self._deal.fault()
        repeated = fault.card if isinstance(fault, Repeated) else None
        shown = []
        for row, (known, owner) in enumerate(
            zip(deal.rows, entry_words.owners(deal, self._players), strict=True)
        ):
            cards = [ListedCard(card, wrong=card == repeated) for card in deal.cards[row]]
            title = words.turn_order(deal.game.spec, known.turn_order, deal.game.players)
            named = f"{owner} · {title}" if known.kind == HAND else owner
            room = len(cards) if known.kind == STOCK else max(known.size, len(cards))
            shown.append(ShownRow(named, entry_words.state(deal, row), cards, room, deal.missing(row) < 0))
        self.rows.show_rows(shown, self._row, self._designs[0])

    def _tell(self, sentence: str) -> None:
        self.ui.told.setText(sentence)
        self._narrator.tell(sentence)

    def _listed(self, card: int) -> ListedCard:
        left = self._deal.left(card)
        return ListedCard(card, self._text(card, left), self.tr("{0}, %n left", "", left), faint=not left)

    def _text(self, card: int, left: int) -> str:
        """Return the text under a card: its short name, and the copies left if there are several."""
        several = list(self._deal.game.deck).count(card) > 1
        return f"{self._short(card)} ×{left}" if several else self._short(card)

    def _widest(self) -> str:
        """Return the widest text that may be under a card."""
        deck, letters = list(self._deal.game.deck), self.deck.fontMetrics()
        texts = [self._text(card, deck.count(card)) for card in self._designs]
        return max(texts, key=letters.horizontalAdvance)

    def _short(self, card: int) -> str:
        return short_name(card, self._pictures)

    def _suit(self) -> int:
        """Return the number of cards of a suit, which make a line of the deck."""
        first = self._designs[0]
        same = 1 if first in FRENCH else 0  # the place of the suit in a code
        return sum(CODES[card][same] == CODES[first][same] for card in self._designs)
