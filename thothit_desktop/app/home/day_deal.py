# SPDX-License-Identifier: MIT
"""The deal of a day: how it would be played, and then how the person and the master did."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from thothit_desktop.app.deals.finished_days import deal_on
from thothit_desktop.app.deals.offers import DealOffers, DealOrder, OfferedDeal
from thothit_desktop.app.deals.tries import Try
from thothit_desktop.app.home import words
from thothit_desktop.app.statistics.results import PlayedRound
from thothit_desktop.app.store.saves import Saves
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.flow.match import PERSON, Match
from thothit_desktop.games.known_deal import KnownDeal
from thothit_desktop.players import LEVELS

if TYPE_CHECKING:
    from thothit_desktop.app.deals.computer_tries import ComputerTries
    from thothit_desktop.app.deals.try_search import TrySearch

MASTER = LEVELS[-1]
PAUSE_MS = 700
"""Before the master begins: whoever only looks from day to day makes no computer work."""


class DayDeal(QObject):
    """Finds the person's first try of a deal, and lets the master play it from the same seat.

    Nothing is found or told before the person has finished the deal, nor while it is on the table.
    """

    changed = Signal()
    """There is another result, or the master has begun or ended."""

    def __init__(self, settings: Settings, saves: Saves, parent: QObject) -> None:
        super().__init__(parent)
        self._settings, self._saves = settings, saves
        self.day = date.today()
        self.game = ""
        self.offer = OfferedDeal(None)
        self.in_play = False
        self.played: PlayedRound | None = None
        """The round in which the deal was first finished, as the statistics know it."""
        self.own: Try | None = None
        """The person's first try among the matches that are kept."""
        self._tries: list[Try] = []
        self._masters: dict[tuple[str, int, tuple[str, ...]], Try] = {}
        """By deal, turn order and levels of the others, how the master did."""
        self._search: TrySearch | None = None
        self._computers: ComputerTries | None = None
        """None until the master first plays."""
        self._begin = QTimer(self, singleShot=True)
        self._begin.timeout.connect(self._let_master_play)
        if (application := QCoreApplication.instance()) is not None:
            application.aboutToQuit.connect(self.stop)

    def show_day(self, day: date, table: Match, finished: Sequence[PlayedRound]) -> None:
        """Take a day, with the rounds in which its deals were finished, and the match on the table."""
        self.stop()
        self.day, self.own, self._tries = day, None, []
        game = table.game.spec.id
        offers = DealOffers(self._settings, table)
        self.offer = offers.of_day(game, day)
        same = [one for one in finished if one.game == game]
        fingerprint = "" if self.offer.deal is None else self.offer.deal.fingerprint
        as_offered = [one for one in same if one.deal == fingerprint]
        self.played = next(iter((*as_offered, *same, *(() if day == date.today() else finished))), None)
        if self.played is not None and self.played.deal != fingerprint:
            deal = deal_on(day, self.played)
            usual = self._settings.match_setup(self.played.game)
            if deal is not None:
                setup = replace(usual, players=deal.game.players, options=dict(deal.game.options))
                self.offer = OfferedDeal(deal, setup)
        deal = self.offer.deal
        self.game = game if deal is None else deal.game.spec.id
        self.in_play = offers.is_in_play(deal)
        if self.played is not None and deal is not None and not self.in_play:
            from thothit_desktop.app.deals.try_search import TrySearch

            self._search = TrySearch(self._saves, table if table.positions else None, self)
            self._search.found.connect(self._tries.extend)
            self._search.finished.connect(self._take_first)
            self._search.search(deal.fingerprint)

    def stop(self) -> None:
        """Stop whatever is under way, and join the thread."""
        self._begin.stop()
        if self._computers is not None:
            self._computers.cancel()
        if self._search is not None:
            self._search.stop()
            self._search.deleteLater()
            self._search = None

    @property
    def deal(self) -> KnownDeal | None:
        """Return the deal."""
        return self.offer.deal

    @property
    def shows_result(self) -> bool:
        """True once the person has finished the deal, unless it is on the table again."""
        return self.played is not None and not self.in_play

    @property
    def computing(self) -> bool:
        """True while the master plays or is about to."""
        running = self._computers is not None and self._computers.running
        return running or self._begin.isActive()

    def order(self) -> DealOrder | None:
        """Return how the deal is played now; again only in practice."""
        deal, setup = self.offer.deal, self.offer.setup
        if deal is None or setup is None:
            return None
        fair = setup.fair and self.played is None
        return DealOrder(replace(setup, fair=fair, matched=frozenset()), deal, self.offer.turn_order)

    # Results

    def own_told(self) -> str:
        """Return how the person did; empty where that is not to be shown."""
        if not self.shows_result or self.deal is None or self.played is None:
            return ""
        return words.points(
            self.deal.game.spec, self.played.points, self.played.margin, words.result(self.played)
        )

    def master_told(self) -> str:
        """Return how the master did; empty where that is not known or not to be shown."""
        master = self._master
        if not self.shows_result or self.deal is None or master is None:
            return ""
        spec = self.deal.game.spec
        return words.points(
            spec, master.points, master.margin, words.outcome(spec, master.margin, master.won)
        )

    @property
    def _master(self) -> Try | None:
        return None if self.own is None else self._masters.get(self._key(self.own))

    def _key(self, own: Try) -> tuple[str, int, tuple[str, ...]]:
        return "" if self.deal is None else self.deal.fingerprint, own.turn_order, own.others

    def _take_first(self) -> None:
        """Take the person's first try, and let the master play from its seat."""
        own = [tried for tried in self._tries if tried.level == PERSON]
        self.own = min(own, key=lambda tried: tried.date, default=None)
        luck = self.deal is not None and self.deal.game.spec.by_luck
        if self.own is not None and self._master is None and not luck:
            self._begin.start(PAUSE_MS)
        self.changed.emit()

    def _let_master_play(self) -> None:
        if self.own is not None and self.deal is not None:
            if self._computers is None:
                from thothit_desktop.app.deals.computer_tries import ComputerTries

                self._computers = made = ComputerTries(self)
                made.played.connect(self._keep_master)
                made.finished.connect(self.changed)
            self._computers.start(self.deal, self.own.turn_order, self.own.others, (MASTER,))

    def _keep_master(self, tried: Try) -> None:
        if self.own is not None:
            self._masters[self._key(self.own)] = tried
