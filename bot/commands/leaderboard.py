"""The best players of a game: in this server or group, or everywhere."""

from __future__ import annotations

import re
from typing import Final

from bot.application import profile
from bot.application.model import Ask, Choice, Reply, Subject
from bot.application.shown_leaderboard import last_game, shown_leaderboard
from bot.application.tickets import TicketError
from bot.commands.arguments import Argument, Given, Kind
from bot.commands.context import Context
from bot.commands.declaration import ANYWHERE, Command, Shown
from bot.messages.leaderboard_posts import LeaderboardReader, leaderboard_post

# Data of buttons: `lb:here:gyges`, `lb:all:gyges`.
_PREFIX: Final = "lb"
_HERE, _ALL = "here", "all"
_TEXT: Final = re.compile(rf"{_PREFIX}:(?P<whose>{_HERE}|{_ALL}):(?P<game>\w+)", re.ASCII)


async def _say(context: Context, ask: Ask, given: Given) -> Reply:
    game = given.value("game") or await last_game(context.store, ask.me, context.games)
    return await _shown(context, ask, game, _HERE, reader=ask.me)


async def of_all(context: Context, ask: Ask, game: str, *, for_anybody: bool = False) -> Reply:
    """The best of all in a game; `for_anybody`: as somebody sees it who isn't told from others."""
    return await _shown(context, ask, game, _ALL, reader="" if for_anybody else ask.me)


async def _tapped(context: Context, ask: Ask, text: str) -> Reply:
    found = _TEXT.fullmatch(text)
    if found is None or found["game"] not in context.games:
        raise TicketError(text)
    return await _shown(context, ask, found["game"], found["whose"], reader=ask.me)


async def _shown(context: Context, ask: Ask, game: str, whose: str, *, reader: str) -> Reply:
    here = await _place(context, ask)
    place = here if whose == _HERE else ""
    now = context.now()
    board = await shown_leaderboard(
        context.store, game, reader=reader, place=place, now=now, reads_along=ask.is_overheard
    )
    shown_to = LeaderboardReader(
        board=board,
        reader=reader,
        name=ask.who.name,
        preferences=await context.preferences_of(ask),
        now=now,
    )
    say, shown = shown_to.say, _HERE if place else _ALL
    games = [
        Choice(label=say(f"{one}-name"), ticket=f"{_PREFIX}:{shown}:{one}")
        for one in context.games
        if one != game
    ]
    other = _ALL if place else _HERE
    switch = Choice(label=say(f"leaderboard-to-{other}"), ticket=f"{_PREFIX}:{other}:{game}")
    around = [switch] if here else []
    if url := "" if place else await context.links.to_page(context.store, Subject(game=game)):
        around.append(Choice(label=say("profile-page"), ticket="", url=url))
    return Reply(private=leaderboard_post(shown_to, games, around))


# The address of the server or group where it is asked; "" in private and on the page.
async def _place(context: Context, ask: Ask) -> str:
    if ask.is_home or not ask.has_readers:
        return ""
    if ask.community:
        return f"{ask.where.platform}:{ask.community}"
    return await profile.place_of(context.store, ask.where.platform, ask.where.id)


COMMAND: Final = Command(
    name="leaderboard",
    run=_say,
    arguments=(Argument(name="game", kind=Kind.GAME),),
    places=ANYWHERE,
    shown=Shown.HERE,
    rank=12,
    menus={_PREFIX: _tapped},
    looks=frozenset({_PREFIX}),
)
