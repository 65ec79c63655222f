# SPDX-License-Identifier: MIT
"""The text forms of moves and events: each reads what it writes, and no other text."""

import pytest

from thothit_desktop.games import cards
from thothit_desktop.games.contract import Event, Move
from thothit_desktop.games.forms import Cards, EventForm, Form, Naming, Number, Word, read_seat

C3, S3 = cards.faces(("C3", "S3"))


@pytest.mark.parametrize(
    ("form", "text", "move"),
    [
        (Cards(), "C3", Move("play", (C3,))),
        (Cards(), "C3xS3", Move("play", (C3, S3))),
        (Cards("=", "+"), "=C3+S3", Move("play", (C3, S3))),
        (Cards(count=2), "C3xS3", Move("play", (C3, S3))),
        (Word(), "play", Move("play")),
        (Word(), "0:play", Move("play", (), (0,))),
        (Word(), "5:play", Move("play", (), (5,))),
        (Naming(), "play C3", Move("play", (C3,))),
        (Naming(), "2:play C3", Move("play", (C3,), (2,))),
        (Number(), "play 0", Move("play", (), (), 0)),
        (Number(), "play 999", Move("play", (), (), 999)),
        (Number(), "1:play 40", Move("play", (), (1,), 40)),
    ],
)
def test_a_move_is_written_and_read_back(form: Form, text: str, move: Move) -> None:
    assert form.write(move) == text
    assert form.read("play", text) == move


@pytest.mark.parametrize(
    ("form", "text"),
    [
        (Cards("="), "C3"),
        (Cards(), "play C3"),
        (Cards(), "2:C3"),
        (Cards(count=2), "C3"),
        (Cards(count=1), "C3xS3"),
        (Word(), "pass"),
        (Word(), "play 1"),
        (Word(), "6:play"),
        (Naming(), "play"),
        (Naming(), "pass C3"),
        (Number(), "play"),
        (Number(), "play 1000"),
        (Number(), "play -1"),
        (Number(), "play  40"),
        (Number(), "play 4 0"),
        (Number(), "play 40 "),
        (Number(), "pass 40"),
    ],
)
def test_a_text_of_another_form_is_no_move(form: Form, text: str) -> None:
    assert form.read("play", text) is None


def test_cards_that_no_deck_has_are_told() -> None:
    for form, text in ((Cards(), "C3xQ7"), (Naming(), "play Q7"), (Naming(), "play C3 Q7")):
        with pytest.raises(ValueError, match="Q7"):
            form.read("play", text)


def test_a_wrong_seat_is_part_of_the_words() -> None:
    assert (read_seat("3:draw"), read_seat("6:draw"), read_seat("draw")) == (
        ((3,), "draw"),
        ((), "6:draw"),
        ((), "draw"),
    )
    for text in ("X:draw", ":draw", "2:3:draw", "01:draw"):
        assert read_seat(text) == ((), text)


@pytest.mark.parametrize(
    ("form", "text", "event"),
    [
        (EventForm(), "turned 2", Event("turned", 2)),
        (EventForm(), "turned 2 C3 S3", Event("turned", 2, (C3, S3))),
        (EventForm(counted=True), "turned 2 40 C3", Event("turned", 2, (C3,), 40)),
        (EventForm(counted=True), "turned 2 -5", Event("turned", 2, (), -5)),
    ],
)
def test_an_event_is_written_and_read_back(form: EventForm, text: str, event: Event) -> None:
    assert form.write(event) == text
    assert form.read(text) == event


def test_an_event_without_its_number_is_none() -> None:
    with pytest.raises(ValueError, match="'turned 2' is not an event"):
        EventForm(counted=True).read("turned 2")


def test_an_event_has_one_space_between_its_words() -> None:
    with pytest.raises(ValueError, match="''"):
        EventForm().read("turned 2  C3")
