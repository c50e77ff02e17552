"""The judge: holds what the platforms took, and what people did, against the virtual clock.

Pure: a `History` in, a `Verdict` out. Which moves were made is read from the logs; who was told of
them, when, and how much time they had, is not.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engines.core.record import Act
from engines.core.result import result_of
from tests.simulate.banks import unjust_flags
from tests.simulate.decisions import Decision, Replay, decisions, replays
from tests.simulate.history import History
from tests.simulate.hours import Span
from tests.simulate.tournaments_told import stalled_tournaments, tournaments_astray
from tests.simulate.verdict import Verdict
from tests.simulate.witness import Witness


def judge(history: History) -> Verdict:
    """What went wrong."""
    witness = Witness(history)
    found = replays(history.records)
    turns = [
        decision
        for replay in found
        for decision in decisions(replay, history.end)
        if witness.was_told(decision) or _was_to_be_told(decision, witness)
    ]
    untold = [decision for decision in turns if not witness.was_told(decision)]
    return Verdict(
        turns=len(turns),
        told=len(turns) - len(untold),
        told_twice=[*witness.rung_twice(), *witness.shown_twice()],
        not_told=[_words(decision) for decision in untold],
        unjust_flags=[one for replay in found for one in unjust_flags(replay, witness)],
        reminders_at_night=[*witness.woken()],
        unfinished=[*witness.unfinished(), *history.old],
        miscounted=[*_miscounted(history, found), *history.differing],
        tournaments=len(history.tournaments),
        matches=sum(len(one.tables) for one in history.tournaments),
        tournaments_stalled=[*stalled_tournaments(history)],
        tournaments_astray=[*tournaments_astray(history)],
    )


def _miscounted(history: History, found: Iterable[Replay]) -> Iterator[str]:
    """Matches that are over and left no result, or more than one; or aren't over and left one."""
    for replay in found:
        is_over = result_of(str(replay.key), replay.record, replay.states[-1]) is not None
        if (left := history.results.get(replay.key, 0)) != is_over:
            yield f"{replay.key}: {left} results"


def _was_to_be_told(decision: Decision, witness: Witness) -> bool:
    """Not if it was over in the same moment, if Salle answered for them, or if nobody could be
    told anything there as long as it stood.
    """
    if decision.until <= decision.since or _died_with_an_answer(decision, witness):
        return False
    ended_by = decision.ended_by
    is_own = ended_by is not None and ended_by.act is Act.MOVE and ended_by.seat is decision.seat
    if is_own and not witness.has_done(decision.who, decision.table, decision.until):
        return False
    history = witness.history
    platforms = {one.partition(":")[0] for one in history.people[decision.who].addresses}
    down = [span for one in platforms for span in history.platform_outages.get(one, ())]
    silences = [*history.outages, *down]
    return not _covered(decision.since, decision.until, silences)


def _died_with_an_answer(decision: Decision, witness: Witness) -> bool:
    """Whether their own act put it to them, and the process was killed before it could answer: they
    ask again, as platforms do for them.
    """
    begun = decision.begun_by
    is_own = begun.act is Act.MOVE and begun.seat is decision.seat
    is_killed = any(abs(at - decision.since) < 1.0 for _, at in witness.history.kills)
    return is_own and is_killed and not witness.has_done(decision.who, decision.table, begun.at)


def _covered(begin: float, end: float, spans: Iterable[Span]) -> bool:
    """Whether spans leave nothing of it."""
    for start, stop in sorted(spans):
        if start <= begin + 1.0:
            begin = max(begin, stop)
    return begin >= end


def _words(decision: Decision) -> str:
    return (
        f"{decision.table}: {decision.who} had to decide version {decision.version}"
        f" from {decision.since:.0f} to {decision.until:.0f}"
    )
