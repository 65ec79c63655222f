# SPDX-License-Identifier: MIT
"""Turns of Kowah on the table: after each batch of events the scene agrees with the view."""

import random
from collections import Counter

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtTest import QSignalSpy, QTest

from tests.probe import probe
from tests.table.rounds import hurry, settle, sit
from tests.table.rummy.rounds import READY, TWO_PAIRS, kowah, lively_play
from tests.tiers import each
from thothit_desktop.games.cards import HIDDEN, codes, faces
from thothit_desktop.games.contract import Event, Move
from thothit_desktop.games.notation import read_move

pytestmark = pytest.mark.usefixtures("unpainted")

KINDS = {"drew", "showed", "took", "discarded", "declared", "claimed", "won"}


def lively(position, seed: int):
    """Sometimes hands that are ready hold back, and sometimes nobody claims."""
    return lively_play(position, seed, checki=(1.0, 1.0, 0.4)[seed % 3], claim=(seed % 4) / 3)


def show(table, events, position, seat: int = 0) -> None:
    table.play(
        list(position.view(seat).history)[-len(events) :] if events else [],
        position.view(seat),
    )
    settle(table)
    assert table.check(position.view(seat)) == []


def begin(table, position) -> None:
    sit(table, position.game)
    table.play(position.view(0).history, position.view(0))
    settle(table)
    assert table.check(position.view(0)) == []


def lying(table, zone) -> list[str]:
    return codes(item.shown for item in zone)


@each("seed", range(12))
def test_rounds_with_declarations_and_claims_are_shown_as_the_view_says(table, caplog, seed):
    """From dealt hands that are ready; sometimes nobody claims, and sometimes hands are frozen."""
    ready = {seed % 4: READY, (seed + 1 + seed % 2) % 4: TWO_PAIRS}
    options = {"frozen": "on"} if seed % 3 == 2 else {}
    position = kowah(ready, seed=seed, options=options)
    begin(table, position)
    happened, expected = [], []
    table.happening.connect(lambda event: happened.append(event.kind))
    for events in lively(position, seed):
        show(table, events, position)
        expected += [event.kind for event in events if event.kind in KINDS]
    assert happened == expected
    assert "mended" not in caplog.text
    assert probe(table).item_count() == 120


def test_all_that_can_happen_does_in_these_rounds():
    kinds = Counter()
    for seed in range(12):
        position = kowah({seed % 4: READY, (seed + 1 + seed % 2) % 4: TWO_PAIRS}, seed=seed)
        for events in lively(position, seed):
            kinds.update(event.kind for event in events)
    assert set(kinds) >= KINDS


@each("seed", range(4))
def test_a_key_completes_whatever_moves(table, caplog, seed):
    position = kowah({1: READY, 3: TWO_PAIRS}, seed=seed)
    sit(table, position.game)
    table.set_speed("normal")
    rng = random.Random(seed)
    table.play(position.view(0).history, position.view(0))
    for events in lively_play(position, seed):
        QTest.qWait(rng.choice((0, 0, 0, 20, 60)))
        hurry(table, len(KINDS))
        table.play(position.view(0).history[-len(events) :] if events else [], position.view(0))
        if rng.random() < 0.5:
            hurry(table, len(events))
            assert table.check(position.view(0)) == []
    table.complete()
    settle(table)
    assert table.check(position.view(0)) == []
    assert "mended" not in caplog.text


def test_a_shown_card_lies_beside_the_stock_until_the_discard(table):
    position = kowah({0: READY}, ["M2", "S9"])
    begin(table, position)
    for text in ("checki C1", "draw", "discard M2", "draw"):
        show(table, position.play(read_move(text)), position)
    assert lying(table, probe(table).zones.opened) == ["S9"]
    assert lying(table, probe(table).framed("top")) == ["S9"]
    other = next(card for card in position.hands[1] if codes([card]) != ["S9"])
    show(table, position.play(Move("discard", (other,))), position)
    assert probe(table).zones.opened == []
    assert lying(table, probe(table).zones.pool) == ["M2", *codes([other])]
    assert lying(table, probe(table).framed("top")) == codes([other])


@pytest.mark.parametrize("claimed", [False, True])
def test_the_persons_own_card_is_shown_and_comes_to_the_hand(table, qtbot, claimed):
    """The same with and without a claim: a claiming seat takes the card from there."""
    position = kowah({1: READY}, ["C1" if claimed else "M4"])
    begin(table, position)
    show(table, position.play(read_move("1:checki C1")), position)
    table.set_speed("slow")
    events = position.play(Move("draw"))
    table.play(list(position.view(0).history)[-len(events) :], position.view(0))
    card = "C1" if claimed else "M4"
    qtbot.waitUntil(lambda: lying(table, probe(table).zones.opened) == [card], timeout=6000)
    table.set_speed("off")
    settle(table)
    assert probe(table).zones.opened == []
    hand = probe(table).zones.hands[0]
    assert lying(table, hand[-1:]) == [card]
    assert hand[-1].place.x == max(item.place.x for item in hand)
    assert table.check(position.view(0)) == []
    table.set_speed("off")
    if claimed:
        show(table, position.play(read_move("1:claim")), position)
        assert lying(table, probe(table).zones.shown[1]).count("C1") == 3
    else:
        show(table, position.play(read_move("discard M4")), position)
        assert lying(table, probe(table).zones.pool) == ["M4"]


def test_the_claimed_card_lies_among_the_hand_that_won(table, qtbot):
    position = kowah({1: READY}, ["C1"])
    begin(table, position)
    show(table, position.play(read_move("1:checki C1")), position)
    show(table, position.play(Move("draw")), position)
    show(table, position.play(read_move("1:claim")), position)
    shown = lying(table, probe(table).zones.shown[1])
    assert sorted(shown) == sorted(codes([*READY, *faces(["C1"])]))
    assert probe(table).zones.hands[1] == []
    assert all(not item.flying for item in probe(table).zones.shown[1])


def test_a_hand_that_has_won_lies_alone(table, qtbot):
    """No word on the pair that lay open before, no discard and no place for one beside it on the mat."""
    position = kowah({1: READY}, ["M4", "C1"])
    begin(table, position)
    for text in ("1:checki C1", "draw", "discard M4"):
        show(table, position.play(read_move(text)), position)
    tag = probe(table).badges["caption 1"][0]
    assert tag.isVisible()
    table.set_speed("normal")
    events = position.play(Move("draw"))
    won = QSignalSpy(table.happening)
    table.play(list(position.view(0).history)[-len(events) :], position.view(0))
    qtbot.waitUntil(lambda: any(won.at(n)[0].kind == "won" for n in range(won.count())), timeout=10000)
    assert not tag.isVisible()
    table.complete()
    settle(table)
    assert tag.isVisible()
    assert table.check(position.view(0)) == []
    assert [item.isVisible() for item in probe(table).zones.pool] == [False]
    assert not any(item.isVisible() for item, _ in probe(table).outlines.values())


def test_a_claimed_discard_comes_from_the_pile(table):
    position = kowah({2: READY}, ["C1"])
    begin(table, position)
    show(table, position.play(read_move("2:checki C1")), position)
    show(table, position.play(Move("draw")), position)
    show(table, position.play(read_move("2:pass")), position)
    show(table, position.play(read_move("discard C1")), position)
    assert lying(table, probe(table).zones.pool) == ["C1"]
    show(table, position.play(read_move("2:claim")), position)
    assert probe(table).zones.pool == []
    assert lying(table, probe(table).zones.shown[2]).count("C1") == 3


@pytest.mark.parametrize("seat", [0, 1])
def test_a_broken_pair_goes_back_and_another_is_laid_open(table, seat):
    """With M8 thrown, the pair that was shown is no more: C8 or S8 must be shown instead."""
    position = kowah({seat: TWO_PAIRS}, ["M4"] * seat + ["S8"], players=2)
    begin(table, position)
    show(table, position.play(read_move("1:checki M8" if seat else "checki M8")), position)
    assert lying(table, probe(table).zones.shown[seat]) == ["M8", "M8"]
    if seat:
        show(table, position.play(Move("draw")), position)
        show(table, position.play(read_move("discard M4")), position)
    show(table, position.play(Move("draw")), position)
    show(table, position.play(read_move("discard M8")), position)
    assert lying(table, probe(table).zones.shown[seat]) == []
    assert len(probe(table).zones.hands[seat]) == 8
    show(table, position.play(read_move("checki S8")), position)
    assert lying(table, probe(table).zones.shown[seat]) == ["S8", "S8"]


def test_backs_of_others_tell_nothing(table):
    """The same back flies for the card just drawn and any other; its face decides the item."""
    thrown = []
    for keep in (True, False):
        position = kowah({}, ["M4", "M2"], seed=3)
        while position.to_move == 0:
            position.play(position.legal_moves()[0])
        begin_at = position.view(0)
        sit(table, position.game)
        table.show_view(begin_at)
        settle(table)
        position.play(Move("draw"))
        table.play(position.view(0).history[-1:], position.view(0))
        settle(table)
        fan = list(probe(table).zones.hands[1])
        assert all(item.card == item.shown == HIDDEN for item in fan)
        card = faces(["M2"])[0] if not keep else position.hands[1][0]
        position.play(Move("discard", (card,)))
        table.play(position.view(0).history[-1:], position.view(0))
        settle(table)
        assert table.check(position.view(0)) == []
        gone = next(item for item in fan if item in probe(table).zones.pool)
        thrown.append((card, fan.index(gone)))
    assert all(place == card % 9 for card, place in thrown)


def test_a_secret_pass_shows_nothing(table):
    position = kowah({1: READY}, ["C1"])
    begin(table, position)
    show(table, position.play(read_move("1:checki C1")), position)
    show(table, position.play(Move("draw")), position)
    before = [(item.card, item.shown, item.pos()) for item in probe(table).zones.items()]
    happened = QSignalSpy(table.happening)
    show(table, position.play(read_move("1:pass")), position)
    assert [(item.card, item.shown, item.pos()) for item in probe(table).zones.items()] == before
    assert happened.count() == 0


def test_the_last_play_is_the_last_discard_and_what_was_taken(table):
    position = kowah({}, ["M4"], players=2)
    begin(table, position)
    show(table, position.play(Move("draw")), position)
    show(table, position.play(read_move("discard M4")), position)
    assert [(played.seat, played.card, played.at) for played in probe(table).last_play] == [
        (0, faces(["M4"])[0], "pool")
    ]
    lay = probe(table).zones.pool[0].place
    show(table, position.play(Move("take")), position)
    table.notices.show_last_play(True)
    ghost = probe(table).ghosts[0]
    assert (ghost.sceneBoundingRect().center() - QPointF(lay.x, lay.y)).manhattanLength() < 1
    table.notices.show_last_play(False)
    other = next(card for card in position.hands[1] if card != faces(["M4"])[0])
    show(table, position.play(Move("discard", (other,))), position)
    last = list(probe(table).last_play)
    assert [(played.seat, played.card, played.at) for played in last] == [
        (1, faces(["M4"])[0], "beside"),
        (1, other, "pool"),
    ]
    table.notices.show_last_play(True)
    assert probe(table).framed("last") == [probe(table).zones.pool[-1]]
    ghosts = probe(table).ghosts
    assert len(ghosts) == 3  # the card taken, and two names
    rect, thrown = ghosts[0].sceneBoundingRect(), probe(table).zones.pool[-1].sceneBoundingRect()
    assert rect.left() > thrown.right()
    assert rect.center().y() == pytest.approx(thrown.center().y())
    table.notices.show_last_play(False)
    assert probe(table).ghosts == []
    table.show_view(position.view(0))
    assert probe(table).last_play == last


def test_a_taken_discard_is_shown_where_it_was_while_no_discards_lie(table):
    position = kowah({}, ["M4"], players=2)
    begin(table, position)
    show(table, position.play(Move("draw")), position)
    show(table, position.play(read_move("discard M4")), position)
    lay = probe(table).zones.pool[0].place
    show(table, position.play(Move("take")), position)
    other = next(card for card in position.hands[1] if card != faces(["M4"])[0])
    show(table, position.play(Move("discard", (other,))), position)
    show(table, position.play(Move("take")), position)
    assert probe(table).zones.pool == []
    entry = next(entry for entry in probe(table).strip if entry.play == 1)
    QTest.mouseMove(table.viewport(), probe(table).middle(entry))
    QTest.qWait(10)
    centre = probe(table).ghosts[0].sceneBoundingRect().center()
    assert (centre - QPointF(lay.x, lay.y)).manhattanLength() < 1


def test_a_new_round_collects_what_was_won(table, caplog):
    position = kowah({0: READY}, ["C1"])
    begin(table, position)
    for events in lively_play(position, 1):
        show(table, events, position)
    again = kowah({}, seed=9)
    table.play(again.view(0).history, again.view(0))
    settle(table)
    assert table.check(again.view(0)) == []
    assert probe(table).last_play == []
    assert "mended" not in caplog.text


def test_the_dealer_is_drawn_for_and_then_the_winner(table):
    position = kowah({}, seed=2)
    sit(table, position.game)
    ritual = [
        *(Event("drawn", seat, (card,)) for seat, card in enumerate((3, 12, 21, 5))),
        Event("gathered", 2),
    ]
    titles = []
    told = probe(table).choreography.status
    probe(table).choreography.changed = lambda: titles.append(told.dealer)
    table.play(ritual, position.view(0))
    settle(table)
    assert titles[0] is None
    assert titles[-1] == 2
    table.play(position.view(0).history, position.view(0))
    settle(table)
    assert [told.title(seat, 4) for seat in range(4)] == ["", "", "", "dealer"]


@each("seed", range(3))
def test_no_card_lies_white_once_every_face_has_been_drawn(table, qtbot, monkeypatch, seed):
    """Also where a pair is laid open in a size of its own."""
    position = kowah({1: READY, 2: TWO_PAIRS, 3: READY[::-1]}, seed=seed)
    begin(table, position)
    qtbot.waitUntil(
        lambda: len(probe(table).pictures) > 60 and not probe(table).pictures_due,
        timeout=10000,
    )
    monkeypatch.setattr(probe(table).art, "blank", lambda height: pytest.fail(f"a blank card of {height}"))
    for events in lively_play(position, seed):
        show(table, events, position)
    assert any(probe(table).zones.shown)


@each("claimer", range(3))
@each("shown", [False, True], ids=["discard", "draw"])
def test_a_claimed_card_that_does_not_win_goes_to_the_hand(table, claimer, shown):
    """By whomever it is claimed, and whoever drew or discarded it."""
    twice = faces(["S5", "S5", "M5", "S7", "M7", "C7", "C1", "C1"])
    giver = 0 if claimer else 1
    holds = faces(["C2", "C3", "C4", "C6", "C8", "S2", "S3", "M9" if shown else "S5"])
    draws = (["C9"] if giver else []) + (["S5"] if shown else ["C9"])
    position = kowah({claimer: twice, giver: holds}, draws, players=3, options={"claims": "pair"})
    begin(table, position)
    while True:
        moves = {move.kind: move for move in position.legal_moves()}
        if "claim" in moves:
            break
        if position.to_move == giver and position.phase == "discard" and not shown:
            move = next(move for move in position.legal_moves() if move.cards == faces(["S5"]))
        else:
            move = moves.get("checki") or moves.get("draw") or position.legal_moves()[-1]
        show(table, position.play(move), position)
    events = position.play(moves["claim"])
    assert [event.kind for event in events] == ["claimed", "kept"]
    show(table, events, position)
    show(table, position.play(position.legal_moves()[0]), position)
