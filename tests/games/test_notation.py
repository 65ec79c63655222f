# SPDX-License-Identifier: MIT
"""Moves and events are read and written by the families registered at that time."""

import gc
import random
from contextlib import suppress
from typing import ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.rounds import positions
from thothit_desktop.games import vocabulary
from thothit_desktop.games.cards import FRENCH, faces
from thothit_desktop.games.contract import DecisionKind, Event, Move, Position
from thothit_desktop.games.families import FAMILIES, family_of, phase_of
from thothit_desktop.games.forms import Cards, EventForm, Word
from thothit_desktop.games.kings.family import KingsFamily
from thothit_desktop.games.notation import read_event, read_move, write_event, write_move
from thothit_desktop.games.refusals import reasons


@pytest.fixture
def fifth(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another family is registered: Kings with words of its own."""

    class Fifth(KingsFamily):
        id = "fifth"
        specs = ()
        moves: ClassVar = {"peg": Word(), "swap": Cards("~", "-")}
        events: ClassVar = {"pegged": EventForm(), "counted": EventForm(counted=True)}
        refusals: ClassVar = {"no-peg": "nothing is left to peg"}

    monkeypatch.setitem(FAMILIES, "fifth", Fifth())


@pytest.mark.parametrize(
    ("text", "move"), [("3:peg", Move("peg", (), (3,))), ("~9h-4c", Move("swap", faces(("9h", "4c"))))]
)
@pytest.mark.usefixtures("fifth")
def test_moves_of_a_family_are_known_while_it_is_registered(text: str, move: Move) -> None:
    assert read_move(text) == move
    assert write_move(move) == text
    del FAMILIES["fifth"]
    with pytest.raises(ValueError, match=r"is not a move|no card is called"):
        read_move(text)


@pytest.mark.usefixtures("fifth")
def test_its_events_and_refusals_too() -> None:
    pegged, counted = Event("pegged", 1, faces(("9h",))), Event("counted", 0, (), 7)
    for event, text in ((pegged, "pegged 1 9h"), (counted, "counted 0 7")):
        assert read_event(text) == event
        assert write_event(event) == text
    assert reasons()["no-peg"] == "nothing is left to peg"
    del FAMILIES["fifth"]
    assert "no-peg" not in reasons()
    with pytest.raises(ValueError, match="is not an event"):
        read_event("pegged 1 9h")


@pytest.mark.parametrize("text", ["=S4", "bid 40", "2:claim", "C3xS3", "nonsense"])
def test_a_text_that_was_read_leaves_nothing_to_the_collector(text: str) -> None:
    """A fault that one form has told would keep the windows of those who asked."""
    gc.collect(0)
    with suppress(ValueError):
        read_move(text)
    assert gc.collect(0) == 0


@given(st.sampled_from(("", "=")), st.lists(st.sampled_from(FRENCH), min_size=1, max_size=12))
def test_a_capture_may_take_any_number_of_cards(sign: str, played: list[int]) -> None:
    move = Move("turn" if sign else "play", tuple(played))
    assert read_move(write_move(move)) == move
    assert (move.card, *move.takes) == tuple(played)
    captured = Event("captured", 2, tuple(played))
    assert read_event(write_event(captured)) == captured


@pytest.mark.parametrize("text", ["bid 040", "bid  40", "2:bid 040", "bid \N{ARABIC-INDIC DIGIT FOUR}"])
def test_a_move_is_read_only_as_it_is_written(text: str) -> None:
    with pytest.raises(ValueError, match=f"^{text!r} is not a move$"):
        read_move(text)


@pytest.mark.parametrize("text", ["captured 02 C3", "captured +2", "dealt", "captured x"])
def test_an_event_is_read_only_as_it_is_written(text: str) -> None:
    with pytest.raises(ValueError, match=r"event|int\(\)"):
        read_event(text)


def test_of_a_text_that_is_no_move_the_first_fault_is_told() -> None:
    with pytest.raises(ValueError, match=r"^no card is called 'C10'$"):
        read_move("C10xQ7")
    with pytest.raises(ValueError, match=r"^'bid many' is not a move$"):
        read_move("bid many")


def test_what_several_families_have_is_written_alike() -> None:
    moves: dict[str, object] = dict(vocabulary.MOVES)
    events: dict[str, object] = dict(vocabulary.EVENTS)
    for family in FAMILIES.values():
        assert all(moves.setdefault(kind, form) is form for kind, form in family.moves.items())
        assert all(events.setdefault(kind, form) is form for kind, form in family.events.items())


def test_a_refusal_means_one_thing() -> None:
    codes = [code for family in FAMILIES.values() for code in family.refusals]
    assert len(codes) == len(set(codes))


@given(position=positions())
def test_each_game_has_the_words_of_its_family(position: Position) -> None:
    """Phases say what is asked, and whatever happens or may be done has a form."""
    family, phase = family_of(position.game.spec), phase_of(position.game.spec, position.phase)
    moves = position.legal_moves()
    assert (phase.asks is DecisionKind.OVER) == position.is_over
    assert (phase.asks is DecisionKind.LUCK) == (position.chance(random.Random(1)) is not None)
    assert {event.kind for event in position.history} <= set(family.events)
    assert {move.kind for move in moves} <= set(family.moves)
    if phase.move:
        assert phase.move in {move.kind for move in moves}
    if phase.asks in (DecisionKind.HAND, DecisionKind.TURNED):
        assert phase.move
    if phase.asks is DecisionKind.TURNED:
        assert {move.kind for move in moves} == {phase.move}
    if phase.asks is DecisionKind.CLAIM:
        assert {"pass"} < {move.kind for move in moves}
