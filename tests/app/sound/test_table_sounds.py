# SPDX-License-Identifier: MIT
"""Sounds for the events on the table."""

import random

import pytest
from PySide6.QtCore import QObject, Signal

from tests.app.rounds import finish, match, sit
from tests.app.sound.outputs import FakeOutput
from tests.scopa.families import register
from thothit_desktop.app.family.base import Sound
from thothit_desktop.app.sound import table_sounds
from thothit_desktop.app.sound.table_sounds import TableSounds, sound_of
from thothit_desktop.games import games
from thothit_desktop.games.cards import CODES
from thothit_desktop.games.contract import Event
from thothit_desktop.games.families import FAMILIES

SILENT = {"gathered", "arranged", "passed", "scored", "barred", "laki", "peeked"}
"""Kinds of events without a sound: what was heard before goes on, or nothing is to be noticed."""


def event(kind: str, *codes: str) -> Event:
    return Event(kind, 0, tuple(CODES.index(code) for code in codes))


class Counting(QObject):
    """The counting of a round, as far as sounds listen to it."""

    heard = Signal(str)


class Speaking(QObject):
    """A table and a conductor, as far as sounds listen to them."""

    landed, dealing, scored = Signal(object), Signal(object), Signal(object)
    match = None

    def __init__(self) -> None:
        super().__init__()
        self.round_count = Counting()


class FakePlayer:
    """Keeps what it is asked to play."""

    def __init__(self) -> None:
        self.output: object = None
        self.played: list[Sound] = []

    def play(self, sound: Sound) -> None:
        self.played.append(sound)


@pytest.fixture
def speaking(qapp) -> Speaking:
    return Speaking()


@pytest.fixture
def player() -> FakePlayer:
    return FakePlayer()


@pytest.fixture
def sounds(speaking, player) -> TableSounds:
    return TableSounds(speaking, speaking, player, speaking)


def test_every_kind_of_event_of_every_family_is_heard_or_is_silent_on_purpose():
    for family in FAMILIES.values():
        for spec in family.specs:
            played = match(spec.id)
            heard = {kind for kind in family.events if sound_of(Event(kind, 0, (0, 1)), played) is not None}
            assert heard | SILENT >= set(family.events), spec.id
            assert not heard & SILENT, spec.id


def test_a_whole_round_of_every_game_has_sounds_for_what_its_players_do():
    for game in games():
        played = match(game)
        finish(played)
        heard = [sound_of(told, played) for told in played.position.history]
        assert {Sound.CAPTURE, Sound.PAIR} & {*heard}, game
        assert len([sound for sound in heard if sound]) > 20, game


@pytest.mark.parametrize(
    ("game", "codes", "sound"),
    [
        ("thothit", ("C3", "C3"), Sound.PAIR),
        ("thothit", ("C3", "S3"), Sound.CAPTURE),
        ("sackson", ("C3", "C3"), Sound.PAIR),
        ("sackson", ("C3", "S3"), Sound.CAPTURE),
        ("thothit-kuna", ("C3", "C3"), Sound.CAPTURE),
        ("kings", ("C3", "C3"), Sound.CAPTURE),
    ],
)
def test_a_capture_of_worth_sounds_otherwise(game, codes, sound):
    assert sound_of(event("captured", *codes), match(game)) is sound


@pytest.mark.parametrize(
    ("game", "kind", "sound"),
    [
        ("thothit", "stayed", Sound.LAY),
        ("thothit", "turned", Sound.TURN),
        ("thothit", "raja", Sound.CALL),
        ("kings", "drawn", Sound.DEAL),
        ("kowah", "discarded", Sound.LAY),
        ("kowah", "claimed", Sound.CALL),
        ("kowah", "declared", Sound.CALL),
        ("thunee", "played", Sound.LAY),
        ("thunee", "bid", Sound.CALL),
        ("thunee", "jodhi", Sound.CALL),
        ("thunee", "trick", Sound.CAPTURE),
        ("thunee", "passed", None),
    ],
)
def test_moments_have_their_sounds(game, kind, sound):
    assert sound_of(event(kind, "C3"), match(game)) is sound


def test_a_family_that_says_nothing_is_heard_all_the_same(monkeypatch):
    spec = register(monkeypatch)
    played = match(spec.id, 2)
    assert sound_of(event("captured", "C3", "C3"), played) is Sound.CAPTURE
    assert sound_of(event("swept"), played) is None


def test_cards_are_heard_when_they_land_and_when_they_are_dealt(speaking, sounds, player):
    speaking.dealing.emit(event("dealt", "C3"))
    assert player.played == []  # there is no match yet
    speaking.match = match("thothit")
    speaking.dealing.emit(event("dealt", "C3"))
    speaking.landed.emit(event("stayed", "C3"))
    speaking.landed.emit(event("arranged"))
    speaking.landed.emit(event("captured", "C3", "C3"))
    assert player.played == [Sound.DEAL, Sound.LAY, Sound.PAIR]


def test_the_moments_of_a_counting_are_heard(speaking, sounds, player):
    for moment in ("fan", "click", "seal"):
        speaking.round_count.heard.emit(moment)
    assert player.played == [Sound.FAN, Sound.CLICK, Sound.PAIR]


def test_the_end_of_a_match_sounds_greater_than_that_of_a_round(speaking, sounds, player):
    random.seed(1)
    played = speaking.match = sit("kings", length=4)
    played.deal_first()
    while True:
        finish(played)
        speaking.scored.emit(played.position.score())
        if played.complete:
            break
        played.deal_next()
    assert player.played == [*[Sound.ROUND] * (len(played.positions) - 1), Sound.MATCH]


def test_the_device_is_taken_when_it_is_asked_for(sounds, player, monkeypatch):
    output = FakeOutput()
    monkeypatch.setattr(table_sounds, "open_output", lambda _: output)
    assert not sounds.has_device
    sounds.open()
    assert sounds.has_device
    output.ready = False
    assert not sounds.has_device
    assert player.output is output
