# SPDX-License-Identifier: MIT
"""The bar of calls above the person's hand: bids, declarations, claims and passes as buttons with keys."""

import math
from collections.abc import Mapping, Sequence
from itertools import accumulate
from typing import NamedTuple

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QKeySequence, QMouseEvent
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QLabel, QPushButton, QWidget

from thothit_desktop.table.drawing import labels
from thothit_desktop.table.drawing.margins import ExpectedMargin
from thothit_desktop.table.panel import TablePanel
from thothit_desktop.table.selection.click_series import ClickSeries
from thothit_desktop.table.selection.countdown import Countdown
from thothit_desktop.table.theme.themes import theme

_IN_STRIP = 0.62
"""The largest part of the strip of words for the bar; a longer bar lies on the mat's lower edge."""
_AT_MOST = 0.76
"""The largest part of the strip for the bar if the mat is not free; a longer bar shortens its words."""
_MOST_ROWS = 2
_MARGIN = 0.8
"""The size of a margin's number on a button, relative to the words."""
_PRESSED = 44
"""The height in pixels at which a button is easy to hit."""
_SHRINK = (1.0, 0.92, 0.84, 0.76)
"""Sizes of the words to try until the buttons fit into two rows."""
_OPENING_KEYS = (
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down),
    *(Qt.Key.Key_Return, Qt.Key.Key_Enter),
)


class Call(NamedTuple):
    """A call that the person may make."""

    move: str
    """The text of its move."""
    words: str
    """The text on its button."""
    key: str = ""
    """The letter or digit that makes the call, shown on the button; empty for none."""
    enabled: bool = True
    """False if it cannot be made now."""
    about: str = ""
    """Its tooltip."""
    harmless: bool = False
    """True if the arrow keys start at this call."""
    quiet: bool = False
    """True if its button is only an outline, because the person may as well leave it."""


class _CallButton(QPushButton):
    """A button that ignores the second and third click of a series, which was meant for something else."""

    def __init__(self, words: str, clicks: ClickSeries, parent: QWidget) -> None:
        super().__init__(words, parent)
        self._clicks = clicks

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Press the button for a first click only; Qt also sends the second click here."""
        if self._clicks.number(event) == 1:
            super().mousePressEvent(event)


class CallBar(TablePanel):
    """Buttons over the table, some shown only while they can be used, and the time left to answer.

    Attempts to make a call that is not open are reported too, so that a listener can explain.
    """

    called = Signal(str)
    """Emitted with the text of a call's move when the call is made."""
    missed = Signal(str)
    """Emitted with the text of a call's move if it cannot be made, or no longer."""
    resized = Signal()
    """Emitted when the bar needs more or less of the strip of words."""

    def __init__(self, table: QAbstractScrollArea, clicks: ClickSeries) -> None:
        super().__init__(table.viewport())
        self._table, self._clicks = table, clicks
        self.setObjectName("calls")
        self.setAccessibleName(self.tr("Calls"))
        self._buttons: list[QPushButton] = []
        self._standing: tuple[Call, ...] = ()
        self._calls: tuple[Call, ...] = ()
        self._gone: tuple[Call, ...] = ()
        """Calls that were open until just now: a key may come too late."""
        self._margins: Mapping[str, ExpectedMargin] = {}
        """The expected margins of calls, by the text of their moves."""
        self._strip, self._font, self._mat_free = QRect(), 12, True
        self._in_strip = False
        self.countdown = Countdown(self)
        self.hide()

    # Contents

    @property
    def in_strip(self) -> int:
        """The logical pixels that the bar needs in the strip of words; 0 if it lies elsewhere."""
        return self.width() if self._in_strip and not self.isHidden() else 0

    def begin_at(self, left: int) -> None:
        """Start at this place in the strip, beside the turn's words."""
        self.move(left, self.y())

    @property
    def calls(self) -> tuple[Call, ...]:
        """The calls on the buttons."""
        return self._calls

    def stand(self, calls: Sequence[Call]) -> None:
        """Show the permanent calls, which stay even while they cannot be made; without any, hide the bar."""
        self._standing, self._gone = tuple(calls), ()
        self.countdown.stop()
        self._put(self._standing)

    def offer(self, calls: Sequence[Call], seconds: float | None = None) -> None:
        """Offer calls instead of the permanent ones; for some seconds, or without a limit."""
        self.countdown.stop()
        if seconds is not None:
            self.countdown.start(seconds)
        self._gone = tuple(call for call in self._calls if not call.enabled)
        self._put(tuple(calls))

    def withdraw(self) -> None:
        """Withdraw the offer; show the permanent calls again, disabled."""
        self.countdown.stop()
        if self._calls != self._standing:
            self._gone = self._calls
        self._put(tuple(call._replace(enabled=False) for call in self._standing))

    def show_move_values(self, margins: Mapping[str, ExpectedMargin]) -> None:
        """Show the expected margins of calls on their buttons, by the text of their moves."""
        if margins != self._margins:
            self._margins = margins
            self._put(self._calls)

    def _put(self, calls: tuple[Call, ...]) -> None:
        """Show these calls; keep buttons with the same text, and the focus on them."""
        before, self._calls = self._calls, calls
        if [call[1:3] for call in before] != [call[1:3] for call in calls]:
            self._leave_focus()
            for button in self._buttons:
                button.deleteLater()
                button.hide()
            self._buttons = [self._button(number, call) for number, call in enumerate(calls)]
        for button, call in zip(self._buttons, calls, strict=True):
            if button.hasFocus() and not call.enabled:
                self._leave_focus()
            button.setEnabled(call.enabled)
            margin = self._margins.get(call.move)
            about = " ".join(filter(None, (call.about, margin.about if margin is not None else "")))
            button.setToolTip(about or call.words)
            button.setAccessibleDescription(about)
        self._lay()
        self.setVisible(bool(calls))
        self.resized.emit()

    def _button(self, number: int, call: Call) -> QPushButton:
        button = _CallButton(call.words, self._clicks, self)
        button.setObjectName("quiet" if call.quiet else "")
        button.setAccessibleName(call.words)
        button.setAutoDefault(True)  # so that Enter presses it
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        button.clicked.connect(lambda: self.called.emit(self._calls[number].move))
        if call.key:
            cap = QLabel(call.key, button)
            cap.setObjectName("cap")
            cap.setAlignment(Qt.AlignmentFlag.AlignCenter)
            cap.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        label = QLabel(button)
        label.setObjectName("margin")
        label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        label.hide()
        button.show()
        return button

    def _leave_focus(self) -> None:
        """Give the keyboard focus back to the table."""
        focused = QApplication.focusWidget()
        if focused is not None and self.isAncestorOf(focused):
            self._table.setFocus()

    # Events

    def key(self, event: QKeyEvent) -> bool:
        """Make a call by its key, or focus the buttons by an arrow or Enter; True if the key was used."""
        if event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier):
            return False
        said = {event.text().upper(), QKeySequence(event.key()).toString().upper()} - {""}
        for call in (*self._calls, *self._gone):
            if call.key.upper() in said:
                if not event.isAutoRepeat():
                    (self.called if call.enabled and call in self._calls else self.missed).emit(call.move)
                return True
        if event.key() in _OPENING_KEYS and not self._has_focus():
            calls = zip(self._calls, self._buttons, strict=True)
            lit = sorted((pair for pair in calls if pair[0].enabled), key=lambda pair: not pair[0].harmless)
            if lit:
                lit[0][1].setFocus(Qt.FocusReason.TabFocusReason)
            return bool(lit)
        return False

    def _has_focus(self) -> bool:
        return any(button.hasFocus() for button in self._buttons)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Report a click on a disabled button, which Qt passes to the bar."""
        under = self.childAt(event.position().toPoint())
        for button, call in zip(self._buttons, self._calls, strict=True):
            if button is under and not call.enabled:
                self.missed.emit(call.move)
        event.accept()

    # Layout

    def set_strip(self, strip: QRect, font: int, mat_free: bool) -> None:
        """Set the strip of words in the table's coordinates, the size of words and the theme's colours.

        `mat_free` is True if nothing lies on the mat's lower edge while there are many calls.
        """
        self._strip, self._font, self._mat_free = strip, font, mat_free
        self._lay()

    def _lay(self) -> None:
        """Place the bar in the strip beside the turn's words, or in at most two rows above it if too wide."""
        if not self._calls or self._strip.isEmpty():
            return
        share = self._strip.width() * (_IN_STRIP if self._mat_free else _AT_MOST)
        for part in _SHRINK:
            font = max(10, round(self._font * part))
            widths, gap, clock = self._widths(font), max(3, font // 3), self._clock(font)
            in_strip = sum(widths) + gap * (len(widths) + 1) + clock <= share
            rows = [widths] if in_strip else split(widths, gap, self._strip.width() - 2 * gap - clock)
            if in_strip or (self._mat_free and len(rows) <= _MOST_ROWS):
                break
        if not in_strip and not self._mat_free:
            in_strip, rows = True, [shortened(widths, int(share) - gap * (len(widths) + 1) - clock)]
        line = max(4, font // 4) if clock else 0
        high = max(_PRESSED, round(font * 2.1))
        if in_strip:  # This may reach onto the mat's bound edge above.
            high = min(high, math.floor(self._strip.height() + font * 0.9) - line - 2 * (gap // 2) - 1)
        else:  # This stays below the table's upper edge.
            free = self._strip.top() - self._font - line - 2 * (gap // 2) - 1
            high = min(high, (free + gap) // len(rows) - gap)
        wide = max(sum(row) + gap * (len(row) - 1) for row in rows) + 2 * gap + clock
        tall = len(rows) * (high + gap) - gap + line + 2 * (gap // 2) + 1
        box = QRect(0, 0, wide, tall)
        box.moveCenter(self._strip.center())
        self._in_strip = in_strip
        if in_strip:
            box.moveBottom(self._strip.bottom())
        else:
            box.moveBottom(self._strip.top() - self._font)  # leaves space for a message
        self.setGeometry(box)
        self.setStyleSheet(style(high // 4))
        self._place(rows, font, high, gap, wide - clock)
        self.countdown.line.setGeometry(gap, tall - line - gap // 2, wide - 2 * gap, line)
        self.countdown.number.setFont(labels.font(font, bold=True))
        self.countdown.number.setGeometry(wide - clock - gap // 2, gap // 2, clock, tall - line - gap)

    def _widths(self, font: int) -> list[int]:
        """Return the widths that the buttons need, with their keys."""
        words = QFontMetrics(labels.font(font, bold=True))
        return [
            max(font * 3, words.horizontalAdvance(call.words) + font + 2) + self._beside(call, font)
            for call in self._calls
        ]

    def _beside(self, call: Call, font: int) -> int:
        """Return the width of a call's key and margin, right of its words."""
        key = self._cap(call, font) + font // 3 if call.key else 0
        return key + (self._margin_width(call, font) + font // 3 if call.move in self._margins else 0)

    def _margin_width(self, call: Call, font: int) -> int:
        return math.ceil(labels.badge_width(self._margins[call.move].words, round(font * _MARGIN)))

    def _clock(self, font: int) -> int:
        """Return the width of the seconds left, right of the buttons; 0 if no time runs."""
        if self.countdown.seconds_left is None:
            return 0
        return QFontMetrics(labels.font(font, bold=True)).horizontalAdvance("000")

    def _cap(self, call: Call, font: int) -> int:
        letters = QFontMetrics(labels.font(font * 0.75, bold=True))
        return max(font, letters.horizontalAdvance(call.key) + font // 2)

    def _place(self, rows: list[list[int]], font: int, high: int, gap: int, wide: int) -> None:
        """Put the buttons into their rows, each row in the middle of a width."""
        buttons = iter(zip(self._buttons, self._calls, strict=True))
        for number, row in enumerate(rows):
            x = (wide - sum(row) - gap * (len(row) - 1)) // 2
            y = gap // 2 + number * (high + gap)
            for width in row:
                button, call = next(buttons)
                button.setGeometry(x, y, width, high)
                button.setFont(labels.font(font, bold=True))
                words = QFontMetrics(button.font())
                free = width - font - self._beside(call, font)
                button.setText(words.elidedText(call.words, Qt.TextElideMode.ElideRight, free))
                right = self._place_cap(button, call, font)
                right += self._place_margin(button, call, font, right)
                button.setStyleSheet(f"QPushButton {{ padding-right: {right}px; }}")
                x += width + gap

    def _place_cap(self, button: QPushButton, call: Call, font: int) -> int:
        """Place the key at the right of a button; return the width that it takes."""
        cap = button.findChild(QLabel, "cap")
        if not isinstance(cap, QLabel):
            return 0
        wide, size = self._cap(call, font), min(button.height() - 4, round(font * 1.15))
        cap.setFont(labels.font(font * 0.75, bold=True))
        cap.setGeometry(button.width() - wide - font // 3, (button.height() - size) // 2, wide, size)
        return wide

    def _place_margin(self, button: QPushButton, call: Call, font: int, right: int) -> int:
        """Place a call's expected margin left of its key; return the width that it takes."""
        label, margin = button.findChild(QLabel, "margin"), self._margins.get(call.move)
        assert isinstance(label, QLabel)
        label.setVisible(margin is not None)
        if margin is None:
            return 0
        wide, size = self._margin_width(call, font), round(font * _MARGIN)
        high = math.ceil(labels.margin_height(size))
        kind, ratio = "call" if margin.best else "usual", self.devicePixelRatioF()
        label.setPixmap(labels.margin_bar(margin.words, margin.share, size, wide, ratio, kind))
        left = button.width() - right - wide - font // 3 * (2 if right else 1)
        label.setGeometry(left, (button.height() - high) // 2, wide, high)
        return wide + font // 3


def split(widths: Sequence[int], gap: int, most: int) -> list[list[int]]:
    """Return the buttons in as few rows of at most `most` as possible; two rows are about equally long."""
    total = sum(widths) + gap * (len(widths) - 1)
    if total <= most or len(widths) < 2:
        return [list(widths)]
    ends = list(accumulate(width + gap for width in widths))
    cut = min(range(1, len(widths)), key=lambda at: abs(2 * ends[at - 1] - ends[-1]))
    return [part for half in (widths[:cut], widths[cut:]) for part in split(half, gap, most)]


def shortened(widths: Sequence[int], most: int) -> list[int]:
    """Return the widths with the largest cut down, until their sum is at most `most`."""
    left, made = most, dict[int, int]()
    for place, number in enumerate(sorted(range(len(widths)), key=widths.__getitem__)):
        made[number] = min(widths[number], left // (len(widths) - place))
        left -= made[number]
    return [made[number] for number in range(len(widths))]


def style(radius: int) -> str:
    """Return the bar's style sheet: bright buttons for calls that can be made, dull ones for others."""
    tone, line = theme().calls, round(theme().lines)
    return f"""
        #calls {{ background: {tone.bar}; border: {line}px solid {tone.bar_edge};
            border-radius: {radius + 2}px; }}
        QPushButton {{ background: {tone.open}; color: {tone.ink}; border: 1px solid {tone.edge};
            border-radius: {radius}px; }}
        QPushButton:hover {{ background: {tone.hover}; }}
        QPushButton:pressed {{ background: {tone.pressed}; }}
        QPushButton:focus {{ background: {tone.pressed}; color: {tone.focus_ink};
            border: 3px solid {tone.focus_edge}; }}
        QPushButton:disabled {{ background: {tone.closed}; color: {tone.closed_ink};
            border: {line}px solid {tone.closed_edge}; }}
        #quiet:!hover:!pressed:!focus {{ background: transparent; color: {tone.open};
            border: {line}px solid {tone.open}; }}
        #quiet:!hover:!pressed:!focus #cap {{ color: {tone.open}; border: 1px solid {tone.open}; }}
        QPushButton #margin {{ background: transparent; border: none; }}
        QPushButton #cap {{ background: {tone.key}; color: {tone.ink};
            border: 1px solid {tone.key_edge}; border-radius: 3px; }}
        QPushButton #cap:disabled {{ color: {tone.closed_ink};
            border: 1px solid {tone.closed_key_edge}; }}
        #seconds {{ color: {tone.time_left}; }}
        QSlider {{ background: transparent; border: none; }}
        QSlider::groove {{ background: {tone.time_gone}; border: none; border-radius: 2px; }}
        QSlider::sub-page {{ background: {tone.time_left}; border-radius: 2px; }}
        QSlider::handle {{ background: transparent; border: none; width: 0; margin: 0; }}
    """
