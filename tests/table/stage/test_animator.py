# SPDX-License-Identifier: MIT
import pytest
from PySide6.QtCore import QSequentialAnimationGroup
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QGraphicsWidget
from pytestqt.qtbot import QtBot

from tests.probe import advance
from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.table.geometry.places import FLYING, Place
from thothit_desktop.table.stage.animator import Animator, Step
from thothit_desktop.table.stage.card_item import CardItem
from thothit_desktop.table.stage.flights import Flight

AWAY = Place(900.0, 700.0, rotation=90.0, scale=0.5, z=7.0)


@pytest.fixture
def animator(qtbot: QtBot) -> Animator:
    return Animator()


@pytest.fixture
def item(qtbot: QtBot) -> CardItem:
    made = CardItem(280, lambda _: None, lambda *_: None)
    made.scene_kept = QGraphicsScene()
    made.scene_kept.addItem(made)
    made.land(Place(0.0, 0.0), HIDDEN)
    return made


def flight(item: CardItem, place: Place = AWAY, card: int = 4, ms: int = 60, **more: int) -> Step:
    return Step(lambda: [Flight(item, place, card, ms)], **more)


def shadows(item: CardItem) -> list[QGraphicsWidget]:
    """Return the shadows of a card on the table."""
    behind = QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent
    return [
        child
        for child in item.childItems()
        if isinstance(child, QGraphicsWidget) and child.flags() & behind and child.isVisible()
    ]


def quiets(spy: QSignalSpy, qtbot: QtBot, wait: int = 60) -> int:
    qtbot.wait(wait)
    return spy.count()


def landed(item: CardItem, place: Place, card: int) -> bool:
    return (
        item.pos() == item.corner(place)
        and (item.rotation(), item.scale(), item.zValue()) == (place.rotation, place.scale, place.z)
        and item.shown == card
        and not item.flying
        and item.turning.xScale() == 1.0
    )


def test_a_flight_ends_where_it_should_and_is_quiet_once(animator, item, qtbot):
    spy = QSignalSpy(animator.quiet)
    animator.add([flight(item)])
    assert animator.moving
    assert item.flying
    assert item.zValue() >= FLYING
    assert item.shown == HIDDEN
    assert spy.wait(10000)
    assert landed(item, AWAY, 4)
    assert quiets(spy, qtbot) == 1


@pytest.mark.parametrize("steps", [0, 1, 3])
@pytest.mark.parametrize("factor", [0.0, 1.0])
def test_nothing_to_move_is_quiet_once_through_the_event_loop(animator, qtbot, steps, factor):
    animator.factor = factor
    spy = QSignalSpy(animator.quiet)
    animator.add([Step(list)] * steps)
    assert spy.count() == 0
    assert quiets(spy, qtbot) == 1


def test_speed_off_moves_at_once_and_is_quiet_through_the_event_loop(animator, item, qtbot):
    animator.factor = 0.0
    spy = QSignalSpy(animator.quiet)
    animator.add([flight(item, rest=400)])
    assert landed(item, AWAY, 4)
    assert spy.count() == 0
    assert quiets(spy, qtbot) == 1


def test_steps_run_in_order_and_ask_for_their_moves_when_they_start(animator, item, qtbot):
    said = []
    second = Place(50.0, 60.0)

    def plan() -> list[Flight]:
        said.append(("plan", item.place))
        return [Flight(item, second, 9, 30)]

    animator.add([flight(item, done=lambda: said.append("first")), Step(plan, lambda: said.append("second"))])
    assert said == []
    qtbot.waitSignal(animator.quiet, timeout=10000).wait()
    assert said == ["first", ("plan", AWAY), "second"]
    assert landed(item, second, 9)


def test_complete_jumps_over_all_that_is_queued(animator, item, qtbot):
    spy = QSignalSpy(animator.quiet)
    last = Place(5.0, 5.0)
    animator.add([flight(item, ms=5000, rest=5000), flight(item, last, 8, 5000)])
    qtbot.wait(20)
    animator.complete()
    assert not animator.moving
    assert landed(item, last, 8)
    assert spy.count() == 0
    assert quiets(spy, qtbot) == 1


def test_hurrying_keeps_the_rests_that_are_to_be_seen(animator, item, qtbot):
    """From one to the next, and to the end; in a pause nothing is kept."""
    last = Place(5.0, 5.0)
    steps = [
        flight(item, ms=5000, rest=5000),
        flight(item, last, 8, 5000, rest=5000, kept=True),
        flight(item, AWAY, 4, 5000, rest=5000),
        flight(item, last, 9, 5000, rest=5000, kept=True),
    ]
    animator.add(steps)
    for card in (8, 9):
        animator.hurry()
        assert animator.moving
        qtbot.waitUntil(lambda card=card: item.shown == card)
        assert item.pos() == item.corner(last)
    animator.hurry()
    assert not animator.moving
    animator.add(steps)
    animator.set_paused(True)
    animator.hurry()
    assert not animator.moving


def test_finish_step_leaves_the_next_one_running(animator, item, qtbot):
    animator.add([flight(item, ms=5000), flight(item, Place(5.0, 5.0), 8, 5000)])
    animator.finish_step()
    assert animator.moving
    assert item.place == Place(5.0, 5.0)
    assert item.shown == 4
    animator.complete()


def test_complete_with_nothing_running_is_not_answered(animator, qtbot):
    spy = QSignalSpy(animator.quiet)
    animator.complete()
    assert quiets(spy, qtbot) == 0


@pytest.mark.parametrize("when", ["flying", "landed", "nothing"])
def test_pause_freezes_and_quiet_is_not_lost(animator, item, qtbot, when):
    spy = QSignalSpy(animator.quiet)
    animator.add([] if when == "nothing" else [flight(item, ms=40)])
    if when == "landed":
        animator.complete()
    animator.set_paused(True)
    at = item.pos()
    assert quiets(spy, qtbot, 120) == 0
    assert item.pos() == at
    animator.set_paused(False)
    assert spy.wait(10000)
    assert quiets(spy, qtbot) == 1


def test_a_step_may_end_while_it_is_frozen(animator, item):
    """Qt looks at the clock before it freezes an animation."""
    animator.add([flight(item, ms=60000)])
    group = animator.findChild(QSequentialAnimationGroup)
    group.stateChanged.connect(lambda: animator.finish_step())
    animator.set_paused(True)
    assert landed(item, AWAY, 4)


def test_steps_added_while_paused_wait(animator, item, qtbot):
    animator.set_paused(True)
    spy = QSignalSpy(animator.quiet)
    animator.add([flight(item, ms=10)])
    assert quiets(spy, qtbot) == 0
    assert item.pos() == item.corner(Place(0.0, 0.0))
    animator.set_paused(False)
    assert spy.wait(10000)
    assert landed(item, AWAY, 4)


def test_a_step_that_queues_another_is_quiet_only_after_it(animator, item, qtbot):
    spy = QSignalSpy(animator.quiet)
    animator.add([flight(item, ms=20, done=lambda: animator.add([flight(item, Place(1.0, 2.0), 3, 20)]))])
    assert spy.wait(10000)
    assert landed(item, Place(1.0, 2.0), 3)
    assert quiets(spy, qtbot) == 1


def test_what_is_hidden_before_and_after_does_not_fly(animator, item, qtbot):
    """It is where it should be in the end all the same."""
    item.land(Place(0.0, 0.0, visible=False), HIDDEN)
    spy = QSignalSpy(animator.quiet)
    under = AWAY._replace(visible=False)
    animator.add([flight(item, under, HIDDEN, 5000)])
    assert not item.flying
    assert landed(item, under, HIDDEN)
    assert quiets(spy, qtbot) == 1
    animator.add([flight(item, AWAY, 4)])  # it comes up again
    assert item.flying
    assert spy.wait(10000)
    assert landed(item, AWAY, 4)


def test_a_flip_shows_the_card_halfway(animator, item, qtbot):
    spy = QSignalSpy(animator.quiet)
    animator.add([Step(lambda: [Flight(item, Place(0.0, 0.0), 4, 200)])])
    animator.set_paused(True)
    for ms, shown in ((80, HIDDEN), (120, 4)):
        advance(animator, ms)
        assert item.turning.xScale() < 0.999
        assert item.shown == shown
    animator.set_paused(False)
    assert spy.wait(10000)
    assert landed(item, Place(0.0, 0.0), 4)


def test_a_flying_card_rises_with_a_shadow_and_settles(animator, item, qtbot):
    """A shadow tells how high it is; of many cards at once, none is lifted."""
    animator.add([Step(lambda: [Flight(item, AWAY._replace(scale=1.0), 4, 200)])])
    animator.set_paused(True)
    (shadow,) = shadows(item)
    seen = []
    for ms in (10, 80, 190):
        advance(animator, ms)
        seen.append((item.scale(), shadow.opacity(), shadow.pos().y()))
    before, highest, settled = seen
    assert highest[0] > 1.05 > settled[0]
    assert before[1] < 0.5 < highest[1]
    assert highest[2] > 30 > settled[2] + 29
    animator.set_paused(False)
    animator.complete()
    assert landed(item, AWAY._replace(scale=1.0), 4)
    assert shadows(item) == []


def test_of_many_cards_at_once_none_is_lifted(animator, item):
    others = [CardItem(280, lambda _: None, lambda *_: None) for _ in range(7)]
    for other in others:
        item.scene_kept.addItem(other)
        other.land(Place(0.0, 0.0), HIDDEN)
    animator.add([Step(lambda: [Flight(other, AWAY, 4, 5000) for other in others])])
    assert all(other.flying for other in others)
    assert not any(shadows(other) for other in others)
    animator.complete()


@pytest.mark.parametrize("way", ["normally", "hurried", "at once"])
def test_cards_have_landed_before_they_rest_and_once(animator, item, qtbot, way):
    said: list[str] = []
    seen: list[bool] = []

    def note_landing() -> None:
        said.append("landed")
        seen.append(item.pos() == item.corner(AWAY))

    animator.factor = 0.0 if way == "at once" else 1.0
    animator.add(
        [flight(item, rest=40, done=lambda: said.append("done"), landed=note_landing), Step(list, rest=5)]
    )
    if way == "hurried":
        animator.complete()
    qtbot.waitUntil(lambda: not animator.moving, timeout=10000)
    assert said == ["landed", "done"]
    assert seen == [True]
