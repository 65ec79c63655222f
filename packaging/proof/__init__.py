# SPDX-License-Identifier: MIT
"""What `prove.py` needs: a clean system, a desktop in it, and the steps of the proof."""
