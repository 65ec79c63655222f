# SPDX-License-Identifier: MIT
"""The parts of the table for Kowah only."""
