"""Why a move is illegal: asked without making it, or with the button under a refusal."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.application.model import Ask, Post, Reply
from bot.application.tickets import Ticket, TicketError
from bot.commands.arguments import TABLE, Argument, Given
from bot.commands.context import Context
from bot.commands.declaration import ANYWHERE, Command, Who
from bot.commands.read_move import read_move
from bot.commands.refused_moves import WHY_PREFIX, read_data, refused
from bot.commands.sending import legal_moves, moved_on, not_my_turn
from bot.commands.table_of_move import find_table_of_move
from bot.messages.perspective import Perspective
from engines.core.game import InvalidMoveError, RuleError
from engines.core.moves import Move
from storage.base import TableKey


async def why(context: Context, ask: Ask, text: str, key: TableKey | None = None) -> Reply:
    """The rule that a move would break, with its picture; nothing is played."""
    table = await find_table_of_move(context, ask, key, text)
    mine = context.player_perspective(ask, table)
    if (waiting := not_my_turn(mine)) is not None:
        return waiting
    try:
        move = read_move(table, mine.player, text)
    except InvalidMoveError as err:
        reply = await refused(context, ask, mine, err)
    else:
        is_legal = move in legal_moves(mine)
        reply = (
            Reply(ack=mine.say("why-legal", move=move.plain), table=table.key)
            if is_legal
            else await refused(context, ask, mine, _rule(mine, move), move=move)
        )
    # Where others read along nothing is said of a hand.
    return _in_private(mine, reply) if ask.is_overheard else reply


# Raises TicketError: it was never a button of ours.
async def _tapped(context: Context, ask: Ask, data: str) -> Reply:
    found = read_data(data)
    if found is None:
        raise TicketError(data)
    key, version, text = found
    table = await context.load(ask, key)
    mine = context.player_perspective(ask, table)
    ticket = Ticket(verb=WHY_PREFIX, table=key, version=version)
    if (stale := moved_on(mine, ticket)) is not None:
        return stale
    move = table.game.parse(text)
    if move in legal_moves(mine):
        return Reply(ack=mine.say("why-legal", move=move.plain), table=table.key)
    ask = replace(ask, by_alert=False)  # what it shows is a message
    return _in_private(mine, await refused(context, ask, mine, _rule(mine, move), move=move))


# A message of its own: it replaces no board, so it isn't of the table.
def _in_private(mine: Perspective, reply: Reply) -> Reply:
    picture = reply.why_not.picture if reply.why_not else None
    post = Post(title=mine.title, lines=(reply.ack,), picture=picture)
    return Reply(private=post, is_apart=True, table=reply.table)


def _rule(mine: Perspective, move: Move) -> RuleError:
    table = mine.table
    broken: RuleError = table.game.why_not(table.match.game_state, mine.player, move)
    return broken


async def _said(context: Context, ask: Ask, given: Given) -> Reply:
    return await why(context, ask, given.words, given.table)


COMMAND: Final = Command(
    name="why",
    run=_said,
    arguments=(Argument(name="move", is_required=True), TABLE),
    places=ANYWHERE,
    who=Who.PLAYER,
    group="match",
    menus={WHY_PREFIX: _tapped},
    looks=frozenset({WHY_PREFIX}),
)
