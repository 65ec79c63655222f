# SPDX-License-Identifier: MIT
"""A layout in lines, which wrap if the widgets do not fit beside each other."""

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QLayout, QLayoutItem, QSizePolicy, QWidget


class FlowLayout(QLayout):
    """Lays widgets out in as many lines as they need."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:  # noqa: N802
        """Add an item at the end."""
        self._items.append(item)

    def count(self) -> int:
        """Return the number of items."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:  # noqa: N802
        """Return the item at an index; None if there is none."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:  # noqa: N802
        """Remove and return the item at an index; None if there is none."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def hasHeightForWidth(self) -> bool:  # noqa: N802
        """Return True: a narrower layout is higher."""
        return True

    def expandingDirections(self) -> Qt.Orientation:  # noqa: N802
        """Return no direction: the layout takes no more room than it needs."""
        return Qt.Orientation(0)

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        """Return the height of all lines at a width."""
        return self._lay(QRect(0, 0, width, 0), place=False)

    def setGeometry(self, rect: QRect) -> None:  # noqa: N802
        """Lay the items out in a rectangle."""
        super().setGeometry(rect)
        self._lay(rect, place=True)

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the size of all items on one line."""
        sizes = [item.sizeHint() for item in self._shown()]
        across = sum(size.width() for size in sizes) + self.spacing() * max(0, len(sizes) - 1)
        return QSize(across, max((size.height() for size in sizes), default=0))

    def minimumSize(self) -> QSize:  # noqa: N802
        """Return the size of the widest and the highest item."""
        sizes = [item.sizeHint() for item in self._shown()]
        return QSize(
            max((size.width() for size in sizes), default=0),
            max((size.height() for size in sizes), default=0),
        )

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _lay(self, rect: QRect, place: bool) -> int:
        left, top, line = rect.left(), rect.top(), 0
        for item in self._shown():
            size = item.sizeHint()
            if left > rect.left() and left + size.width() > rect.right() + 1:
                left, top, line = rect.left(), top + line + self.spacing(), 0
            if place:
                item.setGeometry(QRect(QPoint(left, top), size))
            left += size.width() + self.spacing()
            line = max(line, size.height())
        return top + line - rect.top()


def wrap_row(row: QHBoxLayout) -> None:
    """Wrap the buttons before a row's spacer; those after it stay at the right of the last line."""
    holder = QWidget(row.parentWidget())
    policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
    policy.setHeightForWidth(True)
    holder.setSizePolicy(policy)
    flow = FlowLayout(holder)
    flow.setSpacing(row.spacing())
    behind = False
    for item in [row.takeAt(0) for _ in range(row.count())]:
        button = item.widget() if item is not None else None
        if button is None:
            row.addWidget(holder, 1)
            behind = True
        elif behind:
            row.addWidget(button, 0, Qt.AlignmentFlag.AlignBottom)
        else:
            flow.addWidget(button)
