# SPDX-License-Identifier: MIT
"""The messages on the table: the seat to act, the events, and the reasons for refusals."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject

from thothit_desktop.app.families import family_of, texts_of
from thothit_desktop.app.messages import level_texts, moves
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.flow.match import Match
from thothit_desktop.flow.match_controller import MatchController
from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.contract import Event, Move, Refusal, View
from thothit_desktop.table.selection.call_bar import Call
from thothit_desktop.table.stage.turns import DEALS
from thothit_desktop.table.table import Table

_TUTORED = 3
"""The rounds of a game in which the person is reminded of its rules."""


class StatusMessages(QObject):
    """Shows messages for the signals of the match controller and the table."""

    def __init__(
        self, controller: MatchController, table: Table, settings: Settings, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._last: tuple[int | None, Callable[[str], str]] | None = None
        self._controller, self._table, self._settings = controller, table, settings
        self.rounds_of: Callable[[str], int] = lambda _game: 0
        """Returns the number of rounds of a game that the person has finished."""
        self._landed: Event | None = None
        """The last event; that of a full trick is reported a second time after the pause."""
        self._deal = ""
        """The message about a deal, shown when no card flies across it any more."""
        self._deal_told = False
        """True while the message about the deal is shown and another player begins."""
        self._told = False
        """True if the result of the round has been spoken when its counting began."""
        self._stays = False
        """True while the message stays until the person acts or another round begins."""
        controller.decisions.asked.connect(self._on_asked)
        controller.turns.picking.connect(self._on_picking)
        controller.decisions.human.refused.connect(self._on_refused)
        controller.decisions.human.warned.connect(self._on_warned)
        controller.decisions.human.expired.connect(self._on_expired)
        controller.decisions.human.wanted.connect(self._forget_notice)
        controller.decisions.human.rest_offered.connect(self._on_rest_offered)
        controller.decisions.computers.replaced.connect(self._on_replaced)
        controller.ceremony.staged.connect(self._on_staged)
        controller.ceremony.dealt.connect(self._on_dealt)
        controller.turns.resting.connect(self._on_resting)
        controller.turns.trick_pause.over.connect(lambda: table.notices.say(""))
        controller.counting.connect(self._on_counting)
        controller.scored.connect(self._on_scored)
        controller.session.changed.connect(self.clear)
        controller.session.reseated.connect(self._on_reseated)
        table.deck_changed.connect(self.update_card_names)
        table.landed.connect(self._on_landed)
        table.selection.hand_raised.connect(self._on_raised)

    @property
    def _match(self) -> Match:
        assert self._controller.match is not None
        return self._controller.match

    def remind(self) -> None:
        """Show the standing message again.

        It says how to go on from a full trick or an ended round, or states the rule of the first turn.
        """
        match = self._match
        if self._controller.turns.trick_pause.endless:
            self._table.notices.say(self.tr("Click or press any key to continue"), "pause")
        elif match.positions and match.position.is_over:
            self._table.notices.say(
                self.tr("Press Enter for a new match or S for the score sheet")
                if match.complete
                else self.tr("Press Enter to go on or S for the score sheet"),
                "pause",
            )
        elif match.positions and self._controller.session.question().to_move == match.person:
            told = texts_of(match.game.spec).reminder(self._controller.view())
            if told and self.rounds_of(match.game.spec.id) < _TUTORED:
                self._table.notices.say(told, "reminder")

    def clear(self) -> None:
        """Clear the message once the match has gone on, unless it stays until the person acts.

        The message about the deal stays through the first move, for as long as it takes to be read.
        """
        spared = self._deal_told and bool(self._match.position.moves)
        self._deal, self._deal_told = "", False
        if not (self._stays or spared):
            self._table.notices.say("")

    def whose_turn(self) -> str:
        """Return the words for the present turn and question, for reading aloud."""
        match = self._controller.match
        if match is None or not match.positions:
            return self.tr("No round has begun")
        if match.position.is_over:
            return texts_of(match.game.spec).result(match, self._settings.deck)
        view = self._controller.session.question()
        told = texts_of(match.game.spec).turn(view, match.names, match.person, self._settings.deck)
        mine = match.person is not None and view.to_move == match.person
        return " ".join(
            filter(
                None,
                (told, texts_of(self._match.game.spec).reminder(self._controller.view()) if mine else ""),
            )
        )

    def update_card_names(self) -> None:
        """Show the last sentence again, with the names of the deck in use."""
        if self._last is not None:
            self._turn(*self._last)

    def _turn(self, seat: int | None, said: Callable[[str], str], aloud: bool = True) -> None:
        """Mark a seat as to act, and show a sentence; `said` returns it for a deck's card names."""
        self._last = (seat, said)
        self._table.notices.set_turn(seat, said(self._settings.deck), aloud)

    def _on_asked(self, seat: int) -> None:
        view, match = self._controller.session.question(), self._match
        own = seat == match.person
        self._deal_told = self._deal_told and not own
        self._turn(
            seat,
            lambda deck: texts_of(match.game.spec).turn(view, match.names, match.person, deck),
            aloud=own,
        )
        self.remind()

    def _on_picking(self, card: int) -> None:
        view = self._controller.session.view()
        self._turn(self._match.person, lambda deck: moves.pick(card, view, deck))

    def _on_raised(self, card: int) -> None:
        """Show how to play a raised card or put it back; without one, the standing message."""
        self._table.notices.say("" if card == HIDDEN else moves.raised(card, self._settings.deck))
        if card == HIDDEN:
            self.remind()

    def _on_refused(self, refusal: Refusal) -> None:
        self._stays = False
        self._table.notices.say(
            texts_of(self._match.game.spec).refusal(refusal, self._settings.deck), "refusal"
        )

    def _on_warned(self, move: Move) -> None:
        self._table.notices.say(
            texts_of(self._match.game.spec).warning(move, self._controller.view(), self._settings.deck),
            "refusal",
        )

    def _on_expired(self, view: View) -> None:
        self._stays = True
        self._table.notices.say(texts_of(view.game.spec).expired(view, self._settings.deck), "notice")

    def _on_rest_offered(self, rest: Call) -> None:
        """Tell a screen reader of the button for playing out the round, and its key."""
        self._table.narrator.tell(f"{rest.words} ({rest.key})")

    def _on_replaced(self, seat: int) -> None:
        self._stays = True
        told = self.tr("{0}'s computer player had an error, so a simpler one plays on.").format(
            self._match.names[seat]
        )
        self._table.notices.say(told, "notice")

    def _on_reseated(self, before: Sequence[str]) -> None:
        self._table.notices.say(level_texts.moved(self._match, before), "notice")

    def _forget_notice(self) -> None:
        """Clear a notice that stays until the person acts."""
        if self._stays:
            self._stays = False
            self._table.notices.say("")

    def _on_staged(self, stage: str, events: Sequence[Event]) -> None:
        self._forget_notice()
        told = texts_of(self._match.game.spec).ritual(stage, events, self._match)
        if any(event.kind in DEALS for event in events):
            self._deal, told = told, ""
        self._turn(None, lambda _: told)

    def _on_dealt(self) -> None:
        """Show who deals and starts, once no cards fly across the message."""
        self._table.notices.say(self._deal)
        self._deal, self._deal_told = "", bool(self._deal)

    def _on_landed(self, event: Event) -> None:
        """Tell of an event when its cards have landed, by a sentence where the strip does not show it."""
        match, again = self._match, event == self._landed
        self._landed = event

        def told(deck: str) -> str:
            return texts_of(match.game.spec).story(event, match, deck)

        if self._table.notices.show_event(event, told(self._settings.deck), aloud=not again):
            self._last = None
        else:
            self._turn(event.seat, told, aloud=not again)

    def _on_resting(self, event: Event) -> None:
        self._on_landed(event)
        self.remind()

    def _on_counting(self) -> None:
        """Tell a screen reader who has won, and what decided, while the cards are counted."""
        match, deck = self._match, self._settings.deck
        spec = match.game.spec
        told = self.tr("{0}. {1}").format(
            texts_of(spec).result(match, deck), family_of(spec).decided(match, deck)
        )
        self._table.narrator.tell(told)
        self._told = True

    def _on_scored(self) -> None:
        match, told = self._match, self._told
        self._told = False
        self._turn(None, lambda deck: texts_of(match.game.spec).result(match, deck), aloud=not told)
