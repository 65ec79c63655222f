# SPDX-License-Identifier: MIT
"""A match as it stands: its record, the round in play, and the luck that comes next.

All luck follows from the match's number: its first round is the deal of that number, later deals are drawn
from it, and rituals have generators of their own, so that a match of the same number is the same match. Only
the nonce of a round's commitment, which hides its cards, is drawn from the system.
"""

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

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
"""Who plays a seat of which nothing is known."""
DEALS = 1_000_000
"""Deals that nobody chooses have numbers below this: short to say, and never a date as a day's deal."""


class Match:
    """The rounds of one game among some seats, the last of them perhaps in play."""

    def __init__(
        self,
        game: Game,
        names: Sequence[str],
        levels: Sequence[str],
        number: int,
        length: matches.Length = "free",
    ) -> None:
        """`levels` says who plays each seat: `person`, or a computer player's id.

        `length` is `free`, `rotation` or a number of rounds (docs/rules/fishing.md 5).
        """
        self.game, self.levels, self.number = game, list(levels), number
        self._players = tuple(names)
        self.names = [shown_name(name) for name in names]
        """By seat the player's name as it is shown; the record keeps it as it is."""
        self.named = False
        """Whether the person has given the name at the person's seat."""
        self.length = length
        self.id = ""
        """What the match is known by, as its record has it; empty until somebody gives it one."""
        self.date = ""
        """When it began, in UTC, such as `2026-11-22T13:55:09Z`; empty where it is not known."""
        self.title = ""
        """What the person calls it; empty where it has no name."""
        self.help = 0
        """How often the person was helped in it."""
        self.given_up = False
        """Whether the person has given it up."""
        self.chosen_deal = False
        """Whether the person chose its deal, whose cards could be known before."""
        self.variations: list[Variation] = []
        """Other courses of its rounds, which the person has tried."""
        self.is_variation = False
        """Whether this is one of them: it has no id, ends with its round, and counts nowhere."""
        self._fair = False
        self.first_deal: tuple[KnownDeal, int] | None = None
        """The first deal and the bottom seat's turn order in it; None for the deal of the match's number."""
        self._history: MoveHistory | None = None
        """That of the last round, made when it is first asked for."""
        self.matched: frozenset[int] = frozenset()
        """The computer seats whose levels follow the person's strength, from round to round."""
        self.levels_before: list[str] = []
        """Who played in the match before, where a matched seat has gone to another level since."""
        self._seated: list[tuple[str, ...]] = []
        """By round who played each seat, of those before the last one."""
        self.has_unknown_players = False
        """Whether a computer player of its record is not known here, and the usual level plays instead."""
        self.positions: list[Position] = []
        """One a round; only the last may be unfinished."""
        self.seeds: list[int | None] = []
        self.commitments: list[Commitment | None] = []
        """What binds the cards of each round; None where that was not noted when it was dealt."""
        self._read = 0
        """The number of the round, from 1, whose hands the person could read in its record, which counted."""
        self._ended: list[Round] = []
        self._scores: list[Score] = []

    @classmethod
    def from_record(cls, saved: Record, number: int, watch: Progress | None = None) -> "Match":
        """The match of a record; `number` is used where its rounds carry no seed. Raises RecordError.

        `watch` is told after each round how far it is.
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
        """True if moves can only be taken back while the person has seen no other card since.

        Games in which nobody decides anything have no fair play.
        """
        return self._fair and not self.game.spec.by_luck

    @fair.setter
    def fair(self, fair: bool) -> None:
        self._fair = fair

    def rename(self, seat: int, name: str) -> None:
        """Call the player of a seat something else from now on."""
        self._players = (*self._players[:seat], name, *self._players[seat + 1 :])
        self.names[seat] = shown_name(name)

    @property
    def record(self) -> Record:
        """The match as it is saved; it has a round at least."""
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
        """The rounds before the last, with who played them where that was not who sits there now."""
        now = tuple(self.levels)
        return [
            ended if seated == now else replace(ended, players=seated)
            for ended, seated in zip(self._ended, self._seated, strict=True)
        ]

    def levels_in(self, number: int) -> list[str]:
        """Return who played each seat in a round (from 0)."""
        return list(self._seated[number] if number < len(self._seated) else self.levels)

    def as_it_stood(self, number: int, position: Position) -> "Match":
        """The match as it stood in its round of a number (from 0), or would have stood, at this position."""
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
        """The variation that begins after these moves of a round (from 0), for the person to play."""
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
        """The round in play, or the one just ended; there is none before the first deal."""
        return self.positions[-1]

    @property
    def round_over(self) -> bool:
        """True if no round is in play, so that the next one is to be dealt."""
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
        """True if the match has come to its end; free play hardly ever does, a variation never."""
        return self.round_over and self._plan is None and not self.is_variation

    @property
    def _plan(self) -> matches.Plan | None:
        return matches.next_round(self.game, self.length, self.scores)

    @property
    def tied(self) -> tuple[int, ...]:
        """The seats that are level after the last round and go on with an extra hand; mostly none."""
        plan = self._plan if self.round_over else None
        return plan.playing if plan is not None and len(plan.playing) < len(self.names) else ()

    @property
    def cannot_continue(self) -> bool:
        """True if nothing can follow a match of wins, one that reached its goal, or one of `MOST_ROUNDS`."""
        full = len(self.positions) >= matches.MOST_ROUNDS
        return self.complete and (full or self.game.spec.by_wins or self.game.goal is not None)

    @property
    def winners(self) -> tuple[int, ...]:
        """Return who leads after the ended rounds, and has won the match when it is complete."""
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
        """By seat, what counts for the match: points of all ended rounds, or rounds won."""
        return matches.totals(self.game.spec, len(self.names), self.scores)

    def luck(self, purpose: str) -> random.Random:
        """The generator for one ritual or decision at this very point of the match."""
        moves = len(self.position.moves) if self.positions else 0
        return random.Random(f"{self.number} {len(self.positions)} {moves} {purpose}")

    def deal_first(self) -> list[Stage]:
        """Deal the first round, and give the rituals that lead to it (docs/rules/fishing.md 5).

        Where its deal is given there are none: it is known who deals.
        """
        if self.first_deal is not None:
            deal, turn_order = self.first_deal
            self._add(self.game.from_layout(*deal.from_seat(self.bottom_seat, turn_order)), deal.number)
            return []
        stages, dealer = rituals.opening(self.game, self.luck("opening"))
        self.deal(dealer)
        return stages

    def deal_next(self, levels: Sequence[str] = ()) -> list[Stage]:
        """Deal the next round, and give the rituals between; after the end of a match play goes on freely.

        Where others play from then on, `levels` says who plays each seat.
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
        """Begin the next round without a ritual; `game` is the match's own unless it is an extra hand."""
        seed = self.next_deal
        self._add(deal_number(game or self.game, seed, dealer), seed)

    @property
    def next_deal(self) -> int:
        """The number of the next round's deal."""
        dealt = len(self.positions)
        return random.Random(f"{self.number} deal {dealt}").randrange(1, DEALS) if dealt else self.number

    def _add(self, position: Position, seed: int | None) -> None:
        import secrets  # no start waits for it

        if self.positions:
            self._seated.append(tuple(self.levels))
        self.positions.append(position)
        self.seeds.append(seed)
        self.commitments.append(Commitment.of(position, secrets.token_hex(NONCE_BITS // 8)))
        self._history = None

    def was_chosen(self, number: int) -> bool:
        """Return True if the deal of a round (from 0) was chosen; one without a number is the first alone."""
        return self.chosen_deal and (number == 0 or self.seeds[0] is not None)

    @property
    def fingerprint_mismatches(self) -> list[int]:
        """The rounds, from 0, whose fingerprint is not that of their cards: a record was changed."""
        return fingerprint_mismatches(zip(self.positions, self.commitments, strict=True))

    def known_deal(self, number: int) -> KnownDeal | None:
        """The deal of a round (from 0), as it could be played again; None for an extra hand of some seats."""
        position = self.positions[number]
        if len(position.game.playing) < self.game.players:
            return None
        return KnownDeal.dealt(self.game, position, self.seeds[number])

    def turn_order(self, number: int) -> int:
        """Return which in turn the bottom seat plays in a round (from 0)."""
        return turn_order_of(self.bottom_seat, self.positions[number].dealer, self.game.players)

    def restart(self) -> None:
        """Deal the same cards again, in place of the last round; in a fair match that gives it up.

        Whoever deals a round again that has ended knows all its cards, and so is helped.
        """
        knows = self.position.is_over and self.person is not None and not self.game.spec.by_luck
        self.help += knows
        self.given_up = self.given_up or (self.fair and bool(self.position.moves))
        self.history.forget_line()
        self._replay(())

    def before_resting(self) -> View | None:
        """The onlooker's view before the move after which the cards on the table are now to rest.

        None where nothing rests: the events that take cards away (`Family.resting`) are not the last ones.
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
        """True while its record tells the person more of the round in play than the person may know."""
        known = self.round_over or self.is_variation or self.game.spec.by_luck
        return not known and self.person is not None

    def read_record(self) -> bool:
        """Count it as help that the person can read all hands; return True if it counts now.

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

    # Back and forward

    @property
    def history(self) -> MoveHistory:
        """The moves of the last round, as they can be taken back."""
        if self._history is None:
            self._history = MoveHistory(self.person, self.position)
        return self._history

    @property
    def can_undo(self) -> bool:
        """True if the person has decided on something in the last round, so that it can be taken back."""
        return bool(self.positions) and self.history.before(len(self.position.moves)) is not None

    @property
    def can_redo(self) -> bool:
        """True if moves that have been taken back can be made again."""
        return bool(self.positions) and self.history.after(len(self.position.moves)) is not None

    @property
    def seen_since(self) -> bool:
        """True if the person has seen a new card since the last decision, which there must be."""
        ply = self.history.before(len(self.position.moves))
        hidden = Counter(self._after(self.position.moves[:ply]).view(self.bottom_seat).unseen())
        return bool(hidden - Counter(self.position.view(self.bottom_seat).unseen()))

    def undo(self) -> Move:
        """Go back to the person's last decision, which there must be, and return it."""
        ply = self.history.before(len(self.position.moves))
        taken_back = None if ply is None else self.history.decided(ply)
        assert taken_back is not None
        self._replay(self.position.moves[:ply])
        self.help += 1
        return taken_back

    def redo(self) -> Move | None:
        """Make moves again that were taken back, of which there must be some.

        They end before the person's next decision, or where the first of them was taken back. Returns the
        person's own move among them, which is the first if there is one.
        """
        made = len(self.position.moves)
        ply = self.history.after(made)
        assert ply is not None
        self._replay(self.history.moves(ply))
        return self.history.decided(made)

    def _after(self, moves: Sequence[Move]) -> Position:
        """The last round as it is, or was, after these moves."""
        dealt = self.position
        again = dealt.game.from_layout(dealt.layout, dealt.dealer)
        for move in moves:
            again.play(move)
        return again

    def _replay(self, moves: Sequence[Move]) -> None:
        self.positions[-1] = self._after(moves)
