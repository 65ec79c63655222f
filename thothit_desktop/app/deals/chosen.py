# SPDX-License-Identifier: MIT
"""The deals worth studying of all families."""

from thothit_desktop.app.families import FAMILIES
from thothit_desktop.app.family.base import ChosenDeal
from thothit_desktop.games import new_game
from thothit_desktop.games.known_deal import KnownDeal


def chosen_deals() -> list[ChosenDeal]:
    """Return the deals worth studying, in the order of the families."""
    return [deal for family in FAMILIES.values() for deal in family.chosen_deals()]


def known(chosen: ChosenDeal) -> KnownDeal:
    """Return the deal itself, with its layout."""
    return KnownDeal.numbered(new_game(chosen.game, chosen.players), chosen.number)
