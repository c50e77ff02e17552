"""A game's rules, in words and small pictures."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.application.model import Ask, Reply
from bot.application.tickets import Ticket, Verb
from bot.commands.arguments import Argument, Kind
from bot.commands.challenges import UnknownGameError
from bot.commands.context import Context
from bot.commands.declaration import ANYWHERE, Command, Place, of_words
from bot.commands.find_table import NoTableHereError, WhichTableError, find_table
from bot.messages import challenge_card, rules_pages
from bot.messages.words import say_in
from renderers.wording import Say
from storage.base import COMPUTER, TableKey


async def tapped(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    """The rules that a button opens, from the paragraph that its path names."""
    start = ticket.path[0] if ticket.path else 0
    if ticket.table.platform == COMPUTER:
        return await rules(context, ask, ticket.table.table, start=start)
    return await _rules_of_table(context, ask, ticket.table, start=start)


# At their head stands what was agreed at the table; they lead a player back to it.
async def _rules_of_table(context: Context, ask: Ask, key: TableKey, *, start: int = 0) -> Reply:
    table = await context.load(ask, key)
    perspective = context.perspective(ask, table)
    way_back = key if perspective.seat is not None else None
    shown = await rules(context, ask, table.game.id, way_back, start=start)
    if shown.private is None or start:
        return replace(shown, table=key)
    return replace(
        shown,
        private=replace(shown.private, lines=(challenge_card.all_agreed(perspective),)),
        table=key,
    )


async def rules(
    context: Context, ask: Ask, name: str, table: TableKey | None = None, *, start: int = 0
) -> Reply:
    """The rules of a game, from the paragraph number `start`. Raises UnknownGameError."""
    preferences = await context.preferences_of(ask)
    say = say_in(preferences.language)
    game = _game_called(context, name, say) if name else await _game_here(context, ask)
    if not game:
        names = " · ".join(say(f"{id_}-name") for id_ in context.games)
        return Reply(ack=f"{say('hall-which-game')} {names}")
    return Reply(private=rules_pages.rules_post(game, preferences, table, start=start), table=table)


def _game_called(context: Context, name: str, say: Say) -> str:
    wished = _letters_of(name)
    for id_ in context.games:
        if wished in (_letters_of(id_), _letters_of(say(f"{id_}-name"))):
            return id_
    raise UnknownGameError(context.games)


def _letters_of(name: str) -> str:
    return "".join(filter(str.isalnum, name.casefold()))


async def _game_here(context: Context, ask: Ask) -> str:
    try:
        return (await find_table(context, ask, None)).game.id
    except (NoTableHereError, WhichTableError):
        return ""


COMMAND: Final = Command(
    name="rules",
    run=of_words(rules),
    arguments=(Argument(name="game", kind=Kind.GAME),),
    places=ANYWHERE,
    rank=7,
    in_menu=frozenset({Place.PRIVATE, Place.GROUP}),
    buttons={Verb.RULES: tapped},
    looks=frozenset({Verb.RULES}),
)
