"""Moves entered on a keyboard that everybody sees.

Where nothing is hidden everybody watches the move being made; else `secret_entry`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.application.model import Ask, Reply
from bot.application.tickets import Ticket, Verb
from bot.commands import secret_entry
from bot.commands.context import Context
from bot.commands.declaration import Buttons
from bot.commands.sending import (
    goes_at_once,
    legal_moves,
    moved_on,
    moved_on_in_public,
    send_move,
    why_not,
)
from bot.messages import posts, prompts
from bot.messages.perspective import Perspective
from bot.messages.prompts import ChoiceGoneError, PartialMove
from bot.messages.public_keys import hides_entry
from engines.core.values import View


# A step on a keyboard that everybody sees; what the mover can't do is said to them alone.
async def _walk(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    table = await context.load(ask, ticket.table)
    mine = context.player_perspective(ask, table)
    if hides_entry(table):
        return await secret_entry.walk(context, ask, mine, ticket)
    if (stale := moved_on(mine, ticket)) is not None:
        return moved_on_in_public(mine, stale)
    perspective = await context.public_perspective(ask, table)
    place = prompts.walk(table.game.possible_moves(perspective.view), ticket.path)
    if not place.steps:
        return Reply(public=posts.board(perspective), table=table.key)
    if not legal_moves(mine).after(place.steps):
        return await why_not(context, ask, mine, place.steps)
    if place.settled and goes_at_once(mine, perspective, place):
        return await send_move(context, ask, table, ticket, place.settled)
    return Reply(
        public=posts.public_preview(perspective, _only_legal(mine, place), mine.player),
        table=table.key,
    )


# Only the mover's tap counts.
async def _send(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    table = await context.load(ask, ticket.table)
    mine = context.player_perspective(ask, table)
    if (stale := moved_on(mine, ticket)) is not None:
        return moved_on_in_public(mine, stale)
    shown: View = table.game.view(table.match.game_state, None)
    place = prompts.walk(table.game.possible_moves(shown), ticket.path)
    if place.fork.move is None:
        raise ChoiceGoneError(" ".join(place.steps))
    return await send_move(context, ask, table, ticket, place.fork.move)


# On a public keyboard the steps after a preview stay those possible for some hand.
def _only_legal(mine: Perspective, place: PartialMove) -> PartialMove:
    ends = legal_moves(mine).after(place.steps).move
    return replace(place, fork=replace(place.fork, move=ends))


BUTTONS: Final = Buttons(buttons={Verb.WALK_PUBLIC: _walk, Verb.SEND_PUBLIC: _send})
