# SPDX-License-Identifier: MIT
"""A reviewed decision as arrows on the table: the move made, and the best one."""

from thothit_desktop.app.families import family_of as app_family_of
from thothit_desktop.app.review.grades import MISTAKES, grade_of
from thothit_desktop.flow.families import family_of
from thothit_desktop.flow.family import Pile
from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.contract import Move, View
from thothit_desktop.games.notation import write_move
from thothit_desktop.players.coach.review import ReviewedDecision
from thothit_desktop.table.drawing.move_arrows import ArrowKind, MarkedMove, MoveSource
from thothit_desktop.table.drawing.names import name
from thothit_desktop.table.families import read

_PILES = {Pile.STOCK: MoveSource.STOCK, Pile.DISCARDS: MoveSource.DISCARDS}


def marked_moves(decision: ReviewedDecision, view: View, deck: str) -> list[MarkedMove]:
    """Return the marks of a decision: one where the best move was made, else two."""
    made, best = decision.made.move, decision.advice.options[0].move
    if made == best:
        return [_marked(ArrowKind.BEST, best, view, deck)]
    wrong = grade_of(decision, view.game.spec) in MISTAKES
    kind = ArrowKind.MISTAKE if wrong else ArrowKind.MADE
    return [_marked(kind, made, view, deck), _marked(ArrowKind.BEST, best, view, deck)]


def _marked(kind: ArrowKind, move: Move, view: View, deck: str) -> MarkedMove:
    family = family_of(view.game.spec)
    for pile, source in _PILES.items():
        if family.piles(view).get(pile) == move:
            return MarkedMove(kind, source)
    calls = family.calls(view, lambda card: name(card, deck))
    if not move.cards or any(call.move == write_move(move) for call in calls):
        texts = app_family_of(view.game.spec).coach_texts()
        return MarkedMove(kind, words=texts.move(move, view, deck))
    turned = read(view).turned != HIDDEN
    return MarkedMove(kind, MoveSource.TURNED if turned else MoveSource.HAND, move.card, move.takes)
