# SPDX-License-Identifier: MIT
"""A second implementation of docs/rules, slow and with codes, to check the engines."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from thothit_desktop.games import cards
from thothit_desktop.games.contract import Position
from thothit_desktop.games.fishing.position import FishingPosition
from thothit_desktop.games.kings.position import KingsPosition
from thothit_desktop.games.matching.position import MatchingPosition
from thothit_desktop.games.rummy.mata.position import MataPosition
from thothit_desktop.games.rummy.position import KowahPosition
from thothit_desktop.games.rummy.turn_position import TurnPosition
from thothit_desktop.games.thunee.position import ThuneePosition

RED = ("OT", "RF", "S9")


def to_codes(numbers: Iterable[int]) -> list[str]:
    suits = [f"{suit}{n}" for suit in "CSM" for n in range(1, 10)] + ["OT", "RF", "WF"]
    suits += [f"{pip}{suit}" for suit in "shdc" for pip in "A23456789TJQK"]
    return [suits[number] for number in numbers]


def rank(code: str) -> int:
    """The rank of a ceki card."""
    return int(code[1]) if code[1] in "123456789" else 1


def seats_in_turn(position: Position) -> list[int]:
    """The seats that play, in order from the one after the dealer."""
    n = position.game.players
    around = [(position.dealer + step) % n for step in range(1, n + 1)]
    return [seat for seat in around if seat in position.game.playing]


def may_take(card: str, pool: list[str], pairs: str, first: bool) -> set[str]:
    """F1, F3 and the rules for pairs on the table."""
    matches = [code for code in pool if rank(code) == rank(card)]
    if first:
        return {code for code in matches if code == card}
    if pairs == "odd-first":
        return {code for code in matches if matches.count(code) == 1} or set(matches)
    if pairs == "different-first":
        return set(matches) - {card} or set(matches)
    return set(matches)


def legal_texts(position: Position) -> set[str]:
    """Every legal move of a position, as text; a draw of Laki is nobody's."""
    if isinstance(position, FishingPosition):
        return fishing_texts(position)
    if isinstance(position, KingsPosition):
        return kings_texts(position)
    if isinstance(position, KowahPosition):
        return kowah_texts(position)
    if isinstance(position, MatchingPosition):
        return matching_texts(position)
    assert isinstance(position, MataPosition)
    return mata_texts(position)


def fishing_texts(position: FishingPosition) -> set[str]:
    """The legal moves of a fishing game."""
    view, options = position.view(position.to_move), position.game.options
    pool = to_codes(view.pool)
    if view.phase == "over":
        return set()
    if view.phase == "draw":
        turned = sum(event.kind == "turned" for event in position.history)
        played = to_codes([position.layout.stock[turned]])
    else:
        played = to_codes(view.hand if view.turned is None else [view.turned])
    first = options.get("first-turn") == "on" and view.turn < len(position.game.playing)
    twins = first or position.game.spec.id == "thit-thit-dulit"
    sign = "" if view.phase == "hand" else "="
    if position.game.spec.id == "cholek-tiga":
        return {sign + "x".join((card, *two)) for card in played for two in cholek_takes(card, pool)}
    captures, stays = set(), set()
    for card in played:
        taken = may_take(card, pool, options.get("pairs", "free"), twins)
        captures |= {f"{sign}{card}x{code}" for code in taken}
        if not taken:
            stays.add(sign + card)
    if options.get("duty") == "hand" and captures:
        return captures
    return captures | stays


def cholek_takes(card: str, pool: list[str]) -> list[tuple[str, ...]]:
    """G2: none, or two cards of the rank that lie in the pool; a record names them in code order."""
    order = to_codes(range(30))
    return [()] + [
        (one, other)
        for one in order
        for other in order[order.index(one) :]
        if {rank(one), rank(other)} == {rank(card)}
        and pool.count(one) >= 1 + (one == other)
        and pool.count(other) >= 1
    ]


def kings_texts(position: KingsPosition) -> set[str]:
    """K3: the one turn of two cards that the stock leaves."""
    turned = sum(len(event.cards) for event in position.history if event.kind == "turned")
    left = to_codes(position.layout.stock[turned:])
    return {f"={left[0]}+{left[1]}"} if left else set()


def kowah_texts(position: KowahPosition) -> set[str]:
    """W2, W4, W6 and W7, by what the seat that is asked sees."""
    view, frozen = position.view(position.to_move), position.game.options["frozen"] == "on"
    seat, hand, pile = view.seat, to_codes(view.hand), to_codes(view.discards)
    declared = view.declared[seat] != ()
    drawn = "" if view.drawn is None else to_codes([view.drawn])[0]
    taken = view.history[-1].kind in ("took", "kept")
    if view.phase == "claim":
        return {f"{seat}:claim", f"{seat}:pass"}
    if view.phase == "checki":
        begun = any(event.kind in ("drew", "showed") for event in view.history)
        who = "" if begun or seat == seats_in_turn(position)[0] else f"{seat}:"
        shown_before = any(event.kind == "declared" and event.seat == seat for event in view.history)
        bound = shown_before or position.game.options["declaring"] == "at-once"
        return {f"{who}checki {pair}" for pair in kowah_pairs(hand)} | (set() if bound else {f"{who}pass"})
    if view.phase == "discard":
        free = {code for code in hand if not (taken and code == drawn)}
        if declared:
            free = {code for code in free if kowah_pairs(without(hand, code))}
            free &= {drawn} if frozen else free
        return {f"discard {code}" for code in free}
    if view.phase == "pick":
        good = not declared
        for top in pile[-1:] if declared else []:
            waiting = kowah_pairs(hand)
            if position.game.options["waits"] == "shown":
                waiting &= set(to_codes(view.declared[seat]))
            others = {code for code in hand if code != top and kowah_pairs([*without(hand, code), top])}
            good = top in waiting or (bool(others) and not frozen)
        return {"draw", "take"} if pile and good else {"draw"}
    return set()


def matching_texts(position: MatchingPosition) -> set[str]:
    """M3, M4, M7 and M8, by the layout and the events alone."""
    hands = [to_codes(hand) for hand in position.layout.hands]
    n, stock, keeping = position.game.players, to_codes(position.layout.stock), list[int]()
    for event in position.history:
        if event.kind == "turned":
            del stock[0]
        elif event.kind != "dealt":
            hands[event.seat] = list((Counter(hands[event.seat]) - Counter(to_codes(event.cards))).elements())
        if event.kind == "satu":
            keeping = [(event.seat + step) % n for step in range(1, n)]
        keeping = keeping[event.kind == "shed" :]
    last, shown = position.history[-1], to_codes(position.history[-1].cards)
    if last.kind == "scored":
        return set()
    if keeping:
        return {f"keep {code}" for code in hands[keeping[0]]}
    if last.kind == "claimed":
        return {f"discard {code}" for code in hands[last.seat]}
    lying = shown if last.kind in ("turned", "discarded") else []
    holders = [seat for seat, hand in enumerate(hands) if set(lying) & set(hand)]
    if holders and position.moves[-1].kind != "pass":
        return {f"{holders[0]}:claim", f"{holders[0]}:pass"}
    return {f"={stock[0]}"}


def without(hand: list[str], code: str) -> list[str]:
    """A hand after one card has left it."""
    place = hand.index(code)
    return hand[:place] + hand[place + 1 :]


def kowah_pairs(hand: list[str]) -> set[str]:
    """W3: the pairs of a hand that leave two triplets; the six others are looked at in order of rank."""
    found = set()
    for code in set(hand):
        if hand.count(code) > 1:
            left = sorted(rank(other) for other in without(without(hand, code), code))
            if len(left) == 6 and len(set(left[:3])) == len(set(left[3:])) == 1:
                found.add(code)
    return found


def mata_texts(position: MataPosition) -> set[str]:
    """M3, M5, M6 and M7, by what the seat that is asked sees."""
    view = position.view(position.to_move)
    seat, hand, pile, call = view.seat, to_codes(view.hand), to_codes(view.discards), view.calls[view.seat]
    size = 2 if position.game.spec.id == "tantanan" else 3
    if view.phase == "balik":
        return {f"={to_codes(position.layout.stock)[-view.stock_size]}"}
    if view.phase == "claim":
        return {f"{seat}:claim", f"{seat}:pass"}
    if view.phase == "call":
        return {f"call-{mata_call(hand, size)[0]}", "pass"}
    if view.phase == "discard":
        taken = to_codes(view.history[-1].cards) if view.history[-1].kind == "took" else []
        return {f"discard {code}" for code in mata_discards(hand, call, size) - set(taken)}
    if view.phase == "pick":
        top = pile[-1:]
        takes = top and mata_discards(hand + top, call, size) - set(top)
        return {"draw", "take"} if takes else {"draw"}
    return set()


def mata_discards(hand: list[str], call: str, size: int) -> set[str]:
    """The cards that may leave a hand with one card more, which has been called or not."""
    allowed = {"": ("none", "one", "any"), "one": ("one", "any"), "any": ("any",)}[call]
    return {code for code in hand if mata_call(without(hand, code), size)[0] in allowed}


def mata_call(hand: list[str], size: int) -> tuple[str, set[str]]:
    """M5: the call of a hand, and the cards it waits for, by adding each card in turn."""
    packs = [f"{suit}{n}" for suit in "CSM" for n in range(1, 10)] + ["OT", "RF", "WF"]
    whole = {code for code in packs if mata_sets([*hand, code], size)}
    if any(hand.count(code) >= size for code in hand):
        return ("any", whole) if whole else ("none", set())
    last = {code for code in whole if hand.count(code) == size - 1}
    return ("one", last) if last else ("none", set())


def mata_sets(hand: list[str], size: int) -> bool:
    """M4: True if a hand, in order of rank, falls into sets of one rank."""
    ranks = sorted(map(rank, hand))
    return len(ranks) % size == 0 and all(
        len(set(ranks[at : at + size])) == 1 for at in range(0, len(ranks), size)
    )


def mata_points(position: MataPosition) -> int:
    """M8, M9 and M10: the points of the winner of an ended round, by the events."""
    game, options = position.game, position.game.options
    events = [event for event in position.history if event.kind != "scored"]
    turned = [code for event in events if event.kind == "turned" for code in to_codes(event.cards)]
    at = [event.kind for event in events].index("won")
    hand, before, seat = Counter(to_codes(events[at].cards)), events[at - 1], events[at].seat
    dealt, own = before.kind == "dealt", before.kind != "claimed"
    card = "" if dealt else to_codes(before.cards)[0]
    calls = [event.kind for event in events if event.seat == seat and event.kind.startswith("called")]
    size, many = (2 if game.spec.id == "tantanan" else 3), options.get("turned", "one") != "one"
    worth = {"OT": 12, "RF": 11, "S9": 10} if game.spec.id == "balik-satu" else {"OT": 10, "RF": 10, "M1": 10}
    found = sum(n // size * (1 + (code in RED)) for code, n in hand.items())
    face = sum(worth.get(code, rank(code)) for code in turned)
    if game.spec.id != "balik-satu":
        points = 1 + own + (card in RED) + found
        if many:
            both = hand - Counter([card] if card else []) + Counter(turned)
            points += sum(n // size * (1 + (code in RED)) for code, n in both.items())
        else:
            points += face
        return points * 2 if dealt else points
    if options["yeo"] == "again" and not many and set(turned) & {"C1", "S1", "M1", "WF"}:
        return 0
    low, high = map(int, options["ceki-bonus"].split("-"))
    bonus = (high if own else low) if calls and calls[-1] == "called-one" and card else 0
    points = bonus + (1 if many else face + found)
    for number in range(1, 10):
        held = sum(n for code, n in hand.items() if rank(code) == number)
        same = Counter(turned) + hand
        reached = min(held // 3, sum(n // 3 for code, n in same.items() if rank(code) == number))
        if many:
            points += reached
        elif turned and reached > sum(n // 3 for code, n in hand.items() if rank(code) == number):
            points += 1 + (turned[0] in RED)
    return points * 2 if dealt else points


# Section 4: the points of a set of n identical cards, plain and red-stamped.
SETS: dict[str, tuple[Mapping[int, int], Mapping[int, int]]] = {
    "thothit": ({2: 10}, {1: 10, 2: 20}),
    "thothit-chinese": ({2: 10}, {1: 10, 2: 20}),
    "enthit": ({2: 10, 4: 50}, {1: 10, 2: 20, 4: 100}),
    "thothit-kuna": ({3: 5, 4: 10}, {2: 1, 3: 10, 4: 20}),
    "sackson": ({2: 1}, {2: 1}),
    "totit-denexa": ({2: 1}, {2: 1}),
    "totit-cats": ({2: 1}, {2: 1}),
}


def points(position: Position, captured: Iterable[int]) -> int:
    """Return the points of a seat's captures."""
    game, codes = position.game, to_codes(captured)
    if game.spec.id == "kings":
        return len(codes)
    if game.spec.id in ("thothit-yogyakarta", "thit-thit-dulit"):
        twins = sum(copies // 2 for copies in Counter(codes).values())
        return 10 * twins + 10 * sum(code in RED for code in codes)
    if game.spec.id == "cholek-tiga":
        return cholek_points(position, codes)
    if game.spec.id == "pei":
        return pei_points(codes, game.options["values"] == "magelang", game.options["extra"] == "face")
    total = 0
    stamps = game.options.get("scoring") == "stamps"
    for code, copies in Counter(codes).items():
        if stamps:
            total += dearest(copies, SETS["thothit"][code in RED])
        elif game.options.get("bonus") == "on" and rank(code) in (1, 9):
            total += copies // 2 * (3 if rank(code) == 9 else 2)
        else:
            total += dearest(copies, SETS[game.spec.id][code in RED])
    return total


def cholek_points(position: Position, codes: list[str]) -> int:
    """G4 and G5; what is captured three alike at once stands in the moves of the seat that holds it."""
    bonuses, total = position.game.options["bonuses"] == "on", 0
    for code, copies in Counter(codes).items():
        total += ([0, 1, 4, 3, 8] if code in RED else [0, 0, 0, 3, 8])[copies]
        total += [0, 0, 0, 10, 20][copies] if bonuses and code in RED else 0
    captures = [move for move in position.moves if len(set(move.cards)) == 1 and len(move.cards) == 3]
    own = [move for move in captures if set(to_codes(move.cards)) <= set(codes)]
    # A seat that has three of four copies has taken them itself: the fourth alone is nobody's triplet.
    own = [move for move in own if codes.count(to_codes(move.cards)[0]) >= 3]
    return total + sum({"play": 5, "turn": 10}[move.kind] for move in own) * bonuses


PEI = {"OT RF S9": (13, 30), "WF S8 M9": (12, 20), "C8 S2 M2": (11, 20), "C9 S1 M1": (10, 10)}
"""Section 7: the combinations that count all copies, with the points of a card in Surakarta and Magelang."""


def pei_points(codes: list[str], magelang: bool, face: bool, runs: bool = True) -> int:
    """The most that captures in Pèi come to: with each choice of a black thirteen, or without one."""
    have, longest, total = Counter(codes), 0, 0
    for code, copies in have.items():
        (dear,) = [
            worth[magelang] if all(have[kind] for kind in kinds.split()) else 0
            for kinds, worth in PEI.items()
            if code in kinds.split()
        ] or [0]
        counted = (1 if face else copies) * bool(dear)
        total += dear * counted + rank(code) * (copies - counted)
    while longest < 9 and runs and have[f"C{longest + 1}"]:
        longest += 1
    found = [total]
    for length in range(3, longest + 1):
        left = list((have - Counter(f"C{n}" for n in range(1, length + 1))).elements())
        found.append((13, 30)[magelang] * length + pei_points(left, magelang, face, runs=not face))
    return max(found)


def dearest(copies: int, worth: Mapping[int, int]) -> int:
    """The most that copies of a design come to, tried set by set."""
    return max([0, *(won + dearest(copies - size, worth) for size, won in worth.items() if size <= copies)])


def every_card(position: Position) -> Counter[int]:
    """All cards, wherever they lie."""
    if isinstance(position, TurnPosition | ThuneePosition):
        return hands_and_table(position)
    if not isinstance(position, FishingPosition | KingsPosition):
        return Counter(position.every_card())
    found = Counter(position.stock[position.drawn :])
    for captured in position.captures:
        found.update(captured)
    if isinstance(position, KingsPosition):
        return found + Counter(position.pool)
    for place in (*position.hands, *position.pool):
        found.update(place)
    return found + Counter([position.turned] if position.turned is not None else [])


def hands_and_table(position: TurnPosition[Any, Any] | ThuneePosition) -> Counter[int]:
    """Return the cards that all seats see, and those still to be drawn or dealt."""
    found: Counter[int] = Counter()
    views: list[Any] = [position.view(seat) for seat in position.game.playing]
    for view in views:
        found.update(view.hand)
    if isinstance(position, TurnPosition):
        drawn = sum(event.kind in ("drew", "showed") for event in position.history)
        return found + Counter(position.layout.stock[drawn:]) + Counter(position.discards)
    laid = {position.view(seat).trump_card for seat in position.game.playing} - {None, cards.HIDDEN}
    lying = [card for _, trick, _ in position.tricks for card in trick]
    return found + Counter([*position.stock, *position.trick, *lying, *(card for card in laid if card)])


def legal_lines(position: Position, depth: int) -> int:
    """Return the number of lines of `depth` legal moves from here."""
    if depth == 0:
        return 1
    total = 0
    for move in position.legal_moves():
        after = position.copy()
        after.play(move)
        total += legal_lines(after, depth - 1)
    return total
