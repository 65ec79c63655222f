# SPDX-License-Identifier: MIT
"""The sentences on the score sheets of kept rounds: unchanged, and true."""

import pytest

from tests.tools.sheet_sentences import FalseSentenceError, check, every_sentence, played, sentences
from thothit_desktop.app.messages.numbers import ordinal

KEPT = {
    ("thothit", 4): "You didn't capture the second 5 of Strings on your first turn; Sri did.",
    ("thothit", 6): "You captured a pair of 9 of Strings on your first turn: 20 points, and you won by 20.",
    (
        "thothit",
        13,
    ): "You captured 3 of Strings with 3 of Myriads on your fifth turn: 20 points, and you won by 20.",
    ("thothit", 15): "You put 9 of Myriads in the pool on your first turn; Sri captured it.",
    (
        "thothit",
        33,
    ): "You put the red-stamped 9 of Strings in the pool on your fourth turn; Wati captured it.",
    ("kowah", 2): "You declared checki after your fourth discard and won on your next turn.",
    ("kowah", 22): "Wati won with your twelfth discard, 1 of Myriads.",
    ("tantanan", 5): "You called after your first discard and won 2 discards later.",
    (
        "balik-satu",
        3,
    ): "You didn't take 6 of Coins on your ninth turn; taking it would have been better.",
    ("thunee", 3): "You won the first trick, worth 62 points; your side counted 107 and needed 105.",
    ("thunee", 7): "You won the sixth trick, worth 71 points; your opponents counted 72 and needed 105.",
    ("thunee", 25): (
        "You played King of Spades to the fourth trick, and Sri won its 54 points; Jack of Diamonds would "
        "have been better."
    ),
}
"""By game and deal."""
PLAYERS = {"thothit": 3, "kowah": 4, "balik-satu": 3, "tantanan": 4, "thunee": 4}


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize(("game", "deal"), list(KEPT))
def test_kept_rounds_have_true_sentences(game, deal):
    players = PLAYERS[game]
    end, found = played(game, players, deal, deal % players, 40 if game == "thunee" else 8)
    made = sentences(end, found)
    best = made.best()
    assert best is not None
    assert best.words == KEPT[game, deal]
    assert set(best.cards) <= set(end.game.deck)
    for words in every_sentence(made):
        check(words, end, found)


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize(
    ("true", "false"),
    [("second", "third"), ("5 of Strings", "6 of Strings"), ("first turn", "third turn"), ("Sri", "Wati")],
)
def test_the_check_knows_a_false_sentence(true, false):
    end, found = played("thothit", 3, 4, 1, 8)
    words = KEPT["thothit", 4]
    check(words, end, found)
    with pytest.raises(FalseSentenceError):
        check(words.replace(true, false), end, found)


@pytest.mark.usefixtures("english")
def test_ordinals_are_words_and_then_figures():
    said = [ordinal(number) for number in (1, 2, 12, 13, 21, 22, 23, 24, 111)]
    assert said == ["first", "second", "twelfth", "13th", "21st", "22nd", "23rd", "24th", "111th"]
