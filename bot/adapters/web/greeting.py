"""What a page is told first: who asks, their preferences, the page's words, the games."""

from __future__ import annotations

from aiohttp import web

from bot.adapters.web.context import WebContext
from bot.adapters.web.frame_places import frame_of
from bot.adapters.web.game_entries import clock_entries, game_entries, rating_entries
from bot.adapters.web.logins import CHAIRS, Visitor
from bot.adapters.web.origins import relying_party
from bot.adapters.web.page_words import commands, page_words
from bot.adapters.web.request_checks import LOOPBACK
from bot.adapters.web.requests import address_of, make_ask
from bot.adapters.web.serialise_lists import Json
from bot.application.fitting_levels import fitting_levels
from bot.application.model import Ask, Subject
from bot.messages.words import say_in
from engines.core.computer import fitting_level
from storage.base import StoreAwayError


async def greeting(shared: WebContext, request: web.Request, visitor: Visitor, chair: int) -> Json:
    """The answer to `visitor` in this chair of their browser."""
    ask = make_ask(request, visitor)
    preferences = await shared.app.preferences(ask)
    context, say = shared.app.context, say_in(preferences.language)
    return {
        "chair": chair,
        "name": visitor.name,
        "profile": shared.names.page_of(Subject(person=ask.me)),
        "people": people(shared, request),
        "login": None if frame_of(request) else await _login(shared, request, visitor),
        "language": preferences.language,
        "look": {
            "theme": preferences.theme,
            "colour_vision": preferences.colour_vision,
            "text_size": preferences.text_size,
            "side": "left" if preferences.sees_himself_left else "by_seat",
            "sending": "at_once" if preferences.sends_at_once else "ask",
        },
        "words": page_words(preferences.language),
        "commands": commands(preferences.language),
        "games": game_entries(context.games, context.players, await _fitting(shared, ask), say),
        "clocks": clock_entries(say),
        "ratings": rating_entries(say),
        "is_local": shared.host in LOOPBACK,
    }


async def _login(shared: WebContext, request: web.Request, visitor: Visitor) -> Json:
    can_keep = relying_party(request, shared.page_url) is not None
    return {"can_keep": can_keep, "is_kept": can_keep and await _is_kept(shared, visitor)}


async def _fitting(shared: WebContext, ask: Ask) -> dict[str, str]:
    # The level of each game that is about as strong as the visitor: the page is shown in any case.
    context = shared.app.context
    try:
        return await fitting_levels(context.store, context.players, context.games, ask.me)
    except StoreAwayError:
        return {game: fitting_level(context.players[game], None) for game in context.games}


async def _is_kept(shared: WebContext, visitor: Visitor) -> bool:
    # Nothing is offered while that can't be known.
    if not visitor.name:
        return False
    try:
        return bool(await shared.app.context.store.passkeys(address_of(visitor)))
    except StoreAwayError:
        return True


def people(shared: WebContext, request: web.Request) -> list[Json]:
    """Who is known to this browser, by their chair."""
    found = [(chair, shared.logins.read(request, chair)) for chair in range(CHAIRS)]
    return [
        {"chair": chair, "name": visitor.name}
        for chair, visitor in found
        if visitor and visitor.name
    ]
