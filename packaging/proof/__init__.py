# SPDX-License-Identifier: MIT
"""The parts of `prove.py`: a clean system, a desktop in it, and the steps of the proof."""
