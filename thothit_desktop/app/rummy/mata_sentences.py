# SPDX-License-Identifier: MIT
"""The sentence on a round of a game with mata: a costly discard, pick or call, or the win."""

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.family.round_sentences import RoundSentence, RoundSentences
from thothit_desktop.app.messages.numbers import ordinal
from thothit_desktop.games.contract import Move
from thothit_desktop.games.rummy.mata.view import MataView
from thothit_desktop.players.coach.review import ReviewedDecision
from thothit_desktop.table.drawing.names import name
from thothit_desktop.table.rummy.calls import call_words

translate = QCoreApplication.translate


class MataSentences(RoundSentences):
    """Turns are counted by the seat's own discards."""

    def mistake(self, decision: ReviewedDecision, made: Move, best: Move) -> RoundSentence | None:
        """Return the sentence of a discard, of a pick, or of a call."""
        ply = decision.ply
        turn = self.made_before(ply, "discarded") + 1
        view = self.position(ply).view(self.seat)
        assert isinstance(view, MataView)
        if made.kind == best.kind == "discard":
            told = translate(
                "sentences", "Your {turn} discard was {card}; discarding {best} would have been better."
            )
            shown, better = name(made.card, self.deck), name(best.card, self.deck)
            return RoundSentence(told.format(turn=ordinal(turn), card=shown, best=better), (made.card,))
        if {made.kind, best.kind} == {"draw", "take"}:
            card = view.discards[-1]
            told = translate("sentences", "You took {0} on your {1} turn; drawing would have been better.")
            if made.kind == "draw":
                told = translate(
                    "sentences", "You didn't take {0} on your {1} turn; taking it would have been better."
                )
            return RoundSentence(told.format(name(card, self.deck), ordinal(turn)), (card,))
        if made.kind == "pass" and best.kind == "claim" and view.drawn is not None:
            told = translate("sentences", "You didn't claim {0}, which would have won the round.")
            return RoundSentence(told.format(name(view.drawn, self.deck)), (view.drawn,))
        if made.kind == "pass" and best.kind.startswith("call-"):
            told = translate("sentences", "You could have called {0} after your {1} discard, but you waited.")
            call = call_words(view.game.spec.id, best.kind.removeprefix("call-")).name
            return RoundSentence(told.format(call, ordinal(turn - 1)))
        return None

    def victory(self) -> RoundSentence | None:
        """Return when the seat first called, and how much later it won."""
        called = next(
            (
                ply
                for ply, events in enumerate(self.events)
                if any(one.kind.startswith("called-") and one.seat == self.seat for one in events)
            ),
            None,
        )
        if called is None or not any(
            event.kind == "won" and event.seat == self.seat for events in self.events for event in events
        ):
            return None
        turns = self.made_before(called, "discarded")
        later = self.made_before(len(self.events), "discarded") - turns
        told = translate(
            "sentences", "You called after your {0} discard and won %n discard(s) later.", "", later
        )
        if not later:
            told = translate("sentences", "You called after your {0} discard and won before your next one.")
        return RoundSentence(told.format(ordinal(turns)))
