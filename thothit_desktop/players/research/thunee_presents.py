# SPDX-License-Identifier: MIT
"""Count hands that partners of a lone caller spoil.

Command: `python -m thothit_desktop.players.research.thunee_presents`. Seat 0 stands for a person, who calls
with
a strong hand and leads from the top; all other seats play at one level. A hand lost to a partner is
*avoidable* if
that partner's cards could have been played so that it won no trick, with the same plays of all others; nobody
at
the table can always know that. *Softened* are hands in which an opponent took a trick from a partner although
it
could have stayed below: that halves the cost of the call.
"""

import argparse
import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from thothit_desktop.games import new_game
from thothit_desktop.games.contract import Game, View
from thothit_desktop.games.record import deal_number
from thothit_desktop.games.thunee.position import ThuneePosition
from thothit_desktop.players import LEVELS, Limit, Player, UnknownPlayerError, limit_of, new_player
from thothit_desktop.players.contract import Decision
from thothit_desktop.players.one_round import play_round
from thothit_desktop.players.registration import register_families
from thothit_desktop.players.thunee.bitboard import ALL, SUIT, USUAL, bits, mirrored
from thothit_desktop.players.thunee.evaluation import losers
from thothit_desktop.players.thunee.greedy import ThuneeGreedyPlayer
from thothit_desktop.players.thunee.inference import seen_of, thunee_view

_CALLS = ("thunee", "royals", "blind thunee", "blind royals")
_LONG, _LOSERS = 3, 2
"""The fewest cards in the longest suit of a strong hand, and the most cards below a gap."""
_WHOLE = 6
"""The number of cards of a whole suit, with which nobody may call."""
_PERSON = 0


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        prog="python -m thothit_desktop.players.research.thunee_presents", description=__doc__
    )
    parser.add_argument("levels", nargs="*", default=LEVELS[1:], help="whose presents (default %(default)s)")
    parser.add_argument("--players", type=int, default=4, choices=(4, 6), help="at the table (default 4)")
    parser.add_argument("--call", default="thunee", choices=_CALLS, help="what is called (default thunee)")
    parser.add_argument("--preset", default="cats", choices=("cats", "durban"), help="default cats")
    parser.add_argument("--deals", type=int, default=300, help="how many hands a level (default 300)")
    parser.add_argument("--seed", type=int, default=1, help="number of the first deal (default 1)")
    options = parser.parse_args(arguments)
    if options.players == 6 and options.call.startswith("blind"):
        raise SystemExit("a blind call is for four players")
    agreed = {"preset": options.preset, "royals": "on", "blind": "on"}
    game = new_game("thunee", options.players, agreed)
    for level in options.levels:
        found: Counter[str] = Counter()
        try:
            player, limit = new_player(level), limit_of(level, game.spec)
        except UnknownPlayerError as error:
            raise SystemExit(str(error)) from None
        deals = _strong_deals(game, options.call, options.seed)
        while found["hands"] < options.deals:
            number, position = next(deals)
            watched = _Watched(player, options.call)
            play_round(position, [watched] * game.players, limit, random.Random(number))
            found.update(_presents(position))
            found["softened"] += watched.softened
        print(_row(level, found), flush=True)


class _Watched:
    """The player of all seats: a person who calls, and others who pass and play cards at a level."""

    def __init__(self, player: Player, call: str) -> None:
        self._player, self._call = player, call
        self._person = ThuneeGreedyPlayer()
        self.softened = False

    def choose(self, view: View, limit: Limit, rng: random.Random, cancelled: Callable[[], bool]) -> Decision:
        """Return the call or a pass, or a card; note cards that soften the caller's loss."""
        seen, moves = seen_of(thunee_view(view)), view.legal_moves()
        calls = [move for move in moves if move.kind == self._call and view.seat == _PERSON]
        passes = [move for move in moves if move.kind == "pass"]
        if seen.view.phase != "play":
            if calls and (self._call.startswith("blind") or seen.view.phase == "call"):
                return Decision(calls[0])
            return Decision(passes[0]) if passes else self._person.choose(view, limit, rng, cancelled)
        if view.seat == _PERSON:
            return self._person.choose(view, limit, rng, cancelled)
        decision = self._player.choose(view, limit, rng, cancelled)
        best, winner = seen.spot.best, seen.spot.winner
        if view.seat % 2 != _PERSON % 2 and winner % 2 == _PERSON % 2 and winner != _PERSON:
            above = [move for move in moves if seen.pack.bit(move.card) & best]
            self.softened |= decision.move in above and len(above) < len(moves)
        return decision


def _strong_deals(game: Game, call: str, seed: int) -> Iterator[tuple[int, ThuneePosition]]:
    """Yield deals with a strong hand for the person, who bids first."""
    number = seed
    while True:
        position = deal_number(game, number, game.players - 2)
        assert isinstance(position, ThuneePosition)
        cards = position.layout.hands[_PERSON]
        hand = USUAL.mask(cards[: position.rules.packet] if call.startswith("blind") else cards)
        held = mirrored(hand) if call.endswith("royals") else hand
        longest = max((held & suit).bit_count() for suit in SUIT)
        if _LONG <= longest < _WHOLE and losers(held) <= _LOSERS:
            yield number, position
        number += 1


def _presents(position: ThuneePosition) -> Iterator[str]:
    """Yield the counted events of one hand."""
    yield "hands"
    _, _, winner = position.tricks[-1]
    if winner == _PERSON:
        yield "made"
    elif winner % 2 == _PERSON % 2:
        yield "partner"
        if _avoidable(position, winner):
            yield "avoidable"


def _avoidable(position: ThuneePosition, seat: int) -> bool:
    """Return True if a seat could have won no trick, with the same plays of all others."""
    seen, seats = seen_of(position.view(seat)), position.game.players
    entries = seen.pack.entries[seen.trump]
    tricks = []
    for leader, trick, _ in position.tricks:
        led = entries[seen.pack.bit(trick[0]).bit_length() - 1].suit
        best = ALL
        for place, card in enumerate(trick):
            bit = seen.pack.bit(card)
            if bit & best and (leader + place) % seats != seat:
                best = entries[bit.bit_length() - 1].beaten_by
        tricks.append((led, best))
    return _avoids(seen.pack.mask(position.layout.hands[seat]), tricks)


def _avoids(hand: int, tricks: Sequence[tuple[int, int]]) -> bool:
    """Return True if a hand can win none of the tricks, given by led suit and winning cards."""
    if not tricks:
        return True
    led, best = tricks[0]
    return any(_avoids(hand ^ bit, tricks[1:]) for bit in bits((hand & led or hand) & ~best))


def _row(level: str, found: Counter[str]) -> str:
    """Return the counts of a level as text."""
    hands, avoidable = found["hands"], found["avoidable"]
    return (
        f"{level:12}{hands} hands: {found['made']} made, {found['partner']} lost to a partner, "
        f"{avoidable} of them avoidable ({100 * avoidable / hands:.1f} %); {found['softened']} softened"
    )


if __name__ == "__main__":
    register_families()
    main()
