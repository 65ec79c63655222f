# SPDX-License-Identifier: MIT
"""Texts of the games with mata for rounds, matches, known cards and the gallery (docs/rules/mata.md)."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.family.catalogue_texts import CatalogueTexts, DealSizes, Fact
from thothit_desktop.app.family.texts import CardFacts, FamilyTexts, is_playing, won
from thothit_desktop.app.rummy.texts import KowahPiles, KowahTexts
from thothit_desktop.flow.match import Match
from thothit_desktop.games.cards import HIDDEN, RANK
from thothit_desktop.games.contract import Event, Game, View
from thothit_desktop.games.rummy.mata.game import MataGame
from thothit_desktop.games.rummy.mata.view import MataView
from thothit_desktop.games.spec import GameSpec
from thothit_desktop.table.drawing.names import name
from thothit_desktop.table.rummy.calls import call_words, mata_name, waiting

translate = QCoreApplication.translate


class MataTexts(FamilyTexts):
    """Texts of rounds and matches of a game with mata."""

    def __init__(self, game: str) -> None:
        self._game = game

    def turn(self, view: View, names: Sequence[str], person: int | None, deck: str) -> str:
        """Return the message for the turn and its decision."""
        assert isinstance(view, MataView)
        if view.phase == "balik":
            if view.to_move == person:
                return translate("mata", "You have won: turn up a card of the stock")
            return translate("mata", "{0} has won and turns up a card").format(names[view.to_move])
        if view.to_move != person:
            return is_playing(names[view.to_move])
        match view.phase:
            case "call":
                return self._question(view, deck)
            case "claim":
                return _claim(view, names, deck)
            case "pick":
                return _pick(view, deck)
        return _discard(view, deck)

    def _question(self, view: MataView, deck: str) -> str:
        """Return the question about a call, with the cards to wait for."""
        call = view.possible_call
        waits = waiting(call, view.game.rules.waits(view.resting, call), lambda card: name(card, deck))
        words = call_words(self._game, call).name
        if view.call:
            sentence = translate("mata", "You have a {2} now. Change from {3} to {0}? You would wait for {1}")
        else:
            sentence = translate("mata", "Call {0}? You would wait for {1}")
        before = call_words(self._game, view.call).name if view.call else ""
        return sentence.format(words, waits, mata_name(self._game), before)

    def event_texts(self) -> dict[str, str]:
        """Return sentences by kind of event, with draws shown, calls, the win and the cards turned then."""
        return super().event_texts() | {
            "showed": translate("kowah", "{who} draws {card} and shows it"),
            "called-one": translate("mata", "{who} calls {call}"),
            "called-any": translate("mata", "{who} calls {call}"),
            "won": translate("kowah", "{who} has a complete hand"),
            "turned": translate("mata", "{who} turns up {card}"),
            "made": translate("mata", "{who} makes a {mata} with {card}"),
        }

    def own_event_texts(self) -> dict[str, str]:
        """Return the sentences for the person's own events that differ."""
        return super().own_event_texts() | {
            "showed": translate("kowah", "You draw {card} and show it"),
            "called-one": translate("mata", "You call {call}"),
            "called-any": translate("mata", "You call {call}"),
            "won": translate("kowah", "Your hand is complete"),
            "turned": translate("mata", "You turn up {card}"),
            "made": translate("mata", "You make a {mata} with {card}"),
        }

    def move_texts(self) -> dict[str, str]:
        """Return the texts of the move list, with draws shown, calls, the win and the cards turned then."""
        return super().move_texts() | {
            "showed": translate("kowah", "Draw and show: {card}"),
            "called-one": translate("mata", "Call: {call}"),
            "called-any": translate("mata", "Call: {call}"),
            "won": translate("kowah", "The hand is complete"),
            "turned": translate("mata", "Turn up: {card}"),
            "made": translate("mata", "A {mata} with {card}"),
        }

    def event_values(self, event: Event) -> dict[str, object]:
        """Return the game's words for the call and for a set of identical cards."""
        call = event.kind.removeprefix("called-")
        words = call_words(self._game, call).name if call != event.kind else ""
        return super().event_values(event) | {"call": words, "mata": mata_name(self._game)}

    def expired(self, view: View, deck: str) -> str:
        """Return the message for a claim that was missed."""
        assert isinstance(view, MataView)
        card = HIDDEN if view.drawn is None else view.drawn
        return translate("kowah", "Time's up: you didn't claim {0}").format(name(card, deck))

    def card(self, view: View, card: int, where: str, deck: str) -> CardFacts:  # noqa: ARG002
        """Return the facts on a card: the wait for it, and the copies in hand and out of sight."""
        assert isinstance(view, MataView)
        every, out = view.game.deck.count(card), view.unseen()
        lines = [
            translate("cards", "You're waiting for this card") if card in view.waits else "",
            translate("cards", "In your hand: {0} of {1} copies").format(view.hand.count(card), every),
            translate("cards", "Unseen: {0} of {1} copies").format(out.count(card), every),
            translate("cards", "Unseen cards of rank {0}: {1}").format(
                RANK[card], sum(RANK[other] == RANK[card] for other in out)
            ),
        ]
        if view.game.rules.size < 3:
            rule = translate("cards", "Three pairs win, each of one rank; one of them must be identical.")
        else:
            rule = translate("cards", "Five triplets win, each of one rank; one of them must be identical.")
        return CardFacts(tuple(filter(None, lines)), rule)

    def refusal_texts(self) -> dict[str, str]:
        """Return the messages of refusals, with those of all rummy games."""
        return KowahTexts().refusal_texts() | {
            "stock-first": translate("mata", "Click the stock to turn up a card."),
        }

    def ritual_texts(self) -> dict[str, str]:
        """Return the messages of rituals, with that of the deal."""
        return super().ritual_texts() | {
            "dealing": translate(
                "mata",
                "The cards that aren't dealt are the stock. Dealer: {dealer}. First player, with a card "
                "more: {starter}",
            ),
        }

    def round_over(self, match: Match, deck: str | None = None) -> str:  # noqa: ARG002  (no card is named)
        """Return the sentence on the winner of the round."""
        ended = match.position.history
        nobody = translate("kowah", "Nobody wins: the stock ran out")
        if any(event.kind == "won" for event in ended):
            nobody = translate("mata", "Nobody scores: a black card of rank 1 was turned up")
        return won(
            match,
            match.scores[-1].winners,
            one=translate("kowah", "{0} wins the round"),
            you=translate("kowah", "You win the round"),
            none=nobody,
        )

    def score_lines(self) -> dict[str, str]:
        """Return the names of score lines by rule."""
        mata = mata_name(self._game)
        return {
            "toh": translate("mata", "The win"),
            "won": translate("mata", "The win"),
            "ayam": translate("mata", "Ayam: an opponent drew the card for ceki"),
            "kandang": translate("mata", "Kandang: the winner drew the card for ceki"),
            "mata": mata[:1].upper() + mata[1:],
            "made": translate("mata", "{0} with a card turned up").format(mata[:1].upper() + mata[1:]),
            "turned": translate("mata", "The card turned up"),
            "dealt": translate("mata", "Won as dealt: double"),
            "void": translate("mata", "A black card of rank 1: no score"),
        }


def _claim(view: MataView, names: Sequence[str], deck: str) -> str:
    """Return the question about a claim, with the card and its player."""
    drawer = next(event.seat for event in reversed(view.history) if event.kind == "showed")
    assert view.drawn is not None
    sentence = translate("kowah", "{0} drew {1}. Claim it to win the round?")
    return sentence.format(names[drawer], name(view.drawn, deck))


def _discard(view: MataView, deck: str) -> str:
    """Return the message for a discard."""
    if view.drawn is None:
        return translate("mata", "You begin: discard a card")
    if view.taken is None:
        return translate("kowah", "You drew {0}: discard a card").format(name(view.drawn, deck))
    return translate("kowah", "Your turn: discard a card")


def _pick(view: MataView, deck: str) -> str:
    """Return the message for drawing, with the top discard if it may be taken."""
    if any(move.kind == "take" for move in view.legal_moves()):
        return translate("kowah", "Your turn: draw, or take {0}").format(name(view.discards[-1], deck))
    return translate("kowah", "Your turn: draw a card")


class MataCatalogueTexts(CatalogueTexts):
    """Gallery texts of the games with mata."""

    def facts(self, game: Game) -> dict[str, Fact]:
        """Return facts on family, hand and cards."""
        family = translate("kowah", "rummy: you draw and discard cards")
        return {
            "family": self.family_fact(family),
            "hand": self.hand_fact(game),
            "packs": self.packs_fact(game),
        }

    def sizes(self, game: Game) -> DealSizes:
        """Return the sizes of a deal, without the card more of the first player."""
        assert isinstance(game, MataGame)
        return super().sizes(game)._replace(hand=game.rules.hand)

    def levels(self, spec: GameSpec) -> dict[str, str]:
        """Return a description of each level."""
        return super().levels(spec) | {
            "bocah": translate("kowah", "The child keeps cards that look the same."),
            "tangga": translate("mata", "The neighbour keeps cards of one rank and draws from the stock."),
            "langganan": translate("kowah", "The regular also takes discards that fit."),
            "sesepuh": translate("mata", "The old hand also counts the cards that are gone."),
            "empu": translate("kowah", "The master works out the chances of every hand."),
        }


class MataPiles(KowahPiles):
    """Access to the cards that everybody knows to be in a hand: taken from the discards, or shown."""
