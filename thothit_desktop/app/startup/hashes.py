# SPDX-License-Identifier: MIT
"""Lets `hashlib` take Python's own SHA-256, as it does in the installed program, which has no OpenSSL."""

import sys
from importlib.util import find_spec

_OWN = ("_sha2", "_sha256")
"""Python's own module, as it is called from 3.12 on and before; some systems build Python without it."""


def leave_out_openssl() -> None:
    """Keep 3.5 MB of OpenSSL out of memory; call it before hashlib is first imported."""
    if "hashlib" not in sys.modules and any(find_spec(name) for name in _OWN):
        sys.modules["_hashlib"] = None  # type: ignore[assignment]
