# SPDX-License-Identifier: MIT
"""What may be said and played in Thunee, and why not (docs/rules/thunee.md T3-T10, 3)."""

from typing import TYPE_CHECKING

from thothit_desktop.games.contract import Move, Refusal
from thothit_desktop.games.thunee.cards import SUIT, jodhis, playable

if TYPE_CHECKING:
    from thothit_desktop.games.thunee.position import ThuneePosition

BIDS = (*range(10, 101, 10), 104)
"""What may be bid; the last over the one before it only (T4)."""
SECRET = ("redeal", "jodhi")
"""The phases in which a seat is asked and no other seat knows of it."""

_PASS = Move("pass")
_BIDS = tuple(Move("bid", (), (), points) for points in BIDS)
_PLAY = tuple(Move("play", (card,)) for card in range(len(SUIT)))
_TRUMP = tuple(Move("trump", (card,)) for card in range(len(SUIT)))

_ORDER = ("redeal", "bid", "trump", "call", "jodhi", "play")
"""The phases, as far as a hand goes through them one after the other."""
_WHEN = {
    "redeal": ("redeal",),
    "bid": ("bid",),
    "blind thunee": ("bid",),
    "blind royals": ("bid",),
    "trump": ("trump",),
    "trump last": ("trump",),
    "thunee": ("bid", "call"),
    "royals": ("call",),
    "jodhi": ("jodhi",),
    "pass": ("redeal", "bid", "call", "jodhi"),
    "play": ("play",),
    "double": ("play",),
    "khanaak": ("play",),
}
"""In which phases each kind of move is made."""


def legal_moves(position: "ThuneePosition") -> list[Move]:
    """Every legal move once: cards in the hand's order, then calls, a pass last."""
    game, seat, phase = position.game, position.to_move, position.phase
    if phase == "play":
        moves = [_PLAY[card] for card in _playable(position)]
        if len(position.tricks) == game.hand - 1:
            moves += [Move(kind) for kind in ("double", "khanaak") if not _late_call(position, kind)]
        return moves
    if phase == "jodhi":
        claims = jodhis(position.hands[seat], position.claimed())
        return [*(Move("jodhi", (king,)) for king in claims), _PASS]
    if phase == "redeal":
        return [Move("redeal"), _PASS]
    if phase == "bid":
        blind = [f"blind {kind}" for kind in ("thunee", "royals") if not _agreed(position, f"blind {kind}")]
        bids = [bid for bid in _BIDS if not _bid(position, bid.points)]
        return [*bids, Move("thunee"), *(Move(kind) for kind in blind), _PASS]
    if phase == "trump":
        last = [Move("trump last")] if game.last_card else []
        return [*(_TRUMP[card] for card in position.hands[seat]), *last]
    if phase == "call":
        return [*(Move(kind) for kind in ("thunee", "royals") if not _solo(position, kind)), _PASS]
    return []


def refusal(position: "ThuneePosition", move: Move) -> Refusal | None:
    """Why the seat to act cannot make this move; None for a legal one."""
    kind, phase = move.kind, position.phase
    if phase == "over":
        return Refusal("game-over")
    if kind not in _WHEN or move.seats or (kind == "play" and len(move.cards) > 1):
        return Refusal("other-game")
    if phase not in _WHEN[kind]:
        if phase in SECRET:
            waits = position.public()[0] != position.to_move
            return Refusal("not-your-turn" if waits else "answer-first")
        late = _ORDER.index(phase) > max(map(_ORDER.index, _WHEN[kind]))
        return Refusal("too-late" if late else "not-now")
    if kind == "play":
        return _card(position, move.card)
    if kind == "bid":
        return _bid(position, move.points)
    if kind == "trump":
        held = move.card in position.hands[position.to_move]
        return None if held else Refusal("not-in-hand", move.cards)
    if kind == "trump last":
        return None if position.game.last_card else Refusal("not-agreed")
    if kind in ("blind thunee", "blind royals"):
        return _agreed(position, kind)
    if kind in ("thunee", "royals"):
        return _solo(position, kind)
    if kind == "jodhi":
        return _jodhi(position, move.card)
    if kind in ("double", "khanaak"):
        return _late_call(position, kind)
    return None


def _playable(position: "ThuneePosition") -> list[int]:
    return playable(
        position.hands[position.to_move],
        position.trick,
        position.trump,
        position.power,
        undertrump=position.game.undertrump,
    )


def _card(position: "ThuneePosition", card: int) -> Refusal | None:
    if card not in position.hands[position.to_move]:
        return Refusal("not-in-hand", (card,))
    allowed = _playable(position)
    if card in allowed:
        return None
    led = position.trick[0]
    if SUIT[allowed[0]] == SUIT[led]:
        return Refusal("must-follow", (card, led))
    trumps = [other for other in position.trick if SUIT[other] == position.trump]
    return Refusal("undertrump", (card, max(trumps, key=position.power.__getitem__)))


def _bid(position: "ThuneePosition", points: int) -> Refusal | None:
    if points not in BIDS:
        return Refusal("no-such-bid")
    if points <= position.call:
        return Refusal("bid-too-low")
    return Refusal("over-100-only") if points == BIDS[-1] and position.call != BIDS[-2] else None


def _agreed(position: "ThuneePosition", kind: str) -> Refusal | None:
    """Royals and blind calls are played where the options say so."""
    game = position.game
    agreed = (game.royals or "royals" not in kind) and (game.blind or "blind" not in kind)
    return None if agreed else Refusal("not-agreed")


def _solo(position: "ThuneePosition", kind: str) -> Refusal | None:
    """Thunee and Royals after the deal are barred with six cards of one suit (T7)."""
    if position.phase == "call" and position.game.players == 4:
        held = position.held(position.to_move)
        if all(SUIT[card] == SUIT[held[0]] for card in held):
            return Refusal("one-suit")
    return _agreed(position, kind)


def _jodhi(position: "ThuneePosition", king: int) -> Refusal | None:
    if king in position.claimed():
        return Refusal("jodhi-claimed", (king,))
    if king not in jodhis(position.hands[position.to_move], ()):
        return Refusal("no-jodhi", (king,))
    return None


def _late_call(position: "ThuneePosition", kind: str) -> Refusal | None:
    """Double and Khanaak, in the last trick before playing to it."""
    side = position.to_move % 2
    if position.solo:
        return Refusal("under-thunee")
    if len(position.tricks) != position.game.hand - 1:
        return Refusal("last-trick-only")
    if position.double >= 0 or position.khanaak >= 0:
        return Refusal("one-call")
    if kind == "double":
        if position.won[1 - side]:
            return Refusal("trick-lost")
        return None if position.game.doubles else Refusal("no-doubles")
    if not position.claims()[side]:
        return Refusal("jodhi-first")
    return None if position.won[1 - side] else Refusal("no-trick-lost")
