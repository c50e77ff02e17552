"""Looking at a table: the asker's hand, the public board, the board in words."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Final

from bot.application import profile
from bot.application.loaded_table import LoadedTable
from bot.application.message_refs import NotedMessage, note_message, opened_by
from bot.application.model import (
    Ask,
    Prompt,
    Reply,
)
from bot.application.tickets import Verb
from bot.commands.arguments import TABLE
from bot.commands.context import Context
from bot.commands.declaration import ANYWHERE, Command, Place, Shown, at_meant, at_table
from bot.commands.find_table import find_table
from bot.messages import absence_posts, challenge_card, posts
from bot.messages.perspective import Perspective
from bot.messages.post_controls import back_to_table
from engines.core.match_state import Status
from engines.core.seat import Seat
from engines.core.values import View
from renderers.game_text import hand_line, text_of
from storage.base import TableKey


async def hand(context: Context, ask: Ask, key: TableKey | None = None) -> Reply:
    """The asker's own view as it is now, with their buttons; a spectator's for anybody else.

    Where the answer is an alert, it is what they hold in one line, if they hold anything.
    """
    table = await find_table(context, ask, key)
    perspective = context.perspective(ask, table)
    if table.match.status in (Status.OPEN, Status.CLOSED):
        return Reply(private=challenge_card.card(perspective), table=table.key)
    if perspective.seat is None:
        one, two = perspective.names
        return Reply(
            ack=perspective.say("hall-not-a-player", one=one, two=two),
            private=posts.board(perspective, keyboard=False),
            table=table.key,
        )
    await context.note_looked(ask, table)
    view = perspective.view
    if ask.by_alert and (line := hand_line(view, perspective.say)):
        return Reply(ack=line, stays=True, table=table.key)
    seen = replace(perspective, opened=await opened_before(context, ask, table))
    return Reply(private=posts.turn(seen), table=table.key)


async def opened_before(context: Context, ask: Ask, table: LoadedTable) -> int:
    """The version that they saw when they last opened this table; notes that they open it now."""
    now = NotedMessage(version=table.version, reference="")
    last = await note_message(context.store, table.key, opened_by(ask.me), now)
    return last.version if last else 0


async def board(context: Context, ask: Ask, key: TableKey | None = None) -> Reply:
    """The board as a spectator sees it, for the asker alone.

    At home it is the player's own: else it would replace their buttons there.
    """
    table = await find_table(context, ask, key, verb=Verb.BOARD)
    if ask.is_home and table.seat_of(ask.me) and table.match.state is not None:
        await context.note_looked(ask, table)
        return Reply(private=posts.turn(context.perspective(ask, table)), table=table.key)
    perspective = Perspective(
        table=table, preferences=context.preferences(ask, table.asker_profile)
    )
    if table.match.state is None:
        return Reply(private=challenge_card.card(perspective), table=table.key)
    # It replaces the last board, which somebody may have to play on.
    keyboard = ask.is_overheard and await _is_played_on(context, table)
    return Reply(private=posts.board(perspective, keyboard=keyboard), table=table.key)


# A player who can't be reached in private acts on the board.
async def _is_played_on(context: Context, table: LoadedTable) -> bool:
    people = [p.address for seat in table.match.active if (p := table.match.players[seat])]
    profiles = await asyncio.gather(*map(context.store.profile, people))
    return any(map(profile.is_closed, profiles))


async def back_to_board(context: Context, ask: Ask, key: TableKey) -> Reply:
    """What a public message of this table should show now."""
    table = await context.load(ask, key)
    perspective = await context.public_perspective(ask, table)
    return Reply(
        public=challenge_card.card(perspective)
        if table.match.state is None
        else posts.board(perspective),
        table=key,
    )


async def text(context: Context, ask: Ask, key: TableKey | None = None) -> Reply:
    """The whole board in words, with the asker's own hand."""
    table = await find_table(context, ask, key, verb=Verb.TEXT)
    perspective = context.perspective(ask, table)
    if table.match.state is None:
        return Reply(private=challenge_card.card(perspective), table=table.key)
    await context.note_looked(ask, table)
    view = perspective.as_shown(perspective.view)
    words = text_of(view).board(view, perspective.names, perspective.say)
    return Reply(
        private=perspective.post(text=words, prompt=back_to_table(perspective)), table=table.key
    )


async def more(context: Context, ask: Ask, key: TableKey) -> Reply:
    """The rare things of a table; the final ones come last."""
    table = await context.load(ask, key)
    perspective = context.perspective(ask, table)
    controls = [
        perspective.choice("hall-board-as-text", Verb.TEXT),
        perspective.choice("hall-history", Verb.HISTORY),
        perspective.choice("hall-rules", Verb.RULES),
    ]
    if perspective.seat and table.match.status is Status.PLAYING:
        if may_ask_takeback(table, perspective.seat):
            controls.append(perspective.choice("hall-ask-back", Verb.ASK_TAKEBACK))
        if not table.match.draw_offered_by and perspective.seat not in table.match.refused_draws:
            controls.append(perspective.choice("hall-offer-draw", Verb.OFFER_DRAW))
        controls += absence_posts.rare_controls(perspective)
        controls.append(perspective.choice("hall-resign", Verb.RESIGN))
    return Reply(
        private=perspective.post(
            lines=(
                " · ".join(challenge_card.agreed(perspective)),
                perspective.say("hall-help-settings"),
            ),
            prompt=Prompt(controls=(*controls, *back_to_table(perspective).controls)),
        ),
        table=table.key,
    )


def may_ask_takeback(table: LoadedTable, seat: Seat) -> bool:
    """Whether this seat has a move that it could take back, if the other side agrees."""
    match = table.match
    if (
        match.status is not Status.PLAYING
        or match.takeback_asked_by
        or match.state_before_move[seat] is None
    ):
        return False
    view: View = table.game.view(match.game_state, seat)
    return not view.has_secrets


COMMAND: Final = Command(
    name="board",
    run=at_meant(board),
    arguments=(TABLE,),
    places=ANYWHERE,
    shown=Shown.AS_BOARD,
    rank=5,
    in_menu=frozenset({Place.GROUP}),
    buttons={
        Verb.BOARD: at_table(board),
        Verb.BACK_TO_BOARD: at_table(back_to_board),
        Verb.TEXT: at_table(text),
        Verb.MORE: at_table(more),
    },
    looks=frozenset({Verb.TEXT, Verb.MORE}),
)
