# SPDX-License-Identifier: MIT
"""A review as lines of plain text, for reading by eye."""

from collections.abc import Iterator, Mapping

from thothit_desktop.games.cards import CODES
from thothit_desktop.games.contract import Move
from thothit_desktop.games.notation import write_move
from thothit_desktop.players.coach.contract import Reason
from thothit_desktop.players.coach.review import DEAL, OTHERS, OWN, ReviewedDecision, RoundReview


def lines(review: RoundReview) -> Iterator[str]:
    """Yield the result and its parts, each decision with its reasons, and the hindsight."""
    deal, own, others = (review.luck_of(kind) for kind in (DEAL, OWN, OTHERS))
    yield f"  result {review.result:+.2f} = deal {deal:+.2f}, own cards {own:+.2f}, others {others:+.2f},"
    yield f"    given away {-review.given_away:+.2f}"
    yield f"  without luck {review.without_luck:+.2f}"
    for decision in review.decisions:
        yield from _decision(decision, decision in review.telling)
    look_back = review.hindsight
    if look_back:
        yield f"  with all cards open, move {look_back.ply + 1}: {write_move(look_back.made)} was worth "
        yield f"    {look_back.with_made:+.2f}; {look_back.margin:+.2f} by {_line(look_back.line)}"


def _decision(decision: ReviewedDecision, telling: bool) -> Iterator[str]:
    made, best = decision.made, decision.advice.options[0]
    sign = "!" if telling else " "
    place = f"  {sign} move {decision.ply + 1:3} {decision.value:+7.2f}  {write_move(made.move)}"
    if made.move == best.move:
        yield place
    else:
        yield f"{place}: {made.behind:.2f} ± {made.within:.2f} behind {write_move(best.move)}"
        yield from (f"        {_reason(reason)}" for reason in decision.advice.facts)


def _reason(reason: Reason) -> str:
    return f"{reason.kind}: {', '.join(_values(reason.values))}"


def _values(values: Mapping[str, object]) -> Iterator[str]:
    for name, value in values.items():
        if name == "card" and isinstance(value, int):
            yield f"{name} {CODES[value]}"
        elif name == "cards" and isinstance(value, tuple):
            yield f"{name} {' '.join(CODES[card] for card in value)}"
        elif isinstance(value, Move):
            yield f"{name} {write_move(value)}"
        else:
            yield f"{name} {value:.2f}" if isinstance(value, float) else f"{name} {value}"


def _line(moves: tuple[Move, ...]) -> str:
    return " ".join(map(write_move, moves))
