# SPDX-License-Identifier: MIT
"""Texts of the coach about a decision."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.families import family_of
from thothit_desktop.app.family.coach_texts import CoachTexts
from thothit_desktop.games.contract import Game, View
from thothit_desktop.players.coach.contract import Advice, Reason, WeighedMove

translate = QCoreApplication.translate

_REASONS = 2
"""The most reasons in a hint, so that it can be read at a glance."""
_OTHERS = 3
"""The most other moves in a detailed hint."""


def about(option: WeighedMove, best: WeighedMove, game: Game) -> str:
    """Return what a move costs against the best one; in some games first its chance to win."""
    texts = _texts(game)
    if option is best:
        said = translate("coach", "The best move.")
    elif not option.behind:
        said = translate("coach", "As good as the best move.")
    elif option.behind <= option.within:
        said = translate("coach", "About as good as the best move.")
    else:
        said = translate("coach", "Costs {0}.").format(texts.loss(option.behind, game))
    return " ".join(filter(None, (texts.chance(option.margin, game), said)))


def advice(given: Advice, view: View, names: Sequence[str], deck: str) -> str:
    """Return a hint: the best move, in some games its chance to win, reasons, and moves about as good."""
    best, *others = given.options
    if not others:
        return translate("coach", "You have only one move: {0}.").format(
            _texts(view.game).move(best.move, view, deck)
        )
    told = [_best(best, view, deck)]
    told += reasons(given, view, names, deck)
    level = [option.move for option in others if option.behind <= option.within]
    equals = len(level)
    if given.exact and equals == 1:
        told.append(
            translate("coach", "{0} is just as good.").format(_texts(view.game).move(level[0], view, deck))
        )
    elif given.exact and equals:
        told.append(translate("coach", "Just as good: %n other move(s).", "", equals))
    elif equals == 1:
        told.append(
            translate("coach", "{0} is about as good.").format(_texts(view.game).move(level[0], view, deck))
        )
    elif equals:
        told.append(translate("coach", "About as good: %n other move(s).", "", equals))
    return " ".join(told)


def more(given: Advice, view: View, names: Sequence[str], deck: str) -> str:
    """Return a detailed hint: all reasons for the best move, the cost of the next best ones, and its unit."""
    best, *others = given.options
    told = [_best(best, view, deck)]
    told += reasons(given, view, names, deck, most=len(given.facts))
    for option in others if len(others) <= _OTHERS else (*others[: _OTHERS - 1], others[-1]):
        lost = _texts(view.game).loss(option.behind, view.game)
        if given.exact and not option.behind:
            said = translate("coach", "{0}: just as good.").format(
                _texts(view.game).move(option.move, view, deck)
            )
        elif option.behind <= option.within and not given.exact:
            said = translate("coach", "{0}: about as good.").format(
                _texts(view.game).move(option.move, view, deck)
            )
        else:
            said = translate("coach", "{0} costs {1}.").format(
                _texts(view.game).move(option.move, view, deck), lost
            )
        told.append(said)
    return " ".join(filter(None, [*told, _texts(view.game).measure()]))


def caution(option: WeighedMove, best: WeighedMove, view: View, deck: str) -> str:
    """Return the warning of a weak move: its loss, and the better move."""
    told = translate("coach", "{2} is better: {0} costs {1}. To play your move anyway, choose it again.")
    return told.format(
        _texts(view.game).move(option.move, view, deck),
        _texts(view.game).loss(option.behind, view.game),
        _texts(view.game).move(best.move, view, deck),
    )


def reasons(given: Advice, view: View, names: Sequence[str], deck: str, most: int = _REASONS) -> list[str]:
    """Return sentences on why the best move is best, at most `most`, one for each kind of reason.

    If all cards are known, a sentence that says so comes first.
    """
    texts = _texts(view.game)
    firsts: dict[str, Reason] = {}
    for fact in given.facts:
        firsts.setdefault(fact.kind, fact)
    said = (texts.reason(fact, names, deck) for fact in firsts.values())
    why = [sentence for sentence in said if sentence][:most]
    if given.exact:
        why.insert(0, translate("coach", "You know where every card is, so this is worked out to the end."))
    return why


def _best(best: WeighedMove, view: View, deck: str) -> str:
    """Return the best move, with its chance to win in a game that counts it."""
    texts = _texts(view.game)
    told = translate("coach", "Best: {0}.").format(texts.move(best.move, view, deck))
    return " ".join(filter(None, (told, texts.chance(best.margin, view.game))))


def _texts(game: Game) -> CoachTexts:
    return family_of(game.spec).coach_texts()
