"""Joining a tournament, or coming back into it."""

from __future__ import annotations

from typing import Final

from bot.application import profile
from bot.application.administration import check_not_banned, place_asked_in
from bot.application.loaded_tournament import LoadedTournament
from bot.application.model import Ask, Reply
from bot.application.rate_limiter import Kind
from bot.application.refused import RefusedError
from bot.application.tournament_tickets import TournamentTicket
from bot.commands.arguments import Given
from bot.commands.challenges import player_of
from bot.commands.context import Context
from bot.commands.declaration import ANYWHERE, Command
from bot.commands.tournament_asking import TOURNAMENT, act, card_for, chat_of, meant
from bot.messages.tournament_card import may_join
from engines.core.tournaments.acts import Entry, Joined


async def join(context: Context, ask: Ask, loaded: LoadedTournament) -> Reply:
    """Take part; in once, however often it is asked for and under whichever identity.

    Raises RefusedError: nothing would reach the asker, or they may not.
    """
    identities = frozenset(await context.store.identities(ask.me))
    known = loaded.entrant_of(identities)
    if (known and known.is_in) or loaded.has_answered(ask.id):
        return await card_for(context, ask, loaded, "tournament_commands-in-already")
    settings = await context.store.profile(ask.me)
    if profile.is_closed(settings) and not ask.is_home:
        raise RefusedError("tournament_commands-closed")
    await _check_admission(context, ask, loaded, is_back=known is not None)
    await context.admit(ask, Kind.SETTING)
    await context.remember(ask, settings)
    rating = await _rating(context, ask, loaded)

    def decide(now: LoadedTournament) -> Entry | None:
        before = now.entrant_of(identities)
        if now.has_answered(ask.id) or (before and before.is_in):
            return None
        return Joined(
            at=int(context.now()),
            by=before.address if before else ask.me,
            ask_id=ask.id,
            player=before.player if before else player_of(ask.who),
            rating=rating,
        )

    done = await act(context, loaded.id, decide)
    return await card_for(context, ask, done, "tournament_commands-in")


async def tapped(
    context: Context, ask: Ask, loaded: LoadedTournament, ticket: TournamentTicket
) -> Reply:
    """*Join*: it counts however old the card is."""
    return await join(context, ask, loaded)


# Raises RefusedError: they are banned, or aren't of its place, which is known only where they ask.
async def _check_admission(
    context: Context, ask: Ask, loaded: LoadedTournament, *, is_back: bool
) -> None:
    here, wanted = await place_asked_in(context.tables, ask), loaded.head.admission.place
    if wanted and not is_back and (here != wanted or ask.is_home):
        raise RefusedError("tournament_commands-not-of-place")
    places = {here, wanted}
    if chat := chat_of(loaded):
        places.add(await profile.place_of(context.store, chat.platform, chat.id))
    for place in filter(None, places):
        await check_not_banned(context.tables, ask.me, place)


# Their rating in its first game, provisional or not.
async def _rating(context: Context, ask: Ask, loaded: LoadedTournament) -> int:
    standings = await context.store.standings(loaded.head.games[0].game, [ask.me])
    return max(0, round(standings.of[ask.me].rating.value))


async def _run(context: Context, ask: Ask, given: Given) -> Reply:
    loaded, _ = await meant(context, ask, given.words, wanted=lambda one: may_join(one.state))
    return await join(context, ask, loaded)


COMMAND: Final = Command(
    name="tournament-join",
    run=_run,
    arguments=(TOURNAMENT,),
    places=ANYWHERE,
    group="tournament",
    within="tournament-join",
    rank=16,
)
