# SPDX-License-Identifier: MIT
"""The sentence on a round of Kowah: a discard that another took, a call too early or too late, or the win."""

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.family.round_sentences import RoundSentence, RoundSentences
from thothit_desktop.app.messages.numbers import ordinal
from thothit_desktop.games.contract import Move
from thothit_desktop.games.rummy.view import KowahView
from thothit_desktop.players.coach.review import ReviewedDecision
from thothit_desktop.table.drawing.names import name

translate = QCoreApplication.translate


class KowahSentences(RoundSentences):
    """Turns are counted by the seat's own discards."""

    def mistake(self, decision: ReviewedDecision, made: Move, best: Move) -> RoundSentence | None:
        """Return the sentence of a discard, of a pick, or of a call."""
        ply = decision.ply
        turn = self.made_before(ply, "discarded") + 1
        match made.kind:
            case "discard":
                return self._discard(ply, ordinal(turn), made.card, best)
            case "draw" | "take" if best.kind in ("draw", "take"):
                view = self.position(ply).view(self.seat)
                assert isinstance(view, KowahView)
                card = view.discards[-1]
                told = translate(
                    "sentences", "You took {0} on your {1} turn; drawing would have been better."
                )
                if made.kind == "draw":
                    told = translate(
                        "sentences", "You didn't take {0} on your {1} turn; taking it would have been better."
                    )
                return RoundSentence(told.format(name(card, self.deck), ordinal(turn)), (card,))
        return self._call(ply, turn - 1, made, best)

    def _discard(self, ply: int, turn: str, card: int, best: Move) -> RoundSentence | None:
        """Return what became of a discard: who took it, or which card was to be thrown away instead."""
        shown = name(card, self.deck)
        picked = ("took", "claimed", "drew", "showed")  # a card that was drawn may be claimed, too
        taken = next((event for event in self.following(ply + 1) if event.kind in picked), None)
        if taken is not None and taken.kind in ("took", "claimed") and taken.seat != self.seat:
            who = self.names[taken.seat]
            last = self.events[-1]
            won = any(event.kind == "won" and event.seat == taken.seat for event in last)
            told = translate("sentences", "{who} took your {turn} discard, {card}.")
            if won and taken in last:
                told = translate("sentences", "{who} won with your {turn} discard, {card}.")
            return RoundSentence(told.format(who=who, turn=turn, card=shown), (card,))
        if best.kind != "discard":
            return None
        told = translate(
            "sentences", "Your {turn} discard was {card}; discarding {best} would have been better."
        )
        return RoundSentence(told.format(turn=turn, card=shown, best=name(best.card, self.deck)), (card,))

    def _call(self, ply: int, turns: int, made: Move, best: Move) -> RoundSentence | None:
        """Return that the seat declared or claimed, or did not, where the other was better."""
        view = self.position(ply).view(self.seat)
        assert isinstance(view, KowahView)
        when = _when(turns)
        if made.kind == "checki" and best.kind == "pass":
            told = translate("sentences", "You declared checki too early, {0}.")
            return RoundSentence(told.format(when), (made.card,) * 2)
        if made.kind == "pass" and best.kind == "checki":
            told = translate("sentences", "You could have declared checki {0}, but you waited.")
            return RoundSentence(told.format(when), (best.card,) * 2)
        if made.kind == "pass" and best.kind == "claim":
            card = view.claimable
            told = translate("sentences", "You didn't claim {0}; claiming it would have been better.")
            if card in view.waits:
                told = translate("sentences", "You didn't claim {0}, which would have won the round.")
            return RoundSentence(told.format(name(card, self.deck)), (card,))
        return None

    def victory(self) -> RoundSentence | None:
        """Return when the seat declared, and how much later it won."""
        last = self.events[-1]
        if not any(event.kind == "won" and event.seat == self.seat for event in last):
            return None
        at = max(
            ply
            for ply, events in enumerate(self.events)
            for event in events
            if event.kind == "declared" and event.seat == self.seat
        )
        turns = self.made_before(at, "discarded")
        later = self.made_before(len(self.events), "discarded") - turns
        later += not any(event.kind == "claimed" for event in last)  # else it was another's turn
        told = translate("sentences", "You declared checki {0} and won %n turn(s) later.", "", later)
        if later < 2:
            told = translate("sentences", "You declared checki {0} and won on your next turn.")
        if not later:
            told = translate("sentences", "You declared checki {0} and won before your next turn.")
        return RoundSentence(told.format(_when(turns)), self.moves[at].cards * 2)


def _when(turns: int) -> str:
    """Return when a seat declared, by its own discards so far."""
    if not turns:
        return translate("sentences", "right after the deal")
    return translate("sentences", "after your {0} discard").format(ordinal(turns))
