# SPDX-License-Identifier: MIT
"""Texts of the fishing games for rounds, cards, piles and the gallery."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.family.catalogue_texts import CatalogueTexts, Fact
from thothit_desktop.app.family.piles import CapturePiles
from thothit_desktop.app.family.texts import CardFacts, FamilyTexts, is_playing, play_a_card
from thothit_desktop.app.fishing import combinations
from thothit_desktop.app.messages.card_facts import named, still_out
from thothit_desktop.app.messages.catalogue import of_games
from thothit_desktop.app.messages.lists import one_of
from thothit_desktop.flow.match import Match
from thothit_desktop.games.cards import HIDDEN, RANK
from thothit_desktop.games.contract import Event, Game, Move, View
from thothit_desktop.games.fishing.catalogue import KUNA, PEI, THOTHIT, FishingSpec
from thothit_desktop.games.fishing.rules import FishingRules
from thothit_desktop.games.fishing.view import FishingView
from thothit_desktop.games.spec import GameSpec
from thothit_desktop.table.drawing.names import name

translate = QCoreApplication.translate


class FishingTexts(FamilyTexts):
    """Texts of rounds of the fishing games."""

    def turn(self, view: View, names: Sequence[str], person: int | None, deck: str) -> str:
        """Return the message for the turn and its decision."""
        assert isinstance(view, FishingView)
        if view.to_move != person:
            return is_playing(names[view.to_move])
        if view.phase == "draw":
            return translate("fishing", "Your turn: turn up a card")
        if view.turned is not None and view.game.rules.refills:
            return translate("fishing", "Your turn: choose two cards to capture with {0}, or none").format(
                name(view.turned, deck)
            )
        if view.turned is not None:
            return translate("fishing", "Your turn: choose a card to capture with {0}").format(
                name(view.turned, deck)
            )
        return play_a_card()

    def move_texts(self) -> dict[str, str]:
        """Return the texts of the move list, with one for a broken pair."""
        return super().move_texts() | {
            "barred": translate("fishing", "Breaks a pair and can't win this round"),
            "ayam": "ayam +{points}",
            "kandang": "kandang +{points}",
        }

    def event_texts(self) -> dict[str, str]:
        """Return sentences by kind of event, with those of captures that score at once."""
        return super().event_texts() | {
            "ayam": translate("fishing", "{who}: ayam! Three identical cards at once, {points} points"),
            "kandang": translate(
                "fishing", "{who}: kandang! Three identical cards with the stock card, {points} points"
            ),
        }

    def taken(self, view: View, seat: int) -> int | None:
        """Return the points of a seat's captures; None if the view does not show them."""
        assert isinstance(view, FishingView)
        return view.points(seat)

    def reminder(self, view: View) -> str:
        """Return the rule of the first turn if it bars a capture that later turns allow."""
        assert isinstance(view, FishingView)
        ranks = {RANK[card] for card in view.pool}
        barred = any(RANK[card] in ranks and card not in view.pool for card in view.hand)
        if not view.first_turn or not barred:
            return ""
        return translate("fishing", "On your first turn, a card captures only an identical card.")

    def warning(self, move: Move, view: View, deck: str) -> str:
        """Return the warning for a capture that the option `penalty` punishes."""
        rivals = [other.cards[-1] for other in view.legal_moves() if other.card == move.card]
        assert isinstance(view, FishingView)
        single = [name(card, deck) for card in rivals if view.pool.count(card) == 1]
        return translate(
            "fishing",
            "If you capture {0}, you break a pair while a single card, {1}, is available, and "
            "you can't win this round. Click again to capture it anyway.",
        ).format(name(move.cards[1], deck), one_of(single))

    def card(self, view: View, card: int, where: str, deck: str) -> CardFacts:
        """Return a card's matches, its points, its copies captured and out of sight, and its rule."""
        assert isinstance(view, FishingView)
        lines = [
            _matches(view, card, where, deck),
            _worth(view.game.rules, card, deck),
            _captured(view, card),
            _out(view, card),
        ]
        return CardFacts(tuple(filter(None, lines)), _rule(view, where))

    def refusal_texts(self) -> dict[str, str]:
        """Return the messages of refusals, with those of the fishing games."""
        return super().refusal_texts() | {
            "nothing-turned": translate("fishing", "Play a card from your hand: no stock card is turned up."),
            "not-turned": translate("fishing", "Use {1}, the card turned up, not {0}."),
            "turned-card-first": translate(
                "fishing", "First choose a card to capture with {0}, the card turned up."
            ),
            "must-capture": translate("fishing", "Choose {rest}: {0} must capture a card."),
            "capture-with-another": translate("fishing", "Play a card that captures: you have at least one."),
            "no-match": translate(
                "fishing", "{0} captures only cards of its own rank, so it can't capture {1}."
            ),
            "takes-two": translate(
                "fishing", "{0} captures exactly two cards of its rank: choose two, or capture nothing."
            ),
            "not-in-pool": translate("fishing", "Choose a card that is in the pool: {0} isn't."),
            "first-turn": translate("fishing", "On your first turn, {0} captures only an identical card."),
            "pair-protected": translate(
                "fishing", "First capture the single card, {rest}: {0} is part of a pair."
            ),
            "different-first": translate("fishing", "First capture {rest}: the identical card has to wait."),
            "not-identical": translate("fishing", "{0} captures only an identical card."),
        }

    def ritual_texts(self) -> dict[str, str]:
        """Return the messages of rituals, with those of seating, draws and deals."""
        return super().ritual_texts() | {
            "seating": translate(
                "fishing",
                "Drawing for seats: each player takes the seat whose card is identical to the one they drew",
            ),
            "crowning": translate(
                "fishing",
                "Two cards each; add the ranks and keep the last digit: {drawn}. The highest is raja and "
                "plays first: {starter}",
            ),
            "summing": translate(
                "fishing",
                "Two cards each; add the ranks: {drawn}. The highest is raja and plays first: {starter}. The "
                "lowest is unyik and deals: {dealer}",
            ),
            "counting": translate(
                "fishing",
                "Rank drawn: {rank}. Count seats from {drawer}: the first player is {starter}",
            ),
            "drawing": translate(
                "fishing",
                "Rank drawn by the unyik: {rank}. Count seats from the raja: the next raja is {starter}",
            ),
            "arranging raja": translate(
                "fishing", "The patih, {second}, puts each rank in its place in the pool"
            ),
            "arranging sums": translate(
                "fishing",
                "The last stock card is face up beside the stock; only the patih, {second}, looks at the one "
                "before it",
            ),
            "arranging last-peek": translate(
                "fishing", "Only the unyik, {dealer}, looks at the last stock card"
            ),
            "dealing raja": translate("fishing", "Dealer (unyik): {dealer}. First player (raja): {starter}"),
            "dealing sums": translate("fishing", "Dealer (unyik): {dealer}. First player (raja): {starter}"),
            "dealing count": translate("fishing", "First to turn up a stock card: {starter}"),
            "first-player": translate(
                "fishing", "Each player draws a card: {drawn}. The highest begins: {starter}"
            ),
            "dealing lowest": translate("fishing", "Three cards each. First player: {starter}"),
        }

    def ritual(self, stage: str, events: Sequence[Event], match: Match) -> str:
        """Return the message for a ritual; the last cards of the stock are known in two ways."""
        if stage == "arranging" and match.game.options.get("last-cards") == "last-peek":
            stage = "arranging last-peek"
        return super().ritual(stage, events, match)

    def drawn(self, shown: Sequence[int], match: Match) -> str:
        """Return the value of drawn cards: the rank of one, the sum of two or, for a raja, its last digit."""
        if len(shown) == 1:
            return super().drawn(shown, match)
        total = sum(RANK[card] for card in shown)
        return str(total if match.game.spec.opening == "sums" else total % 10)

    def title_texts(self) -> dict[str, str]:
        """Return the names of titles, with raja, patih and unyik."""
        return super().title_texts() | {
            "raja": translate("fishing", "raja"),
            "patih": translate("fishing", "patih"),
            "unyik": translate("fishing", "unyik"),
        }


def _matches(view: FishingView, card: int, where: str, deck: str) -> str:
    """Return a card's matches by rank: in the hand for a pool card, else in the pool."""
    if where not in ("hand", "opened", "pool"):
        return ""
    others = view.hand if where == "pool" else view.pool
    found = [other for other in others if RANK[other] == RANK[card]]
    if where == "pool":
        if not view.hand:
            return ""
        if not found:
            return translate("cards", "No card of the same rank in your hand")
        return translate("cards", "Same rank in your hand: {0}").format(named(found, deck))
    if not found:
        return translate("cards", "No card of the same rank in the pool")
    return translate("cards", "Same rank in the pool: {0}").format(named(found, deck))


def _worth(rules: FishingRules, card: int, deck: str) -> str:
    """Return the points of sets of a card by their size, or those in its combinations."""
    if rules.combinations is not None:
        return combinations.worth(rules, card, deck)
    numbers = {
        1: translate("cards", "one"),
        2: translate("cards", "two"),
        3: translate("cards", "three"),
        4: translate("cards", "four"),
    }
    told = [
        translate("cards", "{0} for {1}").format(made.lines[0].points, numbers.get(size, str(size)))
        for size, made in enumerate(rules.tally[card])
        if len(made.lines) == 1 and not made.loose
    ]
    return translate("cards", "Points when captured: {0}").format(", ".join(told)) if told else ""


def _captured(view: FishingView, card: int) -> str:
    own = sum(cards.count(card) for cards in _own(view))
    return translate("cards", "Copies you have captured: %n", None, own) if own else ""


def _own(view: FishingView) -> list[tuple[int, ...]]:
    """Return the cards of each of the person's captures."""
    return [event.cards for event in view.history if event.kind == "captured" and event.seat == view.seat]


def _out(view: FishingView, card: int) -> str:
    """Return the number of cards of the rank that the person cannot see."""
    seen = Counter((*view.hand, *view.pool, *view.last))
    seen.update(() if view.turned is None else (view.turned,))
    for cards in _own(view):
        seen.update(cards)
    for seat, pile in enumerate(view.captures):
        if seat != view.seat:
            seen.update(other for other in pile if other != HIDDEN)
    every = sum(RANK[other] == RANK[card] for other in view.game.deck)
    return still_out(every - sum(n for other, n in seen.items() if RANK[other] == RANK[card]), every)


def _rule(view: FishingView, where: str) -> str:
    if view.game.rules.identical:
        return translate("cards", "A card captures only an identical card.")
    if where and view.first_turn:
        return translate("cards", "First turn: a card captures only an identical card.")
    if where and view.game.rules.refills:
        return translate("cards", "A card captures two cards of the same rank if you like.")
    if where == "opened" or (where and not view.game.rules.hand):
        return translate("cards", "The turned-up card captures a card of the same rank if it can.")
    if where:
        return translate("cards", "A card captures one card of the same rank if it can.")
    if view.game.rules.combinations is not None:
        return translate("cards", "Every card that you have captured counts; combinations count more.")
    return translate("cards", "Identical cards that you have captured score together.")


class FishingCatalogueTexts(CatalogueTexts):
    """Gallery texts of the fishing games."""

    def facts(self, game: Game) -> dict[str, Fact]:
        """Return facts on cards, deal, captures and points."""
        spec = game.spec
        assert isinstance(spec, FishingSpec)
        shared = {option.name for option in THOTHIT.options}
        return {
            **super().facts(game),
            "captures-by": Fact(translate("fishing", "A card captures"), _captures_by(spec)),
            **{
                option.name: Fact(
                    of_games(option.title), of_games(option.meanings[game.options[option.name]])
                )
                for option in spec.options
                if option.name in shared
            },
            "points": Fact(translate("fishing", "Points"), "; ".join(_points(spec, game.options))),
        }

    def levels(self, spec: GameSpec) -> dict[str, str]:
        """Return a description of each level; in some games there is too much for the regular to remember."""
        told = super().levels(spec)
        if spec.id in (KUNA.id, PEI.id):
            told["langganan"] = translate(
                "fishing", "The regular captures what is worth most right now and remembers a few captures."
            )
        return told

    def openings(self) -> dict[str, str]:
        """Return phrases for the player who starts."""
        return super().openings() | {
            "raja": translate(
                "fishing", "the raja, chosen by drawing cards and, in later rounds, by counting seats"
            ),
            "sums": translate(
                "fishing", "the player with the highest sum of two cards; then the last in each round deals"
            ),
            "fewest-points": translate(
                "fishing",
                "the player who draws the highest card; in later rounds, the one with fewest points",
            ),
            "count": translate(
                "fishing", "a player chosen by drawing a card and counting seats; in later rounds, the winner"
            ),
        }


def _captures_by(spec: FishingSpec) -> str:
    if spec.identical:
        return translate("fishing", "only an identical card")
    if spec.two:
        return translate("fishing", "two cards of the same rank, or none")
    return translate("fishing", "one card of the same rank")


def _points(spec: FishingSpec, options: Mapping[str, str]) -> Iterator[str]:
    """Yield the points of sets of identical cards, by colour and bonus rank."""
    if spec.combinations:
        yield from combinations.points(options)
        return
    black, red = spec.sets(options)
    if black == red:
        yield _sets(black)
    else:
        yield translate("fishing", "black: {0}").format(_sets(black))
        yield translate("fishing", "red-stamped: {0}").format(_sets(red))
    if options.get("bonuses") == "on":
        for kind, (name_of, worth) in spec.at_once.items():
            with_card = {
                "play": translate("fishing", "three identical at once with a hand card ({0}): {1}"),
                "turn": translate("fishing", "with the stock card ({0}): {1}"),
            }[kind]
            yield with_card.format(name_of, worth)
    if options.get("bonus") == "on":
        for rank, (_, points) in sorted(spec.bonus.items()):
            yield translate("fishing", "rank {0}: {1}").format(rank, _sets(points))


def _sets(points: Mapping[int, int]) -> str:
    """Return the points of sets by size."""
    told = {
        1: translate("fishing", "one card {0}"),
        2: translate("fishing", "pair {0}"),
        3: translate("fishing", "three {0}"),
        4: translate("fishing", "four {0}"),
    }
    return ", ".join(told[size].format(worth) for size, worth in points.items())


class FishingPiles(CapturePiles):
    """Access to captures, which lie face up or, in some games, face down (docs/rules/fishing.md F5)."""

    def captures(self, view: View) -> tuple[tuple[int, ...], ...]:
        """Return the captures of each seat."""
        assert isinstance(view, FishingView)
        return view.captures

    def face_down(self, match: Match) -> bool:
        """Return True if captures are hidden once they are taken."""
        return match.game.options.get("captures") == "face-down"
