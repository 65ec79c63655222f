# SPDX-License-Identifier: MIT
"""The main window, its actions, and the dialogs and panels over or beside it."""
