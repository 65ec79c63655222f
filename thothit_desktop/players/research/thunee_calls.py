# SPDX-License-Identifier: MIT
"""Weigh bids and calls of Thunee's players against passing.

Command: `python -m thothit_desktop.players.research.thunee_calls`. All seats of a hand bid and call at one
level, and play cards by rules of thumb. A call is weighed in deals that fit the caller's view: it is made in
each, and passed in each (a last trick without a call, trump from the hand instead of the last card dealt),
and rules of thumb play both to the end. Its *gain* is the difference in balls. A call *costs* if its mean
gain is less than minus half a ball, and does so *surely* if the 95 % interval of its gain is below that.
Weighing ends as soon as twice that interval is on one side.
"""

import argparse
import random
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from statistics import fmean

from thothit_desktop.games import new_game
from thothit_desktop.games.cards import code
from thothit_desktop.games.contract import Event, Game, Move
from thothit_desktop.games.notation import write_move
from thothit_desktop.games.record import deal_number
from thothit_desktop.games.thunee.position import ThuneePosition
from thothit_desktop.games.thunee.view import ThuneeView
from thothit_desktop.players import LEVELS, Limit, UnknownPlayerError, limit_of, new_player
from thothit_desktop.players.arena.standings import Estimate, estimate
from thothit_desktop.players.one_round import never, play_round
from thothit_desktop.players.registration import register_families
from thothit_desktop.players.thunee.determinization import possible
from thothit_desktop.players.thunee.evaluation import best_suit
from thothit_desktop.players.thunee.greedy import trump_move
from thothit_desktop.players.thunee.inference import seen_of

CALLS = (
    *("bid", "thunee", "royals", "blind thunee", "blind royals", "trump last"),
    *("redeal", "jodhi", "double", "khanaak", "trips", "moenie"),
)
"""The kinds of moves that are weighed."""
DEAR = -0.5
"""The gain of a call below which it costs too much, in balls."""
_BATCH = 100
"""The number of deals between two looks at the interval."""
_QUICK = Limit(playouts=1)


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        prog="python -m thothit_desktop.players.research.thunee_calls", description=__doc__
    )
    parser.add_argument("levels", nargs="*", default=LEVELS[1:], help="whose calls (default %(default)s)")
    parser.add_argument("--players", type=int, default=4, choices=(4, 6), help="at the table (default 4)")
    parser.add_argument("--preset", default="cats", choices=("cats", "durban"), help="default cats")
    parser.add_argument("--deals", type=int, default=200, help="how many hands (default 200)")
    parser.add_argument("--seed", type=int, default=1, help="number of the first deal (default 1)")
    parser.add_argument("--playouts", type=int, help="playouts a decision (default each level's own)")
    parser.add_argument(
        "--fits", type=int, default=1000, help="most deals a call (default 1000; 0: count only)"
    )
    parser.add_argument("--most", type=int, default=100, help="most calls of a kind to weigh (default 100)")
    parser.add_argument("--kinds", nargs="*", default=CALLS, choices=CALLS, help="default all")
    parser.add_argument("--which", action="store_true", help="print every call that costs")
    options = parser.parse_args(arguments)
    game = new_game("thunee", options.players, {"preset": options.preset})
    for level in options.levels:
        try:
            limit = Limit(playouts=options.playouts) if options.playouts else limit_of(level, game.spec)
            _measure(game, level, limit, options)
        except UnknownPlayerError as error:
            raise SystemExit(str(error)) from None


def gains(view: ThuneeView, call: Move, most: int, rng: random.Random) -> list[float]:
    """Return the gain of a call over passing in deals that fit the view, at most so many."""
    passing = _passing(view)
    found: list[float] = []
    while len(found) < most:
        position = possible(view, rng)
        assert isinstance(position, ThuneePosition)
        position.history = _told(position)
        other = position.copy()
        position.play(call)
        other.play(passing)
        found.append(_balls(position, view.seat, rng) - _balls(other, view.seat, rng))
        if len(found) % _BATCH == 0 and _settled(estimate(found)):
            break
    return found


def _told(position: ThuneePosition) -> list[Event]:
    """Return the history of a possible position with the hidden cards that its hands allow."""
    trump = next((event.cards[0] for event in position.history if event.kind == "exposed"), None)
    if position.trump_card is not None:
        trump = position.trump_card
    kings = iter([king for _, _, king in position.jodhis])
    left = [position.held(seat) for seat in position.game.playing]
    for event in position.history:
        if event.kind == "played":
            left[event.seat] += event.cards
    for seat in position.game.playing:
        # The trump card was in the first packet.
        left[seat].sort(key=lambda card: card != trump)
    found = []
    for event in position.history:
        kind, seat, cards, _ = event
        if kind == "dealt":
            cards, left[seat] = tuple(left[seat][: len(cards)]), left[seat][len(cards) :]
        elif kind == "trump" and trump is not None:
            cards = (trump,)
        elif kind == "jodhi":
            cards = (next(kings),)
        found.append(event._replace(cards=cards))
    return found


def _passing(view: ThuneeView) -> Move:
    """Return the move of a seat that does not call."""
    moves = view.legal_moves()
    if view.phase == "trump":
        seen = seen_of(view)
        return trump_move(seen, best_suit(seen.packet))
    # In the last trick there is no pass, but one card.
    return moves[0] if view.phase == "play" else moves[-1]


def _settled(gain: Estimate) -> bool:
    """Return True if a gain is clearly above or below the one that costs too much."""
    assert gain.within is not None
    return abs(gain.mean - DEAR) > 2 * gain.within


def _balls(position: ThuneePosition, seat: int, rng: random.Random) -> float:
    """Play a hand to its end; return the balls of the seat's side less the other's."""
    play_round(position, [new_player("greedy")] * position.game.players, _QUICK, rng)
    points = position.score().points
    return points[seat % 2] - points[1 - seat % 2]


def _measure(game: Game, level: str, limit: Limit, options: argparse.Namespace) -> None:
    """Play the hands of a level, and print its calls."""
    weighed: dict[str, list[Estimate]] = defaultdict(list)
    made: Counter[str] = Counter()
    bids: Counter[int] = Counter()
    for number in range(options.seed, options.seed + options.deals):
        position, rng = deal_number(game, number), random.Random(number)
        assert isinstance(position, ThuneePosition)
        for view, move in calls_of(position, level, limit, rng, options.kinds):
            made[move.kind] += 1
            if len(weighed[move.kind]) < options.most and options.fits:
                gain = estimate(gains(view, move, options.fits, rng))
                weighed[move.kind].append(gain)
                if options.which and gain.mean < DEAR:
                    print(_line(number, view, move, gain), flush=True)
        bids[position.call] += 1
    hands, bid = bids.total(), bids.total() - bids[0]
    print(f"{level:12}{bid:>6} of {hands} hands with a bid, {100 * bid / hands:.1f} %")
    each = ", ".join(f"{call}: {bids[call]}" for call in sorted(bids))
    print(f"{'':12}hands by the highest bid: {each}")
    for kind in CALLS:
        if made[kind]:
            print(f"  {kind:16}{made[kind]:>6} made{_cells(weighed[kind])}", flush=True)


def calls_of(
    position: ThuneePosition,
    level: str,
    limit: Limit,
    rng: random.Random,
    kinds: Sequence[str] = CALLS,
) -> Iterator[tuple[ThuneeView, Move]]:
    """Play a hand to its end; yield each call of some kinds before it is made, with its seat's view.

    The level decides about these, the rules of thumb about everything else.
    """
    player, quick = new_player(level), new_player("greedy")
    while not position.is_over:
        view, moves = position.view(position.to_move), position.legal_moves()
        decides = player if any(move.kind in kinds for move in moves) else quick
        move = moves[0] if len(moves) == 1 else decides.choose(view, limit, rng, never).move
        if move.kind in kinds:
            yield view, move
        position.play(move)


def _cells(gains: Sequence[Estimate]) -> str:
    """Return the gains of the calls of a kind as text."""
    if not gains:
        return ""
    mean = fmean(gain.mean for gain in gains)
    dear = sum(gain.mean < DEAR for gain in gains)
    sure = sum(gain.mean + (gain.within or 0) < DEAR for gain in gains)
    return (
        f"; {len(gains):>5} weighed: gain {mean:+.2f}, lowest {min(gains).mean:+.2f}; "
        f"{dear} cost ({100 * dear / len(gains):.1f} %), {sure} of them surely"
    )


def _line(number: int, view: ThuneeView, move: Move, gain: Estimate) -> str:
    """Return the text of a call that costs: deal, hand, bid so far, gain."""
    hand = " ".join(code(card) for card in view.hand)
    made = f"seat {view.seat} with {hand}, bid {view.call}: {write_move(move)}"
    return f"    deal {number}, {made} {gain.mean:+.2f} ± {gain.within or 0:.2f}"


if __name__ == "__main__":
    register_families()
    main()
