"""What is drawn ahead after the start: each game's first pictures, then what its ends show."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterator
from typing import Final

import structlog

from bot.application.catalogue import Catalogue
from bot.messages.pictures import Pictures
from bot.messages.preferences import usual_framing
from engines.core.chance import SeededChance
from engines.core.game import AnyGame
from engines.core.options import complete
from engines.core.seat import Pair
from engines.core.values import View
from renderers import drawable_framing, framings, renderer_of
from renderers.games import end_plate_of
from renderers.style import OF_CHATS, Framing, RenderStyle

log = structlog.get_logger(__name__)

# Seconds, for what people ask for at once.
AFTER_THE_START = 2.0

_NAMES: Final = Pair(one="Salle", two="Salle")  # whose they are, nobody knows beforehand


async def warm_up(pictures: Pictures, catalogue: Catalogue, *, platforms: Collection[str]) -> None:
    """Draw ahead game by game; one that fails is named in the log, and stops no other.

    `platforms` are those whose chats Salle serves.
    """
    of_chats = frozenset(map(usual_framing, platforms))
    await asyncio.sleep(AFTER_THE_START)
    for id_ in await asyncio.to_thread(list, catalogue.games):
        try:
            # In a thread of its own: a picture that is asked for doesn't wait for an import.
            first = await asyncio.to_thread(first_pictures, catalogue.games[id_], of_chats)
        except Exception:
            log.exception("a game's first pictures can't be drawn ahead", game=id_)
        else:
            await pictures.warm(first)
    for id_ in catalogue.games:
        await pictures.warm_end_plates(id_, RenderStyle(names=_NAMES))


def first_pictures(game: AnyGame, of_chats: Collection[Framing]) -> list[tuple[View, RenderStyle]]:
    """The opening as everybody sees it, in the framings of these chats and in those of the page."""
    views = list(first_views(game))
    renderer_of(views[0])  # imports it, and Pillow
    end_plate_of(game.id)  # imports it
    shown = {drawable_framing(game.id, framing) for framing in of_chats}
    shown.update(framing for framing in framings(game.id) if framing not in OF_CHATS)
    ordered = [framing for framing in Framing if framing in shown] or [Framing.TALL]
    styles = [RenderStyle(names=_NAMES, framing=framing) for framing in ordered]
    return [(view, style) for style in styles for view in views]


def first_views(game: AnyGame) -> Iterator[View]:
    """Of a spectator, and of the player who is asked."""
    state = game.setup(complete(game.options, {}), SeededChance(b"first pictures")).state
    yield game.view(state, None)
    for seat in sorted(game.active(state)):
        yield game.view(state, seat)
