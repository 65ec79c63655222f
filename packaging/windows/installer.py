# SPDX-License-Identifier: MIT
"""Make the Windows setup, on Windows, or elsewhere from a bundle made by Windows or Wine.

It is written to `dist/thothit-desktop-VERSION-windows-x64-setup.exe`. Needs NSIS, with makensis on PATH or in
the folder of NSIS's own setup.

If SIGN_COMMAND is set in the environment, that command signs program, uninstaller and setup: the file's name
is its last argument, as in `signtool sign ..`. The command must not begin with a quotation mark, which NSIS's
shell would drop.
"""

import os
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path, PureWindowsPath

import bundle
import bundle_checks
import icons
import product
from windows import setup_pictures, version_resource

SCRIPT = Path(__file__).with_name("setup.nsi")
WORK = bundle.WORK / "windows"

CONSTANTS = (
    *("COPYRIGHT", "FORMER_ID", "HOME", "ID", "LICENCE", "MIME", "MIME_NAME", "NAME", "PEOPLE"),
    *("PROGRAM", "SUFFIX", "SUMMARY", "WINDOWS_NAME"),
)
"""The product data that the script uses under the same name."""


def setup(folder: Path) -> Path:
    """Make the setup of a bundle and check its size; return its path."""
    sign = os.environ.get("SIGN_COMMAND", "")
    if sign:
        program = folder / f"{product.PROGRAM}.exe"
        if subprocess.run(f'{sign} "{program}"', shell=True, check=False).returncode != 0:
            raise SystemExit(f"{program.name} could not be signed")
    setup_pictures.write(WORK)
    (WORK / "files.nsh").write_text(file_list(folder), encoding="utf-8-sig", newline="\n")
    out = bundle.OUT / f"{product.PROGRAM}-{product.version()}-windows-x64-setup.exe"
    out.unlink(missing_ok=True)
    values = defines(folder, out) | ({"SIGN": sign} if sign else {})
    command = [makensis(), "-V2", "-WX", "-INPUTCHARSET", "UTF8"]
    command += [f"-D{name}={value}" for name, value in values.items()]
    if subprocess.run([*command, str(SCRIPT)], check=False).returncode != 0:
        raise SystemExit("makensis failed")
    bundle_checks.size_gate([out])
    return out


def makensis() -> str:
    """Return the path of makensis."""
    programs = (os.environ.get(name, "") for name in ("ProgramFiles(x86)", "ProgramFiles"))
    places = os.pathsep.join(str(Path(place, "NSIS")) for place in programs if place)
    found = shutil.which("makensis") or shutil.which("makensis", path=places)
    if found is None:
        raise SystemExit("makensis is missing; install NSIS 3.08 or later")
    return found


def defines(folder: Path, out: Path) -> dict[str, str]:
    """Return the definitions of the script's constants."""
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    version = product.version()
    return {
        "OUT": str(out),
        "WORK": str(WORK),
        "ICONS": str(bundle.WORK / "icons"),
        "VERSION": version,
        "NUMBERS": ".".join(map(str, version_resource.numbers(version))),
        "KILOBYTES": str(size // 1024),
        "WINDOWS_BUILD": str(product.WINDOWS_BUILD),
        **{name: getattr(product, name) for name in CONSTANTS},
    }


def file_list(folder: Path) -> str:
    """Return the macros that check, install and remove the files of a bundle, each file by its name.

    A folder is never removed with its content: a person may have chosen one with other files, or added some.
    """
    files = sorted(path.relative_to(folder) for path in folder.rglob("*") if path.is_file())
    folders = sorted({place for path in files for place in path.parents if place.name}, reverse=True)
    install, last = [], None
    for path in sorted(files, key=lambda path: (path.parent, path.name)):
        if path.parent != last:
            install.append(f'SetOutPath "{_placed(path.parent)}"')
            last = path.parent
        install.append(f'File "{folder / path}"')
    remove = [f'Delete "{_placed(path)}"' for path in files]
    remove += [f'RMDir "{_placed(place)}"' for place in folders]
    names = sorted({path.parts[0].replace("$", "$$") for path in files})
    taken = [f'!insertmacro TAKEN "{name}"' for name in names]
    return "".join(
        _macro(name, lines)
        for name, lines in (("BUNDLE_NAMES", taken), ("INSTALL_FILES", install), ("REMOVE_FILES", remove))
    )


def _macro(name: str, lines: Sequence[str]) -> str:
    return "".join(f"{line}\n" for line in (f"!macro {name}", *(f"  {line}" for line in lines), "!macroend"))


def _placed(path: Path) -> str:
    """Return the installed path of a file of the bundle, with `$` doubled, because it begins a variable."""
    return str(PureWindowsPath("$INSTDIR", *(part.replace("$", "$$") for part in path.parts)))


def given(folder: Path) -> Path:
    """Return the bundle in a folder, checked, with icons for its setup; raises SystemExit if it is none."""
    program = folder / f"{product.PROGRAM}.exe"
    if not program.is_file():
        raise SystemExit(f"{folder} is no bundle: it has no {program.name}")
    bundle_checks.check(folder, platform="win32")
    icons.write(bundle.WORK / "icons")
    return folder.resolve()


def make(folder: Path | None = None) -> None:
    """Make bundle and setup, or the setup of a bundle that was made elsewhere."""
    makensis()  # If makensis is missing, say so before the long part.
    setup(given(folder) if folder is not None else bundle.build())
