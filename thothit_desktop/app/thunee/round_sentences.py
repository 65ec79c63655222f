# SPDX-License-Identifier: MIT
"""The sentence on a round of Thunee: a trick given away, a bid, a Jodhi forgotten, or the trick that won."""

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.family.round_sentences import RoundSentence, RoundSentences
from thothit_desktop.app.messages.numbers import ordinal
from thothit_desktop.flow.thunee import suit_name
from thothit_desktop.games.cards import code
from thothit_desktop.games.contract import Move
from thothit_desktop.games.thunee.cards import SUIT, VALUE
from thothit_desktop.games.thunee.position import ThuneePosition
from thothit_desktop.players.coach.review import ReviewedDecision
from thothit_desktop.table.drawing.names import name

translate = QCoreApplication.translate


class ThuneeSentences(RoundSentences):
    """Tricks are counted from the first of the hand."""

    least = 1.0

    def mistake(self, decision: ReviewedDecision, made: Move, best: Move) -> RoundSentence | None:
        """Return the sentence of a card, or of a call."""
        ply = decision.ply
        match made.kind, best.kind:
            case "play", "play":
                return self._card(ply, made.card, best.card)
            case "trump", "trump" if SUIT[made.card] != SUIT[best.card]:
                told = translate("sentences", "You made {0} trump; {1} would have been better.")
                suits = (suit_name(code(card)[1]) for card in (made.card, best.card))
                return RoundSentence(told.format(*suits), (made.card,))
            case "bid", "pass":
                told = translate("sentences", "Your bid of {0} was too high; passing would have been better.")
                return RoundSentence(told.format(made.points))
            case "bid", "bid" if best.points < made.points:
                told = translate("sentences", "Your bid of {0} was too high; {1} would have been enough.")
                return RoundSentence(told.format(made.points, best.points))
            case "pass", "bid":
                told = translate("sentences", "You passed; a bid of {0} would have been better.")
                return RoundSentence(told.format(best.points))
            case "pass", "jodhi":
                told = translate("sentences", "You didn't announce your Jodhi in {0} after the {1} trick.")
                suit, trick = suit_name(code(best.card)[1]), ordinal(self._trick(ply) - 1)
                return RoundSentence(told.format(suit, trick), best.cards)
        return None

    def _card(self, ply: int, made: int, best: int) -> RoundSentence:
        """Return who won the trick to which a card was played that was not the best."""
        won = next(event for event in self.following(ply) if event.kind == "trick")
        cards, trick = (made, best), ordinal(self._trick(ply))
        shown = (name(made, self.deck), name(best, self.deck))
        if won.seat % 2 == self.seat % 2:
            told = translate("sentences", "You played {0} to the {2} trick; {1} would have been better.")
            return RoundSentence(told.format(*shown, trick), cards)
        points = sum(VALUE[card] for card in won.cards)
        told = translate(
            "sentences",
            "You played {0} to the {2} trick, and {3} won its %n point(s); {1} would have been better.",
            "",
            points,
        )
        return RoundSentence(told.format(*shown, trick, self.names[won.seat]), cards)

    def _trick(self, ply: int) -> int:
        """Return the number of the trick to which a card is played at a ply, from 1."""
        return sum(event.kind == "trick" for event in self.before(ply)) + 1

    def victory(self) -> RoundSentence | None:
        """Return the seat's own trick without which the count would have gone the other way."""
        assert isinstance(self.end, ThuneePosition)
        won, counted = self.end.balls(), self.end.count_so_far()
        if won is None or won.rule not in ("set", "kept", "call-lost") or counted is None:
            return None
        counting = self.seat % 2 == counted.counters
        spare = counted.total - counted.needed if counting else counted.needed - counted.total - 1
        tricks = [event for event in self.following(0) if event.kind == "trick"]
        own = [
            (sum(VALUE[card] for card in event.cards), -number, event)
            for number, event in enumerate(tricks, 1)
            if event.seat == self.seat
        ]
        if not own:
            return None
        points, number, event = max(own, key=lambda one: one[:2])
        if points <= spare:
            return None
        told = translate(
            "sentences",
            "You won the {0} trick, worth %n point(s); your opponents counted {1} and needed {2}.",
            "",
            points,
        )
        if counting:
            told = translate(
                "sentences",
                "You won the {0} trick, worth %n point(s); your side counted {1} and needed {2}.",
                "",
                points,
            )
        words = told.format(ordinal(-number), counted.total, counted.needed)
        return RoundSentence(words, event.cards)
