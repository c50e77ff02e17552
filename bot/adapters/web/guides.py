"""Handlers of guided first games: one begins, and what there is to explain at its table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from aiohttp import web

from bot.adapters.web.context import WebContext
from bot.adapters.web.requests import make_ask, read_body, table_of
from bot.adapters.web.serialise_lists import Json
from bot.commands import guided_games
from bot.commands.guided_games import Explanation
from bot.messages.guide_bubbles import GuideTitle, guide_titles
from renderers.wording import Say

# Characters that the keys of all bubbles of a guide have at most.
_SEEN: Final = 400


@dataclass(frozen=True, slots=True, kw_only=True)
class GuideHandlers:
    """The requests of guided games."""

    shared: WebContext

    async def begin(self, request: web.Request) -> web.Response:
        """Open a guided game; the answer has the address at which it is explained."""
        visitor = self.shared.named_visitor(request)
        game, guide = request.match_info["game"], request.match_info["guide"]
        ask = make_ask(request, visitor, nonce=(await read_body(request)).nonce())
        reply = await self.shared.app.run(guided_games.begin, ask, game, guide)
        if reply.is_error or reply.is_away or reply.table is None:
            return await self.shared.answer(request, ask, reply)
        table = reply.table.table
        return web.json_response({"table": table, "address": f"/t/{table}?guide={guide}"})

    async def explain(self, request: web.Request) -> web.Response:
        """The bubbles that fit the position and haven't been seen, the most fitting first."""
        ask = self.shared.ask(request)
        query, key = request.query, table_of(request)
        seen = frozenset(query.get("seen", "")[:_SEEN].split(","))
        found = await self.shared.app.query(
            guided_games.explain, Explanation(), ask, key, query.get("guide", "")[:20], seen
        )
        return web.json_response(
            {
                "version": found.version,
                "bubbles": [
                    {
                        "key": bubble.key,
                        "words": bubble.words,
                        "square": bubble.square,
                        "card": bubble.card,
                    }
                    for bubble in found.bubbles
                ],
                "next": _entry(found.following) if found.following else None,
            }
        )


def guide_entries(game: str, say: Say) -> list[Json]:
    """The guides of a game, to choose from."""
    return [_entry(title) for title in guide_titles(game, say)]


def _entry(title: GuideTitle) -> Json:
    return {"key": title.key, "title": title.title, "about": title.about}
