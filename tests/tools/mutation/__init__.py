# SPDX-License-Identifier: MIT
"""Mutation testing: small faults in the code that the tests must see (`tests/tools/mutants.py`)."""
