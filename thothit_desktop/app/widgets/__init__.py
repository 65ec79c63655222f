# SPDX-License-Identifier: MIT
"""Small parts that several windows use."""
