# SPDX-License-Identifier: MIT
"""What Qt hands to a model as the place of an item."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex

Index = QModelIndex | QPersistentModelIndex
