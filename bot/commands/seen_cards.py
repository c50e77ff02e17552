"""*Seen*: which cards are out and which can still come, in games that count cards."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.application.model import Ask, Reply
from bot.application.tickets import Verb
from bot.commands.arguments import TABLE
from bot.commands.context import Context
from bot.commands.declaration import ANYWHERE, Command, at_meant, at_table
from bot.commands.find_table import find_table
from bot.messages import posts, seen_cards
from bot.messages.perspective import Perspective
from bot.messages.post_controls import back_to_table
from engines.core.game import counts_cards
from engines.core.match_state import Status
from storage.base import TableKey

# Characters that stand under the board; more are a message of their own.
_UNDER_THE_BOARD: Final = 300


async def seen(context: Context, ask: Ask, key: TableKey | None = None) -> Reply:
    """The count of every deck for the asker alone, from what they may know.

    A player has it under their own board; a spectator is told what everybody may know.
    """
    table = await find_table(context, ask, key, verb=Verb.SEEN, wanted=Status.PLAYING)
    perspective = context.perspective(ask, table)
    if refused := _refusal(perspective):
        return refused
    words = seen_cards.text(perspective)
    if perspective.seat and len(words) <= _UNDER_THE_BOARD:
        await context.note_looked(ask, table)
        post = replace(posts.turn(perspective), lines=(), gist=(), text=words)
    else:
        post = perspective.post(text=words, prompt=back_to_table(perspective))
    return Reply(private=post, table=table.key)


def _refusal(perspective: Perspective) -> Reply | None:
    table = perspective.table
    if table.match.status is not Status.PLAYING:
        is_open = table.match.status is Status.OPEN
        return perspective.refuse("hall-not-begun" if is_open else "hall-is-over")
    if not counts_cards(table.game):
        return perspective.refuse("seen-no-cards")
    return None if seen_cards.is_shown(table) else perspective.refuse("seen-from-memory")


COMMAND: Final = Command(
    name="seen",
    run=at_meant(seen),
    arguments=(TABLE,),
    places=ANYWHERE,
    link=Verb.SEEN,
    rank=7,
    buttons={Verb.SEEN: at_table(seen)},
    looks=frozenset({Verb.SEEN}),
)
