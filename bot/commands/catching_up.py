"""A step tapped on a message that doesn't yet show the steps entered before it."""

from __future__ import annotations

from dataclasses import replace

from bot.application.model import Ask
from bot.application.tickets import Ticket, Verb
from bot.commands.context import Context
from bot.commands.sending import legal_moves
from bot.messages import prompts


async def caught_up(context: Context, ask: Ask, ticket: Ticket, ahead: tuple[int, ...]) -> Ticket:
    """The ticket of the same step after `ahead`, where that step can follow it.

    Raises ChoiceGoneError.
    """
    table = await context.load(ask, ticket.table)
    mine = context.player_perspective(ask, table)
    view, moves = mine.view, legal_moves(mine)
    if ticket.verb == Verb.WALK_PUBLIC:
        view = table.game.view(table.match.game_state, None)
        moves = table.game.possible_moves(view)
    return replace(ticket, path=prompts.caught_up(view, moves, ticket.path, ahead, mine.say))
