# SPDX-License-Identifier: MIT
"""What the person may say without playing a card: the calls of a game, each with its words and its key."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from thothit_desktop.games.cards import code
from thothit_desktop.games.contract import Move, View
from thothit_desktop.games.kowah.view import KowahView
from thothit_desktop.games.thunee.cards import NO_SUIT, SUITS, jodhi_points
from thothit_desktop.games.thunee.view import ThuneeView
from thothit_desktop.table.selection.call_bar import Call

Naming = Callable[[int], str]
"""What a card is called."""

CHECKI_KEYS = "HJ"
JODHI_KEYS = dict(zip(SUITS, "JHGF", strict=True))
"""By suit the key of its Jodhi."""
BID_KEYS = {**{points: str(points // 10 % 10) for points in range(10, 101, 10)}, 104: "F"}
"""By points of a bid its key: 1 for 10, 0 for 100."""

_SUITS = {
    "s": QT_TRANSLATE_NOOP("calls", "Spades"),
    "h": QT_TRANSLATE_NOOP("calls", "Hearts"),
    "d": QT_TRANSLATE_NOOP("calls", "Diamonds"),
    "c": QT_TRANSLATE_NOOP("calls", "Clubs"),
}

_SAID = {
    "draw": ("W", QT_TRANSLATE_NOOP("calls", "Draw"), QT_TRANSLATE_NOOP("calls", "Draw from the stock.")),
    "thunee": (
        "U",
        QT_TRANSLATE_NOOP("calls", "Thunee"),
        QT_TRANSLATE_NOOP(
            "calls", "You lead, and the suit of your card is trump: win every trick yourself for four balls."
        ),
    ),
    "royals": (
        "R",
        QT_TRANSLATE_NOOP("calls", "Royals"),
        QT_TRANSLATE_NOOP("calls", "Thunee with the order of the cards reversed, Q K 10 A 9 J."),
    ),
    "blind thunee": (
        "B",
        QT_TRANSLATE_NOOP("calls", "Blind Thunee"),
        QT_TRANSLATE_NOOP(
            "calls",
            "Thunee for eight balls: your last two cards stay unseen until you have won four tricks.",
        ),
    ),
    "blind royals": (
        "Y",
        QT_TRANSLATE_NOOP("calls", "Blind Royals"),
        QT_TRANSLATE_NOOP(
            "calls",
            "Royals for eight balls: your last two cards stay unseen until you have won four tricks.",
        ),
    ),
    "trump last": (
        "E",
        QT_TRANSLATE_NOOP("calls", "My last card"),
        QT_TRANSLATE_NOOP("calls", "Trump is the suit of the last card that you will be dealt, unseen."),
    ),
    "redeal": (
        "E",
        QT_TRANSLATE_NOOP("calls", "Deal again"),
        QT_TRANSLATE_NOOP("calls", "The same dealer deals again, and nobody scores."),
    ),
    "double": (
        "X",
        QT_TRANSLATE_NOOP("calls", "Double"),
        QT_TRANSLATE_NOOP("calls", "You will win the last trick yourself: two balls, or four against you."),
    ),
    "khanaak": (
        "K",
        QT_TRANSLATE_NOOP("calls", "Khanaak"),
        QT_TRANSLATE_NOOP(
            "calls",
            "You will win the last trick, and your Jodhis with 10 beat the card points and Jodhis of the "
            "others: three or six balls, or four against you.",
        ),
    ),
}
"""By kind of move its key, its words and what it means."""

_PASSES = {
    "claim": QT_TRANSLATE_NOOP("calls", "Let it go"),
    "checki": QT_TRANSLATE_NOOP("calls", "Not now"),
    "redeal": QT_TRANSLATE_NOOP("calls", "Play on"),
    "jodhi": QT_TRANSLATE_NOOP("calls", "Hold back"),
    "call": QT_TRANSLATE_NOOP("calls", "No call"),
}
"""By phase what a pass is called, where it is not simply `Pass`."""

_ABOUT_CHECKI = QT_TRANSLATE_NOOP("calls", "Lights when your hand is ready: a pair and two triplets.")


def _tr(text: object) -> str:
    return QCoreApplication.translate("calls", str(text))


def suit_name(suit: str) -> str:
    """What a suit is called, by its letter."""
    return _tr(_SUITS[suit])


def calls(view: View, name: Naming) -> list[Call]:
    """What may be said now, by the view's seat; also, dark, what the person might look for."""
    if isinstance(view, KowahView):
        return _kowah(view, name)
    if isinstance(view, ThuneeView):
        return _thunee(view)
    return []


def standing(view: View) -> list[Call]:
    """What is there, lit or not, whatever is asked: checki, as long as it has not been declared."""
    if isinstance(view, KowahView) and view.phase != "over" and not view.declared[view.seat]:
        return [_dark_checki(view)]
    return []


def _kowah(view: KowahView, name: Naming) -> list[Call]:
    found: list[Call] = []
    keys = iter(CHECKI_KEYS)
    for move in view.legal_moves():
        if move.kind == "draw":
            found.append(_said(move))
        elif move.kind == "checki":
            found.append(_checki(view, move, next(keys), name))
        elif move.kind == "claim":
            claim = _tr("Claim {0}").format(name(view.claimable))
            found.append(_call(move, claim, "M", _tr("It wins the hand.")))
        elif move.kind == "pass":
            found.append(_pass(move, view.phase))
    if view.phase == "pick":
        found.insert(0 if wins(view) else len(found), _take(view, name))
    if view.phase in ("pick", "discard") and not view.declared[view.seat]:
        found.append(_dark_checki(view))
    return found


def _take(view: KowahView, name: Naming) -> Call:
    """Taking from the pile is shown whether it may be done or not."""
    move = Move("take")
    if not view.discards:
        return _call(move, _tr("Take"), "K", _tr("Nothing has been discarded yet."), enabled=False)
    words = _tr("Take {0}: it wins") if wins(view) else _tr("Take {0}")
    about = _tr("It wins the hand.") if wins(view) else ""
    lit = view.refusal(move) is None
    return _call(move, words.format(name(view.discards[-1])), "K", about, enabled=lit)


def wins(view: KowahView) -> bool:
    """Whether the top of the discards would win the hand of the view's seat, which has yet to pick."""
    return view.phase == "pick" and bool(view.discards) and view.discards[-1] in view.waits


def _checki(view: KowahView, move: Move, key: str, name: Naming) -> Call:
    words = _tr("Checki: {0}").format(name(move.card))
    waiting = waits_after(view, move.card)
    about = [_tr("The pair lies open then.")]
    about += [_tr("You wait for {0}.").format(name(card)) for card in waiting if not view.is_dead(card)]
    about += [
        _tr("No card can win with {0}: all four are in your hand.").format(name(card))
        for card in waiting
        if view.is_dead(card)
    ]
    return _call(move, words, key, " ".join(about))


def waits_after(view: KowahView, pair: int) -> Sequence[int]:
    """What the view's seat would wait for once it has laid a pair open (docs/rules/kowah.md W5)."""
    return view.ready_pairs if view.game.rules.both else (pair,)


def _dark_checki(view: KowahView) -> Call:
    move = Move("checki", view.hand[:1])
    return _call(move, _tr("Checki"), CHECKI_KEYS[0], _tr(_ABOUT_CHECKI), enabled=False)


def _thunee(view: ThuneeView) -> list[Call]:
    found: list[Call] = []
    for move in view.legal_moves():
        if move.kind == "bid":
            about = _tr("Trump is yours to set, and the others count {0} more.").format(move.points)
            found.append(_call(move, str(move.points), BID_KEYS[move.points], about))
        elif move.kind == "jodhi":
            suit = code(move.card)[1]
            words = _tr("Jodhi in {0}, {1}").format(suit_name(suit), jodhi_worth(view, move.card))
            about = _tr("Only the points are announced, not the suit.")
            found.append(_call(move, words, JODHI_KEYS[suit], about))
        elif move.kind == "pass":
            found.append(_pass(move, view.phase)._replace(harmless=view.phase in ("bid", "call")))
        elif move.kind in _SAID:
            found.append(_said(move))
    return found


def jodhi_worth(view: ThuneeView, king: int) -> int:
    """What the view's seat would announce with a king and its queen (docs/rules/thunee.md 3)."""
    return jodhi_points(view.hand, king, SUITS.find(view.trump) if view.trump else NO_SUIT)


def _said(move: Move) -> Call:
    key, words, about = _SAID[move.kind]
    return _call(move, _tr(words), key, _tr(about))


def _pass(move: Move, phase: str) -> Call:
    return _call(move, _tr(_PASSES[phase]) if phase in _PASSES else _tr("Pass"), "N")


def _call(move: Move, words: str, key: str, about: str = "", enabled: bool = True) -> Call:
    return Call(str(move), words, key, enabled, about)
