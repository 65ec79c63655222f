# SPDX-License-Identifier: MIT
"""Events are shown one batch after the other."""

import pytest

from tests.app.rounds import match
from thothit_desktop.flow.current_match import CurrentMatch
from thothit_desktop.flow.presenter import Presenter


@pytest.fixture
def presenter(owner, table):
    session = CurrentMatch(owner)
    session.match = match("thothit")
    table.held = True
    return Presenter(session, table, owner)


def test_it_goes_on_once_when_the_table_is_at_rest(presenter, table):
    done = []
    assert presenter.busy is False
    presenter.show([], lambda: done.append(presenter.busy))
    assert presenter.busy is True
    assert table.calls[-1] == ("play", [], False)
    table.quiet.emit()
    assert done == [], "the table still moves"
    table.release()
    table.release()
    assert done == [False]


def test_the_eye_is_led_where_it_is_told_to(presenter, table):
    presenter.show([], bool, lead=True)
    assert table.calls[-1] == ("play", [], True)


def test_it_waits_only_while_something_moves(presenter, table):
    done = []
    presenter.wait(lambda: done.append("at once"))
    table.moving = True
    presenter.wait(lambda: done.append("later"))
    assert done == ["at once"]
    table.release()
    assert done == ["at once", "later"]


def test_what_is_dropped_does_not_come(presenter, table):
    done = []
    presenter.show([], lambda: done.append(True))
    presenter.forget()
    assert not presenter.busy
    table.release()
    assert done == []
