# SPDX-License-Identifier: MIT
"""House rules as a line of text, and those that the settings keep."""

import logging
import tempfile
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from thothit_desktop.app.backup.archive import write_backup
from thothit_desktop.app.store.rule_sets import (
    LIMIT,
    RuleSet,
    RulesLineError,
    changed_rules,
    has_rules_line,
    read_rules_line,
    rules_line,
)
from thothit_desktop.app.store.settings import SETTINGS, Settings
from thothit_desktop.games import games
from thothit_desktop.games.quoting import LONGEST_NAME, shown_name

KEPT = RuleSet("thunee", {"royals": "on", "target": "13"}, "Friday")
LINE = "thothit-rules thunee: royals=on, target=13 # Friday"


@st.composite
def rule_sets(draw: st.DrawFn) -> RuleSet:
    """House rules of any game, with any name."""
    spec = draw(st.sampled_from(list(games().values())))
    options = {option.name: draw(st.sampled_from(list(option.values))) for option in spec.single_options}
    return RuleSet(spec.id, changed_rules(spec, options), shown_name(draw(st.text(max_size=60))))


@given(rule_sets())
def test_a_line_is_read_back(rules):
    line = rules_line(rules)
    assert "\n" not in line
    assert len(line) < LIMIT // 4
    assert has_rules_line(line)
    assert read_rules_line(line) == (rules, "")
    assert set(rules.options) == {option.name for option in games()[rules.game].options}


@given(st.lists(rule_sets().filter(lambda rules: rules.name), min_size=1, max_size=4))
def test_kept_rules_are_read_back_from_the_settings_file(several):
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(Path(folder))
        keys = [settings.keep_rules(rules) for rules in several]
        settings.write()
        again = Settings(Path(folder))
        for key, rules in zip(keys, several, strict=True):
            assert again.rule_sets(rules.game)[key] == rules


@given(st.text(), st.text())
def test_any_text_is_read_or_refused(before, after):
    for text in (after, f"{before}thothit-rules {after}", f"thothit-rules thunee: {after}"):
        try:
            rules, left_out = read_rules_line(text)
        except RulesLineError:
            continue
        assert rules.game in games()
        assert len(rules.name) <= LONGEST_NAME
        assert len(left_out) < LIMIT


def test_a_line_is_as_the_documents_show_it():
    assert rules_line(KEPT) == LINE
    assert LINE in (Path(__file__).parents[3] / "docs" / "files.md").read_text(encoding="utf-8")
    assert rules_line(RuleSet("kowah", {})) == "thothit-rules kowah:"


@pytest.mark.parametrize(
    "text",
    [
        f"Our rules: {LINE}",
        f"{LINE}\nSee you!",
        "  Thothit-Rules Thunee : Royals = ON , target=13; # Friday",
        "thothit\N{EN DASH}rules thunee: royals=on, target=13 # Friday",
        "thothit-rules thunee: royals=on,\r\n  target=13 # Friday",
        "Sri wrote:\n> thothit-rules thunee: royals=on,\n> target=13 # Friday\n",
        "\ufeffthothit-rules thunee royals=on, target=13, royals=on,, # Friday",
    ],
)
def test_a_line_is_read_as_other_programs_change_it(text):
    assert read_rules_line(text) == (KEPT, "")


def test_a_preset_stands_for_its_rules():
    rules, left_out = read_rules_line("thothit-rules thunee: preset=durban, target=13")
    assert rules.changed["last-trick"] == "transfer"
    assert (rules.changed["target"], left_out) == ("13", "")


def test_what_does_not_fit_is_named_and_the_rest_taken():
    rules, left_out = read_rules_line(
        "thothit-rules thunee: triple=3, target=99, royals=on, blind=on, blind=off"
    )
    assert rules.changed == {"royals": "on"}
    assert left_out == (
        "These rules are chosen, except 'triple=3', 'target=99' (not a rule of Thunee); "
        "'blind=on', 'blind=off' (they contradict each other)."
    )


def test_of_many_wrong_parts_only_some_are_named():
    rules, left_out = read_rules_line("thothit-rules kowah: " + ", ".join(f"rule{i}=on" for i in range(90)))
    assert rules.changed == {}
    assert "'rule4=on', …" in left_out
    assert "rule5" not in left_out


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("thothit-rules chess: a=b", "There is no game called 'chess', so its house rules can't be used."),
        ("thothit-rules", "The line doesn't say which game its rules are for."),
        ("hello", "There are no house rules in this text."),
        ("thothit-rules thunee: \0\1\2", "The line has characters that are not text."),
        (f"thothit-rules thunee: {'x' * LIMIT}", "The line is too long: house rules need at most 2000 char"),
    ],
)
def test_a_line_that_cannot_be_used_is_refused(text, why):
    with pytest.raises(RulesLineError) as error:
        read_rules_line(text)
    assert str(error.value).startswith(why)


def test_a_record_is_no_line():
    assert not has_rules_line('{"title": "thothit-rules thunee:"}')


# In the settings


def test_rules_are_replaced_renamed_and_deleted(tmp_path):
    settings = Settings(tmp_path)
    first = settings.keep_rules(KEPT)
    second = settings.keep_rules(RuleSet("kowah", {"target": "3"}, "Short"))
    assert settings.rule_sets("thunee") == {first: KEPT}
    renamed = RuleSet("thunee", KEPT.changed, "Saturday")
    assert settings.keep_rules(renamed, first) == first
    assert settings.rule_sets("thunee") == {first: renamed}
    settings.delete_rules(first)
    assert settings.rule_sets("thunee") == {}
    assert list(settings.rule_sets("kowah")) == [second]


def test_a_damaged_value_is_set_aside(tmp_path, caplog):
    file = tmp_path / SETTINGS
    file.write_text(
        "[General]\ndeck=western\n[damaged-house-rules]\n1=old\n"
        f'[house-rules]\n1=rubbish\n2="{LINE}"\n3=thothit-rules kowah:\n4="thothit-rules chess: a=b # Mat"\n'
        "5=thothit-rules thunee: royals=on, target=13 # Typed\n"
    )
    settings = Settings(tmp_path)
    with caplog.at_level(logging.WARNING):
        kept = settings.rule_sets("thunee")
    assert kept == {"2": KEPT, "5": RuleSet("thunee", KEPT.changed, "Typed")}
    assert "house-rules/1" in caplog.text
    settings.write()
    assert settings.deck == "western"
    aside = settings.stored(["damaged-house-rules/1", "damaged-house-rules/1-", "damaged-house-rules/3"])
    assert list(aside.values()) == ["old", "rubbish", "thothit-rules kowah:"]
    rest = settings.stored(["house-rules/1", "house-rules/4"])  # a newer program may have this game
    assert list(rest.values()) == [None, "thothit-rules chess: a=b # Mat"]


def test_a_name_that_looks_like_code_keeps_the_file_readable(tmp_path):
    rules = RuleSet("thunee", {}, "@Variant(\\x1 \"'; a, b] @@")
    settings = Settings(tmp_path)
    key = settings.keep_rules(rules)
    settings.write()
    assert Settings(tmp_path).rule_sets("thunee") == {key: rules}


def test_kept_rules_are_in_a_backup(tmp_path):
    settings = Settings(tmp_path)
    settings.keep_rules(KEPT)
    settings.write()
    write_backup(tmp_path, tmp_path / "all.zip")
    import zipfile

    with zipfile.ZipFile(tmp_path / "all.zip") as backup:
        assert LINE in backup.read(SETTINGS).decode()
