# SPDX-License-Identifier: MIT
"""Games, rounds and positions for the tests."""

import random
from collections import Counter
from collections.abc import Iterator, Sequence

from hypothesis import strategies as st

from thothit_desktop.games import GAMES, cards, new_game
from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.contract import Position
from thothit_desktop.games.fishing import FishingGame, FishingPosition
from thothit_desktop.games.fishing_view import FishingView


@st.composite
def games(draw: st.DrawFn) -> FishingGame:
    """Any registered game with any number of players and any options."""
    spec = draw(st.sampled_from(list(GAMES.values())))
    options = {option.name: draw(st.sampled_from(option.values)) for option in spec.options}
    return new_game(spec.id, draw(st.sampled_from(spec.players)), options)


@st.composite
def positions(draw: st.DrawFn, ended: bool = False) -> FishingPosition:
    """A position reached by random legal moves, somewhere in a round or at its end."""
    game = draw(games())
    rng = random.Random(draw(st.integers(0, 2**32 - 1)))
    dealer = draw(st.integers(0, game.players - 1))
    stop = draw(st.integers(0, 60))
    position = game.deal(rng, dealer)
    for _ in walk(position, rng):
        if not ended and len(position.moves) >= stop:
            break
    return position


def walk(position: Position, rng: random.Random) -> Iterator[Position]:
    """Play random legal moves to the end, giving the position before each of them."""
    while not position.is_over:
        yield position
        position.play(rng.choice(position.legal_moves()))


def hidden_hands(position: Position) -> list[list[int]]:
    """What each seat still holds, worked out from the layout and the moves."""
    hands = [Counter(hand) for hand in position.layout.hands]
    seat = position.dealer
    for move in position.moves:
        if move.kind == "play":
            seat = (seat + 1) % len(hands)
            hands[seat][move.card] -= 1
    return [sorted(hand.elements()) for hand in hands]


def rest_of_stock(position: Position) -> list[int]:
    """The stock cards that nobody has seen, next card first."""
    view = position.view(position.to_move)
    stock = position.layout.stock
    return list(stock[len(stock) - view.stock_size :])  # type: ignore[attr-defined]


def later(
    pool: str, hand: str, *, stock: Sequence[str] = (), turn: int | None = None, **options: str
) -> FishingPosition:
    """Seat 0 to play in Thothit, with the pool and hand of these codes; by default on its second turn."""
    game = new_game("thothit", options={name.replace("_", "-"): value for name, value in options.items()})
    held = cards.faces(hand.split())
    view = FishingView(
        game=game,
        seat=0,
        dealer=2,
        to_move=0,
        phase="hand",
        turn=game.players if turn is None else turn,
        turned=HIDDEN,
        hand=held,
        hand_sizes=(len(held), 0, 0),
        pool=cards.faces(pool.split()),
        stock_size=len(stock),
        captures=((), (), ()),
        barred=frozenset(),
        history=(),
    )
    return game.restore(view, [held, (), ()], cards.faces(stock))


def legal(position: Position) -> set[str]:
    """The legal moves as texts."""
    return {str(move) for move in position.legal_moves()}
