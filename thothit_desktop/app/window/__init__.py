# SPDX-License-Identifier: MIT
"""The main window and what opens over it or beside it."""
