# SPDX-License-Identifier: MIT
"""The offers behind the rows of the list of deals."""

from dataclasses import dataclass, replace
from datetime import date
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.deals.chosen import known
from thothit_desktop.app.deals.day import deal_of
from thothit_desktop.app.family.base import ChosenDeal
from thothit_desktop.app.store.match_setup import MatchSetup
from thothit_desktop.app.store.matches import setup_of
from thothit_desktop.app.store.pasted import PastedError, deal_in, deal_numbers
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.flow.match import Match
from thothit_desktop.games import new_game
from thothit_desktop.games.known_deal import KnownDeal
from thothit_desktop.players import level_of

translate = QCoreApplication.translate


@dataclass(frozen=True)
class OfferedDeal:
    """A deal to play with its setup and turn order, and a text about it.

    `deal` is None if there is none to play; `told` then says why.
    """

    deal: KnownDeal | None
    setup: MatchSetup | None = None
    turn_order: int = 0
    told: str = ""


class DealOrder(NamedTuple):
    """A deal to be played: how the match is set up, and the person's place in turn, from 0."""

    setup: MatchSetup
    deal: KnownDeal
    turn_order: int


class DealOffers:
    """Makes the offers for the person at `table`, with the setups in `settings`."""

    def __init__(self, settings: Settings, table: Match) -> None:
        self._settings, self._table = settings, table

    def on_table(self) -> OfferedDeal:
        """Return the offer of the deal on the table."""
        match = self._table
        last = len(match.positions) - 1
        deal = match.known_deal(last) if match.positions else None
        if deal is None:
            told = translate(
                "deals", "Choose another deal: this is a play-off round, which can't be played by itself."
            )
            return OfferedDeal(None, told=told)
        return OfferedDeal(deal, setup_of(match), match.turn_order(last))

    def of_day(self, game: str, day: date | None = None) -> OfferedDeal:
        """Return the offer of a game's deal of a day, by default of today."""
        told = translate("deals", "Today's deal, the same for everyone with these rules.")
        return self._numbered(game, deal_of(day or date.today()), told)

    def typed(self, game: str, number: str) -> OfferedDeal:
        """Return the offer of a game's deal by its typed number."""
        try:
            return self._numbered(game, deal_in(number), deal_numbers())
        except PastedError as error:
            return OfferedDeal(None, told=str(error))

    def worth_studying(self, chosen: ChosenDeal) -> OfferedDeal:
        """Return the offer of a deal worth studying."""
        deal = known(chosen)
        usual = self._settings.match_setup(chosen.game)
        levels = tuple(level_of(chosen.others) for _ in usual.levels)
        setup = replace(usual, players=chosen.players, options=dict(deal.game.options), levels=levels)
        return OfferedDeal(deal, setup, chosen.turn_order, chosen.why)

    def is_in_play(self, deal: KnownDeal | None) -> bool:
        """Return True if the deal is still in play, so that it cannot be replayed or analysed here."""
        match = self._table
        if deal is None or not match.positions or match.round_over or match.person is None:
            return False
        now = match.known_deal(len(match.positions) - 1)
        return now is not None and now.fingerprint == deal.fingerprint

    def _numbered(self, game: str, number: int, told: str) -> OfferedDeal:
        setup = self._settings.match_setup(game)
        made = new_game(setup.game, setup.players, setup.options)
        return OfferedDeal(KnownDeal.numbered(made, number), setup, told=told)
