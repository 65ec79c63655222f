# SPDX-License-Identifier: MIT
"""The coach's advice in the form that the table shows on cards and calls."""

from collections.abc import Mapping, Sequence

from thothit_desktop.app.coach import advice_texts
from thothit_desktop.app.families import family_of as app_family_of
from thothit_desktop.flow.families import family_of
from thothit_desktop.flow.family import Pile
from thothit_desktop.games.contract import Game, Move, View
from thothit_desktop.games.notation import write_move
from thothit_desktop.players.coach.contract import Advice, WeighedMove
from thothit_desktop.table.drawing.margins import ExpectedMargin, ExpectedMargins

_LEAST = 0.06
"""The filled fraction of the worst move's bar, so that it still looks like a bar."""


def margins_of(advice: Advice, view: View) -> ExpectedMargins:
    """Return the expected margins of a view's moves by hand card, capture, pile and call."""
    options = advice.options
    widest, more = _span(options), _more(options, view.game)
    told = {option.move: _margin(option, options, widest, more, view) for option in options}
    family = family_of(view.game.spec)
    hand: dict[int, ExpectedMargin] = {}
    takes: dict[tuple[int, tuple[int, ...]], ExpectedMargin] = {}
    for card, choice in family.choices(view).items():
        wish = family.from_hand(view, card)
        of_card = [option.move for option in options if _is_with(option.move, card, wish)]
        if of_card:
            hand[card] = told[of_card[0]]
        takes |= {(card, move.takes): told[move] for move in of_card if move.takes in choice.takes}
    piles = family.piles(view)
    return ExpectedMargins(
        hand=hand,
        takes=takes,
        stock=_of_pile(piles.get(Pile.STOCK), told),
        discard=_of_pile(piles.get(Pile.DISCARDS), told),
        calls={write_move(move): margin for move, margin in told.items()},
    )


def _of_pile(move: Move | None, told: Mapping[Move, ExpectedMargin]) -> ExpectedMargin | None:
    return None if move is None else told.get(move)


def _is_with(move: Move, card: int, wish: Move) -> bool:
    """Return True if a move plays the card, from the hand or as the one turned up."""
    return move.cards[:1] == (card,) and move.kind in (wish.kind, "turn")


def _span(options: Sequence[WeighedMove]) -> float:
    """Return the loss of an almost empty bar: the largest loss or twice the largest uncertainty."""
    return max((max(option.behind, 2 * option.within) for option in options), default=0.0)


def _more(options: Sequence[WeighedMove], game: Game) -> int:
    """Return 1 if only an extra decimal tells the best move from surely worse ones, else 0."""
    texts = app_family_of(game.spec).coach_texts()
    best = {texts.on_card(option.margin, option.behind, game) for option in options[:1]}
    worse = {
        texts.on_card(option.margin, option.behind, game)
        for option in options
        if option.behind > option.within
    }
    return int(not best.isdisjoint(worse))


def _margin(
    option: WeighedMove, options: Sequence[WeighedMove], widest: float, more: int, view: View
) -> ExpectedMargin:
    share = 1.0 - (1 - _LEAST) * option.behind / widest if widest else 1.0
    return ExpectedMargin(
        words=app_family_of(view.game.spec)
        .coach_texts()
        .on_card(option.margin, option.behind, view.game, more),
        share=share,
        best=option is options[0],
        about=advice_texts.about(option, options[0], view.game),
    )
