# SPDX-License-Identifier: MIT
"""The deals that are worth studying, of all families."""

from thothit_desktop.app.families import FAMILIES
from thothit_desktop.app.family.base import ChosenDeal
from thothit_desktop.games import new_game
from thothit_desktop.games.known_deal import KnownDeal


def chosen_deals() -> list[ChosenDeal]:
    """All of them, family by family."""
    return [deal for family in FAMILIES.values() for deal in family.chosen_deals()]


def known(chosen: ChosenDeal) -> KnownDeal:
    """The deal that was chosen."""
    return KnownDeal.numbered(new_game(chosen.game, chosen.players), chosen.number)
