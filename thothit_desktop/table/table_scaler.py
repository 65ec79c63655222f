# SPDX-License-Identifier: MIT
"""The scaling of the cards and everything around them to the window, the deck and the game."""

import math
from collections.abc import Sequence

from PySide6.QtGui import QFontInfo, QGuiApplication, QTransform

from thothit_desktop.table.card_view import CardView
from thothit_desktop.table.drawing.card_frames import CardFrames
from thothit_desktop.table.drawing.card_pixmaps import CardPixmaps
from thothit_desktop.table.drawing.margin_bars import MarginBars
from thothit_desktop.table.drawing.move_arrows import MoveArrows
from thothit_desktop.table.drawing.overlay import Overlay
from thothit_desktop.table.drawing.overlay_items import OverlayItems
from thothit_desktop.table.drawing.target_captions import NameCaption, TargetCaptions
from thothit_desktop.table.geometry.decks import DECKS
from thothit_desktop.table.geometry.shape import Shape
from thothit_desktop.table.geometry.table_layout import TableLayout
from thothit_desktop.table.geometry.window import Window
from thothit_desktop.table.selection.call_bar import CallBar
from thothit_desktop.table.stage.zones import Zones


class TableScaler:
    """Computes the table's layout, and sizes everything on the table."""

    def __init__(
        self,
        view: CardView,
        zones: Zones,
        pixmaps: CardPixmaps,
        frames: CardFrames,
        written: Sequence[TargetCaptions | MarginBars | NameCaption | MoveArrows],
        items: OverlayItems,
        overlay: Overlay,
        call_bar: CallBar,
    ) -> None:
        """Set up; `written` are the labels on cards."""
        self._view, self._zones, self._pixmaps = view, zones, pixmaps
        self._frames, self._written = frames, written
        self._items, self._overlay, self._call_bar = items, overlay, call_bar
        self.shape = Shape()
        """The requirements of the game."""
        self.ranks_in_order = False
        """True if a pool by ranks lies from 1 to 9."""
        self.text = 1.0
        """The size of the table's words relative to the usual one."""
        self.deck = "ceki"
        """The id of the deck that the person has chosen; French cards always have the Western outline."""
        call_bar.resized.connect(self._make_way)

    def apply_deck(self) -> None:
        """Set the outline and the faces of the deck in use."""
        self._pixmaps.art.deck = DECKS[self.deck].showing(self.shape.french)
        for item in self._zones.items():
            item.set_width(self._pixmaps.art.deck.width)

    def ensure_layout(self) -> None:
        """Compute a layout if there is none yet: cards need places before the first paint, too."""
        if self._zones.layout is None:
            self.update_layout()

    def update_layout(self) -> None:
        """Compute the layout for the window, and scale everything besides the cards to it."""
        view, deck = self._view, self._pixmaps.art.deck
        size, ratio = view.take_size()
        self._pixmaps.art.screen_ratio = ratio
        window = Window(
            size.width(),
            size.height(),
            deck.ratio,
            self.shape,
            ratio,
            ranks_in_order=self.ranks_in_order,
            text=self.text,
            letters=QFontInfo(QGuiApplication.font()).pixelSize(),
        )
        layout = self._with_largest_words(window)
        self._zones.layout = layout
        scale = layout.unit * view.shrink
        view.setTransform(QTransform.fromScale(scale, scale))
        view.setSceneRect(layout.scene)
        self._frames.set_layout(layout, deck, ratio)
        for written in self._written:
            written.set_layout(layout, ratio)
        self._items.set_layout(layout, size, ratio, self._zones.mat.veranda)
        self._overlay.set_layout(layout, ratio)
        strip = view.mapFromScene(layout.words).boundingRect()
        self._call_bar.set_strip(
            strip, round(layout.font * view.shrink), mat_free=self._zones.mat.free_for_calls
        )
        self._make_way()

    def _with_largest_words(self, window: Window) -> TableLayout:
        """Return the layout with the largest words that the cards allow."""
        for fitted in window.by_size_of_words():
            layout = self._zones.mat.layout(fitted)
            if layout.is_clear:
                break
        return layout

    def _make_way(self) -> None:
        """Place the turn's words and the calls beside each other in the strip."""
        shrink, bar = self._view.shrink, self._call_bar
        self._items.make_way(
            math.ceil(bar.in_strip / shrink), lambda left: bar.begin_at(round(left * shrink))
        )
