"""Matches that are over, and what their moves were worth, without the work of finding that out."""

from __future__ import annotations

from dataclasses import replace

from bot.workers.match_analyst import MatchAnalyst
from engines.core.analysis.decisions import decisions_of
from engines.core.analysis.kept_plies import write_plies
from engines.core.analysis.plies import PlyAnalysis
from engines.core.record import Act, Record
from engines.registry import load_game
from tests.bot.test_export import first_move
from tests.bot.test_results import acts


async def played(salle, one, two, game="en_garde", moves=4, **terms):
    """A match of some moves that `one` has given up."""
    table = await salle.match(one, two, game=game, **terms)
    await moved(salle, table, moves)
    await given_up(salle, table, one)
    return table


async def moved(salle, table, moves):
    for _ in range(moves):
        await salle.tables.act(table, first_move)


async def given_up(salle, table, who):
    loaded = await salle.tables.load(table)
    await acts(salle, table, Act.RESIGN, loaded.seat_of(str(who.address)))


def supposed(game, record, turning=(2,), reason=None):
    """Each move of a match as if it had been good, but for some turning points."""
    for decision in decisions_of(load_game(game), record):
        ply = PlyAnalysis(
            ply=decision.ply,
            seat=decision.seat,
            move=decision.text,
            chance=0.5,
            after=0.5,
            best=decision.text,
            error=0.01,
            open_chance=0.5,
            open_after=0.5,
            open_best=decision.text,
        )
        if ply.ply in turning:
            others = map(str, load_game(game).legal_moves(decision.state, decision.seat))
            best = next(move for move in others if move != decision.text)
            ply = replace(
                ply, chance=0.64, after=0.38, best=best, is_turning_point=True, reason=reason
            )
        yield ply


def judged_at_once(game, record, seconds, seed, report):
    """What the process of analyses may be asked in its stead."""
    report("1 4")
    return write_plies(tuple(supposed(game, Record.model_validate_json(record))))


def broken_at_once(game, record, seconds, seed, report):
    raise RuntimeError("a rule is broken")


async def judged(salle, table, reason=None):
    """Put what the moves of a match were worth beside its table."""
    loaded = await salle.tables.load(table)
    plies = tuple(supposed(loaded.game.id, loaded.record, reason=reason))
    await salle.store.keep_analysis(table, write_plies(plies))


async def judges(salle, monkeypatch):
    """The analyst takes the match that is next, with a judge who needs no time; which it was."""
    analyst = MatchAnalyst(
        tables=salle.tables, computers=salle.catalogue.computers, judge=judged_at_once, beat=0.01
    )

    async def ask(function, *args, on_report):
        return function(*args, on_report)

    monkeypatch.setattr(analyst._process, "ask", ask)
    return await analyst.analyse_next()
