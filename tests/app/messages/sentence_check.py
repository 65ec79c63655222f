# SPDX-License-Identifier: MIT
"""A check that all events of a match have sentences in every language, and rounds to check."""

import random
import re
from collections.abc import Iterable, Iterator, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from tests.games.rounds import companies, walk
from thothit_desktop.app.families import texts_of
from thothit_desktop.app.i18n.translators import FILES
from thothit_desktop.flow.match import DEFAULT_LEVEL, PERSON, Match
from thothit_desktop.games import games, new_game
from thothit_desktop.games.contract import Event, Game, Position
from thothit_desktop.games.matches import Length, next_round
from thothit_desktop.languages import ENGLISH, LANGUAGES, Language

NAMES = ("Sri", "Wati", "Joko", "Dewi", "Bagus", "Tejo")
DECK = "ceki"
EACH = 2
"""Cards of an event that are all told apart; of more the first is, and their number: they stand in a list."""
LENGTHS = (1, 1, 2, 40)
"""The most rounds played of a match, drawn by chance: now and then the whole match."""
_UNFILLED = re.compile(r"[{}]|%n|%\d")


class SentenceError(Exception):
    """Something that happened cannot be said."""


class _Listener(QTranslator):
    """Knows no text itself, but notes those that it is asked for: the translator above it lacks them."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = set[tuple[str, str]]()

    def isEmpty(self) -> bool:  # noqa: N802
        """Else nothing would be asked of it."""
        return False

    def translate(self, context: str, text: str, *_: object) -> str:
        """Note a text, and leave it to the translator below."""
        self.asked.add((context, text))
        return None  # type: ignore[return-value]  # an empty text would be taken for the translation


class SentenceCheck:
    """Says what happens in every language; what has been said of the same before is not said again."""

    def __init__(self) -> None:
        self._app = QCoreApplication.instance() or QCoreApplication([])
        self._texts = {language: _texts(language) for language in LANGUAGES.values()}
        self._known = set[object]()

    def check(self, game: Game, length: Length, positions: Sequence[Position]) -> None:
        """Say what happened in the ended rounds of a match; raises SentenceError."""
        levels = [PERSON, *[DEFAULT_LEVEL] * (game.players - 1)]
        match = Match(game, NAMES[: game.players], levels, 1, length)
        for position in positions:
            match.positions.append(position)
            new = dict(self._new(match))
            english = self._said(ENGLISH, new.values()) if new else []
            for language in LANGUAGES.values() if new else ():
                others = english if language is ENGLISH else self._said(language, new.values())
                for what, said, plain in zip(new, others, english, strict=True):
                    if bool(said) != bool(plain) or _UNFILLED.search(said):
                        raise SentenceError(f"in {language.id} this is said of {what}: {said!r}")

    def _new(self, match: Match) -> Iterator[tuple[Event | str, partial[str]]]:
        """Return the new kinds of events in the last round, with their sentences."""
        position = match.position
        spec, score, person = position.game.spec, position.score(), match.person
        texts = texts_of(spec)
        for event in position.history:
            cards = event.cards if len(event.cards) <= EACH else (event.cards[0], len(event.cards))
            if self._is_new(spec.family, event.kind, event.seat == person, cards, event.points):
                yield event, partial(_told, event, match)
        if self._is_new(spec.id, position.game.playing, position.dealer):
            yield "the deal", partial(texts.ritual, "dealing", position.history, match)
        if self._is_new(spec.id, score.winners, score.winners and score.points[score.winners[0]]):
            yield "the result", partial(texts.result, match, DECK)

    def _is_new(self, *what: object) -> bool:
        before = len(self._known)
        self._known.add(what)
        return len(self._known) > before

    def _said(self, language: Language, new: Iterable[partial[str]]) -> list[str]:
        """Return the sentences in a language, all texts of which must be translated."""
        listener, english = _Listener(), self._texts[ENGLISH]
        translators = (english,) if language is ENGLISH else (english, listener, self._texts[language])
        locale = QLocale()
        QLocale.setDefault(QLocale(language.locale))
        for translator in translators:
            self._app.installTranslator(translator)
        listener.asked.clear()  # of what Qt asks itself where there is a window
        try:
            said = [say() for say in new]
            lacking = sorted(listener.asked)
        finally:
            for translator in translators:
                self._app.removeTranslator(translator)
            QLocale.setDefault(locale)
        if lacking:
            context, text = lacking[0]
            raise SentenceError(f"in {language.id} there is no text for {text!r} ({context})")
        return said


def drawn_matches(rounds: int, seed: int) -> Iterator[tuple[Game, Length, list[Position]]]:
    """Play matches of games, options, seats and lengths drawn by chance; of so many rounds in all."""
    rng = random.Random(seed)
    while rounds > 0:
        spec = rng.choice(list(games().values()))
        options = {option.name: rng.choice(list(option.values)) for option in spec.options}
        game, length = new_game(spec.id, rng.choice(spec.players), options), rng.choice(spec.matches)
        positions: list[Position] = []
        most = rng.choice(LENGTHS)
        while len(positions) < most and (plan := next_round(game, length, [at.score() for at in positions])):
            free = length == "free" and game.goal is None and not spec.by_wins
            playing = rng.choice(companies(game)) if free else plan.playing
            position = game.in_match(playing, plan.standing).deal(rng, rng.randrange(game.players))
            for _ in walk(position, rng):
                pass
            positions.append(position)
        rounds -= len(positions)
        yield game, length, positions


def _texts(language: Language) -> QTranslator:
    translator = QTranslator()
    if not translator.load(str(FILES / f"{language.id}.qm")):
        raise SentenceError(f"there are no texts in {language.id}")
    return translator


def _told(event: Event, match: Match) -> str:
    """Return the sentences about an event at the table and in the list of moves; empty for none."""
    texts = texts_of(match.game.spec)
    told = (texts.story(event, match, DECK), texts.moved((event,), (), DECK))
    return " / ".join(filter(None, told))
