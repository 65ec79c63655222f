# SPDX-License-Identifier: MIT
"""The worked example of Kowah."""

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.family.example import ExampleError, ExampleGuide
from thothit_desktop.app.rules import end_page
from thothit_desktop.app.rummy.winning_hand import captions, won_hand
from thothit_desktop.games.cards import codes
from thothit_desktop.games.contract import Position

translate = QCoreApplication.translate


class KowahExample(ExampleGuide):
    """The guide through the example, which ends with the winning hand."""

    def end_page(self, end: Position, names: Sequence[str]) -> str:
        """Return the page with the winning hand and all points; raise ExampleError if nobody won."""
        won = won_hand(end.history)
        if won is None:
            raise ExampleError("nobody has won the hand")
        cells = "".join(
            f'<td width="33%" class="trio">'
            f'<p class="cards"><img src="cards:{".".join(codes(cards))}" height="112" share="3"></p>'
            f'<p class="caption">{escape(caption)}</p></td>'
            for cards, caption in zip(won.sets, captions(), strict=True)
        )
        title = translate("kowah", "The winning hand: {0}").format(names[won.seat])
        table = f'<table width="100%" cellspacing="0" cellpadding="0"><tr>{cells}</tr></table>'
        return f"{end_page.heading(title)}{table}{end_page.points(end, names)}"
