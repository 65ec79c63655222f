# SPDX-License-Identifier: MIT
"""Faults caused on purpose: commands that anybody can run (docs/reliability.md)."""
