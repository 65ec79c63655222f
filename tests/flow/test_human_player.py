# SPDX-License-Identifier: MIT
"""The human seat: actions at the table become moves, refusals and warnings."""

import pytest
from PySide6.QtCore import QObject

from tests.flow.fake_table import FakeTable
from tests.games.rounds import later
from tests.games.rummy.rounds import C1_WAITS, DULL, round_with, told
from tests.games.thunee.rounds import X1, laid
from tests.games.thunee.rounds import said as spoken
from thothit_desktop.flow.human_player import HumanPlayer
from thothit_desktop.games.cards import card, code, faces
from thothit_desktop.games.contract import Move, Refusal

SIGNALS = ("wanted", "picked", "left", "refused", "warned", "doubted", "expired")


class Seat:
    """The person at a table, with what comes of what the person does, in order."""

    def __init__(self, position) -> None:
        self.view = None if position is None else position.view(0)
        self.table, self.owner = FakeTable(), QObject()
        self.player = HumanPlayer(self.table, lambda: self.view, code, self.owner)
        self.heard = []
        for name in SIGNALS:
            getattr(self.player, name).connect(lambda *args, name=name: self.heard.append((name, *args)))
        self.selection, self.calls = self.table.selection, self.table.call_bar

    def taken(self):
        """Return the signals since the last call."""
        heard, self.heard[:] = list(self.heard), []
        return heard

    def asks(self, name: str):
        """Return the arguments of the last request of that name to the table."""
        return [call[1:] for call in self.table.calls if call[0] == name][-1]

    def names(self) -> list[str]:
        return self.table.names()


@pytest.fixture
def fishing(qapp) -> Seat:
    """C5 takes C5 or S5; M9 takes nothing."""
    seat = Seat(later("S5 C5 C2", "C5 M9"))
    seat.player.ask(seat.view, None)
    seat.table.calls.clear()
    return seat


@pytest.fixture
def kowah(qapp) -> Seat:
    """The person is to pick; nothing has been discarded."""
    seat = Seat(round_with(DULL[0], DULL[1], stock="C9 S9"))
    seat.player.ask(seat.view, None)
    return seat


@pytest.fixture
def claiming(qapp) -> Seat:
    """The person may claim C1."""
    position = round_with(C1_WAITS, DULL[1], stock="C9 C1")
    told(position, "checki C1", "draw", "discard C9", "draw")
    seat = Seat(position)
    seat.player.ask(seat.view, 8.0)
    return seat


C5, S5, C2, M9 = faces(["C5", "S5", "C2", "M9"])


def test_hand_cards_are_offered_with_what_they_take_and_no_piles_where_there_are_none(qapp):
    seat = Seat(later("S5 C5 C2", "C5 M9"))
    seat.player.ask(seat.view, None)
    assert seat.names() == ["offer"]
    (choices,) = seat.asks("offer")
    assert set(choices) == {C5, M9}
    assert set(choices[C5].takes) == {(C5,), (S5,)}


def test_piles_are_offered_where_something_may_be_had_in_their_order(kowah, claiming):
    assert kowah.asks("offer_piles") == (True, False, False)
    assert claiming.asks("offer_piles") == (False, False, True)


def test_calls_are_offered_with_the_time_for_them(kowah, claiming):
    assert kowah.asks("offer_calls")[1] is None
    calls, seconds = claiming.asks("offer_calls")
    assert [call.words for call in calls] == ["Claim C1", "Let it go"]
    assert seconds == 8.0


def test_a_card_that_takes_one_of_several_is_asked_about_and_any_other_is_played(fishing):
    fishing.selection.hand_chosen.emit(C5)
    assert fishing.taken() == [("picked", C5)]
    fishing.selection.hand_chosen.emit(M9)
    assert fishing.taken() == [("wanted", Move("play", (M9,)))]


def test_what_a_card_takes_is_asked_of_that_card(fishing):
    fishing.player.pick(fishing.view, C5, cancellable=True)
    chosen, choice, cancellable = fishing.asks("ask")
    assert (chosen, set(choice.takes), cancellable) == (C5, {(C5,), (S5,)}, True)
    fishing.selection.targets_chosen.emit((S5,))
    assert fishing.taken() == [("wanted", Move("play", (C5, S5)))]
    fishing.selection.choice_left.emit()
    assert fishing.taken() == [("left",)]


def test_cards_to_take_need_a_card_that_takes_them(fishing):
    fishing.selection.targets_chosen.emit((S5,))
    assert fishing.taken() == [("refused", Refusal("hand-card-first"))]
    fishing.player.pick(fishing.view, C5, cancellable=True)
    fishing.player.ask(fishing.view, None)
    fishing.selection.targets_chosen.emit((S5,))
    assert fishing.taken() == [("refused", Refusal("hand-card-first"))]


def test_a_card_may_be_dragged_on_what_it_takes(fishing, kowah):
    fishing.selection.capture_chosen.emit(C5, (S5,))
    assert fishing.taken() == [("wanted", Move("play", (C5, S5)))]
    fishing.selection.capture_chosen.emit(M9, (S5,))
    ((name, refusal),) = fishing.taken()
    assert (name, refusal) == ("refused", fishing.view.refusal(Move("play", (M9, S5))))


def test_where_cards_take_nothing_one_that_is_dragged_is_played(qapp):
    position = round_with(DULL[0], DULL[1], stock="C9")
    told(position, "draw")
    seat = Seat(position)
    seat.player.ask(seat.view, None)
    seat.selection.capture_chosen.emit(card("C2"), ())
    assert seat.taken() == [("wanted", Move("discard", (card("C2"),)))]
    seat.selection.locked_focused.emit(card("C2"), card("C9"))
    seat.selection.targets_chosen.emit((card("C9"),))
    assert seat.taken() == [("refused", Refusal("hand-card-first"))]


def test_what_the_rules_forbid_is_refused_with_the_reason(fishing):
    fishing.selection.hand_chosen.emit(C2)
    assert fishing.taken() == [("refused", fishing.view.refusal(Move("play", (C2,))))]


def test_a_card_that_is_locked_says_why_and_one_that_is_not_says_nothing(qapp):
    seat = Seat(later("S5 S5 C5", "C5", pairs="odd-first"))
    seat.player.ask(seat.view, None)
    seat.selection.locked_focused.emit(C5, S5)
    assert seat.taken() == [("refused", seat.view.refusal(Move("play", (C5, S5))))]
    seat.selection.locked_focused.emit(C5, C5)
    assert seat.taken() == []


def test_a_weak_move_is_made_when_it_is_wished_again(fishing):
    assert fishing.player.doubts(Move("play", (M9,))) is False
    fishing.player.doubts = lambda move: move.card == M9
    weak = Move("play", (M9,))
    fishing.selection.hand_chosen.emit(M9)
    assert fishing.taken() == [("doubted", weak)]
    fishing.selection.hand_chosen.emit(M9)
    assert fishing.taken() == [("wanted", weak)]
    fishing.player.ask(fishing.view, None)
    fishing.selection.hand_chosen.emit(M9)
    assert fishing.taken() == [("doubted", weak)]
    fishing.player.pick(fishing.view, C5, cancellable=True)
    fishing.selection.hand_chosen.emit(M9)
    assert fishing.taken() == [("wanted", weak)], "the card was only looked at"


def barring():
    """A view of the person's with a card that bars from winning, and what it takes."""
    from tests.flow.test_every_game import risky
    from thothit_desktop.flow.match import Match
    from thothit_desktop.games import new_game

    for number in range(60):
        played = Match(new_game("thothit-chinese"), ("You", "Sri", "Wati"), ["person", "x", "x"], number)
        played.deal_first()
        while not played.position.is_over:
            found = risky(played.position.view(0)) if played.position.to_move == 0 else None
            if found and played.position.phase == "hand":
                return played.position, *found
            played.play(played.position.legal_moves()[0])
    raise AssertionError


def test_a_move_that_bars_from_winning_is_warned_of_unless_the_person_wants_no_warnings(qapp):
    position, hand, target = barring()
    seat = Seat(position)
    seat.player.ask(seat.view, None)
    move = Move("play", (hand, target))
    assert seat.player.warns is True
    seat.selection.capture_chosen.emit(hand, (target,))
    assert seat.taken() == [("warned", move)]
    seat.selection.capture_chosen.emit(hand, (target,))
    assert seat.taken() == [("wanted", move)]
    seat.player.ask(seat.view, None)
    seat.player.warns = False
    seat.selection.capture_chosen.emit(hand, (target,))
    assert seat.taken() == [("wanted", move)]


def test_a_new_question_about_a_turned_card_warns_anew_and_a_hand_card_put_back_does_not(qapp):
    position, hand, target = barring()
    seat = Seat(position)
    seat.player.ask(seat.view, None)
    seat.selection.capture_chosen.emit(hand, (target,))
    seat.player.pick(seat.view, hand, cancellable=True)
    seat.selection.targets_chosen.emit((target,))
    assert [name for name, _ in seat.taken()] == ["warned", "wanted"]
    seat.player.ask(seat.view, None)
    seat.selection.capture_chosen.emit(hand, (target,))
    seat.player.pick(seat.view, hand, cancellable=False)
    seat.selection.targets_chosen.emit((target,))
    assert [name for name, _ in seat.taken()] == ["warned", "warned"]


def test_piles_are_had_by_a_click(kowah, claiming):
    kowah.selection.stock_chosen.emit()
    assert kowah.taken() == [("wanted", Move("draw"))]
    kowah.selection.discard_chosen.emit()
    assert kowah.taken() == [("refused", kowah.view.refusal(Move("take")))]
    kowah.selection.claim_chosen.emit()
    assert kowah.taken() == []
    claiming.selection.claim_chosen.emit()
    assert claiming.taken() == [("wanted", Move("claim", seats=(0,)))]


def test_what_is_called_is_wanted_and_what_was_missed_says_why(kowah):
    kowah.calls.called.emit("draw")
    assert kowah.taken() == [("wanted", Move("draw"))]
    kowah.calls.missed.emit("take")
    assert kowah.taken() == [("refused", kowah.view.refusal(Move("take")))]


def test_when_the_time_is_over_it_is_a_pass_and_the_calls_stay_disabled(claiming):
    claiming.calls.countdown.ran_out.emit()
    assert claiming.taken() == [("wanted", Move("pass", seats=(0,))), ("expired", claiming.view)]
    (stay,) = claiming.asks("set_calls")
    assert [(call.words, call.enabled) for call in stay] == [("Claim C1", False), ("Let it go", False)]


def test_where_nobody_can_pass_time_that_runs_out_changes_nothing(kowah):
    kowah.table.calls.clear()
    kowah.calls.countdown.ran_out.emit()
    assert (kowah.taken(), kowah.table.calls) == ([], [])


def test_while_something_happens_only_the_calls_that_stay_are_shown(kowah):
    kowah.player.stand_by(kowah.view)
    (stay,) = kowah.asks("set_calls")
    assert [(call.words, call.enabled) for call in stay] == [("Checki", False)]
    view, kowah.view = kowah.view, None
    kowah.player.stand_by(view)
    assert kowah.asks("set_calls") == ((),)


def test_cards_with_other_names_are_called_by_them_only_while_they_are_offered(claiming):
    claiming.table.calls.clear()
    claiming.player.update_card_names(claiming.view, 3.0)
    assert claiming.names() == ["set_calls", "offer_calls"]
    assert claiming.asks("offer_calls")[1] == 3.0
    claiming.player.withdraw()
    claiming.table.calls.clear()
    claiming.player.update_card_names(claiming.view, 3.0)
    assert claiming.names() == ["set_calls"]


def test_nothing_is_asked_any_more_when_it_is_withdrawn(claiming):
    claiming.table.calls.clear()
    claiming.player.withdraw()
    assert claiming.names() == ["withdraw"]


def test_a_turned_card_cannot_be_put_back_and_stays_only_where_the_rules_let_it(qapp):
    position = later("S5 C5 C2", "M9", stock=("C5", "C7"))
    position.play(Move("play", (M9,)))
    seat = Seat(position)
    assert seat.view.phase == "stock"
    seat.player.pick(seat.view, C5, cancellable=False)
    seat.selection.choice_left.emit()
    assert seat.taken() == [("refused", seat.view.refusal(Move("turn", (C5,))))]
    seat.selection.targets_chosen.emit((S5,))
    assert seat.taken() == [("wanted", Move("turn", (C5, S5)))]


def test_a_card_is_laid_as_trump_without_capturing(qapp):
    seat = Seat(spoken(laid(X1, dealer=3), "pass, pass"))
    seat.player.ask(seat.view, None)
    chosen = seat.view.legal_moves()[0].card
    seat.selection.hand_chosen.emit(chosen)
    assert seat.taken() == [("wanted", Move("trump", (chosen,)))]


def test_where_nobody_sits_nothing_comes_of_a_click(qapp):
    seat = Seat(None)
    seat.selection.hand_chosen.emit(C5)
    seat.selection.targets_chosen.emit((S5,))
    seat.selection.capture_chosen.emit(C5, (S5,))
    seat.selection.locked_focused.emit(C5, S5)
    seat.selection.stock_chosen.emit()
    seat.calls.called.emit("draw")
    seat.calls.countdown.ran_out.emit()
    assert seat.taken() == []
    seat.selection.choice_left.emit()
    assert seat.taken() == [("left",)]


def test_at_first_no_card_is_to_take_anything_and_no_call_is_offered(qapp):
    seat = Seat(later("S5 C5 C2", "C5 M9"))
    seat.selection.targets_chosen.emit((S5,))
    assert seat.taken() == [("refused", Refusal("hand-card-first"))]
    seat.player.update_card_names(seat.view, None)
    assert seat.names() == ["set_calls"]


def test_a_capture_may_be_declined_by_its_call_alone(qapp):
    """docs/rules/fishing.md G2: a click beside the cards is no answer to the card turned up."""
    position = later("C7 S7", "M9", stock=["M7", "M8"], turn=0, game_id="cholek-tiga")
    position.play(Move("play", (M9,)))
    seat, turned = Seat(position), card("M7")
    seat.player.pick(seat.view, turned, cancellable=False)
    calls, seconds = seat.asks("offer_calls")
    assert ([call.move for call in calls], seconds) == (["=M7"], None)
    seat.selection.choice_left.emit()
    assert seat.taken() == []
    seat.player.update_card_names(seat.view, None)
    assert seat.asks("offer_calls")[0] == calls
    seat.calls.called.emit("=M7")
    assert seat.taken() == [("wanted", Move("turn", (turned,)))]
