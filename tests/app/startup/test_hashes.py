# SPDX-License-Identifier: MIT
"""Fingerprints without OpenSSL are the same."""

import hashlib
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from thothit_desktop.app.startup.hashes import leave_out_openssl

ALONE = """
from thothit_desktop.app.startup.hashes import leave_out_openssl
leave_out_openssl()
import hashlib, secrets
print(hashlib.sha256(b"thothit").hexdigest(), hashlib.sha256.__module__, len(secrets.token_hex(8)))
"""


@pytest.mark.skipif(not (find_spec("_sha2") or find_spec("_sha256")), reason="this Python has OpenSSL's only")
def test_hashlib_takes_python_s_own_code():
    run = subprocess.run(
        [sys.executable, "-c", ALONE],
        env={"PYTHONPATH": str(Path(__file__).parents[3])},
        capture_output=True,
        text=True,
        check=True,
    )
    digest, module, length = run.stdout.split()
    assert digest == hashlib.sha256(b"thothit").hexdigest()
    assert module in ("_sha2", "_sha256")
    assert length == "16"
    assert run.stderr == ""


def test_what_is_imported_already_stays():
    before = sys.modules.get("_hashlib")
    leave_out_openssl()
    assert sys.modules.get("_hashlib") is before
