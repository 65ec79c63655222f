# SPDX-License-Identifier: MIT
"""The rules of a fishing game: captures, legal moves and the reasons against illegal ones (F1-F4)."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from thothit_desktop.games import cards
from thothit_desktop.games.cards import RANK
from thothit_desktop.games.contract import Game, Move, Refusal, ScoreLine
from thothit_desktop.games.fishing import scoring
from thothit_desktop.games.fishing.catalogue import FishingSpec
from thothit_desktop.games.fishing.combinations import Combinations, copies_of
from thothit_desktop.games.seats import in_turn

Pool = Sequence[Sequence[int]]
"""The pool cards by rank; rank 0 has none."""

STAYS = -1
"""The value for no capture, in place of the card taken."""
_MOVES: dict[str, list[list[Move]]] = {
    kind: [[*(Move(kind, (card, taken)) for taken in cards.CEKI), Move(kind, (card,))] for card in cards.CEKI]
    for kind in ("play", "turn")
}
"""Every move, by kind, card and card taken; the last one, at index STAYS, takes nothing.

The same moves recur very often; making each once saves much of a round's time.
"""


def pool_of(laid: Iterable[int]) -> list[list[int]]:
    """Return cards as a pool, those of a rank in the order given."""
    pool: list[list[int]] = [[] for _ in range(10)]
    for card in laid:
        pool[RANK[card]].append(card)
    return pool


@dataclass(frozen=True, eq=False, kw_only=True)
class FishingRules:
    """A fishing game's rules with its options settled (docs/rules/fishing.md).

    The methods get the state as arguments: hands and captures as card numbers, the pool by rank, and `turn`,
    the number of turns ended.
    """

    longest: ClassVar[int] = 2
    """The most cards of a move."""
    hand: int
    """The number of cards dealt to each player; 0 in a game without hands."""
    pool: int
    """The number of cards dealt to the pool."""
    pool_first: bool
    """True if the pool is dealt before the hands."""
    turns: int
    """The number of turns of a round."""
    first_turns: int
    """The number of turns, from the first, in which only identical cards capture (F3)."""
    identical: bool
    """True if only identical cards ever capture."""
    face_down: bool
    """True if captured cards lie face down."""
    pairs: str
    """The option `pairs`: the choice among pool cards of the rank (section 3)."""
    duty: str
    """The option `duty`: `card` if a card that can capture has to, `hand` if one has to be played."""
    follower: tuple[int, ...]
    """The next seat to act, by seat."""
    copies: int
    """The number of copies of each design in the deck."""
    tally: Sequence[Sequence[scoring.Tally]]
    """The worth of captured copies by themselves, by card and number of copies."""
    combinations: Combinations | None
    """The worth of captured cards together, in a game with combinations (section 7)."""
    last_cards: str
    """The option `last-cards`: who knows the last cards of the stock; empty if nobody does."""
    at_once: Mapping[str, tuple[str, int]]
    """The name and points of three identical cards captured at once, by kind of move (G5)."""
    refills: bool
    """True if everybody draws a new hand once all hands are empty (G3)."""

    @classmethod
    def of(cls, game: Game, spec: FishingSpec) -> "FishingRules":
        """Return the rules for a game's options and seats; raises BadOptionError for impossible seats."""
        options, playing = game.options, len(game.playing)
        deal = spec.deals[spec.resolve(playing, {})[0]]

        black, red = spec.sets(options)
        bonuses = spec.bonuses(options)

        def worth(card: int) -> scoring.SetWorth:
            if spec.combinations:
                return "rank", {1: RANK[card]}
            if RANK[card] in bonuses:
                return bonuses[RANK[card]]
            if black == red:
                return "plain", black
            return ("red", red) if card in cards.STAMPED else ("black", black)

        return cls(
            hand=deal.hand,
            pool=int(options.get("enthit-pool", deal.pool)),
            pool_first=spec.pool_first,
            turns=cls._turns(spec, playing),
            first_turns=playing if options.get("first-turn") == "on" else 0,
            identical=spec.identical,
            face_down=options.get("captures") == "face-down",
            pairs=options.get("pairs", "free"),
            duty=options.get("duty", "card"),
            follower=tuple(in_turn(game, seat)[0] for seat in range(game.players)),
            copies=2 * deal.kepala,
            tally=scoring.tallies(2 * deal.kepala, worth, spec.splits),
            combinations=Combinations(spec.combinations[options["values"]], options["extra"] == "face")
            if spec.combinations
            else None,
            last_cards=options.get("last-cards", ""),
            at_once=spec.at_once if options.get("bonuses") == "on" else {},
            refills=spec.two,
        )

    @classmethod
    def _turns(cls, spec: FishingSpec, playing: int) -> int:
        """Return the number of turns of a round for so many players."""
        deal = spec.deals[playing]
        return playing * deal.hand or len(cards.KEPALA) * deal.kepala

    def explain(self, captured: Iterable[int]) -> tuple[ScoreLine, ...]:
        """Return the score lines of captured cards (section 4; for combinations section 7)."""
        if self.combinations is not None:
            return self.combinations.lines(captured)
        return scoring.explain(captured, self.tally)

    def points(self, captured: Iterable[int]) -> int:
        """Return the points of captured cards."""
        if self.combinations is not None:
            return self.combinations.points(copies_of(captured))
        return sum([line.points for line in scoring.explain(captured, self.tally)])

    def gain(self, captured: Sequence[int], more: Sequence[int]) -> int:
        """Return the points that more cards add to those captured."""
        return self.points([*captured, *more]) - self.points(captured)

    @property
    def bonuses(self) -> frozenset[str]:
        """The names of the bonuses for captures."""
        return frozenset(name for name, _ in self.at_once.values())

    def bonus(self, move: Move) -> ScoreLine | None:
        """Return the score line of a capture of three identical cards at once; None for other moves (G5)."""
        if move.kind in self.at_once and len(move.cards) > 2 and len(set(move.cards)) == 1:
            name, points = self.at_once[move.kind]
            return ScoreLine(name, move.cards, points)
        return None

    def takes(self, card: int, pool: Pool, turn: int) -> Sequence[int]:
        """Return the pool designs a card can take, in code order; empty if it stays (F1, F3, section 3)."""
        alike = pool[RANK[card]]
        if turn < self.first_turns or self.identical:
            return (card,) if card in alike else ()
        if len(alike) < 2:
            return alike
        designs = sorted(set(alike))
        if len(designs) > 1:
            if self.pairs == "odd-first":
                return [design for design in designs if alike.count(design) == 1] or designs
            if self.pairs == "different-first":
                return [design for design in designs if design != card]
        return designs

    def bars(self, move: Move, pool: Pool, turn: int) -> bool:
        """Return True if a legal move costs the win (`penalty`): it breaks a pair beside a single card."""
        if self.pairs != "penalty" or len(move.cards) == 1:
            return False
        card, taken = move.cards
        alike = pool[RANK[card]]
        return alike.count(taken) > 1 and any(
            alike.count(design) == 1 for design in self.takes(card, pool, turn)
        )

    def moves_of_hand(self, hand: Sequence[int], pool: Pool, turn: int) -> list[Move]:
        """Return the legal moves of a hand: each design once, in its order; captures in code order."""
        moves: list[Move] = []
        made_of, takes = _MOVES["play"], self.takes
        for card in dict.fromkeys(hand):
            made = made_of[card]
            if pool[RANK[card]]:
                for taken in takes(card, pool, turn) or (STAYS,):
                    moves.append(made[taken])  # noqa: PERF401  (faster than a list of so few)
            else:
                moves.append(made[STAYS])
        if self.duty == "hand":
            return [move for move in moves if len(move.cards) > 1] or moves
        return moves

    def moves_of_turned(self, card: int, pool: Pool, turn: int) -> list[Move]:
        """Return the legal moves of a card turned from the stock."""
        made = _MOVES["turn"][card]
        return [made[taken] for taken in self.takes(card, pool, turn) or (STAYS,)]

    def refusal(
        self, move: Move, hand: Sequence[int], turned: int | None, pool: Pool, turn: int
    ) -> Refusal | None:
        """Return why the seat to act cannot make this move, or None if it is legal; the round is not over.

        `turned` is the stock card to play now, if any; in a game without hands there always is one.
        """
        kind, moved = move.kind, move.cards
        if kind not in _MOVES or len(moved) > self.longest:
            return Refusal("other-game")
        card = moved[0]
        if kind == "turn":
            if turned is None:
                return Refusal("nothing-turned")
            if card != turned:
                return Refusal("not-turned", (card, turned))
        else:
            if turned is not None and self.hand:
                return Refusal("turned-card-first", (turned,))
            if card not in hand:
                return Refusal("not-in-hand", (card,))
        return self._refusal_of_takes(move, hand, pool, turn)

    def _refusal_of_takes(self, move: Move, hand: Sequence[int], pool: Pool, turn: int) -> Refusal | None:
        """Return why a card, which may be played, cannot take these cards; None if it can."""
        card, moved = move.card, move.cards
        takes = self.takes(card, pool, turn)
        if len(moved) > 1:
            return None if moved[1] in takes else self._no_capture(card, moved[1], takes, pool, turn)
        if takes:
            return Refusal("must-capture", (card, *takes))
        if self.duty == "hand" and move.kind == "play" and move not in self.moves_of_hand(hand, pool, turn):
            return Refusal("capture-with-another", (card,))
        return None

    def _no_capture(self, card: int, taken: int, takes: Sequence[int], pool: Pool, turn: int) -> Refusal:
        """Return why a card cannot take another one, with the cards that it can take."""
        if RANK[taken] != RANK[card]:
            return Refusal("no-match", (card, taken))
        if taken not in pool[RANK[card]]:
            return Refusal("not-in-pool", (taken,))
        if turn < self.first_turns:
            return Refusal("first-turn", (card, taken))
        if self.identical:
            return Refusal("not-identical", (card, taken))
        code = "pair-protected" if self.pairs == "odd-first" else "different-first"
        return Refusal(code, (taken, *takes))
