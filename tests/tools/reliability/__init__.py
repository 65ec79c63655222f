# SPDX-License-Identifier: MIT
"""Faults caused on purpose, for commands that anybody can run (docs/reliability.md)."""
