# SPDX-License-Identifier: MIT
"""The fishing games at the table: a hand card or the turned card captures from the pool."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, cast

from thothit_desktop.flow.calls import call, pass_key, translate
from thothit_desktop.flow.family import CardNaming, Family
from thothit_desktop.games.cards import RANK
from thothit_desktop.games.contract import Move, View
from thothit_desktop.table.selection.call_bar import Call
from thothit_desktop.table.selection.prompt import Choice

if TYPE_CHECKING:
    from thothit_desktop.games.fishing.view import FishingView


def caption(view: "FishingView", own: Mapping[int, int], move: Move) -> str:
    """Return the words for a capture: the points it adds to the seat's own captures, and its kind."""
    rules, tally = view.game.rules, view.game.rules.tally
    if rules.refills:
        bonus = rules.bonus(move)
        gained = rules.gain(list(Counter(own).elements()), move.cards)
        return _worth(gained + (bonus.points if bonus else 0), bonus.rule if bonus else "")
    card, taken = move.cards
    if rules.combinations is not None:
        held = list(Counter(own).elements())
        before, after = (rules.combinations.complete(cards) for cards in (held, [*held, card, taken]))
        said = translate("captions", "completes a combination") if after > before else ""
        return _worth(rules.gain(held, (card, taken)), said)

    def points(design: int, copies: int) -> int:
        return sum(line.points for line in tally[design][copies].lines)

    pair = Counter((card, taken))
    gains = {
        design: points(design, own.get(design, 0) + n) - points(design, own.get(design, 0))
        for design, n in pair.items()
    }
    kind = _kind(
        identical=card == taken,
        stamped=any(line.rule.startswith("red-") for line in tally[taken][-1].lines),
        completes=any(gains[design] > points(design, n) for design, n in pair.items()),
    )
    return _worth(sum(gains.values()), kind)


def _worth(points: int, kind: str) -> str:
    return translate("captions", "+{0} {1}").format(points, kind).strip()


def _kind(identical: bool, stamped: bool, completes: bool) -> str:
    if identical:
        return translate("captions", "stamped pair") if stamped else translate("captions", "pair")
    if stamped:
        return translate("captions", "stamped")
    return translate("captions", "completes a set") if completes else ""


class FishingFamily(Family):
    """The fishing games: a hand card or the turned card captures from the pool."""

    id = "fishing"
    captures = True
    without_lead = frozenset({"stock"})
    deal_stages: ClassVar = dict.fromkeys(("arranged", "revealed", "peeked"), "arranging")

    def choices(self, view: View) -> Mapping[int, Choice]:
        """Return for each card its captures, the locked ones, and those that bar the seat from winning."""
        seen = cast("FishingView", view)
        moves = seen.legal_moves()
        found = {}
        own_captures = Counter(
            captured
            for event in seen.history
            if event.kind == "captured" and event.seat == seen.seat
            for captured in event.cards
        )
        for card in dict.fromkeys(move.card for move in moves):
            own = [move for move in moves if move.card == card and move.takes]
            takes = tuple(move.takes for move in own)
            locked = {other for other in seen.pool if RANK[other] == RANK[card]}.difference(*takes)
            risky = tuple(move.takes for move in own if seen.barring(move))
            said = tuple(caption(seen, own_captures, move) for move in own)
            # If no capture gains anything, captions would only distract.
            tells = set(said) != {_worth(0, "")}
            found[card] = Choice(takes, tuple(sorted(locked)), risky, said if tells else ())
        return found

    def capture(self, view: View, card: int, taken: Sequence[int]) -> Move:
        """Return the move in which the card turned up, or a hand card, captures others."""
        return Move("turn" if view.phase == "stock" else "play", (card, *taken))

    def declines(self, view: View, card: int, name: CardNaming) -> list[Call]:
        """Return the call that captures nothing with a card that could, where its player may decline (G2)."""
        seen = cast("FishingView", view)
        if not seen.game.rules.refills:
            return []
        about = translate("calls", "{0} stays in the pool, where anyone may capture it.").format(name(card))
        return [call(self.capture(view, card, ()), translate("calls", "Capture nothing"), pass_key(), about)]

    def bars(self, view: View, move: Move) -> bool:
        """Return True if a legal move would bar the seat from winning (docs/rules/fishing.md 3)."""
        return cast("FishingView", view).barring(move)
