# SPDX-License-Identifier: MIT
"""Messages about a family without texts of its own: none fails, and every phase has one."""

import random

import pytest

from tests.app.rounds import NAMES, ended, match, wish
from thothit_desktop.app.families import FAMILIES
from thothit_desktop.app.family.base import Family
from thothit_desktop.app.family.texts import FamilyTexts
from thothit_desktop.app.new_game.differences import differences
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.games import games

TEXTS = FamilyTexts()
FIRST_OF_FAMILY = {spec.family: spec.id for spec in reversed(games().values())}


@pytest.fixture(autouse=True)
def wordless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every family says nothing of itself but its name."""
    for family in FIRST_OF_FAMILY:
        monkeypatch.setitem(FAMILIES, family, type("Wordless", (Family,), {"id": family})())


@pytest.mark.parametrize("game", FIRST_OF_FAMILY.values())
def test_every_question_has_a_sentence(game: str) -> None:
    played, rng = match(game), random.Random(1)
    position = played.position
    while not position.is_over:
        seat = position.to_move
        asked = TEXTS.turn(position.view(seat), NAMES, seat, "ceki")
        assert asked
        assert "{" not in asked
        assert TEXTS.turn(position.view(seat), NAMES, None, "ceki") == f"{NAMES[seat]} is playing"
        played.play(position.chance(rng) or wish(position, rng))


@pytest.mark.parametrize("game", FIRST_OF_FAMILY.values())
def test_rounds_matches_and_the_gallery_have_words(game: str, tmp_path) -> None:
    played = ended(game, rounds=2)
    told = [
        *(TEXTS.story(event, played, "ceki") for event in played.position.history),
        TEXTS.ritual("dealing", [], played),
        TEXTS.progress(played),
        TEXTS.round_over(played),
        TEXTS.result(played),
    ]
    assert any(told)
    assert not any("{" in text for text in told)
    setup = Settings(tmp_path).match_setup(game)
    assert all(point.what and point.here for point in differences(setup))


def test_several_captured_cards_are_all_named() -> None:
    played = match("thothit")
    event = played.position.history[0]._replace(kind="captured", seat=1, cards=(0, 9, 18))
    assert TEXTS.story(event, played, "ceki") == ("Sri: 1 of Coins captures 1 of Strings and 1 of Myriads")
