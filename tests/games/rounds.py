# SPDX-License-Identifier: MIT
"""Games, rounds and positions for the tests."""

import random
from collections import Counter
from collections.abc import Container, Iterator, Sequence
from itertools import combinations
from typing import Any

from hypothesis import strategies as st

from tests.games.oracle import seats_in_turn
from thothit_desktop.games import cards, games, new_game
from thothit_desktop.games.contract import Event, Game, Layout, Position
from thothit_desktop.games.fishing.catalogue import FISHING
from thothit_desktop.games.fishing.game import FishingGame
from thothit_desktop.games.fishing.position import FishingPosition
from thothit_desktop.games.fishing.rules import pool_of
from thothit_desktop.games.fishing.view import FishingView
from thothit_desktop.games.kings.game import KingsGame
from thothit_desktop.games.kings.position import KingsPosition
from thothit_desktop.games.kings.spec import KINGS
from thothit_desktop.games.notation import read_move, write_event, write_move
from thothit_desktop.games.record import Record, round_of
from thothit_desktop.games.rummy.game import KowahGame
from thothit_desktop.games.rummy.mata.game import MataGame
from thothit_desktop.games.rummy.mata.position import MataPosition
from thothit_desktop.games.rummy.position import KowahPosition
from thothit_desktop.games.rummy.turn_position import TurnPosition
from thothit_desktop.games.spec import GameSpec
from thothit_desktop.games.thunee.position import ThuneePosition

WITH_HANDS = [spec for spec in FISHING if all(deal.hand for deal in spec.deals.values())]
"""The fishing games in which somebody decides something."""
BY_TURNS = (*FISHING, KINGS)
"""The games in which cards lie in a pool and seats act strictly in turn."""
_LONGEST = {
    "kings": 30,
    "kowah": 150,
    "balik-satu": 150,
    "gonggong": 150,
    "tantanan": 90,
    "sampen": 120,
    "thothit-banyuwangi": 120,
}
"""After how many moves a position is looked at, at most: else 60, or twice the turns of a fishing game."""


@st.composite
def game_of(draw: st.DrawFn, specs: Sequence[GameSpec] | None = None, but: Container[str] = ()) -> Game:
    """A game with players, options and seats that play; of Kings also a match's last round.

    By default any game, `but` those of some ids, that is registered when the test runs.
    """
    among = [spec for spec in (games().values() if specs is None else specs) if spec.id not in but]
    spec = draw(st.sampled_from(among))
    options = {option.name: draw(st.sampled_from(list(option.values))) for option in spec.options}
    game = new_game(spec.id, draw(st.sampled_from(spec.players)), options)
    if game.goal is not None:
        return game
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
    draw: st.DrawFn,
    ended: bool = False,
    specs: Sequence[GameSpec] | None = None,
    but: Container[str] = (),
) -> Position:
    """A position of `game_of` reached by random legal moves, somewhere in a round or at its end."""
    game = draw(game_of(specs, but))
    rng = random.Random(draw(st.integers(0, 2**32 - 1)))
    dealer = draw(st.integers(0, game.players - 1))
    position = game.deal(rng, dealer)
    if isinstance(game, KowahGame) and draw(st.booleans()):
        position = nearly_ready(game, rng, dealer)
    if isinstance(game, MataGame) and draw(st.booleans()):
        position = nearly_called(game, rng, dealer)
    longest = 2 * game.rules.turns if isinstance(game, FishingGame) else _LONGEST.get(game.spec.id, 60)
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


def nearly_ready(game: KowahGame, rng: random.Random, dealer: int) -> KowahPosition:
    """A round of Kowah whose hands are ready or want little for it, so that there is much to declare."""
    deck = rng.sample(game.deck, len(game.deck))
    hands: list[list[int]] = []
    for _ in game.playing:
        hand: list[int] = []
        for wanted in (rng.choice((2, 2, 1)), 3, rng.choice((3, 3, 2))):
            alike = [card for card in deck if cards.RANK[card] == cards.RANK[deck[-1]]]
            twins = [card for card in alike if alike.count(card) > 1][:1] * 2
            for card in twins if wanted == 2 and twins else alike[:wanted]:
                deck.remove(card)
                hand.append(card)
        hands.append(hand)
    for hand in hands:
        hand += [deck.pop() for _ in range(game.rules.hand - len(hand))]
    return game.from_layout(Layout(tuple(map(tuple, hands)), (), tuple(deck)), dealer)


def nearly_called(game: MataGame, rng: random.Random, dealer: int) -> MataPosition:
    """A round with mata whose hands can be called or want little for it; seldom a hand wins as dealt."""
    deck, size = rng.sample(game.deck, len(game.deck)), game.rules.size
    hands: list[list[int]] = [[] for _ in game.playing]
    for hand in hands:
        while len(hand) < game.rules.hand - size:
            alike = [card for card in deck if cards.RANK[card] == cards.RANK[deck[-1]]]
            same = [card for card in alike if card == deck[-1]]
            wanted = (same if rng.random() < 0.4 else alike)[: size - (rng.random() < 0.1)]
            for card in wanted[: game.rules.hand - len(hand)]:
                deck.remove(card)
                hand.append(card)
    first = (dealer + 1) % game.players
    for seat, hand in enumerate(hands):
        hand += [deck.pop() for _ in range(game.rules.hand + (seat == first) - len(hand))]
    return game.from_layout(Layout(tuple(map(tuple, hands)), (), tuple(deck)), dealer)


def ready_and_dull() -> KowahPosition:
    """Two hands of Kowah: seat 1 begins, is ready as dealt and waits for C1, the first card of the stock."""
    game = new_game("kowah", 2, {"target": "3"})
    assert isinstance(game, KowahGame)
    ready = cards.faces(["C1", "C1", "C5", "S5", "M5", "C7", "S7", "M7"])
    dull = cards.faces(["C2", "C3", "C4", "C6", "C8", "S2", "S3", "S4"])
    rest = Counter(game.deck) - Counter([*ready, *dull])
    return game.from_layout(Layout((dull, ready), (), tuple(sorted(rest.elements()))), dealer=0)


def kowah_won(hands: int) -> Record:
    """A match of Kowah to three, in which seat 1 of two wins every hand by its first draw."""
    position = ready_and_dull()
    for text in ("checki C1", "draw"):
        position.play(read_move(text))
    return Record("kowah", ("A", "B"), (round_of(position),) * hands, {"target": "3"})


def hidden_hands(position: Position) -> list[list[int]]:
    """Return each seat's cards, computed from the layout and the moves; a card just drawn is the last."""
    if isinstance(position, ThuneePosition):
        return [position.held(seat) for seat in position.game.playing]
    if isinstance(position, TurnPosition):
        return _held(position.history, position.game.players)
    if not isinstance(position, FishingPosition | KingsPosition):
        views: list[Any] = [position.view(seat) for seat in position.game.playing]
        return [list(view.hand) for view in views]
    if drawn := refilled(position):
        return [
            sorted(position.layout.stock[place] for place in drawn.get(seat, ()))
            for seat in range(position.game.players)
        ]
    hands = [Counter(hand) for hand in position.layout.hands]
    order, turn = seats_in_turn(position), -1
    for move in position.moves:
        if move.kind == "play":
            turn += 1
            hands[order[turn % len(order)]][move.card] -= 1
    return [sorted(hand.elements()) for hand in hands] or [[] for _ in range(position.game.players)]


def refilled(position: Position) -> dict[int, list[int]]:
    """By seat the places in the stock of its hand's cards, once hands have been refilled; else empty."""
    places: dict[int, list[int]] = {}
    if not isinstance(position, FishingPosition) or not position.rules.refills:
        return places
    playing, drawn = len(position.game.playing), 0
    for number, event in enumerate(position.history):
        if event.kind == "dealt" and number >= playing:
            places[event.seat] = list(range(drawn, drawn + len(event.cards)))
            drawn += len(event.cards)
        elif event.kind == "turned":
            drawn += len(event.cards)
        elif event.kind == "played" and event.seat in places:
            own, stock = places[event.seat], position.layout.stock
            own.remove(next(place for place in own if stock[place] == event.cards[0]))
    return places


def _held(history: Sequence[Event], players: int) -> list[list[int]]:
    """Return the hands in a rummy after some events."""
    hands: list[list[int]] = [[] for _ in range(players)]
    before = Event("dealt", 0)
    for event in history:
        if event.kind in ("dealt", "drew", "showed", "took", "claimed"):
            hands[event.seat] += event.cards
        if event.kind == "discarded":
            hands[event.seat].remove(event.cards[0])
        if event.kind == "claimed" and before.kind == "showed":
            hands[before.seat].remove(event.cards[0])
        before = event
    return hands


def rest_of_stock(position: Position) -> list[int]:
    """The stock cards that nobody has seen, or in Thunee that are not dealt yet, next card first."""
    if not isinstance(position, FishingPosition | KingsPosition | TurnPosition):
        whole: Any = position
        return list(whole.stock)
    drawn = [event for event in position.history if event.kind in ("turned", "drew", "showed")]
    refills = [event for event in position.history if event.kind == "dealt"][len(position.game.playing) :]
    drawn += refills if isinstance(position, FishingPosition) else []
    return list(position.layout.stock[sum(len(event.cards) for event in drawn) :])


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
        turned=None,
        hand=held,
        hand_sizes=(len(held), *(0 for _ in range(nobody))),
        pool_by_rank=tuple(map(tuple, pool_of(cards.faces(pool.split())))),
        stock_size=len(stock),
        last=(),
        captures=((),) * game.players,
        barred=frozenset(),
        history=(),
    )
    return game.restore(view, [held, *(() for _ in range(nobody))], cards.faces(stock))


def legal(position: Position) -> set[str]:
    """The legal moves as texts."""
    return {write_move(move) for move in position.legal_moves()}


def moved(position: Position, text: str) -> list[str]:
    """Play a legal move; its events as texts."""
    move = read_move(text)
    assert move in position.legal_moves()
    return [write_event(event) for event in position.play(move)]


def refused(position: Position, text: str) -> str:
    refusal = position.refusal(read_move(text))
    assert refusal is not None
    return " ".join([refusal.code, *cards.codes(refusal.cards)])
