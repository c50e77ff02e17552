"""A hint: first what to look at; asked again at the same decision, the move."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import structlog

from bot.application.loaded_table import LoadedTable
from bot.application.model import Ask, Post, Reply
from bot.application.rate_limiter import Kind
from bot.application.refused import RefusedError
from bot.application.tickets import Ticket, Verb
from bot.commands import acting
from bot.commands.arguments import TABLE
from bot.commands.context import Context
from bot.commands.declaration import ANYWHERE, Command, Who, at_meant
from bot.commands.find_table import find_table
from bot.commands.sending import legal_moves, moved_on, not_my_turn
from bot.messages import posts, prompts
from bot.messages.perspective import Perspective
from bot.side_process.parent import SideProcessError
from engines.core.act_rules import hints_refusal
from engines.core.hints import Advice
from engines.core.match_state import MatchError, Status
from engines.core.record import Act, Entry
from engines.core.seat import Seat
from storage.base import TableKey

log = structlog.get_logger(__name__)

_MOST: Final = 2  # of one decision: where to look, and the move, which is shown again for nothing


class _AllTakenError(Exception):
    """All that is counted at this decision was taken before."""


async def hint(context: Context, ask: Ask, key: TableKey | None = None) -> Reply:
    """For the asker alone, from what they see. It is counted, and the rival is told of it."""
    table = await find_table(context, ask, key, verb=Verb.HINT, wanted=Status.PLAYING)
    return await _give(context, ask, table)


async def _tapped(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    table = await context.load(ask, ticket.table)
    stale = moved_on(context.player_perspective(ask, table), ticket)
    return stale or await _give(context, ask, table)


async def _give(context: Context, ask: Ask, table: LoadedTable) -> Reply:
    perspective = context.player_perspective(ask, table)
    if (waiting := not_my_turn(perspective)) is not None:
        return waiting
    if code := hints_refusal(table.match):
        raise MatchError(code, "in this match no hints are given")
    if table.game.id not in context.players:
        raise RefusedError("hint-no-computer")
    await context.admit(ask, Kind.OFFER)
    seat = perspective.player
    try:
        advice = await context.hints.advice(table, seat, perspective.view)
    except (SideProcessError, OSError) as err:
        log.error("no hint was found", table=str(table.key), why=str(err))
        raise RefusedError("hint-not-found") from None
    try:
        table = await _count(context, ask, table, seat)
    except acting.MovedOnError:
        return await acting.shown_today(context, ask, perspective.ticket())
    except _AllTakenError:
        table = await context.load(ask, table.key)
        if stale := moved_on(context.player_perspective(ask, table), perspective.ticket()):
            return stale
    after = context.perspective(ask, table, seat=seat)
    is_look = _is_first(table, seat, ask) and advice.hint is not None
    post = _look(after, advice) if is_look else _move(after, advice)
    return Reply(private=post, table=table.key)


# Those that a seat has taken at the decision that it has to make now.
def _taken(table: LoadedTable, seat: Seat) -> list[Entry]:
    since = table.record.log[table.match.decision_version[seat] :]
    return [entry for entry in since if entry.act is Act.HINT and entry.seat is seat]


# Whether this very ask is the first: two may come at the same time, and one may be told twice.
def _is_first(table: LoadedTable, seat: Seat, ask: Ask) -> bool:
    first, *later = _taken(table, seat)
    return not later or (bool(ask.id) and first.ask_id == ask.id)


# Only for the decision that was thought about, and an ask that is told twice once.
# Raises MovedOnError, _AllTakenError.
async def _count(context: Context, ask: Ask, table: LoadedTable, seat: Seat) -> LoadedTable:
    decision = table.match.decision_version[seat]
    if table.has_answered(ask.id) or len(_taken(table, seat)) >= _MOST:
        return table

    def decide(now: LoadedTable) -> Entry:
        is_open = seat in now.match.active and now.match.decision_version[seat] == decision
        if not is_open:
            raise acting.MovedOnError
        if len(_taken(now, seat)) >= _MOST:
            raise _AllTakenError
        return Entry(act=Act.HINT, seat=seat, at=int(context.now()), ask_id=ask.id)

    return await context.tables.act(
        table.key,
        decide,
        table=table,
        asker=ask.me,
        already_shown_to=ask.me if ask.is_home else "",
    )


def _look(perspective: Perspective, advice: Advice) -> Post:
    assert advice.hint  # noqa: S101 - it was asked before
    said = perspective.say(advice.hint.key, **advice.hint.facts, rival=perspective.rival)
    lines = (perspective.say("hint-look", hint=said),)
    return replace(posts.turn(perspective), lines=lines, gist=lines)


# As a preview shows it: marked on the board, one tap from being sent.
def _move(perspective: Perspective, advice: Advice) -> Post:
    move = perspective.table.game.parse(advice.best)
    moves = legal_moves(perspective)
    place = prompts.walk(moves, prompts.find_path(moves, move.steps))
    lines = (perspective.say("hint-move", move=move.plain),)
    return replace(posts.preview(perspective, place), lines=lines, gist=lines)


COMMAND: Final = Command(
    name="hint",
    run=at_meant(hint),
    arguments=(TABLE,),
    places=ANYWHERE,
    who=Who.PLAYER,
    group="match",
    buttons={Verb.HINT: _tapped},
)
