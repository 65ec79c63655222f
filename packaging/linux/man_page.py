# SPDX-License-Identifier: MIT
"""The man page, made from the parser of the command line."""

import argparse
import sys
from datetime import datetime

import product
from linux.languages import Texts

_DATA = f"~/.local/share/{product.PROGRAM}"
_FILES = {
    f"{_DATA}/match.thothit": "The match you are playing, saved after every move.",
    f"{_DATA}/matches/": "Your other matches.",
    f"{_DATA}/damaged-*.thothit": "A saved match that could not be read.",
    f"{_DATA}/settings.ini": "Your settings.",
    f"{_DATA}/thothit.log": "The log of starts, exits and errors; the name of its older part ends in .1.",
}
_EXIT = {
    "0": "You closed the window, or the command did its work.",
    "1": "The program can't start on this machine, or a check of --self-test failed.",
    "2": "The command line is wrong.",
}
_ENVIRONMENT = {
    "THOTHIT_LANGUAGE": "The language, as for --language: en, id or jv.",
    "XDG_DATA_HOME": "The folder to keep these files under, instead of ~/.local/share.",
    "QT_QPA_PLATFORM": "How windows are shown: wayland, xcb (X11) or offscreen.",
    "QT_SCALE_FACTOR": "Show everything this many times larger.",
}
_PLAIN_START = (
    "Without options your last match goes on. Press F1 in the window for the rules of the game, and F2 "
    "for all keys."
)
_EXAMPLES = {
    "Play Kowah against two opponents:": "--game kowah --players 3",
    "Watch a fast round of Thunee:": "--game thunee --watch --rounds 1 --speed fast",
}
_BUGS = "Please report them at {0}."


def page(built: datetime, language: str = "en", told: Texts | None = None) -> str:
    """Return the man page in roff, with the date of a build; in another language with its texts.

    The descriptions of options come from the command line's help.
    """

    def text(english: str) -> str:
        return english if told is None else told[english]

    parser = _parser(language)
    actions = [action for action in parser._actions if action.option_strings]  # noqa: SLF001
    places = [action for action in parser._actions if not action.option_strings]  # noqa: SLF001
    synopsis = [f"[{_option(action, ' | ')}]" for action in actions]
    synopsis += [f"[{_italic(str(action.metavar))}]" for action in places]
    summary = text(product.SUMMARY)
    lines = [
        f'.TH {product.PROGRAM.upper()} 6 {built:%Y-%m-%d} "{product.NAME} {product.version()}" Games',
        f".SH {text('NAME')}",
        f"{product.PROGRAM} \\- {_roff(summary[0].lower() + summary[1:])}",
        f".SH {text('SYNOPSIS')}",
        ".nh",
        ".ad l",
        f".B {_roff(product.PROGRAM)}",
        *synopsis,
        ".ad",
        ".hy",
        f".SH {text('DESCRIPTION')}",
    ]
    for paragraph in product.DESCRIPTION:
        lines += [_roff(text(paragraph)), ".PP"]
    lines += [_roff(text(_PLAIN_START)), f".SH {text('OPTIONS')}"]
    for action in (*places, *actions):
        title = _option(action) if action.option_strings else _italic(str(action.metavar))
        lines += [".TP", title, _sentence(action.help or "")]
    for heading, rows, font in (
        ("FILES", _FILES, _italic),
        ("EXIT STATUS", _EXIT, _bold),
        ("ENVIRONMENT", _ENVIRONMENT, _bold),
    ):
        lines.append(f".SH {_quoted(text(heading))}")
        for title, words in rows.items():
            lines += [".TP", font(title), _roff(text(words))]
    lines += [f".SH {text('EXAMPLES')}"]
    for words, command in _EXAMPLES.items():
        lines += [".TP", _roff(text(words)), _bold(f"{product.PROGRAM} {command}")]
    lines += [f".SH {text('BUGS')}", _roff(text(_BUGS).format(f"{product.HOME}/issues"))]
    lines += [f".SH {_quoted(text('SEE ALSO'))}", f".BR {product.COMMAND} (6)"]
    return "\n".join(lines) + "\n"


def commands(built: datetime) -> str:
    """Return the man page of the command line in roff, with the date of a build."""
    sys.path.insert(0, str(product.ROOT))
    from thothit_desktop.cli import parser
    from thothit_desktop.players.registration import register_families

    register_families()
    told = parser()
    (choices,) = (action for action in told._actions if isinstance(action, argparse._SubParsersAction))  # noqa: SLF001
    lines = [
        f'.TH {product.COMMAND.upper()} 6 {built:%Y-%m-%d} "{product.NAME} {product.version()}" Games',
        ".SH NAME",
        f"{product.COMMAND} \\- card games of Java and beyond without a window",
        ".SH SYNOPSIS",
        f".B {product.COMMAND}",
        f"{_italic('COMMAND')} [{_italic('OPTIONS')}]",
        ".SH DESCRIPTION",
        _roff(told.description or ""),
        ".SH COMMANDS",
    ]
    for choice in choices._choices_actions:  # noqa: SLF001
        lines += [".TP", _bold(choice.dest), _sentence(choice.help or "")]
    lines += [
        ".SH OPTIONS",
        _roff(f"`{product.COMMAND} COMMAND --help` lists the options of a command."),
        ".SH SEE ALSO",
        f".BR {product.PROGRAM} (6)",
    ]
    return "\n".join(lines) + "\n"


def _parser(language: str) -> argparse.ArgumentParser:
    """Return the parser with its help in a language."""
    sys.path.insert(0, str(product.ROOT))
    from thothit_desktop.app.startup.arguments import parser
    from thothit_desktop.cli_texts import argparse_texts, speak
    from thothit_desktop.languages import ENGLISH, LANGUAGES
    from thothit_desktop.players.registration import register_families

    register_families()
    speak(LANGUAGES[language])
    try:
        with argparse_texts():
            return parser()
    finally:
        speak(ENGLISH)


def _option(action: argparse.Action, between: str = ", ") -> str:
    names = between.join(_bold(name) for name in action.option_strings)
    return f"{names} {_italic(str(action.metavar))}" if action.metavar else names


def _sentence(text: str) -> str:
    return _roff(text[0].upper() + text[1:].rstrip(".") + ".")


def _bold(text: str) -> str:
    return f"\\fB{_roff(text)}\\fR"


def _italic(text: str) -> str:
    return f"\\fI{_roff(text)}\\fR"


def _quoted(text: str) -> str:
    return f'"{text}"' if " " in text else text


def _roff(text: str) -> str:
    r"""Return a text for roff: hyphens that can be copied, `name` in bold, and no accidental commands."""
    marked = "".join(
        part if even else f"\\fB{part}\\fR"
        for part, even in zip(
            text.replace("\\", "\\e").replace("-", "\\-").replace("~", "\\(ti").split("`"),
            [True, False] * len(text),
            strict=False,
        )
    )
    return f"\\&{marked}" if marked.startswith((".", "'")) else marked
