# SPDX-License-Identifier: MIT
"""A match: its record, the round in play, and its random numbers.

All chance follows from the match's number. Its first round is the deal of that number, later deals are drawn
from it, and rituals have their own generators, so a match of the same number is the same match. Only the
nonce of a round's commitment, which hides its cards, comes from the system.
"""

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from os import urandom

from thothit_desktop.flow.families import family_of
from thothit_desktop.flow.move_history import MoveHistory
from thothit_desktop.games import matches, rituals
from thothit_desktop.games.commitment import NONCE_BITS, Commitment, fingerprint_mismatches
from thothit_desktop.games.contract import Game, Move, Position, Score, View
from thothit_desktop.games.known_deal import KnownDeal, turn_order_of
from thothit_desktop.games.openings import Stage
from thothit_desktop.games.quoting import shown_name
from thothit_desktop.games.record import (
    MOST_HELP,
    Progress,
    Record,
    Round,
    changed_options,
    deal_number,
    replay,
    round_of,
)
from thothit_desktop.games.seats import in_turn
from thothit_desktop.games.variations import MOST_VARIATIONS, Variation
from thothit_desktop.players import USUAL_LEVEL

PERSON = "person"
DEFAULT_LEVEL = USUAL_LEVEL
"""The level of a seat whose player is not recorded."""
DEALS = 1_000_000
"""Random deals have numbers below this: short, and never equal to the date number of a daily deal."""


class Match:
    """A match of one game: its seats and its rounds, of which the last may be in play."""

    def __init__(
        self,
        game: Game,
        names: Sequence[str],
        levels: Sequence[str],
        number: int,
        length: matches.Length = "free",
    ) -> None:
        """`levels` holds by seat `person` or a computer player's id.

        `length` is `free`, `rotation` or a number of rounds (docs/rules/fishing.md 5).
        """
        self.game, self.levels, self.number = game, list(levels), number
        self._players = tuple(names)
        self.names = [shown_name(name) for name in names]
        """The displayed names by seat; the record keeps the names unchanged."""
        self.named = False
        """True if the person has chosen the name at the person's seat."""
        self.length = length
        self.id = ""
        """The match's id in its record; empty until it gets one."""
        self.date = ""
        """The time it began, in UTC, such as `2026-11-22T13:55:09Z`; empty if unknown."""
        self.title = ""
        """The name the person has given the match; empty for none."""
        self.help = 0
        """The number of times the person was helped."""
        self.given_up = False
        """True if the person has given up the match."""
        self.chosen_deal = False
        """True if the person chose the deal, whose cards may therefore be known."""
        self.variations: list[Variation] = []
        """Other lines of play in its rounds that the person has tried."""
        self.is_variation = False
        """True for a variation itself: it has no id, ends with its round, and counts nowhere."""
        self._fair = False
        self.first_deal: tuple[KnownDeal, int] | None = None
        """The first deal and the bottom seat's turn order in it; None for the deal of the match's number."""
        self._history: MoveHistory | None = None
        """The history of the last round, made on first use."""
        self.matched: frozenset[int] = frozenset()
        """The computer seats whose levels follow the person's results, from round to round."""
        self.levels_before: list[str] = []
        """The levels in the previous match, if a matched seat has changed its level since; else empty."""
        self._seated: list[tuple[str, ...]] = []
        """The levels by seat, for each round before the last one."""
        self.has_unknown_players = False
        """True if its record names an unknown computer player, which the usual level replaces."""
        self.positions: list[Position] = []
        """One position for each round; only the last may be unfinished."""
        self.seeds: list[int | None] = []
        self.commitments: list[Commitment | None] = []
        """The commitment to the cards of each round; None if none was recorded at the deal."""
        self._read = 0
        """The number, from 1, of the last round in which reading the record counted as help; 0 for none."""
        self._ended: list[Round] = []
        self._scores: list[Score] = []

    @classmethod
    def from_record(cls, saved: Record, number: int, watch: Progress | None = None) -> "Match":
        """Return the match of a record; `number` is used if its first round has no seed.

        Raises RecordError. `watch` is called with the progress after each round.
        """
        played = replay(saved, watch)
        levels = saved.seats or (PERSON, *(DEFAULT_LEVEL for _ in saved.players[1:]))
        seed = saved.rounds[0].seed
        match = cls(played.game, saved.players, levels, number if seed is None else seed, saved.match)
        match.positions = list(played.positions)
        match.seeds = [dealt.seed for dealt in saved.rounds]
        match.commitments = [dealt.commitment for dealt in saved.rounds]
        match.id, match.date, match.title = saved.id, saved.date, saved.title
        match.help, match.given_up = saved.help, saved.given_up
        match.chosen_deal = saved.chosen_deal
        match.matched, match.named = frozenset(saved.matched), saved.named
        match._seated = [dealt.players or tuple(levels) for dealt in saved.rounds[:-1]]
        match.variations = list(saved.variations)
        return match

    @property
    def fair(self) -> bool:
        """True if a move can be taken back only while the person has seen no new card since.

        Games in which nobody decides anything have no fair play.
        """
        return self._fair and not self.game.spec.by_luck

    @fair.setter
    def fair(self, fair: bool) -> None:
        self._fair = fair

    def rename(self, seat: int, name: str) -> None:
        """Change the name of the player at a seat."""
        self._players = (*self._players[:seat], name, *self._players[seat + 1 :])
        self.names[seat] = shown_name(name)

    @property
    def record(self) -> Record:
        """The match as it is saved; it must have at least one round."""
        dealt = list(zip(self.positions, self.seeds, self.commitments, strict=True))
        self._ended += [round_of(*round_) for round_ in dealt[len(self._ended) : -1]]
        return Record(
            game=self.game.spec.id,
            players=self._players,
            rounds=(*self._ended_with_players(), round_of(*dealt[-1])),
            options=changed_options(self.game),
            seats=tuple(self.levels),
            match=self.length,
            id=self.id,
            date=self.date,
            title=self.title,
            help=min(self.help, MOST_HELP),
            given_up=self.given_up,
            chosen_deal=self.chosen_deal,
            matched=tuple(sorted(self.matched)),
            named=self.named,
            variations=tuple(self.variations[-MOST_VARIATIONS:]),
        )

    def _ended_with_players(self) -> list[Round]:
        """Return the rounds before the last; those played at other levels than now carry their levels."""
        now = tuple(self.levels)
        return [
            ended if seated == now else replace(ended, players=seated)
            for ended, seated in zip(self._ended, self._seated, strict=True)
        ]

    def levels_in(self, number: int) -> list[str]:
        """Return the levels by seat in a round (from 0)."""
        return list(self._seated[number] if number < len(self._seated) else self.levels)

    def as_it_stood(self, number: int, position: Position) -> "Match":
        """Return the match at a position of a round (from 0), without the later rounds."""
        earlier = Match(self.game, self._players, self.levels_in(number), self.number, self.length)
        earlier.names[:], earlier.named = self.names, self.named
        earlier._seated = self._seated[:number]
        earlier.positions = [*self.positions[:number], position]
        earlier.seeds = self.seeds[: number + 1]
        earlier.commitments = self.commitments[: number + 1]
        earlier.chosen_deal = self.chosen_deal
        earlier._scores = self.scores[:number]
        return earlier

    def branch(self, number: int, moves: Sequence[Move]) -> "Match":
        """Return a variation for the person to play, which begins after these moves of a round (from 0)."""
        dealt = self.positions[number]
        position = dealt.game.from_layout(dealt.layout, dealt.dealer)
        for move in moves:
            position.play(move)
        branched = self.as_it_stood(number, position)
        branched.levels[self.bottom_seat] = PERSON
        branched.is_variation = True
        branched.commitments[-1] = None  # its cards were known
        return branched

    @property
    def position(self) -> Position:
        """The round in play, or the one just ended; raises IndexError before the first deal."""
        return self.positions[-1]

    @property
    def round_over(self) -> bool:
        """True if no round is in play."""
        return not self.positions or self.position.is_over

    @property
    def starter(self) -> int:
        """The seat that starts the round in play."""
        return in_turn(self.position.game, self.position.dealer)[0]

    @property
    def scores(self) -> list[Score]:
        """The scores of the rounds that have ended."""
        # Rounds before the last do not change any more.
        self._scores += [position.score() for position in self.positions[len(self._scores) : -1]]
        return self._scores + [position.score() for position in self.positions[-1:] if position.is_over]

    @property
    def complete(self) -> bool:
        """True if the match has ended; free play rarely does, a variation never."""
        return self.round_over and self._plan is None and not self.is_variation

    @property
    def _plan(self) -> matches.Plan | None:
        return matches.next_round(self.game, self.length, self.scores)

    @property
    def tied(self) -> tuple[int, ...]:
        """The seats that are tied after the last round and play an extra hand; usually none."""
        plan = self._plan if self.round_over else None
        return plan.playing if plan is not None and len(plan.playing) < len(self.names) else ()

    @property
    def cannot_continue(self) -> bool:
        """True if no round can follow: a match of wins or to a goal has ended, or it has `MOST_ROUNDS`."""
        full = len(self.positions) >= matches.MOST_ROUNDS
        return self.complete and (full or self.game.spec.by_wins or self.game.goal is not None)

    @property
    def goal(self) -> int | None:
        """The points that win the match after the rounds so far; None without a goal."""
        return self.game.goal_after(self.scores)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that lead after the ended rounds; in a complete match, the winners."""
        return matches.winners(self.game.spec, len(self.names), self.scores)

    @property
    def person(self) -> int | None:
        """The person's seat; None when all seats are computers."""
        return self.levels.index(PERSON) if PERSON in self.levels else None

    @property
    def bottom_seat(self) -> int:
        """The seat at the bottom of the screen, whose view is shown."""
        return self.person or 0

    @property
    def totals(self) -> tuple[int, ...]:
        """The match scores by seat: points of all ended rounds, or rounds won."""
        return matches.totals(self.game.spec, len(self.names), self.scores)

    def luck(self, purpose: str) -> random.Random:
        """Return the random generator for a ritual or a decision at this point of the match."""
        moves = len(self.position.moves) if self.positions else 0
        return random.Random(f"{self.number} {len(self.positions)} {moves} {purpose}")

    def deal_first(self) -> list[Stage]:
        """Deal the first round; return the rituals that choose its dealer (docs/rules/fishing.md 5).

        A chosen deal (`first_deal`) has no rituals, because its dealer is known.
        """
        if self.first_deal is not None:
            deal, turn_order = self.first_deal
            self._add(self.game.from_layout(*deal.from_seat(self.bottom_seat, turn_order)), deal.number)
            return []
        stages, dealer = rituals.opening(self.game, self.luck("opening"))
        self.deal(dealer)
        return stages

    def deal_next(self, levels: Sequence[str] = ()) -> list[Stage]:
        """Deal the next round; return the rituals before it. After the end of a match, free play follows.

        `levels` holds the levels by seat from then on; empty for no change.
        """
        plan = self._plan
        if plan is None:
            self.length = "free"
            plan = matches.Plan(self.game.playing, None)
        game = self.game.in_match(*plan)
        last = self.position
        stages, dealer = rituals.following(game, self.luck("following"), last.dealer, self.scores)
        self.deal(dealer, game)
        self.levels[:] = levels or self.levels
        return stages

    def deal(self, dealer: int, game: Game | None = None) -> None:
        """Deal the next round without rituals; `game` is the match's own except for an extra hand."""
        seed = self.next_deal
        self._add(deal_number(game or self.game, seed, dealer), seed)

    @property
    def next_deal(self) -> int:
        """The number of the next round's deal."""
        dealt = len(self.positions)
        return random.Random(f"{self.number} deal {dealt}").randrange(1, DEALS) if dealt else self.number

    def _add(self, position: Position, seed: int | None) -> None:
        if self.positions:
            self._seated.append(tuple(self.levels))
        self.positions.append(position)
        self.seeds.append(seed)
        self.commitments.append(Commitment.of(position, urandom(NONCE_BITS // 8).hex()))
        self._history = None

    def was_chosen(self, number: int) -> bool:
        """Return True if the deal of a round (from 0) was chosen.

        A chosen deal without a number determines the first round only.
        """
        return self.chosen_deal and (number == 0 or self.seeds[0] is not None)

    def was_entered(self, number: int) -> bool:
        """Return True if the cards of a round (from 0) were chosen one by one, and so have no number."""
        return self.was_chosen(number) and self.seeds[number] is None

    @property
    def fingerprint_mismatches(self) -> list[int]:
        """The rounds, from 0, whose cards do not match their fingerprint, as in a changed record."""
        return fingerprint_mismatches(zip(self.positions, self.commitments, strict=True))

    def known_deal(self, number: int) -> KnownDeal | None:
        """Return the deal of a round (from 0) for playing it again; None for an extra hand of some seats."""
        position = self.positions[number]
        if len(position.game.playing) < self.game.players:
            return None
        return KnownDeal.dealt(self.game, position, self.seeds[number])

    def turn_order(self, number: int) -> int:
        """Return the bottom seat's place in the turn order of a round (from 0)."""
        return turn_order_of(self.bottom_seat, self.positions[number].dealer, self.game.players)

    def restart(self) -> None:
        """Deal the same cards again, in place of the last round; after a move this gives up a fair match.

        Dealing an ended round again counts as help, because the person knows all its cards.
        """
        knows = self.position.is_over and self.person is not None and not self.game.spec.by_luck
        self.help += knows
        self.given_up = self.given_up or (self.fair and bool(self.position.moves))
        self.history.forget_line()
        self._replay(())

    def before_resting(self) -> View | None:
        """Return the bottom seat's view before the last move, if cards rest on the table after it.

        None if no cards rest: the last event does not take cards away (`Family.resting`).
        """
        if not self.positions:
            return None
        now = self.position
        resting = family_of(now.game.spec).resting
        if not now.history or now.history[-1].kind not in resting:
            return None
        before = again = now.game.from_layout(now.layout, now.dealer)
        for move in now.moves:
            earlier = again.copy()
            if any(event.kind in resting for event in again.play(move)):
                before = earlier
        return before.view(self.bottom_seat)

    @property
    def hides_hands(self) -> bool:
        """True while the record shows hands of the round in play that the person may not see."""
        known = self.round_over or self.is_variation or self.game.spec.by_luck
        return not known and self.person is not None

    def read_record(self) -> bool:
        """Count reading the record, which shows all hands, as help; return True if it counted.

        It counts in fair play, once a round, while the hands are hidden.
        """
        counts = self.hides_hands and self.fair and not self.given_up and self._read != len(self.positions)
        if counts:
            self._read = len(self.positions)
            self.help += 1
        return counts

    def play(self, move: Move) -> None:
        """Make a legal move of the seat to act."""
        self.history.note(self.position, move)
        self.position.play(move)

    # Undo and redo

    @property
    def history(self) -> MoveHistory:
        """The moves of the last round, for undo and redo."""
        if self._history is None:
            self._history = MoveHistory(self.person, self.position)
        return self._history

    @property
    def can_undo(self) -> bool:
        """True if the person has made a decision in the last round, which can be taken back."""
        return bool(self.positions) and self.history.before(len(self.position.moves)) is not None

    @property
    def can_redo(self) -> bool:
        """True if moves taken back can be made again."""
        return bool(self.positions) and self.history.after(len(self.position.moves)) is not None

    @property
    def seen_since(self) -> bool:
        """True if the person has seen a new card since the last decision; there must be one."""
        ply = self.history.before(len(self.position.moves))
        hidden = Counter(self._after(self.position.moves[:ply]).view(self.bottom_seat).unseen())
        return bool(hidden - Counter(self.position.view(self.bottom_seat).unseen()))

    def undo(self) -> Move:
        """Go back to the person's last decision and return its move; there must be one."""
        ply = self.history.before(len(self.position.moves))
        taken_back = None if ply is None else self.history.decided(ply)
        assert taken_back is not None
        self._replay(self.position.moves[:ply])
        self.help += 1
        return taken_back

    def redo(self) -> Move | None:
        """Make moves again that were taken back; there must be some.

        Stops before the person's next decision, or at the end of the line. Returns the first of these moves
        if it is the person's, else None.
        """
        made = len(self.position.moves)
        ply = self.history.after(made)
        assert ply is not None
        self._replay(self.history.moves(ply))
        return self.history.decided(made)

    def _after(self, moves: Sequence[Move]) -> Position:
        """Return the last round after these moves."""
        dealt = self.position
        again = dealt.game.from_layout(dealt.layout, dealt.dealer)
        for move in moves:
            again.play(move)
        return again

    def _replay(self, moves: Sequence[Move]) -> None:
        self.positions[-1] = self._after(moves)
