# SPDX-License-Identifier: MIT
"""Texts of a review, for sentences and table cells."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.coach import advice_texts
from thothit_desktop.app.families import family_of
from thothit_desktop.app.family.coach_texts import CoachTexts
from thothit_desktop.app.history.replay import ReplayRound
from thothit_desktop.app.messages.numbers import signed, written
from thothit_desktop.app.review.course import LOSS, CourseStep
from thothit_desktop.games.contract import Game
from thothit_desktop.players.coach.review import DEAL, OTHERS, OWN, ReviewedDecision, RoundReview
from thothit_desktop.players.families import family_of as players_of

translate = QCoreApplication.translate


class ReviewedRound(NamedTuple):
    """A round and its review, with the names of players and the deck for card names."""

    shown: ReplayRound
    review: RoundReview
    names: Sequence[str]
    own: bool
    """True if the reviewed seat is the person's."""
    deck: str

    @property
    def game(self) -> Game:
        """The game of the round."""
        return self.shown.end.game

    @property
    def who(self) -> str:
        """The name of the reviewed player."""
        return self.names[self.review.seat]


def headline(told: ReviewedRound) -> str:
    """Return a sentence on the loss by decisions and the gain by everything else."""
    review, count = told.review, len(told.review.decisions)
    if not count:
        return translate("review", "There was nothing to decide in this round.")
    lost, luck = total(review.given_away, told.game), review.result + review.given_away
    if not counts(review.given_away, told.game):
        said = translate("review", "Nothing was given away in %n decision(s).", "", count)
    elif told.own:
        said = translate("review", "You gave away {0} in %n decision(s).", "", count).format(lost)
    else:
        said = translate("review", "{1} gave away {0} in %n decision(s).", "", count).format(lost, told.who)
    return translate("review", "{0} The cards and the other players brought {1}.").format(
        said, change(luck, told.game)
    )


def summary(told: ReviewedRound) -> str:
    """Return the result as a sum of luck and decisions, and the meaning of a result of 0."""
    review, game = told.review, told.game
    luck = (
        (DEAL, translate("review", "deal {0}")),
        (OWN, translate("review", "own cards {0}")),
        (OTHERS, translate("review", "others’ turns {0}")),
    )
    gained = _luck_shown(told)
    parts = [
        words.format(change(gained[source], game)) for source, words in luck if counts(gained[source], game)
    ]
    parts.append(translate("review", "own decisions {0}").format(change(-review.given_away, game)))
    sum_ = translate("review", "Result {0} = {1}. Everything except the decisions counts as luck.")
    result = translate("review", "{0} {1}").format(change(review.result, game), unit(game))
    said = sum_.format(result, ", ".join(parts))
    return f"{said} {_texts(game).zero(game)}"


def _luck_shown(told: ReviewedRound) -> dict[str, float]:
    """Return the luck by kind; the largest part absorbs rounding, so that the figures add up."""
    review, game = told.review, told.game
    gained = {kind: review.luck_of(kind) for kind in (DEAL, OWN, OTHERS)}
    most = max(gained, key=lambda kind: abs(gained[kind]))
    rest = [gained[kind] for kind in gained if kind != most]
    gained[most] = _rounded(review.result, game) + _rounded(review.given_away, game)
    gained[most] -= sum(_rounded(margin, game) for margin in rest)
    return gained


def move(told: ReviewedRound, decision: ReviewedDecision, best: bool = False) -> str:
    """Return the name of the move made, or with `best` of the best move."""
    chosen = decision.advice.options[0] if best else decision.made
    view = told.shown.view(decision.ply, told.review.seat)
    return _texts(told.game).move(chosen.move, view, told.deck)


def given_away(decision: ReviewedDecision, game: Game) -> str:
    """Return the loss of a decision with its uncertainty; empty for the best move."""
    made = decision.made
    if made.move == decision.advice.options[0].move:
        return ""
    lost = size(made.behind, game)
    if not made.within:
        return lost
    return translate("review", "{0} ± {1}").format(lost, size(made.within, game))


def uncertainty() -> str:
    """Return the explanation of the sign ±."""
    return translate(
        "review", "± is how far a figure may be off: the coach tries some of the possible deals, not all."
    )


def explained(told: ReviewedRound, decision: ReviewedDecision) -> str:
    """Return a text on a decision: the move, its loss, the better move, and reasons."""
    made, best = move(told, decision), move(told, decision, best=True)
    if decision.made.move == decision.advice.options[0].move:
        said = translate("review", "{0}: the best move.").format(made)
    elif not decision.is_telling:
        said = translate("review", "{0}: about as good as the best move. Best: {1}.").format(made, best)
    else:
        said = translate("review", "{0}: gave away {1} {2}. Best: {3}.").format(
            made, given_away(decision, told.game), unit(told.game), best
        )
    view = told.shown.view(decision.ply, told.review.seat)
    return " ".join([said, *advice_texts.reasons(decision.advice, view, told.names, told.deck)])


def hindsight(told: ReviewedRound) -> tuple[str, str]:
    """Return the better move with all cards open, and a sentence on what could be known then.

    Both are empty without hindsight.
    """
    found = told.review.hindsight
    if found is None:
        return "", ""
    now = told.shown.standing(found.ply).position.copy()
    made = _texts(told.game).move(found.made, now.view(now.to_move), told.deck)
    turns: list[tuple[int, list[str]]] = []
    for one in found.line:
        seat = now.to_move
        words = _texts(told.game).move(one, now.view(seat), told.deck)
        if not turns or turns[-1][0] != seat:
            turns.append((seat, []))
        turns[-1][1].append(words)
        now.play(one)
    line = [translate("review", "{0}: {1}").format(told.names[seat], ", ".join(said)) for seat, said in turns]
    said = translate(
        "review",
        "With all cards open and no further mistakes by anyone, {0} (move {1}) leads to {2}. "
        "This would have led to {3}: {4}.",
    ).format(
        made,
        found.ply + 1,
        change(found.with_made, told.game),
        change(found.margin, told.game),
        " · ".join(line),
    )
    if counts(max(0.0, told.review.result - found.with_made), told.game):
        spared = translate("review", "The result was better: the others did not play their best.")
        said = translate("review", "{0} {1}").format(said, spared)
    return said, _foresight(told)


def no_hindsight(told: ReviewedRound) -> str:
    """Return the sentence for a round in which hindsight finds no mistake; empty otherwise."""
    looked = players_of(told.game.spec).looks_back
    if not looked or told.review.hindsight is not None or not told.review.decisions:
        return ""
    return translate(
        "review",
        "In hindsight, even with all cards open, no move is known for sure to have made the result worse.",
    )


def _foresight(told: ReviewedRound) -> str:
    """Return a sentence on the quality of the move by the knowledge at that time; empty if unknown."""
    found = told.review.hindsight
    assert found is not None
    decided = [decision for decision in told.review.decisions if decision.ply == found.ply]
    if not decided:
        return ""
    decision = decided[0]
    if decision.is_telling:
        said = translate("review", "By what could be known then, it gave away {0} {1}.")
        return said.format(given_away(decision, told.game), unit(told.game))
    if decision.made.move == decision.advice.options[0].move:
        return translate("review", "By what could be known then, it was the best move: bad luck, no mistake.")
    return translate("review", "By what could be known then, it was about as good as the best.")


def step(told: ReviewedRound, one: CourseStep) -> str:
    """Return the text of a step of the course: a move, or a kind of luck."""
    if one.decision is not None:
        return move(told, one.decision)
    return kind(one.kind)


def kind(name: str) -> str:
    """Return the name of a kind of step."""
    return {
        DEAL: translate("review", "Deal"),
        OWN: translate("review", "Own cards"),
        OTHERS: translate("review", "Others’ turns"),
        LOSS: translate("review", "Own decisions"),
    }[name]


# Numbers


def figure(margin: float, game: Game) -> float:
    """Return a margin in the unit of the review."""
    return margin * _texts(game).factor(game)


def size(margin: float, game: Game) -> str:
    """Return a margin in the unit of the review, as text without a sign."""
    return written(abs(figure(margin, game)), _texts(game).decimals)


def change(margin: float, game: Game) -> str:
    """Return a margin in the unit of the review, as text with a sign."""
    return signed(size(margin, game), margin)


def _rounded(margin: float, game: Game) -> float:
    """Return a margin rounded to the decimals shown."""
    words = _texts(game)
    return round(figure(margin, game), words.decimals) / words.factor(game)


def counts(margin: float, game: Game) -> bool:
    """Return True if a margin is not rounded to 0."""
    return round(figure(margin, game), _texts(game).decimals) != 0


def total(margin: float, game: Game) -> str:
    """Return a loss with its unit."""
    return translate("review", "{0} {1}").format(size(margin, game), unit(game))


def unit(game: Game) -> str:
    """Return the unit of the review."""
    return _texts(game).unit()


def _texts(game: Game) -> CoachTexts:
    return family_of(game.spec).coach_texts()
