# SPDX-License-Identifier: MIT
"""Texts of Kowah for hands, matches, known cards and the gallery."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.family.catalogue_texts import CatalogueTexts, Fact
from thothit_desktop.app.family.piles import OpenCards, PileAccess, around
from thothit_desktop.app.family.texts import CardFacts, FamilyTexts, is_playing, won
from thothit_desktop.app.messages.lists import both, one_of
from thothit_desktop.app.rummy.winning_hand import won_hand
from thothit_desktop.flow.match import Match
from thothit_desktop.flow.rummy import waits_after, wins
from thothit_desktop.games.contract import Game, View
from thothit_desktop.games.matches import Length
from thothit_desktop.games.rummy.view import KowahView
from thothit_desktop.games.spec import GameSpec
from thothit_desktop.table.drawing.names import name

translate = QCoreApplication.translate


class KowahTexts(FamilyTexts):
    """Texts of hands and matches of Kowah."""

    def turn(self, view: View, names: Sequence[str], person: int | None, deck: str) -> str:
        """Return the message for the turn and its decision."""
        assert isinstance(view, KowahView)
        if view.to_move != person:
            return _another_turn(view, names[view.to_move])
        if view.phase == "checki":
            return _checki(view, deck)
        if view.phase == "claim":
            return _claim(view, names, deck)
        if view.phase == "pick":
            return _pick(view, deck)
        if view.drawn is not None and view.taken is None:
            return translate("kowah", "You drew {0}: discard a card").format(name(view.drawn, deck))
        return translate("kowah", "Your turn: discard a card")

    def event_texts(self) -> dict[str, str]:
        """Return sentences by kind of event, with draws shown, declarations and the win."""
        return super().event_texts() | {
            "showed": translate("kowah", "{who} draws {card} and shows it"),
            "declared": translate("kowah", "{who} declares checki with {card}"),
            "won": translate("kowah", "{who} has a complete hand"),
        }

    def own_event_texts(self) -> dict[str, str]:
        """Return the sentences for the person's own events that differ."""
        return super().own_event_texts() | {
            "showed": translate("kowah", "You draw {card} and show it"),
            "declared": translate("kowah", "You declare checki with {card}"),
            "won": translate("kowah", "Your hand is complete"),
        }

    def move_texts(self) -> dict[str, str]:
        """Return the texts of the move list, with draws shown, declarations and the win."""
        return super().move_texts() | {
            "showed": translate("kowah", "Draw and show: {card}"),
            "declared": translate("kowah", "Checki with {card}"),
            "won": translate("kowah", "The hand is complete"),
        }

    def expired(self, view: View, deck: str) -> str:
        """Return the message for a claim that was missed."""
        assert isinstance(view, KowahView)
        return translate("kowah", "Time's up: you didn't claim {0}").format(name(view.claimable, deck))

    def card(self, view: View, card: int, where: str, deck: str) -> CardFacts:  # noqa: ARG002
        """Return the facts on a card: the wait for it, its copies in hand and out of sight, and its rule."""
        assert isinstance(view, KowahView)
        every, out = view.game.deck.count(card), view.unseen().count(card)
        lines = [
            translate("cards", "You're waiting for this card") if card in view.waits else "",
            translate("cards", "In your hand: {0} of {1} copies").format(view.hand.count(card), every),
            translate("cards", "Unseen: {0} of {1} copies").format(out, every),
        ]
        rule = translate(
            "cards",
            "A ready hand has an identical pair and two triplets, each with three cards of the same rank.",
        )
        return CardFacts(tuple(filter(None, lines)), rule)

    def refusal_texts(self) -> dict[str, str]:
        """Return the messages of refusals, with those of all rummy games."""
        return super().refusal_texts() | {
            "draw-first": translate("kowah", "First draw a card, or take the top of the discard pile."),
            "discard-first": translate("kowah", "First discard a card."),
            "checki-first": translate(
                "kowah", "Show another pair first: your discard broke the pair you showed."
            ),
            "nothing-asked": translate("kowah", "Play on: there's nothing for you to turn down now."),
            "nothing-discarded": translate("kowah", "Draw from the stock: nobody has discarded yet."),
            "take-to-win": translate(
                "kowah", "Draw from the stock: your hand is frozen, and {0} doesn't win."
            ),
            "nothing-to-discard": translate(
                "kowah", "Draw from the stock: if you take {0}, you can't discard any card."
            ),
            "just-taken": translate("kowah", "Discard another card: you have just taken {0}."),
            "frozen": translate("kowah", "Discard {1}, the card you just drew: your hand is frozen."),
            "declared-must-stay-ready": translate(
                "kowah",
                "Discard another card: without {0} your hand isn't ready, and you can't take checki back.",
            ),
            "not-a-pair": translate(
                "kowah", "Choose an identical pair for checki: you don't have two of {0}."
            ),
            "not-ready": translate(
                "kowah", "Collect two triplets first: checki needs them besides the pair of {0}."
            ),
            "declared-already": translate("kowah", "Play on: you have already declared checki with {0}."),
            "no-checki": translate(
                "kowah",
                "Get your hand ready first. Then declare checki right after the deal or after your "
                "own discard.",
            ),
            "declare-at-once": translate(
                "kowah", "Declare checki now: the house rules don't let you wait with a ready hand."
            ),
            "no-call": translate(
                "mata", "Call right after your own discard, when your hand lacks one card to win: not now."
            ),
            "called-already": translate("mata", "Play on: you have already made your call."),
            "other-call": translate("mata", "Make the other call: your hand doesn't allow this one."),
            "called-must-stay": translate(
                "mata", "Discard another card: without {0} your hand doesn't wait for a card any more."
            ),
            "no-claim": translate("kowah", "Play on: there's no card for you to claim."),
            "no-seat": translate("kowah", "Choose another seat: nobody sits in this one."),
            "seat-named": translate(
                "kowah", "Wait for your turn: only a player who is asked may answer out of turn."
            ),
        }

    def ritual_texts(self) -> dict[str, str]:
        """Return the messages of rituals, with that of the deal."""
        return super().ritual_texts() | {
            "dealing": translate(
                "kowah",
                "Each player has eight cards; the rest are the stock. Dealer: {dealer}. First "
                "player: {starter}",
            ),
        }

    def progress(self, match: Match) -> str:
        """Return the number of the hand and the goal of the match."""
        return translate("kowah", "Round {0}, first to {1}").format(len(match.positions), match.game.goal)

    def legend(self) -> str:
        """Return the legend for the two figures of a hand in the standings."""
        return translate("kowah", "1 point for each round won, then the rounds won so far")

    def goal(self, number: int, lead: int) -> str:  # noqa: ARG002  (nobody need be further ahead)
        """Return the number of hands that wins the match."""
        return translate("kowah", "first to win %n round(s)", "", number)

    def end(self, game: Game, chosen: Length) -> str:  # noqa: ARG002  (there is one length)
        """Return a sentence on the end of a match and its winner."""
        number = game.goal or 0
        return translate("kowah", "The first player to win %n round(s) wins the match.", "", number)

    def round_over(self, match: Match, deck: str | None = None) -> str:
        """Return the sentence on the winner of the hand; with a deck it names the winning card."""
        hand = won_hand(match.position.history)
        if hand is not None and deck is not None:
            return won(
                match,
                match.scores[-1].winners,
                one=translate("kowah", "{0} wins the round with {1}"),
                you=translate("kowah", "You win the round with {1}"),
                named=name(hand.card, deck),
            )
        return won(
            match,
            match.scores[-1].winners,
            one=translate("kowah", "{0} wins the round"),
            you=translate("kowah", "You win the round"),
            none=translate("kowah", "Nobody wins: the stock ran out"),
        )


def _another_turn(view: KowahView, who: str) -> str:
    if view.phase == "checki":
        return translate("kowah", "{0} has to show another pair").format(who)
    return is_playing(who)


def _pick(view: KowahView, deck: str) -> str:
    """Return the message for drawing, with the top discard if it may be taken."""
    if wins(view):
        sentence = translate("kowah", "Your turn: take {0} and win, or draw")
    elif any(move.kind == "take" for move in view.legal_moves()):
        sentence = translate("kowah", "Your turn: draw, or take {0}")
    else:
        return translate("kowah", "Your turn: draw a card")
    return sentence.format(name(view.discards[-1], deck))


def _claim(view: KowahView, names: Sequence[str], deck: str) -> str:
    """Return the question about a claim, with the card and its player."""
    kind = "showed" if view.shown else "discarded"
    giver = next(event.seat for event in reversed(view.history) if event.kind == kind)
    if view.claimable not in view.waits:
        sentence = translate("kowah", "{1} would be your third copy but wouldn't win. Claim it?")
    elif view.shown:
        sentence = translate("kowah", "{0} drew {1}. Claim it to win the round?")
    else:
        sentence = translate("kowah", "{0} discarded {1}. Claim it to win the round?")
    return sentence.format(names[giver], name(view.claimable, deck))


def _checki(view: KowahView, deck: str) -> str:
    """Return the question about declaring, with the cards to wait for or a warning that none is left."""
    pairs = view.ready_pairs
    alive = [name(card, deck) for card in pairs if not view.is_dead(card)]
    if view.forced:
        named = one_of([name(card, deck) for card in pairs])
        return translate("kowah", "Your discard broke the pair. Show another one: {0}").format(named)
    if not alive:
        named = both(name(card, deck) for card in pairs)
        return translate(
            "kowah", "Declare checki? You hold all four copies of {0}, so no card can win"
        ).format(named)
    if len(waits_after(view, pairs[0])) == len(pairs):
        sentence = translate("kowah", "Declare checki? You would wait for {0}")
    else:
        sentence = translate("kowah", "Declare checki? A third copy of the pair you show will win: {0}")
    return sentence.format(one_of(alive))


class KowahCatalogueTexts(CatalogueTexts):
    """Gallery texts of Kowah."""

    def facts(self, game: Game) -> dict[str, Fact]:
        """Return facts on family, hand and cards."""
        family = translate("kowah", "rummy: you draw and discard cards")
        return {
            "family": self.family_fact(family),
            "hand": self.hand_fact(game),
            "packs": self.packs_fact(game),
        }

    def levels(self, spec: GameSpec) -> dict[str, str]:
        """Return a description of each level."""
        return super().levels(spec) | {
            "bocah": translate("kowah", "The child keeps cards that look the same."),
            "tangga": translate("kowah", "The neighbour keeps pairs and triplets and draws from the stock."),
            "langganan": translate("kowah", "The regular also takes discards that fit."),
            "sesepuh": translate(
                "kowah", "The old hand also watches the pairs that opponents have declared."
            ),
            "empu": translate("kowah", "The master works out the chances of every hand."),
        }


class KowahPiles(PileAccess):
    """Access to the cards that everybody knows to be in a hand, instead of piles."""

    def action(self) -> tuple[str, str]:
        """Return the text and the description of the menu entry."""
        return (
            translate("piles", "Known &cards"),
            translate(
                "piles",
                "Look at the cards everybody knows in a player's hand; press again for the next player",
            ),
        )

    def seats(self, match: Match, own: bool) -> list[int]:  # noqa: ARG002
        """Return the seats with known cards, the person's own last."""
        known, (bottom, *others) = _known(match), around(match)
        return [seat for seat in (*others, bottom) if known[seat]]

    def cards(self, match: Match, seat: int) -> OpenCards:
        """Return the known cards of a seat's hand."""
        known = _known(match)[seat]
        told = (
            translate("piles", "Cards in your hand that everybody knows: {0} (taken, shown or declared).")
            if seat == match.person
            else translate(
                "piles",
                "Cards in {1}'s hand that everybody knows: {0} (taken, shown or declared).",
            )
        )
        return OpenCards(words=told.format(len(known), match.names[seat]), cards=known)

    def closed(self, match: Match, seat: int) -> str:
        """Return the message for a hand without known cards."""
        told = translate("piles", "None of the cards in {0}'s hand are known to everybody.")
        return told.format(match.names[seat])

    def nothing(self) -> str:
        """Return the message for the case that no hand has known cards."""
        return translate(
            "piles", "No hand has cards that everybody knows: no player has taken, shown or declared any."
        )


def _known(match: Match) -> Sequence[Sequence[int]]:
    """Return the cards known to be in each hand, by seat; none once the hand is over."""
    view = match.position.view(match.bottom_seat) if match.positions else None
    if isinstance(view, KowahView) and not match.position.is_over:
        return view.known
    return [()] * len(match.names)
