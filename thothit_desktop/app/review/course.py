# SPDX-License-Identifier: MIT
"""The course of a round: a seat's expected margin step by step, changed by luck and own losses."""

from typing import NamedTuple

from thothit_desktop.players.coach.review import ReviewedDecision, RoundReview

LOSS = "loss"
"""The kind of step for a loss by an own decision, besides the kinds of luck."""


class CourseStep(NamedTuple):
    """A change of the expected margin: its ply, kind and size, and the margin after it."""

    ply: int
    kind: str
    change: float
    after: float
    decision: ReviewedDecision | None = None
    """The decision, for a step of the kind LOSS."""


_RawStep = tuple[int, bool, str, float, ReviewedDecision | None]
"""The ply, True if the move after it decides, the kind, the change, and the decision."""


def course(review: RoundReview) -> list[CourseStep]:
    """Return the steps of a round, from the deal to the result."""
    found: list[_RawStep] = [(luck.ply, False, luck.kind, luck.gained, None) for luck in review.luck]
    found += [
        (decision.ply, True, LOSS, -decision.made.behind, decision)
        for decision in review.decisions
        if decision.made.behind
    ]
    found.sort(key=lambda step: step[:2])
    steps, value = [], 0.0
    for ply, decided, kind, change, decision in found:
        value += change
        steps.append(CourseStep(ply + decided, kind, change, value, decision))
    return steps
