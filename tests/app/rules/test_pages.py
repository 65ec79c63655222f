# SPDX-License-Identifier: MIT
"""The rules pages agree with the engine: cards, deals, pair rules, points, options."""

import html
import random
import re
import unicodedata
from pathlib import Path

import pytest

from thothit_desktop.app.rules import page_text
from thothit_desktop.app.rules.example import situation as scene
from thothit_desktop.app.rules.page_text import LONG, page
from thothit_desktop.games import cards, games, new_game
from thothit_desktop.games.cards import KEPALA, faces
from thothit_desktop.games.contract import Move
from thothit_desktop.games.fishing.catalogue import DULIT, FISHING, THOTHIT, FishingSpec
from thothit_desktop.games.kings import laki
from thothit_desktop.games.kings.spec import KINGS
from thothit_desktop.games.matching.spec import MatchingSpec
from thothit_desktop.games.rummy.hand import COPIES, HAND, ready_pairs
from thothit_desktop.games.rummy.mata.spec import BALIK_SATU, MATA_GAMES, MataSpec
from thothit_desktop.games.rummy.spec import KOWAH
from thothit_desktop.games.thunee.cards import POWER, SUITS, VALUE, best, jodhi_points, jodhis
from thothit_desktop.games.thunee.score import LAST_TRICK, NEEDED, alone, doubled, khanaak
from thothit_desktop.games.thunee.spec import THUNEE
from thothit_desktop.languages import LANGUAGES
from thothit_desktop.table.geometry.decks import DECKS
from thothit_desktop.table.rummy.calls import call_words

TEXTS = {game: page(spec, example=True) for game, spec in games().items()}
WORDS = {
    "two": 2,
    "three": 3,
    "four": 4,
    "five": 5,
    "six": 6,
    "seven": 7,
    "eight": 8,
    "ten": 10,
    "nine": 9,
    "eleven": 11,
    "twelve": 12,
    "thirteen": 13,
    "fourteen": 14,
    "fifteen": 15,
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
        (title, [line for line in re.split(r'<tr>|(?=<td class="cards next)', body) if "<img" in line])
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
    return settled.rules.points(captured)  # type: ignore[attr-defined, no-any-return]


@pytest.mark.parametrize("game", games())
def test_every_game_has_a_whole_page(game: str) -> None:
    text = TEXTS[game]
    assert text.startswith("<h1>")
    headings = ("At a glance", "Deal", "Your turn", "Scoring", "Winning the match", "House rules")
    places = [text.index(f"{heading}</h2>") for heading in (*headings, "Sources and our decisions")]
    assert places == sorted(places)
    relative = games()[game].family == "fishing" and game != "thothit"
    assert ("What differs from Thothit" in text) == relative
    if relative:  # only after the basics
        assert text.index("Your turn</h2>") < text.index("What differs from Thothit")
    assert "<!--" not in text


@pytest.mark.parametrize("game", games())
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
    assert f"together are worth {worth('thothit', list(KEPALA))} points" in TEXTS["thothit"]
    assert f'<b class="whole">{worth(DULIT.id, list(KEPALA))}</b> points' in TEXTS[DULIT.id]


def test_the_pictured_pile_is_worth_what_the_page_says() -> None:
    found = re.search(
        r'= (\d+)</b>&nbsp;points:</p>\s*<p class="cards"><img src="cards:([\w.]+)"', TEXTS["thothit"]
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
        view = scene(situation, game).view(0)
        takes = [move.cards[1] for move in view.legal_moves()]
        costly = [taken for taken in takes if view.barring(Move("play", (card, taken)))]  # type: ignore[attr-defined]
        assert sorted(free) == [taken for taken in takes if taken not in costly]
        if len(cells) == 4:
            assert cells[3] == costly
        else:
            assert not costly


@pytest.mark.parametrize("game", games())
def test_the_numbers_of_a_deal_are_the_specs(game: str) -> None:
    """Every number word of the section is one that the spec knows."""
    spec = games()[game]
    known = {2, *spec.players}
    if isinstance(spec, FishingSpec):
        for players, deal in spec.deals.items():
            size = len(KEPALA) * deal.kepala
            stock = size - players * deal.hand - deal.pool
            known |= {size, deal.hand, deal.pool, stock}
            known |= {new_game(game, players).rules.turns // players // 3} if spec.two else set()  # type: ignore[attr-defined]
            known |= {deal.hand // spec.packets, deal.pool // players // spec.packets, deal.pool // players}
    elif spec.id == KINGS.id:
        known |= {4, 48}
    elif spec.id == KOWAH.id:
        known.add(HAND)
    elif isinstance(spec, MatchingSpec):
        known |= {*spec.hands.values()}
    elif isinstance(spec, MataSpec):
        won = spec.size * spec.sets
        known |= {*spec.packets, won - 1, won}
    else:
        known |= {10}  # what the first cards may count for another deal
        for players in spec.players:
            dealt = new_game(game, players).rules  # type: ignore[attr-defined]
            known |= {dealt.packet, dealt.hand - dealt.packet}
    said = re.findall(
        rf"\b({'|'.join(sorted(WORDS, key=len, reverse=True))})\b", section(game, "Deal").lower()
    )
    numbers = {WORDS[word] for word in said}
    assert numbers
    assert numbers <= known


@pytest.mark.parametrize("game", games())
def test_the_line_of_figures_is_the_specs(game: str) -> None:
    found = re.search(r'<p class="facts">(.*?)</p>', TEXTS[game])
    assert found is not None
    figures = {
        what.strip(): [int(figure) for figure in re.findall(r"\d+", shown)]
        for shown, what in re.findall(r"<b>(.*?)</b> ([\w ]+)", found[1].replace("&nbsp;", " "))
    }
    spec = games()[game]
    assert figures["players"] == [spec.players[0], *spec.players[-1:]][: len(spec.players)]
    assert figures["minutes a round"] == [spec.minutes]
    dealt = [new_game(game, players) for players in (spec.players[0], spec.players[-1])]
    for first_or_last, settled in zip((0, -1), dealt, strict=True):
        layout = settled.deal(random.Random(1)).layout
        size = sum(map(len, layout.hands)) + len(layout.pool) + len(layout.stock)
        if not isinstance(spec, FishingSpec) or spec.stock:
            assert figures["cards"][first_or_last] == size
        if spec.id in (KOWAH.id, THUNEE.id):
            assert len(layout.hands[0]) in figures["in the hand"]
            assert len(layout.stock) in figures.get("in the stock", [0])
        if isinstance(spec, FishingSpec):
            assert figures.get("in the pool", [0])[first_or_last] == len(layout.pool)
            stocks = sorted({len(one.deal(random.Random(1)).layout.stock) for one in dealt})
            assert sorted(figures.get("in the stock", [0])) == stocks
            hands = {len(hand) for hand in layout.hands} or {0}
            assert hands <= set(figures.get("in the hand", [0]))


@pytest.mark.parametrize("game", games())
def test_the_house_rules_begin_with_the_games_own(game: str) -> None:
    told = section(game, "House rules").replace("&nbsp;", " ")
    for option in games()[game].single_options:
        places = {value: told.index(f"<li>{html.escape(said)}</li>") for value, said in option.values.items()}
        assert min(places, key=lambda value: places[value]) == option.default


@pytest.mark.parametrize("game", games())
def test_the_sources_of_house_rules_are_folded(game: str) -> None:
    (folded,) = re.findall(r'<div class="folded">(.*?)</div>', TEXTS[game], re.DOTALL)
    assert folded.startswith('<p class="sources">')
    for option in games()[game].single_options:
        assert option.title in folded
        assert all(html.escape(source) in folded.replace("&nbsp;", " ") for source in option.sources.values())


def test_the_turns_of_kings_are_the_engines() -> None:
    ((_, rows),) = tables(KINGS.id, "turns")
    brought = []
    for row in rows:
        pool, turned, told = re.findall(r"<td.*?</td>", row, re.DOTALL)
        codes = [" ".join(cards.codes(pictured(cell))) for cell in (pool, turned)]
        position = scene({"names": ["You", "Sri"], "pool": codes[0], "stock": codes[1]}, KINGS.id)
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


def test_ready_hands_and_their_waits_are_the_engines() -> None:
    rows = [row for _, rows in tables(KOWAH.id, "ready") for row in rows]
    for row in rows:
        hand = pictured(row)
        assert len(hand) == HAND
        named = {cards.card(code) for code in re.findall(r"<b>\{(\w\w)\}</b>", row)}
        assert set(ready_pairs(hand)) == named
        assert ("Not ready" in row) == (not named)
    assert len(rows) == 5


@pytest.mark.parametrize("spec", MATA_GAMES, ids=lambda spec: spec.id)
def test_hands_that_may_be_called_are_the_engines(spec: MataSpec) -> None:
    rules = new_game(spec.id).rules  # type: ignore[attr-defined]
    rows = [row for _, rows in tables(spec.id, "ready") for row in rows]
    hands = [(row, hand) for row in rows if len(hand := pictured(row)) == rules.hand]
    assert len(hands) == 3
    for row, hand in hands:
        call = rules.call_of(hand)
        said = call_words(spec.id, call).name if call else "no call"
        assert re.search(rf"<b>{said}[.</]", row, re.IGNORECASE)


def test_what_a_win_counts_in_balik_satu_is_the_engines() -> None:
    rules = new_game(BALIK_SATU.id).rules  # type: ignore[attr-defined]
    counted = [int(found) for found in re.findall(r"<p>(\d+)</p>", section(BALIK_SATU.id, "Scoring"))]
    shown = pictured(section(BALIK_SATU.id, "Scoring"))[:4]
    assert counted[:4] == [rules.dear.get(card, cards.RANK[card]) for card in shown]
    assert counted[4:] == [1, 2, *rules.bonus]


def test_the_numbers_of_kowah_are_the_engines() -> None:
    text = TEXTS[KOWAH.id]
    words = {number: word for word, number in WORDS.items()}
    assert f"gets <b>{words[HAND]}</b> cards" in text
    assert f"The first to win <b>{words[new_game(KOWAH.id).goal]}</b> rounds wins" in text
    assert f"<b>{words[COPIES]} copies</b> of every design" in text


def test_values_and_order_are_the_engines() -> None:
    ((_, (row,)),) = tables(THUNEE.id, "values")
    shown = pictured(row)
    assert [VALUE[card] for card in shown] == [int(worth) for worth in re.findall(r"<b>(\d+)</b>", row)]
    assert shown == sorted(shown, key=POWER.__getitem__, reverse=True)
    assert f'<b class="suit">{sum(VALUE[card] for card in shown)}</b>' in TEXTS[THUNEE.id]
    assert f'<b class="whole">{sum(VALUE)}</b>' in TEXTS[THUNEE.id]


def test_the_tricks_shown_are_the_engines() -> None:
    ((_, rows),) = tables(THUNEE.id, "tricks")
    for row in rows:
        trick = pictured(row)
        winner = re.search(r"<b>\{(\w\w)\}</b>", row)
        worth_ = re.search(r'<b class="trick">(\d+)</b>', row)
        assert winner is not None
        assert worth_ is not None
        assert "<p>Spades</p>" in row
        assert trick[best(trick, SUITS.index("s"), POWER)] == cards.card(winner[1])
        assert sum(VALUE[card] for card in trick) == int(worth_[1])
    assert len(rows) == 3


def test_jodhis_are_the_engines() -> None:
    ((_, rows),) = tables(THUNEE.id, "jodhi")
    told = []
    for row in rows:
        hand = pictured(row)
        points = re.search(r'class="points".*?<p>(\d+)</p>', row, re.DOTALL)
        assert points is not None
        (king,) = jodhis(hand, ())
        assert jodhi_points(hand, king, SUITS.index("s")) == int(points[1])
        told.append(int(points[1]))
    assert told == [20, 30, 40, 50]


def test_the_count_adds_up_and_is_lost() -> None:
    """X4 of docs/rules/thunee.md: 80 in cards, the last trick, a call of 20, Jodhi 20, theirs 40."""
    (body,) = re.findall(r'<table class="lines count".*?>(.*?)</table>', TEXTS[THUNEE.id], re.DOTALL)
    *lines, total = [int(points.replace("−", "-")) for points in re.findall(r"<p>(−?\d+)</p>", body)]
    assert lines == [80, 20, LAST_TRICK, -40, 20]
    assert total == sum(lines) < NEEDED
    assert f"<b>{NEEDED} points are needed.</b>" in TEXTS[THUNEE.id]


def test_the_balls_of_great_calls_are_the_engines() -> None:
    """In the order of the page: Thunee, Double, Khanaak, Trips, Moenie (docs/rules/thunee.md 3, 4)."""
    section = TEXTS[THUNEE.id].split("Special calls</h2>")[1].split("<h2>")[0]
    said = [WORDS[word] for word in re.findall(r"<b>(\w+)</b>", section) if word in WORDS]
    made = [alone("thunee", 0, 0), alone("thunee", 0, 2), doubled(0, 0)]
    made += [khanaak(0, 0, (50, 0), (0, 43), counters) for counters in (1, 0)]
    made += [alone("trips", 0, 0), alone("moenie", 0, 0)]
    assert said == [balls.balls for balls in made]
    lost = [alone("thunee", 0, 1), doubled(0, 1), khanaak(0, 1, (50, 0), (0, 43), 1)]
    assert {balls.balls for balls in lost} == {4}


def test_the_first_page_tells_its_own_deal() -> None:
    words = {number: word for word, number in WORDS.items()}
    deal = THOTHIT.deals[3]
    each = deal.pool // 3
    stock = len(KEPALA) - 3 * deal.hand - deal.pool
    told = TEXTS["thothit"]
    dealt = f"a hand of {words[deal.hand]} cards face down, and lays {words[each]} more"
    assert f"gives everybody {dealt}" in told
    assert f"these {words[deal.pool]} cards" in told
    assert f"The remaining {words[stock]} cards" in told


@pytest.mark.parametrize("game", games())
def test_no_fact_and_no_link_of_a_list_is_broken(game):
    """Nor does a line begin with the dot between two."""
    lists = re.findall(r'<p class="(?:facts|contents)">(.*?)</p>', TEXTS[game], re.DOTALL)
    assert len(lists) >= 2
    for items in lists:
        words = re.sub(r"<[^>]+>", "", items)
        assert not re.search(r"\s·", words)
        assert len(re.findall(r"\s", words)) == words.count("·")  # the only places where a line may end


@pytest.mark.parametrize("game", games())
def test_no_long_paragraph_or_item_ends_in_a_line_of_one_word(game):
    blocks = r'<(?:p(?: class="(?!facts|contents)\w+")?|li)>(.*?)</(?:p|li)>'
    found = [text for text in re.findall(blocks, TEXTS[game], re.DOTALL) if len(text) > LONG]
    told = [re.sub(r"(</\w+>|\s)+$", "", text) for text in found]
    ended = [text for text in told if re.search(r"\w[.!?)]*$", text)]
    assert len(ended) > 3
    assert [text for text in ended if not re.search(r"&nbsp;[^\s<>]+$", text)] == []


NOT_JAVANESE = {"sackson", "cholek-tiga", "kings", "kowah", "balik-satu", "thunee"}
"""Games whose names no Javanese gave."""


@pytest.mark.parametrize("game", games())
def test_a_javanese_name_stands_in_javanese_letters_beside_the_title(game: str) -> None:
    folder = Path(page_text.__file__).parent
    pages = [folder / language / f"{game}.html" for language in LANGUAGES]
    # tests/app/i18n names missing pages.
    titles = [page.read_text(encoding="utf-8").partition("\n")[0] for page in pages if page.is_file()]
    script = re.compile(r'<span class="script"> &nbsp;(.+)</span>')
    names = {name for title in titles for name in script.findall(title)}
    assert all(title.count("script") == (game not in NOT_JAVANESE) for title in titles)
    assert len(names) == (game not in NOT_JAVANESE)
    for name in names:
        assert all(0xA980 <= ord(letter) <= 0xA9DF for letter in name.replace(" ", ""))
        assert {unicodedata.category(word[0]) for word in name.split()} == {"Lo"}, "no sign without a letter"
