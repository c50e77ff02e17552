"""What a server or a group allows of a challenge: see `bot.application.place`."""

from __future__ import annotations

from bot.application.loaded_table import LoadedTable
from bot.application.model import Address, Ask
from bot.application.place import Newcomers, PlaceSettings, RatedMatches, read_place
from bot.application.refused import RefusedError, named
from bot.commands.context import Context
from engines.core.record import Head


async def check_challenge(
    context: Context, ask: Ask, place: PlaceSettings, head: Head, *, is_alone: bool
) -> None:
    """Raises RefusedError: it may not be made in this chat, not of this game, or not by them."""
    check_chat(context, place, await context.present(ask.where))
    check_game(context, place, head.game)
    if head.is_rated and place.rated is RatedMatches.NEVER:
        raise RefusedError("setup-refused-rated")
    if is_alone or place.newcomers is Newcomers.ANYTHING:
        return
    is_open = head.players[head.challenger.other] is None
    if place.newcomers is Newcomers.BY_NAME and not is_open:
        return
    if not await context.tables.experience.have_all_played([ask.me]):
        is_by_name = place.newcomers is Newcomers.BY_NAME
        raise RefusedError("setup-refused-open" if is_by_name else "setup-refused-challenge")


def check_chat(context: Context, place: PlaceSettings, where: Address) -> None:
    """Raises RefusedError: nothing is played in this chat."""
    if not place.allows(where.id):
        names = (context.links.name_chat(where.platform, one) for one in place.channels)
        raise RefusedError("setup-refused-channel", channels=list(names))


def check_game(context: Context, place: PlaceSettings, game: str) -> None:
    """Raises RefusedError: the game isn't offered there."""
    offered = place.offered(context.games)
    if game not in offered:
        raise RefusedError(
            "setup-refused-game",
            game=named(f"{game}-name"),
            games=[named(f"{one}-name") for one in offered],
        )


async def check_rating(context: Context, table: LoadedTable, *, is_rated: bool) -> None:
    """Raises RefusedError: matches can't be made rated where a table is played."""
    if not is_rated or table.is_private:
        return
    place = await read_place(context.store, table.key.platform, table.key.chat)
    if place.rated is RatedMatches.NEVER:
        raise RefusedError("setup-refused-rated")
