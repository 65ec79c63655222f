# SPDX-License-Identifier: MIT
"""All rows of the settings window: those for all games, and those of the families of games."""

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtGui import QIcon, QPixmap

from thothit_desktop.app.families import FAMILIES
from thothit_desktop.app.messages import level_texts
from thothit_desktop.app.messages.card_backs import back_names
from thothit_desktop.app.messages.catalogue import of_games
from thothit_desktop.app.messages.languages import waiting_languages
from thothit_desktop.app.messages.lists import both
from thothit_desktop.app.settings.controls import ICON
from thothit_desktop.app.settings.rows import SettingRow, SettingsPage
from thothit_desktop.app.store import setting as known
from thothit_desktop.app.store.preference import Preference, Topic
from thothit_desktop.app.store.setting import Setting
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.games import games
from thothit_desktop.games.cards import HIDDEN, card
from thothit_desktop.languages import LANGUAGES, SYSTEM
from thothit_desktop.players.matched_level import MATCHED
from thothit_desktop.table.drawing import background
from thothit_desktop.table.drawing.art import Key, render
from thothit_desktop.table.drawing.figures import figure_pixmap
from thothit_desktop.table.geometry.decks import BACKS

translate = QCoreApplication.translate

_RATIO = 2.0
"""Device pixels for each pixel of a picture, enough for dense screens."""
_SHOWN = card("RF")
"""The card that shows a deck."""

_MOST_NAMED = 3
"""The most games named in a row; of more games, the row names one and gives their number."""


def setting_rows(settings: Settings) -> list[SettingRow]:
    """Return all rows in the order of the window."""
    rows = [_row(settings, *texts) for texts in _texts()]
    rows += _of_families(settings)
    return sorted(rows, key=lambda row: list(SettingsPage).index(row.page))


def _row(
    settings: Settings,
    page: SettingsPage,
    setting: Setting,
    label: str,
    about: str,
    values: Mapping[str, str],
) -> SettingRow:
    pictures: dict[Setting, Callable[[str], QIcon]] = {
        known.FIGURE: lambda figure: QIcon(figure_pixmap(figure, ICON, _RATIO)),
        known.MAT: lambda mat: QIcon(background.mat_picture(QSize(ICON, ICON), ICON // 4, _RATIO, mat)),
        known.BACK: partial(_picture, settings.deck, HIDDEN),
        known.DECK: lambda deck: _picture(deck, _SHOWN, BACKS[0]),
    }
    return SettingRow(
        page=page,
        setting=setting,
        label=label,
        about=about,
        values=values,
        percent=setting is known.VOLUME,
        offered=settings.offered_backs if setting is known.BACK else None,
        icon=pictures.get(setting),
        read=partial(settings.value, setting),
    )


def _picture(deck: str, shown: int, back: str) -> QIcon:
    """Return a card of a deck, or its back for HIDDEN."""
    high = round(ICON * _RATIO)
    picture = render(Key(deck, shown, high, indexed=True, large=False, back=back))
    return QIcon(QPixmap.fromImage(picture))


def _texts() -> list[tuple[SettingsPage, Setting, str, str, Mapping[str, str]]]:
    """Return the rows for all games: page, setting, label, description, and the words of the values."""
    return [
        (
            SettingsPage.YOU,
            known.NAME,
            translate("settings", "Your name"),
            translate(
                "settings",
                "Your name at the table and in saved matches. If you leave it empty, you appear as You.",
            ),
            {},
        ),
        (
            SettingsPage.YOU,
            known.FIGURE,
            translate("settings", "Your figure"),
            translate("settings", "The figure on your name panel at the table."),
            {
                "headcloth": translate("settings", "Headcloth"),
                "bun": translate("settings", "Bun with a flower"),
                "peak": translate("settings", "Pointed headcloth"),
                "cap": translate("settings", "Cap and moustache"),
                "veil": translate("settings", "Veil"),
                "straw": translate("settings", "Straw hat"),
                "horns": translate("settings", "Horned headdress"),
                "crown": translate("settings", "Crown"),
                "curl": translate("settings", "Knot of hair"),
                "beard": translate("settings", "Beard"),
            },
        ),
        (
            SettingsPage.YOU,
            known.LANGUAGE,
            translate("settings", "Language"),
            translate("settings", "The language of windows, rules and lessons. {0}").format(
                waiting_languages()
            ),
            {SYSTEM: translate("settings", "Same as the system")}
            | {code: language.name for code, language in LANGUAGES.items()},
        ),
        (
            SettingsPage.CARDS,
            known.APPEARANCE,
            translate("settings", "Appearance"),
            translate(
                "settings",
                "Light windows and a table by day, dark windows and a table by night, or black "
                "and white with bright marks and thick lines.",
            ),
            {
                "system": translate("settings", "Same as the system"),
                "light": translate("settings", "Light"),
                "dark": translate("settings", "Dark"),
                "high-contrast": translate("settings", "High contrast"),
            },
        ),
        (
            SettingsPage.CARDS,
            known.DECK,
            translate("settings", "Cards"),
            translate("settings", "The card style in all games except those played with French cards."),
            {
                "ceki": translate("settings", "Ceki"),
                "western": translate("settings", "Western"),
                "western-cats": translate("settings", "Western (CatsAtCards)"),
            },
        ),
        (
            SettingsPage.CARDS,
            known.FOUR_COLOURS,
            translate("settings", "Four-colour suits"),
            translate("settings", "Blue diamonds and green clubs on Western cards."),
            {},
        ),
        (
            SettingsPage.CARDS,
            known.BACK,
            translate("settings", "Backs"),
            translate("settings", "A colour or a batik pattern for the backs of the cards."),
            back_names(),
        ),
        (
            SettingsPage.CARDS,
            known.INDEX,
            translate("settings", "Corner index"),
            translate("settings", "Show the rank and suit of ceki cards in a corner."),
            {},
        ),
        (
            SettingsPage.CARDS,
            known.MAT,
            translate("settings", "Mat"),
            translate("settings", "What the cards lie on."),
            {
                "pandan": translate("settings", "Plaited pandan"),
                "green": translate("settings", "Green"),
                "batik": translate("settings", "Brown batik"),
                "blue": translate("settings", "Dark blue"),
            },
        ),
        (
            SettingsPage.CARDS,
            known.MOVES,
            translate("settings", "List of moves"),
            translate("settings", "List the moves of the round beside the table."),
            {},
        ),
        (
            SettingsPage.CARDS,
            known.TOOL_BAR,
            translate("settings", "Toolbar"),
            translate("settings", "Four buttons beside the menus: undo, hint, new game, find."),
            {},
        ),
        (
            SettingsPage.CARDS,
            known.STATUS_LINE,
            translate("settings", "Status line"),
            translate(
                "settings",
                "A line below the table with the card you point at, the deal's number and its fingerprint.",
            ),
            {},
        ),
        (
            SettingsPage.CARDS,
            known.TEXT_SIZE,
            translate("settings", "Text on the table"),
            translate("settings", "The size of names, points and messages on the table."),
            {
                "100": translate("settings", "100 %"),
                "125": translate("settings", "125 %"),
                "150": translate("settings", "150 %"),
                "175": translate("settings", "175 %"),
                "200": translate("settings", "200 %"),
            },
        ),
        (
            SettingsPage.MOTION,
            known.SPEED,
            translate("settings", "Speed"),
            translate("settings", "How fast cards move, and how long you see each move."),
            {
                "off": translate("settings", "Off"),
                "fast": translate("settings", "Fast"),
                "normal": translate("settings", "Normal"),
                "slow": translate("settings", "Slow"),
            },
        ),
        (
            SettingsPage.MOTION,
            known.PACE,
            translate("settings", "Pace of computer players"),
            translate("settings", "How long computer players seem to think before they play."),
            {
                "brisk": translate("settings", "Brisk"),
                "usual": translate("settings", "Usual"),
                "leisurely": translate("settings", "Leisurely"),
            },
        ),
        (
            SettingsPage.MOTION,
            known.REDUCED_MOTION,
            translate("settings", "Reduced motion"),
            translate("settings", "At any speed, cards fade from place to place instead of flying."),
            {},
        ),
        (
            SettingsPage.MOTION,
            known.FACES,
            translate("settings", "Faces and words"),
            translate(
                "settings", "Players smile or wince at what everybody can see, and sometimes say something."
            ),
            {},
        ),
        (
            SettingsPage.MOTION,
            known.SOUNDS,
            translate("settings", "Sounds"),
            translate("settings", "Hear cards, captures, calls and the end of a round."),
            {},
        ),
        (
            SettingsPage.MOTION,
            known.VOLUME,
            translate("settings", "Volume"),
            translate("settings", "How loud sounds are: {0}%."),
            {},
        ),
        (
            SettingsPage.PLAY,
            known.FORCED_MOVES,
            translate("settings", "Play the only legal move"),
            translate("settings", "If only one move is legal, Thothit plays it for you after a moment."),
            {},
        ),
        (
            SettingsPage.PLAY,
            known.CONFIRM_MOVES,
            translate("settings", "Warn of costly captures"),
            translate("settings", "Ask again before a capture that keeps you from winning the round."),
            {},
        ),
        (
            SettingsPage.PLAY,
            known.CONFIRM_RESTART,
            translate("settings", "Ask before a restart"),
            translate("settings", "Ask before you restart a deal. In fair play, Thothit always asks."),
            {},
        ),
        (
            SettingsPage.PLAY,
            known.LEARN_UNSEEN,
            translate("settings", "Count unseen cards"),
            translate(
                "settings",
                "A table beside the cards counts those you haven't seen yet.",
            ),
            {},
        ),
        (
            SettingsPage.PLAY,
            known.LEARN_CAPTURED,
            translate("settings", "Remember captured cards"),
            translate(
                "settings",
                "A chart beside the cards shows which cards are gone, and who has them.",
            ),
            {},
        ),
        (
            SettingsPage.PLAY,
            known.LEARN_WARNING,
            translate("settings", "Warn of weak moves"),
            translate(
                "settings",
                "Ask again before a move that costs more points than this. In Thunee, 5 points are half "
                "a ball; in Kowah, about a 10% chance of winning. In fair play, warnings and tables of "
                "cards count as help.",
            ),
            {
                "off": translate("settings", "Never"),
                "2": translate("settings", "More than 2 points"),
                "5": translate("settings", "More than 5 points"),
                "10": translate("settings", "More than 10 points"),
            },
        ),
        (
            SettingsPage.NEW_GAMES,
            known.NEW_LEVEL,
            translate("settings", "Opponents"),
            translate("settings", "Who plays against you in a game you haven't set up yet."),
            {**level_texts.choices(), MATCHED: translate("settings", "match my strength")},
        ),
        (
            SettingsPage.NEW_GAMES,
            known.NEW_LENGTH,
            translate("settings", "Match length"),
            translate(
                "settings",
                "How long a match is in a game you haven't set up yet, if that game offers this length.",
            ),
            {
                "usual": translate("settings", "The game's usual length"),
                "free": translate("settings", "Free rounds"),
                "rotation": translate("settings", "One full rotation"),
                "3": translate("settings", "3 rounds"),
                "6": translate("settings", "6 rounds"),
                "9": translate("settings", "9 rounds"),
            },
        ),
        (
            SettingsPage.NEW_GAMES,
            known.NEW_FAIR,
            translate("settings", "Fair play"),
            translate(
                "settings",
                "A game you haven't set up yet begins in fair play: you can't undo past a newly "
                "revealed card.",
            ),
            {},
        ),
    ]


def _of_families(settings: Settings) -> list[SettingRow]:
    """Return the rows for the preferences of families, each naming its games."""
    found: dict[str, tuple[Preference, list[str]]] = {}
    for family in FAMILIES.values():
        ids = [spec.id for spec in games().values() if spec.family == family.id]
        for preference in family.preferences():
            found.setdefault(preference.key, (preference, []))[1].extend(ids)
    return [_of_preference(settings, preference, ids) for preference, ids in found.values()]


def _of_preference(settings: Settings, preference: Preference, ids: list[str]) -> SettingRow:
    names = [of_games(games()[game].name) for game in ids]
    shown = both(names)
    if len(names) > _MOST_NAMED:
        others = len(names) - 1
        shown = translate("settings", "{0} and %n other game(s)", "", others).format(names[0])
    played = translate("settings", "For {0}.").format(shown)

    def sentence(about: str) -> str:
        return f"{about}. {played}" if about else played

    return SettingRow(
        page=SettingsPage.CARDS if preference.topic is Topic.TABLE else SettingsPage.PLAY,
        setting=preference.setting,
        label=preference.title.text,
        about=sentence(preference.title.about),
        values={value: entry.text for value, entry in preference.values.items()},
        abouts={value: sentence(entry.about) for value, entry in preference.values.items() if entry.about},
        marks=preference.marks,
        read=lambda: settings.preference(preference, settings.game if settings.game in ids else ids[0]),
    )
