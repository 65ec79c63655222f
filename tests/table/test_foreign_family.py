# SPDX-License-Identifier: MIT
"""A family that the program does not know: a loose pool, captures of several cards, several deals a round."""

import random
from dataclasses import dataclass, field
from itertools import combinations
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtTest import QTest

from tests.probe import probe
from tests.table.rounds import seats, settle
from tests.tiers import each
from thothit_desktop.games import families as game_families
from thothit_desktop.games.cards import FRENCH, HIDDEN, RANK
from thothit_desktop.games.contract import Event
from thothit_desktop.games.rummy.family import RummyFamily
from thothit_desktop.games.rummy.spec import KOWAH
from thothit_desktop.games.spec import GameSpec
from thothit_desktop.table import families
from thothit_desktop.table.family import Family
from thothit_desktop.table.geometry.arrangement import in_order, loose
from thothit_desktop.table.geometry.decks import HEIGHT
from thothit_desktop.table.geometry.places import Place
from thothit_desktop.table.stage.captures import CaptureTurns
from thothit_desktop.table.stage.mat import PoolMat
from thothit_desktop.table.stage.model import TableModel, own_and_backs, table_model
from thothit_desktop.table.stage.turns import TurnContext

DECK = [card for card in FRENCH if RANK[card] in (*range(1, 8), 11, 12, 13)]
HAND, POOL = 3, 4
SIZES = [(900, 600), (1280, 720), (2560, 1440)]
SPEC = GameSpec(
    id="tiny",
    family="tiny",
    name="Tiny",
    summary="",
    players=(2, 3),
    default_players=2,
    options=(),
    clockwise=False,
    picture=(),
    minutes=1,
    luck=5,
    matches=("free",),
    opening=KOWAH.opening,
    french=True,
    opened=0,
)


@dataclass
class ForeignRound:
    """A round as it stands, which plays itself and serves as everybody's view of it as well."""

    players: int
    seed: int
    seat: int = 0
    dealer: int = 0
    history: tuple[Event, ...] = ()
    hands: list[list[int]] = field(default_factory=list)
    piles: list[list[int]] = field(default_factory=list)
    pool: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.rng = random.Random(self.seed)
        self.game = SimpleNamespace(
            spec=SPEC,
            players=self.players,
            playing=tuple(range(self.players)),
            deck=tuple(DECK),
            open_rows=False,
        )
        self.stock = self.rng.sample(DECK, len(DECK))
        self.hands, self.piles = ([[] for _ in range(self.players)] for _ in range(2))

    def deal(self, first: bool) -> list[Event]:
        """Three cards each, and before the first turn four to the pool."""
        events = []
        for seat, hand in enumerate(self.hands):
            hand += [self.stock.pop() for _ in range(HAND)]
            events.append(Event("dealt", seat, tuple(hand) if seat == self.seat else (HIDDEN,) * HAND))
        if first:
            self.pool = [self.stock.pop() for _ in range(POOL)]
            events.append(Event("laid", self.dealer, tuple(self.pool)))
        return events

    def turn(self, seat: int) -> list[Event]:
        """A hand card takes one card or several that add up to its rank, or stays."""
        card = self.hands[seat].pop(self.rng.randrange(len(self.hands[seat])))
        sets = [
            taken
            for number in (1, 2, 3)
            for taken in combinations(self.pool, number)
            if sum(RANK[other] for other in taken) == RANK[card]
        ]
        if not sets:
            self.pool.append(card)
            return [Event("played", seat, (card,)), Event("stayed", seat, (card,))]
        taken = self.rng.choice(sets)
        self.pool = [other for other in self.pool if other not in taken]
        self.piles[seat] += [card, *taken]
        return [Event("played", seat, (card,)), Event("captured", seat, (card, *taken))]


def read(view: ForeignRound) -> TableModel:
    return table_model(view, view.dealer, face_down=True)._replace(
        hands=own_and_backs(view.seat, view.hands[view.seat], map(len, view.hands)),
        piles=tuple((HIDDEN,) * len(pile) for pile in view.piles),
        pool=tuple(view.pool),
        stock=len(view.stock),
    )


@pytest.fixture(params=["loose", "in order"], autouse=True)
def arrangement(request, monkeypatch):
    """The family is entered in the list after everything has been imported."""
    chosen = loose if request.param == "loose" else in_order((*range(1, 8), 11, 12, 13), 9.2)

    class TinyTable(Family):
        id = "tiny"

        def read(self, view: ForeignRound) -> TableModel:
            return read(view)

        def turns(self, context: TurnContext) -> CaptureTurns:
            return CaptureTurns(context)

        def mat(self) -> PoolMat:
            return PoolMat(chosen)

    class TinyGames(RummyFamily):
        id = "tiny"
        specs = (SPEC,)

    monkeypatch.setitem(families.FAMILIES, "tiny", TinyTable())
    monkeypatch.setitem(game_families.FAMILIES, "tiny", TinyGames())
    return request.param


def rounds(players: int, seed: int):
    """A round and what happens in it, batch by batch, with a deal whenever all hands are empty."""
    played = ForeignRound(players, seed)
    yield played, played.deal(first=True)
    while any(played.hands):
        for seat in range(players):
            yield played, played.turn(seat)
        if not any(played.hands) and len(played.stock) >= HAND * players:
            yield played, played.deal(first=False)


def show(table, played: ForeignRound, events: list[Event]) -> None:
    table.play(events, played)
    settle(table)
    assert table.check(played) == []


@pytest.mark.usefixtures("unpainted")
@each("players", SPEC.players)
@each("seed", range(3))
def test_rounds_are_shown_as_the_view_says(table, caplog, players, seed):
    table.set_seats(seats(players), 0, clockwise=False)
    several = deals = 0
    for number in range(2):
        for played, events in rounds(players, seed + number):
            show(table, played, events)
            several += any(event.kind == "captured" and len(event.cards) > 2 for event in events)
            deals += events[0].kind == "dealt"
            assert probe(table).item_count() == len(DECK)
            shown = [event.cards for event in events if event.kind in ("captured", "stayed")]
            if shown:
                last = probe(table).last_play
                assert [(one.card, *one.taken) for one in last] == shown
    assert several
    assert deals > 4
    assert "mended" not in caplog.text


def lying(table) -> dict[int, Place]:
    """Return the place of each card of the pool and of the piles."""
    zones = probe(table).zones
    return {id(item): item.place for zone in (zones.pool, *zones.piles) for item in zone}


@pytest.mark.usefixtures("unpainted")
def test_a_deal_in_the_middle_of_a_round_leaves_pool_and_piles_where_they_lie(table):
    table.set_seats(seats(2), 0, clockwise=False)
    for played, events in rounds(2, 1):
        before = lying(table)
        show(table, played, events)
        if played.piles[0] and events[0].kind == "dealt":
            assert lying(table) == before
            assert all(len(hand) == HAND for hand in probe(table).zones.hands)
            return
    raise AssertionError("nothing was dealt in the middle of the round")


@each("size", SIZES)
def test_single_cards_lie_apart_and_beside_the_stock_on_the_mat(table, arrangement, size):
    table.resize(*size)
    table.set_seats(seats(2), 0, clockwise=False)
    played = ForeignRound(2, 1)
    show(table, played, played.deal(first=True))
    layout = probe(table).layout
    for number in range(1, 13):
        cards = DECK[:number] if arrangement == "loose" else [DECK[at] for at in range(min(number, 10))]
        rects = [QRectF(0, 0, layout.card_width, HEIGHT) for _ in cards]
        for rect, (_, place) in zip(rects, layout.pool_places(cards), strict=True):
            rect.moveCenter(QPointF(place.x, place.y))
            assert layout.mat.contains(rect)
        stock = QRectF(0, 0, layout.card_width, HEIGHT)
        stock.moveCenter(layout.stock)
        assert not any(a.intersects(b) for a, b in combinations([*rects, stock], 2)), number
    assert [pair for pair, _ in layout.pool_places(DECK[::-1][:5])] == (
        DECK[::-1][:5] if arrangement == "loose" else sorted(DECK[::-1][:5], key=RANK.__getitem__)
    )


def test_a_card_can_be_chosen_and_the_round_resumed(table):
    table.set_seats(seats(2), 0, clockwise=False)
    played = ForeignRound(2, 2)
    show(table, played, played.deal(first=True))
    for seat in (0, 1, 0, 1):
        show(table, played, played.turn(seat))
    table.show_view(played)
    settle(table)
    assert table.check(played) == []
    table.set_speed("normal")
    table.play(played.turn(0), played)
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton)
    assert not table.moving
    assert table.check(played) == []
