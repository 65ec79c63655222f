# SPDX-License-Identifier: MIT
"""The output of `thothit simulate`: a table, JSON or CSV."""

import csv
import json
from typing import NamedTuple, TextIO

from thothit_desktop.cli_texts import translate
from thothit_desktop.games.record import changed_options
from thothit_desktop.players.arena.contest import Contest, rotations
from thothit_desktop.players.arena.standings import Estimate, Standing, Times


class Results(NamedTuple):
    """The contest, the number of deals played, and the standing of each player."""

    contest: Contest
    deals: int
    standings: list[Standing]

    @property
    def rotations(self) -> int:
        """The number of rounds played of each deal."""
        return rotations(self.contest.game, self.contest.players)


def write_json(results: Results, stream: TextIO) -> None:
    """Write the results as one line of JSON."""
    contest, limit = results.contest, results.contest.limit
    document = {
        "game": contest.game.spec.id,
        "options": changed_options(contest.game),
        "deals": results.deals,
        "rotations": results.rotations,
        "seed": contest.seed,
        "limit": {"ms": limit.ms, "playouts": limit.playouts} if limit else None,
        "against": contest.program.command if contest.program else None,
        "players": [
            {
                "player": standing.player,
                "points": standing.points._asdict(),
                "margin": standing.margin._asdict(),
                "less_luck": standing.less_luck._asdict() if standing.less_luck else None,
                "wins": standing.wins._asdict() if standing.wins else None,
                "decision_ms": standing.times._asdict() if standing.times else None,
            }
            for standing in results.standings
        ],
    }
    print(json.dumps(document), file=stream)


_COLUMNS = (
    *("game", "options", "deals", "rotations", "seed", "player", "points", "points_within"),
    *("margin", "margin_within", "less_luck", "less_luck_within", "wins", "wins_within"),
    *("decisions", "p50_ms", "p95_ms", "longest_ms"),
)


def write_csv(results: Results, stream: TextIO) -> None:
    """Write a line of column names and one line per player; missing values are empty."""
    contest = results.contest
    options = " ".join(f"{name}={value}" for name, value in changed_options(contest.game).items())
    what = (contest.game.spec.id, options, results.deals, results.rotations, contest.seed)
    writer = csv.writer(stream, lineterminator="\n")
    writer.writerow(_COLUMNS)
    unknown = (None, None)
    for one in results.standings:
        margins = (*one.margin, *(one.less_luck or unknown))
        figures = (*one.points, *margins, *(one.wins or unknown), *(one.times or (0, None, *unknown)))
        writer.writerow((*what, one.player, *figures))


def print_table(results: Results) -> None:
    """Print the results as a table for a terminal."""
    contest, limit = results.contest, results.contest.limit
    settings = "".join(f", {name} {value}" for name, value in changed_options(contest.game).items())
    if limit is None:
        allowed = translate("cli", "each player's own limit per decision")
    elif limit.ms:
        allowed = translate("cli", "{0} ms per decision").format(limit.ms)
    else:
        allowed = translate("cli", "{0} playouts per decision").format(limit.playouts)
    played = (results.deals, results.rotations, results.deals * results.rotations)
    told = translate("cli", "{0} deals x {1} rotations, {2} rounds, {3}").format(*played, allowed)
    print(f"{contest.game.spec.id}{settings}: {told}")
    fair = all(standing.less_luck for standing in results.standings)
    heads = [translate("cli", "points"), translate("cli", "margin")]
    if fair:
        heads.append(translate("cli", "without luck"))
    heads.append(translate("cli", "wins %"))
    decisions = translate("cli", "decisions, ms:")
    times = f"{decisions:>17} {'p50':>6}{'p95':>8}{'max':>8}"
    print(f"{'':10}" + "".join(f"{head:>16}" for head in heads) + times)
    for standing in results.standings:
        cells = [_cell(standing.points), _cell(standing.margin, signed=True)]
        if standing.less_luck:
            cells.append(_cell(standing.less_luck, signed=True))
        cells.append(_cell(standing.wins, 100) if standing.wins else translate("cli", "none"))
        print(
            f"{standing.player:10}" + "".join(f"{cell:>16}" for cell in cells) + times_cells(standing.times)
        )
    if results.deals > 1:
        print(
            translate(
                "cli",
                "± is half the width of a 95% interval. All rotations of a deal count as one observation.",
            )
        )
    if fair:
        print(
            translate(
                "cli",
                "without luck: the margin minus the effect of the stock's order, which is 0 on average.",
            )
        )


def _cell(estimate: Estimate, scale: int = 1, signed: bool = False) -> str:
    mean = f"{estimate.mean * scale:{'+' if signed else ''}.2f}"
    return mean if estimate.within is None else f"{mean} ± {estimate.within * scale:.2f}"


def times_cells(times: Times | None) -> str:
    """Return the cells with the number of decisions and their durations; `none` if there were none."""
    if times is None:
        none = translate("cli", "none")
        return f"{none:>12}"
    return f"{times.decisions:12}   {times.p50:>9.2f}{times.p95:>8.2f}{times.longest:>8.2f}"
