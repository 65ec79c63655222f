# SPDX-License-Identifier: MIT
"""Captures of several cards: picked one by one, or a whole set at once, by real mouse and key events.

The table knows no rules: the hand card takes any set that it is offered. The sets are those of a game where
ranks add up: a 7 takes a 7, a 4 and a 3, or a 4, a 2 and an ace.
"""

import random
from typing import NamedTuple

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QSignalSpy, QTest

from tests.probe import probe
from tests.table.rounds import settle
from tests.table.selection.test_selection import click, drag, said
from thothit_desktop.games import new_game
from thothit_desktop.table.selection.capture_sets import complete, containing, missing
from thothit_desktop.table.selection.prompt import Choice


class TableCards(NamedTuple):
    """The hand card, and pool cards in the part of what they are called."""

    card: int
    seven: int
    four: int
    three: int
    two: int
    ace: int
    locked: int
    other: int


@pytest.fixture
def cards(table) -> TableCards:
    view = new_game("thothit").deal(random.Random(11)).view(0)
    table.show_view(view)
    settle(table)
    once = [item for item in dict.fromkeys(view.pool) if view.pool.count(item) == 1]
    return TableCards(view.hand[0], *once[:7])


@pytest.fixture
def choice(cards: TableCards) -> Choice:
    takes = ((cards.seven,), (cards.four, cards.three), (cards.four, cards.two, cards.ace))
    return Choice(takes, locked=(cards.locked,), risky=takes[2:])


@pytest.fixture
def chosen(table, cards, choice) -> QSignalSpy:
    """The capture of the card is asked; what is chosen."""
    table.selection.ask(cards.card, choice, cancellable=True)
    return QSignalSpy(table.selection.targets_chosen)


def pick(table, card: int) -> None:
    click(table, probe(table).pool_card(card).center())


def hover(table, card: int) -> None:
    QTest.mouseMove(table.viewport(), probe(table).pool_card(card).center())
    QTest.qWait(10)


def marked(table, kind: str) -> set[int]:
    return {item.card for item in probe(table).framed(kind)}


# Sets alone


def test_which_sets_picked_cards_leave():
    sets = ((7,), (4, 3), (4, 2, 1), (4, 4))
    assert containing(sets, []) == list(sets)
    assert containing(sets, [4]) == [(4, 3), (4, 2, 1), (4, 4)]
    assert containing(sets, [4, 4]) == [(4, 4)]
    assert containing(sets, [7, 4]) == []
    assert missing(sets, [4]) == {3, 2, 1, 4}
    assert missing(sets, [4, 3]) == set()
    assert complete(sets, [1, 4, 2]) == (4, 2, 1)
    assert complete(sets, [4]) is None


# By mouse


def test_a_card_of_one_set_only_takes_the_whole_set_at_once(table, cards, choice, chosen):
    for card in (cards.seven, cards.three, cards.ace):
        pick(table, card)
    assert said(chosen) == list(choice.takes)


def test_a_card_of_several_sets_waits_for_another(table, cards, choice, chosen):
    pick(table, cards.four)
    assert said(chosen) == []
    assert marked(table, "picked") == {cards.four}
    assert marked(table, "target") == {cards.three}
    assert marked(table, "risky") == {cards.two, cards.ace}
    assert {cards.seven, cards.locked, cards.other} <= marked(table, "dim")
    pick(table, cards.two)
    assert said(chosen) == [choice.takes[2]]
    assert marked(table, "picked") == set()  # what is not played after all can be chosen again


def test_a_picked_card_is_taken_back_by_another_click(table, cards, choice, chosen):
    pick(table, cards.four)
    pick(table, cards.four)
    assert marked(table, "picked") == set()
    assert marked(table, "target") == {cards.seven, cards.four, cards.three}
    pick(table, cards.seven)
    assert said(chosen) == [choice.takes[0]]


def test_escape_takes_back_what_was_picked_and_then_leaves(table, cards, chosen):
    left = QSignalSpy(table.selection.choice_left)
    pick(table, cards.four)
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert marked(table, "picked") == set()
    assert left.count() == 0
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert left.count() == 1
    assert said(chosen) == []


def test_a_card_that_goes_with_no_set_is_told_and_loses_nothing(table, cards, chosen):
    pick(table, cards.four)
    for card in (cards.seven, cards.other):
        pick(table, card)
    assert said(chosen) == [(cards.four, cards.seven), (cards.four, cards.other)]
    assert marked(table, "picked") == {cards.four}


def test_the_mouse_shows_the_set_that_a_click_would_take(table, cards, choice, chosen):
    hover(table, cards.three)
    assert marked(table, "hover") == set(choice.takes[1])
    hover(table, cards.four)
    assert marked(table, "hover") == {cards.four}
    pick(table, cards.four)
    hover(table, cards.ace)
    assert marked(table, "hover") == set(choice.takes[2])
    QTest.mouseMove(table.viewport(), QPoint(5, 5))
    QTest.qWait(10)
    assert marked(table, "hover") == set()
    assert marked(table, "picked") == {cards.four}


def test_a_set_within_another_waits_for_a_click_on_the_hand_card(table, cards):
    choice = Choice(((cards.four,), (cards.four, cards.three)))
    table.selection.ask(cards.card, choice, cancellable=True)
    chosen, left = QSignalSpy(table.selection.targets_chosen), QSignalSpy(table.selection.choice_left)
    pick(table, cards.four)
    assert said(chosen) == []
    click(table, probe(table).hand_card(cards.card).center())
    pick(table, cards.three)
    assert said(chosen) == [(cards.four,), (cards.four, cards.three)]
    assert left.count() == 0


def test_marks_of_picked_cards_follow_the_window(table, cards, chosen):
    pick(table, cards.four)
    table.resize(1000, 700)
    assert marked(table, "picked") == {cards.four}


def test_withdrawing_forgets_what_was_picked(table, cards, choice, chosen):
    pick(table, cards.four)
    table.withdraw()
    assert marked(table, "picked") == set()
    table.selection.ask(cards.card, choice, cancellable=True)
    assert marked(table, "picked") == set()


# From the hand


def test_a_card_with_one_set_is_played_at_once(table, cards):
    only = Choice(((cards.four, cards.three),))
    table.selection.offer({cards.card: only})
    hand = QSignalSpy(table.selection.hand_chosen)
    QTest.mouseMove(table.viewport(), probe(table).hand_card(cards.card).center())
    QTest.qWait(10)
    assert marked(table, "target") == {cards.four, cards.three}
    click(table, probe(table).hand_card(cards.card).center())
    assert said(hand) == [cards.card]


@pytest.mark.parametrize("name", ["three", "four", "other"])
def test_a_drop_takes_the_only_set_or_asks_for_the_rest(table, cards, choice, name):
    target = getattr(cards, name)
    table.selection.offer({cards.card: choice})
    table.selection.hand_chosen.connect(lambda card: table.selection.ask(card, choice, cancellable=True))
    taken, chosen = (QSignalSpy(table.selection.capture_chosen), QSignalSpy(table.selection.targets_chosen))
    drag(table, probe(table).hand_card(cards.card).center(), probe(table).pool_card(target).center())
    captures = [taken.at(number) for number in range(taken.count())]
    if name == "four":
        assert captures == said(chosen) == []
        assert marked(table, "picked") == {target}
        assert probe(table).lifted() == [cards.card]
    else:
        cards_taken = choice.takes[1] if name == "three" else (target,)
        assert captures == [[cards.card, cards_taken]]


# By keys


def test_the_keys_come_to_whole_sets_and_locked_cards(table, cards, choice, chosen):
    seen, locked = [], QSignalSpy(table.selection.locked_focused)
    focused = QSignalSpy(table.selection.focused)
    for _ in range(5):
        QTest.keyClick(table, Qt.Key.Key_Right)
        seen.append(frozenset(marked(table, "focus")))
        QTest.keyClick(table, Qt.Key.Key_Return)
    assert set(seen) == {frozenset(cards) for cards in choice.takes} | {frozenset(choice.locked)}
    assert seen[4] == seen[0]
    assert set(said(chosen)) == {*choice.takes, choice.locked}
    assert locked.at(0) == [cards.card, cards.locked]
    assert {frozenset(told) for told in said(focused)} == set(seen)


def test_the_keys_come_to_the_sets_that_are_left(table, cards, choice, chosen):
    pick(table, cards.four)
    QTest.mouseMove(table.viewport(), QPoint(5, 5))
    seen = set()
    for _ in range(4):
        QTest.keyClick(table, Qt.Key.Key_Down)
        seen.add(frozenset(marked(table, "focus")))
    assert seen == {frozenset(cards) for cards in choice.takes[1:]}


def test_who_plays_by_keys_begins_with_the_first_set(table, cards, choice):
    table.selection.offer({cards.card: choice})
    QTest.keyClick(table, Qt.Key.Key_Right)
    table.selection.ask(cards.card, choice, cancellable=True)
    chosen = QSignalSpy(table.selection.targets_chosen)
    assert marked(table, "focus") in [set(cards) for cards in choice.takes]
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert said(chosen) == [next(cards for cards in choice.takes if set(cards) == marked(table, "focus"))]


def test_the_card_under_the_mouse_is_lifted_and_lies_again_when_it_leaves(table, cards, choice, chosen):
    (item,) = (item for item in probe(table).zones.pool if item.card == cards.seven)
    (other,) = (item for item in probe(table).zones.pool if item.card == cards.other)
    rest = item.pos().y()
    hover(table, cards.seven)
    assert item.pos().y() < rest
    hover(table, cards.other)
    assert item.pos().y() == rest
    assert other.pos() == other.corner(other.place)  # no click takes it
    QTest.mouseMove(table.viewport(), QPoint(5, 5))


def test_a_second_click_on_a_pile_of_copies_picks_the_next_one(table):
    """Of two copies that lie on each other the lower one cannot be clicked."""
    view = new_game("thothit").deal(random.Random(11)).view(0)
    table.show_view(view)
    settle(table)
    twice = next(item for item in view.pool if view.pool.count(item) == 2)
    other = next(item for item in view.pool if item != twice)
    table.selection.ask(view.hand[0], Choice(((twice, twice), (twice, other))), cancellable=True)
    chosen = QSignalSpy(table.selection.targets_chosen)
    pick(table, twice)
    assert said(chosen) == []
    pick(table, twice)
    assert said(chosen) == [(twice, twice)]
