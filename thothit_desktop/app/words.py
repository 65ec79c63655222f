# SPDX-License-Identifier: MIT
"""The sentences that the window says about a round."""

from collections.abc import Sequence

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from thothit_desktop.games import cards, rituals
from thothit_desktop.games.contract import Event, Refusal, Score
from thothit_desktop.games.fishing_view import FishingView
from thothit_desktop.table.names import name

_CONTEXT = "words"

_REFUSALS = {
    "game-over": QT_TRANSLATE_NOOP("words", "The round is over."),
    "not-your-turn": QT_TRANSLATE_NOOP("words", "It is not your turn yet."),
    "nothing-turned": QT_TRANSLATE_NOOP("words", "No stock card is turned up."),
    "not-turned": QT_TRANSLATE_NOOP("words", "The card turned up is {1}, not {0}."),
    "turned-card-first": QT_TRANSLATE_NOOP("words", "First choose what {0} takes, the card turned up."),
    "not-in-hand": QT_TRANSLATE_NOOP("words", "{0} is not in your hand."),
    "must-capture": QT_TRANSLATE_NOOP("words", "{0} must capture: choose {rest}."),
    "capture-with-another": QT_TRANSLATE_NOOP(
        "words", "One of your cards can capture, so play one that does."
    ),
    "no-match": QT_TRANSLATE_NOOP("words", "{0} cannot take {1}: their ranks differ."),
    "hand-card-first": QT_TRANSLATE_NOOP("words", "First choose a card from your hand."),
    "not-in-pool": QT_TRANSLATE_NOOP("words", "{0} does not lie in the pool."),
    "first-turn": QT_TRANSLATE_NOOP("words", "On a first turn {0} may take only its identical twin."),
    "pair-protected": QT_TRANSLATE_NOOP("words", "{0} lies as a pair: first take {rest}."),
    "different-first": QT_TRANSLATE_NOOP("words", "A card that is not identical goes first: take {rest}."),
}


def _tr(text: object) -> str:
    return QCoreApplication.translate(_CONTEXT, str(text))


def refusal(refused: Refusal, deck: str) -> str:
    """Why a move cannot be made; cards are called as the deck shows them."""
    names = [name(card, deck) for card in refused.cards]
    return _tr(_REFUSALS[refused.code]).format(*names, rest=_tr(" or ").join(names[1:]))


def turn(view: FishingView, names: list[str], person: int | None, deck: str) -> str:
    """Whose turn it is, and what is asked."""
    seat = view.to_move
    if seat != person:
        return _tr("{0} is playing").format(names[seat])
    if view.phase == "stock":
        return _tr("Your turn: choose what {0} takes").format(name(view.turned, deck))
    return _tr("Your turn: play a card")


def pick(card: int, deck: str) -> str:
    """The person's hand card may take one of several."""
    return _tr("Choose what {0} takes").format(name(card, deck))


_RITUALS = {
    "seating": QT_TRANSLATE_NOOP("words", "Seats by pairs: everybody sits where the twin of a card lies"),
    "crowning": QT_TRANSLATE_NOOP("words", "Two cards each, tens dropped: {sums}. The raja is {raja}"),
    "dealing": QT_TRANSLATE_NOOP("words", "{raja} starts as raja; {unyik}, the unyik, deals"),
    "arranging": QT_TRANSLATE_NOOP("words", "{patih}, the patih, arranges the open cards by rank"),
    "drawing": QT_TRANSLATE_NOOP(
        "words", "{drawer} draws rank {rank} and counts round: the next raja is {raja}"
    ),
}


def ritual(stage: str, events: Sequence[Event], names: list[str], raja: int) -> str:
    """What a ritual is about and comes to; `raja` is that of the round that begins."""
    n = len(names)
    drawn = {event.seat: event.cards for event in events if event.kind == "drawn"}
    sums = {seat: sum(cards.RANK[card] for card in pair) for seat, pair in drawn.items()}
    drawer, rank = next(iter(sums.items()), (0, 0))
    return _tr(_RITUALS[stage]).format(
        raja=names[raja],
        patih=names[(raja + 1) % n],
        unyik=names[(raja - 1) % n],
        drawer=names[drawer],
        rank=rank,
        sums=", ".join(f"{names[seat]} {total % 10}" for seat, total in sorted(sums.items())),
    )


_STORIES = {
    "captured": QT_TRANSLATE_NOOP("words", "{who}: {card} takes {taken}"),
    "stayed": QT_TRANSLATE_NOOP("words", "{who}: {card} stays in the pool"),
    "turned": QT_TRANSLATE_NOOP("words", "{who}: the stock card is {card}"),
}


def story(event: Event, names: list[str], deck: str) -> str:
    """One thing that happens in a turn."""
    shown = [name(card, deck) for card in event.cards]
    return _tr(_STORIES[event.kind]).format(who=names[event.seat], card=shown[0], taken=shown[-1])


def round_over(score: Score, names: list[str], person: int | None) -> str:
    """Who won the round."""
    if score.winners == (person,):
        return _tr("You win the round")
    if len(score.winners) == 1:
        return _tr("{0} wins the round").format(names[score.winners[0]])
    if not score.winners:
        return _tr("Nobody wins the round")
    return _tr("The round is shared by {0}").format(_tr(" and ").join(names[seat] for seat in score.winners))


FIRST_TURN = QT_TRANSLATE_NOOP(
    "words",
    "On everybody's first turn only identical cards capture. Cards that only match in rank stay in the pool.",
)


def first_turn(view: FishingView) -> str:
    """The first turn's rule, where it bars a capture that would be possible later; else empty."""
    ranks = {cards.RANK[card] for card in view.pool}
    barred = view.first_turn and any(
        cards.RANK[card] in ranks and card not in view.pool for card in view.hand
    )
    return _tr(FIRST_TURN) if barred else ""


_TITLES = {
    "raja": QT_TRANSLATE_NOOP("words", "raja"),
    "patih": QT_TRANSLATE_NOOP("words", "patih"),
    "unyik": QT_TRANSLATE_NOOP("words", "unyik"),
    "": "",
}


def titles(n: int, raja: int) -> list[str]:
    """Every seat's title, empty for seats between the patih and the unyik (docs/rules/fishing.md 5)."""
    found = [_TITLES[rituals.title(seat, raja, n)] for seat in range(n)]
    return [_tr(title) if title else "" for title in found]


_LEVELS = {
    "random": QT_TRANSLATE_NOOP("words", "random"),
    "greedy": QT_TRANSLATE_NOOP("words", "greedy"),
    "expert": QT_TRANSLATE_NOOP("words", "expert"),
}


def level(player: str) -> str:
    """What a computer player is called."""
    return _tr(_LEVELS[player])
