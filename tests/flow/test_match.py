# SPDX-License-Identifier: MIT
"""A match: its luck, its record, its totals."""

import random

import pytest

from thothit_desktop.flow.match import Match
from thothit_desktop.games import games, matches, new_game
from thothit_desktop.games.record import RecordError, deal_number, dump, load
from thothit_desktop.games.variations import Variation


def match(number: int = 7, game: str = "thothit", players: int | None = None, **more) -> Match:
    made = new_game(game, players)
    levels = ["person", *["greedy"] * (made.players - 1)]
    return Match(
        made, ["You", "Sri", "Wati", "Joko", "Dewi", "Bagus"][: made.players], levels, number, **more
    )


def finish(played: Match, rng: random.Random | None = None) -> None:
    rng = rng or random.Random(1)
    position = played.position
    while not position.is_over:
        played.play(position.chance(rng) or rng.choice(position.legal_moves()))


@pytest.mark.parametrize("game", games())
def test_the_same_number_is_the_same_match(game: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("thothit_desktop.flow.match.urandom", bytes)  # it alone is never the same
    first, second = match(game=game), match(game=game)
    assert first.deal_first() == second.deal_first()
    assert first.record == second.record
    assert len({str(match(n, game).deal_first()) for n in range(8, 20)}) > 1


@pytest.mark.parametrize("game", games())
def test_later_deals_are_drawn_from_the_match_s_number(game: str):
    played = match(41, game)
    played.deal_first()
    dealer = played.position.dealer
    assert played.position.layout == deal_number(played.game, 41, dealer).layout
    assert played.starter == (dealer + 1) % len(played.names)
    # There others may be asked first, or the dealer turns up a card.
    if games()[game].family not in ("kowah", "thunee", "matching"):
        assert played.position.to_move == played.starter
    finish(played)
    played.deal_next()
    assert played.seeds == [41, random.Random("41 deal 1").randrange(1, 1_000_000)]
    assert played.position.layout == deal_number(played.game, played.seeds[1], played.position.dealer).layout
    finish(played)
    assert Match.from_record(load(dump(played.record)), 1).record == played.record


def test_a_match_of_a_day_s_deal_never_meets_another_day_s():
    played = match(20261128)
    played.deal_first()
    for _ in range(40):
        finish(played)
        played.deal_next()
    assert played.seeds[0] == 20261128
    assert len(set(played.seeds)) == 41
    assert max(*played.seeds[1:], played.next_deal) < 1_000_000


def test_what_a_match_tells_of_itself_comes_back():
    played = match()
    played.deal_first()
    assert '"version": 2,' in dump(played.record)
    played.commitments = [None]
    assert '"version": 1,' in dump(played.record)
    played.id, played.date, played.title = "0123456789abcdef", "2026-11-22T13:55:09Z", "Di Kuna"
    played.help, played.given_up, played.chosen_deal, played.named = 3, True, True, True
    kept = load(dump(played.record))
    again = Match.from_record(kept, 1)
    assert (again.id, again.date, again.title) == ("0123456789abcdef", "2026-11-22T13:55:09Z", "Di Kuna")
    assert (again.help, again.given_up, again.chosen_deal, again.named) == (3, True, True, True)
    assert again.record == kept


def test_help_without_end_stays_a_record():
    played = match()
    played.deal_first()
    played.help = 2_000_000
    assert load(dump(played.record)).help == 999_999


def test_a_rotation_ends_when_one_leads_after_everyone_has_dealt():
    """Tied players go on with extra hands of their own, of eleven cards for two."""
    extra = set()
    for number in range(40):
        played = match(number, "totit-cats", 4, length="rotation")
        played.deal_first()
        rng = random.Random(number)
        dealers = []
        while True:
            dealers.append(played.position.dealer)
            finish(played, rng)
            if played.complete:
                break
            tied = matches.leaders(played.totals)
            played.deal_next()
            if len(played.positions) > 4:
                playing = played.position.game.playing
                assert playing == tied
                assert {len(played.position.hands[seat]) for seat in playing} == {11 if len(tied) == 2 else 7}
                assert played.position.dealer in playing
                extra.add(len(tied))
        assert dealers[:4] == [(dealers[0] + i) % 4 for i in range(4)]
        assert len(played.winners) == 1
        assert Match.from_record(load(dump(played.record)), 1).record == played.record
    assert extra


def test_four_kings_are_won_and_a_tie_is_settled():
    settled = 0
    for number in range(60):
        played = match(number, "kings", 4 if number % 2 else 2, length=4)
        played.deal_first()
        finish(played, random.Random(number))
        for _ in range(3):
            assert not played.complete
            played.deal_next()
            finish(played, random.Random(number))
        assert played.complete
        assert sum(played.totals) == 4
        assert len(played.winners) == 1
        assert played.winners[0] in matches.leaders(played.totals)
        settled += len(matches.leaders(played.totals)) > 1
        assert Match.from_record(load(dump(played.record)), 1).record == played.record
    assert settled


def test_a_winner_starts_where_one_counts_only_for_the_first_round():
    played = match(3, "thothit-yogyakarta")
    played.deal_first()
    for _ in range(12):
        starter = played.starter
        finish(played)
        winners = played.position.score().winners
        played.deal_next()
        first = min(winners, key=lambda seat: (seat - starter) % 3)
        assert played.starter == first


def test_totals_count_finished_rounds_only():
    played = match()
    assert played.totals == (0, 0, 0)
    played.deal(2)
    finish(played)
    points = played.position.score().points
    played.deal(0)
    played.play(played.position.legal_moves()[0])
    assert played.totals == points


def test_restart_takes_all_moves_back():
    played = match()
    played.deal(2)
    dealt = played.position.view(0)
    for _ in range(5):
        played.play(played.position.legal_moves()[0])
    played.restart()
    assert played.position.view(0) == dealt


@pytest.mark.parametrize("moves", [0, 1, 2, 3, 17, 42])
def test_record_resumes_where_it_stood(moves: int):
    played = match()
    played.deal(1)
    for _ in range(moves):
        played.play(played.position.legal_moves()[0])
    again = Match.from_record(load(dump(played.record)), 99)
    assert [again.position.view(seat) for seat in range(3)] == [
        played.position.view(seat) for seat in range(3)
    ]
    assert (again.number, again.levels, again.names) == (7, played.levels, played.names)
    assert again.luck("x").random() == played.luck("x").random()


def test_a_record_that_does_not_name_its_players_has_one_person():
    played = match()
    played.deal(0)
    text = dump(played.record).replace('"seats": ["person", "greedy", "greedy"], ', "")
    assert Match.from_record(load(text), 5).levels == ["person", "langganan", "langganan"]


def test_a_record_with_a_wrong_move_is_refused():
    played = match()
    played.deal(0)
    played.play(played.position.legal_moves()[0])
    text = dump(played.record)
    with pytest.raises(RecordError):
        load(text.replace('"moves": ["', '"moves": ["C1xC1", "'))


def test_after_the_last_round_of_a_match_play_goes_on_freely():
    played = match()
    played.length = 2
    played.deal_first()
    for number in range(3):
        if number:
            played.deal_next()
        finish(played)
        assert Match.from_record(load(dump(played.record)), 1).record == played.record
    assert played.length == "free"


@pytest.mark.parametrize("chosen", [False, True])
def test_a_match_as_it_stood_in_an_earlier_round_has_no_more_than_was_played_then(chosen: bool):
    played = match()
    played.chosen_deal = played.named = chosen
    played.deal_first()
    played.names[0] = "Anda"
    for _ in range(2):
        while not played.position.is_over:
            played.play(played.position.legal_moves()[0])
        played.deal_next()
    earlier = played.as_it_stood(1, played.positions[1])
    assert (earlier.chosen_deal, earlier.number, earlier.length) == (chosen, played.number, played.length)
    assert (earlier.names, earlier.named) == (played.names, chosen)
    assert (earlier.positions, earlier.levels) == (played.positions[:2], played.levels_in(1))
    assert (earlier.seeds, earlier.commitments) == (played.seeds[:2], played.commitments[:2])
    assert earlier.scores[:1] == played.scores[:1]


def test_of_a_new_match_nothing_is_known_but_who_plays():
    new = match(11)
    assert (new.id, new.date, new.title, new.length) == ("", "", "", "free")
    assert (new.number, new.levels) == (11, ["person", "greedy", "greedy"])
    flags = (new.named, new.given_up, new.chosen_deal, new.is_variation, new.fair, new.has_unknown_players)
    assert flags == (False,) * 6
    assert (new.help, new.matched, new.first_deal) == (0, frozenset(), None)
    lists = (new.variations, new.levels_before, new.positions, new.seeds, new.commitments, new.scores)
    assert lists == ([],) * 6
    assert (new.round_over, new.complete, new.can_undo, new.can_redo) == (True, False, False, False)
    assert new.before_resting() is None


DEALERS = [1, 0, 0, 1, 2, 0, 0, 0, 2, 0, 0, 1]
LUCK = [763, 781]


def test_a_number_that_is_told_to_somebody_is_the_same_match_for_ever():
    """The number decides the first and later dealers, and the cards that decide a tie."""
    dealers = []
    for number in range(12):
        played = match(number, "thothit")
        played.deal_first()
        dealers.append(played.position.dealer)
    assert dealers == DEALERS
    played = match(5, "thothit")
    played.deal_first()
    assert [played.luck(purpose).randrange(1000) for purpose in ("player", "chance")] == LUCK
    played.play(played.position.legal_moves()[0])
    assert played.luck("player").randrange(1000) != LUCK[0]


def test_between_rounds_luck_has_a_generator_of_its_own(monkeypatch: pytest.MonkeyPatch):
    """It is that of `following`, as it was when the match was numbered."""
    from thothit_desktop.games import rituals

    asked = []
    following = rituals.following
    monkeypatch.setattr(
        rituals,
        "following",
        lambda game, rng, *more: asked.append(rng.random()) or following(game, rng, *more),
    )
    played = match()
    played.deal_first()
    finish(played)
    expected = played.luck("following").random()
    played.deal_next()
    assert asked == [expected]


def test_a_record_s_number_is_that_of_its_first_round_and_another_where_it_has_none():
    played = match(41)
    played.deal_first()
    assert Match.from_record(played.record, 7).number == 41
    played.seeds = [None]
    again = Match.from_record(played.record, 7)
    assert (again.number, again.seeds) == (7, [None])


def test_whoever_reads_a_record_is_told_how_far_it_is():
    told = []
    played = match(game="kings", length=3)
    played.deal_first()
    finish(played)
    played.deal_next()
    finish(played)
    Match.from_record(played.record, 1, lambda done, of: told.append((done, of)))
    assert told == [(1, 2), (2, 2)]


def test_a_name_is_shown_on_one_line_and_kept_as_it_was_given():
    played = match()
    played.deal_first()
    played.rename(1, "Sri\nAyu")
    assert played.names == ["You", "Sri Ayu", "Wati"]
    assert played.record.players == ("You", "Sri\nAyu", "Wati")
    again = Match.from_record(played.record, 1)
    assert (again.names, again.record.players) == (played.names, played.record.players)


def test_who_played_each_round_is_kept_and_comes_back():
    played = match()
    played.deal_first()
    finish(played)
    played.deal_next(["person", "empu", "greedy"])
    assert played.levels == ["person", "empu", "greedy"]
    finish(played)
    played.deal_next()
    assert [played.levels_in(number)[1] for number in range(3)] == ["greedy", "empu", "empu"]
    kept = played.record
    assert [dealt.players for dealt in kept.rounds] == [("person", "greedy", "greedy"), (), ()]
    assert kept.seats == ("person", "empu", "greedy")
    again = Match.from_record(load(dump(kept)), 1)
    assert [again.levels_in(number) for number in range(3)] == [
        played.levels_in(number) for number in range(3)
    ]
    played.levels_in(0)[1] = played.levels_in(2)[1] = "bocah"
    assert played.record == kept


def test_matched_seats_come_back_and_are_kept_in_order():
    played = match()
    played.deal_first()
    played.matched = frozenset({2, 1})
    assert played.record.matched == (1, 2)
    assert Match.from_record(load(dump(played.record)), 1).matched == {1, 2}


def test_a_variation_is_the_person_s_own_and_ends_with_its_round():
    played = match(length=2)
    played.levels[:] = ["greedy", "person", "greedy"]
    played.deal_first()
    finish(played)
    played.deal_next()
    finish(played)
    moves = played.position.moves
    branch = played.branch(1, moves[:4])
    assert branch.is_variation
    assert (branch.position.moves, branch.levels) == (moves[:4], played.levels)
    assert branch.position.layout == played.position.layout
    assert branch.position.dealer == played.position.dealer
    finish(branch)
    assert played.complete
    assert not branch.complete
    watched = match()
    watched.levels[0] = "greedy"
    watched.deal_first()
    assert watched.branch(0, ()).levels == ["person", "greedy", "greedy"]


def test_tied_players_are_known_before_their_extra_hand_and_nobody_else_is():
    seen = set()
    for number in range(40):
        played = match(number, "totit-cats", 4, length="rotation")
        assert played.tied == ()
        played.deal_first()
        rng = random.Random(number)
        while not played.complete:
            assert played.tied == ()
            finish(played, rng)
            tied = played.tied
            if len(played.positions) >= 4 and not played.complete:
                expected = matches.leaders(played.totals)
                assert tied == (expected if len(expected) < 4 else ())
                seen.add(len(tied))
            else:
                assert tied == ()
            if not played.complete:
                played.deal_next()
    assert seen - {0}


@pytest.mark.parametrize(("game", "closed"), [("thothit", False), ("kings", True), ("kowah", True)])
def test_nothing_follows_a_match_of_wins_or_one_with_a_goal(game: str, closed: bool):
    played = match(3, game, length=3) if game != "kowah" else match(3, game)
    played.deal_first()
    finish(played)
    while not played.complete:
        assert not played.cannot_continue
        played.deal_next()
        finish(played)
    assert played.cannot_continue == closed


def test_nothing_follows_as_many_rounds_as_a_match_can_have(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(matches, "MOST_ROUNDS", 2)
    played = match(3)
    played.deal_first()
    finish(played)
    assert not played.complete
    assert not played.cannot_continue
    played.deal_next()
    assert not played.complete
    finish(played)
    assert played.complete
    assert played.cannot_continue
    assert Match.from_record(played.record, 0).cannot_continue


def test_a_record_keeps_the_last_variations(monkeypatch: pytest.MonkeyPatch):
    played = match(3)
    played.deal_first()
    finish(played)
    moves = played.position.moves
    played.variations = [Variation(0, moves[:number]) for number in range(2, 9)]
    monkeypatch.setattr("thothit_desktop.flow.match.MOST_VARIATIONS", 3)
    assert played.record.variations == tuple(played.variations[-3:])


def test_a_watched_match_is_shown_from_the_first_seat():
    played = match()
    played.levels[:] = ["greedy", "greedy", "person"]
    assert (played.person, played.bottom_seat) == (2, 2)
    played.levels[2] = "greedy"
    assert (played.person, played.bottom_seat) == (None, 0)


@pytest.mark.parametrize(("seed", "chosen"), [(7, [True, True]), (None, [True, False])])
def test_where_the_deal_was_chosen_so_were_those_of_the_numbers_after_it(seed, chosen):
    played = match(7)
    played.deal_first()
    finish(played)
    played.deal_next()
    assert [played.was_chosen(number) for number in range(2)] == [False, False]
    played.chosen_deal = True
    played.seeds[0] = seed
    assert [played.was_chosen(number) for number in range(2)] == chosen
    assert [played.was_entered(number) for number in range(2)] == [seed is None, False]


@pytest.mark.parametrize(
    ("game", "person", "over", "helped"),
    [
        ("thothit", True, True, 1),
        ("thothit", True, False, 0),
        ("thothit", False, True, 0),
        ("kings", True, True, 0),
    ],
)
def test_only_whoever_deals_an_ended_round_again_is_helped_by_its_cards(game, person, over, helped):
    played = match(game=game)
    if not person:
        played.levels[0] = "greedy"
    played.deal_first()
    if over:
        finish(played)
    played.restart()
    assert played.help == helped
    assert not played.given_up
    played.restart()
    assert played.help == helped


def test_help_is_counted_on():
    played = match()
    played.deal_first()
    for _ in range(2):
        finish(played)
        played.restart()
    assert played.help == 2


def test_a_match_given_up_stays_so_when_it_is_dealt_again():
    played = match()
    played.deal_first()
    played.given_up = True
    played.restart()
    assert played.given_up
