# SPDX-License-Identifier: MIT
"""What the program remembers."""

from thothit_desktop.app.settings import Settings


def test_defaults(tmp_path):
    settings = Settings(tmp_path)
    assert (settings.deck, settings.speed, settings.index, settings.level(1)) == (
        "ceki",
        "normal",
        True,
        "greedy",
    )
    assert settings.appearance == "system"
    assert settings.geometry.isEmpty()


def test_wishes_are_kept_in_the_directory(tmp_path):
    first = Settings(tmp_path)
    first.deck, first.speed, first.index, first.appearance = "western", "slow", False, "dark"
    first.set_level(2, "expert")
    again = Settings(tmp_path)
    assert (again.deck, again.speed, again.index, again.appearance) == ("western", "slow", False, "dark")
    assert (again.level(1), again.level(2)) == ("greedy", "expert")
    assert (tmp_path / "settings.ini").exists()


def test_a_stored_value_that_does_not_exist_falls_back_alone(tmp_path):
    (tmp_path / "settings.ini").write_text(
        "[General]\ndeck=tarot\nspeed=fast\nindex=perhaps\n[level]\n1=god\n"
    )
    settings = Settings(tmp_path)
    assert (settings.deck, settings.speed, settings.index, settings.level(1)) == (
        "ceki",
        "fast",
        True,
        "greedy",
    )


def test_the_command_line_overrides_for_one_run(tmp_path):
    settings = Settings(tmp_path)
    settings.override(deck="western", speed=None, level="random")
    assert (settings.deck, settings.speed, settings.level(1)) == ("western", "normal", "random")
    assert Settings(tmp_path).deck == "ceki"
    settings.deck = "ceki"
    assert settings.deck == "ceki"
    settings.set_level(1, "expert")
    assert settings.level(1) == "expert"
