# SPDX-License-Identifier: MIT
"""The player of the games with mata that plans several draws ahead (docs/players.md)."""

from collections.abc import Mapping, Sequence

from thothit_desktop.games.contract import Move
from thothit_desktop.games.rummy.mata.hand import ANY, ONE
from thothit_desktop.games.rummy.mata.view import MataView
from thothit_desktop.players.rummy.mata.counting import MataCountingPlayer
from thothit_desktop.players.rummy.mata.hands import without
from thothit_desktop.players.rummy.mata.outlook import Chances, Outlook
from thothit_desktop.players.rummy.mata.race import points_of

DRAWS = 4.0
CH = {ANY: 0.6, ONE: 0.4}
DRAW=1.3

class MataMasterPlayer(MataCountingPlayer):
    """Weighs a hand that cannot be called yet by the chance that it can be soon."""
    draws = DRAWS; tag=''; drawn=DRAW; ch=CH

    def weighed(self, view: MataView, moves: list[Move]) -> list[tuple[Move, float]]:
        self._memo = {}
        return super().weighed(view, moves)

    def called(self, view, hand, call, unseen):
        return super().called(view, hand, call, unseen) - 50.0

    def building(self, view: MataView, hand: Sequence[int], unseen: Mapping[int, int]) -> float:
        return self.worth(view, hand, unseen, Outlook(hand, unseen, self.draws, view.game.rules).whole())

    def worth(self, view, hand, unseen, ch):
        rules = view.game.rules
        return sum(self.ch[call]*chance*points_of(rules, (), call, unseen) for call, chance in ((ANY, ch.any), (ONE, ch.one))) - 4.0

    def weighed(self, view, moves):
        from collections import Counter
        unseen = Counter(view.unseen())
        rules = view.game.rules
        if view.phase == "discard" and not view.call:
            o = None; out=[]
            for m in moves:
                left = without(view.hand, m.card)
                if rules.call_of(left): v = self.after(view, left, unseen)
                else:
                    o = o or Outlook(view.hand, unseen, self.draws, rules)
                    v = self.worth(view, left, unseen, o.discarding(m.card))
                out.append((m, v))
            return out
        if view.phase == "pick" and len(moves) > 1 and not view.call and not rules.call_of(view.hand):
            top = view.discards[-1]
            draw = self.worth(view, view.hand, unseen, Outlook(view.hand, unseen, self.draws + self.drawn, rules).whole())
            fifteen = (*view.hand, top)
            o = None; best=-99
            for c in dict.fromkeys(view.hand):
                if c == top: continue
                left = without(fifteen, c)
                if rules.call_of(left): v = self.after(view, left, unseen)
                else:
                    o = o or Outlook(fifteen, unseen, self.draws, rules)
                    v = self.worth(view, left, unseen, o.discarding(c))
                best = max(best, v)
            return [(moves[0], draw), (moves[1], best)]
        return super().weighed(view, moves)
