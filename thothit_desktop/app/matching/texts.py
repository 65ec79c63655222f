# SPDX-License-Identifier: MIT
"""Texts of Sampèn and Thothit Banyuwangi for rounds, matches, cards laid away and the gallery."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.family.catalogue_texts import CatalogueTexts, Fact
from thothit_desktop.app.family.piles import OpenCards, PileAccess, around
from thothit_desktop.app.family.texts import CardFacts, FamilyTexts, won
from thothit_desktop.flow.match import Match
from thothit_desktop.games.contract import Event, Game, View
from thothit_desktop.games.matches import Length
from thothit_desktop.games.matching.view import MatchingView
from thothit_desktop.games.spec import GameSpec
from thothit_desktop.table.drawing.names import name

translate = QCoreApplication.translate


class MatchingTexts(FamilyTexts):
    """Texts of rounds and matches."""

    def turn(self, view: View, names: Sequence[str], person: int | None, deck: str) -> str:
        """Return the message for the turn and its decision."""
        assert isinstance(view, MatchingView)
        if view.open is not None:
            told = translate("matching", "{0}: does anybody match it?")
            if view.phase == "claim":
                told = translate("matching", "You hold the other {0}. Match it?")
            return told.format(name(view.open, deck))
        own, other = {
            "discard": (
                translate("matching", "You have matched: throw out a card"),
                translate("matching", "{0} throws out a card"),
            ),
            "keep": (
                translate("matching", "Choose the one card you keep; the others are thrown out"),
                translate("matching", "{0} keeps one card"),
            ),
        }.get(
            view.phase,
            (translate("matching", "You turn up a card"), translate("matching", "{0} turns up a card")),
        )
        return own if view.to_move == person else other.format(names[view.to_move])

    def event_texts(self) -> dict[str, str]:
        """Return sentences by kind of event."""
        return super().event_texts() | {
            "turned": translate("matching", "{who} turns up {card}"),
            "claimed": translate("matching", "{who} matches {card}"),
            "discarded": translate("matching", "{who} throws out {card}"),
            "paired": translate("matching", "{who} lays away {all}"),
            "satu": translate("matching", "{who} has one card left and calls {call}"),
            "shed": translate("matching", "{who} keeps one card and throws out {all}"),
        }

    def own_event_texts(self) -> dict[str, str]:
        """Return the sentences for the person's own events that differ."""
        return super().own_event_texts() | {
            "turned": translate("matching", "You turn up {card}"),
            "claimed": translate("matching", "You match {card}"),
            "discarded": translate("matching", "You throw out {card}"),
            "paired": translate("matching", "You lay away {all}"),
            "satu": translate("matching", "You have one card left and call {call}"),
            "shed": translate("matching", "You keep one card and throw out {all}"),
        }

    def move_texts(self) -> dict[str, str]:
        """Return the texts of the move list by kind of event."""
        return super().move_texts() | {
            "turned": translate("matching", "Stock: {card}"),
            "claimed": translate("matching", "Match: {card}"),
            "discarded": translate("matching", "Thrown out: {card}"),
            "paired": translate("matching", "Pairs: {all}"),
            "satu": translate("matching", "One card left"),
            "shed": translate("matching", "Thrown out: {all}"),
        }

    def event_values(self, event: Event) -> dict[str, object]:
        """Return further values for these sentences; `story` fills in the call."""
        return {**super().event_values(event), "call": "{call}"}

    def story(self, event: Event, match: Match, deck: str) -> str:
        """Return the message for an event, with what a player with one card left calls."""
        told = super().story(event, match, deck)
        return told.replace("{call}", call_of(match.game)) if event.kind == "satu" else told

    def expired(self, view: View, deck: str) -> str:
        """Return the message for a match that was missed."""
        assert isinstance(view, MatchingView)
        assert view.open is not None
        return translate("matching", "Time's up: you didn't match {0}").format(name(view.open, deck))

    def taken(self, view: View, seat: int) -> int:
        """Return the number of cards that a seat has laid away."""
        assert isinstance(view, MatchingView)
        return len(view.away[seat])

    def card(self, view: View, card: int, where: str, deck: str) -> CardFacts:  # noqa: ARG002
        """Return where the copy of a card may be, and the rule."""
        assert isinstance(view, MatchingView)
        gone = view.middle.count(card) + sum(away.count(card) for away in view.away)
        held, unseen = view.hand.count(card), view.unseen().count(card)
        if held + gone + unseen > 1 and unseen == 1:
            told = translate("cards", "The other one is still out: in a hand or in the stock")
        elif held and gone:
            told = translate("cards", "The other one is gone: nobody can match this card")
        elif held:
            told = translate("cards", "You hold both")
        else:
            told = translate("cards", "Both are gone")
        return CardFacts((told,), translate("cards", "Only the identical card matches."))

    def refusal_texts(self) -> dict[str, str]:
        """Return the messages of refusals, with those of matching."""
        return super().refusal_texts() | {
            "nothing-open": translate("matching", "Wait for the next open card: there's none to match now."),
            "no-twin": translate("matching", "Wait for another card: you don't hold the other {0}."),
            "other-card-next": translate("matching", "Turn up {1}, the next stock card, not {0}."),
            "not-matched": translate(
                "matching", "Wait for a match: you throw out a card only after you have matched one."
            ),
            "no-satu": translate(
                "matching", "Play on: you choose a card to keep only when a player has one card left."
            ),
            "throw-first": translate("matching", "First throw out a card from your hand."),
            "keep-first": translate("matching", "First choose the one card you keep."),
            "no-question": translate("matching", "Play on: there's nothing for you to turn down now."),
            "name-the-seat": translate(
                "matching", "Wait for your turn: only a player who is asked may answer out of turn."
            ),
            "too-late": translate("matching", "It's too late to match: the next card is about to come."),
        }

    def ritual_texts(self) -> dict[str, str]:
        """Return the messages of rituals, with those of the deal."""
        return super().ritual_texts() | {
            "dealing": translate("matching", "Dealer: {dealer}. The cards that are left are the stock"),
            "pairing": translate("matching", "Everybody lays away identical pairs"),
        }

    def progress(self, match: Match) -> str:
        """Return the number of the round and the goal of the match."""
        told = translate("matching", "Round {0}, first to win {1}")
        return told.format(len(match.positions), match.game.goal)

    def legend(self) -> str:
        """Return the legend for the two figures of a round in the standings."""
        return translate("matching", "1 point for each round won, then the rounds won so far")

    def goal(self, number: int, lead: int) -> str:  # noqa: ARG002  (nobody need be further ahead)
        """Return the number of rounds that wins the match."""
        return translate("matching", "first to win %n round(s)", "", number)

    def end(self, game: Game, chosen: Length) -> str:  # noqa: ARG002  (there is one length)
        """Return a sentence on the end of a match and its winner."""
        number = game.goal or 0
        return translate("matching", "The first player to win %n round(s) wins the match.", "", number)

    def round_over(self, match: Match, deck: str | None = None) -> str:  # noqa: ARG002  (no card is named)
        """Return the sentence on the winners of the round, and what won it."""
        score = match.scores[-1]
        rule = score.lines[score.winners[0]][0].rule
        one, you = {
            "last-card": (
                translate("matching", "{0} gets rid of the last card and wins"),
                translate("matching", "You get rid of your last card and win"),
            ),
            "last-match": (
                translate("matching", "{0} matches the last open card and wins"),
                translate("matching", "You match the last open card and win"),
            ),
            "satu": (
                translate("matching", "Nobody matches the last open card: {0} wins"),
                translate("matching", "Nobody matches the last open card: you win"),
            ),
            "fewest": (
                translate("matching", "{0} has the fewest cards and wins"),
                translate("matching", "You have the fewest cards and win"),
            ),
        }[rule]
        return won(
            match,
            score.winners,
            one=one,
            you=you,
            many=translate("matching", "{0} tie with the fewest cards"),
        )

    def score_lines(self) -> Mapping[str, str]:
        """Return the names of score lines by rule."""
        return {
            "last-card": translate("matching", "Last card"),
            "last-match": translate("matching", "Last match"),
            "satu": translate("matching", "One card left"),
            "fewest": translate("matching", "Fewest cards"),
        }


def decided(match: Match) -> str:
    """Return how many cards each player has left at the end of the round."""
    view = match.position.view(match.bottom_seat)
    assert isinstance(view, MatchingView)
    told = (
        translate("matching", "{0} {1}").format(player, size)
        for player, size in zip(match.names, view.hand_sizes, strict=True)
    )
    return translate("matching", "Cards left: {0}.").format(", ".join(told))


def call_of(game: Game) -> str:
    """Return what a player with one card left calls (docs/rules/matching.md M8)."""
    return game.options["call"]


class MatchingCatalogueTexts(CatalogueTexts):
    """Gallery texts of the games of matching."""

    def facts(self, game: Game) -> dict[str, Fact]:
        """Return facts on family, hand and cards."""
        family = translate("matching", "matching: you get rid of cards by playing identical ones")
        return {
            "family": self.family_fact(family),
            "hand": self.hand_fact(game),
            "packs": self.packs_fact(game),
        }

    def levels(self, spec: GameSpec) -> dict[str, str]:
        """Return a description of each level."""
        return super().levels(spec) | {
            "bocah": translate("matching", "The child overlooks cards that players throw out."),
            "tangga": translate(
                "matching", "The neighbour overlooks them too, but remembers which cards are gone."
            ),
            "langganan": translate("matching", "The regular matches whatever it can, and uses its pairs."),
            "sesepuh": translate("matching", "The old hand plays every choice out in thought."),
            "empu": translate(
                "matching", "The master also works out where cards are that nobody has matched."
            ),
        }


class MatchingPiles(PileAccess):
    """Access to the cards that players have laid away face up, instead of piles."""

    def action(self) -> tuple[str, str]:
        """Return the text and the description of the menu entry."""
        return (
            translate("piles", "Cards &laid away"),
            translate("piles", "Look at the cards a player has laid away; press again for the next player"),
        )

    def seats(self, match: Match, own: bool) -> list[int]:  # noqa: ARG002
        """Return the seats that have laid cards away, the person's own last."""
        away, (bottom, *others) = _away(match), around(match)
        return [seat for seat in (*others, bottom) if away[seat]]

    def cards(self, match: Match, seat: int) -> OpenCards:
        """Return the cards that a seat has laid away."""
        away = _away(match)[seat]
        told = (
            translate("piles", "Cards that you have laid away: {0}.")
            if seat == match.person
            else translate("piles", "Cards that {1} has laid away: {0}.")
        )
        return OpenCards(words=told.format(len(away), match.names[seat]), cards=away)

    def closed(self, match: Match, seat: int) -> str:
        """Return the message for a seat that has laid nothing away."""
        return translate("piles", "{0} has laid no cards away.").format(match.names[seat])

    def nothing(self) -> str:
        """Return the message for the case that nobody has laid cards away."""
        return translate("piles", "Nobody has laid cards away yet.")


def _away(match: Match) -> Sequence[Sequence[int]]:
    """Return the cards that each seat has laid away."""
    view = match.position.view(match.bottom_seat) if match.positions else None
    return view.away if isinstance(view, MatchingView) else [()] * len(match.names)
