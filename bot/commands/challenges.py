"""Challenges: made, answered, changed, taken back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Final

from bot.application import profile
from bot.application.loaded_table import LoadedTable
from bot.application.model import (
    COMPUTER,
    Address,
    Ask,
    ButtonStyle,
    Choice,
    Group,
    Person,
    Post,
    Prompt,
    Reply,
)
from bot.application.tickets import Ticket, Verb
from bot.commands.context import Context
from bot.messages import posts
from bot.messages.perspective import Perspective
from engines.core.match_state import MatchError, Status
from engines.core.options import OptionError, complete
from engines.core.record import Act, Entry, Head, Joining, Player
from engines.core.seat import Pair, Seat
from storage.base import TableKey

CLOCKS = (0, 86_400, 3 * 86_400, 7 * 86_400)
"""Seconds a decision that a challenger may choose from; 0: no clock."""

_NOTHING: Final[Mapping[str, str]] = MappingProxyType({})


class SelfChallengeError(Exception):
    """Nobody plays himself, unless he asks for the study table."""


class UnknownGameError(LookupError):
    """There is no such game, or no such level of its computer player."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    """What a challenge proposes."""

    game: str
    opponent: Person | None = None  # None: anybody, unless `level` or `study` says otherwise
    level: str = ""  # of the computer player
    options: Mapping[str, str] = field(default_factory=dict)
    clock: int = 0
    is_study: bool = False
    partner: str = ""  # what one's second seat is called at a study table
    challenger: Seat = Seat.ONE
    rematch_of: str = ""
    table: str = ""  # the name of the table that it opens; "": a new one


async def challenge(context: Context, ask: Ask, terms: Terms) -> Reply:
    """Open a table. The computer accepts at once; so does who studies alone."""
    game = context.games.get(terms.game)
    if game is None:
        raise UnknownGameError(terms.game)
    levels = context.players[terms.game].levels
    if terms.level and terms.level not in levels:
        say = await context.say(ask)
        raise OptionError("no such level", name=say("hall-argument-computer"), known=levels)
    if terms.opponent and terms.opponent.address == ask.who.address and not terms.is_study:
        raise SelfChallengeError
    chosen = complete(game.options, terms.options)
    defaults = complete(game.options, {})
    me = _player(ask.who)
    head = Head(
        game=game.id,
        rules=game.rules,
        options={name: value for name, value in chosen.items() if value != defaults[name]},
        players=Pair[Player | None](one=None, two=None)
        .put(terms.challenger, me)
        .put(terms.challenger.other, _rival(terms, ask)),
        challenger=terms.challenger,
        nonce=ask.nonce,
        created=int(context.now()),
        clock=max(0, terms.clock),
        is_study=terms.is_study,
        rematch_of=terms.rematch_of,
    )
    await _remember_chat(context, ask)
    table = await context.tables.open(ask.where.platform, ask.where.id, head, name=terms.table)
    say = await context.say(ask)
    if terms.level or terms.is_study:
        rival = _rival(terms, ask)
        table = await _sit_down(context, ask, table, rival or me)
        perspective = context.perspective(ask, await context.load(ask, table.key))
        return Reply(ack=say("hall-begun"), private=posts.turn(perspective), table=table.key)
    rival_name = terms.opponent.name if terms.opponent else say("hall-anybody")
    return Reply(ack=say("hall-challenged", name=rival_name), table=table.key)


async def accept(
    context: Context, ask: Ask, key: TableKey, options: Mapping[str, str] = _NOTHING
) -> Reply:
    """Sit down opposite the challenger; the first cards are dealt.

    `options` are what he chooses of the options that are his own; others stay as proposed.
    """
    table = await context.load(ask, key)
    perspective = context.perspective(ask, table)
    head = table.record.head
    if table.match.status is not Status.OPEN:
        if perspective.seat:
            return Reply(private=posts.turn(perspective), table=key)
        return Reply(ack=perspective.say("hall-taken"), is_error=True, table=key)
    if perspective.seat is head.challenger:
        return Reply(ack=perspective.say("hall-own-challenge"), is_error=True, table=key)
    table = await _sit_down(context, ask, table, _player(ask.who), options)
    perspective = context.perspective(ask, table)
    return Reply(ack=perspective.say("hall-accepted"), private=posts.turn(perspective), table=key)


async def decline(context: Context, ask: Ask, key: TableKey) -> Reply:
    """The challenged would rather not."""
    table = await context.load(ask, key)
    perspective = context.perspective(ask, table)
    if perspective.seat is not table.record.head.challenger.other:
        return Reply(ack=perspective.say("hall-not-asked"), is_error=True, table=key)
    return await _close(context, ask, table, Act.DECLINE)


async def withdraw(context: Context, ask: Ask, key: TableKey) -> Reply:
    """The challenger takes it back."""
    table = await context.load(ask, key)
    perspective = context.perspective(ask, table)
    if perspective.seat is not table.record.head.challenger:
        return Reply(ack=perspective.say("hall-not-yours"), is_error=True, table=key)
    return await _close(context, ask, table, Act.WITHDRAW)


async def change(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    """The challenged proposes other options: choose one, and the challenge turns round.

    The path is empty (show the options) or names an option and one of its values.
    """
    table = await context.load(ask, ticket.table)
    perspective = context.perspective(ask, table)
    head = table.record.head
    if perspective.seat is not head.challenger.other:
        return Reply(ack=perspective.say("hall-not-asked"), is_error=True, table=table.key)
    if table.match.status is not Status.OPEN:
        return Reply(ack=perspective.say("hall-answered"), is_error=True, table=table.key)
    if len(ticket.path) < 2:
        return Reply(private=_options_post(perspective, ticket), table=table.key)
    option = table.game.options[ticket.path[0] % len(table.game.options)]
    value = option.values[ticket.path[1] % len(option.values)]
    challenger = table.match.players[head.challenger]
    if challenger is None:
        raise MatchError("not-open", "this challenge has nobody behind it")
    await _close(context, ask, table, Act.DECLINE)
    return await challenge(
        context,
        ask,
        Terms(
            game=head.game,
            opponent=Person(address=Address.parse(challenger.address), name=challenger.name),
            options={**head.options, option.name: value},
            clock=head.clock,
            challenger=head.challenger.other,
        ),
    )


async def _sit_down(
    context: Context,
    ask: Ask,
    table: LoadedTable,
    player: Player,
    options: Mapping[str, str] = _NOTHING,
) -> LoadedTable:
    joining = Joining(player=player, nonce=ask.nonce, options=dict(options))

    def decide(now: LoadedTable) -> Entry:
        seat = now.record.head.challenger.other
        return Entry(act=Act.ACCEPT, seat=seat, at=int(context.now()), joining=joining)

    already_shown_to = ask.me if ask.where == ask.who.address else ""
    return await context.tables.act(
        table.key, decide, table=table, asker=ask.me, already_shown_to=already_shown_to
    )


async def _close(context: Context, ask: Ask, table: LoadedTable, act: Act) -> Reply:
    seat = context.perspective(ask, table).seat

    def decide(now: LoadedTable) -> Entry:
        return Entry(act=act, seat=seat, at=int(context.now()))

    after = await context.tables.act(table.key, decide, table=table, asker=ask.me)
    key = "hall-declined" if act is Act.DECLINE else "hall-withdrawn"
    return Reply(ack=context.perspective(ask, after).say(key), table=table.key)


def _options_post(perspective: Perspective, ticket: Ticket) -> Post:
    """Every option with its other values; choosing one answers with a challenge of one's own."""
    say, game = perspective.say, perspective.table.game
    now = complete(game.options, perspective.table.record.head.options)
    rows = tuple(
        Group(
            key=option.name,
            label=say(f"{game.id}-option-{option.name}"),
            choices=tuple(
                Choice(
                    label=say(f"{game.id}-option-{option.name}-{value}"),
                    ticket=ticket.to(Verb.CHANGE, number, index),
                    style=ButtonStyle.QUIET,
                )
                for index, value in enumerate(option.values)
                if value != now[option.name]
            ),
        )
        for number, option in enumerate(game.options)
    )
    return perspective.post(prompt=Prompt(lead=say("hall-change-what"), groups=rows))


def _player(who: Person) -> Player:
    return Player(address=str(who.address), name=who.name[:40] or str(who.address))


def _rival(terms: Terms, ask: Ask) -> Player | None:
    if terms.is_study:
        return _player(replace(ask.who, name=terms.partner or ask.who.name))
    if terms.level:
        return Player(address=f"{COMPUTER}:{terms.level}", name=COMPUTER)
    return _player(terms.opponent) if terms.opponent else None


async def _remember_chat(context: Context, ask: Ask) -> None:
    """Public messages speak the chat's language: what the platform says, else the challenger's."""
    if ask.where == ask.who.address:
        return
    known = await context.store.profile(str(ask.where))
    locale = ask.chat_locale or known.get(profile.LOCALE, "") or ask.who.locale
    if locale and locale != known.get(profile.LOCALE):
        await context.store.update_profile(str(ask.where), {profile.LOCALE: locale})
