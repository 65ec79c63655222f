# SPDX-License-Identifier: MIT
"""The rules pages and their worked examples."""
