# SPDX-License-Identifier: MIT
"""What the rules pages say is what the engine does: cards, deals, pair rules, points, options."""

import html
import random
import re

import pytest

from thothit_desktop.app.example import _situation
from thothit_desktop.app.rules_text import page
from thothit_desktop.games import GAMES, cards, laki, new_game
from thothit_desktop.games.cards import KEPALA, faces
from thothit_desktop.games.contract import Move
from thothit_desktop.games.scoring import explain
from thothit_desktop.games.specs import DULIT, FISHING, KINGS, THOTHIT, FishingSpec
from thothit_desktop.table.decks import DECKS

TEXTS = {game: page(spec, example=True) for game, spec in GAMES.items()}
WORDS = {
    "three": 3,
    "four": 4,
    "five": 5,
    "six": 6,
    "seven": 7,
    "eight": 8,
    "ten": 10,
    "eleven": 11,
    "twelve": 12,
    "fourteen": 14,
    "eighteen": 18,
    "twenty": 20,
    "twenty-one": 21,
    "thirty": 30,
    "thirty-six": 36,
    "forty-two": 42,
    "forty-eight": 48,
    "sixty": 60,
    "eighty": 80,
}
PAIRED = ("thothit-chinese", "totit-denexa", "totit-cats")


def tables(game: str, kind: str) -> list[tuple[str, list[str]]]:
    """The tables of a kind: the title, and the rows without those of headings."""
    found = re.findall(
        rf'<table class="lines {kind}"(?: title="(.*?)")?.*?>(.*?)</table>', TEXTS[game], re.DOTALL
    )
    return [
        (title, [row for row in re.findall(r"<tr>(.*?)</tr>", body, re.DOTALL) if "<img" in row])
        for title, body in found
    ]


def pictured(text: str) -> list[int]:
    """The cards of the pictures in some HTML."""
    return [
        card
        for codes in re.findall(r'src="[\w-]+:([\w.]+)"', text)
        for card in faces(re.split(r"[._]", codes))
    ]


def section(game: str, title: str) -> str:
    return TEXTS[game].split(f"{title}</h2>")[1].split("<h2>")[0]


def worth(game: str, captured: list[int], option: str = "") -> int:
    name, _, value = option.partition("=")
    settled = new_game(game, options={name: value} if name else {})
    return sum(line.points for line in explain(captured, settled.tally))  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_whole_page(game: str) -> None:
    text = TEXTS[game]
    assert text.startswith("<h1>")
    for heading in ("The deal", "A turn", "House rules", "Where the sources are silent", "Sources"):
        assert f"{heading}</h2>" in text
    assert ("What differs from Thothit" in text) == (game != "thothit")
    assert "<!--" not in text


@pytest.mark.parametrize("game", GAMES)
def test_every_card_on_a_page_has_its_picture_and_its_name(game: str) -> None:
    named = [cards.card(code) for code in re.findall(r"\{(\w\w)\}", TEXTS[game])]
    shown = pictured(TEXTS[game])
    assert len(shown) > 15
    assert all(deck.file(card).is_file() for deck in DECKS.values() for card in shown + named)


def test_the_first_page_shows_the_whole_deck() -> None:
    assert set(pictured(TEXTS["thothit"])) == set(KEPALA)


@pytest.mark.parametrize("spec", FISHING, ids=lambda spec: spec.id)
def test_score_tables_are_the_engines(spec: FishingSpec) -> None:
    found = tables(spec.id, "score")
    assert found
    for option, rows in found:
        for row in rows:
            points = re.search(r'class="points".*?<p>(\d+)</p>', row, re.DOTALL)
            assert points is not None
            assert worth(spec.id, pictured(row), option) == int(points[1]), row


@pytest.mark.parametrize("spec", FISHING, ids=lambda spec: spec.id)
def test_score_tables_show_every_worth(spec: FishingSpec) -> None:
    """All sets of the spec are there, black and red."""
    sets = {
        (len(shown), shown[0] in cards.STAMPED)
        for _, rows in tables(spec.id, "score")
        for shown in map(pictured, rows)
        if len(set(shown)) == 1
    }
    for size in spec.black:
        assert (size, False) in sets
    for size in spec.red:
        # In Dulit nobody ever has a single stamped card.
        assert (size, True) in sets or (spec is DULIT and size == 1)


def test_whole_decks_are_worth_what_the_pages_say() -> None:
    assert f"together hold {worth('thothit', list(KEPALA))} points" in TEXTS["thothit"]
    assert f'<b class="whole">{worth(DULIT.id, list(KEPALA))}</b> points' in TEXTS[DULIT.id]


def test_the_pictured_pile_is_worth_what_the_page_says() -> None:
    found = re.search(
        r'= (\d+)</b> points:</p>\s*<p class="cards"><img src="cards:([\w.]+)"', TEXTS["thothit"]
    )
    assert found is not None
    assert worth("thothit", list(faces(re.split(r"[._]", found[2])))) == int(found[1]) == 50


@pytest.mark.parametrize("game", PAIRED)
def test_pair_tables_are_the_engines(game: str) -> None:
    """The rows of docs/rules/fishing.md 3, Pairs on the table."""
    ((_, rows),) = tables(game, "pairs")
    assert len(rows) == 7
    for row in rows:
        cells = [pictured(cell) for cell in re.findall(r"<td.*?</td>", row, re.DOTALL)]
        (card,), pool, free = cells[:3]
        situation = {
            "names": ["You", "Sri", "Bagus"],
            "turn": 3,
            "hands": [cards.code(card), "", ""],
            "pool": " ".join(cards.codes(pool)),
        }
        view = _situation(situation, game).view(0)
        takes = [move.cards[1] for move in view.legal_moves()]
        costly = [taken for taken in takes if view.barring(Move("play", (card, taken)))]  # type: ignore[attr-defined]
        assert sorted(free) == [taken for taken in takes if taken not in costly]
        if len(cells) == 4:
            assert cells[3] == costly
        else:
            assert not costly


@pytest.mark.parametrize("game", GAMES)
def test_the_numbers_of_a_deal_are_the_specs(game: str) -> None:
    """Every number word of the section is one that the spec knows."""
    spec = GAMES[game]
    known = {2, *spec.players}
    if isinstance(spec, FishingSpec):
        for players, deal in spec.deals.items():
            size = len(KEPALA) * deal.kepala
            stock = size - players * deal.hand - deal.pool
            known |= {size, deal.hand, deal.pool, stock}
            known |= {deal.hand // spec.packets, deal.pool // players // spec.packets, deal.pool // players}
    else:
        known |= {4, 48}
    said = re.findall(
        rf"\b({'|'.join(sorted(WORDS, key=len, reverse=True))})\b", section(game, "The deal").lower()
    )
    numbers = {WORDS[word] for word in said}
    assert numbers
    assert numbers <= known


@pytest.mark.parametrize("game", GAMES)
def test_the_line_of_figures_is_the_specs(game: str) -> None:
    found = re.search(r'<p class="facts">(.*?)</p>', TEXTS[game])
    assert found is not None
    figures = {
        what.strip(): [int(figure) for figure in re.findall(r"\d+", shown)]
        for shown, what in re.findall(r"<b>(.*?)</b> ([\w ]+)", found[1])
    }
    spec = GAMES[game]
    assert figures["players"] == [spec.players[0], *spec.players[-1:]][: len(spec.players)]
    assert figures["minutes a round"] == [spec.minutes]
    dealt = [new_game(game, players) for players in (spec.players[0], spec.players[-1])]
    for first_or_last, settled in zip((0, -1), dealt, strict=True):
        layout = settled.deal(random.Random(1)).layout
        size = sum(map(len, layout.hands)) + len(layout.pool) + len(layout.stock)
        if not isinstance(spec, FishingSpec) or spec.stock:
            assert figures["cards"][first_or_last] == size
        if isinstance(spec, FishingSpec):
            assert figures.get("in the pool", [0])[first_or_last] == len(layout.pool)
            assert figures.get("in the stock", [0])[first_or_last] == len(layout.stock)
            hands = {len(hand) for hand in layout.hands} or {0}
            assert hands <= set(figures.get("in the hand", [0]))


@pytest.mark.parametrize("game", GAMES)
def test_the_house_rules_begin_with_the_games_own(game: str) -> None:
    told = section(game, "House rules")
    for option in GAMES[game].options:
        places = {value: told.index(f"<li>{html.escape(said)}</li>") for value, said in option.values.items()}
        assert min(places, key=lambda value: places[value]) == option.default


def test_the_turns_of_kings_are_the_engines() -> None:
    ((_, rows),) = tables(KINGS.id, "turns")
    brought = []
    for row in rows:
        pool, turned, told = re.findall(r"<td.*?</td>", row, re.DOTALL)
        codes = [" ".join(cards.codes(pictured(cell))) for cell in (pool, turned)]
        position = _situation({"names": ["You", "Sri"], "pool": codes[0], "stock": codes[1]}, KINGS.id)
        position.play(position.legal_moves()[0])
        found = re.search(r"<b>(\d)</b>", told)
        assert found is not None
        assert position.score().points[0] == int(found[1])
        brought.append(int(found[1]))
    assert brought == [2, 2, 2, 4, 0]


def test_laki_is_the_engines() -> None:
    ((_, rows),) = tables(KINGS.id, "laki")
    for row in rows:
        found = re.search(r'class="points".*?<p>(\d)</p>', row, re.DOTALL)
        assert found is not None
        assert laki.worth(pictured(row), triples=False) == (0, int(found[1]))


def test_the_first_page_tells_its_own_deal() -> None:
    words = {number: word for word, number in WORDS.items()}
    deal = THOTHIT.deals[3]
    each = deal.pool // 3
    stock = len(KEPALA) - 3 * deal.hand - deal.pool
    told = TEXTS["thothit"]
    assert (
        f"gives everybody {words[deal.hand]} cards face down, the hand, and lays {words[each]} more" in told
    )
    assert f"these {words[deal.pool]} open cards" in told
    assert f"The {words[stock]} cards that are left" in told
