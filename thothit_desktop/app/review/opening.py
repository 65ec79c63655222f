# SPDX-License-Identifier: MIT
"""Creates replays and reviews, importing their windows only when needed."""

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from thothit_desktop.app.widgets.card_pictures import CardPictures
from thothit_desktop.flow.match import Match
from thothit_desktop.games.spec import GameSpec
from thothit_desktop.players.families import family_of

if TYPE_CHECKING:
    from thothit_desktop.app.history.replay_window import ReplayWindow
    from thothit_desktop.app.review.window import ReviewWindow


def has_reviews(spec: GameSpec) -> bool:
    """Return True if a coach can review rounds of a game."""
    return family_of(spec).has_coach


def open_review(match: Match, number: int, cards: CardPictures, speed: str, over: QWidget) -> "ReviewWindow":
    """Open the review of a round over another window; `number` is the round's in a replay."""
    from thothit_desktop.app.review.window import ReviewWindow

    shown = ReviewWindow(match, number, cards, speed, over)
    shown.show()
    return shown


def make_replay(match: Match, cards: CardPictures, speed: str, over: QWidget) -> "ReplayWindow":
    """Return a replay of a match over another window, with reviews; playing again closes both."""
    from thothit_desktop.app.history.replay_window import ReplayWindow

    replay = ReplayWindow(match, cards, speed, over)

    def show(number: int) -> None:
        shown = open_review(match, number, cards, speed, replay)
        if not replay.may_play:
            shown.forbid_playing()
        shown.play_on.connect(replay.leave_for)

    if has_reviews(match.game.spec):
        replay.offer_review()
        replay.review_wanted.connect(show)
    return replay
