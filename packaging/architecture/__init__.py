# SPDX-License-Identifier: MIT
"""What `draw_architecture.py` needs: imports read from the code, grouped by floor and package, and drawn."""
