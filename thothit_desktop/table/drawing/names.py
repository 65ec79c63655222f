# SPDX-License-Identifier: MIT
"""The names of cards: in English (translatable) and in Javanese, as in Surakarta about 1941."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from thothit_desktop.games.cards import CODES, FRENCH, RANK, STAMPED
from thothit_desktop.table.geometry.decks import DECKS

_CEKI = {
    "OT": QT_TRANSLATE_NOOP("CardNames", "Old Thousand"),
    "RF": QT_TRANSLATE_NOOP("CardNames", "Red Flower"),
    "WF": QT_TRANSLATE_NOOP("CardNames", "White Flower"),
    "C": QT_TRANSLATE_NOOP("CardNames", "{0} of Coins"),
    "S": QT_TRANSLATE_NOOP("CardNames", "{0} of Strings"),
    "M": QT_TRANSLATE_NOOP("CardNames", "{0} of Myriads"),
}
_FRENCH = {
    "s": QT_TRANSLATE_NOOP("CardNames", "{0} of Spades"),
    "h": QT_TRANSLATE_NOOP("CardNames", "{0} of Hearts"),
    "d": QT_TRANSLATE_NOOP("CardNames", "{0} of Diamonds"),
    "c": QT_TRANSLATE_NOOP("CardNames", "{0} of Clubs"),
}
_PIPS = {
    "A": QT_TRANSLATE_NOOP("CardNames", "Ace"),
    "T": QT_TRANSLATE_NOOP("CardNames", "10"),
    "J": QT_TRANSLATE_NOOP("CardNames", "Jack"),
    "Q": QT_TRANSLATE_NOOP("CardNames", "Queen"),
    "K": QT_TRANSLATE_NOOP("CardNames", "King"),
}
_SIGNS = {1: "A", 11: "J", 12: "Q", 13: "K"}
_RANK = QT_TRANSLATE_NOOP("CardNames", "rank {0}")
_STAMPED = QT_TRANSLATE_NOOP("CardNames", "stamped")

_SURAKARTA = {
    "C1": "iyo kasut",
    "C2": "loro plompong",
    "C3": "telu plenthi",
    "C4": "papat tambur",
    "C5": "lima kanthong",
    "C6": "nem kerok",
    "C7": "pitu kera",
    "C8": "wolu picis",
    "C9": "sanga glindhing",
    "S1": "iyo bedor",
    "S2": "loro dengkek",
    "S3": "telu gunung",
    "S4": "pat cawang",
    "S5": "lima lintrik",
    "S6": "nem kléja",
    "S7": "pitu lintrik",
    "S8": "wolu lintrik",
    "S9": "sanga ban",
    "M1": "iyo gundhul",
    "M2": "loro cina",
    "M3": "telu cina",
    "M4": "papat cina",
    "M5": "lima cina",
    "M6": "nem cina",
    "M7": "pitu cina",
    "M8": "wolu cina",
    "M9": "sanga cina",
    "OT": "iyo ratu",
    "RF": "kinci",
    "WF": "iyo kucing",
}


def name(card: int, deck: str = "ceki") -> str:
    """Return a card's translated name, as the pictures of a deck show it."""
    french = DECKS[deck].french(card)
    if french:
        pip = french[0]
        return _translated(_FRENCH[french[1]]).format(_translated(_PIPS[pip]) if pip in _PIPS else pip)
    code = CODES[card]
    if code in _CEKI:
        return _translated(_CEKI[code])
    return _translated(_CEKI[code[0]]).format(code[1])


def rank_sign(rank: int, french: bool) -> str:
    """Return the sign of a rank in a card's corner."""
    return _SIGNS.get(rank, str(rank)) if french else str(rank)


def _translated(text: object) -> str:
    """Return the translation of a text of the tables above, which mark it."""
    return QCoreApplication.translate("CardNames", str(text))


def javanese(card: int) -> str:
    """Return a ceki card's Javanese name in Latin letters."""
    return _SURAKARTA[CODES[card]]


def spoken_name(card: int, deck: str = "ceki") -> str:
    """Return a card's spoken name: with its rank if the name has none, and whether it is stamped."""
    return " ".join(_short(card, deck))


def short_caption(card: int, deck: str = "ceki") -> str:
    """Return the same to be read under a card."""
    return " · ".join(_short(card, deck))


def _short(card: int, deck: str) -> list[str]:
    words = [name(card, deck)]
    if card not in FRENCH and not any(sign.isdigit() for sign in words[0]):
        words.append(_translated(_RANK).format(RANK[card]))
    if card in STAMPED:
        words.append(_translated(_STAMPED))
    return words


def caption(card: int, deck: str = "ceki") -> str:
    """Return a card's names, rank and stamp in one line; for a French card its name."""
    if card in FRENCH:
        return name(card, deck)
    parts = [
        *([name(card, deck)] if DECKS[deck].stands_for else []),
        name(card),
        javanese(card),
        _translated(_RANK).format(RANK[card]),
    ]
    if card in STAMPED:
        parts.append(_translated(_STAMPED))
    return " · ".join(parts)
