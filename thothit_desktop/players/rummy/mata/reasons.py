# SPDX-License-Identifier: MIT
"""The reasons for a move of a game with mata, in cards that can be counted from the view.

| kind | values |
|---|---|
| `wins` | `card` that wins the hand |
| `call` | `call` of the hand, the `cards` that win it, `live` copies of them among `unseen` cards |
| `needs` | cards `missing` to a call, `better`: `unseen` cards that help, `mata`: True if the hand has one |
| `fits` | `card` taken; how many cards fit into sets `before` and `after` it |
"""

from collections.abc import Sequence

from thothit_desktop.games.contract import Move
from thothit_desktop.games.rummy.mata.hand import ANY, ONE, matas
from thothit_desktop.games.rummy.mata.view import MataView
from thothit_desktop.players.coach.contract import Reason
from thothit_desktop.players.rummy.mata.hands import fits, fits_with_mata, without


def reasons(view: MataView, move: Move) -> tuple[Reason, ...]:
    """Return the reasons for a move, the most telling first."""
    if move.kind == "claim":
        return (Reason("wins", {"card": view.drawn}),)
    if move.kind == "discard":
        return (_outlook(view, without(view.hand, move.card), ""),)
    if move.kind == "take":
        top, rules = view.discards[-1], view.game.rules
        hands = [without((*view.hand, top), card) for card in view.hand if card != top]
        after = max(fits(hand, rules) for hand in hands)
        return (Reason("fits", {"card": top, "before": fits(view.hand, rules), "after": after}),)
    call = move.kind.removeprefix("call-")
    return (_outlook(view, view.resting, call if call in (ONE, ANY) else ""),)


def _outlook(view: MataView, hand: Sequence[int], call: str) -> Reason:
    """Return what a hand between its turns waits for with its call, or what it needs for one."""
    rules, unseen = view.game.rules, view.unseen()
    possible = rules.call_of(hand)
    if possible:
        called = call or rules.changed_call(hand, view.call) or possible
        cards = rules.waits(hand, called)
        live = sum(card in cards for card in unseen)
        return Reason("call", {"call": called, "cards": cards, "live": live, "unseen": len(unseen)})
    now = fits_with_mata(hand, rules)
    helps = {card for card in set(unseen) if fits_with_mata([*hand, card], rules) > now}
    return Reason(
        "needs",
        {
            "missing": rules.hand - fits(hand, rules),
            "better": sum(card in helps for card in unseen),
            "unseen": len(unseen),
            "mata": bool(matas(hand, rules.size)),
        },
    )
