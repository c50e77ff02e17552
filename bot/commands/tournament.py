"""The tournaments at hand, and each one's card, players, rules and standings."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from bot.application.loaded_tournament import LoadedTournament
from bot.application.model import Ask, Choice, Post, Prompt, Reply
from bot.application.tournament_tickets import TOURNAMENT_PREFIX, Step, TournamentTicket
from bot.commands import (
    tournament_challenge,
    tournament_here,
    tournament_join,
    tournament_leave,
    tournament_manage,
)
from bot.commands.arguments import Given
from bot.commands.context import Context
from bot.commands.declaration import ANYWHERE, Command
from bot.commands.tournament_asking import TOURNAMENT, at_hand, card_for, meant, reader_of
from bot.commands.tournament_form_posts import FORM_PREFIX
from bot.messages import times, tournament_card, tournament_posts, tournament_rules
from bot.messages.tournament_reader import TournamentReader, games_words, listed_name
from engines.core.tournaments.state import Status

_MOST_LISTED: Final = 15

Tapped = Callable[[Context, Ask, LoadedTournament, TournamentTicket], Awaitable[Reply]]
_ToPost = Callable[[LoadedTournament, TournamentReader], Post]


async def show(context: Context, ask: Ask, words: str = "") -> Reply:
    """The tournaments at hand, those that aren't over first; or the card of one that is named.

    Raises RefusedError: there is none of that name.
    """
    if words.strip():
        loaded, _ = await meant(context, ask, words)
        return await card_for(context, ask, loaded)
    reader = await reader_of(context, ask)
    found = (await at_hand(context, ask))[:_MOST_LISTED]
    say = reader.say
    create = Choice(label=say("tournament_commands-new"), ticket=f"{FORM_PREFIX}:")
    cards = (
        Choice(
            label=listed_name(one.head.name),
            ticket=str(TournamentTicket(step=Step.CARD, tournament=one.id, version=one.version)),
        )
        for one in found
    )
    lines = [_line(one, reader) for one in found] or [say("tournament_commands-nothing")]
    prompt = Prompt(controls=(*cards, create))
    return Reply(
        private=Post(title=say("tournament_commands-title"), lines=tuple(lines), prompt=prompt)
    )


async def tapped(context: Context, ask: Ask, data: str) -> Reply:
    """A button of a tournament. Raises TicketError, RefusedError."""
    ticket = TournamentTicket.parse(data)
    loaded = await context.tournaments.load(ticket.tournament)
    return await _STEPS[ticket.step](context, ask, loaded, ticket)


# "Winter Cup · Swiss · Gygès · begins 3 May".
def _line(loaded: LoadedTournament, reader: TournamentReader) -> str:
    state, say = loaded.state, reader.say
    is_open = state.status is Status.ENROLLING
    key = "open" if is_open and state.head.begins_when_full else state.status
    facts = {"date": times.date(state.begins, say)} if key is Status.ENROLLING else {}
    return " · ".join(
        (
            listed_name(loaded.head.name),
            tournament_card.kind_words(state, say),
            games_words(loaded.head.games, say),
            say(f"tournament_commands-is-{key}", **facts),
        )
    )


def _looks(post: _ToPost) -> Tapped:
    async def look(
        context: Context, ask: Ask, loaded: LoadedTournament, ticket: TournamentTicket
    ) -> Reply:
        pictured = loaded if ticket.step is Step.STANDINGS else None
        return Reply(private=post(loaded, await reader_of(context, ask, pictured)))

    return look


async def _card(
    context: Context, ask: Ask, loaded: LoadedTournament, ticket: TournamentTicket
) -> Reply:
    return await card_for(context, ask, loaded)


_STEPS: Final[Mapping[Step, Tapped]] = {
    Step.CARD: _card,
    Step.PLAYERS: _looks(tournament_card.players),
    Step.RULES: _looks(tournament_rules.rules),
    Step.STANDINGS: _looks(tournament_posts.standings_post),
    Step.JOIN: tournament_join.tapped,
    Step.LEAVE: tournament_leave.tapped,
    Step.LEAVE_ANYWAY: tournament_leave.tapped,
    Step.CHALLENGE: tournament_challenge.tapped,
    Step.ACCEPT: tournament_challenge.answered,
    Step.DECLINE: tournament_challenge.answered,
    Step.TELL_HERE: tournament_here.tapped,
    **dict.fromkeys(tournament_manage.STEPS, tournament_manage.tapped),
}


async def _run(context: Context, ask: Ask, given: Given) -> Reply:
    return await show(context, ask, given.words)


COMMAND: Final = Command(
    name="tournament",
    run=_run,
    arguments=(TOURNAMENT,),
    places=ANYWHERE,
    group="tournament",
    within="tournament-show",
    rank=14,
    menus={TOURNAMENT_PREFIX: tapped},
    looks=frozenset({TOURNAMENT_PREFIX}),
)
