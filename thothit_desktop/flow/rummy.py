# SPDX-License-Identifier: MIT
"""Rummy games at the table: draw or take, discard, call, claim out of turn."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QT_TRANSLATE_NOOP

from thothit_desktop.flow.calls import call, pass_call, translate
from thothit_desktop.flow.family import CardNaming, Family, Pile
from thothit_desktop.games.contract import Move, View
from thothit_desktop.games.rummy.mata.hand import call_of
from thothit_desktop.games.rummy.mata.spec import MataSpec
from thothit_desktop.table.rummy.calls import call_words, waiting
from thothit_desktop.table.selection.call_bar import Call
from thothit_desktop.table.selection.prompt import Choice

if TYPE_CHECKING:
    from thothit_desktop.games.rummy.mata.view import MataView
    from thothit_desktop.games.rummy.view import KowahView

_NOT_CLAIMED = QT_TRANSLATE_NOOP("calls", "Let it go")
_NOT_DECLARED = QT_TRANSLATE_NOOP("calls", "Not now")
_WINS = QT_TRANSLATE_NOOP("calls", "It wins the round.")
_THEN_DISCARD = QT_TRANSLATE_NOOP("calls", "Then you discard a card.")
_COINS = {
    1: QT_TRANSLATE_NOOP("calls", "You lay down one coin."),
    2: QT_TRANSLATE_NOOP("calls", "You lay down two coins."),
}
_LACKS = {
    3: QT_TRANSLATE_NOOP(
        "calls", "Available after your own discard, if your hand lacks one card of five triplets."
    ),
    2: QT_TRANSLATE_NOOP(
        "calls", "Available after your own discard, if your hand lacks one card of three pairs."
    ),
}
"""When a hand may be called, by the size of sets."""


def _draw_call(move: Move) -> Call:
    """Return the call to draw from the stock."""
    about = translate("calls", "Draw the top card of the stock.")
    return call(move, translate("calls", "Draw"), draw_key(), about)


def _claim_call(move: Move, card: str, wins: bool) -> Call:
    """Return the call to claim a card out of turn."""
    about = translate("calls", _WINS if wins else _THEN_DISCARD)
    return call(move, translate("calls", "Claim {0}").format(card), claim_key(), about)


def _take_call(view: "KowahView | MataView", name: CardNaming) -> Call:
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


def wins(view: "KowahView | MataView") -> bool:
    """Return True if the view's seat is to pick and the top discard would win its hand: in Kowah alone."""
    if isinstance(view.game.spec, MataSpec):
        return False
    return view.phase == "pick" and bool(view.discards) and view.discards[-1] in view.waits


def _mata_calls(view: "MataView", name: CardNaming) -> list[Call]:
    """Return the calls of the moment in a game with mata."""
    found: list[Call] = []
    for move in view.legal_moves():
        if move.kind == "draw":
            found.append(_draw_call(move))
        elif move.kind.startswith("call-"):
            found.append(_call_call(view, move, name))
        elif move.kind == "claim":
            found.append(_claim_call(move, name(cast("int", view.drawn)), wins=True))
        elif move.kind == "pass":
            found.append(pass_call(move, _NOT_CLAIMED if view.phase == "claim" else _NOT_DECLARED))
    if view.phase == "pick":
        found.append(_take_call(view, name))
    return found


def _call_call(view: "MataView", move: Move, name: CardNaming) -> Call:
    """Return the call of a hand that waits, with the cards it would wait for."""
    call_id = move.kind.removeprefix("call-")
    words = call_words(view.game.spec.id, call_id)
    said = translate("calls", "Change to {0}") if view.call else translate("calls", "Call {0}")
    waits = waiting(call_id, view.game.rules.waits(view.hand, call_id), name)
    about = [translate("calls", "You wait for {0}.").format(waits)]
    if words.coins:
        about.insert(0, translate("calls", _COINS[words.coins]))
    return call(move, said.format(words.name), checki_keys()[0], " ".join(about))


def _mata_standing(view: "MataView") -> list[Call]:
    """Return a disabled call until the seat has called; it shows the place of the real one."""
    if view.phase in ("balik", "over") or view.call:
        return []
    rules = view.game.rules
    about = translate("calls", _LACKS[rules.size])
    move = Move(f"call-{call_of(view.hand, rules.size) or 'any'}")
    return [call(move, translate("calls", "Call"), checki_keys()[0], about, enabled=False)]


def waits_after(view: "KowahView", pair: int) -> Sequence[int]:
    """Return the cards the view's seat would wait for after declaring a pair (docs/rules/kowah.md W5)."""
    return view.ready_pairs if view.game.rules.both else (pair,)


def _kowah_calls(seen: "KowahView", name: CardNaming) -> list[Call]:
    """Return the calls of the moment in Kowah."""
    found: list[Call] = []
    keys = iter(checki_keys())
    for move in seen.legal_moves():
        if move.kind == "draw":
            found.append(_draw_call(move))
        elif move.kind == "checki":
            found.append(_declare(seen, move, next(keys, ""), name))
        elif move.kind == "claim":
            found.append(_claim_call(move, name(seen.claimable), seen.claimable in seen.waits))
        elif move.kind == "pass":
            found.append(pass_call(move, _NOT_CLAIMED if seen.phase == "claim" else _NOT_DECLARED))
    if seen.phase == "pick":
        found.insert(0 if wins(seen) else len(found), _take_call(seen, name))
    return found


class RummyFamily(Family):
    """Rummy games: draw or take, discard, call, claim out of turn."""

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
        """Return the calls of the moment; `Take` and that of a ready hand also disabled, if not allowed."""
        if isinstance(view.game.spec, MataSpec):
            found = _mata_calls(cast("MataView", view), name)
        else:
            found = _kowah_calls(cast("KowahView", view), name)
        if view.phase in ("pick", "discard"):
            found += self.standing_calls(view)
        return found

    def standing_calls(self, view: View) -> list[Call]:
        """Return a disabled call, until the seat has made it or the round is over."""
        if isinstance(view.game.spec, MataSpec):
            return _mata_standing(cast("MataView", view))
        seen = cast("KowahView", view)
        if seen.phase == "over" or seen.declared[seen.seat]:
            return []
        move = Move("checki", seen.hand[:1])
        about = translate("calls", "Available when your hand is ready: an identical pair and two triplets.")
        return [call(move, translate("calls", "Checki"), checki_keys()[0], about, enabled=False)]
