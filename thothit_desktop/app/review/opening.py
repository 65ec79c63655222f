# SPDX-License-Identifier: MIT
"""Makes replays and opens reviews, whose windows are imported when they are first needed."""

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from thothit_desktop.app.store.setting import FIGURE
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.widgets.card_pictures import CardPictures
from thothit_desktop.flow.match import Match
from thothit_desktop.games.spec import GameSpec
from thothit_desktop.players.families import family_of

if TYPE_CHECKING:
    from thothit_desktop.app.history.replay_window import ReplayWindow
    from thothit_desktop.app.review.window import ReviewWindow


def has_reviews(spec: GameSpec) -> bool:
    """Return True if a coach can say anything of rounds of a game: some have nothing to decide."""
    return family_of(spec).has_coach and not spec.by_luck


def open_review(match: Match, number: int, settings: Settings, over: QWidget) -> "ReviewWindow":
    """Open the review of a round, by its number in a replay of the match, over another window."""
    from thothit_desktop.app.review.window import ReviewWindow

    cards = CardPictures(settings.deck, settings.index)
    shown = ReviewWindow(match, number, cards, over, settings.value(FIGURE))
    shown.show()
    return shown


def make_replay(match: Match, settings: Settings, over: QWidget) -> "ReplayWindow":
    """Make the replay of a match over another window, with reviews; to play again leaves both.

    A review takes the replay's place until it is closed.
    """
    from thothit_desktop.app.history.replay_window import ReplayWindow

    cards = CardPictures(settings.deck, settings.index)
    replay = ReplayWindow(match, cards, settings.speed, over, settings.value(FIGURE))

    def show(number: int) -> None:
        shown = open_review(match, number, settings, over)
        if not replay.may_play:
            shown.forbid_playing()
        replay.hide()
        shown.rejected.connect(replay.show)  # playing on leaves both
        shown.play_on.connect(replay.leave_for)

    if has_reviews(match.game.spec):
        replay.offer_review()
        replay.review_wanted.connect(show)
    return replay
