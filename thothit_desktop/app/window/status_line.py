# SPDX-License-Identifier: MIT
"""The status bar: the card under the focus, the fingerprint of the deal, and the match's progress."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from thothit_desktop.app.families import texts_of
from thothit_desktop.app.messages.fingerprints import in_groups
from thothit_desktop.app.store.setting import STATUS_LINE
from thothit_desktop.app.widgets.plain_text import plain_label
from thothit_desktop.app.window.context import AppContext
from thothit_desktop.flow.match import Match
from thothit_desktop.games.commitment import SHORT_DIGITS, Commitment
from thothit_desktop.table.drawing import names

GAP = 16
"""Pixels after the fingerprint; half of it before the edge of the window."""


class StatusLine(QObject):
    """Shows the card under the focus, the deal's fingerprint and the match's progress in the status bar."""

    def __init__(self, context: AppContext) -> None:
        super().__init__(context.window)
        bar = context.window.statusBar()
        self._bar, self._settings, self._matches = bar, context.settings, context.matches
        self._fingerprint = plain_label(parent=bar)
        self._fingerprint.hide()
        self._commitment: Commitment | None = None
        """The commitment whose fingerprint is shown."""
        self._fingerprint.setContentsMargins(0, 0, GAP, 0)
        bar.addPermanentWidget(self._fingerprint)
        self._progress = plain_label(parent=bar)
        self._progress.setContentsMargins(0, 0, GAP // 2, 0)
        bar.addPermanentWidget(self._progress)
        bar.messageChanged.connect(self.fit)
        self._settings.changed.connect(self._apply_setting)
        self._apply_setting(STATUS_LINE.key)
        session = context.controller.session
        for changed in (session.changed, session.helped, context.matches.opened):
            changed.connect(self._show_progress)

    def _apply_setting(self, key: str) -> None:
        if key == STATUS_LINE.key:
            self._bar.setVisible(self._settings.is_on(STATUS_LINE))

    def fit(self) -> None:
        """Show the fingerprint if the card's name and the progress leave room for it."""
        name = self._bar.fontMetrics().horizontalAdvance(self._bar.currentMessage())
        wanted = self._fingerprint.sizeHint().width() + self._progress.sizeHint().width() + name + 3 * GAP
        self._fingerprint.setVisible(bool(self._fingerprint.text()) and wanted <= self._bar.width())

    def describe(self, cards: Sequence[int], more: str = "") -> None:
        """Show the names of the cards under the mouse or the focus, and `more` text."""
        named = ", ".join(names.caption(card, self._settings.deck) for card in cards)
        self._bar.showMessage(" · ".join(filter(None, (named, more))))

    def _show_progress(self) -> None:
        """Show the match's progress, and clear the card's name."""
        match = self._matches.match
        self._bar.clearMessage()
        told = texts_of(match.game.spec).progress(match)
        if match.seeds[-1] is not None:
            told = self.tr("Deal {0} · {1}").format(match.seeds[-1], told)
        self._progress.setText(" · ".join([told, *self._help(match)]))
        self._show_fingerprint(match)
        self.fit()

    def _show_fingerprint(self, match: Match) -> None:
        """Show the first digits of the round's fingerprint, if it has one."""
        commitment = match.commitments[-1]
        if commitment is self._commitment:
            return
        self._commitment = commitment
        if commitment is None:
            self._fingerprint.clear()
        elif commitment.fits(match.position):
            told, digits = self.tr("Fingerprint {0}"), in_groups(commitment.fingerprint[:SHORT_DIGITS])
            self._fingerprint.setText(told.format(digits))
            self._fingerprint.setToolTip(
                self.tr("Write it down to check after the round that no card was changed")
            )
        else:
            self._fingerprint.setText(self.tr("The fingerprint doesn't match the cards"))
            self._fingerprint.setToolTip(self.tr("This match was changed after its cards were dealt"))

    def _help(self, match: Match) -> list[str]:
        """Return the words for fair play, a variation, help, and giving up, as far as they apply."""
        told = [self.tr("fair play")] if match.fair and not match.given_up else []
        if match.is_variation:
            told.append(self.tr("What if: practice that doesn't count"))
        if match.help:
            told.append(self.tr("helped %n time(s)", "", match.help))
        if match.given_up:
            told.append(self.tr("given up"))
        return told
