# SPDX-License-Identifier: MIT
"""The score page of Kowah: the winning hand, and below it all players."""

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from thothit_desktop.app.messages.players import by
from thothit_desktop.app.rummy.texts import KowahTexts
from thothit_desktop.app.rummy.winning_hand import WonHand, captions, won_hand
from thothit_desktop.app.score.columns import ScoreColumns
from thothit_desktop.app.score.parts import DENSITIES, LOWEST, CardStrip, frame, label
from thothit_desktop.app.score.sheet_data import Cell, Row, Sheet, as_text, sheet, spoken
from thothit_desktop.app.widgets.card_pictures import CardPictures
from thothit_desktop.app.widgets.score_page import PageTexts, ScorePage
from thothit_desktop.flow.match import Match
from thothit_desktop.table.drawing.names import name

translate = QCoreApplication.translate


LARGEST = 120
"""The largest height of the winning cards, for a `unit` of 1."""
CENTRE = Qt.AlignmentFlag.AlignHCenter


class KowahPage(ScorePage):
    """The score page with the winning hand above a column for each player."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._outer = QVBoxLayout(self)
        self._outer.setContentsMargins(0, 0, 0, 0)
        self._hand = frame("winner")
        self._columns = ScoreColumns()
        self._outer.addWidget(self._hand, 0, CENTRE)
        self._outer.addWidget(self._columns)
        self._strips: list[CardStrip] = []
        self._texts: list[QLabel] = []
        self._blocks: list[QVBoxLayout] = []

    def show_round(self, match: Match, deck: str) -> PageTexts:
        """Show the last hand."""
        won, shown = won_hand(match.position.history), round_sheet(match, deck)
        self._show_hand(won)
        self._columns.figures = self.figures
        self._columns.fill(shown)
        return PageTexts(shown.headline, shown.notes, in_words(shown, won, deck))

    def _show_hand(self, won: WonHand | None) -> None:
        """Show the sets of the winning hand; hide its frame if nobody has won."""
        self._outer.removeWidget(self._hand)
        self._hand.setParent(None)
        self._hand.deleteLater()
        self._hand = frame("winner")
        self._strips, self._texts, self._blocks = [], [], []
        row = QHBoxLayout(self._hand)
        for caption, cards in zip(captions(), won.sets, strict=True) if won else ():
            block = QVBoxLayout()
            self._blocks.append(block)
            strip = CardStrip(Cell(tuple((card,) for card in cards), "", "", run=True))
            text = label(caption, "detail", CENTRE)
            self._strips.append(strip)
            self._texts.append(text)
            block.addWidget(strip, 0, CENTRE)
            block.addWidget(text)
            row.addLayout(block)
        self._outer.insertWidget(0, self._hand, 0, CENTRE)
        self._hand.setVisible(won is not None)
        self._hand.ensurePolished()

    def fit(self, pictures: CardPictures, room: QSize, unit: float) -> bool:
        """Fit the cards into `room`, shrinking the winning hand first; return False if too small."""
        gap = round(10 * unit)
        self._outer.setSpacing(gap)
        if not self._strips:
            return self._columns.fit(pictures, room, unit)
        row = self._hand.layout()
        assert row is not None
        row.setContentsMargins(2 * gap, gap // 2, 2 * gap, gap // 2)
        row.setSpacing(3 * gap)
        for block in self._blocks:
            block.setSpacing(gap // 4)
        for text in self._texts:
            text.ensurePolished()
            text.updateGeometry()
        height = round(LARGEST * unit)
        while True:
            for strip in self._strips:
                strip.fit(pictures, height, float("inf"), DENSITIES[0])
            for layout in (*self._blocks, row):
                layout.invalidate()
            hand = row.sizeHint()
            left = room - QSize(0, hand.height() + gap)
            if hand.width() <= room.width() and self._columns.fit(pictures, left, unit):
                return True
            if height <= LOWEST:
                return False
            height = max(LOWEST, height - max(2, height // 16))

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the size of the page with the cards of the last `fit`."""
        columns = self._columns.sizeHint()
        if not self._strips:
            return columns
        row = self._hand.layout()
        assert row is not None
        hand = row.sizeHint()
        return QSize(
            max(columns.width(), hand.width()), columns.height() + hand.height() + self._outer.spacing()
        )

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the size hint, so that a smaller room scrolls."""
        return self.sizeHint()


def round_sheet(match: Match, deck: str) -> Sheet:
    """Return the sheet below the winning hand: a column for each player, with the pairs declared."""
    pairs: list[list[tuple[int, ...]]] = [[] for _ in match.names]
    for event in match.position.history:
        if event.kind == "declared":
            pairs[event.seat].append(event.cards)
    cells = tuple(Cell(tuple(shown), "", "") if shown else None for shown in pairs)
    rows = (
        [Row(translate("kowah", "Checki"), translate("kowah", "the pair shown"), cells)] if any(pairs) else []
    )
    texts = KowahTexts()
    told = [texts.progress(match), *([texts.round_over(match, deck)] if match.complete else [])]
    return sheet(match, rows)._replace(
        headline=texts.result(match, deck),
        notes=(how(match, deck), " · ".join(told)),
        points_heading=translate("kowah", "This round"),
        total_heading=translate("kowah", "Rounds won, of {0}").format(match.game.goal),
    )


def how(match: Match, deck: str) -> str:
    """Return a sentence on the source of the winning card."""
    won = won_hand(match.position.history)
    if won is None:
        return translate("kowah", "The stock ran out, and nobody claimed the last discard.")
    sentence = {
        "drew": translate("kowah", "{card}, drawn from the stock, completed the hand."),
        "took": translate("kowah", "{card}, discarded by {who} and taken in turn, completed the hand."),
        "claimed discarded": translate(
            "kowah", "{card}, discarded by {who} and claimed, completed the hand."
        ),
        "claimed drew": translate("kowah", "{card}, drawn by {who} and claimed, completed the hand."),
    }[won.how]
    who = "" if won.giver is None else by(match, won.giver)
    return sentence.format(card=name(won.card, deck), who=who)


def in_words(shown: Sheet, won: WonHand | None, deck: str) -> str:
    """Return the sheet as text, with the winning hand first."""
    text = as_text(shown, deck)
    if won is None:
        return text
    head, rest = text.split("\n\n", maxsplit=1)
    sets = zip(captions(), won.sets, strict=True)
    told = (
        translate("kowah", "{0}: {1}").format(caption, spoken([(card,) for card in cards], deck))
        for caption, cards in sets
    )
    return "\n\n".join([head, "\n".join(told), rest])
