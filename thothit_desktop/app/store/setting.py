# SPDX-License-Identifier: MIT
"""The settings for all games: their keys, values and defaults."""

from dataclasses import dataclass

from thothit_desktop.flow.match import DEFAULT_LEVEL
from thothit_desktop.games.quoting import LONGEST_NAME
from thothit_desktop.languages import LANGUAGES, SYSTEM
from thothit_desktop.players import LEVELS, YARDSTICKS, level_of
from thothit_desktop.players.matched_level import MATCHED
from thothit_desktop.table.drawing.figures import OWN, figures
from thothit_desktop.table.geometry.decks import BACKS, STYLES, SUIT_BACKS
from thothit_desktop.table.stage.timing import FACTOR, PACES
from thothit_desktop.table.theme.mats import MATS
from thothit_desktop.table.theme.themes import THEMES

ON_OFF = ("on", "off")
"""The usual values of a check mark: checked and unchecked."""
USUAL = "usual"
"""The value for the usual length of a match of each game."""


@dataclass(frozen=True)
class Setting:
    """A setting with its key and default. Without `allowed` values it is a line of text."""

    key: str
    default: str
    allowed: tuple[str, ...] = ()
    renamed: tuple[tuple[str, str], ...] = ()
    """Values of earlier versions, with their present names."""

    def accepts(self, value: object) -> bool:
        """Return True if a value is valid."""
        if not isinstance(value, str):
            return False
        if self.allowed:
            return value in self.allowed
        return value == value.strip() and value.isprintable() and len(value) <= LONGEST_NAME

    def today(self, value: object) -> object:
        """Return the present name of a stored value."""
        return dict(self.renamed).get(str(value), value)


LOUDEST = 100
"""The highest volume, in percent."""

NAME = Setting("name", "")
LANGUAGE = Setting("language", SYSTEM, (SYSTEM, *LANGUAGES))
DECK = Setting("deck", "ceki", STYLES)
FOUR_COLOURS = Setting("four-colours", "off", ON_OFF)
BACK = Setting("back", BACKS[0], (*BACKS, *SUIT_BACKS.values()))
INDEX = Setting("index", "on", ON_OFF)
FACES_OF_CARDS = (DECK.key, FOUR_COLOURS.key, INDEX.key)
"""The keys of the settings that change the faces of cards."""
SPEED = Setting("speed", "normal", tuple(FACTOR))
PACE = Setting("pace", "usual", tuple(PACES))
TEXT_SIZE = Setting("text-size", "100", ("100", "125", "150", "175", "200"))
FIGURE = Setting("figure", OWN, figures())
FORCED_MOVES = Setting("forced-moves", "off", ON_OFF)
FACES = Setting("faces", "on", ON_OFF)
REDUCED_MOTION = Setting("reduced-motion", "off", ON_OFF)
SOUNDS = Setting("sounds", "on", ON_OFF)
VOLUME = Setting("volume", "60", tuple(str(percent) for percent in range(LOUDEST + 1)))
MAT = Setting("mat", "pandan", MATS)
APPEARANCE = Setting("appearance", SYSTEM, (SYSTEM, *THEMES))
MOVES = Setting("moves", "off", ON_OFF)
TOOL_BAR = Setting("tool-bar", "on", ON_OFF)
STATUS_LINE = Setting("status-line", "off", ON_OFF)
CONFIRM_RESTART = Setting("confirm-restart", "on", ON_OFF)
CONFIRM_MOVES = Setting("confirm-moves", "on", ON_OFF)
LEARN_UNSEEN = Setting("learn-unseen", "off", ON_OFF)
LEARN_CAPTURED = Setting("learn-captured", "off", ON_OFF)
LEARN_WARNING = Setting("learn-warning", "off", ("off", "2", "5", "10"))
NEW_LEVEL = Setting(
    "new-level", DEFAULT_LEVEL, (*LEVELS, MATCHED), tuple((old, level_of(old)) for old in YARDSTICKS)
)
NEW_LENGTH = Setting("new-length", USUAL, (USUAL, "free", "rotation", "3", "6", "9"))
NEW_FAIR = Setting("new-fair", "off", ON_OFF)
