# SPDX-License-Identifier: MIT
"""Why a move of Kowah cannot be made (docs/rules/kowah.md)."""

from typing import TYPE_CHECKING

from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.contract import Move, Refusal
from thothit_desktop.games.kowah.hand import ready_pairs

if TYPE_CHECKING:
    from thothit_desktop.games.kowah.position import KowahPosition

_TURN = ("draw", "take", "discard")
_OUT_OF_TURN = ("checki", "claim")


def refusal(position: "KowahPosition", move: Move) -> Refusal | None:
    """Why the seat to act cannot make a move; None for a legal one."""
    seat, phase = position.asked[0]
    if phase == "over":
        return Refusal("game-over")
    if move.kind not in (*_TURN, *_OUT_OF_TURN, "pass"):
        return Refusal("other-game")
    mover = move.seats[0] if move.seats else seat
    if mover not in position.game.playing:
        return Refusal("no-seat")
    if move.kind in _OUT_OF_TURN and (mover, move.kind) not in position.asked:
        return late(position, mover, move.kind)
    if mover != seat:
        return Refusal("not-your-turn")
    if move.kind in _TURN and position.is_secret(phase):
        return Refusal("answer-first" if seat == position.asked[-1][0] else "not-your-turn")
    if move.seats != position.prefix():
        return Refusal("seat-named")
    return _unfit(position, phase, move.kind) or _wrong(position, seat, move)


def late(position: "KowahPosition", seat: int, kind: str) -> Refusal:
    """Why a seat's claim or checki is refused that nobody asks it for: it was asked, or it never will be."""
    if kind == "checki":
        if position.pairs[seat] != HIDDEN:
            return Refusal("declared-already", (position.pairs[seat],))
        return Refusal("too-late" if ready_pairs(position.hands[seat]) else "no-checki")
    # While one seat picks or discards, the top of the pile is of the one before it.
    turn, phase = position.asked[-1]
    lying = position.discards[-1:] if (turn - 1) % position.game.players != seat else []
    if phase == "discard" and turn != seat and (position.shown or position.taken != HIDDEN):
        lying = [*lying, position.drawn]
    return Refusal("too-late" if set(lying) & set(position.waits(seat)) else "no-claim")


def _unfit(position: "KowahPosition", phase: str, kind: str) -> Refusal | None:
    """Why a move of the seat in turn does not answer what is asked."""
    if position.forced and kind != "checki":
        return Refusal("checki-first")
    if phase in ("pick", "discard") and kind == "pass":
        return Refusal("nothing-asked")
    if phase == "pick" and kind == "discard":
        return Refusal("draw-first")
    if phase == "discard" and kind != "discard":
        return Refusal("discard-first")
    return None


def _wrong(position: "KowahPosition", seat: int, move: Move) -> Refusal | None:
    """Why a move that answers what is asked is against the rules."""
    game, hand = position.game, position.hands[seat]
    if move.kind == "take":
        if not position.discards:
            return Refusal("nothing-discarded")
        if not position.may_take(seat):
            code = "take-to-win" if game.frozen else "nothing-to-discard"
            return Refusal(code, (position.discards[-1],))
    elif move.kind == "discard":
        if move.card not in hand:
            return Refusal("not-in-hand", move.cards)
        if move.card == position.taken:
            return Refusal("just-taken", move.cards)
        if position.pairs[seat] != HIDDEN and move.card not in position.discardable(seat):
            if game.frozen:
                return Refusal("frozen", (move.card, position.drawn))
            return Refusal("declared-must-stay-ready", move.cards)
    elif move.kind == "checki" and move.card not in ready_pairs(hand):
        return Refusal("not-a-pair" if hand.count(move.card) < 2 else "not-ready", move.cards)
    return None
