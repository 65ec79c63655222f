# SPDX-License-Identifier: MIT
"""Search for the positions of the drills, and check those that are kept.

`python -m tests.tools.find_drills jodhi --deals 2000` plays rounds of regular players. Where a seat meets the
question of the drill, it asks the coach, and keeps positions in which the best answer is clearly ahead of the
best other one; half of them are such that the call is wrong. It writes the file of the drill.
`python -m tests.tools.find_drills --check` asks the coach again about all positions and prints the figures.
"""

import argparse
import json
import random
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import NamedTuple

from thothit_desktop.app.family.base import Drill
from thothit_desktop.app.lessons.drills import DrillPosition, all_drills, file, load
from thothit_desktop.app.registration import register_families
from thothit_desktop.games import new_game
from thothit_desktop.games.cards import STAMPED, code
from thothit_desktop.games.contract import Game, Move, Position, View
from thothit_desktop.games.fishing.view import FishingView
from thothit_desktop.games.notation import write_move
from thothit_desktop.games.record import deal_number
from thothit_desktop.games.thunee.cards import KING, SUITS
from thothit_desktop.games.thunee.view import ThuneeView
from thothit_desktop.players import Limit, new_player
from thothit_desktop.players.coach.advice import advise, advise_on_all, hint_limit
from thothit_desktop.players.coach.contract import Advice, Reason
from thothit_desktop.players.one_round import never

PERSON = 0
"""The seat that is asked."""
REGULAR = "langganan"
_SCREEN = 8
"""The divisor of the playouts of a hint for a first look at a position."""
_ORDER = "J9ATKQ"
"""The ranks of Thunee, the strongest first."""


def _kind(kind: str) -> Callable[[View], list[Move]]:
    """Return a function that returns the legal moves of a kind."""
    return lambda view: [move for move in view.legal_moves() if move.kind == kind]


def jodhi(view: View) -> list[Move]:
    """Return the Jodhis to claim; before a lead, after a won trick that allows none, the forbidden ones."""
    assert isinstance(view, ThuneeView)
    legal = _kind("jodhi")(view)
    own = {code(card) for card in view.hand}
    leads = view.phase == "play" and bool(view.tricks) and not view.trick and view.count_so_far() is not None
    if legal or not leads:
        return legal
    held = [
        Move("jodhi", (king,))
        for suit, king in zip(SUITS, KING, strict=True)
        if {f"K{suit}", f"Q{suit}"} <= own
    ]
    claimed = any(event.kind == "jodhi" and event.seat == view.seat for event in view.history)
    return [] if claimed or len(view.tricks) == 5 else held


def last_card(view: View) -> list[Move]:
    """Return the call that leaves trump to the last card."""
    return [move for move in view.legal_moves() if write_move(move) == "trump last"]


def undercut(view: View) -> list[Move]:
    """Return the trumps below the highest in the trick, for a player who cannot follow suit."""
    assert isinstance(view, ThuneeView)
    if view.phase != "play" or not view.trick or not view.trump or view.solo:
        return []
    led = code(view.trick[0])[1]
    trumps = [code(card) for card in view.trick if code(card)[1] == view.trump]
    if led == view.trump or not trumps or any(code(card)[1] == led for card in view.hand):
        return []
    highest = min(_ORDER.index(each[0]) for each in trumps)
    cards = _kind("play")(view)
    lower = [
        move
        for move in cards
        if code(move.card)[1] == view.trump and _ORDER.index(code(move.card)[0]) > highest
    ]
    return lower if len(lower) < len(cards) else []


def _captures(view: View) -> list[Move]:
    """Return the captures with a hand card, if there is another choice of card or capture."""
    assert isinstance(view, FishingView)
    if view.phase != "hand":
        return []
    return [move for move in view.legal_moves() if move.kind == "play" and move.takes]


def identical(view: View) -> list[Move]:
    """Return the captures of an identical card with a card that could capture another one."""
    found = _captures(view)
    same = [move for move in found if move.card in move.takes]
    return [move for move in same if any(other.card == move.card and other not in same for other in found)]


def stamps(view: View) -> list[Move]:
    """Return the captures with a red-stamped card."""
    return [move for move in _captures(view) if STAMPED.intersection(move.cards)]


class Search(NamedTuple):
    """A drill's search: its question, the options of the game, and the least margin of a clear answer."""

    calls: Callable[[View], Sequence[Move]]
    least: float
    players: int = 4
    options: Mapping[str, str] = {}
    playouts: int = 0
    """The playouts for an answer; 0 for those of a hint."""

    def limit(self, game: Game) -> Limit:
        """Return the limit for an answer."""
        return Limit(playouts=self.playouts) if self.playouts else hint_limit(game.spec)


SEARCHES = {
    "jodhi": Search(jodhi, 0.15),
    "double": Search(_kind("double"), 0.5),
    "khanaak": Search(_kind("khanaak"), 0.5),
    "last-card": Search(last_card, 0.06, options={"last-card-trump": "allowed"}, playouts=6000),
    "undercut": Search(undercut, 0.15, options={"undertrump": "allowed"}),
    "identical": Search(identical, 4.0, players=3),
    "stamps": Search(stamps, 4.0, players=3),
    "checki": Search(_kind("checki"), 0.02, players=2),
    "match": Search(_kind("claim"), 0.05),
    "tan": Search(_kind("call-one"), 1.0),
}
"""The searches by drill."""


def spread(advice: Advice, calls: Sequence[Move]) -> tuple[float, float] | None:
    """Return by how much the best answer is ahead of the best other answer, and the bound of the error.

    None if all moves that were weighed are the same answer.
    """
    called = advice.options[0].move in calls
    other = next((option for option in advice.options if (option.move in calls) != called), None)
    return None if other is None else (other.behind, other.within)


def judged(view: View, calls: Sequence[Move], limit: Limit, seed: int) -> tuple[Advice, float, float] | None:
    """Return the coach's advice, the margin of its answer and the bound of the error; None if unclear."""
    given = advise_on_all(view, limit, random.Random(seed), never)
    found = spread(given, calls)
    return None if found is None else (given, *found)


class Candidate(NamedTuple):
    """A position that meets the question of a drill, and its clear answer."""

    deal: int
    position: Position
    calls: tuple[Move, ...]
    advice: Advice
    margin: float | None

    @property
    def right(self) -> bool:
        """True if a call is the right answer."""
        return self.advice.options[0].move in self.calls


def clear(position: Position, search: Search, deal: int, wanted: Collection[bool]) -> Candidate | None:
    """Return the position as a candidate; None if its answer is not clear, or not `wanted`."""
    view = position.view(PERSON)
    calls = tuple(search.calls(view))
    legal = view.legal_moves()
    if not calls or not legal or len(calls) == len(legal):
        return None
    full = search.limit(view.game)
    if calls[0] not in legal:
        given = advise(view, full, random.Random(1), never)
        return Candidate(deal, position.copy(), calls, given, None) if False in wanted else None
    found = judged(view, calls, Limit(playouts=max(1, (full.playouts or 1) // _SCREEN)), 1)
    if found is None or found[1] < search.least / 2:
        return None
    margins = []
    for seed in (2, 3):
        right = found[0].options[0].move in calls
        found = judged(view, calls, full, seed) if right in wanted else None
        if found is None or found[1] < search.least or found[1] <= found[2]:
            return None
        if (found[0].options[0].move in calls) != right:
            return None
        margins.append(found[1])
    return Candidate(deal, position.copy(), calls, found[0], min(margins))


def from_person(position: Position, deal: int) -> Position | None:
    """Return the position with the seat to move as the person's, by another dealer; None if that differs."""
    seat, players = position.to_move, position.game.players
    turned = deal_number(position.game, deal, (position.dealer - seat) % players)
    for made in position.moves:
        move = made._replace(seats=tuple((other - seat) % players for other in made.seats))
        if turned.refusal(move) is not None:
            return None
        turned.play(move)
    return turned if turned.to_move == PERSON else None


def first_clear(game: Game, search: Search, deal: int, wanted: Collection[bool]) -> Candidate | None:
    """Return the first clear position of a round between regular players; None if there is none.

    The person lets every chance for a call pass, so that the question may come again.
    """
    player, rng = new_player(REGULAR), random.Random(deal)
    position = deal_number(game, deal, deal % game.players)
    while not position.is_over:
        luck = position.chance(rng)
        if luck:
            position.play(luck)
            continue
        moves, view = position.legal_moves(), position.view(position.to_move)
        passes = [move for move in moves if move.kind == "pass"]
        asked = bool(search.calls(view))
        turned = from_person(position, deal) if asked else None
        found = clear(turned, search, deal, wanted) if turned is not None else None
        if found is not None:
            return found
        if asked and passes and position.to_move == PERSON:
            position.play(passes[0])
        elif len(moves) == 1:
            position.play(moves[0])
        else:
            position.play(player.choose(view, Limit(playouts=10), rng, never).move)
    return None


def chosen(game: Game, search: Search, deals: Iterable[int], most: int) -> list[Candidate]:
    """Return as many candidates of one answer as of the other, alternating, up to `most` of each."""
    by_answer: dict[bool, list[Candidate]] = {True: [], False: []}
    for deal in deals:
        wanted = [answer for answer, kept in by_answer.items() if len(kept) < most]
        if not wanted:
            break
        found = first_clear(game, search, deal, wanted)
        if found is not None:
            by_answer[found.right].append(found)
    number = min(map(len, by_answer.values()))
    pairs = zip(by_answer[True][:number], by_answer[False][:number], strict=True)
    return [each for pair in pairs for each in pair]


def _reasons(facts: Iterable[Reason]) -> list[list[object]]:
    """Return reasons for JSON; a reason about another move is left out, because its figure is the margin."""
    found: list[list[object]] = []
    for fact in facts:
        if fact.kind == "otherwise":
            continue
        values: dict[str, object] = {}
        for key, value in fact.values.items():
            if key == "card":
                values[key] = code(value)  # type: ignore[arg-type]
            elif key == "cards":
                values[key] = [code(card) for card in value]  # type: ignore[attr-defined]
            else:
                values[key] = round(value, 3) if isinstance(value, float) else value
        found.append([fact.kind, values])
    return found


def written(search: Search, kept: Sequence[Candidate]) -> str:
    """Return the text of a drill's file, with a line for each position."""
    lines = [
        json.dumps(
            {
                "deal": each.deal,
                "dealer": each.position.dealer,
                "moves": [write_move(move) for move in each.position.moves],
                "calls": [write_move(move) for move in each.calls],
                "right": each.right,
                "margin": None if each.margin is None else round(each.margin, 3),
                "best": write_move(each.advice.options[0].move),
                "reasons": _reasons(each.advice.facts),
            }
        )
        for each in kept
    ]
    head = f'{{"players": {search.players}, "options": {json.dumps(search.options)}, "positions": ['
    return f"{head}\n" + ",\n".join(lines) + "\n]}\n"


def check(drill: Drill, seed: int = 1) -> tuple[list[str], float]:
    """Return what the coach says against a drill's positions, and the smallest margin of its answers."""
    search, faults, least = SEARCHES[drill.id], [], float("inf")
    for number, kept in enumerate(load(drill) or ()):
        fault, margin = _fault(kept, search, seed)
        least = min(least, margin)
        if fault:
            faults.append(f"{drill.id} {number}: {fault}")
    return faults, least


def _fault(kept: DrillPosition, search: Search, seed: int) -> tuple[str, float]:
    """Return what is wrong with a position, or nothing, and the margin of its answer."""
    view = kept.position.view(PERSON)
    if tuple(search.calls(view)) != kept.calls:
        return "other calls", float("inf")
    if kept.margin is None:
        allowed = view.refusal(kept.calls[0]) is None
        return "the call is legal" if allowed or kept.right else "", float("inf")
    found = judged(view, kept.calls, search.limit(view.game), seed)
    if found is None:
        return "one answer only", 0.0
    given, margin, _ = found
    if (given.options[0].move in kept.calls) != kept.right:
        return f"the coach prefers {write_move(given.options[0].move)} by {margin:.2f}", -margin
    return "" if margin >= search.least / 2 else f"a margin of only {margin:.2f}", margin


def print_check() -> None:
    """Print the figures of all drills, and every fault."""
    print("drill       positions  call wrong  least margin")
    for drill in all_drills():
        faults, least = check(drill)
        kept = load(drill) or ()
        wrong = sum(not each.right for each in kept)
        print(f"{drill.id:10}  {len(kept):9}  {wrong:10}  {least:12.3f}")
        for fault in faults:
            print(f"  {fault}")


def main() -> None:
    """Search for the positions of a drill, or check all."""
    register_families()
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("drill", nargs="?", choices=[*SEARCHES])
    parser.add_argument("--deals", type=int, default=1000, help="the deals to play at most")
    parser.add_argument("--keep", type=int, default=8, help="the positions of each answer")
    parser.add_argument("--check", action="store_true", help="ask the coach about all kept positions")
    options = parser.parse_args()
    if options.check:
        print_check()
        return
    drill = next(each for each in all_drills() if each.id == options.drill)
    search = SEARCHES[drill.id]
    game = new_game(drill.game, search.players, dict(search.options))
    kept = chosen(game, search, range(1, options.deals + 1), options.keep)
    file(drill).parent.mkdir(exist_ok=True)
    file(drill).write_text(written(search, kept), encoding="utf-8")
    print(f"{drill.id}: {len(kept)} positions")


if __name__ == "__main__":
    main()
