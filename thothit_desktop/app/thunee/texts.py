# SPDX-License-Identifier: MIT
"""The texts of Thunee for hands, matches, the last trick, and the gallery."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.family.catalogue_texts import CatalogueTexts, Fact
from thothit_desktop.app.family.piles import OpenCards, PileAccess
from thothit_desktop.app.family.texts import CardFacts, FamilyTexts, is_playing, play_a_card, won
from thothit_desktop.app.messages.lists import one_of
from thothit_desktop.app.messages.players import by, players
from thothit_desktop.flow.match import Match
from thothit_desktop.flow.thunee import suit_name
from thothit_desktop.games.cards import HIDDEN, code
from thothit_desktop.games.contract import Event, Game, Position, View
from thothit_desktop.games.matches import Length
from thothit_desktop.games.seats import NOBODY
from thothit_desktop.games.spec import GameSpec
from thothit_desktop.games.thunee.cards import SUITS, TRIPS, VALUE
from thothit_desktop.games.thunee.game import ThuneeGame
from thothit_desktop.games.thunee.position import ThuneePosition
from thothit_desktop.games.thunee.rules import NO_TRUMP_CALLS
from thothit_desktop.games.thunee.score import Trick
from thothit_desktop.games.thunee.view import ThuneeView

translate = QCoreApplication.translate


class ThuneeTexts(FamilyTexts):
    """The texts for hands and matches of Thunee."""

    def turn(self, view: View, names: Sequence[str], person: int | None, deck: str) -> str:  # noqa: ARG002
        """Return a sentence on the seat to act and its decision."""
        assert isinstance(view, ThuneeView)
        if view.to_move != person:
            return _another_turn(view.phase, names[view.to_move])
        if view.phase == "redeal":
            return _redeal(view)
        if view.phase == "bid" and view.call:
            return translate("thunee", "Your turn: bid more than {0}, or pass").format(view.call)
        if view.phase == "play":
            return _play(view)
        return {
            "bid": translate("thunee", "Your turn: bid or pass"),
            "trips": translate("thunee", "Three equal cards: call Trips?"),
            "blind": translate("thunee", "The bidding is over. Make a blind call?"),
            "trump": translate("thunee", "Choose trump: lay one of your cards face down"),
            "call": translate("thunee", "All cards are dealt. Make a call?"),
            "jodhi": translate("thunee", "You won the trick. Announce a Jodhi?")
            if view.game.players == 2
            else translate("thunee", "Your side won the trick. Announce a Jodhi?"),
        }[view.phase]

    def entering(self, game: Game) -> str:
        """Return a sentence on the cards that are dealt before the bidding."""
        assert isinstance(game, ThuneeGame)
        sentence = translate("thunee", "Begin each hand with the {0} cards dealt before the bidding.")
        return sentence.format(game.rules.packet)

    def event_texts(self) -> dict[str, str]:
        """Return the texts of events, with those of bids, calls, trump and tricks."""
        return super().event_texts() | {
            "bid": translate("thunee", "{who} bids {points}"),
            "trump": translate("thunee", "{who} lays the trump card face down"),
            "exposed": translate("thunee", "{who}: trump is {suit}"),
            "redealt": translate("thunee", "{who} asks for a new deal"),
            "void": translate("thunee", "One side has no trumps: the cards are dealt again"),
            "thunee": translate("thunee", "{who}: Thunee!"),
            "royals": translate("thunee", "{who}: Royals!"),
            "blind-thunee": translate("thunee", "{who}: Blind Thunee!"),
            "blind-royals": translate("thunee", "{who}: Blind Royals!"),
            "trips": translate("thunee", "{who}: Trips!"),
            "moenie": translate("thunee", "{who}: Moenie!"),
            "trick": translate("thunee", "{who} wins the trick, {points} points"),
            "dealt": translate("thunee", "The remaining cards are dealt"),
            "opened": translate("thunee", "{who} lays the rest of the hand face up"),
            "turned": translate("thunee", "{who} turns up {card}"),
            "jodhi": translate("thunee", "{who} announces a Jodhi: {points} points"),
            "double": translate("thunee", "{who}: Double!"),
            "khanaak": translate("thunee", "{who}: Khanaak!"),
        }

    def own_event_texts(self) -> dict[str, str]:
        """Return the texts of the person's own events."""
        return super().own_event_texts() | {
            "bid": translate("thunee", "You bid {points}"),
            "trump": translate("thunee", "You lay the trump card face down"),
            "redealt": translate("thunee", "You ask for a new deal"),
            "trick": translate("thunee", "You win the trick, {points} points"),
            "opened": translate("thunee", "You lay the rest of your hand face up"),
            "turned": translate("thunee", "You turn up {card}"),
            "jodhi": translate("thunee", "You announce a Jodhi: {points} points"),
        }

    def move_texts(self) -> dict[str, str]:
        """Return the texts of events in the list of moves."""
        return super().move_texts() | {
            "bid": translate("thunee", "Bid: {points}"),
            "trump": translate("thunee", "Trump, face down: {card}"),
            "unseen trump": translate("thunee", "Trump, face down"),
            "exposed": translate("thunee", "Trump is {suit}"),
            "redealt": translate("thunee", "Asks for a new deal"),
            "void": translate("thunee", "One side has no trumps: a new deal"),
            "thunee": translate("thunee", "Thunee!"),
            "royals": translate("thunee", "Royals!"),
            "blind-thunee": translate("thunee", "Blind Thunee!"),
            "blind-royals": translate("thunee", "Blind Royals!"),
            "trips": translate("thunee", "Trips!"),
            "moenie": translate("thunee", "Moenie!"),
            "trick": translate("thunee", "Wins the trick: {points} points"),
            "opened": translate("thunee", "Face up: {all}"),
            "turned": translate("thunee", "Turned up: {card}"),
            "jodhi": translate("thunee", "Jodhi: {points}"),
            "unseen jodhi": translate("thunee", "Jodhi: {points}"),
            "double": translate("thunee", "Double!"),
            "khanaak": translate("thunee", "Khanaak!"),
        }

    def event_values(self, event: Event) -> dict[str, object]:
        """Return the values for an event's text, with the suit of trump and the points of a trick."""
        values: dict[str, object] = {**super().event_values(event), "suit": ""}
        if event.kind == "exposed" and HIDDEN not in event.cards:
            values["suit"] = suit_name(code(event.cards[0])[1])
        if event.kind == "trick":
            values["points"] = sum(VALUE[card] for card in event.cards)
        return values

    def taken(self, view: View, seat: int) -> int | None:
        """Return the card points in the tricks of a seat's side."""
        assert isinstance(view, ThuneeView)
        return sum(
            VALUE[card] for _, cards, winner in view.tricks if (winner - seat) % 2 == 0 for card in cards
        )

    def card(self, view: View, card: int, where: str, deck: str) -> CardFacts:  # noqa: ARG002
        """Return a card's points and its rule; past tricks are hidden, so gone cards are not counted."""
        assert isinstance(view, ThuneeView)
        lines = [translate("cards", "Worth {0} points to the side that wins the trick").format(VALUE[card])]
        if view.trump and code(card)[1] == view.trump:
            lines.append(translate("cards", "It's a trump"))
        rule = translate(
            "cards", "Follow suit if you can. If you can't, you may play a trump or another suit."
        )
        return CardFacts(tuple(lines), rule)

    def refusal_texts(self) -> dict[str, str]:
        """Return the texts of refusals, with those of Thunee."""
        return super().refusal_texts() | {
            "not-now": translate("thunee", "Finish the bidding and calls first: it's too early for that."),
            "not-agreed": translate(
                "thunee", "Choose something else: the house rules of this match don't allow that."
            ),
            "must-follow": translate("thunee", "Follow suit while you can: {1} was led."),
            "undertrump": translate(
                "thunee", "Play a higher trump or another suit: {0} is a lower trump than {1}."
            ),
            "no-such-bid": translate("thunee", "Bid 10, 20 and so on up to 100, or 104 after a bid of 100."),
            "bid-too-low": translate("thunee", "Bid more than the last bid, or pass."),
            "over-100-only": translate(
                "thunee", "Choose another bid: 104 is allowed only after a bid of 100."
            ),
            "next-ten": translate("thunee", "Bid the next ten, or pass: bids go up ten at a time."),
            "six-cards-first": translate("thunee", "Wait until all cards are dealt, then call Thunee."),
            "last-card-after-bid": translate(
                "thunee", "Choose one of your cards: after a bid, your last card can't be trump."
            ),
            "one-suit": translate(
                "thunee", "Pass: you can't call Thunee or Royals with six cards of one suit."
            ),
            "trips-first": translate("thunee", "Lead one of your three equal cards: your last card waits."),
            "no-moenie": translate(
                "thunee", "Pass or make another call: Moenie needs four cards of one suit with its jack."
            ),
            "jodhi-claimed": translate(
                "thunee", "Choose another Jodhi: the one with {0} has already been announced."
            ),
            "no-jodhi": translate(
                "thunee",
                "Announce a king and queen of one suit: you don't have {0} and the queen of that suit.",
            ),
            "under-thunee": translate("thunee", "Play a card: during Thunee no other call is allowed."),
            "last-trick-only": translate(
                "thunee", "Wait for the last trick: this call is allowed only then."
            ),
            "one-call": translate(
                "thunee", "Play a card: Double or Khanaak has already been called in this round."
            ),
            "trick-lost": translate(
                "thunee", "Play a card: for Double your side must have won every trick so far."
            ),
            "no-doubles": translate(
                "thunee", "Play a card: so close to the end of the match, Double is not allowed."
            ),
            "jodhi-first": translate(
                "thunee", "Play a card: for Khanaak your side must have announced a Jodhi."
            ),
            "khanaak-without-bid": translate(
                "thunee", "Play a card: without a bid, the counting side can't call Khanaak."
            ),
            "no-trick-lost": translate(
                "thunee", "Play a card: for Khanaak your side must have lost a trick."
            ),
        }

    def ritual_texts(self) -> dict[str, str]:
        """Return the texts of rituals, with those of the draw for the dealer and of the deal."""
        return super().ritual_texts() | {
            "jack": translate(
                "thunee",
                "Cards are dealt face up until a black jack appears. The player who gets it deals: {dealer}",
            ),
            "dealing": translate(
                "thunee",
                "The first cards are dealt, and players bid to choose trump. Dealer: {dealer}. "
                "Trumpman: {starter}",
            ),
        }

    def progress(self, match: Match) -> str:
        """Return the number of the hand, and the goal of the match."""
        game, number = match.game, len(match.positions)
        if game.lead > 1:
            sentence = translate("thunee", "Round {0}, first to {1} balls with a lead of {2}")
            return sentence.format(number, match.goal, game.lead)
        return translate("thunee", "Round {0}, first to {1} balls").format(number, match.goal)

    def detail(self, position: Position, match: Match) -> str:
        """Return the trump and the calls of an ended hand."""
        assert isinstance(position, ThuneePosition)
        if position.redealt:
            return translate("thunee", "dealt again")
        if position.solo:
            sentence = {
                "thunee": translate("thunee", "Thunee: {0}"),
                "royals": translate("thunee", "Royals: {0}"),
                "blind-thunee": translate("thunee", "Blind Thunee: {0}"),
                "blind-royals": translate("thunee", "Blind Royals: {0}"),
                "trips": translate("thunee", "Trips: {0}"),
                "moenie": translate("thunee", "Moenie: {0}"),
            }[position.solo]
            return sentence.format(by(match, position.caller))
        suit = suit_name(SUITS[position.trump])
        told = [translate("thunee", "{0} by {1}").format(suit, by(match, position.setter))]
        if position.call:
            told.append(translate("thunee", "bid {0}").format(position.call))
        if position.double != NOBODY:
            told.append(translate("thunee", "Double: {0}").format(by(match, position.double)))
        if position.khanaak != NOBODY:
            told.append(translate("thunee", "Khanaak: {0}").format(by(match, position.khanaak)))
        return ", ".join(told)

    def legend(self) -> str:
        """Return the legend of the two figures of a hand in the standings."""
        return translate("thunee", "The balls scored in each round, then in the match so far")

    def goal(self, number: int, lead: int) -> str:
        """Return the balls, and the lead, needed to win the match."""
        if lead > 1:
            return translate("thunee", "first to {0} balls with a lead of {1}").format(number, lead)
        return translate("thunee", "first to %n ball(s)", "", number)

    def end(self, game: Game, chosen: Length) -> str:  # noqa: ARG002  (there is one length)
        """Return a sentence on the end of a match and its winners."""
        if game.lead > 1:
            sentence = translate(
                "thunee", "The first side with at least {0} balls and a lead of {1} wins the match."
            )
            return sentence.format(game.goal, game.lead)
        number = game.goal or 0
        return translate("thunee", "The first side to reach %n ball(s) wins the match.", "", number)

    def counted(self) -> str:
        """Return the heading of a column of scores."""
        return translate("thunee", "Balls")

    def round_over(self, match: Match, deck: str | None = None) -> str:  # noqa: ARG002  (no card is named)
        """Return the balls of the last ended hand, and the side that scored them."""
        score = match.scores[-1]
        if not score.winners:
            return translate("thunee", "New deal by the same dealer")
        balls = score.points[score.winners[0]]
        return won(
            match,
            score.winners,
            one=translate("thunee", "{0} scores %n ball(s)", "", balls),
            you=translate("thunee", "You score %n ball(s)", "", balls),
            many=translate("thunee", "{0} score %n ball(s)", "", balls),
        )

    def match_over(self, match: Match) -> str:
        """Return the winners of a complete match, and its result."""
        sentence = translate("thunee", "{0} win the match, {1} to {2}")
        if len(match.winners) == 1:
            mine = match.winners[0] == match.person
            sentence = (
                translate("thunee", "You win the match, {1} to {2}")
                if mine
                else translate("thunee", "{0} wins the match, {1} to {2}")
            )
        return sentence.format(players(match, match.winners), max(match.totals), min(match.totals))


def _another_turn(phase: str, who: str) -> str:
    sentences = {
        "bid": translate("thunee", "{0} is thinking about a bid"),
        "blind": translate("thunee", "{0} is thinking about a call"),
        "trump": translate("thunee", "{0} is choosing trump"),
        "call": translate("thunee", "{0} is thinking about a call"),
    }
    return sentences[phase].format(who) if phase in sentences else is_playing(who)


def _play(view: ThuneeView) -> str:
    """Return the prompt for a card, with the suit it sets or the calls possible before it."""
    if view.solo == "trips" and not view.trick and len(view.tricks) < TRIPS:
        return translate("thunee", "Lead one of your three equal cards: it wins the trick")
    if view.solo and not view.trump and view.solo not in NO_TRUMP_CALLS:
        return translate("thunee", "Lead a card: its suit becomes trump")
    names = {"double": translate("thunee", "Double"), "khanaak": translate("thunee", "Khanaak")}
    calls = [names[move.kind] for move in view.legal_moves() if move.kind in names]
    if calls:
        return translate("thunee", "The last trick: play your card, or call {0} first").format(one_of(calls))
    return play_a_card() if view.trick else translate("thunee", "Your turn: lead a card")


def _redeal(view: ThuneeView) -> str:
    """Return the question for a redeal with its reason: no trump, or hardly any points."""
    if view.trick and view.game.players == 2:
        return translate("thunee", "You have no trumps. Ask for a new deal?")
    if view.trick:
        return translate("thunee", "Your side has no trumps. Ask for a new deal?")
    points = sum(VALUE[card] for card in view.hand)
    return translate("thunee", "Your first cards are worth only {0} points. Ask for a new deal?").format(
        points
    )


class ThuneeCatalogueTexts(CatalogueTexts):
    """The texts of Thunee in the gallery."""

    def facts(self, game: Game) -> dict[str, Fact]:
        """Return the facts about the family, the hand and the cards."""
        family = translate("thunee", "a trick-taking game for two sides")
        return {
            "family": self.family_fact(family),
            "hand": self.hand_fact(game),
            "cards": self.french_fact(translate("thunee", "French, 24: nine to ace")),
        }

    def levels(self, spec: GameSpec) -> dict[str, str]:
        """Return the descriptions of the computer players."""
        return super().levels(spec) | {
            "bocah": translate("thunee", "The child plays any legal card and never bids."),
            "tangga": translate("thunee", "The neighbour wins every trick it can."),
            "langganan": translate("thunee", "The regular remembers the cards played and saves its trumps."),
            "sesepuh": translate(
                "thunee", "The old hand thinks ahead a little but forgets which players couldn't follow suit."
            ),
        }

    def openings(self) -> dict[str, str]:
        """Return the texts on the starting player."""
        return super().openings() | {
            "jack": translate("thunee", "the player after the trump maker; the side that is behind deals"),
        }


class ThuneePiles(PileAccess):
    """The access to past tricks: only the last one is open."""

    def action(self) -> tuple[str, str]:
        """Return the text and the description of the menu entry."""
        return (
            translate("piles", "Last &trick"),
            translate("piles", "Look at the last trick"),
        )

    def seats(self, match: Match, own: bool) -> list[int]:  # noqa: ARG002
        """Return the seat that won the last trick; empty without a trick."""
        return [winner for _, _, winner in _last(match)]

    def cards(self, match: Match, seat: int) -> OpenCards:  # noqa: ARG002
        """Return the cards of the last trick."""
        ((leader, cards, winner),) = _last(match)
        told = translate("piles", "The last trick, led by {0} and won by {1}: {2} points.")
        return OpenCards(
            words=told.format(by(match, leader), by(match, winner), sum(VALUE[card] for card in cards)),
            cards=cards,
            names=[match.names[(leader + place) % len(match.names)] for place in range(len(cards))],
        )

    def closed(self, match: Match, seat: int) -> str:  # noqa: ARG002
        """Return the sentence for any other trick."""
        return translate("piles", "You can look only at the last trick.")

    def nothing(self) -> str:
        """Return the sentence before the first trick."""
        return translate("piles", "Nobody has won a trick yet.")


def _last(match: Match) -> Sequence[Trick]:
    """Return the last trick of the hand in a sequence, or an empty one."""
    position = match.positions[-1] if match.positions else None
    return position.tricks[-1:] if isinstance(position, ThuneePosition) else ()
