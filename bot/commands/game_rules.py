"""A game's rules, in words and small pictures."""

from __future__ import annotations

from bot.application.model import (
    Ask,
    Picture,
    Post,
    Prompt,
    Reply,
)
from bot.commands.challenges import UnknownGameError
from bot.commands.context import Context
from bot.commands.find_table import NoTableHereError, WhichTableError, find_table
from bot.messages import card_pages
from engines.core.seat import Pair
from renderers.game_text import ALT_LIMIT
from renderers.games import lessons_of
from renderers.wording import Say
from storage.base import TableKey


async def rules_of_table(context: Context, ask: Ask, key: TableKey) -> Reply:
    """The rules of the game that is played at a table."""
    table = await context.load(ask, key)
    return await rules(context, ask, table.game.id, key)


async def rules(context: Context, ask: Ask, name: str, table: TableKey | None = None) -> Reply:
    """The rules of a game in words and small pictures. Raises UnknownGameError."""
    settings = await context.store.profile(ask.me)
    preferences = context.preferences(ask, settings)
    say = await context.say(ask)
    game = _game_called(context, name, say) if name else await _game_here(context, ask)
    if not game:
        names = " · ".join(say(f"{id_}-name") for id_ in context.games)
        return Reply(ack=f"{say('hall-which-game')} {names}")
    lessons = lessons_of(game).LESSONS
    style = preferences.render_style(Pair(one=say("hall-you-first"), two=say("hall-you-second")))
    lines = tuple(
        say(
            "hall-pair",
            name=say(f"{game}-rules-{lesson.key}.title"),
            value=say(f"{game}-rules-{lesson.key}"),
        )
        for lesson in lessons
    )
    pictures = tuple(
        Picture(view=lesson.view, style=style, alt=say(f"{game}-rules-{lesson.key}")[:ALT_LIMIT])
        for lesson in lessons
    )
    title = say("hall-rules-of", game=say(f"{game}-name"))
    prompt = Prompt(controls=card_pages.rules_control(game, say, table))
    return Reply(
        private=Post(
            title=title,
            lines=lines,
            pictures=pictures,
            prompt=prompt,
            table=table,
        ),
        table=table,
    )


def _game_called(context: Context, name: str, say: Say) -> str:
    wished = _letters_of(name)
    for id_ in context.games:
        if wished in (_letters_of(id_), _letters_of(say(f"{id_}-name"))):
            return id_
    raise UnknownGameError(name)


def _letters_of(name: str) -> str:
    return "".join(filter(str.isalnum, name.casefold()))


async def _game_here(context: Context, ask: Ask) -> str:
    """What somebody plays in this place, if that is one table; "" else."""
    try:
        return (await find_table(context, ask, None)).game.id
    except (NoTableHereError, WhichTableError):
        return ""
