# SPDX-License-Identifier: MIT
"""The map above the gallery: a marker with the number of its games for each place."""

from collections.abc import Collection

from PySide6.QtCore import QByteArray, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QButtonGroup, QFrame, QLabel, QPushButton, QWidget

from thothit_desktop.app.messages import catalogue
from thothit_desktop.app.widgets.document_style import document_colours
from thothit_desktop.games import games
from thothit_desktop.games.places import PLACES, is_found
from thothit_desktop.table.geometry.decks import assets
from thothit_desktop.table.theme.themes import themes

HEIGHT = 152
"""The height of the map in logical pixels at plain text size."""
AFTER = 40
"""The milliseconds after which the map is drawn anew, so that the dialog is shown and resized first."""


class PlaceMap(QFrame):
    """The map; `chosen` carries the id of the chosen place, or an empty text for all places."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.place = ""
        """The id of the chosen place; empty for all."""
        self._svg = (assets().parent / "map.svg").read_text(encoding="utf-8")
        self._renderer = QSvgRenderer()
        self._picture = QLabel(self)
        self._drawing = QTimer(self, singleShot=True, interval=AFTER)
        self._drawing.timeout.connect(self._draw)
        self._group = QButtonGroup(self)
        self.markers: dict[str, QPushButton] = {}
        """The button of each place with games."""
        for place, (name, _) in PLACES.items():
            if found := sum(is_found(spec, place) for spec in games().values()):
                self._add(place, catalogue.of_games(name), found)
        self._let_tab_reach(next(iter(self.markers)))

    def _add(self, place: str, name: str, count: int) -> None:
        marker = QPushButton(f"{name}  {count}", self)
        marker.setCheckable(True)
        marker.setProperty("role", "marker")
        marker.setCursor(Qt.CursorShape.PointingHandCursor)
        marker.setAccessibleName(self.tr("{0}: %n game(s)", "", count).format(name))
        marker.clicked.connect(lambda _=False: self.choose("" if place == self.place else place))
        self._group.addButton(marker)
        self.markers[place] = marker

    def choose(self, place: str) -> None:
        """Choose a place, or all of them if empty."""
        if place == self.place:
            return
        before, self.place = self.place, place
        self._group.setExclusive(False)  # else the checked button stays so
        for own, marker in self.markers.items():
            marker.setChecked(own == place)
        self._group.setExclusive(True)
        self._let_tab_reach(place or before)
        self.chosen.emit(place)

    def _let_tab_reach(self, place: str) -> None:
        """Let one marker be the only tab stop; the arrow keys lead to the others."""
        for own, marker in self.markers.items():
            marker.setFocusPolicy(Qt.FocusPolicy.StrongFocus if own == place else Qt.FocusPolicy.ClickFocus)

    def light(self, places: Collection[str]) -> None:
        """Light the markers of some places."""
        for place, marker in self.markers.items():
            if marker.property("lit") != (place in places):
                marker.setProperty("lit", place in places)
                marker.style().unpolish(marker)
                marker.style().polish(marker)

    def scale_contents(self, unit: float) -> None:
        """Scale the map, and draw it in the colours of the theme."""
        svg = self._svg
        for light, now in zip(themes()["light"].documents, document_colours(), strict=True):
            svg = svg.replace(light, now)
        self._renderer.load(QByteArray(svg.encode()))
        self.setFixedHeight(round(HEIGHT * unit))
        self._lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Keep the map in the middle."""
        super().resizeEvent(event)
        if self._renderer.isValid():
            self._lay_out()

    def _lay_out(self) -> None:
        """Put the markers on their spots, and draw the map soon."""
        room = self.contentsRect()
        size = self._renderer.defaultSize().scaled(room.size(), Qt.AspectRatioMode.KeepAspectRatio)
        middle = QRect(room.topLeft(), size)
        middle.moveCenter(QPoint(room.center().x(), middle.center().y()))
        self._picture.setGeometry(middle)
        scale = size.width() / self._renderer.viewBoxF().width()
        for place, marker in self.markers.items():
            marker.adjustSize()
            spot = self._renderer.boundsOnElement(place).center() * scale - marker.rect().toRectF().center()
            marker.move(self._picture.pos() + spot.toPoint())
        self._draw_soon()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Draw the map, which is not drawn while it is hidden."""
        super().showEvent(event)
        self._draw_soon()

    def _draw_soon(self) -> None:
        if not self._drawing.isActive():
            self._drawing.start()

    def _draw(self) -> None:
        if not self.isVisible():
            return
        ratio = self.devicePixelRatioF()
        pixmap = QPixmap(self._picture.size() * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._renderer.render(painter)
        painter.end()
        self._picture.setPixmap(pixmap)
