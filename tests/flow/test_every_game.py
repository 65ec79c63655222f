# SPDX-License-Identifier: MIT
"""Every game on a table without pictures: matches to their end, turns of luck, warnings."""

import pytest

from thothit_desktop.flow.fishing import FishingFamily
from thothit_desktop.flow.match import Match
from thothit_desktop.games import cards, games, new_game

FAMILY = FishingFamily()

NAMES = ("You", "Sri", "Wati", "Joko", "Dewi", "Bagus")
LUCK = [game for game, spec in games().items() if spec.luck == 10]
LENGTHS = [(game, length) for game, spec in games().items() for length in spec.matches]


def match(game: str, person: bool = True, players: int | None = None, **more) -> Match:
    made = new_game(game, players)
    levels = ["person" if person else "random", *["random"] * (made.players - 1)]
    return Match(made, NAMES[: made.players], levels, 5, **more)


@pytest.mark.whole
@pytest.mark.parametrize(("game", "length"), LENGTHS)
def test_a_watched_match_comes_to_its_end(qtbot, controller, game, length):
    watched = match(game, person=False, length=3 if length in ("free", 6, 9) else length)
    with qtbot.waitSignal(controller.scored, timeout=20000):
        controller.begin(watched)
    while not watched.complete:
        with qtbot.waitSignal(controller.scored, timeout=20000):
            controller.next_round()
    assert len(watched.positions) >= 3
    assert watched.winners


@pytest.mark.parametrize("game", LUCK)
def test_the_person_s_turn_of_luck_waits_for_a_click(qtbot, controller, table, game):
    mine = match(game)
    controller.begin(mine)
    for _ in range(3):
        qtbot.waitUntil(lambda: table.names()[-1] == "offer_draw", timeout=10000)
        assert mine.position.to_move == 0
        moves = len(mine.position.moves)
        qtbot.wait(20)
        assert len(mine.position.moves) == moves
        table.selection.draw_chosen.emit()
        assert len(mine.position.moves) > moves
        qtbot.waitUntil(lambda: mine.position.to_move == 0 or mine.position.is_over)


@pytest.mark.parametrize("game", LUCK)
def test_turns_of_luck_may_go_by_themselves(qtbot, controller, table, game):
    mine = match(game)
    controller.begin(mine)
    qtbot.waitUntil(lambda: table.names()[-1] == "offer_draw", timeout=10000)
    with qtbot.waitSignal(controller.scored, timeout=20000):
        controller.turns.set_automatic(True)
    assert table.names().count("offer_draw") == 1


def test_a_tie_of_the_person_waits_for_laki(qtbot, controller, table):
    """Deal after deal until the round is tied: both draw with one click."""
    for number in range(40):
        mine = Match(new_game("kings"), ["You", "Sri"], ["person", "random"], number)
        mine.deal_first()
        while mine.position.phase == "draw":
            mine.play(mine.position.legal_moves()[0])
        if mine.position.phase == "laki":
            break
    controller.resume(mine)
    qtbot.waitUntil(lambda: table.names()[-1] == "offer_draw", timeout=10000)
    while not mine.position.is_over:
        moves = len(mine.position.moves)
        table.selection.draw_chosen.emit()
        assert mine.position.moves[moves].kind == "laki"
        qtbot.waitUntil(lambda: mine.position.is_over or table.names()[-1] == "offer_draw")
    assert len(mine.position.score().winners) == 1


def risky(view):
    """A card with a target that bars, and that target."""
    found = ((card, *choice.risky[0]) for card, choice in FAMILY.choices(view).items() if choice.risky)
    return next(found, None)


def test_a_move_that_bars_is_warned_of_and_made_when_wished_again(qtbot, controller, table):
    for number in range(60):
        mine = Match(new_game("thothit-chinese"), NAMES[:3], ["person", "random", "random"], number)
        mine.deal_first()
        while not mine.position.is_over:
            if mine.position.to_move == 0 and mine.position.phase == "hand" and risky(mine.position.view(0)):
                break
            mine.play(mine.position.legal_moves()[0])
        if not mine.position.is_over:
            break
    card, target = risky(mine.position.view(0))
    controller.resume(mine)
    qtbot.waitUntil(lambda: table.names()[-1] == "offer", timeout=10000)
    table.selection.hand_chosen.emit(card)
    moves = len(mine.position.moves)
    with qtbot.waitSignal(controller.decisions.human.warned) as warned:
        table.selection.targets_chosen.emit((target,))
    assert warned.args[0].cards == (card, target)
    assert len(mine.position.moves) == moves
    table.selection.targets_chosen.emit((target,))
    assert mine.position.moves[moves].cards == (card, target)
    assert 0 in mine.position.barred


@pytest.mark.parametrize(
    ("pairs", "hand", "pool", "takes", "locked"),
    [
        ("odd-first", "C5", "S5 S5 C5", "C5", "S5"),
        ("different-first", "S5", "S5 C5", "C5", "S5"),
        ("free", "S5", "S5 C5", "C5 S5", ""),
    ],
)
def test_what_a_pair_rule_locks_is_told(pairs, hand, pool, takes, locked):
    from tests.games.rounds import later

    found = FAMILY.choices(later(pool, hand, pairs=pairs).view(0))[cards.card(hand)]
    assert found.takes == tuple((card,) for card in cards.faces(takes.split()))
    assert found.locked == cards.faces(locked.split())
    assert found.risky == ()


def test_on_a_first_turn_rank_matches_are_locked():
    from tests.games.rounds import later

    found = FAMILY.choices(later("S5 C5", "M5 S5", turn=0).view(0))
    assert found[cards.card("M5")].locked == cards.faces(("C5", "S5"))
    assert found[cards.card("S5")].takes == ((cards.card("S5"),),)


def test_why_a_pool_card_is_locked_is_told_before_it_is_chosen(qtbot, controller, table):
    for number in range(60):
        mine = Match(new_game("totit-cats", 3), NAMES[:3], ["person", "random", "random"], number)
        mine.deal_first()
        while not mine.position.is_over:
            found = FAMILY.choices(mine.position.view(0)) if mine.position.to_move == 0 else {}
            locked = [(card, choice.locked[0]) for card, choice in found.items() if choice.locked]
            if locked and mine.position.turn >= 3:
                break
            mine.play(mine.position.legal_moves()[0])
        if not mine.position.is_over:
            break
    controller.resume(mine)
    qtbot.waitUntil(lambda: table.names()[-1] == "offer", timeout=10000)
    moves = mine.position.moves
    with qtbot.waitSignal(controller.decisions.human.refused) as told:
        table.selection.locked_focused.emit(*locked[0])
    assert told.args[0].code == "different-first"
    assert mine.position.moves == moves
