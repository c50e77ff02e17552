"""Playing on from a position of a finished match: a friendly match that begins there."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from bot.application.fitting_levels import ANY_LEVEL, fitting_levels
from bot.application.loaded_table import LoadedTable
from bot.application.model import Address, Ask, Choice, Group, Person, Prompt, Reply
from bot.application.refused import RefusedError, named
from bot.application.tickets import Ticket, Verb
from bot.commands.admission import admitted, shown_to
from bot.commands.arguments import TABLE, Argument, Given, Kind
from bot.commands.challenges import Terms, challenge
from bot.commands.context import Context
from bot.commands.declaration import ANYWHERE, Command
from bot.commands.find_table import find_table
from bot.commands.start_source import show_source
from bot.messages.level_words import offered_levels
from bot.messages.perspective import Perspective
from engines.core.computer import AnyComputer
from engines.core.former import is_former
from engines.core.game import can_begin_anywhere, reshuffles
from engines.core.match import agreed_options
from engines.core.match_state import Status
from engines.core.play_on import moves_of, start_after
from engines.core.record import Series
from engines.core.seat import Seat

# Whom it is played against, in the path of a button; from `_LEVELS` on the computer's levels, the
# one before them being that which fits the asker.
_NOT_SAID, _RIVAL, _ANYBODY, _ALONE = range(4)
_FITTING: Final = 9
_LEVELS: Final = 10
_MOST: Final = 100_000  # moves
_PAGE: Final = "web"

_MOVE: Final = Argument(name="ply", kind=Kind.NUMBER, is_required=True, lowest=0, highest=_MOST)


@dataclass(frozen=True, slots=True, kw_only=True)
class _Beginning:
    """The position that somebody wants to play on from, and the side that they take."""

    table: LoadedTable
    perspective: Perspective
    ply: int
    start: str
    seat: Seat

    def terms(self) -> Terms:
        """What all challenges from there have in common."""
        match = self.table.match
        return Terms(
            game=self.table.game.id,
            options=agreed_options(self.table.game, self.table.record),
            is_rated=False,
            has_memory=match.proposal.has_memory,
            has_hints=match.proposal.has_hints,
            series=Series.NONE,
            challenger=self.seat,
            start=self.start,
            start_ply=self.ply,
            start_of=str(self.table.key),
        )


async def play_on(context: Context, ask: Ask, given: Given) -> Reply:
    """Ask against whom, or challenge the person who is named with the command."""
    ply = int(given.value(_MOVE.name))
    table = await find_table(
        context,
        ask,
        given.table,
        verb=Verb.PLAY_FROM,
        wanted=Status.OVER,
        ticket_of=lambda one: Ticket(verb=Verb.PLAY_FROM, table=one.key, version=0).to(
            Verb.PLAY_FROM, ply
        ),
    )
    beginning = await _beginning(context, ask, table, ply)
    if given.person is None:
        return await _menu(context, ask, beginning, is_exchanged=False)
    terms = replace(beginning.terms(), opponent=given.person, clock=table.match.proposal.clock)
    return await challenge(context, ask, terms)


# The path: the move; against whom, which is asked if it isn't said, and the last bit says whether
# the sides are exchanged; and the pass of who has no seat there.
async def _tapped(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    table = await context.load(admitted(context, ask, ticket, after=2), ticket.table)
    ply, chosen = (*ticket.path, 0, 0)[:2]
    whom, is_exchanged = divmod(chosen, 2)
    beginning = await _beginning(context, ask, table, ply)
    if is_exchanged:
        beginning = replace(beginning, seat=beginning.seat.other)
    if whom == _NOT_SAID:
        return await _menu(context, ask, beginning, is_exchanged=bool(is_exchanged))
    if ask.message:  # a menu that is tapped for another position, or rival, opens another table
        path = ".".join(map(str, ticket.path))
        ask = replace(ask, message=f"{ask.message}+{ticket.table.table}.{path}")
    return await _challenge(context, ask, beginning, whom)


# Raises MatchError, RefusedError: nobody can play on from there.
async def _beginning(context: Context, ask: Ask, table: LoadedTable, ply: int) -> _Beginning:
    game, perspective = table.game, context.perspective(ask, table)
    if not can_begin_anywhere(game):
        raise RefusedError("start-not-this-game", game=named(f"{game.id}-name"))
    if ply > (most := moves_of(table.record)) and table.match.status is Status.OVER:
        raise RefusedError("start-no-such-move", most=most)
    start = await asyncio.to_thread(start_after, game, table.record, ply)
    state = game.read(start, agreed_options(game, table.record))
    first = min(game.active(state), default=Seat.ONE)
    return _Beginning(
        table=table,
        perspective=perspective,
        ply=ply,
        start=start,
        seat=perspective.seat or first,
    )


async def _menu(context: Context, ask: Ask, beginning: _Beginning, *, is_exchanged: bool) -> Reply:
    table, perspective = beginning.table, beginning.perspective
    say, game = perspective.say, table.game
    ticket = Ticket(verb=Verb.PLAY_FROM, table=table.key, version=0)
    mine = () if perspective.seat else (context.tables.pass_to(table.key, ask.me),)

    def to(is_exchanged: int, whom: int = _NOT_SAID) -> str:
        return ticket.to(Verb.PLAY_FROM, beginning.ply, 2 * whom + is_exchanged, *mine)

    fitting = await fitting_levels(context.store, context.players, [game.id], ask.me)
    offered = offered_levels(game.id, context.players[game.id], fitting[game.id], say)
    levels = tuple(
        Choice(label=label, ticket=to(int(is_exchanged), number))
        for number, (_, label) in enumerate(offered, start=_FITTING)
    )
    people = tuple(
        Choice(label=label, ticket=to(int(is_exchanged), choice))
        for label, choice in _people(beginning)
    )
    through = ticket.to(Verb.GO_THROUGH, beginning.ply, *mine)
    is_page = ask.where.platform == _PAGE  # which goes through a match at its table
    back = ticket.to(Verb.HAND) if is_page else through
    controls = (
        Choice(label=say("start-exchange"), ticket=to(int(not is_exchanged))),
        Choice(label=say("hall-back"), ticket=back),
    )
    state = game.read(beginning.start, agreed_options(game, table.record))
    lead = say("start-against-whom")
    side = perspective.names[beginning.seat]
    key = "start-hands-known" if reshuffles(game) else "start-friendly"
    post = perspective.post(
        lines=(say("start-where", ply=beginning.ply, name=side), say(key)),
        picture=perspective.picture(game.view(state, beginning.seat)),
        prompt=Prompt(
            lead=lead,
            groups=(
                Group(key="levels", label=lead, choices=levels),
                Group(key="people", label=say("start-people"), choices=people),
            ),
            controls=controls,
        ),
    )
    return replace(shown_to(ask, table, post), is_apart=not ask.is_private)


def _level(computer: AnyComputer, number: int) -> str:
    levels = computer.levels
    if number >= _LEVELS:
        return levels[min(number - _LEVELS, len(levels) - 1)]
    return ANY_LEVEL


def _people(beginning: _Beginning) -> Iterator[tuple[str, int]]:
    say = beginning.perspective.say
    if rival := _rival(beginning):
        yield rival.name, _RIVAL
    yield say("start-anybody"), _ANYBODY
    yield say("start-alone"), _ALONE


# The person who played against the asker.
def _rival(beginning: _Beginning) -> Person | None:
    table, seat = beginning.table, beginning.perspective.seat
    player = table.match.players[seat.other] if seat else None
    if player is None or player.is_computer or player.is_by_name or is_former(player.address):
        return None
    if table.record.head.is_study:
        return None
    return Person(address=Address.parse(player.address), name=player.name)


async def _challenge(context: Context, ask: Ask, beginning: _Beginning, rival: int) -> Reply:
    table, terms = beginning.table, beginning.terms()
    if rival >= _FITTING:
        terms = replace(terms, level=_level(context.players[table.game.id], rival))
    elif rival == _ALONE:
        terms = replace(terms, is_study=True)
    else:
        person = _rival(beginning) if rival == _RIVAL else None
        terms = replace(terms, opponent=person, clock=table.match.proposal.clock)
        if person:  # where they played, as a rematch is
            key = table.key
            chat = Address(platform=key.platform, id=key.chat)
            sat = Address.parse(table.identity_of(ask.me))
            who = replace(ask.who, address=sat) if sat != ask.who.address else ask.who
            where = await context.present(chat)
            ask = replace(ask, who=who, where=where, community="", chat_locale="")
            players = [player for player in table.match.players if player]
            terms = replace(terms, chats={one.address: one.chat for one in players})
    return await challenge(context, ask, terms)


COMMAND: Final = Command(
    name="playon",
    run=play_on,
    arguments=(_MOVE, Argument(name="opponent", kind=Kind.PERSON), TABLE),
    places=ANYWHERE,
    link=Verb.HAND,
    group="match",
    rank=31,
    buttons={Verb.PLAY_FROM: _tapped, Verb.SOURCE: show_source},
    looks=frozenset({Verb.SOURCE}),
)
