# SPDX-License-Identifier: MIT
"""Counts a round on the table: the room grows dark, the family's form runs, and everything goes home."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal

from thothit_desktop.games.contract import Score, View
from thothit_desktop.table.card_view import CardView
from thothit_desktop.table.counting.counting import CountedRound, Counting
from thothit_desktop.table.counting.tally_board import TallyBoard
from thothit_desktop.table.drawing.card_frames import CardFrames
from thothit_desktop.table.drawing.glows import Glows
from thothit_desktop.table.drawing.overlay import Overlay
from thothit_desktop.table.drawing.overlay_items import OverlayItems, Words
from thothit_desktop.table.drawing.veil import Veil
from thothit_desktop.table.geometry.places import VEIL
from thothit_desktop.table.stage import timing
from thothit_desktop.table.stage.animator import Animator, Step
from thothit_desktop.table.stage.card_item import CardItem
from thothit_desktop.table.stage.flights import Flight
from thothit_desktop.table.stage.motion import MOTION
from thothit_desktop.table.stage.status import TableStatus
from thothit_desktop.table.stage.zones import Zones

_LEFT = 0.25
"""The share of the veil that stays over the middle of the mat."""
_FRAMES = ("under", "loose", "best")
"""The kinds of frames that a counting puts on cards."""


class RoundCount(QObject):
    """Counts at most one round at a time, and leaves nothing behind when it ends."""

    heard = Signal(str)
    """A moment that may be heard: `fan`, `click` or `seal`."""

    def __init__(
        self,
        view: CardView,
        zones: Zones,
        animator: Animator,
        status: TableStatus,
        overlay: Overlay,
        items: OverlayItems,
        frames: CardFrames,
        glows: Glows,
    ) -> None:
        super().__init__(view)
        self._view = view
        self._zones, self._animator, self._status = zones, animator, status
        self._overlay, self._items = overlay, items
        self._frames, self._glows = frames, glows
        self._veil = Veil(view.scene(), self, VEIL)
        self.board = TallyBoard(view.scene())
        """What is told on the mat."""
        self._score: Score | None = None

    @property
    def possible(self) -> bool:
        """True if a round can be counted on the table: not where nothing moves."""
        return self._animator.factor > 0 and not MOTION.reduced and self._zones.layout is not None

    @property
    def is_shown(self) -> bool:
        """True while a round is counted, or lies counted."""
        return self._score is not None

    def begin(self, view: View, score: Score, form: Callable[[CountedRound], Counting]) -> None:
        """Queue the steps in which a round is counted; nothing if it has no result."""
        layout = self._zones.layout
        assert layout is not None
        self._score = score
        self.board.fit(layout, self._ratio)
        counted = CountedRound(
            view=view,
            score=score,
            zones=self._zones,
            seating=self._overlay.seating,
            board=self.board,
            shown=self._show,
            lit=self._light,
            framed=self._frames.put,
            heard=self._hear,
        )
        steps = form(counted).steps()
        if not steps:
            self._settle()
            self._score = None
            self._overlay.plates()
            return
        pause, dim = Step(list, self._darken, rest=timing.COUNT_PAUSE), Step(list, rest=timing.DIM)
        self._animator.add([pause, dim, *steps, Step(self._crown, rest=timing.COUNTED_REST)])

    def end(self, ms: int) -> bool:
        """Take everything away that is no card; return True if there was something."""
        if not ms:
            self._veil.clear()
        if self._score is None:
            return False
        self._settle()
        self._score = None
        self._veil.hide(ms)
        self.board.clear()
        self._glows.clear()
        self._items.calm()
        for kind in _FRAMES:
            self._frames.clear(kind)
        self._status.counting = False
        self._status.leading = frozenset()
        return True

    def _settle(self) -> None:
        """Tell the points of the round on the plates."""
        assert self._score is not None
        playing = self._status.now.playing if self._status.now is not None else ()
        self._status.points.update({seat: self._score.points[seat] for seat in playing})

    @property
    def _ratio(self) -> float:
        return self._view.devicePixelRatioF()

    # What the form asks for

    def _darken(self) -> None:
        layout = self._zones.layout
        if layout is None or self._score is None:
            return
        self._status.points.clear()
        self._overlay.seating.turn = None
        self._status.counting = True
        self._overlay.update_items()
        self._items.turn(Words())
        self._items.say(Words())
        if not self._animator.jumping:
            ms = int(timing.DIM * self._animator.factor)
            self._veil.show(layout, self._ratio, layout.frame.inner, ms, left=_LEFT)
        self._frames.put("under", (*self._zones.pool, *self._zones.opened))

    def _crown(self) -> list[Flight]:
        """Everything is counted: the plates of the winners stand out."""
        assert self._score is not None
        self._settle()
        self._status.leading = frozenset(self._score.winners)
        self._overlay.plates()
        return []

    def _show(self, seat: int, number: int) -> None:
        """Tell a seat's number on its plate, and who leads; a plate swells that comes to the lead."""
        points, before = self._status.points, self._status.leading
        points[seat] = number
        most = max(points.values())
        self._status.leading = frozenset(at for at, value in points.items() if value == most and most > 0)
        self._overlay.plates()
        if self._status.leading != before and seat in self._status.leading and not self._animator.jumping:
            self._items.bump(seat, int(timing.BUMP * self._animator.factor))

    def _light(self, items: Sequence[CardItem]) -> None:
        self._glows.clear()
        ms = min(timing.MOMENT, int(timing.MOMENT * self._animator.factor))
        if items and ms and not self._animator.jumping and self._zones.layout is not None:
            self._glows.show(items, "set", self._zones.layout, self._ratio, ms)

    def _hear(self, moment: str) -> None:
        if not self._animator.jumping:
            self.heard.emit(moment)
