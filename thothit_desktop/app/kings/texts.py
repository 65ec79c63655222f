# SPDX-License-Identifier: MIT
"""Texts of Kings for rounds, matches, Laki and the gallery."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.family.catalogue_texts import CatalogueTexts, DealSizes, Fact
from thothit_desktop.app.family.piles import CapturePiles
from thothit_desktop.app.family.texts import CardFacts, FamilyTexts, is_playing, won
from thothit_desktop.app.messages.lists import both
from thothit_desktop.flow.match import Match
from thothit_desktop.games import matches
from thothit_desktop.games.contract import Game, Position, View
from thothit_desktop.games.kings.game import KingsGame
from thothit_desktop.games.kings.view import KingsView
from thothit_desktop.games.matches import Length

translate = QCoreApplication.translate


class KingsTexts(FamilyTexts):
    """Texts of rounds and matches of Kings."""

    def turn(self, view: View, names: Sequence[str], person: int | None, deck: str) -> str:  # noqa: ARG002
        """Return the message for the turn and its decision."""
        assert isinstance(view, KingsView)
        if view.phase == "laki":
            if person in view.tied:
                return translate("kings", "A tie: draw three cards each for Laki")
            tied = both(names[seat] for seat in view.tied)
            return translate("kings", "A tie. A game of Laki decides between {0}").format(tied)
        if view.to_move != person:
            return is_playing(names[view.to_move])
        return translate("kings", "Your turn: turn up two cards")

    def taken(self, view: View, seat: int) -> int:
        """Return the number of cards that a seat has captured."""
        assert isinstance(view, KingsView)
        return len(view.captures[seat])

    def card(self, view: View, card: int, where: str, deck: str) -> CardFacts:
        """Return a card's matches, the cards of its rank out of sight, and its rule."""
        rule = translate("cards", "You capture every same-rank pair in the pool.")
        return super().card(view, card, where, deck)._replace(rule=rule)

    def refusal_texts(self) -> dict[str, str]:
        """Return the messages of refusals, with those of Kings."""
        return super().refusal_texts() | {
            "not-next": translate("kings", "Turn up {2} and {3}, the next two stock cards, not {0} and {1}."),
            "laki-due": translate(
                "kings", "Draw three cards for each tied player first: a game of Laki breaks the tie."
            ),
            "no-laki": translate("kings", "Play on: there's no tie for Laki to break."),
            "laki-seats": translate("kings", "Draw three cards for each tied player, and for nobody else."),
            "laki-cards": translate("kings", "Draw other cards for Laki: {0} isn't available now."),
        }

    def ritual_texts(self) -> dict[str, str]:
        """Return the messages of rituals, with that of Laki."""
        return super().ritual_texts() | {
            "laki": translate("kings", "Laki (nearest to nine wins): {drawn}"),
        }

    def drawn(self, shown: Sequence[int], match: Match) -> str:
        """Return the value of drawn cards: the rank of one, or three as in Laki."""
        return super().drawn(shown, match) if len(shown) == 1 else laki_worth(shown, match)

    def progress(self, match: Match) -> str:
        """Return the progress of the match, with the round in play or just ended."""
        number = len(match.positions)
        if match.length == "free" and number < matches.MOST_ROUNDS:
            return translate("kings", "King {0}, free play").format(number)
        kings = matches.rounds(match.length, match.game.players) or matches.MOST_ROUNDS
        return translate("kings", "King {0} of {1}").format(number, kings)

    def round_name(self, number: int, position: Position) -> str:  # noqa: ARG002  (all play every round)
        """Return the name of a round in the standings."""
        return translate("kings", "King {0}").format(number)

    def legend(self) -> str:
        """Return the legend for the two figures of a round in the standings."""
        return translate("kings", "The cards captured in each round, then the kings won so far")

    def length(self, chosen: Length) -> str:
        """Return the length of a match."""
        if isinstance(chosen, int):
            return translate("kings", "%n king(s)", "", chosen)
        return super().length(chosen)

    def end(self, game: Game, chosen: Length) -> str:
        """Return a sentence on the end of a match and its winner."""
        if isinstance(chosen, int):
            return translate(
                "kings",
                "The winner of each round gets a king. After {0} rounds, the player with "
                "the most kings wins the match.",
            ).format(chosen)
        return super().end(game, chosen)

    def round_over(self, match: Match, deck: str | None = None) -> str:  # noqa: ARG002  (no card is named)
        """Return the sentence on the winner of the round's king."""
        return won(
            match,
            match.scores[-1].winners,
            one=translate("kings", "{0} wins the king"),
            you=translate("kings", "You win the king"),
        )


def laki_worth(cards: Sequence[int], match: Match) -> str:
    """Return the value of three cards in Laki: the last digit of their sum, or `a triple`."""
    game = match.position.game
    assert isinstance(game, KingsGame)
    triple, digit = game.rules.worth(cards)
    return translate("kings", "a triple") if triple else str(digit)


class KingsCatalogueTexts(CatalogueTexts):
    """Gallery texts of Kings."""

    def facts(self, game: Game) -> dict[str, Fact]:  # noqa: ARG002
        """Return facts on the family and the cards."""
        family = translate("kings", "its own, not a fishing game")
        return {
            "family": self.family_fact(family),
            "cards": self.french_fact(translate("kings", "French, 52")),
        }

    def sizes(self, game: Game) -> DealSizes:  # noqa: ARG002
        """Return no sizes, because there is only one game of Kings."""
        return DealSizes()


class KingsPiles(CapturePiles):
    """Access to captures, which lie face up."""

    def captures(self, view: View) -> tuple[tuple[int, ...], ...]:
        """Return the captures of each seat."""
        assert isinstance(view, KingsView)
        return view.captures
