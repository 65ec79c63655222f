# SPDX-License-Identifier: MIT
"""The parts of the table for Sampèn and Thothit Banyuwangi."""
