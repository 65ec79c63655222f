# SPDX-License-Identifier: MIT
"""The house rules: presets, and all options with their values, meanings and sources."""

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QToolButton, QVBoxLayout, QWidget

from thothit_desktop.app.messages import catalogue
from thothit_desktop.app.new_game.parts import Chips, ExclusiveButtons, SentenceButton, clear, margins, text
from thothit_desktop.app.new_game.rules_menu import RulesMenu
from thothit_desktop.app.store.match_setup import MatchSetup
from thothit_desktop.app.store.rule_sets import RuleSet, changed_rules
from thothit_desktop.app.widgets.plain_text import plain_label
from thothit_desktop.games.spec import PRESET, GameSpec, Option, Preset
from thothit_desktop.table.accessibility.narrator import Narrator

SOURCES, OWN = "sources", "own"
"""The names of the default rules and of the user's own, besides those of presets."""
KEPT = "kept/"
"""The beginning of the names of the user's house rules; their key follows."""

LONGEST = 10
"""The largest width of a name on a chip, in heights of a line; the tool tip has the whole name."""


def preset_of(setup: MatchSetup) -> str:
    """Return the name of a setup's rules: a preset's id, SOURCES, or OWN for any others.

    A preset that fixes the number of players comes before one that does not.
    """
    names = sorted(setup.spec.presets, key=lambda preset: preset.players is None)
    spec, rules = setup.spec, _rules(setup.spec, setup.options)
    for preset in names:
        if rules == _rules(spec, _options(spec, preset)) and preset.players in (None, setup.players):
            return preset.id
    return SOURCES if rules == _rules(spec, _options(spec, None)) else OWN


def with_preset(setup: MatchSetup, name: str) -> MatchSetup:
    """Return the setup with the rules of a preset or of SOURCES; OWN changes nothing.

    The number of players changes only if the preset fixes it, or if the previous preset did.
    """
    if name == OWN:
        return setup
    spec = setup.spec
    chosen = _preset(spec, name)
    players = setup.players if chosen is None else chosen.players or setup.players
    before = _preset(spec, preset_of(setup))
    if before is not None and before.players and not (chosen and chosen.players):
        players = spec.default_players
    return replace(setup, players=players, options=_options(spec, chosen))


def _preset(spec: GameSpec, name: str) -> Preset | None:
    return next((preset for preset in spec.presets if preset.id == name), None)


def _options(spec: GameSpec, chosen: Preset | None) -> dict[str, str]:
    """Return all options of a preset; a preset that is an option of its game is stored as such."""
    if chosen is None:
        return spec.resolve(None, {})[1]
    return spec.resolve(None, {PRESET: chosen.id} if chosen.id in spec.bundles else chosen.options)[1]


def _rules(spec: GameSpec, options: Mapping[str, str]) -> dict[str, str]:
    """Return the options that change single rules, without the names of bundles."""
    return {option.name: options[option.name] for option in spec.single_options}


class HouseRules(QWidget):
    """The presets and the user's house rules as chips, then the foldable options.

    `changed` carries the setup with new rules. The user's own are listed once `menu` has the settings.
    """

    changed = Signal(MatchSetup)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._column = QVBoxLayout(self)
        self.presets = Chips()
        self.presets.chosen.connect(self._choose_preset)
        self._about = text("", "hint")
        self.menu = RulesMenu()
        self.menu.kept.connect(self._show_kept)
        self.menu.done.connect(self.tell)
        self._said = text("", "value")
        self._narrator = Narrator(self.menu)
        self.fold = QToolButton()
        self.fold.setCheckable(True)
        self.fold.setAutoRaise(True)
        self.fold.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.fold.toggled.connect(self._unfold)
        self._list = QWidget()
        self._options = QVBoxLayout(self._list)
        for part in (self.presets, self._about, self._said, self.menu, self.fold, self._list):
            self._column.addWidget(part)
        self._column.setAlignment(self.menu, Qt.AlignmentFlag.AlignLeft)
        self._said.hide()
        self._unfold(False)
        self._sets: dict[str, RuleSet] = {}
        self._picked = ""
        """The name of the rules chosen last, as other rules may be the same."""
        self._proposed = ""
        """The name of the rules that were chosen or received last, to be proposed for keeping them."""
        self._setup: MatchSetup | None = None
        self._own: dict[str, Mapping[str, str]] = {}
        self._unit = 1.0
        self._boxes: list[QVBoxLayout] = []
        self._offered: dict[str, QWidget] = {}
        self.values: dict[tuple[str, str], SentenceButton] = {}
        """The buttons, by option and value."""

    def show_setup(self, setup: MatchSetup) -> None:
        """Show the rules of a setup."""
        spec = setup.spec
        if self._setup is None or self._setup.game != setup.game:
            self._setup = None
            self._proposed = ""
            self._fall_silent()
            self._fill(spec)
        self._setup = setup
        for option in spec.single_options:
            self._offered[option.name].setVisible(not option.players or setup.players in option.players)
            value = setup.options[option.name]
            self.values[option.name, option.former.get(value, value)].setChecked(True)
        settings = self.menu.settings
        self._sets = {} if settings is None else settings.rule_sets(setup.game)
        preset = self._name_of(setup)
        if preset == OWN:
            self._own[setup.game] = setup.options
            self.fold.setChecked(True)
        self.presets.offer(
            [
                (SOURCES, self.tr("Published rules")),
                *((preset.id, catalogue.of_games(preset.name)) for preset in spec.presets),
                *((KEPT + key, self._shortened(rules.name)) for key, rules in self._sets.items()),
                (OWN, self.tr("Your own")),
            ],
            preset,
            self.tr("House rules"),
            {KEPT + key: rules.name for key, rules in self._sets.items()},
        )
        self._show_about(preset)

    def _shortened(self, name: str) -> str:
        """Return a name as it fits on a chip in a narrow window."""
        metrics = self.fontMetrics()
        return metrics.elidedText(name, Qt.TextElideMode.ElideRight, LONGEST * metrics.height())

    def _name_of(self, setup: MatchSetup) -> str:
        """Return the name of a setup's rules, also of those that the user keeps."""
        changed = changed_rules(setup.spec, setup.options)
        same = [KEPT + key for key, rules in self._sets.items() if rules.changed == changed]
        if self._picked in same:
            return self._picked
        preset = preset_of(setup)
        return same[0] if same and preset == OWN else preset

    def show_received(self, setup: MatchSetup, name: str, left_out: str) -> None:
        """Show a setup with rules that were pasted or opened, and the sentence about what was left out.

        Their name, which may be empty, is proposed for keeping them.
        """
        self._picked, self._proposed = "", name
        self.show_setup(setup)
        told = self.tr("The house rules “{0}” are chosen.").format(name) if name else ""
        self.tell(left_out or told or self.tr("The shared house rules are chosen."))

    def tell(self, words: str) -> None:
        """Show a sentence below the rules' names until others are chosen; screen readers speak it."""
        self._said.setText(words)
        self._said.show()
        self.menu.setFocus()
        self._narrator.tell(words)

    def _fall_silent(self) -> None:
        self._said.hide()
        self.menu.setAccessibleDescription("")

    def _show_kept(self, key: str) -> None:
        """Show the chosen rules again after they were kept or deleted."""
        assert self._setup is not None
        self._picked = KEPT + key if key else OWN
        self.changed.emit(self._setup)

    def _unfold(self, on: bool) -> None:
        """Show or hide all options, and update the text of the button."""
        self._list.setVisible(on)
        self.fold.setArrowType(Qt.ArrowType.DownArrow if on else Qt.ArrowType.RightArrow)
        self.fold.setText(self.tr("Hide the rules") if on else self.tr("Show all rules"))

    def _show_about(self, preset: str) -> None:
        """Show the description of the checked rules, and what can be done with them."""
        assert self._setup is not None
        spec = self._setup.spec
        kept = self._sets.get(preset.removeprefix(KEPT)) if preset.startswith(KEPT) else None
        if kept is not None:
            self._proposed = kept.name
            self.menu.show_rules(kept, preset.removeprefix(KEPT), kept.name)
        else:
            changed = changed_rules(spec, self._setup.options)
            self.menu.show_rules(RuleSet(spec.id, changed), "", self._proposed)
        found = _preset(spec, preset)
        if kept is not None:
            told = catalogue.rules(spec, kept.changed)
            self._about.setText("\n".join(told) or self.tr("As the published rules."))
        elif found is not None:
            self._about.setText(catalogue.of_games(found.about))
        elif preset == SOURCES:
            self._about.setText(self.tr("The published rules. Where they say nothing, the choice is ours."))
        else:
            self._about.setText(self.tr("Set the rules below to match the way you play at home."))

    def _fill(self, spec: GameSpec) -> None:
        clear(self._options)
        self._boxes, self.values = [], {}
        self._offered = {option.name: self._box(option) for option in spec.single_options}
        for box in self._offered.values():
            self._options.addWidget(box)
        self.scale_contents(self._unit)

    def _box(self, option: Option) -> QWidget:
        box = QWidget()
        column = QVBoxLayout(box)
        self._boxes.append(column)
        group = ExclusiveButtons(box)
        column.addWidget(text(catalogue.of_games(option.title), "option"))
        for value, meaning in option.values.items():
            default = self.tr("default") if value == option.default else ""
            button = SentenceButton(catalogue.of_games(meaning), default)
            button.setAccessibleDescription(catalogue.of_games(option.title))
            button.clicked.connect(lambda _=False, name=option.name, value=value: self._choose(name, value))
            group.add(button)
            column.addWidget(button)
            self.values[option.name, value] = button
            if len(set(option.sources.values())) > 1:
                column.addWidget(self._source(option.sources[value]))
        if len(set(option.sources.values())) == 1:
            column.addWidget(self._source(option.sources[option.default]))
        return box

    def _source(self, source: str) -> QLabel:
        """Return a label with the source of the values above it."""
        label = plain_label(self.tr("Source: {0}").format(catalogue.of_games(source)))
        label.setProperty("role", "hint")
        label.setWordWrap(True)
        label.setIndent(label.fontMetrics().height())
        return label

    def scale_contents(self, unit: float) -> None:
        """Scale the spaces with the text."""
        self._unit = unit
        margins(self._column, unit, 0, 0, 0, 0, spacing=6)
        margins(self._options, unit, 0, 4, 0, 0, spacing=12)
        self.presets.space(unit)
        for column in self._boxes:
            margins(column, unit, 0, 0, 0, 0, spacing=1)
        for button in self.values.values():
            button.space(unit)

    def _choose(self, name: str, value: str) -> None:
        assert self._setup is not None
        self._fall_silent()
        self.changed.emit(replace(self._setup, options={**self._setup.options, name: value}))

    def _choose_preset(self, preset: str) -> None:
        assert self._setup is not None
        self._fall_silent()
        self._picked = preset
        if preset.startswith(KEPT):
            rules = self._sets[preset.removeprefix(KEPT)]
            self.changed.emit(replace(self._setup, options=rules.options))
        elif preset == OWN:
            own = self._own.get(self._setup.game, self._setup.options)
            self.changed.emit(replace(self._setup, options=own))
            self.presets.chips[OWN].setChecked(True)
            self.fold.setChecked(True)
            self._show_about(OWN)
        else:
            self.changed.emit(with_preset(self._setup, preset))
