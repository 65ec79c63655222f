# SPDX-License-Identifier: MIT
"""What cards are called: in English (translatable) and in Javanese, as in Surakarta about 1941."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from thothit_desktop.games.cards import CODES, RANK, STAMPED

_CEKI = {
    "OT": QT_TRANSLATE_NOOP("CardNames", "Old Thousand"),
    "RF": QT_TRANSLATE_NOOP("CardNames", "Red Flower"),
    "WF": QT_TRANSLATE_NOOP("CardNames", "White Flower"),
    "C": QT_TRANSLATE_NOOP("CardNames", "{0} of Coins"),
    "S": QT_TRANSLATE_NOOP("CardNames", "{0} of Strings"),
    "M": QT_TRANSLATE_NOOP("CardNames", "{0} of Myriads"),
}
_WESTERN = {
    "OT": QT_TRANSLATE_NOOP("CardNames", "King of Clubs"),
    "RF": QT_TRANSLATE_NOOP("CardNames", "Queen of Clubs"),
    "WF": QT_TRANSLATE_NOOP("CardNames", "Jack of Clubs"),
    "C": QT_TRANSLATE_NOOP("CardNames", "{0} of Diamonds"),
    "S": QT_TRANSLATE_NOOP("CardNames", "{0} of Hearts"),
    "M": QT_TRANSLATE_NOOP("CardNames", "{0} of Spades"),
    "1": QT_TRANSLATE_NOOP("CardNames", "Ace"),
}
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
    """A card's English name, or its translation, as the pictures of a deck show it."""
    code = CODES[card]
    words = _CEKI if deck == "ceki" else _WESTERN
    if code in words:
        return _tr(words[code])
    suit, rank = code[0], code[1]
    return _tr(words[suit]).format(_tr(words[rank]) if rank in words else rank)


def _tr(text: object) -> str:
    return QCoreApplication.translate("CardNames", str(text))


def javanese(card: int) -> str:
    """A card's Javanese name in Latin letters."""
    return _SURAKARTA[CODES[card]]


def caption(card: int, deck: str = "ceki") -> str:
    """All that is to be said of a card in one line: its names, its rank, and whether it is stamped."""
    parts = [
        *([] if deck == "ceki" else [name(card, deck)]),
        name(card),
        javanese(card),
        _tr(_RANK).format(RANK[card]),
    ]
    if card in STAMPED:
        parts.append(_tr(_STAMPED))
    return " · ".join(parts)
