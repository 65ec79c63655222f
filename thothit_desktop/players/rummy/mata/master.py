# SPDX-License-Identifier: MIT
"""The players of the games with mata that plan several draws (docs/players.md)."""

from collections import Counter
from collections.abc import Mapping, Sequence

from thothit_desktop.games.contract import Move
from thothit_desktop.games.rummy.mata.hand import ONE, matas
from thothit_desktop.games.rummy.mata.rules import MataRules
from thothit_desktop.games.rummy.mata.view import MataView
from thothit_desktop.players.rummy.mata.hands import without
from thothit_desktop.players.rummy.mata.outlook import Outlook
from thothit_desktop.players.rummy.mata.simple import MataPlayer

HORIZONS = ((2.0, 0.35), (5.0, 0.35), (9.0, 0.3))
TURN = 6.5


class MataMasterPlayer(MataPlayer):
    def __init__(self, counts=True, horizons=HORIZONS, ceki=True, tag=""):
        self.counts = counts
        self.horizons = horizons
        self.ceki = ceki
        self.tag = tag

    def kept(self, view, hand):
        raise NotImplementedError

    def weighed(self, view: MataView, moves: list[Move]) -> list[tuple[Move, float]]:
        rules = view.game.rules
        unseen = Counter(view.unseen()) if self.counts else Counter(view.game.deck) - Counter(view.hand)
        if view.phase == "discard":
            return self._discards(view, view.hand, unseen, [m.card for m in moves], 0.0, moves)
        if view.phase == "pick" and len(moves) > 1:
            top = view.discards[-1]
            fifteen = (*view.hand, top)
            from thothit_desktop.games.contract import Move as M

            cards = [
                c
                for c in dict.fromkeys(view.hand)
                if c != top and (not view.call or rules._stays(fifteen, view.call, c))
            ]
            take = max(
                w
                for _, w in self._discards(
                    view, fifteen, unseen, cards, 0.0, [M("discard", (c,)) for c in cards]
                )
            )
            draw = self._stay(view, view.hand, unseen)
            return [(moves[0], draw), (moves[1], take)]
        if view.phase == "call" and view.call:
            return [
                (moves[0], self._race(view, view.hand, "any", unseen)),
                (moves[-1], self._race(view, view.hand, "one", unseen)),
            ]
        return super().weighed(view, moves)

    def _stay(self, view, hand, unseen):
        """14 cards, about to draw."""
        rules = view.game.rules
        if view.call or rules.call_of(hand):
            return self._race(view, hand, view.call or rules.call_of(hand), unseen)
        return self._blend(view, hand, unseen, None, 1.0)[0]

    def _discards(self, view, fifteen, unseen, cards, extra, moves):
        rules = view.game.rules
        out = {}
        todo = []
        for c in cards:
            left = without(fifteen, c)
            call = view.call
            if call:
                call = rules.changed_call(left, call)
                v = self._race(view, left, call, unseen)
                if call == ONE and rules.call_of(left) == "any":
                    v = max(v, self._race(view, left, "any", unseen))
                out[c] = v
            elif rules.call_of(left):
                out[c] = self._race(view, left, rules.call_of(left), unseen)
            else:
                todo.append(c)
        if todo and not view.call:
            for c, v in zip(todo, self._blend(view, fifteen, unseen, todo, 0.0)):
                out[c] = max(v, out.get(c, -9))
        return [(m, round(out[m.card], 9)) for m in moves]

    def _blend(self, view, hand, unseen, cards, more):
        rules = view.game.rules
        pay_any, pay_one = self._pay(view, 1.3, "any"), self._pay(view, 1.0, "one")
        ra, ro = 0.75, 0.45
        left = view.stock_size / view.game.players
        tot = [0.0] * (len(cards) if cards else 1)
        for n, w in self.horizons:
            o = Outlook(hand, unseen, min(n + more, left + more), rules)
            chs = [o.discarding(c) for c in cards] if cards else [o.whole()]
            for i, ch in enumerate(chs):
                tot[i] += w * (ch.any * pay_any * ra + (ch.one * pay_one * ro if self.ceki else 0))
        return [t * 0.7 for t in tot]

    def _pay(self, view, mats, call):
        rules = view.game.rules
        base = 1.6 if any(rules.toh) else 1.0 if rules.turned > 1 else 0
        base += TURN if rules.turned == 1 else 1.5
        if call == ONE:
            base += (rules.bonus[0] * 3 + rules.bonus[1]) / 4
        return base + mats

    def _race(self, view, hand, call, unseen):
        rules = view.game.rules
        n = view.game.players
        U = max(1, sum(unseen.values()))
        live = sum(unseen[c] for c in rules.waits(hand, call))
        me = live / U
        callers = sum(1 for s, c in enumerate(view.calls) if c and s != view.seat)
        oth = callers * 0.09 * (1 if rules.size == 3 else 1) + (n - 1 - callers) * 0.012
        S = max(0, view.stock_size)
        stay = max(0.0, 1 - me - oth)
        win = me / (me + oth) * (1 - stay**S) if me else 0.0
        return win * self._pay(view, max(1, sum(1 for _ in matas(hand, rules.size))), call)
