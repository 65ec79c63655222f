# SPDX-License-Identifier: MIT
"""The self-test of the installed program."""
