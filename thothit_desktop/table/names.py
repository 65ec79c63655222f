# SPDX-License-Identifier: MIT
"""What cards are called: in English (translatable) and in Javanese, as in Surakarta about 1941."""

from PySide6.QtCore import QCoreApplication

from thothit_desktop.games.cards import CODES, RANK, STAMPED

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
    return _ceki(CODES[card]) if deck == "ceki" else _western(CODES[card])


def _ceki(code: str) -> str:
    translate = QCoreApplication.translate
    if code == "OT":
        return translate("CardNames", "Old Thousand")
    if code == "RF":
        return translate("CardNames", "Red Flower")
    if code == "WF":
        return translate("CardNames", "White Flower")
    suits = {
        "C": translate("CardNames", "%1 of Coins"),
        "S": translate("CardNames", "%1 of Strings"),
        "M": translate("CardNames", "%1 of Myriads"),
    }
    return suits[code[0]].replace("%1", code[1])


def _western(code: str) -> str:
    translate = QCoreApplication.translate
    if code == "OT":
        return translate("CardNames", "King of Clubs")
    if code == "RF":
        return translate("CardNames", "Queen of Clubs")
    if code == "WF":
        return translate("CardNames", "Jack of Clubs")
    suits = {
        "C": translate("CardNames", "%1 of Diamonds"),
        "S": translate("CardNames", "%1 of Hearts"),
        "M": translate("CardNames", "%1 of Spades"),
    }
    rank = translate("CardNames", "Ace") if code[1] == "1" else code[1]
    return suits[code[0]].replace("%1", rank)


def javanese(card: int) -> str:
    """A card's Javanese name in Latin letters."""
    return _SURAKARTA[CODES[card]]


def caption(card: int, deck: str = "ceki") -> str:
    """All that is to be said of a card in one line: its names, its rank, and whether it is stamped."""
    parts = [
        *([] if deck == "ceki" else [name(card, deck)]),
        name(card),
        javanese(card),
        QCoreApplication.translate("CardNames", "rank %1").replace("%1", str(RANK[card])),
    ]
    if card in STAMPED:
        parts.append(QCoreApplication.translate("CardNames", "stamped"))
    return " · ".join(parts)
