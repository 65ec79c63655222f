# SPDX-License-Identifier: MIT
"""A temporary folder for a command and its programs, so that no files stay on the machine."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import chdir, contextmanager
from pathlib import Path
from unittest.mock import patch

_FOLDERS = {
    "HOME": "",
    "USERPROFILE": "",
    "XDG_CACHE_HOME": "cache",
    "XDG_CONFIG_HOME": "config",
    "XDG_DATA_HOME": "data",
    "XDG_RUNTIME_DIR": "runtime",
    "XDG_STATE_HOME": "state",
}
"""A person's folders by environment variable, below the temporary one."""


@contextmanager
def temporary_home(prefix: str) -> Iterator[Path]:
    """Use temporary folders as home and working directory until the end."""
    # If the screen is a person's own, its key is in the former home.
    screen = {"XAUTHORITY": os.environ.get("XAUTHORITY", str(Path.home() / ".Xauthority"))}
    with tempfile.TemporaryDirectory(prefix=prefix, ignore_cleanup_errors=True) as place:
        home = Path(place)
        for name in _FOLDERS.values():
            (home / name).mkdir(mode=0o700, exist_ok=True)  # Qt requires a private runtime folder.
        folders = {variable: str(home / name) for variable, name in _FOLDERS.items()}
        with patch.dict(os.environ, screen | folders), chdir(home):
            yield home
