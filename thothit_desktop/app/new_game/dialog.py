# SPDX-License-Identifier: MIT
"""The New game dialog: a gallery of games, and the settings of the chosen one."""

from dataclasses import replace
from html import escape
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, QTimer
from PySide6.QtGui import (
    QFontInfo,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import QDialog, QLabel, QWidget

from thothit_desktop.app.families import texts_of
from thothit_desktop.app.forms.ui_new_game import Ui_NewGame
from thothit_desktop.app.messages import catalogue
from thothit_desktop.app.messages.players import own_name
from thothit_desktop.app.new_game.differences import Difference, differences, first_game, is_relative
from thothit_desktop.app.new_game.gallery import TILE
from thothit_desktop.app.new_game.parts import Chips, margins
from thothit_desktop.app.new_game.place_map import HEIGHT
from thothit_desktop.app.new_game.style import style_sheet
from thothit_desktop.app.store.match_setup import MatchSetup, length_of
from thothit_desktop.app.store.rule_sets import RuleSet
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.widgets.card_pictures import CardPictures
from thothit_desktop.app.widgets.document_style import document_colours
from thothit_desktop.app.widgets.screen_room import FRAME, keep_within_screen
from thothit_desktop.games import games, new_game
from thothit_desktop.games.families import sides_of
from thothit_desktop.games.places import places_of
from thothit_desktop.games.spec import GameSpec

if TYPE_CHECKING:
    from thothit_desktop.app.rules.window import RulesWindow
    from thothit_desktop.table.theme.theme import DocumentColours

LARGEST = QSize(2544, 1392)
"""The largest size of the dialog, in logical pixels: that over a window of 2560x1440."""
PLAIN = QSize(1130, 730)
"""The size of the dialog above which texts grow with it."""
GROWTH = 1.44
"""The most by which texts grow, so that the largest dialog has room for nineteen games."""
DETAIL = (400, 400, 330, 300)
"""The least width of the settings beside so many columns of tiles, in pixels at plain text size."""
LEAST_DETAIL = 200
"""The width of the settings below which tiles lose their pictures, in pixels at plain text size."""
SHORT = 36
"""The most letters of a difference and its counterpart on one line."""
ROWS = 365
"""The height of search, footer and two rows of tiles, in pixels at plain text size; a map needs more."""
TEXT = 14
"""The text size in pixels that TILE is made for; larger text makes wider tiles."""


class NewGame(QDialog):
    """Lets the user set up a match, beginning with `game`; with `watch` the person has no seat."""

    def __init__(self, settings: Settings, game: str, watch: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._person = None if watch else own_name(settings)
        self._setups: dict[str, MatchSetup] = {}
        self._styled: tuple[DocumentColours, float] | None = None
        self._rules: RulesWindow | None = None
        self.setup = settings.match_setup(game)
        """The setup chosen so far."""
        self.ui = Ui_NewGame()
        self.ui.setupUi(self)
        self.ui.detail_layout.setStretch(self.ui.detail_layout.count() - 1, 1)  # else the chips grow
        self.ui.house.menu.settings = settings
        self._connect()
        self.ui.gallery.open(game, settings.favourites, settings.deck, settings.index)
        self.show_setup(self.setup)
        self.ui.found.hide()
        self._set_size()
        self.ui.gallery.tiles[game].setFocus()

    def _connect(self) -> None:
        ui = self.ui
        ui.gallery.chosen.connect(self._show_game)
        ui.gallery.starred.connect(self._keep_favourites)
        ui.gallery.pointed.connect(self._light)
        ui.map.chosen.connect(self._filter)
        ui.search.textChanged.connect(self._filter)
        ui.players.chosen.connect(lambda n: self.show_setup(replace(self.setup, players=int(n))))
        ui.opponents.changed.connect(self.show_setup)
        ui.match.chosen.connect(
            lambda length: self.show_setup(replace(self.setup, length=length_of(self.setup.spec, length)))
        )
        ui.undo.chosen.connect(lambda how: self.show_setup(replace(self.setup, fair=how == "fair")))
        ui.house.changed.connect(self._show_other_rules)
        ui.house.menu.received.connect(self.show_rules)
        for bar in (ui.games.verticalScrollBar(), ui.chosen.verticalScrollBar()):
            bar.rangeChanged.connect(lambda least, most, bar=bar: bar.setEnabled(least < most))
        ui.play.clicked.connect(self.accept)
        ui.cancel.clicked.connect(self.reject)
        ui.rules.clicked.connect(self._read_rules)
        QShortcut(QKeySequence(self.tr("F")), self, lambda: ui.gallery.toggle_favourite(self.setup.game))
        QShortcut(QKeySequence(QKeySequence.StandardKey.HelpContents), self, self._read_rules)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, ui.search.setFocus)
        for key in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            shortcut = QShortcut(key, ui.search, context=Qt.ShortcutContext.WidgetShortcut)
            shortcut.activated.connect(self._go_to_found)

    def ask(self) -> MatchSetup | None:
        """Run the dialog; return the setup, or None if cancelled."""
        return self.setup if self.exec() == QDialog.DialogCode.Accepted else None

    # Search

    def _filter(self) -> None:
        """Show the games of the chosen place that fit the words of the search, and choose one of them."""
        ui = self.ui
        ui.gallery.show_only(ui.map.place, ui.search.text())
        found = ui.gallery.found
        told = self.tr("{0} of %n game(s)", "", len(games())).format(len(found)) if self._filtered else ""
        if not found:
            told = self.tr("None found. Esc: all games")
        ui.found.setText(told)
        ui.found.setVisible(bool(told))
        ui.search.setAccessibleDescription(told)
        if found and self.setup.game not in found:
            ui.gallery.tiles[found[0]].setChecked(True)  # calls _show_game
        self._scroll_to(self.setup.game)

    @property
    def _filtered(self) -> bool:
        """True while a place or words are chosen."""
        return bool(self.ui.map.place or self.ui.search.text().strip())

    def _scroll_to(self, game: str) -> None:
        """Scroll the gallery to a game."""
        self.ui.gallery.lay_out()
        self.ui.games.ensureWidgetVisible(self.ui.gallery.tiles[game])

    def _go_to_found(self) -> None:
        """Move the focus from the search to the chosen game, if the search has found it."""
        if self.setup.game in self.ui.gallery.found:
            self.ui.gallery.go_to(self.setup.game)

    def _show_all(self) -> None:
        """Show all games again."""
        self.ui.search.clear()
        self.ui.map.choose("")

    def _light(self, pointed: str = "") -> None:
        """Light the places of a game on the map, by default of the chosen one."""
        self.ui.map.light(places_of(games()[pointed] if pointed else self.setup.spec))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Show all games at Esc, if some are hidden; leave other keys to the dialog."""
        if event.matches(QKeySequence.StandardKey.Cancel) and self._filtered:
            self._show_all()
        else:
            super().keyPressEvent(event)

    # Settings

    def _show_game(self, game: str) -> None:
        self._scroll_to(game)
        self.show_setup(self._setups.get(game) or self._settings.match_setup(game))
        self.ui.chosen.verticalScrollBar().setValue(0)

    def show_setup(self, setup: MatchSetup) -> None:
        """Show a setup of the game chosen in the gallery."""
        self.setup = self._setups[setup.game] = setup
        ui, spec = self.ui, setup.spec
        self._light()
        ui.title.setText(catalogue.of_games(spec.name))
        ui.summary.setText(catalogue.of_games(spec.summary))
        game = new_game(setup.game, setup.players, setup.options)
        figures = self.tr("{0} · a round takes {1} · {2}")
        ui.figures.setText(
            figures.format(catalogue.players(spec), catalogue.minutes(spec), catalogue.luck(spec))
        )
        self._offer(
            ui.players_label, ui.players, [(str(n), str(n)) for n in spec.players], str(setup.players)
        )
        for shown in (ui.players_label, ui.players):
            shown.setVisible(len(spec.players) > 1)
        together = self._person is None or len(sides_of(spec, setup.players)[0]) > 1
        ui.opponents_label.setText(self.tr("Who plays") if together else self.tr("Who plays against you"))
        ui.opponents.show_setup(setup, self._person)
        lengths = [(str(length), texts_of(spec).length(length)) for length in spec.matches]
        self._offer(ui.match_label, ui.match, lengths, str(setup.length))
        ui.match.setVisible(len(lengths) > 1)
        ui.match_about.setText(texts_of(game.spec).end(game, setup.length))
        self._offer_undo(setup)
        self._show_differences()
        ui.house.show_setup(setup)
        ui.house_label.setBuddy(ui.house.presets.checked)

    def show_rules(self, rules: RuleSet, left_out: str) -> None:
        """Choose house rules that were pasted or opened, and their game; say what was left out."""
        if rules.game != self.setup.game:
            self._show_all()
            self.ui.gallery.tiles[rules.game].setChecked(True)  # calls _show_game
        self.show_setup(replace(self.setup, options=rules.options))
        self.ui.house.show_received(self.setup, rules.name, left_out)
        # Once the settings of the other game have their places.
        QTimer.singleShot(0, self, lambda: self.ui.chosen.ensureWidgetVisible(self.ui.house.menu))

    def _offer(self, label: QLabel, chips: Chips, values: list[tuple[str, str]], chosen: str) -> None:
        """Offer values under a heading whose shortcut focuses the checked one."""
        chips.offer(values, chosen, label.text().replace("&", ""))
        label.setBuddy(chips.checked)

    def _offer_undo(self, setup: MatchSetup) -> None:
        """Offer the two kinds of undo, if the person makes moves."""
        ui = self.ui
        ways = [("practice", self.tr("Practice")), ("fair", self.tr("Fair play"))]
        self._offer(ui.undo_label, ui.undo, ways, "fair" if setup.fair else "practice")
        ui.undo_about.setText(
            self.tr(
                "You can't undo past a newly revealed card, and hints count as help. Restarting "
                "a deal counts as giving up: the match is marked “given up” and counts as played "
                "with help."
            )
            if setup.fair
            else self.tr("Undo as often as you like, all the way back to the deal.")
        )
        for shown in (ui.undo_label, ui.undo, ui.undo_about):
            shown.setVisible(self._person is not None and not setup.spec.by_luck)

    def _show_other_rules(self, setup: MatchSetup) -> None:
        """Show a setup with other rules, scrolled so that the pressed button stays in place."""
        scroll, house = self.ui.chosen, self.ui.house
        before = house.mapTo(scroll.viewport(), QPoint()).y()
        self.show_setup(setup)
        self.ui.detail_layout.activate()
        self.ui.detail.resize(
            self.ui.detail.width(), self.ui.detail_layout.totalHeightForWidth(self.ui.detail.width())
        )
        bar = scroll.verticalScrollBar()
        bar.setValue(bar.value() + house.mapTo(scroll.viewport(), QPoint()).y() - before)
        if (pressed := self.focusWidget()) and house.isAncestorOf(pressed):
            scroll.ensureWidgetVisible(pressed)  # the arrow keys may have moved to a hidden button

    def _show_differences(self) -> None:
        """Show the differences from the first game, or the facts of a game of another family."""
        rows = "".join(
            f"<tr><td style='padding: 2px 12px 2px 0'><b>{escape(point.what)}</b></td>"
            f"<td style='padding: 2px 0'>{self._beside(point)}</td></tr>"
            for point in differences(self.setup)
        )
        self.ui.differs.setText(f"<table cellspacing='0'>{rows}</table>")
        differs = self.tr("How it differs from {0}").format(_first_name())
        self.ui.differs_label.setText(differs if is_relative(self.setup.spec) else self.tr("At a glance"))
        for part in (self.ui.rule_differs, self.ui.differs_label, self.ui.differs):
            part.setVisible(bool(rows))

    def _beside(self, point: Difference) -> str:
        """Return the HTML of a difference, with the first game's value in a quieter colour."""
        if not point.there:
            return escape(point.here)
        there = escape(self.tr("{0}: {1}").format(_first_name(), point.there))
        space = "<br>" if len(point.here) + len(point.there) > SHORT else "&nbsp; "
        quiet = document_colours().quiet
        return f"{escape(point.here)}{space}<span style='color: {quiet}'>{there}</span>"

    def _keep_favourites(self, games: list[str]) -> None:
        self._settings.favourites = tuple(games)
        self._scroll_to(self.setup.game)

    def _read_rules(self) -> None:
        """Open the rules as a child of the dialog, which is modal and blocks all other windows."""
        if self._rules is None:
            from thothit_desktop.app.rules.window import RulesWindow

            self._rules = RulesWindow(CardPictures(self._settings.deck, self._settings.index), self)
            self._rules.set_speed(self._settings.speed)
            self._rules.play_now.connect(self._play)
        self._rules.show_game(self.setup.spec)
        self._rules.show()
        self._rules.raise_()
        self._rules.activateWindow()

    def _play(self, spec: GameSpec) -> None:
        """Start a game from the rules window."""
        if spec is not self.setup.spec:
            self._show_game(spec.id)
        self.accept()

    # Layout and style

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Scroll to the chosen game."""
        super().showEvent(event)
        self._scroll_to(self.setup.game)

    def _set_size(self) -> None:
        """Size the dialog a little smaller than its parent, and no larger than the screen."""
        over = self.parentWidget()
        wanted = over.size() - FRAME if over else self.size()
        self.resize(wanted.boundedTo(LARGEST).expandedTo(self.minimumSize()))
        keep_within_screen(self)
        self._style()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Scale texts and columns with the dialog."""
        super().resizeEvent(event)
        self._style()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Update the style when the palette changes."""
        super().changeEvent(event)
        changed = event.type() in (QEvent.Type.PaletteChange, QEvent.Type.ApplicationPaletteChange)
        if changed and self._styled and self._styled[0] != document_colours():
            self._style()
            self._show_differences()

    def _style(self) -> None:
        """Set style, spaces and columns for the size of the dialog, without cutting off tiles."""
        unit = min(GROWTH, max(1.0, min(self.width() / PLAIN.width(), self.height() / PLAIN.height())))
        size = QFontInfo(QGuiApplication.font()).pixelSize() * round(unit, 2)
        ui, gap = self.ui, round(8 * unit)
        if self._styled != (document_colours(), round(unit, 2)):
            self._scale(size, round(unit, 2))
        text = max(unit, size / TEXT)
        beside = 2 * gap + ui.games.verticalScrollBar().sizeHint().width()
        narrow = self.width() - TILE * text - beside < LEAST_DETAIL * text
        ui.gallery.show_pictures(not narrow)
        wanted = 0.48 * self.width() - beside if narrow else TILE * text
        tile = round(max(wanted, ui.gallery.least_tile()))
        wide = [beside + n * (tile + gap) - gap for n in range(1, len(DETAIL) + 1)]
        free = [self.width() - width - round(least * unit) for width, least in zip(wide, DETAIL, strict=True)]
        columns = max((n for n in range(2, len(DETAIL) + 1) if free[n - 1] >= 0), default=1)
        ui.gallery.arrange(columns)
        more = free[columns - 1] // columns
        if columns < 3:
            more = min(more, ui.gallery.tile_at_ease() - tile)
        ui.choice.setFixedWidth(wide[columns - 1] + columns * max(0, more))
        self._show_map(columns > 1 and self.height() >= (ROWS + HEIGHT) * text)
        ui.keys.show()
        ui.keys.setVisible(ui.footer.minimumSize().width() <= self.width())

    def _show_map(self, shown: bool) -> None:
        """Show the map, or hide it with its choice."""
        if not shown and self.ui.map.place:
            self.ui.map.choose("")
        self.ui.map.setVisible(shown)

    def _scale(self, size: float, unit: float) -> None:
        """Set the style for a text of `size` pixels, and scale the spaces."""
        ui, tone = self.ui, document_colours()
        self._styled = tone, unit
        ui.panel.setStyleSheet(style_sheet(tone, size, unit))
        margins(ui.detail_layout, unit, 16, 14, 14, 16, spacing=6)
        side, bar = round(8 * unit), ui.games.verticalScrollBar().sizeHint().width()
        ui.search_layout.setContentsMargins(side, side, side + bar, 0)
        ui.search_layout.setSpacing(side)
        margins(ui.search_row, unit, 0, 0, 0, 0, spacing=10)
        margins(ui.footer, unit, 16, 10, 16, 12, spacing=10)
        for chips in (ui.players, ui.match, ui.undo):
            chips.space(unit)
        ui.opponents.scale_contents(unit)
        ui.house.scale_contents(unit)
        ui.gallery.scale_contents(unit)
        ui.map.scale_contents(max(unit, size / TEXT))


def _first_name() -> str:
    """Return the name of the game that the others are compared with."""
    return catalogue.of_games(first_game().name)
