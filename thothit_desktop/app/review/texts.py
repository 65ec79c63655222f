# SPDX-License-Identifier: MIT
"""The texts of a review: its sentences and the cells of its tables."""

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
    """A round and its review, as they are told: who is who, and how cards are called."""

    shown: ReplayRound
    review: RoundReview
    names: Sequence[str]
    own: bool
    """True if the review is that of the person."""
    deck: str

    @property
    def game(self) -> Game:
        """The game of the round."""
        return self.shown.end.game

    @property
    def who(self) -> str:
        """Return whose decisions were reviewed."""
        return self.names[self.review.seat]


def headline(told: ReviewedRound) -> str:
    """Return what the decisions cost, and what the rest brought."""
    review, count = told.review, len(told.review.decisions)
    if not count:
        return translate("review", "There was nothing to decide in this round.")
    lost, luck = total(review.given_away, told.game), review.result + review.given_away
    if not counts(review.given_away, told.game):
        own = translate("review", "Your %n decision(s) cost nothing.", "", count)
        said = own if told.own else translate("review", "{0}'s %n decision(s) cost nothing.", "", count)
        said = said.format(told.who)
    elif told.own:
        said = translate("review", "Compared with the best moves, your %n decision(s) cost {0}.", "", count)
        said = said.format(lost)
    else:
        said = translate("review", "Compared with the best moves, {1}'s %n decision(s) cost {0}.", "", count)
        said = said.format(lost, told.who)
    return translate("review", "{0} Luck and the other players' moves: {1}.").format(
        said, change(luck, told.game)
    )


def summary(told: ReviewedRound) -> str:
    """The result as a sum, luck apart from decisions, and what a result of 0 stands for."""
    review, game = told.review, told.game
    luck = (
        (DEAL, translate("review", "deal {0}")),
        (OWN, translate("review", "stock cards {0}")),
        (OTHERS, translate("review", "others' turns {0}")),
    )
    gained = _luck_shown(told)
    parts = [
        words.format(change(gained[source], game)) for source, words in luck if counts(gained[source], game)
    ]
    parts.append(translate("review", "decisions {0}").format(change(-review.given_away, game)))
    sum_ = translate("review", "Result: {0} = {1}. Everything except the decisions is luck.")
    result = translate("review", "{0} {1}").format(change(review.result, game), unit(game))
    said = sum_.format(result, ", ".join(parts))
    return f"{said} {_texts(game).zero(game)}"


def _luck_shown(told: ReviewedRound) -> dict[str, float]:
    """The luck by kind; the most of it takes what rounding leaves, so that the figures add up."""
    review, game = told.review, told.game
    gained = {kind: review.luck_of(kind) for kind in (DEAL, OWN, OTHERS)}
    most = max(gained, key=lambda kind: abs(gained[kind]))
    rest = [gained[kind] for kind in gained if kind != most]
    gained[most] = _rounded(review.result, game) + _rounded(review.given_away, game)
    gained[most] -= sum(_rounded(margin, game) for margin in rest)
    return gained


def move(told: ReviewedRound, decision: ReviewedDecision, best: bool = False) -> str:
    """Return what was decided, or with `best` what would have been best."""
    chosen = decision.advice.options[0] if best else decision.made
    view = told.shown.view(decision.ply, told.review.seat)
    return _texts(told.game).move(chosen.move, view, told.deck)


def given_away(decision: ReviewedDecision, game: Game) -> str:
    """Return what a decision gave away, with its uncertainty; empty for the best move."""
    made = decision.made
    if made.move == decision.advice.options[0].move:
        return ""
    lost = size(made.behind, game)
    if not made.within:
        return lost
    return translate("review", "{0} ± {1}").format(lost, size(made.within, game))


def uncertainty() -> str:
    """Return what the sign before an uncertainty means."""
    return translate(
        "review", "± shows how far off a number may be: the coach tries only some of the possible deals."
    )


def explained(told: ReviewedRound, decision: ReviewedDecision) -> str:
    """Return what was decided and what would have been better, by how much and why."""
    made, best = move(told, decision), move(told, decision, best=True)
    if decision.made.move == decision.advice.options[0].move:
        said = translate("review", "{0}: the best move.").format(made)
    elif not decision.is_telling:
        said = translate("review", "{0}: about as good as the best move, {1}.").format(made, best)
    else:
        said = translate("review", "{0}: cost {1} {2}. Better: {3}.").format(
            made, given_away(decision, told.game), unit(told.game), best
        )
    view = told.shown.view(decision.ply, told.review.seat)
    return " ".join([said, *advice_texts.reasons(decision.advice, view, told.names, told.deck)])


def played(told: ReviewedRound, decision: ReviewedDecision) -> str:
    """Return what was decided and what it cost, in a plain sentence."""
    texts = _texts(told.game)
    if told.own:
        view = told.shown.view(decision.ply, told.review.seat)
        did = texts.did(decision.made.move, view, told.deck)
    else:
        did = translate("review", "{0}: {1}").format(told.who, move(told, decision))
    if decision.made.move == decision.advice.options[0].move:
        return translate("review", "{0}. That was the best move.").format(did)
    if not decision.is_telling or not counts(decision.made.behind, told.game):
        return translate("review", "{0}. That was about as good as the best move.").format(did)
    return translate("review", "{0}; {1}.").format(did, texts.cost(decision.made.behind, told.game))


def better(told: ReviewedRound, decision: ReviewedDecision) -> str:
    """Return what would have been better and why; of the best move, why it was."""
    view = told.shown.view(decision.ply, told.review.seat)
    why = advice_texts.reasons(decision.advice, view, told.names, told.deck)
    if decision.made.move != decision.advice.options[0].move:
        best = move(told, decision, best=True)
        lead = (
            translate("review", "Better next time: {0}.") if told.own else translate("review", "Better: {0}.")
        )
        if not decision.is_telling:
            lead = translate("review", "Best: {0}.")
        why.insert(0, lead.format(best))
    return " ".join(why)


def hindsight(told: ReviewedRound) -> tuple[str, str]:
    """Return what would have been better with all cards open, and whether that could be known.

    Empty for nothing.
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
        "With all cards face up and no further mistakes by anyone, {0} (move {1}) leads to {2}. These "
        "moves would have led to {3}: {4}.",
    ).format(
        made,
        found.ply + 1,
        change(found.with_made, told.game),
        change(found.margin, told.game),
        " · ".join(line),
    )
    if counts(max(0.0, told.review.result - found.with_made), told.game):
        spared = translate(
            "review", "The actual result was better, because the other players didn't play their best."
        )
        said = translate("review", "{0} {1}").format(said, spared)
    return said, _foresight(told)


def no_hindsight(told: ReviewedRound) -> str:
    """Return that nothing is to be blamed with all cards open; empty where something is, or nobody looked."""
    looked = players_of(told.game.spec).looks_back
    if not looked or told.review.hindsight is not None or not told.review.decisions:
        return ""
    return translate(
        "review",
        "Even in hindsight, with all cards face up, no move is certain to have made the result worse.",
    )


def _foresight(told: ReviewedRound) -> str:
    """Return how good the move that hindsight blames was by what was known then."""
    found = told.review.hindsight
    assert found is not None
    decided = [decision for decision in told.review.decisions if decision.ply == found.ply]
    if not decided:
        return ""
    decision = decided[0]
    who = translate("messages", "you") if told.own else told.who
    if decision.is_telling:
        said = translate("review", "Given what {2} could know at the time, the move cost {0} {1}.")
        return said.format(given_away(decision, told.game), unit(told.game), who)
    said = translate(
        "review", "Given what {0} could know at the time, it was about as good as the best move."
    )
    if decision.made.move == decision.advice.options[0].move:
        said = translate(
            "review", "Given what {0} could know at the time, it was the best move: bad luck, not a mistake."
        )
    return said.format(who)


def step(told: ReviewedRound, one: CourseStep) -> str:
    """Return what a step of the course was."""
    if one.decision is not None:
        return move(told, one.decision)
    return kind(one.kind)


def kind(name: str) -> str:
    """Return what a kind of step is called."""
    return {
        DEAL: translate("review", "Deal"),
        OWN: translate("review", "Stock cards"),
        OTHERS: translate("review", "Others' turns"),
        LOSS: translate("review", "Decisions"),
    }[name]


# Numbers


def figure(margin: float, game: Game) -> float:
    """A margin as the number that is shown."""
    return margin * _texts(game).factor(game)


def size(margin: float, game: Game) -> str:
    """Return how large a margin is, without its sign."""
    return written(abs(figure(margin, game)), _texts(game).decimals)


def change(margin: float, game: Game) -> str:
    """A margin with its sign."""
    return signed(size(margin, game), margin)


def _rounded(margin: float, game: Game) -> float:
    """A margin as it is once its number has been rounded."""
    words = _texts(game)
    return round(figure(margin, game), words.decimals) / words.factor(game)


def counts(margin: float, game: Game) -> bool:
    """Return True if anything of a margin is left once it is rounded."""
    return round(figure(margin, game), _texts(game).decimals) != 0


def total(margin: float, game: Game) -> str:
    """Return what was given away in all, with what is counted."""
    return translate("review", "{0} {1}").format(size(margin, game), unit(game))


def unit(game: Game) -> str:
    """Return what is counted."""
    return _texts(game).unit()


def _texts(game: Game) -> CoachTexts:
    return family_of(game.spec).coach_texts()
