# SPDX-License-Identifier: MIT
"""Every ply of a record with its own text: in replays, from reviews, and in lists of moves."""

import random
from collections.abc import Callable, Iterator, Sequence
from itertools import count, islice

import pytest
from pytestqt.qtbot import QtBot

from tests.app.coach.conftest import ScriptedCoach, coach
from tests.app.rounds import match, sit, wish
from tests.games.test_golden import GOLDEN, TRANSCRIPTS, name_of
from tests.probe import probe
from thothit_desktop.app.history.move_story import story
from thothit_desktop.app.history.replay import MatchReplay
from thothit_desktop.app.history.replay_window import ReplayWindow
from thothit_desktop.app.review.opening import has_reviews
from thothit_desktop.app.review.window import ReviewWindow
from thothit_desktop.app.widgets.card_pictures import CardPictures
from thothit_desktop.flow.match import Match
from thothit_desktop.games import games, new_game
from thothit_desktop.games.notation import read_move
from thothit_desktop.games.record import deal_number
from thothit_desktop.players import families

__all__ = ["coach"]

GOLDEN_ROUNDS = [name_of(*row) for row in TRANSCRIPTS]
PASSES = {
    "redeal": "Play on",
    "trips": "No call",
    "blind": "No call",
    "jodhi": "Hold back",
    "claim": "Let it go",
    "checki": "Not now",
}
"""By phase what a secret pass is called."""


def golden(name: str) -> Match:
    """The round of a golden transcript."""
    game_id, preset = next(row for row in TRANSCRIPTS if name_of(*row) == name)
    game = new_game(game_id, preset.players, preset.options) if preset else new_game(game_id)
    head, *lines = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    number = int(head.split(", ")[1].removeprefix("deal "))
    played = sit(game_id, game.players, number, **game.options)
    played.positions, played.seeds, played.commitments = [deal_number(game, number)], [None], [None]
    for line in lines:
        if line.startswith("move: "):
            played.play(read_move(line.removeprefix("move: ")))
    return played


def drawn(game: str, number: int) -> Match:
    """A round with drawn house rules, in which every second question is answered with a pass."""
    spec, rng = games()[game], random.Random(number)
    rules = {option.name: rng.choice(list(option.values)) for option in spec.options}
    played = match(game, rng.choice(spec.players), number, **rules)
    while not played.position.is_over:
        position = played.position
        passes = [move for move in position.legal_moves() if move.kind == "pass"]
        declined = passes[0] if passes and rng.random() < 0.5 else None
        played.play(declined or position.chance(rng) or wish(position, rng))
    return played


def secret_passes(played: Match) -> dict[int, str]:
    """By ply the words for each pass that made no event."""
    last = played.position
    found: dict[int, str] = {}
    again = last.game.from_layout(last.layout, last.dealer)
    for ply, move in enumerate(last.moves, 1):
        seat, phase = again.to_move, again.phase
        if all(event.kind == "scored" for event in again.play(move)):
            found[ply] = f"{played.names[seat]}: “{PASSES[phase]}”"
    return found


def with_passes(first: int) -> Iterator[Match]:
    """Rounds drawn from a number on with secret passes; those of Kowah are long, so a tenth of all."""
    for number in count(first):
        played = drawn("thunee" if number % 10 else "kowah", number)
        if secret_passes(played):
            yield played


def check_words(played: Match, told: Sequence[str]) -> None:
    """Check that the words of each ply name the seat that acted, and secret passes as such."""
    last, passes = played.position, secret_passes(played)
    again = last.game.from_layout(last.layout, last.dealer)
    assert len(told) == len(last.moves) + 1
    assert told[0].endswith("The cards are dealt.")
    for ply, (move, words) in enumerate(zip(last.moves, told[1:], strict=True), 1):
        acting = {again.to_move, *move.seats}
        acting |= {event.seat for event in again.play(move)}
        assert any(played.names[seat] in words for seat in acting), (ply, words)
        assert "{" not in words
        assert "your last decision" not in words
        answers = [part for part in words.split(" · ") if "“" in part]
        assert answers == ([passes[ply]] if ply in passes else []), (ply, words)


def walk(shown: ReplayWindow) -> list[str]:
    """The words of every ply, to each of which its own line in the list of moves leads."""
    told = []
    shown.course.stand(shown.course.last)
    for ply in shown.round.stops:
        line = shown.moves.model.line(shown.moves.model.index(shown.moves.model.row_at(ply)))
        assert line is not None
        assert line.ply == ply
        assert line.words
        shown.ui.story.setText("stale")
        shown.moves.ply_chosen.emit(0, ply)
        assert shown.course.ply == ply
        told.append(shown.ui.story.text())
        assert shown.ui.slider.accessibleDescription() == told[-1]
    return told


def walk_back(shown: ReplayWindow) -> list[str]:
    """The words of every ply, step by step from the last one."""
    shown.course.stand(shown.course.last)
    told = [shown.ui.story.text()]
    while shown.course.at:
        shown.ui.story.setText("stale")
        shown.course.step(-1)
        told.append(shown.ui.story.text())
    return told[::-1]


@pytest.fixture
def check(qtbot: QtBot, coach: ScriptedCoach, monkeypatch: pytest.MonkeyPatch) -> Callable[[Match], None]:
    """A function that looks at a finished round in the replay's window, and from its review."""
    for family in families.FAMILIES.values():
        monkeypatch.setattr(family, "looks_back", False)
    cards = CardPictures("ceki")

    def checking(played: Match) -> None:
        shown = ReplayWindow(played, cards, "off")
        told = walk(shown)
        shown.close()
        check_words(played, told)
        if not has_reviews(played.game.spec):
            return
        again = ReplayWindow(played, cards, "off")
        assert walk_back(again) == told
        again.close()
        review = ReviewWindow(played, 0, cards)
        qtbot.waitUntil(lambda: not review.reviewing.running, timeout=20000)
        for at in range(len(review.ui.marks.marks)):
            review.decisions.look.emit(at)
            assert review.decision is not None
            assert review.ui.table.check(review.round.view(review.decision.ply, 0)) == []
            assert probe(review.ui.table).arrows or probe(review.ui.table).marked_words
            assert "{" not in review.ui.played.text() + review.ui.better.text()
        review.close()

    return checking


def stories(played: Match) -> list[str]:
    """Return the words of every ply of a round, without a window."""
    (shown,) = MatchReplay(played).rounds
    return [story(shown, max(0, ply - 1), ply, None, shown.standing(ply), "ceki") for ply in shown.stops]


@pytest.mark.parametrize("name", GOLDEN_ROUNDS)
def test_golden_rounds_have_words_at_every_ply(name: str) -> None:
    played = golden(name)
    check_words(played, stories(played))


@pytest.mark.whole
def test_a_secret_pass_is_shown_in_every_window(check: Callable[[Match], None]) -> None:
    check(golden("thunee--traditional"))


@pytest.mark.long
@pytest.mark.parametrize("name", GOLDEN_ROUNDS)
def test_golden_rounds_are_shown_in_every_window(check: Callable[[Match], None], name: str) -> None:
    check(golden(name))


@pytest.mark.long
@pytest.mark.parametrize("block", range(5))
def test_rounds_with_secret_passes_have_words_at_every_ply(
    check: Callable[[Match], None], block: int
) -> None:
    """The windows show the same words; a tenth of the rounds goes through them, too."""
    for at, played in enumerate(islice(with_passes(1000 * block), 30)):
        check_words(played, stories(played))
        if at % 10 == 0:
            check(played)


def test_a_hidden_trump_and_the_deal_after_it_are_told_once() -> None:
    """Cards that nobody at the table sees are not the same card."""
    played = match("thunee", number=2)
    for text in ("pass", "pass"):
        played.play(read_move(text))
    trumpman = played.position.to_move
    assert trumpman != played.bottom_seat
    played.play(played.position.legal_moves()[0])
    (shown,) = MatchReplay(played).rounds
    words = story(shown, 2, 3, None, shown.standing(3), "ceki")
    assert words == f"{played.names[trumpman]} lays the trump card face down · The remaining cards are dealt"


def test_a_claimed_card_that_is_kept_is_told_once() -> None:
    """Not every event has words: that a claimed card stays in the hand goes without saying."""
    kept = next(
        played
        for played in (drawn("kowah", number) for number in count())
        if any(event.kind == "kept" for event in played.position.history)
    )
    (shown,) = MatchReplay(kept).rounds
    ply = next(ply for ply in shown.stops if "kept" in {e.kind for e in shown.events(ply - 1, ply, None)})
    words = story(shown, ply - 1, ply, None, shown.standing(ply), "ceki")
    assert "claim" in words
    assert "“" not in words
