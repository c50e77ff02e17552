"""Challenges on a ladder: choosing an opponent above, and the answer."""

from __future__ import annotations

from typing import Final

from bot.application.loaded_tournament import LoadedTournament
from bot.application.model import Ask, Choice, Group, Post, Prompt, Reply
from bot.application.rate_limiter import Kind
from bot.application.refused import RefusedError, quoted
from bot.application.tickets import TicketError
from bot.application.tournament_tickets import Step, TournamentTicket
from bot.commands.arguments import Argument, Given
from bot.commands.context import Context
from bot.commands.declaration import ANYWHERE, Command
from bot.commands.tournament_asking import TOURNAMENT, act, card_for, meant, reader_of
from bot.messages.words import searchable
from engines.core.tournaments.acts import Answered, Challenged, Entry
from engines.core.tournaments.head import Kind as TournamentKind
from engines.core.tournaments.state import Entrant, Status


async def challenge(context: Context, ask: Ask, loaded: LoadedTournament, number: int) -> Reply:
    """Challenge the player who has joined under this number. Raises RefusedError: they may not."""
    identities = frozenset(await context.store.identities(ask.me))
    rival = next((e for e in loaded.state.entrants.values() if e.number == number), None)
    if rival is None:
        raise TicketError(str(number))
    await context.admit(ask, Kind.OFFER)

    def decide(now: LoadedTournament) -> Entry | None:
        if now.has_answered(ask.id):
            return None
        me = _player(now, identities)
        return Challenged(
            at=int(context.now()),
            by=me.address,
            ask_id=ask.id,
            challenger=me.address,
            challenged=rival.address,
        )

    done = await act(context, loaded.id, decide)
    name = rival.player.name or (await context.say(ask))("entrance-somebody")
    return await card_for(context, ask, done, "tournament_commands-challenged", name=name)


async def choose(context: Context, ask: Ask, loaded: LoadedTournament) -> Reply:
    """Whom: those above who may be challenged. Raises RefusedError: nobody."""
    me = _player(loaded, frozenset(await context.store.identities(ask.me)))
    above = _above(loaded, me)
    if not above:
        raise RefusedError("tournament_commands-nobody-above")
    reader = await reader_of(context, ask)
    choices = tuple(
        Choice(
            label=f"{loaded.state.ladder.index(one.address) + 1}. {reader.name_of(one.player)}",
            ticket=str(
                TournamentTicket(
                    step=Step.CHALLENGE,
                    tournament=loaded.id,
                    version=loaded.version,
                    argument=str(one.number),
                )
            ),
        )
        for one in above
    )
    lead = reader.say("tournament_commands-challenge-whom")
    group = Group(key="above", label=lead, choices=choices)
    back = reader.choice("hall-back", loaded, Step.CARD)
    prompt = Prompt(lead=lead, groups=(group,), controls=(back,))
    return Reply(private=Post(title=loaded.head.name, prompt=prompt))


async def tapped(
    context: Context, ask: Ask, loaded: LoadedTournament, ticket: TournamentTicket
) -> Reply:
    """*Challenge*, or whom."""
    if not ticket.argument:
        return await choose(context, ask, loaded)
    if not ticket.argument.isdecimal():
        raise TicketError(str(ticket))
    return await challenge(context, ask, loaded, int(ticket.argument))


async def answered(
    context: Context, ask: Ask, loaded: LoadedTournament, ticket: TournamentTicket
) -> Reply:
    """*Accept* or *Decline*. Raises RefusedError: it isn't theirs, or it was answered."""
    identities = frozenset(await context.store.identities(ask.me))
    number = int(ticket.argument) if ticket.argument.isdecimal() else 0
    is_accepted = ticket.step is Step.ACCEPT

    def decide(now: LoadedTournament) -> Entry | None:
        if now.has_answered(ask.id):
            return None
        me = _player(now, identities)
        found = next((one for one in now.state.challenges if one.number == number), None)
        if found and found.challenged != me.address:
            raise RefusedError("tournament_commands-not-your-challenge")
        return Answered(
            at=int(context.now()),
            by=me.address,
            ask_id=ask.id,
            challenge=max(1, number),
            is_accepted=is_accepted,
        )

    done = await act(context, loaded.id, decide)
    key = "tournament_commands-accepted" if is_accepted else "tournament_commands-declined"
    return await card_for(context, ask, done, key)


# Raises RefusedError: they don't take part.
def _player(loaded: LoadedTournament, identities: frozenset[str]) -> Entrant:
    if (me := loaded.entrant_of(identities)) and me.is_in:
        return me
    raise RefusedError("tournament_commands-not-in")


def _above(loaded: LoadedTournament, me: Entrant) -> list[Entrant]:
    state = loaded.state
    if me.address not in state.ladder:
        return []
    mine = state.ladder.index(me.address)
    near = state.ladder[max(0, mine - state.head.reach) : mine]
    return [
        state.entrants[one] for one in near if frozenset((one, me.address)) not in state.forbidden
    ]


async def _run(context: Context, ask: Ask, given: Given) -> Reply:
    identities = frozenset(await context.store.identities(ask.me))

    def is_ladder_of_mine(one: LoadedTournament) -> bool:
        is_running = one.state.status is Status.RUNNING
        known = one.entrant_of(identities)
        return is_running and one.head.kind is TournamentKind.LADDER and known is not None

    loaded, name = await meant(context, ask, given.words, wanted=is_ladder_of_mine)
    if not name:
        return await choose(context, ask, loaded)
    above = _above(loaded, _player(loaded, identities))
    found = [one for one in above if searchable(one.player.name) == searchable(name)]
    if len(found) != 1:
        raise RefusedError(
            "tournament_commands-not-above",
            name=quoted(name),
            names=[one.player.name for one in above] or ["–"],
        )
    return await challenge(context, ask, loaded, found[0].number)


COMMAND: Final = Command(
    name="tournament-challenge",
    run=_run,
    arguments=(TOURNAMENT, Argument(name="rival")),
    places=ANYWHERE,
    group="tournament",
    within="tournament-challenge",
    rank=18,
)
