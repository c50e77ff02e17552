"""Conditional moves: a player's answers to what their rival may do, tapped or typed.

They change nothing on the table, and are shown to them alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.application import profile, timer_changes
from bot.application.conditional_moves import (
    ANYTHING,
    MOST_ANSWERS,
    ConditionalMoves,
    Ply,
    with_line,
)
from bot.application.foresight import Foresight, foresight, is_waiting
from bot.application.line_draft import LineDraft
from bot.application.loaded_table import LoadedTable
from bot.application.model import Ask, Reply
from bot.application.tickets import Ticket, Verb
from bot.commands.arguments import TABLE, Argument
from bot.commands.context import Context
from bot.commands.declaration import ANYWHERE, Command, Place, Who, at_table, with_words
from bot.commands.find_table import find_table
from bot.commands.read_lines import Fault, LineError, next_ply, read_lines
from bot.messages import posts, prompts
from bot.messages.conditional_posts import (
    ANYTHING_ELSE,
    BACK,
    SHOW,
    THAT_IS_ALL,
    draft_post,
    numbered,
    prepared_post,
)
from bot.messages.perspective import Perspective
from bot.messages.words import refusal
from engines.core.match_state import MatchError, Status
from renderers.text_layout import shorten_name
from storage.base import TableKey


async def show(context: Context, ask: Ask, key: TableKey | None = None, words: str = "") -> Reply:
    """What is prepared; or prepare what is typed: "c1-d4: b2-a5".

    Where a line can't be read to its end, the lines before it are kept, and it is entered by taps
    from there on.
    """
    table = await find_table(context, ask, key, verb=Verb.PREPARED, wanted=Status.PLAYING)
    perspective = context.player_perspective(ask, table)
    seat = perspective.player
    if (refused := _why_not(perspective)) is not None:
        return refused
    if not words.strip():
        return Reply(private=prepared_post(perspective), table=table.key)
    if ask.is_overheard:
        return perspective.refuse("lines-in-private")
    try:
        lines = read_lines(perspective, foresight(table, seat), words)
    except LineError as err:
        return await _go_on(context, ask, perspective, err)
    return await _prepare(context, ask, perspective, lines)


async def _go_on(context: Context, ask: Ask, perspective: Perspective, err: LineError) -> Reply:
    told = _refused(perspective, err)
    if err.whole:
        kept = await _prepare(context, ask, perspective, err.whole)
        if kept.is_error:
            return kept
    table, seat = perspective.table, perspective.player
    moves = tuple(ply.move for ply in err.line)
    draft = LineDraft(
        table=table.key, seat=seat, version=table.match.decision_version[seat], moves=moves
    )
    here = foresight(table, seat).follow(moves)
    if here is None or here.mover is None or not here.may_go_on:
        return told
    asked = await _show_draft(context, ask, perspective, draft)
    return replace(asked, ack=told.ack, stays=True, is_apart=True)  # a draft is kept: no refusal


async def begin(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    """A new line: from the table as it stands, or from an answer on."""
    perspective = context.player_perspective(ask, await context.load(ask, ticket.table))
    if (moved_on := _moved_on(perspective, ticket)) is not None:
        return moved_on
    answers = numbered(perspective.table.prepared(perspective.seat))
    number = (*ticket.path, 0)[0]
    if number > len(answers):
        raise prompts.ChoiceGoneError(str(ticket))
    draft = LineDraft(
        table=ticket.table,
        seat=perspective.player,
        version=ticket.version,
        moves=answers[number - 1].moves if number else (),
    )
    return await _show_draft(context, ask, perspective, draft)


async def step(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    """One more step of the line that is being entered. A whole line is kept at once."""
    perspective = context.player_perspective(ask, await context.load(ask, ticket.table))
    if (moved_on := _moved_on(perspective, ticket)) is not None:
        return moved_on
    draft = _draft_of(perspective, ticket)
    count, chosen = (*ticket.path, 0, SHOW)[:2]
    if draft is None:
        return Reply(private=prepared_post(perspective), table=ticket.table)
    if count != draft.length or chosen == SHOW:  # tapped twice, or on what was shown before
        return await _show_draft(context, ask, perspective, draft)
    if chosen == BACK:
        return await _show_draft(context, ask, perspective, _one_back(draft))
    here = _here(perspective, draft)
    if chosen == ANYTHING_ELSE and not here.is_mine and not draft.steps:
        return await _show_draft(context, ask, perspective, draft.plus_move(ANYTHING))
    steps = draft.steps
    if chosen != THAT_IS_ALL:
        offered = here.moves.after(steps).steps
        if chosen >= len(offered):
            raise prompts.ChoiceGoneError(str(ticket))
        steps = (*steps, offered[chosen])
    fork = here.moves.after(steps)
    if fork.move is None or (fork.steps and chosen != THAT_IS_ALL):
        return await _show_draft(context, ask, perspective, replace(draft, steps=steps))
    try:
        next_ply(here, fork.move)
    except LineError as err:
        return _refused(perspective, err)
    whole = draft.plus_move(str(fork.move))
    if not here.is_mine:
        return await _show_draft(context, ask, perspective, whole)
    return await _prepare(
        context, ask, perspective, [foresight(perspective.table, draft.seat).line(whole.moves)]
    )


async def withdraw(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    """Take back everything that is prepared. If the asker has to decide now, they are asked."""
    table = await context.load(ask, ticket.table)
    seat = context.player_perspective(ask, table).player
    table = await timer_changes.set_conditional_moves(
        context.tables, ticket.table, seat, lambda _: None, asker=ask.me
    )
    perspective = context.perspective(ask, table, seat=seat)
    ack = perspective.say("lines-withdrawn")
    return Reply(
        ack=ack,
        private=prepared_post(perspective) if is_waiting(table, seat) else posts.turn(perspective),
        table=table.key,
    )


async def _prepare(
    context: Context, ask: Ask, perspective: Perspective, lines: Sequence[tuple[Ply, ...]]
) -> Reply:
    seat, version = perspective.player, perspective.table.version

    def prepare(table: LoadedTable) -> ConditionalMoves:
        if not is_waiting(table, seat) or table.match.decision_version[seat] > version:
            raise MatchError("not-your-turn", "the rival has acted")
        old = table.prepared(seat)
        plies = old.plies if old and old.version == table.version else ()
        for line in lines:
            plies = with_line(plies, line, owner=seat)
        new = ConditionalMoves(seat=seat, version=table.version, plies=plies)
        if new.answers > MOST_ANSWERS:
            raise LineError(Fault.TOO_MANY)
        return new

    try:
        table = await timer_changes.set_conditional_moves(
            context.tables, perspective.table.key, seat, prepare, asker=ask.me
        )
    except LineError as err:
        return _refused(perspective, err)
    await context.store.update_profile(ask.me, {profile.LINE_DRAFT: ""})
    after = context.perspective(ask, table, seat=seat)
    return Reply(ack=after.say("lines-kept"), private=prepared_post(after), table=table.key)


async def _show_draft(
    context: Context, ask: Ask, perspective: Perspective, draft: LineDraft
) -> Reply:
    if str(draft) != perspective.table.asker_profile.get(profile.LINE_DRAFT, ""):
        await context.store.update_profile(ask.me, {profile.LINE_DRAFT: str(draft)})
    here = _here(perspective, draft)
    if not here.may_go_on:
        return _refused(perspective, LineError(Fault.TOO_FAR))
    return Reply(private=draft_post(perspective, draft, here), table=draft.table)


def _draft_of(perspective: Perspective, ticket: Ticket) -> LineDraft | None:
    draft = LineDraft.parse(perspective.table.asker_profile.get(profile.LINE_DRAFT, ""))
    if draft is None:
        return None
    wanted = (ticket.table, perspective.seat, ticket.version)
    return draft if (draft.table, draft.seat, draft.version) == wanted else None


# Raises ChoiceGoneError.
def _here(perspective: Perspective, draft: LineDraft) -> Foresight:
    here = foresight(perspective.table, draft.seat).follow(draft.moves)
    if here is None or here.mover is None:
        raise prompts.ChoiceGoneError(str(draft.table))
    return here


def _one_back(draft: LineDraft) -> LineDraft:
    if draft.steps:
        return replace(draft, steps=draft.steps[:-1])
    return replace(draft, moves=draft.moves[:-1])


# The answer to a button of an earlier position; None if the asker still waits there.
def _moved_on(perspective: Perspective, ticket: Ticket) -> Reply | None:
    table, seat = perspective.table, perspective.player
    if (refused := _why_not(perspective)) is not None:
        return refused
    if table.match.decision_version[seat] == ticket.version and is_waiting(table, seat):
        return None
    return Reply(
        ack=perspective.say("hall-moved-on"), private=posts.turn(perspective), table=table.key
    )


# Why nothing can be prepared here at all; None if something can, or is.
def _why_not(perspective: Perspective) -> Reply | None:
    table, say = perspective.table, perspective.say
    if table.match.status is not Status.PLAYING:
        key = "hall-not-begun" if table.match.status is Status.OPEN else "hall-is-over"
        return perspective.refuse(key)
    prepared = table.prepared(perspective.seat)
    if table.record.head.is_study:
        return perspective.refuse("lines-study")
    if is_waiting(table, perspective.seat) or (prepared and prepared.plies):
        return None
    return Reply(ack=say("lines-your-turn"), private=posts.turn(perspective), table=table.key)


def _refused(perspective: Perspective, err: LineError) -> Reply:
    say, game = perspective.say, perspective.table.game.id
    words = say(
        f"lines-fault-{err.fault}",
        word=shorten_name(err.word),
        name=perspective.rival,
        most=MOST_ANSWERS,
    )
    rule = refusal(err.rule, say, game) if err.rule and err.fault is Fault.ILLEGAL else ""
    near = say("lines-near", moves=" · ".join(err.near)) if err.near else ""
    return Reply(
        ack=" ".join(part for part in (words, rule, near) if part),
        is_error=True,
        table=perspective.table.key,
    )


COMMAND: Final = Command(
    name="if",
    run=with_words(show),
    arguments=(Argument(name="line"), TABLE),
    places=ANYWHERE,
    who=Who.PLAYER,
    group="prepare",
    rank=8,
    in_menu=frozenset({Place.PRIVATE}),
    buttons={
        Verb.PREPARED: at_table(show),
        Verb.PREPARE: begin,
        Verb.PREPARE_STEP: step,
        Verb.WITHDRAW_PREPARED: withdraw,
    },
)
