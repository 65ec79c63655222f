# SPDX-License-Identifier: MIT
"""The parts of the table for the fishing games only."""
