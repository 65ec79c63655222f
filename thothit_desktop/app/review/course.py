# SPDX-License-Identifier: MIT
"""What a round promised a seat from step to step: luck, and what its decisions gave away."""

from typing import NamedTuple

from thothit_desktop.players.coach.review import ReviewedDecision, RoundReview

LOSS = "loss"
"""The kind of a step down by an own decision, beside the kinds of luck."""


class CourseStep(NamedTuple):
    """A change of the margin expected: after how many moves, of which kind, by how much, and to what."""

    ply: int
    kind: str
    change: float
    after: float
    decision: ReviewedDecision | None = None
    """The decision that gave it away, of a step of that kind."""


_RawStep = tuple[int, bool, str, float, ReviewedDecision | None]
"""After how many moves, whether by the next one, the kind, the change, and the decision."""


def course(review: RoundReview) -> list[CourseStep]:
    """The steps of a round, from the deal to the result."""
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
