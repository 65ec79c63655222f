# SPDX-License-Identifier: MIT
"""Match setups, and their changes by command lines."""

from dataclasses import replace

import pytest

from thothit_desktop.app.store.match_setup import MatchSetup, length_of, most_seats
from thothit_desktop.app.store.matches import NAMES, new_match, setup_of
from thothit_desktop.games import games
from thothit_desktop.games.spec import PRESET, BadOptionError
from thothit_desktop.players import LEVELS
from thothit_desktop.players.matched_level import MATCHED

CASES = [(spec, players) for spec in games().values() for players in spec.players]


@pytest.mark.parametrize(("spec", "players"), CASES, ids=lambda case: getattr(case, "id", case))
def test_every_game_becomes_a_match_with_all_that_was_chosen(spec, players):
    levels = tuple(LEVELS[seat % len(LEVELS)] for seat in range(most_seats()))
    for option in spec.options:
        for value in option.values:
            _, options = spec.resolve(players, {option.name: value})
            for length in spec.matches:
                setup = MatchSetup(spec.id, players, levels, length, options)
                match = new_match(setup, 7, "Me")
                assert (match.game.spec, match.game.players) == (spec, players)
                assert dict(match.game.options) == options
                assert (match.length, match.number) == (length, 7)
                assert match.levels == ["person", *levels[1:players]]
                assert match.names == ["Me", *NAMES[: players - 1]]
                again = setup_of(match)
                assert again.levels[1:players] == levels[1:players]
                assert len(again.levels) == most_seats()
                assert (again.game, again.players, again.length, again.options) == (
                    spec.id,
                    players,
                    length,
                    options,
                )


def test_a_setup_is_not_fair_and_no_seat_follows_the_person_unless_it_is_said():
    setup = MatchSetup("thothit", 3, ("empu",) * 6, "free", {})
    assert (setup.fair, setup.matched) == (False, frozenset())
    assert setup.choice(1) == "empu"
    assert setup.spec is games()["thothit"]


def test_no_game_has_more_than_six_seats():
    assert most_seats() == 6


def test_a_preset_replaces_all_options_and_without_one_they_are_kept(settings):
    setup = replace(settings.match_setup("thunee"), fair=True, matched=frozenset({1}))
    odd = setup.changed(None, None, {"target": "13", "royals": "on"})
    assert (odd.options["target"], odd.options["royals"], odd.options["undertrump"]) == (
        "13",
        "on",
        "allowed",
    )
    chosen = odd.changed(None, None, {PRESET: "traditional"})
    assert chosen.options == setup.spec.resolve(4, {PRESET: "traditional"})[1]
    assert (chosen.options["target"], chosen.options["undertrump"]) == ("12", "barred")
    assert (chosen.fair, chosen.matched, chosen.length) == (True, {1}, setup.length)
    assert odd.changed(6, None, {}).options == odd.options


def test_whoever_watches_leaves_all_seats_to_the_computer(settings):
    setup = settings.match_setup("sackson").changed(6, None, {})
    match = new_match(setup, None, None)
    assert match.person is None
    assert match.names == list(NAMES)
    assert 1 <= match.number < 1_000_000


def test_a_command_line_changes_only_what_it_names(settings):
    setup = settings.match_setup("totit-denexa")
    other = setup.changed(6, "free", {"duty": "card", "bonus": "on"})
    assert (other.players, other.length) == (6, "free")
    assert other.options == setup.options | {"duty": "card", "bonus": "on"}
    assert setup.changed(None, None, {}) == setup


@pytest.mark.parametrize(
    ("game", "players", "match", "options", "said"),
    [
        ("thothit", 5, None, {}, "thothit needs 3 players, not 5"),
        ("kings", None, "3", {}, "--match must be 4 or free for Kings, not '3'"),
        ("kings", None, "rotation", {}, "--match must be 4 or free for Kings, not 'rotation'"),
        ("thothit", None, None, {"bonus": "on"}, "thothit has no option 'bonus'"),
        ("thothit", None, None, {"duty": "feet"}, "in thothit, duty must be card or hand, not 'feet'"),
    ],
)
def test_what_a_game_does_not_have_is_said_in_a_sentence(settings, game, players, match, options, said):
    with pytest.raises(BadOptionError) as error:
        settings.match_setup(game).changed(players, match, options)
    assert str(error.value).startswith(said)


def test_a_seat_follows_the_person_until_a_level_is_chosen_for_it(settings):
    setup = settings.match_setup("sackson")
    for seat in (1, 2):
        setup = setup.seated(seat, MATCHED)
    assert [setup.choice(seat) for seat in (1, 2)] == [MATCHED, MATCHED]
    chosen = setup.seated(2, "expert")
    assert [chosen.choice(seat) for seat in (1, 2)] == [MATCHED, "expert"]
    assert chosen.levels == (*setup.levels[:2], "expert", *setup.levels[3:])
    assert chosen.seated(2, MATCHED).levels == chosen.levels


@pytest.mark.parametrize("spec", games().values(), ids=lambda spec: spec.id)
def test_lengths_are_read_from_text(spec):
    assert tuple(length_of(spec, str(length)) for length in spec.matches) == spec.matches
