"""What the settings of a server or group allow of a challenge, and of `/seek`.

See `bot.application.place`.
"""

from __future__ import annotations

from bot.application.loaded_table import LoadedTable
from bot.application.model import Ask
from bot.application.place import Newcomers, PlaceSettings, RatedMatches, read_place
from bot.application.refused import RefusedError, named
from bot.commands.context import Context
from engines.core.record import Head


async def check_challenge(
    context: Context, ask: Ask, place: PlaceSettings, head: Head, *, is_alone: bool
) -> None:
    """Raises RefusedError: it may not be made in this chat, not of this game, or not by them."""
    await check_match(context, ask, place, head.game, is_rated=head.is_rated)
    if not is_alone:
        is_open = head.players[head.challenger.other] is None
        await _check_newcomer(context, ask, place, is_open=is_open)


async def check_seek(
    context: Context, ask: Ask, place: PlaceSettings, game: str, *, is_rated: bool
) -> None:
    """The same for an offer to anybody who fits: it is made to anybody, as an open challenge is."""
    await check_match(context, ask, place, game, is_rated=is_rated)
    await _check_newcomer(context, ask, place, is_open=True)


async def check_match(
    context: Context, ask: Ask, place: PlaceSettings, game: str, *, is_rated: bool
) -> None:
    """Raises RefusedError: a match of this game, or one that counts, may not be played here."""
    await check_chat(context, ask, place)
    check_game(context, place, game)
    _check_rated(place, is_rated=is_rated)


async def check_chat(context: Context, ask: Ask, place: PlaceSettings) -> None:
    """Raises RefusedError: Salle doesn't play in this chat of the place."""
    where = await context.present(ask.where)
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
    _check_rated(place, is_rated=True)


def _check_rated(place: PlaceSettings, *, is_rated: bool) -> None:
    if is_rated and place.rated is RatedMatches.NEVER:
        raise RefusedError("setup-refused-rated")


# `is_open`: it is made to anybody.
async def _check_newcomer(
    context: Context, ask: Ask, place: PlaceSettings, *, is_open: bool
) -> None:
    is_by_name = place.newcomers is Newcomers.BY_NAME
    if place.newcomers is Newcomers.ANYTHING or (is_by_name and not is_open):
        return
    if not await context.tables.experience.have_all_played([ask.me]):
        raise RefusedError("setup-refused-open" if is_by_name else "setup-refused-challenge")
