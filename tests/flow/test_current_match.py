# SPDX-License-Identifier: MIT
"""The current match, shared by the parts of the flow."""

import pytest
from PySide6.QtTest import QSignalSpy

from tests.app.rounds import match, sit
from tests.flow.scripted import said
from tests.flow.test_decisions import READY
from tests.games.rummy.rounds import C1_WAITS, DULL, round_with
from thothit_desktop.flow.current_match import CurrentMatch


@pytest.fixture
def session(owner):
    return CurrentMatch(owner)


def kowah(session: CurrentMatch, *hands: str, person: int | None = 0) -> CurrentMatch:
    played = sit("kowah", len(hands))
    played.positions = [round_with(*hands)]
    played.seeds, played.commitments = [None], [None]
    played.levels = ["greedy"] * len(hands)
    if person is not None:
        played.levels[person] = "person"
    session.match = played
    return session


def test_before_a_match_and_before_its_deal_nothing_is_dealt_and_nobody_sees_anything(session):
    assert session.match is None
    assert (session.dealt, session.watched, session.person_view()) == (False, False, None)
    session.match = sit("thothit")
    assert (session.dealt, session.watched, session.person_view()) == (False, False, None)
    session.match.deal_first()
    assert session.dealt is True
    assert session.person_view() == session.view() == session.position.view(0)


def test_a_watched_match_is_seen_from_the_first_seat_and_by_no_person(session):
    session.match = match("thothit")
    session.match.levels[0] = "greedy"
    assert session.watched is True
    assert session.person_view() is None
    assert session.view() == session.position.view(0)


def test_what_any_seat_is_asked_in_secret_is_known_to_be_secret(session):
    position = round_with(C1_WAITS, READY, dealer=1)
    kowah(session, C1_WAITS, DULL[0]).match.positions = [position]
    assert (position.to_move, session.in_secret) == (0, True)
    said(session.match, 0, "pass")
    assert (position.phase, position.to_move, session.in_secret) == ("checki", 1, True)


def test_the_seat_to_act_is_a_computer_s_unless_the_person_sits_there(session):
    kowah(session, C1_WAITS, DULL[0])
    assert not session.by_computer
    assert kowah(session, C1_WAITS, DULL[0], person=1).by_computer


def test_a_declaration_as_dealt_is_asked_in_secret_and_a_draw_is_not(session):
    kowah(session, C1_WAITS, DULL[0], DULL[1])
    assert (session.position.phase, session.in_secret) == ("checki", True)
    said(session.match, 0, "pass")
    assert (session.position.phase, session.in_secret) == ("pick", False)


def test_a_computer_s_secret_is_told_neither_to_the_person_nor_to_whoever_watches(session):
    """The person's own is told; who watches learns what another seat than the one asked would."""
    assert kowah(session, C1_WAITS, DULL[0]).question().phase == "checki"
    assert kowah(session, C1_WAITS, DULL[0], person=1).question().phase == "pick"
    assert kowah(session, C1_WAITS, DULL[0], person=None).question().phase == "pick"
    for rest in ([], [DULL[1]]):
        watched = kowah(session, C1_WAITS, DULL[0], *rest, person=None)
        assert watched.question().seat != watched.position.to_move


def test_a_move_for_all_to_see_and_one_that_nobody_may_notice_are_told_apart(session):
    kowah(session, C1_WAITS, DULL[0])
    signals = (session.changed, session.secret_move_made, session.helped)
    changed, kept, helped = map(QSignalSpy, signals)
    session.make_unnoticed(session.position.legal_moves()[-1])
    assert (changed.count(), kept.count()) == (0, 1)
    session.make(session.position.legal_moves()[0])
    assert (changed.count(), kept.count()) == (1, 1)
    assert len(session.position.moves) == 2
    session.note_help()
    session.note_help()
    assert (session.playing.help, helped.count(), changed.count()) == (2, 2, 1)
