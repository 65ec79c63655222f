# SPDX-License-Identifier: MIT
"""The sentence on a round of a fishing game: a card not captured, given away or broken from a pair, a win."""

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.family.round_sentences import RoundSentence, RoundSentences
from thothit_desktop.app.messages.numbers import ordinal
from thothit_desktop.games.cards import STAMPED
from thothit_desktop.games.contract import Event, Move
from thothit_desktop.games.fishing.position import FishingPosition
from thothit_desktop.players.coach.review import ReviewedDecision
from thothit_desktop.table.drawing.names import name

translate = QCoreApplication.translate


class FishingSentences(RoundSentences):
    """Cards that somebody else took, and the capture that decided a round."""

    def mistake(self, decision: ReviewedDecision, made: Move, best: Move) -> RoundSentence | None:
        """Return the sentence of a broken pair, of a card let go, or of one given away."""
        ply = decision.ply
        if any(event.kind == "barred" for event in self.events[ply]):
            told = translate("sentences", "You broke the pair of {card} {when} and could no longer win.")
            return self._told(told, ply, made.takes[0], cards=made.cards)
        return self._let_go(ply, made, best) or self._gave_away(ply, made, best)

    def _let_go(self, ply: int, made: Move, best: Move) -> RoundSentence | None:
        """Return that a card of the pool was left which the best move takes, and who took it."""
        for card in best.takes:
            taker = None if card in made.takes else self._taken_next(ply, card)
            if taker is None or taker.seat == self.seat:
                continue
            who = self.names[taker.seat]
            copy = self._captured(ply).count(card) + (best.card == card) + 1
            if copy == 1:
                told = translate("sentences", "You didn't capture {card} {when}; {who} did.")
                return self._told(told, ply, card, who, cards=best.cards)
            told = translate("sentences", "You didn't capture the {copy} {card} {when}; {who} did.")
            return self._told(told, ply, card, who, copy=ordinal(copy), cards=(card,) * 2)
        return None

    def _gave_away(self, ply: int, made: Move, best: Move) -> RoundSentence | None:
        """Return that a card went to the pool, which the best move keeps, and who took it."""
        if made.takes or made.kind != "play" or best.card == made.card:
            return None
        taker = self._taken_next(ply + 1, made.card)
        if taker is None or taker.seat == self.seat:
            return None
        told = translate("sentences", "You put {card} in the pool {when}; {who} captured it.")
        if made.card in STAMPED:
            told = translate(
                "sentences", "You put the red-stamped {card} in the pool {when}; {who} captured it."
            )
        return self._told(told, ply, made.card, self.names[taker.seat], cards=taker.cards)

    def victory(self) -> RoundSentence | None:
        """Return the capture without whose points the round would not have been won."""
        points = self.end.score().points
        lead = points[self.seat] - max(points[seat] for seat in self.end.game.playing if seat != self.seat)
        gains = [
            (self._gain(ply, event), ply, event)
            for ply, events in enumerate(self.events)
            for event in events
            if event.kind == "captured" and event.seat == self.seat
        ]
        gain, ply, event = max(gains, key=lambda one: (one[0], -one[1]), default=(0, 0, None))
        if event is None or lead <= 0 or gain < lead:
            return None
        card, taken = event.cards[:2]
        told = translate(
            "sentences",
            "You captured {taken} with {card} {when}: %n point(s), and you won by {lead}.",
            "",
            gain,
        )
        if card == taken:
            told = translate(
                "sentences",
                "You captured a pair of {card} {when}: %n point(s), and you won by {lead}.",
                "",
                gain,
            )
        return self._told(told, ply, card, taken=name(taken, self.deck), lead=lead, cards=event.cards)

    def _told(
        self, told: str, ply: int, card: int, who: str = "", *, cards: tuple[int, ...], **more: object
    ) -> RoundSentence:
        turn = self.made_before(ply, "played") + 1
        if self.moves[ply].kind == "turn":  # the card from the stock follows that of the hand
            turn -= 1
        when = translate("sentences", "on your {0} turn").format(ordinal(turn))
        words = told.format(card=name(card, self.deck), when=when, who=who, **more)
        return RoundSentence(words, cards)

    def _taken_next(self, ply: int, card: int) -> Event | None:
        """Return the capture that takes a card of the pool, if it is the only copy there till then."""
        position = self.position(ply)
        assert isinstance(position, FishingPosition)
        if sum(rank.count(card) for rank in position.pool) != 1:
            return None
        for event in self.following(ply):
            if event.kind == "stayed" and event.cards == (card,):
                return None
            if event.kind == "captured" and card in event.cards[1:]:
                return event
        return None

    def _captured(self, ply: int) -> list[int]:
        """Return all that the seat has captured before a move."""
        position = self.position(ply)
        assert isinstance(position, FishingPosition)
        return position.captures[self.seat]

    def _gain(self, ply: int, event: Event) -> int:
        """Return the points that a capture adds."""
        gained: int = self.end.game.rules.gain(self._captured(ply), event.cards)  # type: ignore[attr-defined]
        return gained
