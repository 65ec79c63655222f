# SPDX-License-Identifier: MIT
"""The type of the indexes that Qt passes to a model."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex

Index = QModelIndex | QPersistentModelIndex
