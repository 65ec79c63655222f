# SPDX-License-Identifier: MIT
"""Kowah at the table: draw or take, discard, declare checki, claim out of turn."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QT_TRANSLATE_NOOP

from thothit_desktop.flow.calls import call, pass_call, translate
from thothit_desktop.flow.family import CardNaming, Family, Pile
from thothit_desktop.games.contract import Move, View
from thothit_desktop.table.selection.call_bar import Call
from thothit_desktop.table.selection.prompt import Choice

if TYPE_CHECKING:
    from thothit_desktop.games.rummy.view import KowahView

_NOT_CLAIMED = QT_TRANSLATE_NOOP("calls", "Let it go")
_NOT_DECLARED = QT_TRANSLATE_NOOP("calls", "Not now")


def _take_call(view: "KowahView", name: CardNaming) -> Call:
    """Return the call to take the top discard, disabled if that is not allowed."""
    move = Move("take")
    if not view.discards:
        about = translate("calls", "Nothing has been discarded yet.")
        return call(move, translate("calls", "Take"), take_key(), about, enabled=False)
    words = translate("calls", "Take {0} and win") if wins(view) else translate("calls", "Take {0}")
    about = translate("calls", "It wins the round.") if wins(view) else ""
    allowed = view.refusal(move) is None
    return call(move, words.format(name(view.discards[-1])), take_key(), about, enabled=allowed)


def _declare(view: "KowahView", move: Move, key: str, name: CardNaming) -> Call:
    """Return the call that declares a pair, with the cards the seat would wait for."""
    words = translate("calls", "Checki: {0}").format(name(move.card))
    waiting = waits_after(view, move.card)
    dead = [card for card in waiting if view.is_dead(card)]
    about = [translate("calls", "You lay the pair face up.")]
    about += [
        translate("calls", "You wait for {0}.").format(name(card)) for card in waiting if card not in dead
    ]
    about += [
        translate("calls", "You hold all four copies of {0}, so no card is left that could win.").format(
            name(card)
        )
        for card in dead
    ]
    return call(move, words, key, " ".join(about))


def draw_key() -> str:
    """Return the key for drawing from the stock."""
    return translate("KowahKeys", "W")


def take_key() -> str:
    """Return the key for taking the top discard."""
    return translate("KowahKeys", "K")


def claim_key() -> str:
    """Return the key for claiming a card out of turn."""
    return translate("KowahKeys", "M")


def checki_keys() -> tuple[str, str]:
    """Return the keys for declaring the first and the second pair; a rare third pair has none."""
    return translate("KowahKeys", "H"), translate("KowahKeys", "J")


def wins(view: "KowahView") -> bool:
    """Return True if the view's seat is to pick and the top discard would win its hand."""
    return view.phase == "pick" and bool(view.discards) and view.discards[-1] in view.waits


def waits_after(view: "KowahView", pair: int) -> Sequence[int]:
    """Return the cards the view's seat would wait for after declaring a pair (docs/rules/kowah.md W5)."""
    return view.ready_pairs if view.game.rules.both else (pair,)


class RummyFamily(Family):
    """Kowah: draw or take, discard, declare checki, claim out of turn."""

    id = "rummy"
    without_lead = frozenset({"discard"})

    def choices(self, view: View) -> Mapping[int, Choice]:
        """Return the cards that may be discarded."""
        return {move.card: Choice() for move in view.legal_moves() if move.kind == "discard"}

    def from_hand(self, view: View, card: int) -> Move:  # noqa: ARG002
        """Return the discard of a hand card."""
        return Move("discard", (card,))

    def piles(self, view: View) -> Mapping[Pile, Move]:
        """Return the stock and the discards with their moves, and the claimable card if there is one."""
        found = {Pile.STOCK: Move("draw"), Pile.DISCARDS: Move("take")}
        claim = next((move for move in view.legal_moves() if move.kind == "claim"), None)
        return found if claim is None else {**found, Pile.CLAIMED: claim}

    def calls(self, view: View, name: CardNaming) -> list[Call]:
        """Return the calls of the moment; `Take` and `Checki` also disabled, if they are not allowed."""
        seen = cast("KowahView", view)
        found: list[Call] = []
        keys = iter(checki_keys())
        for move in seen.legal_moves():
            if move.kind == "draw":
                about = translate("calls", "Draw the top card of the stock.")
                found.append(call(move, translate("calls", "Draw"), draw_key(), about))
            elif move.kind == "checki":
                found.append(_declare(seen, move, next(keys, ""), name))
            elif move.kind == "claim":
                words = translate("calls", "Claim {0}").format(name(seen.claimable))
                if seen.claimable in seen.waits:
                    about = translate("calls", "It wins the round.")
                else:
                    about = translate("calls", "Then you discard a card.")
                found.append(call(move, words, claim_key(), about))
            elif move.kind == "pass":
                found.append(pass_call(move, _NOT_CLAIMED if seen.phase == "claim" else _NOT_DECLARED))
        if seen.phase == "pick":
            found.insert(0 if wins(seen) else len(found), _take_call(seen, name))
        if seen.phase in ("pick", "discard"):
            found += self.standing_calls(seen)
        return found

    def standing_calls(self, view: View) -> list[Call]:
        """Return a disabled `Checki`, until the seat has declared or the round is over."""
        seen = cast("KowahView", view)
        if seen.phase == "over" or seen.declared[seen.seat]:
            return []
        move = Move("checki", seen.hand[:1])
        about = translate("calls", "Available when your hand is ready: an identical pair and two triplets.")
        return [call(move, translate("calls", "Checki"), checki_keys()[0], about, enabled=False)]
