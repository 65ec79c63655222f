# SPDX-License-Identifier: MIT
"""The scene items besides the cards: background, outlines, plates, counts and words."""

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import chain
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QPixmap, Qt
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from thothit_desktop.table.awake_clock import AwakeClock
from thothit_desktop.table.drawing import background, labels, plate_parts, player_plate, room, tea
from thothit_desktop.table.drawing.bumps import Bumps
from thothit_desktop.table.drawing.overlay_content import CardCaption, Outline, OverlayContent
from thothit_desktop.table.drawing.pixmap_items import pixmap_item
from thothit_desktop.table.geometry.decks import HEIGHT
from thothit_desktop.table.geometry.free_wood import free_wood
from thothit_desktop.table.geometry.places import BACKGROUND, BADGES, COPIES, OUTLINES, THINGS, WORDS
from thothit_desktop.table.geometry.seat_layouts import SeatLayout
from thothit_desktop.table.geometry.table_layout import TableLayout
from thothit_desktop.table.geometry.window import SPARE_HEIGHT
from thothit_desktop.table.stage.card_item import CardItem
from thothit_desktop.table.stage.timing import MESSAGE
from thothit_desktop.table.stage.zones import Zones
from thothit_desktop.table.theme.themes import theme

_RAISED = 0.05
"""The free space for a raised card below the words, as a fraction of the card's height."""
_LINE = 0.46
"""The distance between two lines, as a fraction of the height of the strip; at least the height of a line."""
_SMALL = 0.85  # a badge in the pool, beside one at a seat


class Words(NamedTuple):
    """A line of words on the table and its kind; empty words are not shown."""

    text: str = ""
    kind: str = "info"


class OverlayItems:
    """Pixmap items, painted anew only when their content has changed; `fading` ends messages."""

    def __init__(self, scene: QGraphicsScene, fading: AwakeClock) -> None:
        self._scene = scene
        self._background = self._item(BACKGROUND)
        self._tea, self._tea_level, self._tea_room = self._item(THINGS), tea.FULL, QRectF()
        self._outlines: dict[object, tuple[QGraphicsPixmapItem, str]] = {}
        self._plates: list[QGraphicsPixmapItem] = []
        self._plates_shown: list[plate_parts.Plate] = []
        self._badges: dict[str, tuple[QGraphicsPixmapItem, str]] = {}
        self._letters: dict[str, int] = {}
        """The size of each badge's letters, in pixels."""
        self._turn_item, self._message_item = self._item(WORDS), self._item(WORDS)
        self._turn, self._message = Words(), Words()
        self._pills: dict[Words, tuple[float, QPixmap]] = {}
        """The shown words with the width for which each was drawn."""
        self._layout: TableLayout | None = None
        self._corners: Sequence[QRectF] = ()
        """The free corners of the room, for what is carved there."""
        self._window = (QSize(), False)
        """The size in logical pixels, and True on a veranda."""
        self._ratio = 1.0
        self._seen: object = None
        """All that the picture of the room depends on."""
        self._calls_wide = 0
        self._calls_placed: Callable[[int], None] = lambda _left: None
        self.mat = "pandan"
        """The id of the mat."""
        self._fading = fading
        self._bumps = Bumps(scene, fading)
        self._fading.over.connect(lambda: self.say(Words()))

    def _item(self, z: float) -> QGraphicsPixmapItem:
        item = pixmap_item(QPixmap(), 1.0)
        item.setZValue(z)
        self._scene.addItem(item)
        return item

    def set_layout(self, layout: TableLayout, size: QSize, ratio: float, veranda: bool) -> None:
        """Set the layout, the window's size in logical pixels, the screen ratio and the theme's colours.

        With `veranda` the mat lies there, else in a hall.
        """
        self._layout, self._ratio = layout, ratio
        self._window = (size, veranda)
        wood = free_wood(layout)
        self._corners, self._tea_room = wood.corners, wood.glass if theme().woven else QRectF()
        self._show_room()
        self._pour()
        for item, _ in self._outlines.values():
            self._scene.removeItem(item)
        self._outlines.clear()
        for item, _ in self._badges.values():
            self._scene.removeItem(item)
        self._badges.clear()
        self._plates_shown.clear()
        self._pills.clear()
        self._bumps.clear()
        self._write()

    def drink(self, cards: int, of: int) -> None:
        """Lower the tea in the glass to what suits this many cards still to be played, of all cards.

        While the glass is full, at the start of a round, the sun moves on as well.
        """
        level = tea.level(cards, of)
        if level == tea.FULL:
            self._show_room()
        if level != self._tea_level:
            self._tea_level = level
            self._pour()

    def _show_room(self) -> None:
        """Show the room in the light of the hour, if it does not show it already."""
        layout = self._layout
        assert layout is not None
        size, veranda = self._window
        light = room.light_now(theme().lamp_lit)
        places = (layout.mat, layout.unit, layout.font, self._corners)
        seen = (places, size, self._ratio, self.mat, light, veranda, theme().id)
        if seen != self._seen:
            self._seen = seen
            drawn = background.picture(layout, size, self._ratio, self.mat, light, veranda)
            self._put(self._background, drawn, QPointF(0, 0))

    def _pour(self) -> None:
        """Show the glass with its level, if there is room for it."""
        assert self._layout is not None
        if self._tea_room.isEmpty():
            self._hide(self._tea)
            return
        size = self._tea_room.width() * self._layout.unit
        self._put(self._tea, tea.glass(self._tea_level, size, self._ratio), self._tea_room.topLeft())

    def _put(self, item: QGraphicsPixmapItem, pixmap: QPixmap, corner: QPointF) -> None:
        """Show a pixmap at a corner in scene units, on a whole pixel."""
        assert self._layout is not None
        unit = self._layout.unit
        at = QPointF(round(corner.x() * unit) / unit, round(corner.y() * unit) / unit)
        if item.isVisible() and item.pos() == at and item.pixmap().cacheKey() == pixmap.cacheKey():
            return
        self._leave(item)
        item.setPixmap(pixmap)
        item.setScale(1 / unit)
        item.setPos(at)
        item.setVisible(not pixmap.isNull())

    def _leave(self, item: QGraphicsPixmapItem) -> None:
        """Repaint the place that an item is about to leave.

        Qt repaints it later; if the view is painted in between, Qt has forgotten the old place.
        """
        self._scene.update(item.sceneBoundingRect())

    def _hide(self, item: QGraphicsPixmapItem) -> None:
        if item.isVisible():
            self._leave(item)
            item.setVisible(False)

    def outlines(self, shown: Mapping[object, Outline]) -> None:
        """Show these empty places by key, and remove all others."""
        for key, (item, _) in self._outlines.items():
            if key not in shown:
                item.setVisible(False)
        for key, outline in shown.items():
            self._outline(key, outline)

    def _outline(self, key: object, outline: Outline) -> None:
        layout = self._layout
        assert layout is not None
        place = outline.place
        extent = QSizeF(layout.card_width, HEIGHT) * place.scale
        size = extent * layout.unit
        item, sign = self._outlines.get(key, (None, ""))
        if item is None:
            item = self._item(OUTLINES)
        # The same item can be reused for a place of another size.
        if sign != outline.sign or abs(item.pixmap().deviceIndependentSize().width() - size.width()) > 1:
            item.setPixmap(background.outline(size, outline.sign, self._ratio, theme().mats[self.mat]))
            item.setScale(1 / layout.unit)
        self._outlines[key] = (item, outline.sign)
        item.setPos(place.x - extent.width() / 2, place.y - extent.height() / 2)
        item.setVisible(True)

    def plates(self, shown: Sequence[plate_parts.Plate], zones: Zones) -> None:
        """Show the seats' plates."""
        assert self._layout is not None
        while len(self._plates) > len(shown):
            self._scene.removeItem(self._plates.pop())
        while len(self._plates) < len(shown):
            self._plates.append(self._item(BADGES))
        if len(self._plates_shown) != len(shown):
            self._plates_shown = []
        unit = self._layout.unit
        for seat, plate in enumerate(shown):
            if self._plates_shown and self._plates_shown[seat] == plate:
                continue
            layout = zones.seat_layout(seat)
            width, height = layout.plate.width() * unit, layout.plate.height() * unit
            towards = plate_parts.edge(layout.edge, self._layout.shape.hands)
            pixmap = player_plate.plate(plate, width, height, self._layout.font, towards, self._ratio)
            self._put(self._plates[seat], pixmap, layout.plate.topLeft())
            about = plate.about  # a name may look like markup
            self._plates[seat].setToolTip(
                Qt.convertFromPlainText(about) if Qt.mightBeRichText(about) else about
            )
        self._plates_shown = list(shown)

    def counts(self, zones: Zones, content: OverlayContent) -> None:
        """Show the number of cards in the stock, the piles, other hands and the piles of a crowded pool.

        The stock's number is hidden under other cards, because it would seem to count those. No number is
        shown where all cards are still on their way.
        """
        assert self._layout is not None
        top = zones.stock_places()[-1:]
        at = content.stock_count_at(top[0]) if top else QPointF()
        bare = self._is_covered(at, zones) or not _lie(zones.stock)
        self._count("stock", 0 if bare else len(zones.stock), at)
        for seat in range(zones.seats):
            layout, hand = zones.seat_layout(seat), zones.hands[seat]
            pile = layout.pile.center() if zones.face_down else self._beside(layout)
            self._badge(f"pile {seat}", content.piled(seat) if _lie(zones.piles[seat]) else "", pile)
            if seat != zones.bottom:
                self._count(f"hand {seat}", len(hand) if _lie(hand) else 0, layout.hand.center())
        lying = {item.card for item in zones.pool if _lie([item])}
        for card, (number, at, width) in self._layout.copies(
            [item.card for item in zones.pool], zones.fans
        ).items():
            words = f"×{number}" if number > 1 and card in lying else ""
            usual = round(self._layout.font * _SMALL)
            fits = width * self._layout.unit / labels.badge_width(words, usual)
            size = math.floor(usual * min(1.0, fits))
            middle = at + QPointF(self._layout.px(labels.badge_width(words, size) / 2), 0)
            self._badge(f"copies {card}", words, middle, size / self._layout.font, COPIES)

    def hide_badges(self) -> None:
        """Hide all counts, captions and calls."""
        for what in self._badges:
            self._badge(what, "", QPointF())

    def bump(self, seat: int, ms: int) -> None:
        """Let a seat's plate swell for some milliseconds."""
        self._bumps.show(seat, self._plates[seat], ms)

    def calm(self) -> None:
        """Let no plate swell any more."""
        self._bumps.clear()

    def captions(self, shown: Mapping[int, CardCaption], zones: Zones) -> None:
        """Show captions at the foot of the seats' open cards; those that stand out are bright."""
        for seat in range(zones.seats):
            words, bright = shown.get(seat, CardCaption(""))
            words = words if _lie(zones.shown[seat]) else ""
            self._badge(f"caption {seat}", words, self._foot(zones, seat), bright=bright)

    def hide_left(self, zones: Zones, content: OverlayContent) -> None:
        """Hide numbers and captions whose cards have begun to leave, or over which others come to lie."""
        top = zones.stock_places()[-1:]
        covered = not top or self._is_covered(content.stock_count_at(top[0]), zones)
        left = {"stock": covered or not _lie(zones.stock)}
        by_seat = {"pile": zones.piles, "hand": zones.hands, "caption": zones.shown}
        for what, cards in by_seat.items():
            left |= {f"{what} {seat}": not _lie(of_seat) for seat, of_seat in enumerate(cards)}
        lying = {item.card for item in zones.pool if _lie([item])}
        for what, (item, _) in self._badges.items():
            kind, _, key = what.partition(" ")
            if left.get(what, kind == "copies" and int(key) not in lying):
                self._hide(item)

    def announce(self, shown: Mapping[int, str], zones: Zones) -> None:
        """Show the calls of seats under their plates."""
        assert self._layout is not None
        for seat in range(zones.seats):
            words = shown.get(seat, "")
            if not words:
                self._badge(f"call {seat}", "", QPointF())
                continue
            plate, font = zones.seat_layout(seat).plate, self._layout.font
            wide = labels.badge_width(words, font)
            size = min(font, math.floor(font * plate.width() * self._layout.unit / wide)) / font
            left = plate.left() + self._layout.px(wide * size / 2)  # at the far edge away from the trick
            at = QPointF(left, plate.bottom() + self._layout.px(self._layout.font * 0.75))
            self._badge(f"call {seat}", words, at, size, bright=True)

    def _foot(self, zones: Zones, seat: int) -> QPointF:
        """Return the place of the words at the foot of a seat's open cards."""
        assert self._layout is not None
        layout = zones.seat_layout(seat)
        cards = [item.card for item in zones.shown[seat]]
        places = self._layout.shown_places(layout, cards)
        if not places:
            return layout.shown.center()
        first, last = places[0], places[-1]
        low = first.y + HEIGHT * first.scale / 2 - self._layout.px(self._layout.font * 0.8)
        return QPointF((first.x + last.x) / 2, low)

    def _is_covered(self, at: QPointF, zones: Zones) -> bool:
        """Return True if a card other than the stock's covers, or will cover, the stock's number."""
        assert self._layout is not None
        half = self._layout.px(self._layout.font) / 2
        for item in (*zones.pool, *zones.opened, *chain.from_iterable((*zones.shown, *zones.aside))):
            place = item.place
            along, across = HEIGHT * place.scale, self._layout.card_width * place.scale
            if abs(place.rotation) % 180 > 45:
                along, across = across, along
            near = abs(place.x - at.x()) < across / 2 + half and abs(place.y - at.y()) < along / 2 + half
            if near and place.visible:
                return True
        return False

    def _beside(self, seat: SeatLayout) -> QPointF:
        """Return the corner of a seat's pile where a count leaves the uppermost face visible."""
        assert self._layout is not None
        along, across = HEIGHT * seat.scale / 2, self._layout.card_width * seat.scale / 2
        corner = QPointF(across, along) if seat.edge in ("bottom", "top") else QPointF(along, across)
        return seat.pile.center() + corner * 0.94

    def _count(self, what: str, number: int, middle: QPointF) -> None:
        """Show a count with its middle at a point; hide it if it is 0."""
        self._badge(what, str(number) if number else "", middle)

    def _badge(
        self,
        what: str,
        words: str,
        middle: QPointF,
        size: float = 1.0,
        height: float = BADGES,
        bright: bool = False,
    ) -> None:
        """Show a badge with its middle at a point; hide it if the text is empty."""
        assert self._layout is not None
        item, before = self._badges.get(what, (None, ""))
        if not words and not before:
            return
        if item is None:
            item = self._item(height)
        self._badges[what] = (item, words)
        if not words:
            self._hide(item)
            return
        pixmap, letters = item.pixmap(), round(self._layout.font * size)
        if before != words or self._letters[what] != letters:
            pixmap = labels.badge(words, letters, self._ratio, bright)
            self._letters[what] = letters
        extent = pixmap.deviceIndependentSize() / self._layout.unit
        corner = middle - QPointF(extent.width() / 2, extent.height() / 2)
        most = self._layout.scene.bottomRight() - QPointF(extent.width(), extent.height())
        self._put(item, pixmap, QPointF(min(corner.x(), most.x()), min(corner.y(), most.y())))

    def turn(self, words: Words) -> None:
        """Show the words of the turn."""
        self._turn = words
        self._write()

    def say(self, words: Words) -> None:
        """Show a message for its time."""
        self._message = words
        self._fading.stop()
        if words.text and MESSAGE[words.kind]:
            self._fading.start(MESSAGE[words.kind])
        self._write()

    def message_box(self) -> QRectF:
        """Return the place of the message in the scene; empty if none is shown."""
        item = self._message_item
        return item.sceneBoundingRect() if item.isVisible() else QRectF()

    def make_way(self, wide: int, placed: Callable[[int], None]) -> None:
        """Leave this many logical pixels beside the turn's words to calls; pass the calls' left edge on."""
        self._calls_wide, self._calls_placed = wide, placed
        self._write()

    def _write(self) -> None:
        """Place the message above the turn's words, and these above the hand, with the calls beside them.

        Each has a line of its own, so neither moves when the other comes or goes. Where the strip has no
        second line, a message stands in place of the turn's words, unless calls are there: these never move.
        """
        layout = self._layout
        if layout is None:
            return
        strip, calls = layout.words, layout.px(self._calls_wide)
        air = layout.px(10) if self._calls_wide else 0.0
        turn = self._pill(self._turn, strip.right() - layout.words_from - calls - air)
        wide = self._size(turn).width() + air if turn else 0.0
        left = max(layout.words_from, strip.center().x() - (wide + calls) / 2)
        free = QRectF(strip)
        if self._calls_wide:
            free.setRight(left + wide - air)
            self._calls_placed(round((left + wide) * layout.unit))
        low = strip.bottom() - _RAISED * HEIGHT
        line = max(strip.height() * _LINE, layout.px(labels.pill_height(layout.font)))
        message = self._pill(self._message, free.width())
        foot, high = low - line, self._size(message).height()
        # In a low window a message may lie on the mat's hem, but on no card.
        most = layout.mat.bottom() if self._window[0].height() >= SPARE_HEIGHT else layout.inner.bottom()
        if foot - high < most and not self._calls_wide:
            foot, turn = min(low, most + high), turn if message is None else None
        self._put_line(self._turn_item, turn, free, left, low)
        self._put_line(self._message_item, message, free, None, foot)

    def _size(self, pixmap: QPixmap | None) -> QSizeF:
        """Return the size of words in scene units."""
        assert self._layout is not None
        return QSizeF() if pixmap is None else pixmap.deviceIndependentSize() / self._layout.unit

    def _pill(self, words: Words, widest: float) -> QPixmap | None:
        assert self._layout is not None
        if not words.text:
            return None
        before, pixmap = self._pills.get(words, (0.0, QPixmap()))
        if before != widest:
            pixmap = labels.pill(
                words.text, self._layout.font, widest * self._layout.unit, words.kind, self._ratio
            )
        shown = {kept: self._pills[kept] for kept in (self._turn, self._message) if kept in self._pills}
        self._pills = {**shown, words: (widest, pixmap)}
        return pixmap

    def _put_line(
        self, item: QGraphicsPixmapItem, pixmap: QPixmap | None, free: QRectF, left: float | None, low: float
    ) -> None:
        """Show words with their foot at `low`, from `left` on, or as near to the middle as `free` allows."""
        assert self._layout is not None
        if pixmap is None:
            self._hide(item)
            return
        size = pixmap.deviceIndependentSize() / self._layout.unit
        if left is None:
            middle = self._layout.words.center().x() - size.width() / 2
            left = max(free.left(), min(middle, free.right() - size.width()))
        self._put(item, pixmap, QPointF(left, low - size.height()))


def _lie(cards: Iterable[CardItem]) -> bool:
    """Return True if any of these cards can be seen in its place, and is not still on its way there."""
    return any(item.isVisible() and (not item.flying or item.is_at(item.place)) for item in cards)
