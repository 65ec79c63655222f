# SPDX-License-Identifier: MIT
"""What opens over the table and beside it: score sheet, capture piles, rules, keys.

Each is imported when it first opens, so that the first table does not wait for it.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QMenuBar, QWidget

from thothit_desktop.app.families import family_of
from thothit_desktop.app.review.opening import has_reviews
from thothit_desktop.app.widgets.hasty_clicks import HastyClicks
from thothit_desktop.flow.match import Match
from thothit_desktop.games.spec import GameSpec
from thothit_desktop.table.stage.timing import FACTOR, MOMENT
from thothit_desktop.table.table import Table

if TYPE_CHECKING:
    from thothit_desktop.app.ceki.window import CekiWindow
    from thothit_desktop.app.family.piles import OpenCards
    from thothit_desktop.app.honesty.help_window import HelpWindow
    from thothit_desktop.app.rules.window import RulesWindow
    from thothit_desktop.app.score.sheet import ScoreSheet
    from thothit_desktop.app.widgets.card_pictures import CardPictures
    from thothit_desktop.app.window.keys_window import KeysWindow
    from thothit_desktop.app.window.open_pile import OpenPile
    from thothit_desktop.app.window.welcome_card import WelcomeCard


class Panels(QObject):
    """Makes the panels and keeps their cards in the deck in use.

    The signals are the score sheet's; `pile_closed` is a click on the open pile.
    """

    pile_closed = Signal()
    next_round = Signal()
    new_match = Signal()
    other_match = Signal()
    play_now = Signal(object)
    """This game (`GameSpec`) is to be played, whose rules have been read."""
    closed = Signal()
    deal_again = Signal()
    replay = Signal()
    """The round on the score sheet is to be looked at again."""
    review = Signal()
    """The decisions of that round are to be reviewed."""
    fingerprint = Signal()
    """The fingerprint of the deal is wanted, from the score sheet or from a page."""

    def __init__(self, table: Table, window: QWidget) -> None:
        super().__init__(window)
        self._table, self._window = table, window
        self._deck, self._index, self._speed = "ceki", True, "normal"
        self._offers_deals = False
        self.sheet: ScoreSheet | None = None
        self._pile: OpenPile | None = None
        self._rules: RulesWindow | None = None
        self._help: HelpWindow | None = None
        self._ceki: CekiWindow | None = None
        self._welcome: WelcomeCard | None = None

    def set_deck(self, deck: str, index: bool) -> None:
        """Show the cards of another deck in all that is open."""
        self._deck, self._index = deck, index
        for shown in (self.sheet, self._rules, self._pile):
            if shown is not None:
                shown.set_pictures(self._pictures())
        if self._ceki is not None:
            self._ceki.set_index(index)

    def set_speed(self, speed: str) -> None:
        """How fast cards move in what is open."""
        self._speed = speed
        if self._rules is not None:
            self._rules.set_speed(speed)

    def offer_deals(self) -> None:
        """Offer on score sheets to play the same deal again (`deal_again`)."""
        self._offers_deals = True

    def place(self) -> None:
        """Follow the table's size."""
        for shown in (self.sheet, self._pile, self._welcome):
            if shown is not None:
                shown.place()

    def show_score(self, match: Match) -> None:
        """Open the sheet of the round that has ended."""
        sheet = self._open_sheet(match)
        sheet.show_round(match, self._pictures())
        sheet.show()
        sheet.setFocus()

    def show_end(self, match: Match, figures: Sequence[str]) -> None:
        """Open the page of a match that has come to its end, with the players' figures by seat."""
        sheet = self._open_sheet(match)
        sheet.show_end(match, self._pictures(), figures)
        sheet.show()
        sheet.setFocus()
        ms = min(MOMENT, int(MOMENT * FACTOR[self._speed]))
        if ms:
            sheet.celebrate(ms)

    def show_standings(self, match: Match) -> None:
        """Open the match so far, at any time after the first deal."""
        sheet = self._open_sheet(match)
        sheet.show_standings(match, self._pictures())
        sheet.show()
        sheet.setFocus()

    def _open_sheet(self, match: Match) -> "ScoreSheet":
        if self.sheet is None:
            from thothit_desktop.app.score.sheet import ScoreSheet

            self.sheet = ScoreSheet(self._table.viewport())
            self.sheet.next_round.connect(self.next_round)
            self.sheet.new_match.connect(self.new_match)
            self.sheet.other_match.connect(self.other_match)
            self.sheet.offer_match()
            self.sheet.closed.connect(self.closed)
            self.sheet.deal_again.connect(self.deal_again)
            self.sheet.fingerprint.connect(self.fingerprint)
            self.sheet.replay.connect(self.replay)
            self.sheet.review.connect(self.review)
            self.sheet.offer_looks()
            HastyClicks(self._table.clicks, self.sheet)
            if self._offers_deals:
                self.sheet.offer_deal()
        self.sheet.offer_review(has_reviews(match.game.spec))
        return self.sheet

    def hide_score(self) -> None:
        """Close the sheet, if it is open."""
        if self.sheet is not None:
            self.sheet.hide()

    def show_pile(self, shown: "OpenCards", several: bool) -> None:
        """Open cards to look at; with `several` the key goes on to the next ones."""
        if self._pile is None:
            from thothit_desktop.app.window.open_pile import OpenPile

            self._pile = OpenPile(self._table.viewport())
            self._pile.closed.connect(self.pile_closed)
        closing = (
            self.tr("C shows the next. Escape or a click closes it.")
            if several
            else self.tr("C, Escape or a click closes it.")
        )
        self._pile.show_pile(shown.words, closing, shown.cards, self._pictures(), shown.names)

    def hide_pile(self) -> None:
        """Close the pile, if one is open."""
        if self._pile is not None:
            self._pile.hide()

    def show_welcome(self) -> "WelcomeCard":
        """Lay the card on the table that greets a new player."""
        from thothit_desktop.app.window.welcome_card import WelcomeCard

        self._welcome = WelcomeCard(self._table.viewport())
        HastyClicks(self._table.clicks, self._welcome)
        self._welcome.greet()
        return self._welcome

    def hide_welcome(self) -> bool:
        """Put that card away for good; whether it lay there."""
        welcome, self._welcome = self._welcome, None
        if welcome is None:
            return False
        welcome.hide()
        welcome.deleteLater()
        return True

    def show_rules(self, spec: GameSpec) -> "RulesWindow":
        """Open the rules of a game, or bring them to the front."""
        if self._rules is None:
            from thothit_desktop.app.rules.window import RulesWindow

            self._rules = RulesWindow(self._pictures(), self._window)
            self._rules.set_speed(self._speed)
            self._rules.play_now.connect(self.play_now)
        self._rules.show_game(spec)
        self._rules.show()
        self._rules.raise_()
        self._rules.activateWindow()
        return self._rules

    def show_rules_on(self, spec: GameSpec, section: str) -> None:
        """Open the rules of a game at a section of their page."""
        self.show_rules(spec).show_section(spec, section)

    def show_ceki_cards(self, card: int | None = None) -> None:
        """Open the page on ceki cards, at a card of them or at its beginning."""
        if self._ceki is None:
            from thothit_desktop.app.ceki.window import CekiWindow

            self._ceki = CekiWindow(self._index, self._window)
        self._ceki.show_card(card)
        self._ceki.show()
        self._ceki.raise_()
        self._ceki.activateWindow()

    def show_honest_deal(self) -> None:
        """Open the page on what a deal's fingerprint proves."""
        from thothit_desktop.app.honesty.help_window import HONEST_DEAL

        self._open_help(HONEST_DEAL)

    def show_computer_players(self) -> None:
        """Open the page on what the computer players know and do."""
        from thothit_desktop.app.honesty.help_window import COMPUTER_PLAYERS

        self._open_help(COMPUTER_PLAYERS)

    def _open_help(self, page: str) -> None:
        if self._help is None:
            from thothit_desktop.app.honesty.help_window import HelpWindow

            self._help = HelpWindow(self._pictures(), self._window)
            self._help.fingerprint.connect(self.fingerprint)
        self._help.show_page(page)
        self._help.show()
        self._help.raise_()
        self._help.activateWindow()

    def show_keys(self, spec: GameSpec, menus: QMenuBar) -> "KeysWindow":
        """Open the list of keys, those of a game's family and of menu entries among them."""
        from thothit_desktop.app.window.keys_window import KeysWindow, key_groups

        name = QCoreApplication.translate("games", spec.name)
        keys = KeysWindow(key_groups(name, family_of(spec).keys(), menus), self._window)
        keys.open()
        return keys

    def _pictures(self) -> "CardPictures":
        from thothit_desktop.app.widgets.card_pictures import CardPictures

        return CardPictures(self._deck, self._index)
