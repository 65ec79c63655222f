# SPDX-License-Identifier: MIT
"""docs/record-format.md: writing and reading records, and the message for every fault."""

import copy
import json
import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.rounds import kowah_won, positions, walk
from thothit_desktop.games import games, new_game
from thothit_desktop.games.commitment import Commitment
from thothit_desktop.games.contract import Position
from thothit_desktop.games.notation import write_move
from thothit_desktop.games.record import (
    Record,
    RecordError,
    Round,
    changed_options,
    deal_number,
    dump,
    load,
    parse,
    replay,
    round_of,
    verify,
)

NAMES = ("You", "Sri", "Wati")


def played(number: int, moves: int = 99, dealer: int = 2) -> Position:
    position = deal_number(new_game("thothit"), number, dealer)
    for _ in walk(position, random.Random(number)):
        if len(position.moves) == moves:
            break
    return position


def match(*positions: Position, **fields: Any) -> Record:
    return Record("thothit", NAMES, tuple(round_of(position) for position in positions), **fields)


Change = Callable[[dict[str, Any]], object]


def faulty(change: Change) -> str:
    """The fault of a record of two rounds, the second unfinished after five moves, once it is changed."""
    document = json.loads(dump(match(played(1), played(2, 5))))
    change(document)
    with pytest.raises(RecordError) as caught:
        load(json.dumps(document))
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_a_record_is_written_in_its_order_without_defaults() -> None:
    position = played(1, 2)
    kept = Record("thothit", NAMES, (round_of(position, 1),))
    document = json.loads(dump(kept))
    assert list(document) == ["format", "version", "game", "options", "players", "rounds"]
    assert (document["format"], document["version"]) == ("thothit-record", 1)
    assert document["options"] == {}
    (dealt,) = document["rounds"]
    assert list(dealt) == ["dealer", "seed", "layout", "moves", "finished"]
    assert list(dealt["layout"]) == ["hands", "pool", "stock"]
    assert dealt["layout"]["hands"][0] == ["S5", "WF", "S3", "C5", "C2", "C3", "S1"]
    assert dealt["moves"] == [write_move(move) for move in position.moves]
    assert "\n" not in dump(kept)


def test_a_finished_round_has_points_and_what_is_set_is_written() -> None:
    position = played(1)
    kept = match(position, options={"pairs": "penalty"}, seats=("person", "greedy", "expert"), match=3)
    document = json.loads(dump(kept))
    assert list(document) == ["format", "version", "game", "options", "players", "seats", "match", "rounds"]
    assert document["options"] == {"pairs": "penalty"}
    assert list(document["rounds"][0]) == ["dealer", "layout", "moves", "points", "finished"]
    assert document["rounds"][0]["points"] == list(position.score().points)


@pytest.mark.parametrize(
    "kept",
    [
        match(played(1)),
        match(played(1, 0)),
        match(played(1), played(2, dealer=0), played(3, 7, 1)),
        match(played(1), match=3, seats=("person", "greedy", "expert")),
        match(played(1), match=1),
        match(played(1), match="rotation"),
        match(played(1), id="0123456789abcdef"),
        match(played(1), date="2026-02-28T23:59:59Z", title="ꦱꦿꦶ", help=999_999, given_up=True),
        Record("thothit", ("Bu Sri \N{CROWN}", "ꦱꦿꦶ", ""), (round_of(played(1), -5),)),
        Record("thothit", ("x" * 1000, "", ""), (round_of(played(1), 0),)),
        match(played(1), options={"pairs": "penalty"}, seats=("", "", "")),
    ],
)
def test_a_record_reads_back_as_it_was(kept: Record) -> None:
    assert load(dump(kept)) == kept


def test_what_a_match_tells_of_itself_makes_it_version_2() -> None:
    about = {"id": ID, "date": "2026-11-22T13:55:09Z", "title": "Di Kuna", "help": 2, "given_up": True}
    document = json.loads(dump(match(played(1), seats=("person", "greedy", "expert"), **about)))
    assert document["version"] == 2
    assert list(document)[5:] == ["seats", *about, "rounds"]
    assert {key: document[key] for key in about} == about


@pytest.mark.parametrize(
    "about",
    [
        {"help": 999_999},
        {"title": "x" * 100},
        {"matched": (0, 2)},
        {"matched": (0, 1, 2)},
        {"chosen_deal": True},
        {"named": True},
    ],
)
def test_the_most_that_a_match_may_tell_is_read_back(about: dict[str, Any]) -> None:
    kept = match(played(1), id=ID, **about)
    assert load(dump(kept)) == kept


def test_what_is_not_told_of_a_round_or_a_match_is_not_known() -> None:
    position = played(1, 0)
    assert Round(2, position.layout) == Round(2, position.layout, (), None, None, None, None, ())
    assert not Round(2, position.layout).finished
    told = (Round(2, position.layout),)
    whole = Record(
        "thothit", NAMES, told, {}, (), "free", "", "", "", 0, False, False, (), named=False, variations=()
    )
    assert Record("thothit", NAMES, told) == whole


def test_all_that_a_match_tells_of_itself_comes_back_in_its_order() -> None:
    about: dict[str, Any] = {
        "id": ID,
        "date": "2026-11-22T13:55:09Z",
        "title": "Di Kuna",
        "help": 2,
        "given_up": True,
        "chosen_deal": True,
        "matched": (1,),
        "named": True,
    }
    kept = match(played(1), match=3, **about)
    assert load(dump(kept)) == kept
    assert list(json.loads(dump(kept)))[5:] == ["match", *about, "rounds"]


def test_what_is_not_so_may_be_said_in_version_2() -> None:
    kept = match(played(1), id=ID)
    document = json.loads(dump(kept))
    document |= {"help": 0, "given_up": False, "chosen_deal": False, "matched": [], "named": False}
    assert load(json.dumps(document)) == kept


def test_who_played_a_round_makes_the_record_version_2() -> None:
    kept = replace(match(played(1)), rounds=(replace(round_of(played(1)), players=("person", "x", "")),))
    document = json.loads(dump(kept))
    assert document["version"] == 2
    assert document["rounds"][0]["players"] == ["person", "x", ""]
    assert load(dump(kept)) == kept
    document["rounds"][0]["players"] = ["person", "x"]
    with pytest.raises(RecordError, match=r"^round 1: players must have 3 entries, not 2$"):
        load(json.dumps(document))


def test_a_round_of_version_2_is_written_in_its_order() -> None:
    position = deal_number(new_game("totit-cats", 4).in_match((0, 2)), 3, 1)
    dealt = replace(round_of(position, 7, Commitment("0" * 32, "f" * 64)), players=("person", "a", "b", "c"))
    kept = Record("totit-cats", ("A", "B", "C", "D"), (dealt,))
    (written,) = json.loads(dump(kept))["rounds"]
    assert list(written) == [
        *("dealer", "seed", "playing", "seats", "nonce", "fingerprint"),
        *("players", "layout", "moves", "finished"),
    ]
    assert written["seats"] == written["playing"] == [0, 2]
    assert load(dump(kept)) == kept
    whole = match(played(1))
    bound = replace(whole, rounds=(replace(whole.rounds[0], commitment=Commitment("0" * 32, "f" * 64)),))
    assert json.loads(dump(bound))["rounds"][0]["seats"] == [0, 1, 2]


def test_a_round_that_all_play_may_say_so() -> None:
    document = json.loads(dump(match(played(1))))
    document["rounds"][0]["playing"] = [0, 1, 2]
    assert load(json.dumps(document)) == match(played(1))


@pytest.mark.parametrize(("game_id", "players"), [(s.id, n) for s in games().values() for n in s.players])
def test_a_replay_is_of_the_game_with_its_players_and_rules(game_id: str, players: int) -> None:
    options = {option.name: list(option.values)[-1] for option in games()[game_id].options}
    game = new_game(game_id, players, options)
    names = tuple("ABCDEF"[:players])
    kept = Record(game_id, names, (round_of(deal_number(game, 3)),), changed_options(game))
    again = replay(load(dump(kept))).game
    assert (again.spec, again.players, again.options) == (game.spec, players, game.options)


def test_version_2_may_say_what_later_programs_know() -> None:
    kept = match(played(1), played(2, 5), id=ID)
    document = json.loads(dump(kept))
    document["fingerprint"] = {"of": "the deal"}
    document["rounds"][1]["variations"] = []
    assert load(json.dumps(document)) == kept


def test_names_stay_readable_in_a_file() -> None:
    assert '"players": ["ꦱꦿꦶ"' in dump(Record("thothit", ("ꦱꦿꦶ", "", ""), (round_of(played(1)),)))


def test_readers_accept_defaults_any_order_of_keys_and_any_spacing() -> None:
    kept = match(played(1))
    document = json.loads(dump(kept))
    document["options"] = {"pairs": "free", "first-turn": "on"}
    document["match"] = "free"
    assert load(json.dumps(dict(reversed(document.items())), indent=3)) == kept


def test_an_unfinished_round_is_the_live_position() -> None:
    live = played(24, 13)
    assert live.phase == "stock"
    resumed = replay(load(dump(match(played(1), live))))
    position = resumed.positions[-1]
    assert position.view(0) == live.view(0)
    assert position.legal_moves() == live.legal_moves()
    assert resumed.points[-1] == live.score().points
    assert resumed.winners[-1] == ()
    assert resumed.match_winners is None


def test_a_match_continues_what_it_has_been_and_nothing_else() -> None:
    whole, half, other = match(played(7), played(8, 10)), match(played(7), played(8, 4)), match(played(9))
    assert whole.continues(whole)
    assert whole.continues(half)
    assert whole.continues(match(played(7)))
    assert whole.continues(match(played(7, 5)))
    assert not half.continues(whole)
    assert not whole.continues(other)
    assert not whole.continues(match(played(8)))
    assert not match(played(7)).continues(whole)
    assert not whole.continues(match(played(6), played(8, 4)))
    assert not whole.continues(replace(half, players=("You", "Dewi", "Wati")))
    assert not whole.continues(match(played(7, 5, dealer=1)))


def test_a_match_continues_whoever_played_its_ended_rounds() -> None:
    told = match(played(7), played(8, 4))
    noted = replace(told, rounds=(replace(told.rounds[0], players=("person", "a", "b")), told.rounds[1]))
    assert noted.continues(told)
    assert told.continues(noted)


def test_another_game_rules_or_seats_are_another_match() -> None:
    whole = match(played(7))
    assert not whole.continues(replace(whole, game="thothit-chinese"))
    assert not whole.continues(replace(whole, options={"pairs": "penalty"}))
    assert not whole.continues(replace(whole, rounds=(replace(whole.rounds[0], playing=(0, 1)),)))
    assert not whole.continues(match(played(9, 0)))
    assert whole.continues(replace(whole, title="Di Kuna", help=3))


def test_a_complete_match_has_winners() -> None:
    rounds = [played(number) for number in (1, 2, 3)]
    totals = [sum(position.score().points[seat] for position in rounds) for seat in range(3)]
    best = tuple(seat for seat in range(3) if totals[seat] == max(totals))
    assert replay(match(*rounds, match=3)).match_winners == best
    assert replay(match(*rounds, match="rotation")).match_winners == best
    assert replay(match(*rounds)).match_winners is None
    assert replay(match(*rounds, match=6)).match_winners is None
    assert replay(match(*rounds[:2], played(3, 41), match=3)).match_winners is None


def test_the_winners_of_a_round_are_those_of_its_score() -> None:
    rounds = [played(number) for number in range(8)]
    assert replay(match(*rounds)).winners == tuple(position.score().winners for position in rounds)


def set_round(key: str, value: object, index: int = 0) -> Change:
    return lambda document: document["rounds"][index].__setitem__(key, value)


def set_layout(key: str, value: object) -> Change:
    return lambda document: document["rounds"][0]["layout"].__setitem__(key, value)


def drop_round(key: str) -> Change:
    return lambda document: document["rounds"][0].pop(key)


ID = "0123456789abcdef"


def second(layout: dict[str, object] | None = None, **fields: object) -> Change:
    """Make a record one of version 2, with these fields, and more keys in its first layout."""

    def change(document: dict[str, Any]) -> None:
        document.update(fields, version=2)
        document["rounds"][0]["layout"].update(layout or {})

    return change


FORM: list[tuple[str, Change, str]] = [
    ("format", lambda d: d.update(format="pgn"), "not a saved match: its format is not thothit-record"),
    ("no-format", lambda d: d.pop("format"), "not a saved match: its format is not thothit-record"),
    (
        "version",
        lambda d: d.update(version=5, x=1),
        "version 5 is newer than version 4, the newest known here",
    ),
    ("version-0", lambda d: d.update(version=0), "version must be a number from 1 to 4, not 0"),
    ("version-true", lambda d: d.update(version=True), "version must be a number from 1 to 4, not True"),
    ("version-text", lambda d: d.update(version="1"), "version must be a number from 1 to 4, not '1'"),
    ("no-version", lambda d: d.pop("version"), "version must be a number from 1 to 4, not None"),
    ("id-of-version-1", lambda d: d.update(id=ID), "unknown key 'id'"),
    ("id", second(id=ID[1:]), f"id must be 16 hexadecimal digits, not '{ID[1:]}'"),
    ("id-path", second(id="../../etc/passwd"), "id must be 16 hexadecimal digits, not '../../etc/passwd'"),
    ("id-empty", second(id=""), "id must be 16 hexadecimal digits, not ''"),
    ("id-kind", second(id=7), "id must be a text, not 7"),
    ("date", second(date="2026-11-22"), "date must be a time such as 2026-11-22T13:55:09Z, not '2026-11-22'"),
    ("date-month", second(date="2026-13-22T13:55:09Z"), "date must be a time such as 2026-"),
    ("date-kind", second(date=None), "date must be a text, not None"),
    (
        "matched",
        second(matched=[2, 1]),
        "matched must be some of the seats 0 to 2 in ascending order, not [2, 1]",
    ),
    (
        "matched-seat",
        second(matched=[3]),
        "matched must be some of the seats 0 to 2 in ascending order, not [3]",
    ),
    ("id-sign", second(id=f"{ID[1:]}X"), f"id must be 16 hexadecimal digits, not '{ID[1:]}X'"),
    ("id-capital", second(id=ID.upper()), f"id must be 16 hexadecimal digits, not '{ID.upper()}'"),
    ("matched-kind", second(matched=[0, "1"]), "matched must be a list of whole numbers, not [0, '1']"),
    ("chosen-deal", second(chosen_deal=0), "chosen_deal must be true or false, not 0"),
    ("title", second(title=""), "title must be a text of 1 to 100 characters, not ''"),
    ("title-long", second(title="x" * 101), "title must be a text of 1 to 100 characters, not 'xxx"),
    ("help", second(help=-1), "help must be a whole number from 0 to 999999, not -1"),
    ("help-most", second(help=1_000_000), "help must be a whole number from 0 to 999999, not 1000000"),
    ("help-kind", second(help=True), "help must be a whole number, not True"),
    ("given-up", second(given_up=1), "given_up must be true or false, not 1"),
    ("named", second(named="You"), "named must be true or false, not 'You'"),
    ("layout-key-2", second(layout={"deck": []}), "round 1: unknown key 'layout.deck'"),
    ("key", lambda d: d.update(foo=1), "unknown key 'foo'"),
    ("winners", set_round("winners", [0]), "round 1: unknown key 'winners'"),
    ("layout-key", set_layout("deck", []), "round 1: unknown key 'layout.deck'"),
    ("key-of-two-lines", lambda d: d.update({"a\nb": 1}), "unknown key 'a\\nb'"),
    ("no-options", lambda d: d.pop("options"), "options is missing"),
    ("options", lambda d: d.update(options=[]), "options must be an object, not []"),
    ("option", lambda d: d.update(options={"pairs": 1}), "'options.pairs' must be a text, not 1"),
    (
        "unknown-option",
        lambda d: d.update(options={"peek": "on"}),
        "thothit has no option 'peek' (it has first-turn, captures, pairs, duty)",
    ),
    (
        "unknown-game",
        lambda d: d.update(game="poker"),
        "no game is called 'poker'; `thothit games` lists all",
    ),
    ("game", lambda d: d.update(game=7), "game must be a text, not 7"),
    ("players", lambda d: d.update(players="abc"), "players must be a list, not 'abc'"),
    (
        "player",
        lambda d: d.update(players=["a", "b", 3]),
        "players must be a list of texts, not ['a', 'b', 3]",
    ),
    (
        "surrogate",
        lambda d: d.update(players=["a", "b", "\ud800"]),
        "players must be a list of texts, not ['a', 'b', '\\ud800']",
    ),
    (
        "last-surrogate",
        lambda d: d.update(players=["a", "b", "\udfff"]),
        "players must be a list of texts, not ['a', 'b', '\\udfff']",
    ),
    (
        "long-name",
        lambda d: d.update(players=["a", "b", "c" * 1001]),
        f"players must be a list of names of up to 1000 characters, not ['a', 'b', '{'c' * 48}...",
    ),
    ("two-players", lambda d: d.update(players=["a", "b"]), "thothit needs 3 players, not 2"),
    ("seats", lambda d: d.update(seats=["person"]), "seats must have 3 entries, not 1"),
    ("match", lambda d: d.update(match=0), 'match must be "free", "rotation" or a number of rounds, not 0'),
    (
        "match-text",
        lambda d: d.update(match="long"),
        'match must be "free", "rotation" or a number of rounds, not ',
    ),
    (
        "match-true",
        lambda d: d.update(match=True),
        'match must be "free", "rotation" or a number of rounds, not True',
    ),
    (
        "match-list",
        lambda d: d.update(match=[3]),
        'match must be "free", "rotation" or a number of rounds, not [3]',
    ),
    ("match-over", lambda d: d.update(match=1), "round 2: the match ends after round 1"),
    ("rounds", lambda d: d.update(rounds=[]), "rounds is empty"),
    ("rounds-kind", lambda d: d.update(rounds={}), "rounds must be a list, not {}"),
    ("round", lambda d: d["rounds"].__setitem__(1, 5), "round 2: it must be an object, not 5"),
    ("unfinished", set_round("finished", False), "round 1: an unfinished round cannot have points"),
    (
        "not-the-last",
        lambda d: d.update(rounds=d["rounds"][::-1]),
        "round 1: only the last round may be unfinished",
    ),
    ("finished", set_round("finished", 1), "round 1: finished must be true or false, not 1"),
    ("no-points", drop_round("points"), "round 1: points is missing"),
    ("points", set_round("points", [1, 2]), "round 1: points must be a list of 3 whole numbers, not [1, 2]"),
    (
        "points-and-more",
        set_round("points", [1, 2, 3, "4"]),
        "round 1: points must be a list of 3 whole numbers, not [1, 2, 3, '4']",
    ),
    (
        "points-kind",
        set_round("points", [1, 2, 3.0]),
        "round 1: points must be a list of 3 whole numbers, not [1, 2, 3.0]",
    ),
    (
        "points-true",
        set_round("points", [1, 2, True]),
        "round 1: points must be a list of 3 whole numbers, not [1, 2, True]",
    ),
    (
        "playing",
        set_round("playing", [0, 1]),
        "round 1: thothit needs 3 players, not 2",
    ),
    (
        "no-playing",
        set_round("playing", []),
        "round 1: playing must be some of the seats 0 to 2 in ascending order, not []",
    ),
    (
        "playing-order",
        set_round("playing", [1, 0, 2]),
        "round 1: playing must be some of the seats 0 to 2 in ascending order, not [1, 0, 2]",
    ),
    (
        "playing-twice",
        set_round("playing", [0, 0, 1]),
        "round 1: playing must be some of the seats 0 to 2 in ascending order, not [0, 0, 1]",
    ),
    (
        "playing-seat",
        set_round("playing", [0, 1, 3]),
        "round 1: playing must be some of the seats 0 to 2 in ascending order, not [0, 1, 3]",
    ),
    (
        "playing-kind",
        set_round("playing", [0, "1"]),
        "round 1: playing must be a list of whole numbers, not [0, '1']",
    ),
    ("no-hands", lambda d: d["rounds"][0]["layout"].pop("hands"), "round 1: layout.hands is missing"),
    ("dealer", set_round("dealer", 3), "round 1: dealer must be a seat from 0 to 2, not 3"),
    ("dealer-before", set_round("dealer", -1), "round 1: dealer must be a seat from 0 to 2, not -1"),
    ("dealer-kind", set_round("dealer", "2"), "round 1: dealer must be a whole number, not '2'"),
    ("seed", set_round("seed", 1.5), "round 1: seed must be a whole number, not 1.5"),
    ("moves", set_round("moves", None), "round 1: moves must be a list, not None"),
    ("layout", set_round("layout", []), "round 1: layout must be an object, not []"),
    ("no-pool", lambda d: d["rounds"][0]["layout"].pop("pool"), "round 1: layout.pool is missing"),
    (
        "hands",
        set_layout("hands", ["C1"]),
        "round 1: layout.hands must be a list of lists of texts, not ['C1']",
    ),
    (
        "hand",
        set_layout("hands", [["C1", 1]]),
        "round 1: layout.hands must be a list of lists of texts, not [['C1', 1]]",
    ),
    ("card", set_layout("pool", ["C0"]), "round 1: layout: no card is called 'C0'"),
    ("hidden", set_layout("stock", ["?"]), "round 1: layout: no card is called '?'"),
    (
        "long",
        set_layout("stock", "C1" * 99),
        f"round 1: layout.stock must be a list, not '{'C1' * 29}C...",
    ),
]


@pytest.mark.parametrize(("change", "message"), [pytest.param(*row[1:], id=row[0]) for row in FORM])
def test_a_fault_of_form(change: Change, message: str) -> None:
    assert faulty(change).startswith(message)


def edit_moves(change: Callable[[list[str]], object], index: int = 0) -> Change:
    return lambda document: change(document["rounds"][index]["moves"])


PLAY: list[tuple[str, Change, str]] = [
    ("move", edit_moves(lambda m: m.__setitem__(2, "C10")), "round 1, move 3: no card is called 'C10'"),
    ("seat", edit_moves(lambda m: m.__setitem__(0, "0:" + m[0])), "round 1, move 1: '0:"),
    (
        "illegal",
        edit_moves(lambda m: m.__setitem__(0, "=C1")),
        "round 1, move 1: =C1: no stock card is turned up",
    ),
    ("second", edit_moves(lambda m: m.append("C1"), 1), "round 2, move 6: C1: S5, the card turned up, "),
    ("after-the-end", edit_moves(lambda m: m.append("C1")), "round 1, move 43: C1: the round is over"),
    (
        "too-few",
        edit_moves(list.pop),
        "round 1, move 42: there is no such move, but the round is marked as finished",
    ),
    ("points", set_round("points", [0, 0, 0]), "round 1: the points must be ["),
    (
        "ends-unfinished",
        lambda d: d.update(
            rounds=[{k: v for k, v in d["rounds"][0].items() if k != "points"} | {"finished": False}]
        ),
        "round 1, move 42: the round ends here, but it is not marked as finished",
    ),
    (
        "sizes",
        lambda d: d["rounds"][1]["layout"]["pool"].pop(),
        "round 2: the pool must have 18 cards, not 17",
    ),
    (
        "deck",
        lambda d: d["rounds"][1]["layout"]["stock"].pop(),
        "round 2: the deal must have 60 cards, not 59",
    ),
    (
        "french-card",
        lambda d: d["rounds"][1]["layout"]["stock"].__setitem__(-1, "Ah"),
        "round 2: Ah is not a card of this game",
    ),
    (
        "french-move",
        edit_moves(lambda m: m.__setitem__(0, "AhxAs")),
        "round 1, move 1: AhxAs: Ah is not in the hand",
    ),
    (
        "move-of-kings",
        edit_moves(lambda m: m.__setitem__(0, "=Ah+As")),
        "round 1, move 1: =Ah+As: this is not a move of this game",
    ),
    (
        "laki",
        edit_moves(lambda m: m.__setitem__(0, "laki 0:AhAsAd 1:9h9s9d")),
        "round 1, move 1: laki 0:AhAsAd 1:9h9s9d: this is not a move of this game",
    ),
]


@pytest.mark.parametrize(("change", "message"), [pytest.param(*row[1:], id=row[0]) for row in PLAY])
def test_a_fault_of_play(change: Change, message: str) -> None:
    assert faulty(change).startswith(message)


def dealt(game_id: str, players: int | None = None, **options: str) -> dict[str, Any]:
    """A record of a dealt round."""
    game = new_game(game_id, players, options)
    names = tuple("ABCDEF"[: game.players])
    kept = Record(game_id, names, (round_of(deal_number(game, 3)),), changed_options(game))
    return json.loads(dump(kept))  # type: ignore[no-any-return]


@pytest.mark.parametrize(
    ("game_id", "sizes"),
    [
        ("kings", {"pool": 4, "stock": 44}),
        ("kowah", {"hands": 4, "stock": 88}),
        ("thunee", {"hands": 4}),
        ("thothit", {"hands": 3, "pool": 18, "stock": 21}),
        ("sackson", {"hands": 3, "pool": 18, "stock": 0}),
        ("thothit-kuna", {"hands": 4, "pool": 80, "stock": 80}),
        ("thit-thit-dulit", {"pool": 0, "stock": 60}),
    ],
)
def test_a_layout_has_the_zones_of_its_game(game_id: str, sizes: dict[str, int]) -> None:
    layout = dealt(game_id)["rounds"][0]["layout"]
    assert {zone: len(cards) for zone, cards in layout.items()} == sizes


UNFIT: list[tuple[str, dict[str, Any], Change, str]] = [
    (
        "hands in Kings",
        dealt("kings"),
        lambda d: d["rounds"][0]["layout"].update(hands=[[], []]),
        "round 1: unknown key 'layout.hands'",
    ),
    (
        "hands in Yogyakarta",
        dealt("thothit-yogyakarta"),
        lambda d: d["rounds"][0]["layout"].update(hands=[[], [], []]),
        "round 1: unknown key 'layout.hands'",
    ),
    (
        "a stock in Totit",
        dealt("totit-cats"),
        lambda d: d["rounds"][0]["layout"].update(stock=["C1"]),
        "round 1: the stock must have 0 cards, not 1",
    ),
    (
        "a king in Kings",
        dealt("kings"),
        lambda d: d["rounds"][0]["layout"]["stock"].__setitem__(0, "Ks"),
        "round 1: Ks is not a card of this game",
    ),
    (
        "five players of Kuna",
        dealt("thothit-kuna"),
        lambda d: d["players"].append("E"),
        "thothit-kuna needs 4 or 6 players, not 5",
    ),
    (
        "an option of another game",
        dealt("thothit-yogyakarta"),
        lambda d: d["options"].update({"first-turn": "on"}),
        "thothit-yogyakarta has no option 'first-turn' (it has captures)",
    ),
    (
        "a screen setting",
        dealt("enthit"),
        lambda d: d["options"].update({"peek-own-captures": "on"}),
        "enthit has no option 'peek-own-captures' (it has first-turn, captures, pairs, duty, enthit-pool)",
    ),
    (
        "the pool of the other reading",
        dealt("enthit", **{"enthit-pool": "12"}),
        lambda d: d["options"].clear(),
        "round 1: the pool must have 36 cards, not 12",
    ),
    (
        "an absent seat with a hand",
        dealt("totit-denexa"),
        lambda d: d["rounds"][0].update(playing=[0, 1, 2]),
        "round 1: the hand of seat 3 must have 0 cards, not 7",
    ),
    (
        "one player alone",
        dealt("totit-denexa"),
        lambda d: d["rounds"][0].update(playing=[2]),
        "round 1: totit-denexa needs 2, 3, 4, 5 or 6 players, not 1",
    ),
    (
        "an extra hand in Kings",
        dealt("kings", 3),
        lambda d: d["rounds"][0].update(playing=[0, 2]),
        "round 1: all players play every round of kings",
    ),
    (
        "a claim",
        dealt("totit-denexa"),
        lambda d: d["rounds"][0].update(moves=["2:claim"]),
        "round 1, move 1: 2:claim: this is not a move of this game",
    ),
    (
        "a pool in Kowah",
        dealt("kowah"),
        lambda d: d["rounds"][0]["layout"].update(pool=[]),
        "round 1: unknown key 'layout.pool'",
    ),
    (
        "a stock in Thunee",
        dealt("thunee"),
        lambda d: d["rounds"][0]["layout"].update(stock=[]),
        "round 1: unknown key 'layout.stock'",
    ),
    (
        "some of the seats of Kowah",
        dealt("kowah"),
        lambda d: d["rounds"][0].update(playing=[0, 2]),
        "round 1: all players play every round of kowah",
    ),
    (
        "a move of Thunee in Kowah",
        dealt("kowah"),
        lambda d: d["rounds"][0].update(moves=["bid 40"]),
        "round 1, move 1: bid 40: this is not a move of this game",
    ),
    (
        "a claim of nothing",
        dealt("kowah"),
        lambda d: d["rounds"][0].update(moves=["2:claim"]),
        "round 1, move 1: 2:claim: there is no card that this seat can claim",
    ),
    (
        "a seat without need",
        dealt("kowah"),
        lambda d: d["rounds"][0].update(moves=["0:draw"]),
        "round 1, move 1: 0:draw: a move must name its seat if it is out of turn, and only then",
    ),
    (
        "half a turn of Kings",
        dealt("kings"),
        lambda d: d["rounds"][0].update(moves=["=" + d["rounds"][0]["layout"]["stock"][0]]),
        "round 1, move 1: ",
    ),
]


@pytest.mark.parametrize(
    ("document", "change", "message"), [pytest.param(*row[1:], id=row[0]) for row in UNFIT]
)
def test_what_does_not_fit_the_game(document: dict[str, Any], change: Change, message: str) -> None:
    change(document)
    with pytest.raises(RecordError) as caught:
        load(json.dumps(document))
    assert str(caught.value).startswith(message)


def test_only_the_last_round_may_be_unfinished() -> None:
    kept = match(played(1), played(2, 5), played(3))
    with pytest.raises(RecordError, match=r"^round 2: only the last round may be unfinished$"):
        load(dump(kept))


def test_a_match_to_a_goal_is_complete_when_it_is_reached() -> None:
    assert replay(kowah_won(2)).match_winners is None
    played = replay(kowah_won(3))
    assert played.match_winners == (1,)
    assert played.points == ((0, 1),) * 3
    assert played.winners == ((1,),) * 3
    assert load(dump(kowah_won(3))) == kowah_won(3)


def test_a_hand_after_the_match_is_won_is_refused() -> None:
    with pytest.raises(RecordError, match=r"^round 4: the match ends after round 3$"):
        replay(kowah_won(4))


def test_a_seat_that_does_not_play_may_have_dealt() -> None:
    game = new_game("totit-cats", 4).in_match((0, 2))
    position = deal_number(game, 3, 1)
    assert position.to_move == 2
    kept = Record("totit-cats", ("A", "B", "C", "D"), (round_of(position),))
    assert load(dump(kept)) == kept
    assert json.loads(dump(kept))["rounds"][0]["playing"] == [0, 2]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "not a saved match, or damaged: Expecting value (column 1)"),
        (
            "{",
            "not a saved match, or damaged: Expecting property name enclosed in double quotes (column 2)",
        ),
        (
            '{\n"format" 1}',
            "not a saved match, or damaged: Expecting ':' delimiter (line 2, column 10)",
        ),
        ('{"format" 1}\n', "not a saved match, or damaged: Expecting ':' delimiter (column 11)"),
        ('\n{"format" 1}', "not a saved match, or damaged: Expecting ':' delimiter (line 2, column 11)"),
        ("[]", "not a saved match: its format is not thothit-record"),
        ("null", "not a saved match: its format is not thothit-record"),
        ('{"version": 1, "format": 1, "format": 2}', "the key 'format' appears twice in one object"),
        ("[" * 100_000, "not a saved match: nested too deeply"),
        (f'{{"version": {"1" * 5000}}}', "not a saved match: a number is too long"),
    ],
)
def test_what_is_no_record_at_all(text: str, message: str) -> None:
    with pytest.raises(RecordError) as caught:
        parse(text)
    assert str(caught.value) == message


JUNK = (
    None,
    True,
    -1,
    7,
    10**40,
    1.5,
    float("nan"),
    "",
    "C1",
    "=C1xC1",
    "x" * 9999,
    "\ud800",
    "9h",
    "=9h+4c",
    "laki 0:Ah9cTd 1:7h8c4d",
    "draw",
    "2:claim",
    "checki C7",
    "bid 40",
    "rotation",
    [],
    [0, 1],
    [[]],
    ["C1"],
    {},
)


def places(value: object) -> Iterator[tuple[Any, Any]]:
    """Everything in a document, as the object or list that holds it and its key there."""
    if isinstance(value, dict | list):
        for key in value if isinstance(value, dict) else range(len(value)):
            yield value, key
            yield from places(value[key])


def damage(document: dict[str, Any], rng: random.Random, blows: int) -> None:
    """Put junk into places of a document: what is read then is a good record or one short fault."""
    for _ in range(blows):
        holder, key = rng.choice(list(places(document)))
        holder[key] = copy.deepcopy(rng.choice(JUNK))
    fault = ""
    try:
        good = load(json.dumps(document))
        assert load(dump(good)) == good
    except RecordError as error:
        fault = str(error)
    assert "\n" not in fault
    assert len(fault) < 250


@given(st.randoms(use_true_random=False), st.integers(1, 3))
def test_any_damage_is_one_short_line_or_a_good_record(rng: random.Random, blows: int) -> None:
    about = {"id": ID, "date": "2026-11-22T13:55:09Z", "title": "x", "help": 1, "given_up": True}
    damage(json.loads(dump(match(played(1), played(2, 5), match=3))), rng, blows)
    damage(json.loads(dump(match(played(1), played(2, 5), **about))), rng, blows)


@given(positions(), st.randoms(use_true_random=False), st.integers(1, 3))
def test_damage_to_a_record_of_any_game(position: Position, rng: random.Random, blows: int) -> None:
    game = position.game
    names = tuple(f"Seat {seat}" for seat in range(game.players))
    kept = Record(game.spec.id, names, (round_of(position, 5),), changed_options(game))
    damage(json.loads(dump(kept)), rng, blows)


def test_the_example_of_the_documentation_is_a_record() -> None:
    page = (Path(__file__).parents[2] / "docs" / "record-format.md").read_text(encoding="utf-8")
    example = load(page.partition("```json\n")[2].partition("```")[0])
    (dealt,) = example.rounds
    assert dealt.layout == deal_number(new_game("thothit"), dealt.seed or 0).layout
    assert [write_move(move) for move in dealt.moves] == ["C8xC8", "=M3xM3", "RF"]


def test_a_replay_tells_how_far_it_is():
    rounds = [deal_number(new_game("thothit"), number) for number in (1, 2, 3)]
    rng = random.Random(1)
    for position in rounds:
        while not position.is_over:
            position.play(rng.choice(position.legal_moves()))
    record = Record("thothit", ("You", "Sri", "Wati"), tuple(map(round_of, rounds)))
    told = []

    def watch(done, of):
        told.append((done, of))

    replay(record, watch)
    verify(record, watch)
    load(dump(record), watch)
    assert told == [(1, 3), (2, 3), (3, 3)] * 3
