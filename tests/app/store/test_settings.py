# SPDX-License-Identifier: MIT
"""The settings that the program stores."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QByteArray, QSettings

from thothit_desktop.app.store import setting as known
from thothit_desktop.app.store.match_setup import MatchSetup, most_seats
from thothit_desktop.app.store.setting import NEW_LEVEL, Setting
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.flow.match import DEFAULT_LEVEL
from thothit_desktop.games import games
from thothit_desktop.games.quoting import LONGEST_NAME
from thothit_desktop.players.matched_level import MATCHED


def levels(settings: Settings, game: str = "thothit") -> tuple[str, ...]:
    return settings.match_setup(game).levels


def test_defaults(tmp_path):
    settings = Settings(tmp_path)
    assert (settings.deck, settings.speed, settings.index) == ("ceki", "normal", True)
    assert (settings.appearance, settings.game, settings.favourites) == ("system", "thothit", ())
    assert settings.geometry.isEmpty()


@pytest.mark.parametrize("spec", games().values(), ids=lambda spec: spec.id)
def test_a_game_is_first_set_up_as_its_spec_says(tmp_path, spec):
    setup = Settings(tmp_path).match_setup(spec.id)
    assert setup == MatchSetup(
        spec.id,
        spec.default_players,
        (DEFAULT_LEVEL,) * most_seats(),
        spec.matches[0],
        {option.name: option.default for option in spec.options},
    )


def test_choices_are_kept_in_the_directory(tmp_path):
    first = Settings(tmp_path)
    first.deck, first.speed, first.index, first.appearance = "western", "slow", False, "dark"
    first.set_level("thothit", 2, "empu")
    first.favourites = ("kings", "sackson")
    again = Settings(tmp_path)
    assert (again.deck, again.speed, again.index, again.appearance) == ("western", "slow", False, "dark")
    assert levels(again)[1:3] == ("langganan", "empu")
    assert levels(again, "kings") == (DEFAULT_LEVEL,) * most_seats()
    assert again.favourites == ("kings", "sackson")
    assert (tmp_path / "settings.ini").exists()


def test_players_of_earlier_versions_have_become_levels(tmp_path):
    (tmp_path / "settings.ini").write_text(
        "[General]\nnew-level=expert\n[thothit]\nlevel\\1=random\nlevel\\2=greedy\nlevel\\3=god\n"
    )
    settings = Settings(tmp_path)
    assert levels(settings)[1:5] == ("bocah", "langganan", "langganan", "empu")
    assert settings.value(NEW_LEVEL) == "empu"
    settings.override(level="expert")
    assert levels(settings)[1] == "empu"


SETUP = MatchSetup(
    "totit-denexa",
    5,
    ("bocah", "empu", "bocah", "langganan", "empu", "bocah"),
    9,
    {"first-turn": "off", "captures": "face-up", "pairs": "penalty", "duty": "card", "bonus": "on"},
    fair=True,
)


def test_a_setup_is_kept_for_its_game(tmp_path):
    Settings(tmp_path).set_match_setup(SETUP)
    again = Settings(tmp_path)
    assert (again.game, again.match_setup("totit-denexa")) == ("totit-denexa", SETUP)
    assert again.match_setup("totit-cats").players == games()["totit-cats"].default_players


BROKEN = {
    "players": ("7", {"players": 4}),
    "match": ("12", {"length": "rotation"}),
    "level/1": ("god", {"levels": ("bocah", DEFAULT_LEVEL, *SETUP.levels[2:])}),
    "option/first-turn": ("maybe", {"options": SETUP.options | {"first-turn": "on"}}),
    "option/captures": ("36", {"options": SETUP.options | {"captures": "face-down"}}),
    "option/pairs": ("", {"options": SETUP.options | {"pairs": "odd-first"}}),
    "option/duty": (["card", "hand"], {"options": SETUP.options | {"duty": "hand"}}),
    "fair": ("yes", {"fair": False}),
    "option/bonus": ("On", {"options": SETUP.options | {"bonus": "off"}}),
}


@pytest.mark.parametrize("key", BROKEN)
def test_a_stored_setup_falls_back_where_it_does_not_fit_and_nowhere_else(tmp_path, key):
    Settings(tmp_path).set_match_setup(SETUP)
    value, instead = BROKEN[key]
    store = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    assert store.contains(f"totit-denexa/{key}")
    store.setValue(f"totit-denexa/{key}", value)
    store.sync()
    assert Settings(tmp_path).match_setup("totit-denexa") == replace(SETUP, **instead)


def test_what_games_do_not_have_is_not_listened_to(tmp_path):
    (tmp_path / "settings.ini").write_text(
        "[General]\ngame=whist\nfavourites=whist kings  kings thothit\n"
        "[thothit]\nplayers=5\nmatch=rotation\noption\\bonus=on\noption\\pairs=odd-first\n"
    )
    settings = Settings(tmp_path)
    assert (settings.game, settings.favourites) == ("thothit", ("kings", "thothit"))
    setup = settings.match_setup("thothit")
    assert (setup.players, setup.length) == (3, "free")
    assert setup.options == {
        "first-turn": "on",
        "captures": "face-down",
        "pairs": "odd-first",
        "duty": "card",
    }


def test_a_stored_value_that_does_not_exist_falls_back_alone(tmp_path):
    (tmp_path / "settings.ini").write_text(
        "[General]\ndeck=tarot\nspeed=fast\nindex=perhaps\n[thothit]\nlevel\\1=god\n"
    )
    settings = Settings(tmp_path)
    assert (settings.deck, settings.speed, settings.index) == ("ceki", "fast", True)
    assert levels(settings)[1] == DEFAULT_LEVEL


def test_the_command_line_overrides_for_one_run(tmp_path):
    settings = Settings(tmp_path)
    settings.override(deck="western", speed=None, level="bocah")
    assert (settings.deck, settings.speed) == ("western", "normal")
    assert levels(settings) == levels(settings, "kings") == ("bocah",) * most_seats()
    assert Settings(tmp_path).deck == "ceki"
    settings.deck = "ceki"
    assert settings.deck == "ceki"
    settings.set_level("thothit", 1, "empu")
    assert levels(settings)[:3] == (DEFAULT_LEVEL, "empu", DEFAULT_LEVEL)


def test_a_fair_match_is_remembered_by_its_id(tmp_path):
    Settings(tmp_path).set_fair("0123456789abcdef")
    settings = Settings(tmp_path)
    assert settings.is_fair("0123456789abcdef")
    assert not settings.is_fair("fedcba9876543210")
    assert not settings.is_fair("")


def test_keys_and_defaults_stay_as_the_settings_of_earlier_versions_have_them():
    assert {value.key: value.default for value in vars(known).values() if isinstance(value, Setting)} == {
        "name": "",
        "language": "system",
        "deck": "ceki",
        "four-colours": "off",
        "back": "usual",
        "index": "on",
        "speed": "normal",
        "pace": "usual",
        "text-size": "100",
        "figure": "headcloth",
        "forced-moves": "off",
        "faces": "on",
        "reduced-motion": "off",
        "sounds": "on",
        "volume": "60",
        "mat": "pandan",
        "appearance": "system",
        "moves": "off",
        "tool-bar": "on",
        "status-line": "off",
        "confirm-restart": "on",
        "confirm-moves": "on",
        "learn-unseen": "off",
        "learn-captured": "off",
        "learn-warning": "off",
        "new-level": "langganan",
        "new-length": "usual",
        "new-fair": "off",
    }


@pytest.mark.parametrize("setting", [value for value in vars(known).values() if isinstance(value, Setting)])
def test_a_setting_accepts_its_default_and_its_values_and_no_other(setting):
    assert setting.accepts(setting.default)
    assert all(setting.accepts(value) for value in setting.allowed)
    assert not setting.accepts(None)
    assert setting.accepts("another") == (not setting.allowed)


@pytest.mark.parametrize(
    ("value", "accepted"),
    [
        ("Sri", True),
        (" Sri", False),
        ("S\nri", False),
        ("s" * LONGEST_NAME, True),
        ("s" * (LONGEST_NAME + 1), False),
    ],
)
def test_a_name_is_a_short_line_without_spaces_around_it(value, accepted):
    assert known.NAME.accepts(value) == accepted


def test_sounds_and_the_place_of_the_window_are_kept(tmp_path):
    first = Settings(tmp_path)
    assert (first.volume, first.muted) == (60, False)
    first.volume, first.muted, first.geometry = 0, True, QByteArray(b"here")
    again = Settings(tmp_path)
    assert (again.volume, again.muted, again.geometry) == (0, True, QByteArray(b"here"))
    again.muted = False
    assert not Settings(tmp_path).muted


def test_whoever_shows_a_choice_hears_its_key(tmp_path, qtbot):
    settings = Settings(tmp_path)
    heard = []
    settings.changed.connect(heard.append)
    settings.volume = 20
    settings.put_back({"deck": "western", "volume": None})
    assert heard == ["volume", "deck", "volume"]
    assert settings.stored(("deck", "volume")) == {"deck": "western", "volume": None}
    settings.write()
    del heard[:]
    (tmp_path / "settings.ini").write_text("[General]\nspeed=fast\n")
    settings.read_again()
    assert heard == ["deck", "speed"]
    assert (settings.deck, settings.speed) == ("ceki", "fast")


def test_a_seat_that_matches_the_person_keeps_its_level_and_a_level_ends_that(tmp_path):
    settings = Settings(tmp_path)
    settings.set_level("thothit", 1, "empu")
    settings.set_level("thothit", 1, MATCHED)
    setup = Settings(tmp_path).match_setup("thothit")
    assert (setup.levels[1], setup.matched) == ("empu", {1})
    settings.set_level("thothit", 1, "bocah")
    setup = Settings(tmp_path).match_setup("thothit")
    assert (setup.levels[1], setup.matched) == ("bocah", frozenset())


def test_what_is_usual_for_new_games_holds_where_a_game_has_not_been_set_up(tmp_path):
    settings = Settings(tmp_path)
    settings.set_value(known.NEW_LENGTH, "6")
    settings.set_value(known.NEW_FAIR, "on")
    settings.set_value(NEW_LEVEL, MATCHED)
    settings.set_level("thothit", 2, "empu")
    setup = settings.match_setup("thothit")
    assert (setup.length, setup.fair, 2 in setup.matched, 1 in setup.matched) == (6, True, False, True)
    assert settings.match_setup("kowah").length == games()["kowah"].matches[0]
    settings.override(level="bocah")
    assert settings.match_setup("thothit").matched == frozenset()


def test_a_finished_game_is_remembered_once(tmp_path):
    settings = Settings(tmp_path)
    assert settings.finished == ()
    for game in ("kings", "thothit", "kings"):
        settings.set_finished(game)
    assert Settings(tmp_path).finished == ("kings", "thothit")


def test_a_setup_keeps_the_level_of_a_seat_that_matches_the_person(tmp_path):
    setup = replace(SETUP, matched=frozenset({1}))
    Settings(tmp_path).set_match_setup(setup)
    again = Settings(tmp_path).match_setup("totit-denexa")
    assert (again.levels, again.matched) == (SETUP.levels, {1})


def test_a_level_of_earlier_versions_does_not_match_the_person(tmp_path):
    (tmp_path / "settings.ini").write_text(f"[General]\nnew-level={MATCHED}\n[thothit]\nlevel\\1=empu\n")
    setup = Settings(tmp_path).match_setup("thothit")
    assert (setup.levels[1], 1 in setup.matched, 2 in setup.matched) == ("empu", False, True)


def test_a_file_that_cannot_be_written_is_told_once_and_nothing_is_lost(qtbot, tmp_path):
    """A directory in its place cannot be written by root either."""
    settings = Settings(tmp_path)
    told: list[str] = []
    settings.unwritten.connect(told.append)
    file = tmp_path / "settings.ini"
    file.mkdir()
    with qtbot.waitSignal(settings.unwritten):
        settings.deck = "ceki"
    settings.muted = True
    qtbot.wait(50)
    assert told == [str(file)]
    assert (settings.deck, settings.muted) == ("ceki", True)
    file.rmdir()
    settings.write()
    assert (Settings(tmp_path).deck, Settings(tmp_path).muted) == ("ceki", True)
