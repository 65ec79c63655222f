# SPDX-License-Identifier: MIT
"""The window of a deal's fingerprint, and of the cards it proves after the round."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QDialog, QWidget

from thothit_desktop.app.forms.ui_fingerprint_window import Ui_FingerprintWindow
from thothit_desktop.app.messages.fingerprints import in_groups
from thothit_desktop.app.store.setting import STATUS_LINE
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.widgets.flow_layout import wrap_row
from thothit_desktop.app.widgets.screen_room import keep_within_screen
from thothit_desktop.flow.match import Match
from thothit_desktop.games.commitment import SHORT_DIGITS, committed_text


class FingerprintWindow(QDialog):
    """Shows the fingerprint of one round of a match, at first the last round."""

    look = Signal(int)
    """The user wants to see all hands of a round (from 0)."""
    explain = Signal()
    """The user wants the help page on fingerprints."""

    def __init__(self, match: Match, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.ui = ui = Ui_FingerprintWindow()
        ui.setupUi(self)
        wrap_row(ui.copy_layout)
        self._match = match
        fixed = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        ui.fingerprint.setFont(fixed)
        ui.cards.setFont(fixed)
        rounds = len(match.positions)
        ui.rounds.addItems([str(number) for number in range(1, rounds + 1)])
        ui.rounds.setCurrentIndex(rounds - 1)
        for widget in (ui.rounds_label, ui.rounds):
            widget.setVisible(rounds > 1)
        ui.rounds.currentIndexChanged.connect(self._show_round)
        ui.copy_fingerprint.clicked.connect(self._copy_fingerprint)
        ui.copy_cards.clicked.connect(lambda: QGuiApplication.clipboard().setText(ui.cards.toPlainText()))
        ui.look.clicked.connect(self._look)
        ui.explain.clicked.connect(self._explain)
        ui.status_line.setChecked(settings.is_on(STATUS_LINE))
        ui.status_line.toggled.connect(lambda on: settings.set_value(STATUS_LINE, "on" if on else "off"))
        self._show_round()
        keep_within_screen(self)

    @property
    def round(self) -> int:
        """The number of the shown round, from 0."""
        return self.ui.rounds.currentIndex()

    def _show_round(self) -> None:
        ui, match, number = self.ui, self._match, self.round
        position, commitment = match.positions[number], match.commitments[number]
        over = position.is_over
        ui.told.setText(self._told())
        ui.fingerprint.setVisible(commitment is not None)
        ui.cards.setVisible(commitment is not None)
        ui.chosen.setVisible(commitment is not None and match.was_chosen(number))
        ui.chosen.setText(
            self.tr(
                "You chose this deal, so its cards could be known in advance."
                " The fingerprint only shows that nobody has changed them."
            )
        )
        ui.copy_fingerprint.setEnabled(commitment is not None)
        ui.copy_cards.setEnabled(commitment is not None and over)
        ui.look.setEnabled(over)
        ui.fingerprint.setText("" if commitment is None else in_groups(commitment.fingerprint))
        shown = commitment is not None and over
        ui.cards.setPlainText(committed_text(position, commitment.nonce) if shown and commitment else "")

    def _told(self) -> str:
        """Return the explanation for the shown round."""
        match, number = self._match, self.round
        position, commitment = match.positions[number], match.commitments[number]
        if commitment is None and match.is_variation:
            return self.tr("This What if round has no fingerprint, because its cards were already known.")
        if commitment is None:
            return self.tr("This round has no fingerprint: none was saved when the cards were dealt.")
        if not commitment.fits(position):
            return self.tr(
                "The fingerprint doesn't fit the cards: this match was changed after its cards were dealt."
            )
        if not position.is_over:
            return self.tr(
                "The program computed this before it dealt the first card. Write it down, or its first {0}"
                " digits, and you can check after the round that no card was changed."
            ).format(SHORT_DIGITS)
        return self.tr(
            "The round is over. The line below lists every card as it was dealt. Its SHA-256 is the"
            " fingerprint: compare it with what you wrote down."
        )

    def _copy_fingerprint(self) -> None:
        commitment = self._match.commitments[self.round]
        if commitment is not None:
            QGuiApplication.clipboard().setText(commitment.fingerprint)

    def _look(self) -> None:
        self.accept()
        self.look.emit(self.round)

    def _explain(self) -> None:
        self.accept()
        self.explain.emit()
