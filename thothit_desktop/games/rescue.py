# SPDX-License-Identifier: MIT
"""Rescue of a faulty record: the rounds before the damage."""

import json
import re
from contextlib import suppress
from dataclasses import replace

from thothit_desktop.games.matches import MOST_ROUNDS
from thothit_desktop.games.record import Record, RecordError, Round, parse, verify
from thothit_desktop.games.record_json import crowded, decode

_ROUNDS = re.compile(r'"rounds"\s*:\s*\[')
_NEXT = re.compile(r"[^\s,]")


def rescue(text: str) -> Record | None:
    """Return a faulty record cut before the first faulty round; None if that is the first round.

    Variations are dropped: the fault may be in one of them, or in the round they branch from.
    """
    document = {key: value for key, value in _document(text).items() if key != "variations"}
    rounds = document.get("rounds")
    record = _readable(document, rounds) if isinstance(rounds, list) else None
    if record is None:
        return None
    sound: list[int] = []
    with suppress(RecordError):
        verify(record, lambda number, _most: sound.append(number))
    return replace(record, rounds=record.rounds[: len(sound)]) if sound else None


def _readable(document: dict[str, object], rounds: list[object]) -> Record | None:
    """Return the record before the first unreadable round, or up to the first unfinished one, else None."""
    record, found = None, list[Round]()
    for dealt in rounds[:MOST_ROUNDS]:
        try:
            record = parse(json.dumps(document | {"rounds": [dealt]}))
        except RecordError:
            break
        found += record.rounds
        if not found[-1].finished:
            break
    return None if record is None else replace(record, rounds=tuple(found))


def _document(text: str) -> dict[str, object]:
    """Return the JSON object of a text, if damaged with its whole rounds; empty for any other text."""
    try:
        whole = decode(text)
    except RecordError:
        whole = _cut_off(text)
    return whole if isinstance(whole, dict) else {}


def _cut_off(text: str) -> object:
    """Return the text before the rounds of a record damaged later, and the rounds that are whole."""
    begins = _ROUNDS.search(text)
    if begins is None or crowded(text):
        return None
    try:
        head = json.loads(text[: begins.end()] + "]}")
    except (ValueError, RecursionError):
        return None
    rounds: list[object] = []
    begin = _NEXT.search(text, begins.end())
    with suppress(ValueError, RecursionError):
        while begin is not None and len(rounds) < MOST_ROUNDS:  # until no whole round follows
            dealt, end = json.JSONDecoder().raw_decode(text, begin.start())
            rounds.append(dealt)
            begin = _NEXT.search(text, end)
    return head | {"rounds": rounds}
