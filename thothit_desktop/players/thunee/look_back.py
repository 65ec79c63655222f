# SPDX-License-Identifier: MIT
"""The card that lost a hand of Thunee, with all cards open."""

from collections.abc import Callable, Iterator, Sequence

from thothit_desktop.games.contract import Move, Position
from thothit_desktop.games.thunee.position import ThuneePosition
from thothit_desktop.players.budget import Budget, EndedError
from thothit_desktop.players.coach.hindsight import Hindsight
from thothit_desktop.players.contract import Limit
from thothit_desktop.players.thunee import duel_questions
from thothit_desktop.players.thunee.bitboard import NO_TRUMP
from thothit_desktop.players.thunee.determinization import World
from thothit_desktop.players.thunee.duel_questions import solves_in, start_of
from thothit_desktop.players.thunee.duel_solver import DuelSolver
from thothit_desktop.players.thunee.duel_worlds import world_of
from thothit_desktop.players.thunee.inference import Seen, seen_of
from thothit_desktop.players.thunee.tricks import needed, solver_of

_MS = 8000
"""The time of the solver in all, in milliseconds; later decisions are not examined."""


def look_back(
    dealt: Position, moves: Sequence[Move], seat: int, cancelled: Callable[[], bool]
) -> Hindsight | None:
    """Return the seat's first card that lost a hand its side could still win; None if there is none."""
    budget = Budget(Limit(ms=_MS), cancelled)
    try:
        for place, position in _plays(dealt, moves, seat):
            made = moves[place]
            winning = _winning(position, seat, budget)
            if winning and made not in winning:
                view = position.view(seat)
                kept = view.game.rules.lost_call if view.call else 1
                won, lost = (kept, -1) if seat % 2 != view.setter % 2 else (1, -kept)
                return Hindsight(place, made, (winning[0],), float(won), float(lost))
    except EndedError:
        pass
    return None


def _plays(dealt: Position, moves: Sequence[Move], seat: int) -> Iterator[tuple[int, ThuneePosition]]:
    """Yield the positions in which a seat chose a card in an ordinary hand, with the moves before."""
    now = dealt.copy()
    assert isinstance(now, ThuneePosition)
    for place, move in enumerate(moves):
        chooses = now.to_move == seat and now.phase == "play" and len(now.legal_moves()) > 1
        if chooses and not now.solo and move.kind == "play":
            yield place, now.copy()
        now.play(move)


def _winning(position: ThuneePosition, seat: int, budget: Budget) -> list[Move]:
    """Return the cards with which the seat's side wins the hand if all see all cards."""
    seen = seen_of(position.view(seat))
    if len(seen.known) == 2:
        return _winning_duel(position, seen, budget)
    hands = tuple(seen.pack.mask(position.held(other)) for other in range(position.game.players))
    trump = NO_TRUMP if position.trump < 0 else position.trump
    solver, need = solver_of(seen, World(hands, hands, trump), budget), needed(seen)
    counting = seat % 2 != position.setter % 2
    return [
        move
        for move in position.legal_moves()
        if move.kind == "play" and solver.reaches(seen.spot, seen.pack.bit(move.card), need) == counting
    ]


def _winning_duel(position: ThuneePosition, seen: Seen, budget: Budget) -> list[Move]:
    """Return the cards with which one of two players wins the hand; none as long as it is not solved."""
    if not solves_in(seen) or (position.stock and not seen.view.rows):
        return []
    solver = DuelSolver(world_of(position, seen), start_of(seen), budget.go_on)
    need, counting = duel_questions.needed(seen), seen.view.seat != position.setter
    return [
        move
        for move in position.legal_moves()
        if move.kind == "play" and solver.reaches(seen.pack.bit(move.card), need) == counting
    ]
