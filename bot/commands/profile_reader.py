"""Whose profile is meant, and what the asker may see of it."""

from __future__ import annotations

import re
from typing import Final

from bot.application.model import Ask, Person
from bot.application.player_profile import player_profile
from bot.application.profile import ProfileShown
from bot.application.refused import RefusedError, named, quoted
from bot.application.tickets import TicketError
from bot.commands.challenge_in_words import people_here
from bot.commands.context import Context
from bot.messages.profile_posts import ProfileReader
from bot.messages.words import searchable

_TEXT: Final = re.compile(r"[a-z]{2}:(?P<who>[a-z]+:-?\w+)(?::(?P<game>\w+))?", re.ASCII)


def read_ticket(text: str) -> tuple[str, str]:
    """The address that a button is about, and its game or "". Raises TicketError."""
    found = _TEXT.fullmatch(text)
    if found is None:
        raise TicketError(text)
    return found["who"], found["game"] or ""


async def named_by(context: Context, ask: Ask, words: str) -> Person:
    """Who is called so, of those who play here or with the asker. Raises RefusedError."""
    wanted = searchable(words)
    people = [ask.who, *await people_here(context, ask)]
    found = [one for one in people if wanted in map(searchable, (one.name, one.username))]
    if not wanted or len(found) != 1:
        raise RefusedError("profile-unknown-name", name=quoted(words.strip()))
    return found[0]


async def reader_of(
    context: Context, ask: Ask, address: str, *, name: str = "", game: str = ""
) -> ProfileReader:
    """A player's profile as the asker may see it; `name` is what their platform calls them now.

    Where others read along, one's own is shown as to them.

    Raises RefusedError: there is nothing to show, or they show it to nobody.
    """
    preferences = await context.preferences_of(ask)
    now, is_me = context.now(), address == ask.me
    found = await player_profile(context.store, address, context.games, now=now, curve_game=game)
    is_own = is_me and not ask.is_overheard
    called = found.name or name or (ask.who.name if is_me else "")
    told = called or named("entrance-somebody")
    if not is_own and found.shown is ProfileShown.NOTHING:
        raise RefusedError("profile-kept", name=told)
    if not found.games:
        if is_me:
            raise RefusedError("profile-none-yet-you")
        raise RefusedError("profile-none-yet" if found.name else "profile-unknown", name=told)
    return ProfileReader(
        profile=found, name=called, preferences=preferences, now=now, is_own=is_own
    )
