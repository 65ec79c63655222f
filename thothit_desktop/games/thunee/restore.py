# SPDX-License-Identifier: MIT
"""Thunee positions behind a view, with all hidden cards filled in."""

from collections.abc import Sequence
from itertools import takewhile
from typing import TYPE_CHECKING

from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.contract import Event, Layout
from thothit_desktop.games.thunee.cards import (
    POWER,
    ROYAL_POWER,
    SUIT,
    SUITS,
    VALUE,
    jodhi_points,
    jodhis,
)
from thothit_desktop.games.thunee.position import ThuneePosition
from thothit_desktop.games.thunee.view import ThuneeView

if TYPE_CHECKING:
    from thothit_desktop.games.thunee.game import ThuneeGame


def restored(
    game: "ThuneeGame", view: ThuneeView, hands: Sequence[Sequence[int]], stock: Sequence[int]
) -> ThuneePosition:
    """The position of `ThuneeGame.restore`."""
    position = ThuneePosition.__new__(ThuneePosition)
    position.game, position.layout, position.dealer = game, Layout((), (), ()), view.dealer
    position.hands, position.stock = [list(hand) for hand in hands], list(stock)
    position.to_move, position.phase = view.to_move, view.phase
    position.call, position.bidder, position.setter = view.call, view.bidder, view.setter
    position.trump = SUITS.find(view.trump or "-")
    position.trump_card = HIDDEN
    if view.trump_card is not None:
        position.trump_card = position.hands[view.setter].pop()
        position.trump = SUIT[position.trump_card]
    position.solo, position.caller = view.solo, view.caller
    position.power = ROYAL_POWER if "royals" in view.solo else POWER
    position.double, position.khanaak, position.leader = view.double, view.khanaak, view.leader
    position.trick, position.tricks = list(view.trick), list(view.tricks)
    position.taken, position.won = [0, 0], [0, 0]
    for _, cards, winner in view.tricks:
        position.taken[winner % 2] += sum([VALUE[card] for card in cards])
        position.won[winner % 2] += 1
    position.history, position.made = list(view.history), []
    position.passed = sum(1 for _ in takewhile(_is_pass, reversed(view.history)))
    position.redealt = any(event.kind == "redealt" for event in view.history[-1 - game.players :])
    position.jodhis = _claims(position, view) if view.jodhis else []
    return position


def _is_pass(event: Event) -> bool:
    return event.kind == "passed"


def _claims(position: ThuneePosition, view: ThuneeView) -> list[tuple[int, int, int]]:
    """The Jodhis of a view, with the suit of each that the hands allow; HIDDEN where they allow none."""
    found: dict[int, tuple[int, int, int]] = {}
    held = [list(hand) for hand in position.hands]
    for place in range(len(view.history) - 1, -1, -1):
        kind, seat, cards, points = view.history[place]
        if kind == "played":
            held[seat] += cards
        elif kind == "jodhi":
            king = cards[0]
            if king == HIDDEN:
                taken = [claim[2] for claim in found.values()]
                fitting = (
                    king
                    for king in jodhis(held[seat], taken)
                    if jodhi_points(held[seat], king, position.trump) == points
                )
                king = next(fitting, HIDDEN)
            found[place] = seat, points, king
    return [found[place] for place in sorted(found)]
