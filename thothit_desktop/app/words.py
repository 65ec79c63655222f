# SPDX-License-Identifier: MIT
"""The sentences that the window says about a round.

A person is called `You` at the table, so that no sentence may need a name as the subject of a verb, unless it
has a form of its own for the person.
"""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from thothit_desktop.flow.match import Match
from thothit_desktop.games import cards, laki, rituals
from thothit_desktop.games.contract import Event, Move, Refusal, View
from thothit_desktop.games.fishing_view import FishingView
from thothit_desktop.games.kings import KingsGame
from thothit_desktop.games.kings_view import KingsView
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
    "pair-protected": QT_TRANSLATE_NOOP("words", "{0} lies there more than once: first take {rest}."),
    "different-first": QT_TRANSLATE_NOOP("words", "A card that is not identical goes first: take {rest}."),
    "other-game": QT_TRANSLATE_NOOP("words", "There is no such move in this game."),
    "stock-first": QT_TRANSLATE_NOOP("words", "First turn the stock: nobody chooses a card in this game."),
    "not-identical": QT_TRANSLATE_NOOP("words", "{0} takes only its identical twin."),
    "not-next": QT_TRANSLATE_NOOP("words", "The next stock cards are {2} and {3}, not {0} and {1}."),
    "laki-due": QT_TRANSLATE_NOOP("words", "First Laki settles the tie: three cards are drawn for each."),
    "no-laki": QT_TRANSLATE_NOOP("words", "There is no tie for Laki to settle."),
    "laki-seats": QT_TRANSLATE_NOOP("words", "In Laki all who are tied draw three cards, and nobody else."),
    "laki-cards": QT_TRANSLATE_NOOP("words", "{0} cannot be drawn for Laki now."),
}


def _tr(text: object) -> str:
    return QCoreApplication.translate(_CONTEXT, str(text))


def both(names: Iterable[str]) -> str:
    """Several names as one: `Sri, Wati and Joko`."""
    *first, last = names
    return _tr("{0} and {1}").format(", ".join(first), last) if first else last


def one_of(names: Sequence[str]) -> str:
    """Several names to choose from: `Sri, Wati or Joko`; empty for none."""
    if len(names) < 2:
        return "".join(names)
    return _tr("{0} or {1}").format(", ".join(names[:-1]), names[-1])


def refusal(refused: Refusal, deck: str) -> str:
    """Why a move cannot be made, or a pool card is locked; cards are called as the deck shows them."""
    names = [name(card, deck) for card in refused.cards]
    return _tr(_REFUSALS[refused.code]).format(*names, rest=one_of(names[1:]))


def warning(move: Move, view: View, deck: str) -> str:
    """What a capture would cost that the rule `penalty` of the fishing games punishes."""
    assert isinstance(view, FishingView)
    rivals = [other.cards[-1] for other in view.legal_moves() if other.card == move.card]
    odd = [name(card, deck) for card in rivals if view.pool.count(card) == 1]
    return _tr(
        "{0} lies there more than once, and {1} as an odd card: who takes {0} now cannot win this round. "
        "Choose it again to take it all the same."
    ).format(name(move.cards[1], deck), one_of(odd))


def turn(view: View, names: Sequence[str], person: int | None, deck: str) -> str:
    """Whose turn it is, and what is asked."""
    seat = view.to_move
    if view.phase == "laki" and isinstance(view, KingsView):
        if person in view.tied:
            return _tr("A tie: draw three cards for Laki")
        return _tr("A tie, settled by Laki: {0}").format(both(names[tied] for tied in view.tied))
    if seat != person:
        return _tr("{0} is playing").format(names[seat])
    if view.phase == "draw":
        several = view.game.spec.opened > 1
        return _tr("Your turn: turn two cards" if several else "Your turn: turn a card")
    if view.phase == "stock" and isinstance(view, FishingView):
        return _tr("Your turn: choose what {0} takes").format(name(view.turned, deck))
    return _tr("Your turn: play a card")


def pick(card: int, deck: str) -> str:
    """The person's hand card may take one of several."""
    return _tr("Choose what {0} takes").format(name(card, deck))


_RITUALS = {
    "seating": QT_TRANSLATE_NOOP("words", "Seats by pairs: everybody sits where the twin of a card lies"),
    "crowning": QT_TRANSLATE_NOOP("words", "Two cards each, tens dropped: {drawn}. The raja is {starter}"),
    "ranking": QT_TRANSLATE_NOOP("words", "A card each: {drawn}. The highest deals: {dealer}"),
    "counting": QT_TRANSLATE_NOOP(
        "words", "Rank {rank} is drawn and counted round from {drawer} as one. First to play: {starter}"
    ),
    "drawing": QT_TRANSLATE_NOOP(
        "words", "Rank {rank} is drawn by the unyik and counted round. The next raja is {starter}"
    ),
    "arranging": QT_TRANSLATE_NOOP("words", "The open cards are arranged by rank"),
    "arranging raja": QT_TRANSLATE_NOOP("words", "The patih arranges the open cards by rank: {patih}"),
    "dealing raja": QT_TRANSLATE_NOOP("words", "The unyik deals: {dealer}. The raja starts: {starter}"),
    "dealing dealer": QT_TRANSLATE_NOOP(
        "words", "The dealer lays out the pool and deals: {dealer}. First to play: {starter}"
    ),
    "dealing kings": QT_TRANSLATE_NOOP(
        "words", "The dealer turns four cards and takes the pairs: {dealer}. First to turn: {starter}"
    ),
    "dealing count": QT_TRANSLATE_NOOP("words", "First to turn the stock: {starter}"),
    "laki": QT_TRANSLATE_NOOP("words", "Laki, nearest to nine: {drawn}"),
    "dealing extra": QT_TRANSLATE_NOOP("words", "Extra hand between {playing}. First to play: {starter}"),
}


def ritual(stage: str, events: Sequence[Event], match: Match) -> str:
    """What a ritual, `dealing` or `arranging` is about and comes to, for the round that begins; or `laki`."""
    spec, game, names = match.game.spec, match.position.game, match.names
    drawn = {event.seat: event.cards for event in events if event.kind == "drawn"}
    drawer, first = next(iter(drawn.items()), (0, ()))
    kind = stage
    if stage == "dealing":
        kind = f"dealing {'kings' if spec.french else spec.opening}"
        if len(game.playing) < game.players:
            kind = "dealing extra"
    elif stage == "arranging" and spec.opening == "raja":
        kind = "arranging raja"
    return _tr(_RITUALS[kind]).format(
        starter=names[match.starter],
        dealer=names[match.position.dealer],
        patih=names[(match.starter + 1) % len(names)],
        playing=both(names[seat] for seat in game.playing),
        drawer=names[drawer],
        rank=cards.RANK[first[0]] if first else "",
        drawn=", ".join(f"{names[seat]} {_drawn(drawn[seat], match)}" for seat in sorted(drawn)),
    )


def _drawn(shown: Sequence[int], match: Match) -> str:
    """What drawn cards count: the rank of one, the sum of two with tens dropped, three as in Laki."""
    if len(shown) > 2:
        return laki_worth(shown, match)
    if len(shown) > 1:
        return str(sum(cards.RANK[card] for card in shown) % 10)
    (card,) = shown
    return cards.code(card)[0].replace("T", "10") if card in cards.FRENCH else str(cards.RANK[card])


_STORIES = {
    "captured": QT_TRANSLATE_NOOP("words", "{who}: {card} takes {last}"),
    "stayed": QT_TRANSLATE_NOOP("words", "{who}: {card} stays in the pool"),
    "turned": QT_TRANSLATE_NOOP("words", "{who}: the stock card is {card}"),
    "turned more": QT_TRANSLATE_NOOP("words", "{who}: the stock cards are {all}"),
}


def story(event: Event, match: Match, deck: str) -> str:
    """One thing that happens in a turn."""
    shown = [name(card, deck) for card in event.cards]
    kind = "turned more" if event.kind == "turned" and len(shown) > 1 else event.kind
    return _tr(_STORIES[kind]).format(
        who=match.names[event.seat],
        card=shown[0],
        last=shown[-1],
        all=both(shown),
    )


def laki_worth(hand: Sequence[int], match: Match) -> str:
    """What three cards are worth in Laki: a figure, or `a triple`."""
    game = match.game
    triple, figure = laki.worth(hand, isinstance(game, KingsGame) and game.triples)
    return _tr("a triple") if triple else str(figure)


_ROUND = {
    "one": QT_TRANSLATE_NOOP("words", "{0} wins the round"),
    "you": QT_TRANSLATE_NOOP("words", "You win the round"),
    "none": QT_TRANSLATE_NOOP("words", "Nobody wins the round"),
    "many": QT_TRANSLATE_NOOP("words", "The round is shared by {0}"),
}
_KING = {
    "one": QT_TRANSLATE_NOOP("words", "{0} wins the king"),
    "you": QT_TRANSLATE_NOOP("words", "You win the king"),
}
_MATCH = {
    "one": QT_TRANSLATE_NOOP("words", "{0} wins the match"),
    "you": QT_TRANSLATE_NOOP("words", "You win the match"),
    "many": QT_TRANSLATE_NOOP("words", "The match is shared by {0}"),
}


def _won(sentences: dict[str, object], winners: Sequence[int], match: Match) -> str:
    if not winners:
        kind = "none"
    elif len(winners) > 1:
        kind = "many"
    else:
        kind = "you" if winners[0] == match.person else "one"
    return _tr(sentences[kind]).format(both(match.names[seat] for seat in winners) if winners else "")


def round_over(match: Match) -> str:
    """Who won the round that has ended; in a match of kings, the king."""
    return _won({**_ROUND, **_KING} if match.game.spec.by_wins else _ROUND, match.scores[-1].winners, match)


def result(match: Match) -> str:
    """Who won the match where it is complete, else the round that has ended."""
    return _won(_MATCH, match.winners, match) if match.complete else round_over(match)


FIRST_TURN = QT_TRANSLATE_NOOP(
    "words",
    "On everybody's first turn only identical cards capture. Cards that only match in rank stay in the pool.",
)


def first_turn(view: View) -> str:
    """The first turn's rule, where it bars a capture that would be possible later; else empty."""
    if not isinstance(view, FishingView) or not view.first_turn:
        return ""
    ranks = {cards.RANK[card] for card in view.pool}
    barred = any(cards.RANK[card] in ranks and card not in view.pool for card in view.hand)
    return _tr(FIRST_TURN) if barred else ""


_TITLES = {
    "raja": QT_TRANSLATE_NOOP("words", "raja"),
    "patih": QT_TRANSLATE_NOOP("words", "patih"),
    "unyik": QT_TRANSLATE_NOOP("words", "unyik"),
    "dealer": QT_TRANSLATE_NOOP("words", "dealer"),
    "starts": QT_TRANSLATE_NOOP("words", "starts"),
}


def titles(match: Match) -> list[str]:
    """Every seat's title in the round, empty for those without one (docs/rules/fishing.md 5)."""
    opening, seats = match.game.spec.opening, range(len(match.names))
    if opening == "raja":
        found = [rituals.title(seat, match.starter, len(seats)) for seat in seats]
    elif opening == "dealer":
        found = ["dealer" if seat == match.position.dealer else "" for seat in seats]
    else:
        found = ["starts" if seat == match.starter else "" for seat in seats]
    return [_tr(_TITLES[title]) if title else "" for title in found]


_LEVELS = {
    "random": QT_TRANSLATE_NOOP("words", "random"),
    "greedy": QT_TRANSLATE_NOOP("words", "greedy"),
    "expert": QT_TRANSLATE_NOOP("words", "expert"),
}


def level(player: str) -> str:
    """What a computer player is called."""
    return _tr(_LEVELS[player])
