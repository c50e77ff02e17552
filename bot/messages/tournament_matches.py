"""What boards say of the tournament that their match belongs to."""

from __future__ import annotations

from bot.messages.perspective import Perspective
from engines.core.match_state import Status
from engines.core.options import BEGINS
from engines.core.record import Act


def match_line(perspective: Perspective) -> str:
    """ "Autumn Cup, round 2: you play Bea and begin."; of somebody else's match both names; of a
    match that belongs to no tournament "".
    """
    table, say, names = perspective.table, perspective.say, perspective.names
    belongs = table.record.head.tournament
    if belongs is None:
        return ""
    key = "tournament-match-ladder" if belongs.is_ladder else "tournament-match-round"
    where = say(key, tournament=belongs.name, number=belongs.round)
    if perspective.seat is None:
        return say("tournament-match", where=where, one=names.one, two=names.two)
    opener = table.game.opener
    if opener is None or BEGINS in table.match.proposal.options:
        who = "lot"  # the board tells
    else:
        who = "you" if perspective.seat is opener else "they"
    line = say(f"tournament-match-{who}", where=where, name=perspective.rival)
    return f"{line} {say('tournament-match-again')}" if belongs.attempt > 1 else line


def begins(perspective: Perspective) -> tuple[str, ...]:
    """The same as the first match of a pairing begins; else nothing."""
    table = perspective.table
    is_first = table.record.head.tournament is not None and not table.record.head.played
    has_begun = bool(table.record.log) and table.record.log[-1].act is Act.ACCEPT
    is_on = is_first and has_begun and table.match.status is Status.PLAYING
    return (match_line(perspective),) if is_on else ()


def after_end(perspective: Perspective) -> tuple[str, ...]:
    """After a match, or the last one of a series: which tournament it counts for; else nothing."""
    table = perspective.table
    belongs, series = table.record.head.tournament, table.series
    is_over = table.match.status is Status.OVER and (series is None or series.is_over)
    if belongs is None or not is_over:
        return ()
    return (perspective.say("tournament-counts-for", tournament=belongs.name),)
