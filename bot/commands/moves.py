"""Moves: tapped step by step, or typed. Nothing is stored until a move is sent."""

from __future__ import annotations

from typing import Final

from bot.application.model import Ask, Reply
from bot.application.tickets import Ticket, Verb
from bot.commands import move_completion, secret_entry
from bot.commands.arguments import TABLE, Argument
from bot.commands.context import Context
from bot.commands.declaration import Command, Shown, Who
from bot.commands.read_move import read_move
from bot.commands.refused_moves import refused
from bot.commands.sending import (
    goes_at_once,
    legal_moves,
    moved_on,
    not_my_turn,
    send_move,
)
from bot.commands.table_of_move import find_table_of_move
from bot.messages import posts, prompts
from bot.messages.perspective import Perspective
from bot.messages.public_keys import hides_entry
from bot.messages.words import refusal
from engines.core.game import InvalidMoveError, RuleError
from engines.core.moves import Move, Moves
from engines.core.nearest_moves import nearest
from engines.core.values import View
from renderers.text_layout import shorten_name
from storage.base import TableKey


async def walk(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    """One more step of a move, in private; at its end the preview."""
    return await _go_on(context, ask, ticket, is_sent=False)


async def send(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    """The move that was previewed: through the gate, kept, then told."""
    return await _go_on(context, ask, ticket, is_sent=True)


async def _go_on(context: Context, ask: Ask, ticket: Ticket, *, is_sent: bool) -> Reply:
    table = await context.load(ask, ticket.table)
    perspective = context.player_perspective(ask, table)
    if (stale := moved_on(perspective, ticket)) is not None:
        return stale
    place = prompts.walk(legal_moves(perspective), ticket.path)
    if not place.steps:
        return Reply(private=posts.turn(perspective), table=table.key)
    move = place.fork.move if is_sent else place.settled
    if move and (is_sent or goes_at_once(perspective, perspective, place)):
        return await send_move(context, ask, table, ticket, move)
    return Reply(private=posts.preview(perspective, place), table=table.key)


async def typed(context: Context, ask: Ask, text: str, key: TableKey | None = None) -> Reply:
    """A move in notation, or as its buttons call it.

    It is previewed, unless the player sends at once.
    """
    table = await find_table_of_move(context, ask, key, text)
    perspective = context.player_perspective(ask, table)
    if table.has_answered(ask.id):
        return Reply(private=posts.turn(perspective), table=table.key)
    if (waiting := not_my_turn(perspective)) is not None:
        return waiting
    moves = legal_moves(perspective)
    try:
        move = read_move(table, perspective.player, text, is_overheard=ask.is_overheard)
    except InvalidMoveError as err:
        return await _refused(context, ask, perspective, err, text)
    if ask.is_overheard and hides_entry(table):
        found = await secret_entry.typed(context, ask, perspective, move)
        return found or perspective.refuse("hall-not-now")
    if move not in moves:
        why = table.game.why_not(table.match.game_state, perspective.player, move)
        return await _refused(context, ask, perspective, why, text, move)
    place = prompts.walk(moves, prompts.find_path(moves, move.steps))
    if goes_at_once(perspective, perspective, place):
        return await send_move(context, ask, table, perspective.ticket(), move, ask_id=ask.id)
    if ask.is_overheard:
        read_by = await context.public_perspective(ask, table)
        possible = table.game.possible_moves(read_by.view)
        place = prompts.walk(possible, prompts.find_path(possible, move.steps))
        return Reply(
            public=posts.public_preview(read_by, place, perspective.player), table=table.key
        )
    return Reply(private=posts.preview(perspective, place), table=table.key)


# It tells nothing of a hand where others read it.
async def _refused(
    context: Context,
    ask: Ask,
    perspective: Perspective,
    err: RuleError,
    text: str,
    move: Move | None = None,
) -> Reply:
    game, view = perspective.table.game, perspective.view
    has_to_hide = ask.is_overheard and hides_entry(perspective.table)
    if has_to_hide:
        view = game.view(perspective.table.match.game_state, None)
    moves = game.possible_moves(view) if has_to_hide else legal_moves(perspective)
    right = _right(perspective, view, moves, text, move)
    if has_to_hide:
        said = refusal(err, perspective.say, game.id)
        return Reply(ack=f"{said} {right}", is_error=True, table=perspective.table.key)
    return await refused(context, ask, perspective, err, move=move, besides=right)


# All that may be done, where that is one step; else what is nearest to what was typed.
def _right(
    perspective: Perspective, view: View, moves: Moves[Move], text: str, move: Move | None
) -> str:
    say, start = perspective.say, prompts.walk(moves, ())
    if any(moves.after((step,)).move is None for step in start.fork.steps):
        near = " · ".join(found.plain for found in nearest(moves, text, move))
        return say("hall-nearest", text=shorten_name(text), moves=near)
    kinds = prompts.groups(view, start, perspective.ticket(), Verb.WALK, say)
    listed = " · ".join(
        f"{kind.label} {' '.join(choice.notation for choice in kind.choices)}" for kind in kinds
    )
    return say("hall-you-can", moves=listed)


COMMAND: Final = Command(
    name="move",
    run=lambda context, ask, given: typed(context, ask, given.words, given.table),
    arguments=(Argument(name="move", is_required=True, suggest=move_completion.suggestions), TABLE),
    who=Who.PLAYER,
    shown=Shown.AS_ACT,
    rank=3,
    bare="hand",
    buttons={Verb.WALK: walk, Verb.SEND: send},
)
