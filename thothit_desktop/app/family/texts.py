# SPDX-License-Identifier: MIT
"""Texts of rounds and matches, in the language of the interface.

The person is called `You` at the table. A sentence with a name as its subject therefore needs another form
for the person.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.messages import card_facts
from thothit_desktop.app.messages.lists import both, one_of
from thothit_desktop.app.messages.players import players
from thothit_desktop.flow.families import asks_of
from thothit_desktop.flow.families import family_of as flow_family_of
from thothit_desktop.flow.match import Match
from thothit_desktop.games import cards, matches, rituals
from thothit_desktop.games.cards import HIDDEN, RANK
from thothit_desktop.games.contract import DecisionKind, Event, Game, Move, Position, Refusal, View
from thothit_desktop.games.matches import Length
from thothit_desktop.games.spec import GameSpec
from thothit_desktop.table.drawing.names import name

translate = QCoreApplication.translate

_SOURCES = ("played", "turned")
"""Kinds of events that say where a card comes from."""
_SETTLED = ("captured", "stayed")
"""Kinds of events that say where a card goes."""


class CardFacts(NamedTuple):
    """Facts about an open card, beside its name."""

    lines: tuple[str, ...] = ()
    """Matches, points, and the number of equal cards still out of sight."""
    rule: str = ""
    """The rule that applies to the card; empty for none."""


def is_playing(who: str) -> str:
    """Return the message for another player's turn."""
    return translate("messages", "{0} is playing").format(who)


def play_a_card() -> str:
    """Return the message for the person's turn to play a hand card."""
    return translate("messages", "Your turn: play a card")


def won(
    match: Match,
    winners: Sequence[int],
    *,
    one: str,
    you: str,
    many: str = "",
    none: str = "",
    named: str = "",
) -> str:
    """Return the sentence that fits the number of winners, and the person among them.

    In it, `{0}` stands for the winners' names, and `{1}` for `named`.
    """
    if len(winners) > 1:
        sentence = many
    elif winners:
        sentence = you if winners[0] == match.person else one
    else:
        sentence = none
    return sentence.format(players(match, winners) if winners else "", named)


class FamilyTexts:
    """Texts of rounds and matches of any game; a family overrides what differs.

    `deck` selects the names of the cards.
    """

    # A turn

    def turn(self, view: View, names: Sequence[str], person: int | None, deck: str) -> str:  # noqa: ARG002
        """Return the message for the turn and its decision; `person` is the person's seat."""
        if view.to_move != person:
            return is_playing(names[view.to_move])
        return {
            DecisionKind.HAND: play_a_card(),
            DecisionKind.TURNED: translate("messages", "Your turn: choose what to capture"),
            DecisionKind.PICK: translate("messages", "Your turn: draw a card"),
            DecisionKind.CALL: translate("messages", "Your turn"),
            DecisionKind.CLAIM: translate("messages", "You can claim a card"),
            DecisionKind.LUCK: translate("messages", "Your turn: turn up a card"),
            DecisionKind.OVER: "",
        }[asks_of(view)]

    def event_texts(self) -> dict[str, str]:
        """Return sentences by kind of event; the key `KIND several` is for events with several cards."""
        return {
            "captured": translate("messages", "{who}: {card} captures {rest}"),
            "stayed": translate("messages", "{who}: {card} stays in the pool"),
            "turned": translate("messages", "{who}: the stock card is {card}"),
            "turned several": translate("messages", "{who}: the stock cards are {all}"),
            "played": translate("messages", "{who} plays {card}"),
            "drew": translate("messages", "{who} draws a card"),
            "took": translate("messages", "{who} takes {card}"),
            "discarded": translate("messages", "{who} discards {card}"),
            "claimed": translate("messages", "{who} claims {card}"),
            "passed": translate("messages", "{who} passes"),
        }

    def own_event_texts(self) -> dict[str, str]:
        """Return the sentences for the person's own events that differ."""
        return {
            "played": translate("messages", "You play {card}"),
            "drew": translate("messages", "You draw {card}"),
            "took": translate("messages", "You take {card}"),
            "discarded": translate("messages", "You discard {card}"),
            "claimed": translate("messages", "You claim {card}"),
            "passed": translate("messages", "You pass"),
        }

    def move_texts(self) -> dict[str, str]:
        """Return the texts of the move list by kind of event; the key `unseen KIND` is for hidden cards."""
        return {
            "captured": translate("moves", "{card} captures {rest}"),
            "stayed": translate("moves", "{card} stays"),
            "played": "{card}",
            "drawn": translate("moves", "Draw: {all}"),
            "drew": translate("moves", "Draw: {all}"),
            "unseen drew": translate("moves", "Draw"),
            "took": translate("moves", "Take: {card}"),
            "discarded": translate("moves", "Discard: {card}"),
            "claimed": translate("moves", "Claim: {card}"),
            "passed": translate("moves", "Pass"),
        }

    def event_values(self, event: Event) -> dict[str, object]:
        """Return further values for these sentences, by the name in braces."""
        return {"points": event.points}

    def story(self, event: Event, match: Match, deck: str) -> str:
        """Return the message for an event; empty for none."""
        sentences = self.event_texts()
        several = f"{event.kind} several"
        kind = several if len(event.cards) > 1 and several in sentences else event.kind
        own = self.own_event_texts().get(kind) if event.seat == match.person else None
        return self._filled(own or sentences.get(kind, ""), event, deck, who=match.names[event.seat])

    def moved(self, events: Sequence[Event], earlier: Sequence[Event], deck: str) -> str:
        """Return the text of one player's part in a move, without the player's name; empty for none.

        `events` are that player's events as the person sees them, `earlier` all events before the move.
        """
        said, sentences = [], self.move_texts()
        settled = any(event.kind in _SETTLED for event in events)
        for event in events:
            if settled and event.kind in _SOURCES:
                continue  # the event of its capture or stay names the card
            unseen = bool(event.cards) and all(card == HIDDEN for card in event.cards)
            sentence = sentences.get(f"unseen {event.kind}" if unseen else event.kind, "")
            said.append(self._filled(sentence, event, deck))
        words = " · ".join(filter(None, said))
        if settled and _from_stock(events, earlier):
            return translate("moves", "Stock: {0}").format(words)
        return words

    def _filled(self, sentence: str, event: Event, deck: str, who: str = "") -> str:
        shown = [name(card, deck) for card in event.cards if card != HIDDEN]
        return sentence.format(
            who=who,
            card=shown[0] if shown else "",
            rest=both(shown[1:]) if shown[1:] else "",
            all=both(shown) if shown else "",
            **self.event_values(event),
        )

    def taken(self, view: View, seat: int) -> int | None:  # noqa: ARG002
        """Return the points or cards that a seat has won so far; None if the view does not know them."""
        return None

    def reminder(self, view: View) -> str:  # noqa: ARG002
        """Return a rule to show during the person's turn; empty for none."""
        return ""

    def warning(self, move: Move, view: View, deck: str) -> str:  # noqa: ARG002
        """Return the warning for a move that must be chosen twice."""
        return translate(
            "messages", "If you make this move, you can't win this round. Choose it again to play it anyway."
        )

    def expired(self, view: View, deck: str) -> str:  # noqa: ARG002
        """Return the message for the end of the person's time to answer."""
        return translate("messages", "Time's up.")

    def card(self, view: View, card: int, where: str, deck: str) -> CardFacts:
        """Return the facts that the person may know about a card.

        `where` is `hand`, `pool`, `opened` for a card beside the stock, or empty for any other place.
        """
        lines = []
        choice = flow_family_of(view.game.spec).choices(view).get(card) if where == "hand" else None
        if choice is not None and choice.takes:
            lines.append(card_facts.may_take((other for taken in choice.takes for other in taken), deck))
        alike = [other for other in view.game.deck if RANK[other] == RANK[card]]
        out = sum(RANK[other] == RANK[card] for other in view.unseen())
        return CardFacts((*lines, card_facts.still_out(out, len(alike))))

    def refusal_texts(self) -> dict[str, str]:
        """Return the messages of refusals by code: `{0}` is the first card, `{rest}` all others."""
        return {
            "game-over": translate("messages", "The round is over."),
            "not-your-turn": translate("messages", "Wait for your turn: another player is still to move."),
            "not-in-hand": translate("messages", "Choose a card from your hand: {0} isn't in it."),
            "hand-card-first": translate(
                "messages", "First click a card in your hand, then the card to capture."
            ),
            "other-game": translate("messages", "Choose another move: this game doesn't have that one."),
            "stock-first": translate("messages", "Click the stock: you don't choose cards in this game."),
            "answer-first": translate("messages", "Answer the question first."),
            "too-late": translate("messages", "It's too late for that: play has moved on."),
        }

    def refusal(self, refused: Refusal, deck: str) -> str:
        """Return the message for a refused move or a locked pool card."""
        names = [name(card, deck) for card in refused.cards]
        return self.refusal_texts()[refused.code].format(*names, rest=one_of(names[1:]))

    # Before a round

    def ritual_texts(self) -> dict[str, str]:
        """Return the messages of rituals, by ritual or by ritual and opening."""
        return {
            "ranking": translate(
                "messages", "Each player draws a card: {drawn}. The highest deals: {dealer}"
            ),
            "arranging": translate("messages", "Arranging the pool by rank"),
            "dealing": translate("messages", "Dealer: {dealer}. First player: {starter}"),
            "extra hand": translate("messages", "Play-off round between {playing}. First player: {starter}"),
        }

    def ritual(self, stage: str, events: Sequence[Event], match: Match) -> str:
        """Return the message for the result of a ritual, of `dealing` or of `arranging`."""
        texts, game, names = self.ritual_texts(), match.position.game, match.names
        sentence = texts.get(f"{stage} {game.spec.opening}") or texts[stage]
        if stage == "dealing" and len(game.playing) < game.players:
            sentence = texts["extra hand"]
        draws = [event for event in events if event.kind == "drawn"]
        drawn = {event.seat: self.drawn(event.cards, match) for event in draws}
        return sentence.format(
            starter=names[match.starter],
            dealer=names[match.position.dealer],
            second=names[(match.starter + 1) % len(names)],
            playing=players(match, game.playing),
            drawer=names[draws[0].seat] if draws else "",
            rank=RANK[draws[0].cards[0]] if draws else "",
            drawn=", ".join(f"{names[seat]} {drawn[seat]}" for seat in sorted(drawn)),
        )

    def drawn(self, shown: Sequence[int], match: Match) -> str:  # noqa: ARG002
        """Return the value of the cards drawn in a ritual: the rank of the one card."""
        (card,) = shown
        return cards.code(card)[0].replace("T", "10") if card in cards.FRENCH else str(RANK[card])

    def title_texts(self) -> dict[str, str]:
        """Return the names of titles (`games/openings.py`)."""
        return {"dealer": translate("messages", "dealer"), "starts": translate("messages", "starts")}

    def titles(self, match: Match) -> list[str]:
        """Return the title of each seat in the round, empty for none (docs/rules/fishing.md 5)."""
        spec, dealer, seats = match.game.spec, match.position.dealer, len(match.names)
        texts = self.title_texts()
        return [texts.get(rituals.title(spec, seat, dealer, seats), "") for seat in range(seats)]

    def title(self, spec: GameSpec, place: int, players: int) -> str:
        """Return the title of a place in turn, from 0; empty for none."""
        return self.title_texts().get(rituals.title(spec, place, players - 1, players), "")

    def entering(self, game: Game) -> str:  # noqa: ARG002
        """Return a sentence on the order of the cards in an entered hand; empty if it makes no difference."""
        return ""

    # A match

    def progress(self, match: Match) -> str:
        """Return the progress of the match, with the round in play or just ended."""
        game, length, number = match.position.game, match.length, len(match.positions)
        if len(game.playing) < game.players:
            return translate("match", "Play-off round between {0}").format(players(match, game.playing))
        if game.goal is not None:
            return translate("match", "Round {0}, first to {1} points").format(number, game.goal)
        if length == "free" and number < matches.MOST_ROUNDS:
            return translate("match", "Round {0}, free play").format(number)
        rounds = matches.rounds(length, game.players) or matches.MOST_ROUNDS
        if length == "rotation":
            return translate("match", "Full rotation: round {0} of {1}").format(number, rounds)
        return translate("match", "Round {0} of {1}").format(number, rounds)

    def round_name(self, number: int, position: Position) -> str:
        """Return the name of a round in the standings."""
        game = position.game
        if len(game.playing) < game.players:
            return translate("match", "Play-off round")
        return translate("match", "Round {0}").format(number)

    def detail(self, position: Position, match: Match) -> str:  # noqa: ARG002
        """Return further text on an ended round in the standings; empty for none."""
        return ""

    def legend(self) -> str:
        """Return the legend for the two figures of a round in the standings."""
        return translate("match", "The points scored in each round, then the total")

    def counted(self) -> str:
        """Return the unit of the score as a column heading."""
        return translate("deals", "Points")

    def length(self, chosen: Length) -> str:
        """Return the length of a match without a goal."""
        if chosen == "free":
            return translate("match", "Free rounds")
        if chosen == "rotation":
            return translate("match", "One full rotation")
        number = int(chosen)
        return translate("match", "%n round(s)", "", number)

    def goal(self, number: int, lead: int) -> str:  # noqa: ARG002  (for games in which it may be more than 1)
        """Return the length of a match to a goal, with the lead that the winner needs."""
        return translate("match", "first to %n point(s)", "", number)

    def end(self, game: Game, chosen: Length) -> str:
        """Return a sentence on the end of a match and its winner."""
        if game.goal is not None:
            number = game.goal
            return translate("match", "The first to reach %n point(s) wins the match.", "", number)
        if chosen == "free":
            return translate(
                "match", "Play as many rounds as you like. The points add up, and the highest total leads."
            )
        if chosen == "rotation":
            return translate(
                "match",
                "Each player deals once. The highest total wins; tied players play on among themselves.",
            )
        number = int(chosen)
        return translate("match", "The highest total after %n round(s) wins.", "", number)

    # After a round

    def round_over(self, match: Match, deck: str | None = None) -> str:  # noqa: ARG002  (no card is named)
        """Return the sentence on the winners of the ended round; with a deck it may name a card."""
        return won(
            match,
            match.scores[-1].winners,
            one=translate("messages", "{0} wins the round"),
            you=translate("messages", "You win the round"),
            many=translate("messages", "{0} tie for the round"),
            none=translate("messages", "Nobody wins the round"),
        )

    def match_over(self, match: Match) -> str:
        """Return the sentence on the winners of the complete match."""
        return won(
            match,
            match.winners,
            one=translate("messages", "{0} wins the match"),
            you=translate("messages", "You win the match"),
            many=translate("messages", "{0} share first place"),
        )

    def result(self, match: Match, deck: str | None = None) -> str:
        """Return the sentence on the winners of the match if it is complete, else of the round."""
        return self.match_over(match) if match.complete else self.round_over(match, deck)

    def score_lines(self) -> Mapping[str, str]:
        """Return the names of score lines by rule; lines without one show their rule."""
        return {}


def _from_stock(events: Sequence[Event], earlier: Sequence[Event]) -> bool:
    """Return True if the card that captures or stays comes from the stock, after a hand card was played."""
    end = next(at for at, event in enumerate(events) if event.kind in _SETTLED)
    sources = [event.kind for event in (*earlier, *events[:end]) if event.kind in _SOURCES]
    return sources[-1:] == ["turned"] and "played" in sources
