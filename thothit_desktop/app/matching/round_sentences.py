# SPDX-License-Identifier: MIT
"""The sentence on a round of matching: a missed match, the wrong card thrown out or kept, or the win."""

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.family.round_sentences import RoundSentence, RoundSentences
from thothit_desktop.games.contract import Move
from thothit_desktop.games.matching.view import MatchingView
from thothit_desktop.players.coach.review import ReviewedDecision
from thothit_desktop.table.drawing.names import name

translate = QCoreApplication.translate


class MatchingSentences(RoundSentences):
    """A card that is thrown out may be matched by an opponent, which may even win the round."""

    def mistake(self, decision: ReviewedDecision, made: Move, best: Move) -> RoundSentence | None:
        """Return the sentence of a match, or of a card thrown out or kept."""
        ply = decision.ply
        if made.kind == "pass":
            view = self.position(ply).view(self.seat)
            assert isinstance(view, MatchingView)
            assert view.open is not None
            told = translate("sentences", "You didn't match {0}; matching it would have been better.")
            return RoundSentence(told.format(name(view.open, self.deck)), (view.open,))
        if made.kind == "keep":
            told = translate("sentences", "You kept {0}; {1} could still have been matched.")
            return RoundSentence(
                told.format(name(made.card, self.deck), name(best.card, self.deck)), (made.card, best.card)
            )
        if made.kind == "discard" and best.kind == "discard":
            return self._thrown(ply, made.card, best.card)
        return None

    def _thrown(self, ply: int, card: int, best: int) -> RoundSentence:
        """Return what became of a card that was thrown out."""
        shown = name(card, self.deck)
        after = next(
            (event for event in self.following(ply + 1) if event.kind in ("claimed", "turned")), None
        )
        if after is not None and after.kind == "claimed" and after.seat != self.seat:
            told = translate("sentences", "{who} matched {card}, which you threw out.")
            if after in self.events[-1]:
                told = translate("sentences", "{who} won by matching {card}, which you threw out.")
            return RoundSentence(told.format(who=self.names[after.seat], card=shown), (card,))
        told = translate("sentences", "You threw out {0}; {1} would have been better.")
        return RoundSentence(told.format(shown, name(best, self.deck)), (card, best))

    def victory(self) -> RoundSentence | None:
        """Return by what the seat has won, if a card decided it."""
        line = self.end.score().lines[self.seat][0]
        told = {
            "last-card": translate("sentences", "Your last card, {0}, was a match."),
            "last-match": translate(
                "sentences", "The last open card, {0}, was identical to the one you kept."
            ),
            "satu": translate("sentences", "You had one card left, and nobody matched the last open card."),
        }.get(line.rule)
        return (
            None if told is None else RoundSentence(told.format(name(line.cards[0], self.deck)), line.cards)
        )
