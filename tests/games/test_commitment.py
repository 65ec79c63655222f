# SPDX-License-Identifier: MIT
"""A round's commitment: its text has a fixed form, and any change of the deal changes it."""

import hashlib
import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.rounds import game_of, positions
from thothit_desktop.games import games, new_game
from thothit_desktop.games.commitment import Commitment, committed_text, fingerprint_mismatches
from thothit_desktop.games.contract import BadLayoutError, Position
from thothit_desktop.games.record import Record as GameRecord
from thothit_desktop.games.record import RecordError, Round, deal_number, dump, load, parse, replay, round_of
from thothit_desktop.games.rummy.mata.game import MataGame

NONCE = "000102030405060708090a0b0c0d0e0f"
TEXT = (
    '{"dealer":1,"game":"thunee","layout":{"hands":[["Ah","9c","9d","Qd","Tc","Ad"],'
    '["Th","As","Jh","Kh","Qs","Qh"],["Ks","Ac","Qc","Jd","Js","Kd"],["9h","Td","Kc","Jc","Ts","9s"]]},'
    '"nonce":"000102030405060708090a0b0c0d0e0f","options":{"preset":"traditional"},"seats":[0,1,2,3]}'
)


def dealt() -> Position:
    return deal_number(new_game("thunee", 4, {"preset": "traditional"}), 7, 1)


def test_the_text_is_what_it_always_was() -> None:
    """Fingerprints that somebody has noted must fit for good: this text may never be refreshed."""
    assert committed_text(dealt(), NONCE) == TEXT


def test_the_fingerprint_is_the_sha_256_of_the_text() -> None:
    assert Commitment.of(dealt(), NONCE) == (NONCE, hashlib.sha256(TEXT.encode()).hexdigest())


def test_options_at_their_defaults_are_left_out() -> None:
    assert json.loads(committed_text(deal_number(new_game("thothit"), 1), NONCE))["options"] == {}


@given(positions(ended=True), st.binary(min_size=16, max_size=16))
def test_a_commitment_fits_throughout_the_round_and_comes_back(position: Position, nonce: bytes) -> None:
    game = position.game
    commitment = Commitment.of(game.from_layout(position.layout, position.dealer), nonce.hex())
    assert commitment.fits(position)
    played = round_of(position, 5, commitment)
    names = tuple(f"Seat {seat}" for seat in range(game.players))
    record = GameRecord(game.spec.id, names, (played,), game.spec.changed(game.options))
    assert parse(dump(record)).rounds == (played,)


@given(game_of(), st.integers(0, 2**32), st.data())
def test_anything_dealt_otherwise_has_another_fingerprint(
    game: Any, number: int, data: st.DataObject
) -> None:
    position = game.deal(random.Random(number), 0)
    commitment = Commitment.of(position, NONCE)
    cards = [*(card for hand in position.layout.hands for card in hand)]
    cards += [*position.layout.pool, *position.layout.stock]
    here, there = data.draw(st.tuples(*[st.integers(0, len(cards) - 1)] * 2))
    if cards[here] != cards[there]:
        cards[here], cards[there] = cards[there], cards[here]
        left = iter(cards)
        hands, pool, stock = (
            tuple(tuple(next(left) for _ in hand) for hand in position.layout.hands),
            tuple(next(left) for _ in position.layout.pool),
            tuple(left),
        )
        moved = game.from_layout(position.layout._replace(hands=hands, pool=pool, stock=stock), 0)
        assert not commitment.fits(moved)
    if isinstance(game, MataGame):  # the first player has a card more
        with pytest.raises(BadLayoutError):
            game.from_layout(position.layout, 1)
    else:
        assert not commitment.fits(game.from_layout(position.layout, 1))
    assert not commitment._replace(nonce=f"1{NONCE[1:]}").fits(position)
    assert not commitment._replace(fingerprint=commitment.fingerprint[::-1]).fits(position)


def test_every_other_house_rule_has_another_fingerprint() -> None:
    for spec in games().values():
        ordinary = deal_number(new_game(spec.id), 1)
        kept = Commitment.of(ordinary, NONCE)
        for option in spec.options:
            for value in set(option.values) - {option.default}:
                changed = deal_number(new_game(spec.id, None, {option.name: value}), 1)
                assert json.loads(committed_text(changed, NONCE))["options"] == {option.name: value}
                assert not kept.fits(changed), (spec.id, option.name, value)
                assert Commitment.of(changed, NONCE).fits(changed)


def test_seats_that_sit_out_are_part_of_it() -> None:
    game = new_game("totit-denexa", 3)
    texts = {committed_text(deal_number(game.in_match(seats), 1, 2), NONCE) for seats in ((0, 1), (1, 2))}
    assert len(texts) == 2


def test_the_rounds_that_do_not_fit_are_named() -> None:
    position = dealt()
    good = Commitment.of(position, NONCE)
    bad = good._replace(nonce="f" * 32)
    rounds = [(position, good), (position, None), (position, bad), (position, bad)]
    assert fingerprint_mismatches(rounds) == [2, 3]


def test_faults_of_form_are_refused_with_their_round() -> None:
    position = dealt()
    kept = Commitment.of(position, NONCE)
    record = GameRecord(
        "thunee", ("A", "B", "C", "D"), (round_of(position, 7, kept),), {"preset": "traditional"}
    )
    for change, wrong in (
        ({"nonce": None}, "round 1: nonce is missing"),
        ({"fingerprint": None}, "round 1: fingerprint is missing"),
        ({"nonce": "ff"}, "nonce must be 32 hexadecimal digits, not 'ff'"),
        ({"fingerprint": kept.fingerprint.upper()}, "must be 64 hexadecimal digits"),
        ({"fingerprint": 5}, "fingerprint must be a text, not 5"),
        ({"seats": [0, 1]}, r"seats must be the seats that play, \[0, 1, 2, 3\], not \[0, 1\]"),
    ):
        document = json.loads(dump(record))
        told = document["rounds"][0] | change
        document["rounds"][0] = {key: value for key, value in told.items() if value is not None}
        with pytest.raises(RecordError, match=wrong):
            parse(json.dumps(document))


def test_seats_may_be_left_out() -> None:
    document = json.loads(dump(GameRecord("thothit", ("A", "B", "C"), (committed(),))))
    del document["rounds"][0]["seats"]
    assert parse(json.dumps(document)).rounds == (committed(),)


def committed() -> Round:
    position = deal_number(new_game("thothit"), 1)
    return round_of(position, 1, Commitment.of(position, NONCE))


def test_a_record_that_does_not_fit_can_still_be_played() -> None:
    position = dealt()
    bad = Commitment.of(position, NONCE)._replace(nonce="f" * 32)
    record = GameRecord(
        "thunee", ("A", "B", "C", "D"), (round_of(position, 7, bad),), {"preset": "traditional"}
    )
    assert load(dump(record)) == record
    assert fingerprint_mismatches(zip(replay(record).positions, [bad], strict=True)) == [0]
