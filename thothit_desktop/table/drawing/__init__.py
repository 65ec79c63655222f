# SPDX-License-Identifier: MIT
"""Pictures: card art, background, plates, captions and frames."""
