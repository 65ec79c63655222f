# SPDX-License-Identifier: MIT
"""Games, rounds and positions for the tests."""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

from hypothesis import strategies as st

from tests.games.oracle import seats_in_turn
from thothit_desktop.games import GAMES, cards, new_game
from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.contract import Game, Move, Position
from thothit_desktop.games.fishing import FishingGame, FishingPosition
from thothit_desktop.games.fishing_view import FishingView
from thothit_desktop.games.kings import KingsGame
from thothit_desktop.games.spec import GameSpec
from thothit_desktop.games.specs import FISHING

WITH_HANDS = [spec for spec in FISHING if all(deal.hand for deal in spec.deals.values())]
"""The games in which somebody decides something."""


@st.composite
def games(draw: st.DrawFn, specs: Sequence[GameSpec] = tuple(GAMES.values())) -> Game:
    """Any registered game, players, options and seats that play; of Kings also a match's last round."""
    spec = draw(st.sampled_from(specs))
    options = {option.name: draw(st.sampled_from(list(option.values))) for option in spec.options}
    game = new_game(spec.id, draw(st.sampled_from(spec.players)), options)
    if isinstance(game, KingsGame):
        if draw(st.booleans()):
            return game
        kings = draw(st.lists(st.sampled_from(game.playing), min_size=3, max_size=3))
        return game.in_match(game.playing, tuple(map(kings.count, game.playing)))
    return game.in_match(draw(st.sampled_from(companies(game))))


def companies(game: Game) -> list[tuple[int, ...]]:
    """Every choice of the seats that can play a round among themselves, all of them first."""
    sizes = sorted(set(game.spec.players) & set(range(game.players + 1)), reverse=True)
    return [seats for size in sizes for seats in combinations(range(game.players), size)]


@st.composite
def positions(
    draw: st.DrawFn, ended: bool = False, specs: Sequence[GameSpec] = tuple(GAMES.values())
) -> Position:
    """A position reached by random legal moves, somewhere in a round or at its end."""
    game = draw(games(specs))
    rng = random.Random(draw(st.integers(0, 2**32 - 1)))
    position = game.deal(rng, draw(st.integers(0, game.players - 1)))
    longest = 2 * game.turns if isinstance(game, FishingGame) else 30
    stop = longest if ended else draw(st.integers(0, longest))
    for _ in walk(position, rng):
        if not ended and len(position.moves) >= stop:
            break
    return position


def fishing_positions() -> st.SearchStrategy[Position]:
    """A position somewhere in a round of a fishing game."""
    return positions(specs=FISHING)


def walk(position: Position, rng: random.Random) -> Iterator[Position]:
    """Play random legal moves to the end, giving the position before each of them."""
    while not position.is_over:
        yield position
        position.play(position.chance(rng) or rng.choice(position.legal_moves()))


def hidden_hands(position: Position) -> list[list[int]]:
    """What each seat still holds, worked out from the layout and the moves."""
    hands = [Counter(hand) for hand in position.layout.hands]
    order, turn = seats_in_turn(position), -1
    for move in position.moves:
        if move.kind == "play":
            turn += 1
            hands[order[turn % len(order)]][move.card] -= 1
    return [sorted(hand.elements()) for hand in hands] or [[] for _ in range(position.game.players)]


def rest_of_stock(position: Position) -> list[int]:
    """The stock cards that nobody has seen, next card first."""
    turned = sum(len(event.cards) for event in position.history if event.kind == "turned")
    return list(position.layout.stock[turned:])


def undealt(position: Position) -> list[int]:
    """The cards that lie nowhere, in games that do not deal them all."""
    hands, pool, stock = position.layout
    dealt = Counter([*pool, *stock, *(card for hand in hands for card in hand)])
    return sorted((Counter(position.game.deck) - dealt).elements())


def later(
    pool: str,
    hand: str,
    *,
    stock: Sequence[str] = (),
    turn: int | None = None,
    game_id: str = "thothit",
    **options: str,
) -> FishingPosition:
    """Seat 0 to play, with the pool and hand of these codes; by default in Thothit on its second turn."""
    game = new_game(game_id, options={name.replace("_", "-"): value for name, value in options.items()})
    assert isinstance(game, FishingGame)
    held = cards.faces(hand.split())
    nobody = game.players - 1
    view = FishingView(
        game=game,
        seat=0,
        dealer=nobody,
        to_move=0,
        phase="hand",
        turn=game.players if turn is None else turn,
        turned=HIDDEN,
        hand=held,
        hand_sizes=(len(held), *(0 for _ in range(nobody))),
        pool=cards.faces(pool.split()),
        stock_size=len(stock),
        captures=((),) * game.players,
        barred=frozenset(),
        history=(),
    )
    return game.restore(view, [held, *(() for _ in range(nobody))], cards.faces(stock))


def legal(position: Position) -> set[str]:
    """The legal moves as texts."""
    return {str(move) for move in position.legal_moves()}


def moved(position: Position, text: str) -> list[str]:
    """Play a legal move; its events as texts."""
    move = Move.parse(text)
    assert move in position.legal_moves()
    return [str(event) for event in position.play(move)]


def refused(position: Position, text: str) -> str:
    refusal = position.refusal(Move.parse(text))
    assert refusal is not None
    return " ".join([refusal.code, *cards.codes(refusal.cards)])
