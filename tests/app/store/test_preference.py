# SPDX-License-Identifier: MIT
"""The preferences of a family, and their values in the settings."""

from thothit_desktop.app.store.preference import Effect, Preference, PreferenceWords, Topic
from thothit_desktop.app.store.setting import Setting
from thothit_desktop.app.store.settings import Settings

LEGEND = Preference(
    key="legend", effect=Effect.LEGEND, topic=Topic.TABLE, title=PreferenceWords("Legend"), default="on"
)
PAUSE = Preference(
    key="pause",
    effect=Effect.TABLE_PAUSE,
    topic=Topic.PLAY,
    title=PreferenceWords("Pause"),
    values={"2": PreferenceWords("Two seconds"), "5": PreferenceWords("Five seconds")},
    default="2",
    first="5",
)


def test_an_entry_has_no_explanation_and_no_key_unless_it_is_given_one():
    assert (LEGEND.title.about, LEGEND.title.shortcut) == ("", "")


def test_a_check_mark_is_on_or_off_and_a_list_has_its_values():
    assert LEGEND.setting == Setting("legend", "on", ("on", "off"))
    assert PAUSE.setting == Setting("pause", "2", ("2", "5"))


def test_the_first_match_of_a_game_may_have_another_value(tmp_path):
    settings = Settings(tmp_path)
    assert [settings.preference(chosen, "thunee") for chosen in (LEGEND, PAUSE)] == ["on", "5"]
    settings.set_finished("thunee")
    assert settings.preference(PAUSE, "thunee") == "2"
    assert settings.preference(PAUSE, "kowah") == "5"
    settings.set_value(PAUSE.setting, "5")
    assert settings.preference(PAUSE, "thunee") == "5"
