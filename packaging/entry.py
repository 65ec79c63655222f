# SPDX-License-Identifier: MIT
"""What the frozen program runs."""

import sys

from thothit_desktop.__main__ import main

sys.exit(main())
