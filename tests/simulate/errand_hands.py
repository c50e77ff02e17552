"""What people do besides playing, in the process that hears them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from bot.application.model import Address, Ask, ButtonStyle, Person, Post, Reply
from bot.application.puzzle_shelf import shipped_shelf
from bot.commands import block, forgetting, seek
from bot.commands.application import Application
from bot.commands.arguments import Given
from bot.commands.declaration import Place
from bot.commands.link import COMMAND as LINK
from bot.commands.registry import registry
from engines.core.lab import at_random, chance_of
from engines.core.options import complete

Told = dict[str, Any]


class ErrandHands:
    """Everybody's."""

    def __init__(self, app: Application) -> None:
        self._app = app

    async def do(self, errand: str, who: Told, nonce: str, **how: Any) -> Told:
        """What came of it."""
        me = person(who)
        ask = Ask(who=me, where=me.address, is_private=True, nonce=nonce)
        return _told(await getattr(self, errand)(ask, **how))

    async def link(self, ask: Ask, other: Told) -> Reply:
        """A code from here, said there, and a yes."""
        offered = await self._app.run(LINK.run, ask, Given(arguments=LINK.arguments))
        if not offered.private:
            return offered
        code = offered.private.text.removeprefix("/link ")
        elsewhere = person(other)
        there = Ask(
            who=elsewhere, where=elsewhere.address, is_private=True, nonce=f"{ask.nonce} there"
        )
        given = Given(arguments=LINK.arguments, words=code)
        return await self._yes(there, await self._app.run(LINK.run, there, given))

    async def delete(self, ask: Ask) -> Reply:
        """Themselves; asked again if something has begun meanwhile."""
        return await self._yes(ask, await self._app.run(forgetting.forget, ask))

    async def block(self, ask: Ask, whom: Told) -> Reply:
        return await self._app.run(block.block, ask, person(whom))

    async def seek(self, ask: Ask, game: str, luck: int) -> Reply:
        """Somebody for a match with a day a move; every other time a rated one."""
        words = f"{game} 1d {'rated' if luck % 2 else 'friendly'}"
        return await self._app.run(seek.seek, ask, words)

    async def solve(self, ask: Ask, game: str, luck: int) -> Reply:
        """A puzzle, with the first move that comes to mind."""
        shown = await self._puzzle(ask, {"game": game})
        if not shown.private:
            return shown
        move = self._guess(game, shown.private, luck)
        return await self._puzzle(ask, {"game": game, "move": move})

    async def manage(self, ask: Ask, whom: Told, room: str, act: str) -> Reply:
        """A ban, or its end, in a room that the asker manages."""
        command = registry().commands["admin"]
        there = Ask(
            who=ask.who,
            where=Address.parse(room),
            nonce=ask.nonce,
            may_manage=True,
            may_manage_place=True,
        )
        chosen = {"act": act, "reason": "a mistake"}
        given = Given(arguments=command.arguments, person=person(whom), chosen=chosen)
        asked = await self._app.say(command, there, given, Place.GROUP)
        return await self._yes(ask, asked)

    async def _puzzle(self, ask: Ask, chosen: Mapping[str, str]) -> Reply:
        command = registry().commands["puzzle"]
        given = Given(arguments=command.arguments, chosen=chosen)
        return await self._app.say(command, ask, given, Place.PRIVATE)

    def _guess(self, game_id: str, shown: Post, luck: int) -> str:
        game = self._app.context.games[game_id]
        number = re.search(r"\d+", shown.title)
        assert number, shown
        puzzle = shipped_shelf(game).numbered(int(number[0])).puzzle
        state = game.read(puzzle.position, complete(game.options, puzzle.options))
        seat = puzzle.seat
        move = at_random(game.view(state, seat), game.legal_moves(state, seat), chance_of(luck))
        return str(move)

    async def _yes(self, ask: Ask, asked: Reply) -> Reply:
        if not asked.private or not asked.private.prompt:
            return asked
        return await self._app.tap(ask, main_button(asked.private))


def person(facts: Told) -> Person:
    return Person(address=Address.parse(facts["address"]), name=facts["name"], locale="en")


def main_button(post: Post) -> str:
    """The ticket of the button that stands out; else of the first."""
    assert post.prompt
    choices = post.prompt.choices
    return next((c for c in choices if c.style is ButtonStyle.GO), choices[0]).ticket


def _told(reply: Reply) -> Told:
    if reply.is_away:
        return {"is_away": True}
    if reply.is_error:
        return {"error": reply.ack}
    return {"did": "errand", "table": str(reply.table or "")}
